"""The six goods, and the track their prices move on."""

from collections.abc import Iterable
from enum import StrEnum
from operator import add, mul, sub
from typing import Self


class Good(StrEnum):
    """A good, with its place in every tuple of six and its letter in the notation."""

    place: int
    letter: str

    def __new__(cls, code: str, letter: str) -> Self:
        good = str.__new__(cls, code)
        good._value_ = code
        good.place = len(cls.__members__)
        good.letter = letter
        return good

    __hash__ = str.__hash__  # an enum's own hash is a call into Python, and goods are looked up all the time

    COAL = "coal", "C"
    WHEAT = "wheat", "W"
    COFFEE = "coffee", "F"
    RUBBER = "rubber", "R"
    TEA = "tea", "T"
    SALT = "salt", "S"


GOODS = tuple(Good)
GOOD: dict[str, Good] = {good.value: good for good in GOODS}
BY_LETTER = {good.letter: good for good in GOODS}

Six = tuple[int, int, int, int, int, int]
"""A number for each good."""

NONE: Six = (0, 0, 0, 0, 0, 0)

SHARES_OF_EACH = 10

DEFAULT_TRACK = (*range(0, 91, 5), *range(100, 151, 10), *range(170, 251, 20))
"""The 30 prices. 0, 40, 70, 75, 80, 90, 130 and 150 are attested; the rest is our reconstruction (RG-TRACK)."""

OPENING_PRICE = 40


def six(numbers: Iterable[int]) -> Six:
    """Six numbers as a Six."""
    return tuple(numbers)  # type: ignore[return-value]


def counts(goods: tuple[Good, ...]) -> Six:
    """How many of each."""
    return six(map(goods.count, GOODS))


def listed(count_of: Six) -> tuple[Good, ...]:
    """The goods one by one."""
    return tuple(good for good, count in zip(GOODS, count_of, strict=True) for _ in range(count))


def plus(left: Six, right: Six) -> Six:
    """Good by good."""
    return six(map(add, left, right))


def minus(left: Six, right: Six) -> Six:
    """Good by good."""
    return six(map(sub, left, right))


def moved(track: tuple[int, ...], price: int, spaces: int) -> int:
    """The price so many spaces away; a marker stops at the ends of the track (RG-CLAMP)."""
    return track[max(0, min(track.index(price) + spaces, len(track) - 1))]


def value(count_of: Six, prices: Six) -> int:
    """What so many of each are worth at these prices."""
    return sum(map(mul, count_of, prices))
