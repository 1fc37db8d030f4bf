"""Standing orders: what people want done in their name. Each is kept with its seat and told to nobody else."""

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from beaumonde.core.aids import Orders
from beaumonde.core.errors import Reason, brief
from beaumonde.core.game import GAMES
from beaumonde.server.database import seats, tables
from beaumonde.server.errors import Forbidden, Refusal
from beaumonde.server.news import Announce, News
from beaumonde.server.people import Person


class OrderBook:
    """The orders at every table."""

    def __init__(self, engine: AsyncEngine, announce: Announce) -> None:
        self._engine = engine
        self._announce = announce

    async def give(self, table: str, person: Person, raw: bytes | memoryview) -> None:
        """From now on these are the person's orders; Refusal if the game knows none like them."""
        mine = (seats.c.table == table) & (seats.c.person == person.id)
        async with self._engine.begin() as connection:
            game = await connection.scalar(select(tables.c.game).where(tables.c.id == table))
            given = update(seats).where(mine).values(orders=_checked(raw, GAMES[str(game)].orders_type))
            if not (await connection.execute(given)).rowcount:
                raise Forbidden(Reason("not-seated"))
        self._announce(table, News("ordered", person.id))

    async def of(self, table: str, person: Person | None) -> Orders | None:
        """The person's own orders; None for those who only watch."""
        if person is None:
            return None
        wanted = (
            select(tables.c.game, seats.c.orders)
            .join(seats, seats.c.table == tables.c.id)
            .where(tables.c.id == table, seats.c.person == person.id)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _read(row.orders, GAMES[row.game].orders_type)

    async def standing(self, table: str, kind: type[Orders]) -> dict[int, Orders]:
        """The orders of every person at the table, by seat: for the house alone."""
        wanted = select(seats.c.number, seats.c.orders).where(seats.c.table == table, seats.c.person.is_not(None))
        async with self._engine.connect() as connection:
            return {row.number: _read(row.orders, kind) for row in await connection.execute(wanted)}


def _checked(raw: bytes | memoryview, kind: type[Orders]) -> str:
    try:
        return msgspec.json.encode(msgspec.json.decode(raw, type=kind)).decode()
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None


def _read(kept: str | None, kind: type[Orders]) -> Orders:
    """The usual orders, unless there are others that this version of the game still knows."""
    try:
        return kind() if kept is None else msgspec.json.decode(kept, type=kind)
    except msgspec.ValidationError:
        return kind()
