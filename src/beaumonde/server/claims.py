"""Which tables are due, and which process works on one.

Whoever works on a table that is due claims it first: it moves the due time a few seconds ahead, and repeats that while
it works. So several processes share the tables without doing things twice, and if a process dies, its tables are due
again soon."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from beaumonde.server.clock import now
from beaumonde.server.database import tables
from beaumonde.server.due import Due, state_and_due
from beaumonde.server.errors import survive
from beaumonde.server.game_log import summary_of
from beaumonde.server.notifications import Notice
from beaumonde.server.rooms import Room
from beaumonde.server.storage import Storage, Transaction

CLAIM = 4_000
"""For so many milliseconds nobody else works on a claimed table."""
RENEW_AFTER = 1.5
"""Claims are renewed after so many seconds."""
AGAIN_AFTER = 0.5
"""A table where something failed is due again after so many seconds."""
MOST_AT_ONCE = 200
"""So many tables that are due are taken from the database at once."""


class DueTables(NamedTuple):
    """Tables that are due and not claimed: those where a bot decides, and the others."""

    for_bots: list[str]
    others: list[str]


class Claims:
    """The tables that this process has claimed, and until when."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._until: dict[str, int] = {}

    async def due(self, most_for_bots: int) -> DueTables:
        """The tables that are due. Where many wait for bots, the hosts take turns, each with the table due longest."""

        def read(connection: Connection) -> DueTables:
            at = now()
            waiting = connection.scalars(_FOR_BOTS, {"now": at, "most": most_for_bots}).all() if most_for_bots else ()
            return DueTables([*waiting], [*connection.scalars(_OTHERS, {"now": at})])

        return await self._storage.read(read)

    async def claim(self, table: str) -> bool:
        """Whether the table is due and now ours."""
        at = now()
        values = {"id_is": table, "now": at, "due": at + CLAIM}
        claimed = await self._storage.write(lambda work: work.connection.execute(_CLAIM, values).rowcount)
        if claimed:
            self._until[table] = at + CLAIM
        return bool(claimed)

    def forget(self, table: str) -> None:
        """Nobody here works on the table any more."""
        self._until.pop(table, None)

    async def give_up(self, table: str) -> None:
        """If the table is still claimed, it is due again as soon as the database answers, for anybody."""
        while self._until.get(table, 0) > now():
            await asyncio.sleep(AGAIN_AFTER)
            row = {"id_is": table, "due_is": self._until[table], "due": now()}
            with suppress(SQLAlchemyError):
                await self._storage.write(partial(_renew, [row]))
                return

    async def release(self, room: Room) -> Due:
        """Write down when the table is due again, unless somebody else has done so meanwhile."""
        log = room.game_log
        state, due = state_and_due(room, now())
        values = {
            "id_is": room.id,
            "due_is": self._until[room.id],
            "due": due.at,
            "due_by_bot": due.by_bot,
            "state": state,
            "summary": room.row.summary,
        }
        if log is not None:
            values["summary"] = msgspec.json.encode(summary_of(log.number, log.state)).decode()

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(_RELEASE, values).rowcount:
                if state != room.row.state:
                    transaction.notify(room.id, Notice("table"))
                if due.by_bot:
                    transaction.notify(room.id, Notice("bot-needed"))

        await self._storage.write(write)
        return due

    async def renew(self) -> None:
        """Renew the claims again and again on the tables where work takes longer."""
        while True:
            await asyncio.sleep(RENEW_AFTER)
            until = now() + CLAIM
            held = {table: old for table, old in self._until.items() if old < until - 1000 * RENEW_AFTER / 2}
            rows = [{"id_is": table, "due_is": old, "due": until} for table, old in held.items()]
            if rows:
                with survive("renewing claims on tables"):
                    renewed = await self._storage.write(partial(_renew, rows))
                    self._until.update({table: until for table in renewed if self._until.get(table) == held[table]})


def _renew(rows: list[dict[str, Any]], transaction: Transaction) -> list[str]:
    """The tables whose claim could be renewed: nothing was played there, and nobody else claimed them."""
    return [row["id_is"] for row in rows if transaction.connection.execute(_RENEW, row).rowcount]


_WANTED = tables.alias("wanted")


def _unlocked(due: ColumnElement[bool]) -> ColumnElement[bool]:
    """The table if it is due then. One that somebody is writing to is left out, not waited for: the next sweep sees it.
    (In SQLite only one transaction writes at a time.)"""
    wanted = select(_WANTED.c.id).where(_WANTED.c.id == bindparam("id_is"), due)
    return tables.c.id == wanted.with_for_update(key_share=True, skip_locked=True).scalar_subquery()


_IS_DUE = tables.c.due <= bindparam("now")
_OTHERS = select(tables.c.id).where(_IS_DUE, ~tables.c.due_by_bot).order_by(tables.c.due).limit(MOST_AT_ONCE)
_TURN = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.due).label("turn")
_WAITING = select(tables.c.id, tables.c.due, _TURN).where(_IS_DUE, tables.c.due_by_bot).subquery()
_FOR_BOTS = select(_WAITING.c.id).order_by(_WAITING.c.turn, _WAITING.c.due).limit(bindparam("most"))
_CLAIM = update(tables).where(_unlocked(_WANTED.c.due <= bindparam("now"))).values(due=bindparam("due"))
_RENEW = update(tables).where(_unlocked(_WANTED.c.due == bindparam("due_is"))).values(due=bindparam("due"))
_OURS = (tables.c.id == bindparam("id_is")) & (tables.c.due == bindparam("due_is"))
_RELEASE = (
    update(tables)
    .where(_OURS)
    .values(
        due=bindparam("due"),
        due_by_bot=bindparam("due_by_bot"),
        state=bindparam("state"),
        summary=bindparam("summary"),
        code=None,
    )
)
"""No table is open after this (`state_and_due`), and only an open table has a code."""
