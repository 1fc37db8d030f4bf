"""Standing orders: what people want done in their name. Each is kept with its seat and told to nobody else."""

import msgspec
from sqlalchemy import update

from beaumonde.core.aids import Orders
from beaumonde.core.errors import Reason, brief
from beaumonde.core.game import GAMES
from beaumonde.server.clock import now
from beaumonde.server.database import seats, tables
from beaumonde.server.due import Due
from beaumonde.server.errors import Forbidden, Refusal
from beaumonde.server.messages import TableState
from beaumonde.server.notifications import Notice
from beaumonde.server.people import Person
from beaumonde.server.play import Expect
from beaumonde.server.rooms import table_row
from beaumonde.server.storage import Storage, Transaction


class OrderBook:
    """The orders at every table."""

    def __init__(self, storage: Storage, expect: Expect) -> None:
        self._storage = storage
        self._expect = expect

    async def give(self, table: str, person: Person, raw: bytes | memoryview) -> None:
        """From now on these are the person's orders; Refusal if the game knows none like them."""
        at = now()

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            orders = _checked(raw, GAMES[table_row(connection, table).game].orders_type)
            playing = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING)
            connection.execute(playing.values(due=at, changes=tables.c.changes + 1))
            mine = update(seats).where(seats.c.table == table, seats.c.person == person.id)
            if not connection.execute(mine.values(orders=orders)).rowcount:
                raise Forbidden(Reason("not-seated"))
            transaction.notify(table, Notice("ordered", person.id))

        await self._storage.write(write)
        self._expect(table, Due(at))


def _checked(raw: bytes | memoryview, kind: type[Orders]) -> str:
    try:
        return msgspec.json.encode(msgspec.json.decode(raw, type=kind)).decode()
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None
