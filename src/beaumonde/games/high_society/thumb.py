"""Rules of thumb on the kernel's array, compiled: what `sensible` would do (see `bots`), thousands of times as fast.

The weights come as an array, so that learners can meet people who all play by such rules and yet each in their own way.
"""

from bisect import bisect_left
from math import exp
from typing import Any

import numpy as np

from beaumonde.core.kernel import chance, compiled, lowest, ones
from beaumonde.games.high_society import bots, money
from beaumonde.games.high_society import kernel as k

RATE, POOR_NOW, POOR_LATER, PACE, STATUS_NOW, STATUS_LATER, CHANGE, DOUBLER_POINTS, WAITING_POINTS, BOLDNESS = range(10)
SENSIBLE = np.array(
    [
        bots.RATE,
        bots.POOR_NOW,
        bots.POOR_LATER,
        bots.PACE,
        bots.STATUS_NOW,
        bots.STATUS_LATER,
        bots.CHANGE,
        bots.DOUBLER_POINTS,
        bots.WAITING_POINTS,
        bots.BOLDNESS,
    ]
)
"""The weights of the `sensible` level; their meaning is told there."""
TRUST, WINDOW = bots.TRUST, bots.WINDOW

LADDER = np.array(money.ladder(money.FULL)[1], np.int64)
"""Every set of money cards, from the cheapest up."""
RUNG = np.array([bisect_left(money.ladder(money.FULL)[0], amount) for amount in range(108)], np.int64)
"""Where in it the sets begin that come to an amount."""

# A row for every seat: as it stands, then as it would stand after an auction, then what that comes to
HELD, POINTS, FACTOR, PURSE, CHEAPEST, WAITS, MONEY, STRENGTH, POVERTY = range(9)


@compiled
def act(state: Any, weights: Any, rng: Any) -> Any:
    """The action of somebody who plays by these weights."""
    seat = state[k.ACTOR]
    if state[k.PHASE] == k.DISCARD:
        return k.FIRST_DISCARD + _cheapest(state[k.OWNED + seat])
    table = new_table(state, weights)
    ahead = look_ahead(state, seat, weights)
    if state[k.PHASE] == k.SEALED:
        return k.FIRST_SEAL + _seal(state, seat, weights, table, ahead, rng)
    return _raise_or_pass(state, seat, weights, table, ahead)


@compiled
def _cheapest(owned: int) -> Any:
    """The least of the luxuries, as the number of its discard."""
    best, cards = -1, owned & k.LUXURIES
    while cards:
        card = lowest(cards)
        if best < 0 or k.WORTH[card] < k.WORTH[best]:
            best = card
        cards &= cards - 1
    return k.DISCARD_OF[best]


# Where everybody stands --------------------------------------------------------------------------------------------


@compiled
def new_table(state: Any, weights: Any) -> Any:
    """Where everybody stands now."""
    table = np.empty((state[k.SEATS], 9))
    for seat in range(len(table)):
        row, owned = table[seat], state[k.OWNED + seat]
        row[HELD] = row[MONEY] = k.SUM[state[k.HANDS + seat]] + k.SUM[state[k.OPEN + seat]]
        row[POINTS], row[FACTOR], row[PURSE], row[CHEAPEST], row[WAITS] = 0.0, 1.0, 1.0, 0.0, 0.0
        _take_all(row, owned & k.LUXURIES, weights)
        _take_all(row, owned & ~k.LUXURIES, weights)
    return table


@compiled
def _take_all(row: Any, cards: int, weights: Any) -> None:
    while cards:
        _take(row, lowest(cards), weights)
        cards &= cards - 1


@compiled
def _take(row: Any, card: int, weights: Any) -> None:
    """The seat with that card."""
    if (k.LUXURIES >> card) & 1:
        if row[WAITS]:
            row[POINTS] += weights[WAITING_POINTS]
            row[WAITS] = 0.0
        else:
            row[POINTS] += k.WORTH[card]
            row[CHEAPEST] = min(row[CHEAPEST] or k.WORTH[card], k.WORTH[card])
    elif (k.DOUBLERS >> card) & 1:
        row[FACTOR] *= 2.0
    elif card == k.HALF:
        row[FACTOR] /= 2.0
    elif card == k.DEBT:
        row[POINTS] -= 5.0
    elif card == k.GAMBLING:
        row[PURSE] = 2.0
    else:
        row[POINTS] -= row[CHEAPEST] or weights[WAITING_POINTS]
        row[WAITS] = row[CHEAPEST] == 0.0


