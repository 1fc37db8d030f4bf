"""An action as a short sequence of picks: one share after the other, or enough; the full card, then the halved one.

Shares are picked in the order of the goods, so every trade is picked in one way only. The picks of each good stand
together in the same order: what is true of one good is true of all, and the network knows that.

`part` is what has been picked so far: in a trade whether to buy (1) or sell (2) in the lowest two bits, then the goods
picked, three bits each, counted from 1; in the market the holder and kind of the full card, counted from 1.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled, lowest
from beaumonde.games.rich_and_good import actions
from beaumonde.games.rich_and_good import kernel as k

ENOUGH, KEEP = 0, 1
FIRST_GOOD, OF_EACH = 2, 21
BUY, SELL, DONATE, FULL, HALF = 0, 1, 2, 3, 15
"""Where the picks of one good stand: twelve full cards, from the left and from the right, then six halved ones."""
MOVES = 6
PICKS = FIRST_GOOD + 6 * OF_EACH
UNFINISHED = -1
BUYING, SELLING = 1, 2

BUNDLE_OF = np.full((7, 7, 7), -1, np.int64)
"""The number of the bundle of these goods, in order; 6 stands for none."""
for _number, _bundle in enumerate(actions.BUNDLES):
    BUNDLE_OF[tuple([good.place for good in _bundle] + [6] * (3 - len(_bundle)))] = _number


@compiled
def pick_mask(state: Any, part: int, mask: Any) -> int:
    """Write 1 for every pick of the actor, 0 for the others; how many there are."""
    mask[:] = 0
    phase, seat = state[k.PHASE], state[k.ACTOR]
    if phase == k.TRADE:
        return _mark_shares(state, seat, part, mask)
    if phase == k.DONATE:
        mask[KEEP], count = 1, 1
        for good in range(6):
            if k.of(state[k.SHARES + seat], good):
                mask[FIRST_GOOD + OF_EACH * good + DONATE] = 1
                count += 1
        return count
    left, right = state[k.left_of(state, seat)], state[k.right_of(state, seat)]
    if part == 0:
        return _mark_cards(mask, left, FULL) + _mark_cards(mask, right, FULL + MOVES)
    return _mark_cards(mask, right if part <= k.KINDS else left, HALF)


@compiled
def _mark_shares(state: Any, seat: int, part: int, mask: Any) -> int:
    mask[ENOUGH], count = 1, 1
    first, second = 6, 6
    if part >> 2:
        first = (part >> 2 & 7) - 1
        if part >> 5:
            second = (part >> 5) - 1
    for good in range(0 if first == 6 else first if second == 6 else second, 6):
        bundle = _with(first, second, good)
        place = FIRST_GOOD + OF_EACH * good
        if part & SELLING == 0 and k.can_buy(state, seat, bundle):
            mask[place + BUY] = 1
            count += 1
        if part & BUYING == 0 and k.covers(state[k.SHARES + seat], k.BUNDLE[bundle]):
            mask[place + SELL] = 1
            count += 1
    return count


@compiled
def _with(first: int, second: int, good: int) -> Any:
    if first == 6:
        return BUNDLE_OF[good, 6, 6]
    if second == 6:
        return BUNDLE_OF[first, good, 6]
    return BUNDLE_OF[first, second, good]


@compiled
def _mark_cards(mask: Any, cards: int, place: int) -> int:
    count = 0
    while cards:
        kind = lowest(cards)
        mask[FIRST_GOOD + OF_EACH * (kind // MOVES) + place + kind % MOVES] = 1
        cards &= cards - 1
        count += 1
    return count


@compiled
def pick(state: Any, part: int, choice: int) -> tuple[int, int]:
    """What has been picked then, and the action that makes, or UNFINISHED."""
    phase, good, what = state[k.PHASE], (choice - FIRST_GOOD) // OF_EACH, (choice - FIRST_GOOD) % OF_EACH
    if phase == k.DONATE:
        return 0, k.KEEP if choice == KEEP else k.FIRST_DONATION + good
    if phase == k.MARKET:
        if part == 0:
            side = 1 if what >= FULL + MOVES else 0
            return 1 + k.KINDS * side + MOVES * good + (what - FULL) % MOVES, UNFINISHED
        side, full = (part - 1) // k.KINDS, (part - 1) % k.KINDS
        return 0, k.FIRST_MARKET + k.KINDS * (k.KINDS * side + full) + MOVES * good + what - HALF
    return _pick_share(part, choice, good, what)


@compiled
def _pick_share(part: int, choice: int, good: int, what: int) -> tuple[int, int]:
    first, second = (part >> 2 & 7) - 1, (part >> 5) - 1
    if choice == ENOUGH:
        if part == 0:
            return 0, k.HOLD
        bundle = BUNDLE_OF[first, second if second >= 0 else 6, 6]
        return 0, bundle + (k.FIRST_BUY if part & BUYING else k.FIRST_SELL)
    if first < 0:
        return (good + 1) << 2 | (BUYING if what == BUY else SELLING), UNFINISHED
    if second < 0:
        return part | (good + 1) << 5, UNFINISHED
    return 0, BUNDLE_OF[first, second, good] + (k.FIRST_BUY if part & BUYING else k.FIRST_SELL)


@compiled
def towards(state: Any, part: int, action: int) -> int:
    """The next pick on the way to an action, of which `part` has been picked."""
    phase = state[k.PHASE]
    if phase == k.DONATE:
        return KEEP if action == k.KEEP else FIRST_GOOD + OF_EACH * (action - k.FIRST_DONATION) + DONATE
    if phase == k.MARKET:
        code = action - k.FIRST_MARKET
        side, full, half = code // (k.KINDS * k.KINDS), code // k.KINDS % k.KINDS, code % k.KINDS
        if part == 0:
            return FIRST_GOOD + OF_EACH * (full // MOVES) + FULL + MOVES * side + full % MOVES
        return FIRST_GOOD + OF_EACH * (half // MOVES) + HALF + half % MOVES
    if action == k.HOLD:
        return ENOUGH
    selling = action >= k.FIRST_SELL
    bundle = action - (k.FIRST_SELL if selling else k.FIRST_BUY)
    good = k.PLACE_A[bundle] if part == 0 else k.PLACE_B[bundle] if part >> 5 == 0 else k.PLACE_C[bundle]
    return ENOUGH if good == 6 else FIRST_GOOD + OF_EACH * good + (SELL if selling else BUY)


@compiled
def is_last_turn(state: Any) -> bool:
    """Whether this is the last turn of the game."""
    return state[k.ROUND] == k.LAST_ROUND and state[k.TURN] == (5 if state[k.SEATS] == 2 else 4)
