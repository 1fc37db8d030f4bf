"""Rules of thumb on the kernel's array, compiled: what `sensible` would do (see `bots`), thousands of times as fast.

The weights come as an array, so that learners can meet people who all play by such rules and yet each in their own way.
"""

from math import exp
from typing import Any

import numpy as np

from beaumonde.core.kernel import chance, compiled
from beaumonde.games.rich_and_good import bots
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.foresight import GAME, ROUND, SPENT, foresee, held, merchants, price_at

GIVES, OUT_NOW, OUT_LATER, WEALTH_NOW, WEALTH_LATER, EAGER = range(6)
SENSIBLE = np.array(
    [bots.GIVES, bots.OUT_NOW, bots.OUT_LATER, bots.WEALTH_NOW, bots.WEALTH_LATER, bots.EAGER],
)
"""The weights of the `sensible` level; their meaning is told there."""
SHORTLIST = bots.SHORTLIST
FULL, HALF = 0, 1
ROOM = 2
"""The row of the amounts to reckon in."""


@compiled
def act(state: Any, weights: Any, rng: Any) -> int:
    """The action of somebody who plays by these weights."""
    me, later = state[k.ACTOR], turns_to_come(state)
    ends, prices = foresee(state, me)
    if state[k.PHASE] == k.TRADE:
        return _trade(state, me, weights, prices, later, rng)
    shares, amounts = expect(state, me, weights, prices)
    scales = weights[WEALTH_NOW] + weights[WEALTH_LATER] * later, weights[OUT_NOW] + weights[OUT_LATER] * later
    if state[k.PHASE] == k.DONATE:
        return _donate(state, me, prices, amounts, scales)
    return _manipulate(state, me, ends, prices, shares, amounts, scales)


@compiled
def turns_to_come(state: Any) -> Any:
    """How many turns come after this one."""
    turns = 5 if state[k.SEATS] == 2 else 4
    return turns - state[k.TURN] + turns * (k.LAST_ROUND - state[k.ROUND])


# Trading -----------------------------------------------------------------------------------------------------------


@compiled
def _trade(state: Any, me: int, weights: Any, prices: Any, later: int, rng: Any) -> int:
    """The trade that should bring most; of several any."""
    rises, sales = np.zeros(7), np.zeros(7)
    worth = _cash_worth(state, me, weights, prices) if later else 1.0
    for good in range(6):
        rises[good] = prices[GAME, good] - state[k.PRICES + good]
        sales[good] = worth * state[k.PRICES + good] - prices[GAME, good]
    action, most, count = k.HOLD, 0.0, 1
    for bundle in range(k.BUNDLES):
        a, b, c = k.PLACE_A[bundle], k.PLACE_B[bundle], k.PLACE_C[bundle]
        for selling in range(2):
            gain = sales[a] + sales[b] + sales[c] if selling else rises[a] + rises[b] + rises[c]
            if gain < most:
                continue
            if not (k.covers(state[k.SHARES + me], k.BUNDLE[bundle]) if selling else k.can_buy(state, me, bundle)):
                continue
            count = count + 1 if gain == most else 1
            if chance(rng) * count < 1.0:
                action = bundle + (k.FIRST_SELL if selling else k.FIRST_BUY)
            most = gain
    return action


@compiled
def _cash_worth(state: Any, me: int, weights: Any, prices: Any) -> float:
    """What money in hand may become: more than itself where it is short and goods will rise."""
    best, price = -1.0, 0
    for good in range(6):
        now = state[k.PRICES + good]
        if now and k.of(state[k.SUPPLY], good):
            rise = prices[GAME, good] / now
            if rise > best or (rise == best and now > price):
                best, price = rise, now
    return 1.0 + weights[EAGER] * max(0.0, best - 1.0) if state[k.CASH + me] < price else 1.0


# What everybody will have ------------------------------------------------------------------------------------------


@compiled
def expect(state: Any, me: int, weights: Any, prices: Any) -> tuple[Any, Any]:
    """How many shares of each good everybody has that will count, and what they come to with the rest: [when, party,
    good] and [when, party], with a row to reckon in. The last party is the Merchant, if there is one."""
    seats = state[k.SEATS]
    parties = seats + 1 if seats == 2 else seats
    shares, amounts = np.zeros((2, parties, 6)), np.zeros((3, parties))
    for seat in range(seats):
        amounts[GAME, seat], amounts[ROUND, seat] = state[k.CASH + seat], state[k.CHARITY + seat]
        for good in range(6):
            for when in range(2):
                shares[when, seat, good] = held(state, me, seat, good, when)
                amounts[when, seat] += prices[when, good] * shares[when, seat, good]
        amounts[ROUND, seat] += _still_gives(state, me, seat, weights, prices, shares[GAME, seat])
    if parties > seats:
        hidden = k.total(state[k.HIDDEN]) if state[k.HIDDEN] else 0
        for good in range(6):
            shares[ROUND, seats, good] = k.of(state[k.SHOWN], good) + hidden / 6.0
        amounts[ROUND, seats] = merchants(state, prices)
    return shares, amounts


