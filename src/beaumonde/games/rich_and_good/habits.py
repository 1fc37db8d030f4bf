"""How people mostly play, compiled, in a third of a microsecond a decision: what games are played out by.

What `thumb` tries card by card is here a slope: how much more of a win a little more of each fortune, and of each
charity, would be. So a whole game takes a sixth of the time, and five decisions of six are the same. Somebody who is
imagined to play so may see what lies on others' boards; nobody at the table does.

`room` is what everything is reckoned in: a row for each of the names below, a column for each good or each party. The
party after the seats is the Merchant, if there is one.
"""

from math import exp
from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled, ones
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.foresight import DECK, DRIFT, GAME, MOVES, ROUND, SPENT
from beaumonde.games.rich_and_good.picks import BUNDLE_OF
from beaumonde.games.rich_and_good.thumb import (
    EAGER,
    GIVES,
    OUT_LATER,
    OUT_NOW,
    WEALTH_LATER,
    WEALTH_NOW,
    turns_to_come,
)

PRICES, STEPS, AMOUNTS = 0, 2, 4
"""Two rows each, ROUND and GAME: every price then, what one space more would add to it, and what every party will have
given, or will have, then."""
MEANNESS, FORTUNE = 6, 7
"""How far each party is on the way to be cast out, and each seat on the way to win if it is not."""
RISES, PULLS = 8, 9
"""What a share of each good should gain; how much more of a win it is when its marker goes a space further."""
ROOM = (10, 7)
"""The size of the room; the last column is for no good."""

OTHERS = np.array([0.5, 17.0, 15.0, 50.0, 32.0, 0.7])
"""The weights of anybody, see `thumb`: between those of `sensible`, who gives early, and those that win most against
it, which give late."""
OWN = np.array([0.3, 18.0, 30.0, 76.0, 34.0, 0.7])
"""The weights of somebody who gives late."""

MOVE = k.MOVE_OF[:MOVES]
_SETS = [[card for card in range(MOVES) if cards >> card & 1] for cards in range(1 << MOVES)]
DRIFT_OF = np.array([sum(MOVE[card] for card in cards) for cards in _SETS], np.int64)
HIGHEST = np.array([max(cards, key=MOVE.__getitem__, default=-1) for cards in _SETS], np.int64)
LOWEST = np.array([min(cards, key=MOVE.__getitem__, default=-1) for cards in _SETS], np.int64)
"""For every set of cards of one good: how far they move its price, and the one that moves it most, and least."""
BEYOND = 2.0
"""Whose marker should have to go so far beyond an end of the track is out of anybody's reach."""
NONE = 1e300


@compiled
def act(state: Any, weights: Any, room: Any) -> int:
    """What somebody with these habits does."""
    me, later = state[k.ACTOR], turns_to_come(state)
    _foresee(state, me, room)
    if state[k.PHASE] == k.TRADE:
        return _trade(state, me, weights, later, room)
    _reckon(state, me, weights, room)
    out, wealth = weights[OUT_NOW] + weights[OUT_LATER] * later, weights[WEALTH_NOW] + weights[WEALTH_LATER] * later
    _weigh(state, out, wealth, room)
    if state[k.PHASE] == k.DONATE:
        return _donate(state, me, out, wealth, room)
    return _manipulate(state, me, out, wealth, room)


@compiled
def glance(state: Any, me: int, weights: Any, room: Any) -> Any:
    """What a seat with these habits would expect of the game as it stands."""
    later = turns_to_come(state)
    _foresee(state, me, room)
    _reckon(state, me, weights, room)
    out, wealth = weights[OUT_NOW] + weights[OUT_LATER] * later, weights[WEALTH_NOW] + weights[WEALTH_LATER] * later
    _weigh(state, out, wealth, room)
    return _share(state, me, room)


@compiled
def prospects(state: Any, me: int, out: float, wealth: float, room: Any) -> Any:
    """How nearly a seat has won a game that is over: by so much charity and so much wealth it may be wrong."""
    for seat in range(state[k.SEATS]):
        room[AMOUNTS + ROUND, seat] = state[k.CHARITY + seat]
        room[AMOUNTS + GAME, seat] = state[k.CASH + seat] + k.value(state, state[k.SHARES + seat])
    room[AMOUNTS + ROUND, state[k.SEATS]] = state[k.MERCHANT]
    _weigh(state, out, wealth, room)
    return _share(state, me, room)


