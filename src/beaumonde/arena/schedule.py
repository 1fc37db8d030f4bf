"""Which games are played: every line-up, on decks of its own, in every rotation of the seats.

A *line-up* says who sits at a table. A *block* is one line-up with one deck, played once for each of its different
rotations, so that everybody has had the same cards from the same seats. Blocks are independent of each other.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, count, permutations
from secrets import randbits

from msgspec import Struct

from beaumonde.arena.entrants import Entrant
from beaumonde.core.errors import BadOption, BadSetup, brief
from beaumonde.core.game import Game
from beaumonde.core.shuffle import Seed

MOST_GAMES = 10**6
LineUp = tuple[int, ...]
"""Entrants by their number, seat by seat."""


class Contest(Struct, frozen=True):
    """Everything that decides what is played. The same contest is the same games."""

    tables: tuple[Game, ...]
    entrants: tuple[Entrant, ...]
    """All different."""
    lineups: tuple[tuple[LineUp, ...], ...]
    """For each table."""
    seed: int


class Fixture(Struct, frozen=True):
    """One game to be played: at which table, who in which seat. The block decides the deck."""

    block: int
    rotation: int
    table: int
    lineup: int
    seats: LineUp


def contest(tables: Sequence[Game], entrants: Sequence[Entrant], seed: int | None = None) -> Contest:
    """As many entrants as seats are a match; otherwise it is a league, in which every line-up is played.

    Without a seed one is drawn, so that no program can guess the cards.
    """
    drawn = randbits(48) if seed is None else Seed(seed).seed
    different = tuple(dict.fromkeys(entrants))
    if len(different) < 2:
        raise BadOption("too-few-entrants", entrants=len(different))
    names = [entrant.name for entrant in different]
    for name in names:
        if names.count(name) > 1:
            raise BadOption("name-twice", name=brief(name))
    given = tuple(different.index(entrant) for entrant in entrants)
    lineups = tuple(_lineups(given, len(different), game.seats) for game in tables)
    return Contest(tuple(tables), different, lineups, drawn)


def _lineups(given: LineUp, entrants: int, seats: int) -> tuple[LineUp, ...]:
    if len(given) == seats:
        return (given,)
    if len(given) > entrants:
        raise BadOption("lineup-size", given=len(given), seats=seats)
    if entrants > seats:
        return tuple(combinations(range(entrants), seats))
    # everybody sits at every table; the seats left over are filled in every way
    spare = combinations_with_replacement(range(entrants), seats - entrants)
    return tuple(tuple(sorted((*range(entrants), *more))) for more in spare)


def fixtures(contest: Contest, games: int) -> list[Fixture]:
    """At least so many games, in whole rounds of all line-ups at all tables, and at least two rounds."""
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise BadSetup("bad-batch", games=brief(games), most=MOST_GAMES)
    found: list[Fixture] = []
    blocks = count()
    for number in count():
        if number >= 2 and len(found) >= games:
            break
        for table, lineups in enumerate(contest.lineups):
            for place, lineup in enumerate(lineups):
                circle = circles(lineup)[number % len(circles(lineup))]
                block = next(blocks)
                found += [
                    Fixture(block, rotation, table, place, seats) for rotation, seats in enumerate(rotations(circle))
                ]
    return found


@cache
def circles(lineup: LineUp) -> tuple[LineUp, ...]:
    """The different ways to sit round a table, whoever has the first seat: it matters who sits beside whom."""
    return tuple(sorted({min(rotations(order)) for order in permutations(lineup)}))


def rotations(circle: LineUp) -> tuple[LineUp, ...]:
    """The different ways to turn a circle."""
    return tuple(dict.fromkeys(circle[place:] + circle[:place] for place in range(len(circle))))


def seed_for(contest: Contest, *what: object) -> int:
    """A seed for one purpose, from the seed of the contest; whoever is told it learns nothing of the others."""
    words = " ".join(map(str, (contest.seed, *what)))
    return int.from_bytes(sha256(words.encode()).digest()[:6], "big")
