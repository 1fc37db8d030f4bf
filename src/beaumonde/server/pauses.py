"""Pauses: the times in which a game stands still because the people at the table have agreed to that.

They are kept with the table, so every process computes the same deadlines from them, also after a restart."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, update

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import tables
from beaumonde.server.errors import Conflict


class Pauses(Struct, frozen=True):
    """The pauses of a game, the first one first. The clocks of the game show the time without them: its playing time.

    All times are in milliseconds; a time without further words is one since 1970."""

    over: tuple[tuple[int, int], ...] = ()
    """When each pause that is over began and ended."""
    since: int | None = None
    """When the pause began that still goes on; None if the game goes on."""

    def playing_time(self, at: int) -> int:
        """The playing time at that time."""
        ended = sum(min(at, end) - begin for begin, end in self.over if begin < at)
        return at - ended - (0 if self.since is None else max(0, at - self.since))

    def time_at(self, playing_time: int) -> int:
        """The time at which the game had, or will have, that playing time if there are no further pauses."""
        at = playing_time
        for begin, end in self.over:
            if begin > at:
                break
            at += end - begin
        return at

    @property
    def resumed_at(self) -> int | None:
        """When the last pause ended; None if there was none."""
        return self.over[-1][1] if self.over else None


def read_pauses(row: Any) -> Pauses:
    """The pauses in that row of a table."""
    return Pauses(() if row.pauses is None else _SPANS.decode(row.pauses), row.paused_since)


def begin_pause(connection: Connection, row: Any, most: int) -> None:
    """From now on the game of this table, whose row is locked, is paused. Conflict if it was paused too often.

    A game may be paused so often (`most`); 0 for no limit."""
    if most and len(read_pauses(row).over) >= most:
        raise Conflict(Reason("too-many-pauses", {"most": most}))
    connection.execute(update(tables).where(tables.c.id == row.id).values(paused_since=now()))


def end_pause(connection: Connection, row: Any) -> None:
    """From now on the game of this table, whose row is locked, goes on. If it was not paused, nothing changes."""
    if row.paused_since is None:
        return
    pauses = read_pauses(row)
    spans: Sequence[tuple[int, int]] = [*pauses.over, (row.paused_since, max(now(), row.paused_since))]
    values = {"paused_since": None, "pauses": msgspec.json.encode(spans).decode()}
    connection.execute(update(tables).where(tables.c.id == row.id).values(values))


def check_not_paused(row: Any) -> None:
    """Conflict if the game of this table is paused."""
    if row.paused_since is not None:
        raise Conflict(Reason("paused"))


_SPANS = msgspec.json.Decoder(tuple[tuple[int, int], ...])