@compiled
def _foresee(state: Any, me: int, room: Any) -> None:
    """Prices and steps: the same as in `foresight`, by sets of cards."""
    seats, left, right = state[k.SEATS], k.left_of(state, me), k.right_of(state, me)
    turns, last = 5 if seats == 2 else 4, state[k.SPACES] - 1
    a, b, c, d = state[left], state[left + 1], state[right], state[right + 1]
    gone, gone_twice = state[k.PLAYED], state[k.PLAYED_TWICE]
    seen = ones(a) + ones(b) + ones(c) + ones(d)
    acted = (me - state[k.STARTER]) % seats if state[k.PHASE] == k.MARKET else 0
    hidden = 2 * seats * (turns - state[k.TURN] + 1) - 2 * acted - seen
    unseen = max(1, DECK - seen - ones(gone) - ones(gone_twice))
    dealt = 2 * seats * turns * (k.LAST_ROUND - state[k.ROUND])
    for good in range(6):
        known = DRIFT_OF[a & 63] + DRIFT_OF[b & 63] + DRIFT_OF[c & 63] + DRIFT_OF[d & 63]
        average = (DRIFT[good] - known - DRIFT_OF[gone & 63] - DRIFT_OF[gone_twice & 63]) / unseen
        a, b, c, d, gone, gone_twice = a >> 6, b >> 6, c >> 6, d >> 6, gone >> 6, gone_twice >> 6
        place = state[k.PLACES + good] + SPENT * (known + hidden * average)
        if seats > 2:
            average = DRIFT[good] / DECK
        for when in range(2):
            place += when * SPENT * dealt * average
            at = min(max(place, 0.0), float(last))
            low = min(int(at), last - 1)
            step = state[k.TRACK + low + 1] - state[k.TRACK + low]
            room[PRICES + when, good] = state[k.TRACK + low] + (at - low) * step
            room[STEPS + when, good] = step if abs(place - at) < BEYOND else 0.0


# Trading -----------------------------------------------------------------------------------------------------------


@compiled
def _trade(state: Any, me: int, weights: Any, later: int, room: Any) -> int:
    best, dear = 0.0, 0
    for good in range(6):
        now = state[k.PRICES + good]
        room[RISES, good] = room[PRICES + GAME, good] - now
        if room[PRICES + GAME, good] > best * now and now and k.of(state[k.SUPPLY], good):
            best, dear = room[PRICES + GAME, good] / now, now
    room[RISES, 6] = 0.0
    action, most = k.HOLD, 0.0
    for bundle in range(k.BUNDLES):
        gain = room[RISES, k.PLACE_A[bundle]] + room[RISES, k.PLACE_B[bundle]] + room[RISES, k.PLACE_C[bundle]]
        if gain > most and k.can_buy(state, me, bundle):
            action, most = k.FIRST_BUY + bundle, gain
    worth = 1.0
    if later and state[k.CASH + me] < dear:
        worth += weights[EAGER] * max(0.0, best - 1.0)
    bundle, gain = _sale(state, me, worth, room)
    return k.FIRST_SELL + bundle if gain > most else action


@compiled
def _sale(state: Any, me: int, worth: float, room: Any) -> tuple[int, float]:
    """What is best sold, if a coin is worth so much, and what that gains."""
    shares, total = state[k.SHARES + me], 0.0
    first, second, third = 6, 6, 6
    for _ in range(3):
        most, found = 0.0, 6
        for good in range(6):
            gain = worth * state[k.PRICES + good] - room[PRICES + GAME, good]
            if gain > most and k.of(shares, good):
                most, found = gain, good
        if found == 6:
            break
        shares -= 1 << (8 * found)
        total += most
        first, second, third = min(first, found), min(max(first, found), second), max(min(third, found), second)
    return BUNDLE_OF[first, second, third] if total else 0, total


# What everybody will have, and what that is worth to me --------------------------------------------------------------


@compiled
def _reckon(state: Any, me: int, weights: Any, room: Any) -> None:
    seats, turn = state[k.SEATS], (me - state[k.STARTER]) % state[k.SEATS]
    for seat in range(seats):
        kept, given = state[k.SHARES + seat], state[k.BOARDS + seat]
        charity, wealth, gift = float(state[k.CHARITY + seat]), float(state[k.CASH + seat]), 0.0
        for good in range(6):
            charity += room[PRICES + ROUND, good] * k.of(given, good)
            wealth += room[PRICES + GAME, good] * k.of(kept, good)
            gift += room[PRICES + ROUND, good] * k.of(kept, good)
        if kept and state[k.PHASE] != k.MARKET and (seat - state[k.STARTER]) % seats > turn:
            charity += weights[GIVES] * gift / k.total(kept)
        room[AMOUNTS + ROUND, seat], room[AMOUNTS + GAME, seat] = charity, wealth
    if seats == 2:
        room[AMOUNTS + ROUND, 2] = state[k.MERCHANT]
        for good in range(6):
            room[AMOUNTS + ROUND, 2] += room[PRICES + ROUND, good] * _of_merchant(state, good)


@compiled
def _of_merchant(state: Any, good: int) -> Any:
    return k.of(state[k.SHOWN], good) + k.total(state[k.HIDDEN]) / 6.0


