"""What lies in the dark, dealt again, compiled: market cards the actor does not see, the Merchant's hidden shares."""

from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled, ones, shuffle
from beaumonde.games.rich_and_good import kernel as k

COPIES = np.bincount(k.BOX, minlength=k.KINDS)
"""How many cards of each kind there are."""
MERCHANTS_STOCK = 5
"""How many shares of each good the Merchant's are drawn from."""


@compiled
def reshuffle(state: Any, rng: Any) -> None:
    """Every deal that fits what the actor has seen is as likely as the other. Donations stay as they are."""
    _deal_cards(state, rng)
    if state[k.SEATS] == 2:
        _deal_shares(state, rng)


@compiled
def _deal_cards(state: Any, rng: Any) -> None:
    seats, left, right = state[k.SEATS], k.left_of(state, state[k.ACTOR]), k.right_of(state, state[k.ACTOR])
    cards, count, first = np.empty(len(k.BOX), np.int64), 0, 0
    for kind in range(k.KINDS):
        for _ in range(COPIES[kind] - _has(state, k.PLAYED, kind) - _has(state, left, kind) - _has(state, right, kind)):
            cards[count] = kind
            count += 1
    shuffle(rng, cards[:count])
    holders = 3 if seats == 2 else seats
    for place in range(k.HOLDERS, k.HOLDERS + 2 * holders, 2):
        if place not in (left, right):
            first = _refill(state, place, cards, first)
    if seats > 2:  # the next round begins with all of them
        cards[:], first = k.BOX, 0
        shuffle(rng, cards)
    for place in range(k.NEXT_HOLDERS, k.NEXT_HOLDERS + 2 * holders, 2):
        first = _refill(state, place, cards, first)


@compiled
def _has(state: Any, place: int, kind: int) -> Any:
    return ((state[place] >> kind) & 1) + ((state[place + 1] >> kind) & 1)


@compiled
def _refill(state: Any, place: int, cards: Any, first: int) -> Any:
    """As many other cards as it has, from the first on; the first of the rest."""
    last = first + ones(state[place]) + ones(state[place + 1])
    state[place], state[place + 1] = 0, 0
    for number in range(first, last):
        bit = 1 << cards[number]
        state[place + 1] |= state[place] & bit
        state[place] |= bit
    return last


@compiled
def _deal_shares(state: Any, rng: Any) -> None:
    seen = state[k.GONE] + state[k.SHOWN]
    goods, count = np.empty(6 * MERCHANTS_STOCK, np.int64), 0
    for good in range(6):
        for _ in range(MERCHANTS_STOCK - k.of(seen, good)):
            goods[count] = good
            count += 1
    shuffle(rng, goods[:count])
    first = 0
    for place in (k.HIDDEN, k.NEXT_HIDDEN, k.NEXT_SHOWN):
        last = first + k.total(state[place])
        state[place] = 0
        for number in range(first, last):
            state[place] += 1 << (8 * goods[number])
        first = last
