"""What people at the table work out in their heads: where prices are going by the cards they see and the average of
those they do not, and what everybody will have then. Compiled, for the network and for rules of thumb.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled, ones
from beaumonde.games.rich_and_good import kernel as k

SPENT = 0.75
"""How much of a card is played on average: half of them in full, half of them halved."""
MOVES = 6
"""How many kinds of cards there are of each good."""
DECK = len(k.BOX)
DRIFT = np.array([sum(k.MOVE_OF[kind] for kind in k.BOX if k.GOOD_OF[kind] == good) for good in range(6)], np.int64)
"""How far all cards of a good would move its price."""
ROUND, GAME = 0, 1
"""What is foreseen is foreseen for the end of each."""


@compiled
def foresee(state: Any, viewer: int) -> tuple[Any, Any]:
    """Where on the track each price should stand when the round is over, and the game, maybe between two spaces; and
    those prices."""
    ends, prices = np.empty((2, 6)), np.empty((2, 6))
    seats, left, right = state[k.SEATS], k.left_of(state, viewer), k.right_of(state, viewer)
    turns = 5 if seats == 2 else 4
    acted = (state[k.ACTOR] - state[k.STARTER]) % seats if state[k.PHASE] == k.MARKET else 0
    seen = _count(state, left) + _count(state, right)
    hidden = 2 * seats * (turns - state[k.TURN] + 1) - 2 * acted - seen
    unseen = max(1, DECK - seen - _count(state, k.PLAYED))
    dealt = 2 * seats * turns * (k.LAST_ROUND - state[k.ROUND])
    for good in range(6):
        known = _drift(state, left, good) + _drift(state, right, good)
        average = (DRIFT[good] - known - _drift(state, k.PLAYED, good)) / unseen
        ends[ROUND, good] = state[k.PLACES + good] + SPENT * (known + hidden * average)
        if seats > 2:  # the cards are shuffled anew for every round; with two they last for both
            average = DRIFT[good] / DECK
        ends[GAME, good] = ends[ROUND, good] + SPENT * dealt * average
        for when in range(2):
            prices[when, good] = price_at(state, ends[when, good])
    return ends, prices


@compiled
def _count(state: Any, place: int) -> Any:
    return ones(state[place]) + ones(state[place + 1])


@compiled
def _drift(state: Any, place: int, good: int) -> int:
    once, twice, drift = state[place], state[place + 1], 0
    for kind in range(MOVES * good, MOVES * (good + 1)):
        drift += (((once >> kind) & 1) + ((twice >> kind) & 1)) * k.MOVE_OF[kind]
    return drift


@compiled
def price_at(state: Any, place: float) -> Any:
    """The price at a place of the track, which may lie between two spaces or beyond an end."""
    last = state[k.SPACES] - 1
    if place <= 0.0:
        return float(state[k.TRACK])
    if place >= last:
        return float(state[k.TRACK + last])
    low = int(place)
    return state[k.TRACK + low] + (place - low) * (state[k.TRACK + low + 1] - state[k.TRACK + low])


@compiled
def merchants(state: Any, prices: Any) -> Any:
    """What the Merchant will have given at the end of the round."""
    hidden = k.total(state[k.HIDDEN]) if state[k.HIDDEN] else 0
    return state[k.MERCHANT] + _worth(state[k.SHOWN], prices[ROUND]) + hidden * prices[ROUND].mean()


@compiled
def _worth(six: int, prices: Any) -> float:
    worth = 0.0
    for good in range(6):
        worth += k.of(six, good) * prices[good]
    return worth


@compiled
def held(state: Any, viewer: int, seat: int, good: int, when: int) -> float:
    """How many shares of that good a seat has that count then: at the end of the game those in its hand, at the end of
    the round those on its board. Of a rival's, who gives face down, the part that should be there."""
    kept, given = k.of(state[k.SHARES + seat], good), k.of(state[k.BOARDS + seat], good)
    if seat == viewer:
        return float(kept if when == GAME else given)
    hand, board = k.total(state[k.SHARES + seat]), k.total(state[k.BOARDS + seat])
    return (kept + given) * ((hand if when == GAME else board) / max(1, hand + board))


@compiled
def foreseen(state: Any, viewer: int, seat: int, prices: Any, when: int) -> float:
    """What a seat should have at the end of the game, or will have given at the end of the round."""
    amount = float(state[k.CASH + seat] if when == GAME else state[k.CHARITY + seat])
    for good in range(6):
        amount += prices[when, good] * held(state, viewer, seat, good, when)
    return amount
