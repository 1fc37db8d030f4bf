"""Deleting a person: logins, account, name and chat lines go; games that others play go on without them."""

from typing import Any

from sqlalchemy import Connection, delete, update

from beaumonde.server.belongings import lock_all_of
from beaumonde.server.clock import now
from beaumonde.server.database import accounts, device_links, people, said, seats, tables
from beaumonde.server.lobby import LEFT, take_turn
from beaumonde.server.messages import TableState
from beaumonde.server.notifications import Notice
from beaumonde.server.people import NOBODY
from beaumonde.server.rooms import sitting_at
from beaumonde.server.stand_ins import next_host, pass_on_host, stand_in
from beaumonde.server.storage import Transaction
from beaumonde.server.tokens import end_logins


def forget(transaction: Transaction, person: int) -> list[str]:
    """The person is gone from now on; the tables where a bot plays for them.

    In finished games their seat stays, without a name. Of their chat lines only the numbers stay, so that the others'
    lines keep theirs."""
    connection = transaction.connection
    played_on = []
    for row in lock_all_of(connection, person):
        if row.state == TableState.OPEN:
            _leave_open(connection, row, person)
        elif row.state == TableState.PLAYING and _leave_playing(connection, row.id, person):
            played_on.append(row.id)
        transaction.notify(row.id, Notice("table"))
    connection.execute(update(seats).where(seats.c.person == person).values(orders=None, words="", hidden=False))
    connection.execute(update(said).where(said.c.person == person).values(text=""))
    connection.execute(delete(device_links).where(device_links.c.person == person))
    connection.execute(delete(accounts).where(accounts.c.person == person))
    connection.execute(update(people).where(people.c.id == person).values(name=NOBODY))
    end_logins(transaction, person)
    return played_on


def _leave_open(connection: Connection, row: Any, person: int) -> None:
    """Their seat is free, and the next person is the host. The table is given up if there is nobody to be host."""
    take_turn(connection, row.id)
    found = sitting_at(connection, row.id)
    connection.execute(update(seats).where(seats.c.table == row.id, seats.c.person == person).values(LEFT))
    if row.host == person and next_host(found, person) is None:
        _give_up(connection, row.id)
    else:
        pass_on_host(connection, row.id, found, person)


def _leave_playing(connection: Connection, table: str, person: int) -> bool:
    """A bot plays for them to the end, if anybody else is there; else the game is given up."""
    found = sitting_at(connection, table)
    mine = next((seat.number for seat in found if seat.person == person), None)
    if not _others(found, person):
        _give_up(connection, table)
        return False
    if mine is not None:
        stand_in(connection, table, mine, [seat.level for seat in found])
    pass_on_host(connection, table, found, person)
    due = {"changes": tables.c.changes + 1, "due": now(), "due_by_bot": False}
    connection.execute(update(tables).where(tables.c.id == table).values(due))
    return True


def _others(found: Any, person: int) -> bool:
    return any(seat.person not in (None, person) and seat.name != NOBODY for seat in found)


def _give_up(connection: Connection, table: str) -> None:
    ended = {"state": TableState.GIVEN_UP, "code": None, "due": None, "changes": tables.c.changes + 1}
    connection.execute(update(tables).where(tables.c.id == table).values(ended))
