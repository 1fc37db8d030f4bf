"""Two players, and the Merchant who only gives."""

from collections import Counter
from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.core.result import Result
from beaumonde.games.rich_and_good import Good, Manipulate, MarketCard, RichAndGoodDeal, Side
from beaumonde.games.rich_and_good.events import CharityCounted, RoundBegan
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]
Final = Callable[..., Result]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good
BOX = Counter(MARKET_CARDS)


def merchant_counted(step: Step[State]) -> list[CharityCounted]:
    return [event for event in step.events if isinstance(event, CharityCounted) and event.seat is None]


@pytest.fixture
def final(position: Position, until: Play) -> Final:
    """The result of a last turn in which the Merchant has so much and gives nothing more."""

    def finish(charity: tuple[int, int], merchant: int, cash: tuple[int, int] = (500, 100)) -> Result:
        prices = (0, 40, 40, 40, 250, 250)
        given = {"charity": charity, "merchant_charity": merchant, "merchant": ("CCC",), "cash": cash}
        result = until(position(2, prices=prices, **given), "over").state.result
        assert result is not None
        return result

    return finish


@pytest.mark.rule("RG-MERCHANT")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_merchant_comes_to_two_players_only(seats: int) -> None:
    state = bm.rich_and_good(seats).start(seed=1)
    assert (state.view(0).merchant is not None) is (seats == 2)


@pytest.mark.rule("RG-TWO-HOLDERS")
def test_two_players_have_five_cards_each_and_share_ten(until: Play) -> None:
    for state in (bm.rich_and_good(2).start(seed=seed) for seed in range(5)):
        for begun in (state, until(state, "2.1 trade").state):
            first, second = begun.view(0), begun.view(1)
            assert first.left is not None
            assert second.left is not None
            assert first.right is not None
            assert (len(first.left), len(second.left), len(first.right)) == (5, 5, 10)
            assert first.right == second.right


@pytest.mark.rule("RG-TWO-DRAW")
def test_each_turn_takes_one_card_of_your_own_and_one_shared_either_in_full(until: Play) -> None:
    state = until(bm.rich_and_good(2, first=0).start(seed=3), "1.1 market").state
    for seat in (0, 1):
        own, shared = set(state.holders[seat]), set(state.holders[2])
        expected = {Manipulate(full, half, Side.LEFT) for full in own for half in shared}
        expected |= {Manipulate(full, half, Side.RIGHT) for full in shared for half in own}
        assert set(state.legal(seat)) == expected
        state = state.play(seat, state.legal(seat)[0]).state
    assert [len(holder) for holder in state.holders] == [4, 4, 8]


@pytest.mark.rule("RG-TWO-DRAW")
def test_the_other_players_own_cards_and_two_shared_ones_are_refused(
    position: Position, until: Play, refused: Refused
) -> None:
    state = until(position(2, "C+2", "W+2", "F+2 R-2"), "2.5 market").state
    assert refused(state, "a<C+2/F+2") is None
    assert refused(state, "a>R-2/C+2") is None
    assert refused(state, "a>F+2/R-2") == "not-in-holder"
    assert refused(state, "a<W+2/F+2") == "not-in-holder"
    assert refused(state, "a<C+2/W+2") == "not-in-holder"


@pytest.mark.rule("RG-TWO-MERCHANT-DECK")
def test_five_shares_of_each_good_are_the_merchants_and_five_the_players(position: Position) -> None:
    states = [bm.rich_and_good(2).start(seed=seed) for seed in range(40)]
    gifts = [Counter(sum(state.deal.merchant, ())) for state in states]
    assert {state.view(None).supply for state in states} == {(5,) * 6}
    assert max(max(given.values()) for given in gifts) <= 5
    assert set().union(*gifts) == set(Good)
    assert position(2, round=1, merchant=("CCCC", "CWW")).supply == (5,) * 6
    with pytest.raises(bm.BadSetup):
        position(2, round=1, merchant=("CCCC", "CCW"))


@pytest.mark.rule("RG-MERCHANT-SHARES")
@pytest.mark.parametrize("seed", range(4))
def test_the_merchant_lays_two_hidden_and_two_open_then_one_hidden_and_two_open(seed: int, until: Play) -> None:
    begun = bm.rich_and_good(2).begin(seed=seed)
    first = begun.state.view(None).merchant
    assert first is not None
    assert (first.hidden_count, len(first.shown), first.charity) == (2, 2, 0)
    assert RoundBegan(1, first.shown) in begun.events
    later = until(begun.state, "2.1 trade")
    second = later.state.view(None).merchant
    assert second is not None
    assert (second.hidden_count, len(second.shown)) == (1, 2)
    assert RoundBegan(2, second.shown) in later.events
    assert [len(event.goods) for event in merchant_counted(until(begun.state, "over"))] == [4, 3]


@pytest.mark.rule("RG-MERCHANT-IDLE")
def test_the_merchant_has_no_seat_and_never_acts(until: Play, refused: Refused) -> None:
    state = bm.rich_and_good(2, first=0).start(seed=3)
    assert len(state.view(0).players) == 2
    assert refused(state, "c.") == "no-such-seat"
    acted: list[int] = []
    while state.to_act:
        acted += state.to_act
        [seat] = state.to_act
        state = state.play(seat, state.legal(seat)[0]).state
    assert set(acted) == {0, 1}
    assert len(acted) == 2 * 5 * 4


