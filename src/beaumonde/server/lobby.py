"""An open table, before its game: whose turn it is to change it, its code, and what its host does with the seats."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, update

from beaumonde.core.errors import Reason
from beaumonde.core.game import check_viewer
from beaumonde.locale import Words
from beaumonde.server.clock import now
from beaumonde.server.codes import new_code
from beaumonde.server.database import seats, tables
from beaumonde.server.due import OPEN_TABLE_EXPIRES
from beaumonde.server.errors import Conflict, Forbidden
from beaumonde.server.messages import TableState
from beaumonde.server.people import Person
from beaumonde.server.rooms import sitting_at, table_row

LEFT: dict[str, Any] = {"person": None, "words": "", "orders": None, "code": None, "away_since": None}
"""What a seat is from the moment that the person in it leaves an open table."""


def take_turn(connection: Connection, table: str) -> bool:
    """Whether the table is open, and nobody else changes it before this is done. It expires later from then on."""
    turn = update(tables).where(tables.c.id == table, tables.c.state == TableState.OPEN)
    values = {"changes": tables.c.changes + 1, "due": now() + OPEN_TABLE_EXPIRES}
    return bool(connection.execute(turn.values(values)).rowcount)


def seats_to_change(connection: Connection, table: str) -> Sequence[Any]:
    """Take the turn to change an open table, and its seats as they are then; Conflict if the game has begun."""
    if not take_turn(connection, table):
        raise Conflict(Reason("has-begun"))
    return sitting_at(connection, table)


def renew_code(connection: Connection, table: str, host: Person) -> None:
    """The table has a new code. The old one leads nobody there any more but those who came by it and still sit there.

    IntegrityError if another table has this code."""
    _seats_of_host(connection, table, host)
    _renew_code(connection, table, host)


def set_bot(connection: Connection, table: str, host: Person, number: int, level: str) -> None:
    """A bot of this level has the seat from now on; with an empty level the seat is free. Conflict if a person has it.

    A bot keeps its name when only its level changes."""
    found = _seats_of_host(connection, table, host)
    seat = _seat(found, number)
    if seat.person is not None:
        raise Conflict(Reason("seat-taken", {"seat": number + 1}))
    name = seat.bot_name or bot_name(host.language, {other.bot_name for other in found}, number)
    _set(connection, table, number, {"level": level, "bot_name": name if level else None})


def ask_to_leave(connection: Connection, table: str, host: Person, number: int) -> None:
    """The person in this seat has left, and the table has a new code: the old link does not lead them back.

    A seat without a person stays as it is. Conflict if it is the host's own; IntegrityError if another table has
    this code."""
    seat = _seat(_seats_of_host(connection, table, host), number)
    if seat.person == host.id:
        raise Conflict(Reason("own-seat"))
    if seat.person is not None:
        _set(connection, table, number, LEFT)
        _renew_code(connection, table, host)


def bot_name(language: str, taken: Collection[str | None], number: int) -> str:
    """The first name for a bot that no other bot at the table has; the name of the seat if all are taken."""
    words = Words(language)
    names = words("bot-names").split(", ")
    return next((name for name in names if name not in taken), words("player-name", number=number + 1))


def _seats_of_host(connection: Connection, table: str, host: Person) -> Sequence[Any]:
    """Like `seats_to_change`; Forbidden for all but the host. The host may be another one until it is our turn."""
    open_now = take_turn(connection, table)
    if table_row(connection, table).host != host.id:
        raise Forbidden(Reason("not-host"))
    if not open_now:
        raise Conflict(Reason("has-begun"))
    return sitting_at(connection, table)


def _seat(found: Sequence[Any], number: int) -> Any:
    check_viewer(number, len(found))
    return found[number]


def _set(connection: Connection, table: str, number: int, values: dict[str, Any]) -> None:
    connection.execute(update(seats).where(seats.c.table == table, seats.c.number == number).values(values))


def _renew_code(connection: Connection, table: str, host: Person) -> None:
    code = new_code()
    connection.execute(update(tables).where(tables.c.id == table).values(code=code))
    connection.execute(update(seats).where(seats.c.table == table, seats.c.person == host.id).values(code=code))
