"""The sensible bots play legally everywhere, play plain sense where it can be named, and beat chance."""

from collections.abc import Sequence
from itertools import combinations
from random import Random as Dice

import pytest

from beaumonde import Action, Game, State, high_society, rich_and_good
from beaumonde.bots import Bot, bot_for, move_of
from beaumonde.games.high_society import EDITIONS, Bid, Card, Discard, HighSociety, HighSocietyDeal, Pass, Seal
from beaumonde.games.high_society.bots import Sensible as Socialite
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.money import VALUES
from beaumonde.games.rich_and_good import Buy, Donate, Good, Hold, Keep, Manipulate, MarketCard, RichAndGoodDeal, Sell
from beaumonde.games.rich_and_good.bots import Sensible as Merchant
from beaumonde.games.rich_and_good.goods import Six, counts

ADVANCED = (Card.GAMBLING, Card.EXCURSIONS, Card.YACHT_CLUB)
ADVANCED_SETS = [chosen for size in range(4) for chosen in combinations(ADVANCED, size)]
SOCIETIES = [high_society(edition, seats) for edition in EDITIONS for seats in (3, 4, 5)]
SOCIETIES += [high_society("2025", seats, chosen) for seats in (3, 4, 5) for chosen in ADVANCED_SETS if chosen]
MARKETS = [rich_and_good(seats) for seats in (2, 3, 4, 5)]
WHOLE_SET = tuple(reversed(VALUES))


def table(game: Game) -> str:
    """A table's name in the list of tests."""
    match game:
        case HighSociety():
            return "-".join((game.edition, str(game.seats), *game.advanced))
        case _:
            return f"rich-and-good-{game.seats}"


def played(game: Game, seed: int, bots: Sequence[Bot]) -> list[tuple[State, Action]]:
    """Every state of a game and what was done in it; each action must have been legal."""
    state: State = game.start(seed)
    story: list[tuple[State, Action]] = []
    while state.to_act:
        seat = state.to_act[-1]
        action = move_of(bots[seat], state, seat)
        assert action in state.legal(seat)
        story.append((state, action))
        state = state.play(seat, action).state
    assert state.result is not None
    return [*story, (state, Hold())]


def wins(game: Game, games: int, level: str, others: str) -> float:
    """The share of the games that one bot of a level wins against a table of others, each seat in turn."""
    won = 0.0
    for number in range(games):
        hero = number % game.seats
        bots = [bot_for(game, level if seat == hero else others, number * 10 + seat) for seat in range(game.seats)]
        result = played(game, number, bots)[-1][0].result
        assert result is not None
        won += (hero in result.winners) / max(1, len(result.winners))
    return won / games


def sensible(game: Game, seed: int = 0) -> list[Bot]:
    return [bot_for(game, "sensible", seed + seat) for seat in range(game.seats)]


# Everywhere ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*SOCIETIES, *MARKETS], ids=table)
def test_sensible_bots_play_whole_games_legally(game: Game) -> None:
    for seed in range(3):
        played(game, seed, sensible(game, seed))


@pytest.mark.parametrize("game", [SOCIETIES[-1], SOCIETIES[0], MARKETS[0], MARKETS[-1]], ids=table)
def test_sensible_bots_play_legally_among_wild_players(game: Game) -> None:
    for seed in range(6):
        bots = sensible(game)
        bots[1:] = [bot_for(game, "random", seed * 10 + seat) for seat in range(1, game.seats)]
        played(game, seed, bots)


@pytest.mark.parametrize("track", [(0, 40), (0, 1, 40, 9_999), tuple(range(0, 1_000, 10))], ids=len)
@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_bots_trade_on_any_track(track: tuple[int, ...], seats: int) -> None:
    game = rich_and_good(seats, track)
    played(game, 1, sensible(game))


@pytest.mark.parametrize("game", [SOCIETIES[-1], MARKETS[0], MARKETS[2]], ids=table)
def test_the_same_dice_play_the_same_game(game: Game) -> None:
    assert played(game, 5, sensible(game, 1)) == played(game, 5, sensible(game, 1))