@compiled
def look_ahead(state: Any, me: int, weights: Any) -> tuple[float, float, float]:
    """How many points are still to come, and by how much that and the spending blur who wins and who is poorest."""
    left, turned = state[k.CARDS] - state[k.TURNED], state[k.TURNED]
    ends, unseen, points, half = 4 - state[k.ENDS], 0, 0, 0
    for place in range(turned, state[k.CARDS]):
        card = state[k.DECK + place]
        half |= card == k.HALF
        if (k.ENDING >> card) & 1 == 0:
            unseen += 1
            points += k.WORTH[card]
    in_time = ends / (ends + 1) * min(1.0, left / (unseen + ends))
    to_come = in_time * points + weights[DOUBLER_POINTS] * max(0, ends - 1 - half)
    auctions = max(0.0, ends * (left + 1) / (ends + 1) - 1)
    spent = 0
    for seat in range(state[k.SEATS]):
        if seat != me:
            spent += k.SUM[state[k.SPENT + seat]]
    pace = (TRUST * weights[PACE] + spent / (state[k.SEATS] - 1)) / (TRUST + turned - 1)
    status_scale = weights[STATUS_NOW] + weights[STATUS_LATER] * to_come
    return to_come, status_scale, weights[POOR_NOW] + weights[POOR_LATER] * pace * auctions


@compiled
def _prospects(table: Any, me: int, weights: Any, ahead: tuple[float, float, float]) -> Any:
    """My share of the win if the table stood so."""
    to_come, status_scale, poor_scale = ahead
    line, above = table[0, MONEY], 0.0
    for seat in range(len(table)):
        line = min(line, table[seat, MONEY])
    for seat in range(len(table)):
        above += table[seat, MONEY] - line
    rate = min(weights[RATE], to_come / (above or 1.0))
    top, least = -1e9, 1e9
    for row in table:
        row[STRENGTH] = (row[POINTS] + rate * (row[MONEY] - line)) * row[FACTOR]
        row[POVERTY] = row[MONEY] * row[PURSE]
        top, least = max(top, row[STRENGTH]), min(least, row[POVERTY])
    poverty, rivals = 0.0, 0.0
    for row in table:
        row[STRENGTH] = exp((row[STRENGTH] - top) / status_scale)
        row[POVERTY] = exp((least - row[POVERTY]) / poor_scale)
        poverty += row[POVERTY]
    for seat in range(len(table)):
        if seat != me:
            rivals += (1.0 - table[seat, POVERTY] / poverty) * table[seat, STRENGTH]
    mine = table[me, STRENGTH]
    return (1.0 - table[me, POVERTY] / poverty) * mine / ((mine + rivals) or 1.0)


# Bids --------------------------------------------------------------------------------------------------------------


@compiled
def _raise_or_pass(state: Any, me: int, weights: Any, table: Any, ahead: Any) -> int:
    lies = k.SUM[state[k.OPEN + me]]
    handy, cheapest = _raises(state[k.HANDS + me], k.least_to_add(state, me), weights)
    if handy and _would_pay(state, me, weights, table, ahead, lies + k.SUM[handy]):
        return handy
    if cheapest != handy and _would_pay(state, me, weights, table, ahead, lies + k.SUM[cheapest]):
        return cheapest
    return k.PASS


@compiled
def _raises(hand: int, least: int, weights: Any) -> tuple[int, int]:
    """The raise that leaves the best hand, and the cheapest one; 0 if the hand is too poor."""
    handy, cheapest, best = 0, 0, 1e9
    if least > k.SUM[hand]:
        return 0, 0
    for place in range(RUNG[max(least, 1)], len(LADDER)):
        bid = LADDER[place]
        total = k.SUM[bid]
        if cheapest and total >= least + WINDOW:
            break
        if bid & ~hand == 0:
            cheapest = cheapest or bid
            cost = total + weights[CHANGE] * ones(bid)
            if cost < best:
                handy, best = bid, cost
    return handy, cheapest