@compiled
def _weigh(state: Any, out: float, wealth: float, room: Any) -> None:
    """Meanness, 1 for who gives least, and fortune, 1 for the richest."""
    least, top = NONE, 0.0
    for party in range(_parties(state)):
        least = min(least, room[AMOUNTS + ROUND, party])
    for party in range(_parties(state)):
        room[MEANNESS, party] = exp((least - room[AMOUNTS + ROUND, party]) / out)
    for seat in range(state[k.SEATS]):
        top = max(top, room[AMOUNTS + GAME, seat])
    for seat in range(state[k.SEATS]):
        room[FORTUNE, seat] = exp((room[AMOUNTS + GAME, seat] - top) / wealth)


@compiled
def _parties(state: Any) -> Any:
    return 3 if state[k.SEATS] == 2 else state[k.SEATS]


@compiled
def _share(state: Any, me: int, room: Any) -> Any:
    """My chance not to be cast out, and then to be richest."""
    meanness, fortunes = 0.0, room[FORTUNE, me] + 1.0 / NONE
    for party in range(_parties(state)):
        meanness += room[MEANNESS, party]
    for seat in range(state[k.SEATS]):
        if seat != me:
            fortunes += (1.0 - room[MEANNESS, seat] / meanness) * room[FORTUNE, seat]
    return (1.0 - room[MEANNESS, me] / meanness) * room[FORTUNE, me] / fortunes


# Giving ------------------------------------------------------------------------------------------------------------


@compiled
def _donate(state: Any, me: int, out: float, wealth: float, room: Any) -> int:
    action, best = k.KEEP, _share(state, me, room)
    meanness, fortune = room[MEANNESS, me], room[FORTUNE, me]
    for good in range(6):
        if k.of(state[k.SHARES + me], good):
            room[MEANNESS, me] = meanness * exp(-room[PRICES + ROUND, good] / out)
            room[FORTUNE, me] = fortune * exp(-room[PRICES + GAME, good] / wealth)
            share = _share(state, me, room)
            if share > best:
                action, best = k.FIRST_DONATION + good, share
    return action


# The market --------------------------------------------------------------------------------------------------------


@compiled
def _manipulate(state: Any, me: int, out: float, wealth: float, room: Any) -> int:
    """In full what helps most, halved what hurts most: all are played in the end, by three quarters on average."""
    _pull(state, me, out, wealth, room)
    fulls, halves = state[k.left_of(state, me)], state[k.right_of(state, me)]
    action, best = k.FIRST_MARKET, -NONE
    for side in range(2):
        full, most, half, least = 0, -NONE, 0, NONE
        for good in range(6):
            pull, cards, rest = room[PULLS, good], fulls >> (MOVES * good) & 63, halves >> (MOVES * good) & 63
            card = HIGHEST[cards] if pull >= 0.0 else LOWEST[cards]
            if cards and pull * MOVE[card] > most:
                full, most = MOVES * good + card, pull * MOVE[card]
            card = LOWEST[rest] if pull >= 0.0 else HIGHEST[rest]
            if rest and pull * MOVE[card] < least:
                half, least = MOVES * good + card, pull * MOVE[card]
        if most - least > best:
            action, best = k.FIRST_MARKET + k.KINDS * (k.KINDS * side + full) + half, most - least
        fulls, halves = halves, fulls
    return action


@compiled
def _pull(state: Any, me: int, out: float, wealth: float, room: Any) -> None:
    """The slope of my share by the place of every marker."""
    seats, share, fortunes, meanness = state[k.SEATS], _share(state, me, room), 1.0 / NONE, 0.0
    for party in range(_parties(state)):
        meanness += room[MEANNESS, party]
    for party in range(_parties(state)):
        room[MEANNESS, party] /= meanness
    for seat in range(seats):
        fortunes += room[FORTUNE, seat] * (1.0 if seat == me else 1.0 - room[MEANNESS, seat])
    mine = room[FORTUNE, me] / fortunes
    lost = mine * room[MEANNESS, me]
    for seat in range(seats):
        if seat != me:
            lost -= share * room[FORTUNE, seat] / fortunes * room[MEANNESS, seat]
    room[PULLS] = 0.0
    for seat in range(seats):
        mean, fortune = room[MEANNESS, seat], room[FORTUNE, seat] / fortunes
        richer = share * (1.0 - mine if seat == me else (mean - 1.0) * fortune) / wealth
        kinder = mean * ((mine if seat == me else -share * fortune) - lost) / out
        for good in range(6):
            room[PULLS, good] += room[STEPS + GAME, good] * richer * k.of(state[k.SHARES + seat], good)
            room[PULLS, good] += room[STEPS + ROUND, good] * kinder * k.of(state[k.BOARDS + seat], good)
    if seats == 2:
        for good in range(6):
            kinder = -room[MEANNESS, 2] * lost / out
            room[PULLS, good] += room[STEPS + ROUND, good] * kinder * _of_merchant(state, good)