def test_sealed_bids_depend_on_the_dice() -> None:
    state = high_society("2025", 4, ADVANCED).start(deck=["yacht-club", "1"])
    seals = {move_of(Socialite(Dice(seed)), state, 0) for seed in range(40)}
    assert len(seals) > 2
    assert all(isinstance(seal, Seal) for seal in seals)


# High Society --------------------------------------------------------------------------------------------------


def at_auction(
    deck: Sequence[str],
    hands: tuple[tuple[int, ...], ...] = (WHOLE_SET,) * 3,
    owned: tuple[tuple[Card, ...], ...] = ((), (), ()),
    *,
    bids: Sequence[Action] = (),
    game: HighSociety = SOCIETIES[3],
) -> State:
    """Three at the table, the bids of seats 1 and 2 made, seat 0 to act."""
    first = (3 - len(bids)) % 3
    state: State = game.start(deal=HighSocietyDeal(first, tuple(CARD[card] for card in deck), hands, owned))
    for bid in bids:
        state = state.play(state.to_act[0], bid).state
    assert state.to_act[0] == 0
    return state


def sensible_move(state: State) -> Action:
    bot: Bot = Socialite(Dice(0)) if isinstance(state.game, HighSociety) else Merchant(Dice(0))
    return move_of(bot, state, 0)


def dearest(card: str, owned: tuple[Card, ...]) -> int:
    """The highest of a few bids that seat 0 with these cards still beats, early in a game."""
    prices = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
    deck = [card, "3", "5", "6", "7", "x2", "x2"]
    beaten = [
        price
        for price in prices
        if isinstance(sensible_move(at_auction(deck, owned=(owned, (), ()), bids=[Bid((price,))])), Bid)
    ]
    return max(beaten, default=0)


def test_it_opens_for_a_great_luxury_with_little() -> None:
    move = sensible_move(at_auction(["10", "3", "x2", "x2", "x2", "1/2"]))
    assert isinstance(move, Bid)
    assert sum(move.cards) <= 10


def test_it_does_not_bid_itself_poorest_for_a_small_luxury_late() -> None:
    owned = ((Card.TEN, Card.DOUBLE), (Card.NINE, Card.DOUBLE), (Card.EIGHT, Card.DOUBLE))
    state = at_auction(["2", "1/2", "1"], hands=((12,), (10,), (8, 1)), owned=owned)
    assert sensible_move(state) == Pass()


def test_it_buys_late_when_the_poorest_is_far_below() -> None:
    owned = ((Card.TEN, Card.DOUBLE), (Card.NINE, Card.DOUBLE), (Card.EIGHT, Card.DOUBLE))
    state = at_auction(["7", "1/2", "1"], hands=((25, 20, 4), (10,), (3, 1)), owned=owned)
    assert isinstance(sensible_move(state), Bid)


def test_it_takes_minus_five_rather_than_pay_a_lot() -> None:
    state = at_auction(["-5", "3", "x2", "x2", "x2", "1/2"], bids=[Bid((25,))])
    assert sensible_move(state) == Pass()


def test_half_of_nothing_is_cheaper_than_half_of_much() -> None:
    assert dearest("1/2", ()) < dearest("1/2", (Card.TEN, Card.NINE, Card.EIGHT))


def test_a_doubler_is_worth_more_to_a_great_collection() -> None:
    assert dearest("x2", (Card.ONE,)) < dearest("x2", (Card.TEN, Card.NINE, Card.EIGHT))


def test_a_greater_luxury_is_worth_more() -> None:
    assert dearest("2", ()) < dearest("10", ())


def test_it_gives_up_its_cheapest_luxury() -> None:
    state = at_auction(["lose", "3"], owned=((Card.NINE, Card.TWO, Card.FOUR), (), ()))
    lost = state.play(0, Pass()).state
    assert sensible_move(lost) == Discard(Card.TWO)


# The Rich and the Good -----------------------------------------------------------------------------------------

FLAT = ("wheat+2", "rubber+2", "wheat-2", "rubber-2")


