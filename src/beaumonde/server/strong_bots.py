"""How many bots that think long one host may have in running games, and one address may start in an hour."""

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, func, select

from beaumonde.bots.levels import COMPILED
from beaumonde.core.errors import Reason
from beaumonde.server.database import people, seats, tables
from beaumonde.server.errors import TooMany
from beaumonde.server.limits import Limits
from beaumonde.server.messages import TableState
from beaumonde.server.settings import Settings


class StrongBots:
    """Counts seats of strong and expert bots in the database, so that all workers count together."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._most = settings.strong_bots_of_guest
        self._limits = limits

    def check(self, connection: Connection, host: int, levels: Iterable[str]) -> int:
        """How many of these levels think long; TooMany if the host cannot have so many more.

        Until the transaction ends, nobody else counts for the same host."""
        more = sum(level in COMPILED for level in levels)
        if more and self._most:
            connection.execute(_LOCK_HOST, {"host": host})
            running = connection.execute(_IN_RUNNING_GAMES, {"host": host}).scalar_one()
            if running + more > self._most:
                raise TooMany(Reason("too-many-bots", {"most": self._most}))
        return more

    def start(self, connection: Connection, host: int, levels: Iterable[str], address: str) -> None:
        """A game with these levels starts, asked for from that address; TooMany if it cannot."""
        more = self.check(connection, host, levels)
        if more:
            self._limits.count(connection, "strong-bots", address, more)


_LOCK_HOST = select(people.c.id).where(people.c.id == bindparam("host")).with_for_update(key_share=True)
"""SQLite has one writer at a time and needs no lock."""
_IN_RUNNING_GAMES = (
    select(func.count())
    .select_from(seats)
    .join(tables, seats.c.table == tables.c.id)
    .where(tables.c.host == bindparam("host"), tables.c.state == TableState.PLAYING, seats.c.level.in_(COMPILED))
)
