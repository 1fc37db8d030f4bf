"""When the service has to see whether somebody needs a push message.

Every seat says so in the database (`push_at`), written in the same transaction as what happened in the game."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, update

from beaumonde.server.database import seats
from beaumonde.server.settings import Settings

BEGUN = "start"
"""What `pushed` says of a person whose game has begun and who has not been sent anything about it."""


class PushTimes:
    """The tables whose people are sent push messages, and when."""

    def __init__(self, settings: Settings) -> None:
        self._from = settings.push_from
        self._after = int(1000 * settings.push_after)

    def apply(self, row: Any) -> bool:
        """Whether people are sent messages about this table: its clock allows hours or days."""
        return row.clock is not None and max(row.clock, row.reserve or 0) >= self._from

    def mark(
        self, connection: Connection, table: str, at: int, which: Collection[int] = (), *, begins: bool = False
    ) -> None:
        """Something has happened at that time for the people in these seats, or for everybody if there are none.

        They are looked at a little later: who has the table open needs no message. The transaction has locked the
        table's row."""
        theirs = [seats.c.table == table, seats.c.person.is_not(None)]
        if which:
            theirs.append(seats.c.number.in_(which))
        values = {"push_at": at + self._after, "push_tries": 0} | ({"pushed": BEGUN} if begins else {})
        connection.execute(update(seats).where(*theirs).values(values))
