"""A rating for games of several players: the Plackett–Luce model, fitted to all games at once.

Everybody has a strength; the first place goes to a player with odds in proportion to the strengths, then the second
among those left, and so on. The strengths that make the results likeliest do not depend on the order of the games,
and the same entrant may sit in several seats. A tie counts as every order of the tied, each with its part of a game;
of the last group only is known that it is behind the others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations, product
from math import exp, log

from msgspec import Struct

from beaumonde.arena.hall import Ranking

AVERAGE, POINTS = 1500.0, 400 / log(10)
"""The average of those who play; 400 points more are odds of ten to one."""
DOUBT = 9.0
"""The variance of strengths we expect before any game: so wide that it only keeps those finite who always win."""
STEPS, ENOUGH = 50, 1e-9

Vector = list[float]


class Ratings(Struct, frozen=True):
    """The fitted ratings, their variances if all games were independent, and what each ranking changes in them."""

    ratings: Vector
    variances: Vector
    influence: dict[Ranking, Vector]


def fit(rankings: Iterable[Ranking], entrants: int) -> Ratings:
    """Newton's method on the logarithm of the likelihood, which has one summit."""
    counts = Counter(rankings)
    strengths = [0.0] * entrants
    for _ in range(STEPS):
        slope = [-strength / DOUBT for strength in strengths]
        bend = [[float(i == j) / DOUBT for j in range(entrants)] for i in range(entrants)]
        for ranking, times in counts.items():
            _add(ranking, strengths, times, slope, bend)
        (step,) = _solve(bend, [slope])
        longest = max(map(abs, step))
        scale = min(1.0, 1.0 / longest) if longest else 1.0  # far from the summit the parabola overshoots
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    alone = [[float(i == j) for j in range(entrants)] for i in range(entrants)]
    inverse = _solve(bend, alone)
    changes = _solve(bend, [_slope(ranking, strengths) for ranking in counts])
    return Ratings(
        [AVERAGE + POINTS * strength for strength in strengths],
        [POINTS**2 * _apart(inverse, entrant) for entrant in range(entrants)],
        {ranking: [POINTS * one for one in change] for ranking, change in zip(counts, changes, strict=True)},
    )


def _apart(variances: Sequence[Vector], entrant: int) -> float:
    """The variance of a strength against the average: what all have in common is a convention."""
    size, row = len(variances), variances[entrant]
    return row[entrant] - 2 * sum(row) / size + sum(map(sum, variances)) / size**2


def _slope(ranking: Ranking, strengths: Vector) -> Vector:
    slope = [0.0] * len(strengths)
    _add(ranking, strengths, 1, slope, None)
    return slope


def _add(ranking: Ranking, strengths: Vector, times: int, slope: Vector, bend: list[Vector] | None) -> None:
    """Add what a ranking says: the first derivatives of its likelihood, and the second with the sign turned."""
    for order, weight in _orders(ranking):
        for place, first in enumerate(order[: len(order) - len(ranking[-1])]):
            left = Counter(order[place:])
            odds = {entrant: many * exp(strengths[entrant]) for entrant, many in left.items()}
            whole = sum(odds.values())
            slope[first] += times * weight
            for one, its in odds.items():
                slope[one] -= times * weight * its / whole
                if bend is not None:
                    bend[one][one] += times * weight * its / whole
                    for other, theirs in odds.items():
                        bend[one][other] -= times * weight * its * theirs / whole**2


@cache
def _orders(ranking: Ranking) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every order that the ranking allows before the last group, with its part of a game."""
    orders = Counter(sum(parts, ()) for parts in product(*(permutations(tied) for tied in ranking[:-1])))
    return tuple((order + ranking[-1], many / orders.total()) for order, many in orders.items())


def _solve(matrix: Sequence[Vector], sides: Sequence[Vector]) -> list[Vector]:
    """The solution for each right side, by elimination; the matrix is symmetric and positive."""
    size = len(matrix)
    rows = [[*matrix[place], *(side[place] for side in sides)] for place in range(size)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and (by := rows[other][place]):
                rows[other] = [value - by * taken for value, taken in zip(rows[other], rows[place], strict=True)]
    return [[rows[place][size + number] for place in range(size)] for number in range(len(sides))]