@compiled
def _still_gives(state: Any, me: int, seat: int, weights: Any, prices: Any, hand: Any) -> Any:
    """What a seat that comes after me in this stock phase may yet donate."""
    seats, starter, count = state[k.SEATS], state[k.STARTER], k.total(state[k.SHARES + seat])
    if state[k.PHASE] == k.MARKET or count == 0 or (seat - starter) % seats <= (me - starter) % seats:
        return 0.0
    worth = 0.0
    for good in range(6):
        worth += hand[good] * prices[ROUND, good]
    return weights[GIVES] * worth / count


@compiled
def share_of_win(seats: int, me: int, amounts: Any, scales: tuple[float, float]) -> float:
    """My chance not to be cast out, and then to be richest."""
    wealth_scale, out_scale = scales
    least, top = amounts[ROUND, 0], amounts[GAME, 0]
    for party in range(amounts.shape[1]):
        least = min(least, amounts[ROUND, party])
    for seat in range(seats):
        top = max(top, amounts[GAME, seat])
    meanness, rivals, mine, stays = 0.0, 0.0, 0.0, 0.0
    for party in range(amounts.shape[1]):
        amounts[ROOM, party] = exp((least - amounts[ROUND, party]) / out_scale)
        meanness += amounts[ROOM, party]
    for seat in range(seats):
        strength = exp((amounts[GAME, seat] - top) / wealth_scale)
        staying = 1.0 - amounts[ROOM, seat] / meanness
        if seat == me:
            mine, stays = strength, staying
        else:
            rivals += staying * strength
    return stays * mine / ((mine + rivals) or 1.0)


# Giving ------------------------------------------------------------------------------------------------------------


@compiled
def _donate(state: Any, me: int, prices: Any, amounts: Any, scales: tuple[float, float]) -> int:
    action, best = k.KEEP, share_of_win(state[k.SEATS], me, amounts, scales)
    given, kept = amounts[ROUND, me], amounts[GAME, me]
    for good in range(6):
        if k.of(state[k.SHARES + me], good):
            amounts[ROUND, me], amounts[GAME, me] = given + prices[ROUND, good], kept - prices[GAME, good]
            worth = share_of_win(state[k.SEATS], me, amounts, scales)
            if worth > best:
                action, best = k.FIRST_DONATION + good, worth
    return action


# The market --------------------------------------------------------------------------------------------------------


@compiled
def _manipulate(
    state: Any, me: int, ends: Any, prices: Any, shares: Any, amounts: Any, scales: tuple[float, float]
) -> int:
    """Full and half cards judged one by one, then the best pairs together."""
    holders = state[k.left_of(state, me)], state[k.right_of(state, me)]
    worths, after = np.empty((2, k.KINDS)), np.empty_like(amounts)
    for kind in range(k.KINDS):
        if ((holders[0] | holders[1]) >> kind) & 1:
            for how in range(2):
                worths[how, kind] = _after(state, me, ends, prices, shares, amounts, scales, after, kind, how, -1)
    action, best = -1, -1.0
    for side in range(2):
        fulls, halves = _shortlist(holders[side], worths[FULL]), _shortlist(holders[1 - side], worths[HALF])
        for full in fulls:
            for half in halves:
                if full >= 0 and half >= 0:
                    worth = _after(state, me, ends, prices, shares, amounts, scales, after, full, FULL, half)
                    if worth > best:
                        action, best = k.FIRST_MARKET + k.KINDS * (k.KINDS * side + full) + half, worth
    return action


@compiled
def _shortlist(cards: int, worths: Any) -> Any:
    """The best few of these cards, -1 for none."""
    found = np.full(SHORTLIST, -1, np.int64)
    for place in range(SHORTLIST):
        for kind in range(k.KINDS):
            if (cards >> kind) & 1 and (found[place] < 0 or worths[kind] > worths[found[place]]):
                found[place] = kind
        if found[place] >= 0:
            cards ^= 1 << found[place]
    return found


@compiled
def _after(
    state: Any,
    me: int,
    ends: Any,
    prices: Any,
    shares: Any,
    amounts: Any,
    scales: tuple[float, float],
    after: Any,
    kind: int,
    how: int,
    half: int,
) -> float:
    """My prospects when a card, in full or halved, and maybe another, halved, move other than was expected of them.
    `after` is room for the amounts then."""
    good, other = k.GOOD_OF[kind], k.GOOD_OF[half] if half >= 0 else -1
    shift = k.MOVE_OF[kind] * ((1.0 if how == FULL else 0.5) - SPENT)
    also = k.MOVE_OF[half] * (0.5 - SPENT) if half >= 0 else 0.0
    if other == good:
        shift, other = shift + also, -1
    for party in range(amounts.shape[1]):
        after[ROUND, party], after[GAME, party] = amounts[ROUND, party], amounts[GAME, party]
    _shift(state, ends, prices, shares, after, good, shift)
    if other >= 0:
        _shift(state, ends, prices, shares, after, other, also)
    return share_of_win(state[k.SEATS], me, after, scales)


@compiled
def _shift(state: Any, ends: Any, prices: Any, shares: Any, amounts: Any, good: int, spaces: float) -> None:
    for when in range(2):
        rise = price_at(state, ends[when, good] + spaces) - prices[when, good]
        for party in range(amounts.shape[1]):
            amounts[when, party] += rise * shares[when, party, good]
