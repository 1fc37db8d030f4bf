"""How sure a number is. Games of one block share their deck, so blocks are counted and not games."""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

SURE = 0.95
_Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Interval(Struct, frozen=True):
    """A number and where it lies in 95 of 100 runs like this one; None where too little was played to say."""

    value: float
    low: float | None = None
    high: float | None = None


class Spread(Struct, frozen=True):
    """The variance of an estimate, and how many differences it was learnt from."""

    variance: float
    freedom: int

    @property
    def quantile(self) -> float:
        """Student's, by the first terms of its expansion: right to a hundredth from three on."""
        z, n = _Z, self.freedom
        first = (z**3 + z) / 4
        second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
        third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
        return z + (first + (second + third / n) / n) / n


def spread(influences: Iterable[tuple[Hashable, float]]) -> Spread | None:
    """From what each block contributed to the estimate, block by block: its line-up, and how much.

    Line-ups are planned, not drawn: only blocks of the same line-up are compared. None if there are no two.
    """
    strata: dict[Hashable, list[float]] = defaultdict(list)
    for lineup, influence in influences:
        strata[lineup].append(influence)
    alone = [few.pop() for few in strata.values() if len(few) == 1]
    variance, freedom = 0.0, 0
    for values in (*strata.values(), alone):
        many = len(values)
        if many > 1:
            mean = sum(values) / many
            variance += many / (many - 1) * sum((value - mean) ** 2 for value in values)
            freedom += many - 1
    return Spread(variance, freedom) if freedom else None


def around(value: float, found: Spread | None) -> Interval:
    """The interval of a number that can be anything."""
    if found is None:
        return Interval(value)
    reach = found.quantile * sqrt(found.variance)
    return Interval(value, value - reach, value + reach)


def of_share(share: float, found: Spread | None, counted: int) -> Interval:
    """The interval of a share of so many (Wilson's): it stays between 0 and 1, also where nobody ever won."""
    if found is None:
        return Interval(share)
    variance = max(found.variance, 0.5 / counted**2)  # the next could always be the first of its kind
    likely = (share * counted + 0.5) / (counted + 1)
    # so many independent games would have left us as sure as we are
    games = likely * (1 - likely) / variance
    square = found.quantile**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))
