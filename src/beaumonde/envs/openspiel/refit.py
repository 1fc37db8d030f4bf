"""Another history of The Rich and the Good that looks the same to one player.

`sampling` draws what the hidden holders, boards and the Merchant may have now. Here that becomes a history again: the
cards played from a holder are put back into it, and donated shares into an order in which they can have been given.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations
from random import Random

from beaumonde.games.rich_and_good.actions import LEFT, Buy, Donate, Manipulate, RichAndGoodAction, Sell
from beaumonde.games.rich_and_good.encoding import action_id, action_of
from beaumonde.games.rich_and_good.goods import NONE, Good, Six, counts, listed, minus, plus
from beaumonde.games.rich_and_good.market import ORDER, MarketCard
from beaumonde.games.rich_and_good.phase import OVER
from beaumonde.games.rich_and_good.rules import holders_of
from beaumonde.games.rich_and_good.sampling import sample
from beaumonde.games.rich_and_good.state import State

Moves = Sequence[tuple[int, int]]
"""Who (below 0: chance) did which number."""
Play = tuple[int, RichAndGoodAction]


def refit(state: State, moves: Moves, player: int, dice: Random) -> list[int]:
    """The numbers of a history like this one to the player; what it has not seen is drawn."""
    sampled = sample(state.view(player, memory_aid=True), dice)
    hands: list[Six] = [NONE] * state.game.seats
    history: list[int] = []
    for number, (draws, plays) in enumerate(_rounds(moves), 1):
        open_round = number == state.round and state.phase is not OVER
        history += _dealt_anew(sampled, draws, plays, player, dice) if open_round else draws
        gifts: dict[int, Iterator[Good]] = {}
        for seat, hand in enumerate(hands):
            own = [action for other, action in plays if other == seat]
            given = listed(sampled.boards[seat]) if open_round else tuple(_gifts(own))
            gifts[seat] = iter(_gifts(own) if seat == player else _in_order(hand, own, given, dice))
            hands[seat] = minus(_traded(hand, own), counts(given))
        for seat, action in plays:
            history.append(action_id(Donate(next(gifts[seat])) if type(action) is Donate else action))
    return history


def _rounds(moves: Moves) -> list[tuple[list[int], list[Play]]]:
    """What was drawn for each round, and what has been played in it."""
    rounds: list[tuple[list[int], list[Play]]] = []
    for is_chance, part in groupby(moves, key=lambda move: move[0] < 0):
        if is_chance:
            rounds.append(([number for _, number in part], []))
        else:
            rounds[-1][1].extend((seat, action_of(number)) for seat, number in part)
    return rounds


# Holders -------------------------------------------------------------------------------------------------------


def _dealt_anew(sampled: State, draws: list[int], plays: Sequence[Play], player: int, dice: Random) -> list[int]:
    """The draws of this round, with those changed that the player has not seen."""
    game, fresh = sampled.game, list(draws)
    sizes, hidden = game.holder_sizes(1), sampled.merchant.hidden if sampled.merchant else ()
    shares = game.merchant_shares[sampled.round - 1] if game.has_merchant else 0
    place = len(draws) - shares - sum(sizes)  # the first round may begin with the draw of who begins
    for holder, size in enumerate(sizes):
        if holder not in holders_of(game.seats, player):
            cards = [*sampled.holders[holder], *_played_from(holder, plays, game.seats)]
            fresh[place : place + size] = dice.sample([ORDER[card] for card in cards], size)
        place += size
    fresh[place : place + len(hidden)] = [good.place for good in hidden]
    return fresh


def _played_from(holder: int, plays: Sequence[Play], seats: int) -> Iterator[MarketCard]:
    for seat, action in plays:
        if type(action) is Manipulate:
            left, right = holders_of(seats, seat)
            full, half = (left, right) if action.side is LEFT else (right, left)
            if holder == full:
                yield action.full
            if holder == half:
                yield action.half


# Donations -----------------------------------------------------------------------------------------------------


def _gifts(actions: Sequence[RichAndGoodAction]) -> Iterator[Good]:
    return (action.good for action in actions if type(action) is Donate)


def _in_order(
    hand: Six, actions: Sequence[RichAndGoodAction], goods: tuple[Good, ...], dice: Random
) -> tuple[Good, ...]:
    """Any order in which a seat can have given these shares between its trades; each is as likely as the other."""
    orders = sorted({order for order in permutations(goods) if _possible(hand, actions, order)})
    return dice.choice(orders)


def _possible(hand: Six, actions: Sequence[RichAndGoodAction], order: tuple[Good, ...]) -> bool:
    gifts = iter(order)
    for action in actions:
        hand = minus(hand, counts((next(gifts),))) if type(action) is Donate else _traded(hand, (action,))
        if min(hand) < 0:
            return False
    return True


def _traded(hand: Six, actions: Sequence[RichAndGoodAction]) -> Six:
    for action in actions:
        if type(action) is Buy:
            hand = plus(hand, counts(action.goods))
        elif type(action) is Sell:
            hand = minus(hand, counts(action.goods))
    return hand
