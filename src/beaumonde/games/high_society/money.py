"""A set of eleven money cards as the bits of a number: bit 0 is the 1, bit 10 the 25 (thousands)."""

from functools import cache

VALUES = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
FULL = (1 << len(VALUES)) - 1
"""The whole set, 106 in all."""

BIT = {value: 1 << place for place, value in enumerate(VALUES)}


def _sums() -> tuple[int, ...]:
    sums = [0]
    for value in VALUES:
        sums += [total + value for total in sums]
    return tuple(sums)


SUM = _sums()
"""The value of every one of the 2048 sets of cards."""


@cache
def cards(mask: int) -> tuple[int, ...]:
    """The cards of a set, largest first."""
    return tuple(value for value in reversed(VALUES) if mask & BIT[value])


def mask_of(values: object) -> int | None:
    """The set made of these cards; None if one is unknown or there twice, or it is no tuple of cards at all."""
    if type(values) is not tuple:
        return None
    mask = 0
    for value in values:
        bit = BIT.get(value, 0) if type(value) is int else 0
        if not bit or mask & bit:
            return None
        mask |= bit
    return mask


def highest(mask: int) -> int:
    """The set of just the highest card of a set; empty for the empty set."""
    return 1 << mask.bit_length() - 1 if mask else 0


@cache
def ladder(hand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every non-empty set within a hand from the cheapest up: their sums, and the sets."""
    masks, part = [], hand
    while part:
        masks.append(part)
        part = (part - 1) & hand
    masks.sort(key=lambda mask: (SUM[mask], mask))
    return tuple(SUM[mask] for mask in masks), tuple(masks)
