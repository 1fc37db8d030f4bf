"""The tables of a person: which they are, and locking them all before they pass to somebody else or end."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from beaumonde.server.database import people, seats, tables
from beaumonde.server.messages import TableState


def lock_all_of(connection: Connection, *who: int) -> Sequence[Any]:
    """The tables where these people sit or are host. Nobody else changes them, or brings these people to other tables,
    before this is done. (In SQLite only one transaction writes at a time.)

    All who change a table lock its row before any other rows, and several tables are locked in the order of their ids,
    so that no two wait for each other. A table that somebody joins in this very moment is locked at last."""
    wanted = select(tables).where(is_of(*who)).order_by(tables.c.id).with_for_update(key_share=True)
    connection.execute(wanted)
    connection.execute(select(people.c.id).where(people.c.id.in_(who)).order_by(people.c.id).with_for_update())
    return connection.execute(wanted).all()


def is_of(*who: int) -> ColumnElement[bool]:
    """Of tables: those where these people sit or are host."""
    sit = select(seats.c.table).where(seats.c.person.in_(who))
    return or_(tables.c.host.in_(who), tables.c.id.in_(sit))


def count_tables(connection: Connection, person: int) -> int:
    """At how many tables the person sits or is host, without those that were given up."""
    wanted = select(func.count()).select_from(tables).where(is_of(person), tables.c.state != TableState.GIVEN_UP)
    return connection.scalar(wanted) or 0
