"""An action as a short sequence of picks: which money card next, or done. No legal bid is lost by it.

A bid is picked from its dearest card down, so every set of cards is picked in one way only, and a card can be picked
only if the cards below it could still complete the bid. `part` is what has been picked so far: a set of money cards.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled, lowest, shuffle
from beaumonde.games.high_society import kernel as k

PASS, FIRST_CARD, DONE, FIRST_DISCARD = 0, 1, 12, 13
PICKS = FIRST_DISCARD + 12
UNFINISHED = -1
POINTS = np.array([*range(1, 11), 9, 9, 9, 4, 6, 9, 5, 9, 5], np.float64)
"""About what each status card is worth, or being rid of it."""
MIXER = np.uint64(0x9E3779B97F4A7C15)


@compiled
def pick_mask(state: Any, part: int, mask: Any) -> int:
    """Write 1 for every pick of the actor, 0 for the others; how many there are."""
    mask[:] = 0
    phase, seat = state[k.PHASE], state[k.ACTOR]
    count = 0
    if phase == k.DISCARD:
        cards = state[k.OWNED + seat] & k.LUXURIES
        while cards:
            mask[FIRST_DISCARD + k.DISCARD_OF[lowest(cards)]] = 1
            cards &= cards - 1
            count += 1
        return count
    hand = state[k.HANDS + seat]
    if phase == k.SEALED:
        while hand:
            mask[FIRST_CARD + lowest(hand)] = 1
            hand &= hand - 1
            count += 1
        return count
    need = k.least_to_add(state, seat) - k.SUM[part]
    if part == 0:
        mask[PASS] = 1
        count = 1
    else:
        hand &= (part & -part) - 1
        if need <= 0:
            mask[DONE] = 1
            count = 1
    while hand and k.SUM[hand] >= need:
        card = hand
        while card & (card - 1):
            card &= card - 1
        mask[FIRST_CARD + lowest(card)] = 1
        count += 1
        hand ^= card
    return count


@compiled
def pick(state: Any, part: int, choice: int) -> tuple[int, int]:
    """What has been picked then, and the action that makes, or UNFINISHED."""
    phase = state[k.PHASE]
    if phase == k.DISCARD:
        return 0, k.FIRST_DISCARD + choice - FIRST_DISCARD
    if phase == k.SEALED:
        return 0, k.FIRST_SEAL + choice - FIRST_CARD
    if choice == PASS:
        return 0, k.PASS
    if choice == DONE:
        return 0, part
    return part | 1 << (choice - FIRST_CARD), UNFINISHED


@compiled
def towards(state: Any, part: int, action: int) -> int:
    """The next pick on the way to an action, of which `part` has been picked."""
    phase = state[k.PHASE]
    if phase == k.DISCARD:
        return FIRST_DISCARD + action - k.FIRST_DISCARD
    if phase == k.SEALED:
        return FIRST_CARD + action - k.FIRST_SEAL
    if action == k.PASS:
        return PASS
    rest = action & ~part
    if rest == 0:
        return DONE
    while rest & (rest - 1):
        rest &= rest - 1
    return FIRST_CARD + lowest(rest)


# For search ------------------------------------------------------------------------------------------------------


@compiled
def is_drawn(state: Any) -> bool:
    """Whether this decision is made without knowing those of others that are made at the same time."""
    return state[k.PHASE] == k.SEALED


@compiled
def reshuffle(state: Any, rng: Any) -> None:
    """The cards to come in any other order."""
    turned = state[k.TURNED]
    shuffle(rng, state[k.DECK + turned : k.DECK + state[k.CARDS]])


@compiled
def key(state: Any, part: int) -> Any:
    """A number for everything that can be seen at the table: the same for the same, most surely another for another."""
    seats, mixed = state[k.SEATS], np.uint64(part + 1)
    for place in range(k.PHASE, k.CARDS):
        mixed = (mixed ^ np.uint64(state[place] + 1)) * MIXER
    mixed = (mixed ^ np.uint64(state[k.DECK + state[k.TURNED] - 1])) * MIXER
    for seat in range(seats):
        mixed = (mixed ^ np.uint64(state[k.HANDS + seat] << 11 | state[k.OPEN + seat])) * MIXER
        mixed = (mixed ^ np.uint64(state[k.OWNED + seat])) * MIXER
        mixed ^= mixed >> np.uint64(29)
    return np.int64(mixed)


@compiled
def is_over_budget(state: Any, part: int, budget: float, margin: float) -> bool:
    """Whether somebody passes who pays only so much for a point, and wants to stay so far above the poorest rival."""
    if state[k.PHASE] != k.AUCTION or part:
        return False
    price, seat = state[k.HIGHEST] + 1, state[k.ACTOR]
    if price > budget * POINTS[state[k.DECK + state[k.TURNED] - 1]]:
        return True
    poorest = 1000
    for other in range(state[k.SEATS]):
        if other != seat:
            poorest = min(poorest, k.SUM[state[k.HANDS + other] | state[k.OPEN + other]])
    return k.SUM[state[k.HANDS + seat] | state[k.OPEN + seat]] - price < poorest + margin


@compiled
def is_any_card_the_last(state: Any) -> bool:
    """Whether three of the four game-end cards have been turned."""
    return state[k.ENDS] == 3
