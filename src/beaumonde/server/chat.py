"""What is said at a table: by those who sit there and those who watch, before, during and after the game."""

import re
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from beaumonde.core.errors import Reason
from beaumonde.server.database import now, people, said, seats
from beaumonde.server.errors import Conflict, Refusal
from beaumonde.server.messages import Said
from beaumonde.server.news import Announce, News
from beaumonde.server.people import Person

MOST_TOLD = 100
LONGEST_TEXT = 300
MOST_AT_ONCE = 8
AT_ONCE = 10_000
"""Nobody says more than so many things in so many milliseconds."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line breaks, and what turns the direction of other people's text."""


class Chat:
    """The talk at every table."""

    def __init__(self, engine: AsyncEngine, announce: Announce) -> None:
        self._engine = engine
        self._announce = announce

    async def say(self, table: str, person: Person, text: str, client_id: str) -> int:
        """Say it, and return the number it got. The same id gives the same number again."""
        text = text.strip()
        if not 1 <= len(text) <= LONGEST_TEXT or _CONTROL.search(text):
            raise Refusal(Reason("bad-text", {"longest": LONGEST_TEXT}))
        while True:
            async with self._engine.connect() as connection:
                known = await _known(connection, table, person, text, client_id)
            if known is not None:
                return known
            try:
                number = await self._add(table, person, text, client_id)
            except IntegrityError:
                continue  # somebody else took the number, or this very message came twice at once
            self._announce(table, News("said", number))
            return number

    async def since(self, table: str, heard: int) -> list[Said]:
        """The last things said after that number, in order."""
        wanted = (
            select(said.c.number, said.c.seat, people.c.name, said.c.text, said.c.at)
            .join(people, said.c.person == people.c.id)
            .where(said.c.table == table, said.c.number > heard)
            .order_by(said.c.number.desc())
            .limit(MOST_TOLD)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Said(*row) for row in reversed(rows)]

    async def _add(self, table: str, person: Person, text: str, client_id: str) -> int:
        last = select(func.coalesce(func.max(said.c.number), 0)).where(said.c.table == table)
        place = select(seats.c.number).where(seats.c.table == table, seats.c.person == person.id)
        at = now()
        row: dict[str, Any] = {
            "table": table,
            "number": last.scalar_subquery() + 1,
            "person": person.id,
            "seat": place.scalar_subquery(),
            "text": text,
            "client_id": client_id,
            "at": at,
        }
        async with self._engine.begin() as connection:
            number = (await connection.execute(insert(said).values(row).returning(said.c.number))).scalar_one()
            lately = select(func.count()).where(said.c.person == person.id, said.c.at > at - AT_ONCE)
            if (await connection.scalar(lately) or 0) > MOST_AT_ONCE:
                raise Refusal(Reason("too-fast"))
        return int(number)


async def _known(connection: AsyncConnection, table: str, person: Person, text: str, client_id: str) -> int | None:
    """The number under which this very thing was said before; Conflict if its id stands for another."""
    wanted = select(said.c.number, said.c.text).where(
        said.c.table == table, said.c.person == person.id, said.c.client_id == client_id
    )
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return None
    if row.text != text:
        raise Conflict(Reason("id-taken", {"id": client_id}))
    return int(row.number)
