"""Play: the log in the database is the game; journals are read from it and kept only to save reading again."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from beaumonde.core.errors import BeauMondeError, IllegalAction, Reason, brief
from beaumonde.core.game import Action
from beaumonde.server.database import actions, now, people, seats, tables
from beaumonde.server.errors import Conflict, NotFound, Refusal
from beaumonde.server.log import Log
from beaumonde.server.messages import PlayedBy, TableState
from beaumonde.server.news import Announce, News

MOST_KEPT = 500
NO_ACTION = "null"
"""What is written instead of an action when one is undone."""


class Play:
    """Every running or finished game, by the id of its table."""

    def __init__(self, engine: AsyncEngine, announce: Announce) -> None:
        self._engine = engine
        self._announce = announce
        self._logs: OrderedDict[str, Log] = OrderedDict()
        self._reading = asyncio.Lock()

    async def log(self, table: str, *, at_least: int = 0, renew: bool = False) -> Log:
        """The game at that table, read again if it has fewer actions than there must be; with `renew` anyway."""
        log = self._logs.get(table)
        if log is None:
            async with self._reading:
                log = self._logs.get(table) or await self._open(table)
                self._logs[table] = log
            renew = True
        self._logs.move_to_end(table)
        while len(self._logs) > MOST_KEPT:
            self._logs.popitem(last=False)
        if renew or log.number < at_least:
            await self._read_on(table, log)
        return log

    async def act(
        self,
        table: str,
        seat: int,
        action: Action,
        *,
        number: int,
        client_action_id: str | None,
        played_by: PlayedBy | None = None,
    ) -> int:
        """Play it in the moment after entry `number`, and return the number it got.

        It is in the database before anybody hears of it. The same id gives the same number again."""
        written = msgspec.json.encode(action).decode()
        log = await self.log(table, at_least=number)
        while True:
            place, at = log.number + 1, now()
            try:
                _check_moment(log, seat, number)
                over = not log.state.play(seat, action).state.to_act
            except BeauMondeError:
                known = await self._known(table, seat, written, client_action_id)
                if known is None:
                    raise
                return known
            row = {"table": table, "number": place, "seat": seat, "action": written, "at": at, "played_by": played_by}
            if await self._append(row | {"client_action_id": client_action_id}, over=over):
                if self._logs.get(table) is log and log.number == place - 1:
                    log.play(seat, action, at, played_by)
                else:
                    log = await self.log(table, renew=True)
                self._announce(table, News("played", log.number))
                return place
            log = await self.log(table, renew=True)
            known = await self._known(table, seat, written, client_action_id)
            if known is not None:
                return known

    async def undo(self, table: str, seat: int, *, number: int, client_action_id: str) -> int:
        """Take back the seat's last decision and all that followed; the number of the entry that says so.

        What was ordered for the seat is forgotten, or it would be played again at once."""
        log = await self.log(table, at_least=number)
        known = await self._known(table, seat, NO_ACTION, client_action_id)
        if known is not None:
            return known
        to = log.undo_to(seat)
        if to is None:
            raise Conflict(Reason("nothing-to-undo"))
        undone = any(entry.undo_to is not None for entry in log.entries[number + 1 :])
        if undone or number <= to:
            raise Conflict(Reason("behind", {"number": log.number}))
        place = log.number + 1
        row = {"table": table, "number": place, "seat": seat, "action": NO_ACTION, "at": now(), "undo_to": to}
        if not await self._append(row | {"client_action_id": client_action_id}, forget_orders=True):
            await self.log(table, renew=True)
            return await self.undo(table, seat, number=number, client_action_id=client_action_id)
        log = await self.log(table, renew=True)
        self._announce(table, News("played", log.number))
        return place

    async def _append(self, row: dict[str, Any], *, over: bool = False, forget_orders: bool = False) -> bool:
        """Whether this number, and this id, were still free."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(actions).values(row))
                await self._check_going_on(connection, row["table"])
                if over:
                    ended = update(tables).where(tables.c.id == row["table"]).values(state=TableState.OVER)
                    await connection.execute(ended)
                if forget_orders:
                    own = (seats.c.table == row["table"]) & (seats.c.number == row["seat"])
                    await connection.execute(update(seats).where(own).values(orders=None))
        except IntegrityError:
            return False
        return True

    def end(self, table: str) -> None:
        """The game there was given up: nobody plays any more."""
        if table in self._logs:
            self._logs[table].given_up = True

    async def _check_going_on(self, connection: AsyncConnection, table: str) -> None:
        """Conflict if the game was given up, perhaps by way of another process."""
        state = await connection.scalar(select(tables.c.state).where(tables.c.id == table))
        if state == TableState.GIVEN_UP:
            self.end(table)
            raise Conflict(Reason("given-up"))

    async def _known(self, table: str, seat: int, written: str, client_action_id: str | None) -> int | None:
        """The number under which this very action was played before; Conflict if its id stands for another."""
        if client_action_id is None:
            return None
        wanted = select(actions.c.number, actions.c.action).where(
            actions.c.table == table, actions.c.seat == seat, actions.c.client_action_id == client_action_id
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        if row.action != written:
            raise Conflict(Reason("id-taken", {"id": client_action_id}))
        return int(row.number)

    async def _open(self, table: str) -> Log:
        async with self._engine.connect() as connection:
            row = await table_row(connection, table)
            if row.state == TableState.OPEN:
                raise Conflict(Reason("not-begun"))
            return Log(row, (await connection.execute(sitting_at(table))).all())

    async def _read_on(self, table: str, log: Log) -> None:
        later = select(actions).where(actions.c.table == table, actions.c.number > log.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(later.order_by(actions.c.number))).all()
        for row in rows:
            if row.number != log.number + 1:
                continue  # another reader was quicker
            if row.undo_to is None:
                action = msgspec.json.decode(row.action, type=log.game.action_type)
                log.play(row.seat, action, row.at, row.played_by)
            else:
                log.undo(row.seat, row.undo_to, row.at)


def _check_moment(log: Log, seat: int, number: int) -> None:
    """Refusal unless nothing has happened since, or only what others did while it was this seat's turn as well."""
    if not log.waiting_since(seat, log.number) <= number <= log.number:
        raise Conflict(Reason("behind", {"number": log.number}))


def read_action(log: Log, raw: bytes | memoryview) -> Action:
    """The action in a message; Refusal if this game has none like it."""
    try:
        action: Action = msgspec.json.decode(raw, type=log.game.action_type)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None
    except BeauMondeError as error:
        raise IllegalAction(error.reason) from None
    return action


async def table_row(connection: AsyncConnection, table: str) -> Any:
    """The table of that id; NotFound if there is none."""
    row = None
    if table.isascii() and table.isprintable():
        row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
    if row is None:
        raise NotFound(Reason("no-such-table", {"table": brief(table)}))
    return row


def sitting_at(*which: str) -> Any:
    """The seats of these tables in order, with the names of the people in them."""
    return (
        select(seats, people.c.name)
        .join(people, seats.c.person == people.c.id, isouter=True)
        .where(seats.c.table.in_(which))
        .order_by(seats.c.table, seats.c.number)
    )
