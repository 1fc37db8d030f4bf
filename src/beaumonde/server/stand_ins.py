"""Stand-ins: bots that play for people who left a running game, until they come back; or to the end, for those who
resigned."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update

from beaumonde.bots.levels import LEVELS
from beaumonde.core.errors import Reason
from beaumonde.server.database import actions, seats, tables
from beaumonde.server.errors import Conflict

USUAL = "sensible"
"""The level of a bot that plays for a person at a table without bots."""


def level_among(levels: Sequence[str]) -> str:
    """The level that a stand-in has at a table with bots of these levels: that of the strongest."""
    return max((level for level in levels if level), key=[*LEVELS].index, default=USUAL)


def stand_in(connection: Connection, table: str, seat: int, levels: Sequence[str]) -> None:
    """From now on a bot plays in this seat."""
    _set(connection, table, seat, level_among(levels))


def stands_in(connection: Connection, table: str, seat: int) -> bool:
    """Whether a bot plays in this seat for a person."""
    own = select(seats.c.stand_in).where(seats.c.table == table, seats.c.number == seat)
    return connection.scalar(own) is not None


def come_back(connection: Connection, table: str, seat: int) -> None:
    """From now on the person plays in this seat; Conflict if they have resigned."""
    check_resigned(connection, table, seat)
    _set(connection, table, seat, None)


def resign(connection: Connection, table: str, seat: int, levels: Sequence[str]) -> None:
    """From now on a bot plays in this seat, and the person never again."""
    last = select(func.coalesce(func.max(actions.c.number), 0)).where(actions.c.table == table).scalar_subquery()
    own = update(seats).where(seats.c.table == table, seats.c.number == seat)
    connection.execute(own.values(stand_in=level_among(levels), resigned=last, orders=None))


def check_resigned(connection: Connection, table: str, seat: int) -> None:
    """Conflict if the person in this seat has resigned."""
    own = select(seats.c.resigned).where(seats.c.table == table, seats.c.number == seat)
    if connection.scalar(own) is not None:
        raise Conflict(Reason("resigned"))


def next_host(found: Sequence[Any], leaver: int) -> int | None:
    """The next person after the leaver's seat who is here to stay: the host from now on. None if there is nobody."""
    place = next((place for place, seat in enumerate(found) if seat.person == leaver), 0)
    others = [seat for seat in (*found[place:], *found[:place]) if seat.person not in (None, leaver)]
    return next((int(seat.person) for seat in others if not seat.bot and not seat.stand_in), None)


def pass_on_host(connection: Connection, table: str, found: Sequence[Any], leaver: int) -> None:
    """If the leaver is the host, the next person is the host from now on."""
    host = next_host(found, leaver)
    if host is not None:
        own = update(tables).where(tables.c.id == table, tables.c.host == leaver)
        connection.execute(own.values(host=host))


def _set(connection: Connection, table: str, seat: int, level: str | None) -> None:
    own = update(seats).where(seats.c.table == table, seats.c.number == seat)
    connection.execute(own.values(stand_in=level))
