"""Bringing games along: everything of a guest passes to another person, and the guest ends."""

from sqlalchemy import Connection, String, cast, delete, func, literal, select, update

from beaumonde.core.errors import Reason
from beaumonde.server.belongings import is_of, lock_all_of
from beaumonde.server.clock import now
from beaumonde.server.database import accounts, device_links, people, said, seats, tables
from beaumonde.server.errors import Conflict, Forbidden
from beaumonde.server.messages import TableState
from beaumonde.server.notifications import Notice
from beaumonde.server.people import NOBODY, Person
from beaumonde.server.storage import Transaction
from beaumonde.server.tokens import end_logins

GOING_ON = (TableState.OPEN, TableState.PLAYING)


def merge(transaction: Transaction, guest: Person, into: int) -> None:
    """Seats, the duties of a host and chat lines of the guest are this person's from now on; the guest ends.

    Forbidden for a bot account. Conflict if the guest has an account, or both sit at the same table; then nothing
    changes."""
    connection = transaction.connection
    if guest.bot:
        raise Forbidden(Reason("bots-have-no-account"))
    rows = lock_all_of(connection, guest.id, into)
    if connection.scalar(select(accounts.c.person).where(accounts.c.person == guest.id)) is not None:
        raise Conflict(Reason("guest-has-account"))
    both = shared_tables(connection, guest.id, into)
    if both:
        raise Conflict(Reason("both-at-table", {"tables": both}))
    own = set(connection.scalars(select(tables.c.id).where(is_of(guest.id))))
    here = select(seats.c.table).where(seats.c.person == into)
    mine = update(seats).where(seats.c.person == guest.id, seats.c.table.not_in(here))
    counted = update(tables).where(is_of(guest.id), tables.c.state.in_(GOING_ON))
    connection.execute(counted.values(changes=tables.c.changes + 1))
    connection.execute(mine.values(person=into, away_since=func.coalesce(seats.c.away_since, now())))
    connection.execute(update(tables).where(tables.c.host == guest.id).values(host=into))
    # both may have used the same id for a line; the number of a line is its own
    fresh = literal(f"merged-{guest.id}-") + cast(said.c.number, String)
    connection.execute(update(said).where(said.c.person == guest.id).values(person=into, client_id=fresh))
    connection.execute(delete(device_links).where(device_links.c.person == guest.id))
    connection.execute(update(people).where(people.c.id == guest.id).values(name=NOBODY))
    end_logins(transaction, guest.id)
    for row in rows:
        if row.id in own and row.state in GOING_ON:
            transaction.notify(row.id, Notice("table"))


def shared_tables(connection: Connection, one: int, other: int) -> int:
    """At how many tables both have a seat, without those that were given up."""
    mine, theirs = seats.alias(), seats.alias()
    both = (
        select(func.count())
        .select_from(mine)
        .join(theirs, mine.c.table == theirs.c.table)
        .join(tables, mine.c.table == tables.c.id)
        .where(mine.c.person == one, theirs.c.person == other, tables.c.state != TableState.GIVEN_UP)
    )
    return connection.scalar(both) or 0
