"""What is said at a table: by those who sit there and those who watch, before, during and after the game."""

import re

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import said, seats
from beaumonde.server.errors import Conflict, Forbidden, Refusal
from beaumonde.server.notifications import Notice
from beaumonde.server.people import Person
from beaumonde.server.rooms import table_row
from beaumonde.server.storage import Storage, Transaction

LONGEST_TEXT = 300
MOST_AT_ONCE = 8
AT_ONCE = 10_000
"""Nobody says more than so many things in so many milliseconds."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line breaks, and what turns the direction of other people's text."""


class Chat:
    """The talk at every table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def say(self, table: str, person: Person, text: str, client_id: str) -> int:
        """Say it, and return the number it got. The same id gives the same number again."""
        if person.bot:
            raise Forbidden(Reason("bots-do-not-chat"))
        text = text.strip()
        if not 1 <= len(text) <= LONGEST_TEXT or _CONTROL.search(text):
            raise Refusal(Reason("bad-text", {"longest": LONGEST_TEXT}))
        while True:
            try:
                return await self._storage.write(lambda work: _say(work, table, person, text, client_id))
            except IntegrityError:
                # somebody else took the number, this very message came twice at once, or the table was deleted
                await self._storage.read(lambda connection: table_row(connection, table))


def _say(transaction: Transaction, table: str, person: Person, text: str, client_id: str) -> int:
    connection = transaction.connection
    known = _known(connection, table, person, text, client_id)
    if known is not None:
        return known
    at = now()
    lately = select(func.count()).where(said.c.person == person.id, said.c.at > at - AT_ONCE)
    if (connection.scalar(lately) or 0) >= MOST_AT_ONCE:
        raise Refusal(Reason("too-fast"))
    last = select(func.coalesce(func.max(said.c.number), 0)).where(said.c.table == table)
    place = select(seats.c.number).where(seats.c.table == table, seats.c.person == person.id)
    row = {
        "table": table,
        "number": last.scalar_subquery() + 1,
        "person": person.id,
        "seat": place.scalar_subquery(),
        "text": text,
        "client_id": client_id,
        "at": at,
    }
    number = int(connection.execute(insert(said).values(row).returning(said.c.number)).scalar_one())
    transaction.notify(table, Notice("said", number))
    return number


def _known(connection: Connection, table: str, person: Person, text: str, client_id: str) -> int | None:
    """The number under which this very thing was said before; Conflict if its id stands for another."""
    wanted = select(said.c.number, said.c.text).where(
        said.c.table == table, said.c.person == person.id, said.c.client_id == client_id
    )
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    if row.text != text:
        raise Conflict(Reason("id-taken", {"id": client_id}))
    return int(row.number)