def last_turn(
    own: tuple[str, str],
    right: tuple[str, str],
    shares: Six,
    *,
    cash: int = 0,
    charity: tuple[int, int, int] = (500, 0, 400),
    first: int = 0,
) -> State:
    """The last turn of three; seat 0 sees `own` and `right`, and is to act when those before it have done nothing."""
    cards = tuple(map(MarketCard, (*own, "tea+2", "tea-2", *right)))
    others: Six = (1, 1, 1, 1, 1, 1)
    deal = RichAndGoodDeal(
        first, (cards,), round=2, turn=4, cash=(cash, 300, 300), shares=(shares, others, others), charity=charity
    )
    state: State = rich_and_good(3).start(deal=deal)
    while state.to_act[0]:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0]).state
    return state


def after_holding(state: State) -> State:
    return state.play(0, Hold()).state


def test_it_buys_what_will_rise() -> None:
    state = last_turn(("salt+6", "wheat+2"), ("salt+4", "rubber-2"), counts(()), cash=200)
    assert sensible_move(state) == Buy((Good.SALT,) * 3)


def test_it_sells_what_will_fall() -> None:
    state = last_turn(("salt-6", "wheat+2"), ("salt-4", "rubber+2"), counts((Good.SALT,) * 3))
    assert sensible_move(state) == Sell((Good.SALT,) * 3)


def test_it_gives_its_last_chance_to_leave_the_least_charity() -> None:
    state = last_turn(FLAT[:2], FLAT[2:], counts((Good.COAL, Good.SALT)), charity=(0, 20, 400), first=1)
    assert isinstance(sensible_move(after_holding(state)), Donate)


def test_it_keeps_its_shares_when_its_charity_is_safe() -> None:
    state = last_turn(FLAT[:2], FLAT[2:], counts((Good.COAL, Good.SALT)), charity=(500, 0, 20), first=1)
    assert sensible_move(after_holding(state)) == Keep()


def test_it_keeps_clear_of_the_merchant() -> None:
    cards = tuple(map(MarketCard, ("wheat+2", "wheat-2", "rubber+2", "rubber-2")))
    held = counts((Good.COAL, Good.SALT))
    deal = RichAndGoodDeal(
        1,
        (cards,),
        merchant=((Good.TEA, Good.TEA, Good.TEA),),
        round=2,
        turn=5,
        shares=(held, held),
        charity=(100, 400),
    )
    state: State = rich_and_good(2).start(deal=deal)
    for action in (Hold(), Keep(), Hold()):
        state = state.play(state.to_act[0], action).state
    assert isinstance(sensible_move(state), Donate)


def test_it_plays_the_rise_of_its_own_good_in_full() -> None:
    state = last_turn(("salt+6", "wheat+2"), ("coal+2", "rubber-2"), counts((Good.SALT,) * 4))
    for action in (Hold(), Keep(), Hold(), Keep(), Hold(), Keep()):
        state = state.play(state.to_act[0], action).state
    move = sensible_move(state)
    assert isinstance(move, Manipulate)
    assert move.full == MarketCard.SALT_UP_6


def test_it_never_plays_the_fall_of_its_only_good_in_full_when_it_may_choose() -> None:
    state = last_turn(("salt-6", "wheat+2"), ("coal+2", "rubber-2"), counts((Good.SALT,) * 4))
    for action in (Hold(), Keep(), Hold(), Keep(), Hold(), Keep()):
        state = state.play(state.to_act[0], action).state
    move = sensible_move(state)
    assert isinstance(move, Manipulate)
    assert move.full != MarketCard.SALT_DOWN_6


@pytest.mark.parametrize("game", MARKETS, ids=table)
def test_it_gives_something_in_every_game(game: Game) -> None:
    for seed in range(8):
        story = played(game, seed, sensible(game, seed))
        givers = {state.to_act[0] for state, action in story if isinstance(action, Donate)}
        assert givers == set(range(game.seats))


# Against chance ------------------------------------------------------------------------------------------------

SALONS = [high_society("1995", 3), high_society("2018", 4), high_society("2025", 5, ADVANCED)]


@pytest.mark.parametrize("game", [*SALONS, *MARKETS], ids=table)
def test_sensible_beats_chance_clearly(game: Game) -> None:
    games = 200 if game in SALONS else 60
    assert wins(game, games, "sensible", "random") > 0.8


@pytest.mark.parametrize("game", [high_society("2018", 4), rich_and_good(4)], ids=table)
def test_chance_hardly_ever_beats_sensible_players(game: Game) -> None:
    assert wins(game, 40, "random", "sensible") < 0.1
