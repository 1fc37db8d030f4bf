"""What a contest came to: a tree of values that is also the JSON file."""

from typing import Any

import msgspec
from msgspec import Struct

from beaumonde.arena.intervals import Interval
from beaumonde.bots.external import Fault
from beaumonde.core.errors import BadRecord, brief

FORMAT = 1


class Standing(Struct, frozen=True):
    """One entrant's results. Each seat it had in a game counts."""

    name: str
    seats: int
    """How many seats it had, over all games."""
    wins: Interval
    """The share of its seats that won; a win that two share is half a win for each."""
    fair: float
    """The share if all were equally strong."""
    rating: Interval
    """Plackett–Luce, from who won: 1500 is the average of these entrants, 400 points more are odds of ten to one."""
    place: float
    """The mean place, 1 for the first; those who tie share the mean of their places."""
    cast_out: float
    ahead: dict[str, float]
    """For each other entrant: the share of meetings in which this one finished ahead, a tie for half."""
    seconds: float
    """For a decision, on average; the first of each process is left out."""
    seconds_99: float
    """In 99 of 100 decisions it took no longer."""


class TableReport(Struct, frozen=True):
    """The results at one table."""

    game: str
    options: dict[str, Any]
    lineups: tuple[tuple[str, ...], ...]
    games: int
    blocks: int
    """Line-ups with a deck, each played in every rotation of the seats."""
    standings: tuple[Standing, ...]


class LostMoves(Struct, frozen=True):
    """How often a program lost its move in one way, and the first time it did."""

    name: str
    count: int
    example: Fault


class Report(Struct, frozen=True, kw_only=True):
    """Everything there is to say. Standings are over all tables; who wins most comes first."""

    format: int = FORMAT
    seed: int
    """With it the same contest is played once more."""
    games: int
    blocks: int
    stopped: bool = False
    """It was stopped before its end."""
    standings: tuple[Standing, ...]
    tables: tuple[TableReport, ...]
    lost: tuple[LostMoves, ...] = ()

    def dumps(self) -> str:
        """The report as JSON."""
        return msgspec.json.format(msgspec.json.encode(self).decode(), indent=2)

    @classmethod
    def loads(cls, text: str | bytes) -> "Report":
        """The report back from its JSON; BadRecord if it is none."""
        try:
            found = msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:
            raise BadRecord("not-a-report", detail=brief(str(error))) from None
        if found.format != FORMAT:
            raise BadRecord("unknown-format", format=brief(found.format), newest=FORMAT)
        return found