@pytest.mark.rule("RG-MERCHANT-COUNTED", "RG-MERCHANT-GONE")
def test_the_merchants_shares_are_counted_each_round_and_leave_the_game(position: Position, until: Play) -> None:
    prices = (80, 75, 90, 70, 250, 250)
    state = position(2, round=1, prices=prices, merchant=("CWFR", "SST"), boards=("C", "W"), shares=("F", "FF"))
    assert state.supply == (4, 4, 2, 5, 5, 5)
    step = until(state, "2.1 trade")
    assert merchant_counted(step) == [CharityCounted(None, (COAL, WHEAT, COFFEE, RUBBER), 315, 315)]
    assert step.state.supply == (5, 5, 2, 5, 5, 5)
    assert step.state.merchant is not None
    assert step.state.merchant.charity == 315
    assert step.state.charity == (80, 75)
    over = until(step.state, "over")
    [second] = merchant_counted(over)
    prices = over.state.prices
    assert second == CharityCounted(None, (SALT, SALT, TEA), 2 * prices[5] + prices[4], 315 + second.money)
    assert over.state.supply == (5, 5, 2, 5, 5, 5)


@pytest.mark.rule("RG-TWO-NO-RESHUFFLE")
def test_the_second_round_draws_only_cards_not_yet_used(until: Play) -> None:
    for seed in range(30):
        state = bm.rich_and_good(2).start(seed=seed)
        first = Counter(sum(state.holders, ()))
        later = until(state, "2.1 trade").state
        second = Counter(sum(later.holders, ()))
        assert first.total() == second.total() == 20
        assert second <= BOX - first
        assert Counter(later.view(0).played) == first


@pytest.mark.rule("RG-TWO-NO-RESHUFFLE")
def test_a_deal_that_uses_a_card_twice_is_refused() -> None:
    falls = tuple(card for card in MarketCard if card.move < 0)
    rises = tuple(card for card in MARKET_CARDS if card.move > 0)
    merchant = ((COAL, COAL, WHEAT, WHEAT), (COAL, WHEAT, SALT))
    deal = RichAndGoodDeal(0, (falls + rises[:2], rises[2:22]), merchant=merchant)
    assert bm.rich_and_good(2).start(deal=deal).holders[0] == falls[:5]
    again = RichAndGoodDeal(0, (falls + rises[:2], falls[:1] + rises[2:21]), merchant=merchant)
    with pytest.raises(bm.BadSetup) as refusal:
        bm.rich_and_good(2).start(deal=again)
    assert refusal.value.code == "deal-market"


@pytest.mark.rule("RG-TWO-CAST-OUT", "RG-WINNER")
def test_the_player_below_the_other_and_the_merchant_is_out(final: Final) -> None:
    result = final(charity=(99, 200), merchant=100)
    assert (result.cast_out, result.winners) == ((0,), (1,))
    result = final(charity=(101, 99), merchant=100)
    assert (result.cast_out, result.winners) == ((1,), (0,))


@pytest.mark.rule("RG-TWO-CAST-OUT")
def test_the_share_the_merchant_gives_last_counts_in_the_comparison(position: Position, until: Play) -> None:
    given = {"charity": (100, 150), "merchant_charity": 0, "cash": (500, 100)}
    for merchant, cast_out, winner in (("WWW", (0,), 1), ("WWC", (), 0)):
        prices = (0, 40, 40, 40, 250, 250)
        result = until(position(2, prices=prices, merchant=(merchant,), **given), "over").state.result
        assert result is not None
        assert (result.cast_out, result.winners) == (cast_out, (winner,))


@pytest.mark.rule("RG-TWO-MERCHANT-LEAST")
def test_nobody_is_out_if_the_merchant_gave_least(final: Final) -> None:
    result = final(charity=(101, 102), merchant=100)
    assert (result.cast_out, result.winners) == ((), (0,))
    result = final(charity=(101, 101), merchant=100, cash=(70, 70))
    assert (result.cast_out, result.winners, result.decided) == ((), (0, 1), "shared")


@pytest.mark.rule("RG-TWO-TIE-MERCHANT")
def test_who_ties_with_the_merchant_for_least_is_out(final: Final) -> None:
    result = final(charity=(100, 101), merchant=100)
    assert (result.cast_out, result.winners) == ((0,), (1,))
    result = final(charity=(0, 0), merchant=0)
    assert (result.cast_out, result.winners, result.decided) == ((0, 1), (), "nobody")


@pytest.mark.rule("RG-TWO-BOTH-OUT", "RG-MERCHANT-NEVER-WINS")
def test_if_both_players_are_out_nobody_wins_and_not_the_merchant(final: Final) -> None:
    result = final(charity=(60, 60), merchant=5000)
    assert (result.cast_out, result.winners, result.decided) == ((0, 1), (), "nobody")


@pytest.mark.rule("RG-MERCHANT-NEVER-WINS")
def test_the_merchant_is_no_seat_of_the_result(final: Final) -> None:
    result = final(charity=(60, 70), merchant=1_000_000)
    assert [score.seat for score in result.scores] == [0, 1]
    assert result.winners == (1,)