@compiled
def _would_pay(state: Any, me: int, weights: Any, table: Any, ahead: Any, price: int) -> Any:
    """Whether the card (or being rid of it) is worth the price, against what passing brings."""
    highest, rivals, leading = state[k.HIGHEST], state[k.BIDDERS] & ~(1 << me), 0
    avoid = (k.TO_AVOID >> state[k.DECK + state[k.TURNED] - 1]) & 1
    if highest and not avoid:
        for seat in range(len(table)):
            leading |= ((rivals >> seat) & 1 and k.SUM[state[k.OPEN + seat]] == highest) << seat
    rivals = leading or rivals
    total = 0.0
    for seat in range(len(table)):
        if (rivals >> seat) & 1:
            total += _after(state, me, weights, table, ahead, seat, price if avoid else (highest or price))
    others = total / ones(rivals)
    mine = _after(state, me, weights, table, ahead, me, 0 if avoid else price)
    return others > mine if avoid else mine > others


@compiled
def _after(state: Any, me: int, weights: Any, table: Any, ahead: Any, claimer: int, price: int) -> Any:
    """My prospects when that seat takes the card: `price` is what it pays, or I pay where everyone does."""
    card, row = state[k.DECK + state[k.TURNED] - 1], table[claimer]
    avoid = (k.TO_AVOID >> card) & 1
    for seat in range(len(table)):
        paid = 0
        if avoid and seat != claimer:
            paid = price if seat == me else k.SUM[state[k.OPEN + seat]]
        elif seat == claimer and not avoid:
            paid = price
        elif card == k.EXCURSIONS:
            paid = -_dearest(state[k.SPENT + seat])
        table[seat, MONEY] = table[seat, HELD] - paid
    before = row[POINTS], row[FACTOR], row[PURSE], row[CHEAPEST], row[WAITS]
    _take(row, card, weights)
    prospects = _prospects(table, me, weights, ahead)
    row[POINTS], row[FACTOR], row[PURSE], row[CHEAPEST], row[WAITS] = before
    return prospects


@compiled
def _dearest(cards: int) -> Any:
    while cards & (cards - 1):
        cards &= cards - 1
    return k.SUM[cards]


@compiled
def _seal(state: Any, me: int, weights: Any, table: Any, ahead: Any, rng: Any) -> int:
    """One of the good cards, by the dice."""
    hand, odds, best, total = state[k.HANDS + me], np.zeros(11), 0.0, 0.0
    for card in range(11):
        if (hand >> card) & 1:
            odds[card] = sealed_prospects(state, me, weights, table, ahead, card)
            best = max(best, odds[card])
    for card in range(11):
        if (hand >> card) & 1:
            odds[card] = exp(weights[BOLDNESS] * (odds[card] - best) / (best or 1.0))
            total += odds[card]
    left, chosen = total * chance(rng), lowest(hand)
    for card in range(11):
        if (hand >> card) & 1 and left >= 0.0:
            chosen = card
            left -= odds[card]
    return chosen


@compiled
def sealed_prospects(state: Any, me: int, weights: Any, table: Any, ahead: Any, card: int) -> float:
    """My prospects when I seal this card and every rival any one of theirs."""
    shown = state[k.DECK + state[k.TURNED] - 1]
    wins, richest = 1.0, -1
    for seat in range(len(table)):
        hand = state[k.HANDS + seat] | state[k.OPEN + seat]  # what lies sealed is still in the hand to everybody else
        table[seat, MONEY] = table[seat, HELD] - (k.SUM[1 << card] if seat == me else _middle(hand))
        if seat != me:
            wins *= ones(hand & ((1 << card) - 1)) / ones(hand) if hand else 1.0
            if richest < 0 or table[seat, HELD] > table[richest, HELD]:
                richest = seat
    prospects = 0.0
    for seat, odds in ((me, wins), (richest, 1.0 - wins)):
        row = table[seat]
        before = row[POINTS], row[CHEAPEST], row[WAITS]
        _take(row, shown, weights)
        prospects += odds * _prospects(table, me, weights, ahead)
        row[POINTS], row[CHEAPEST], row[WAITS] = before
    return prospects


@compiled
def _middle(hand: int) -> Any:
    """The middle card of a hand, largest first."""
    skip = ones(hand) - 1 - ones(hand) // 2
    for _ in range(skip):
        hand &= hand - 1
    return k.SUM[hand & -hand]
