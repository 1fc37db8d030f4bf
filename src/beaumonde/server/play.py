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
from beaumonde.server.messages import TableState
from beaumonde.server.news import Announce, News

MOST_KEPT = 500


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
        if renew or len(log.moves) < at_least:
            await self._read_on(table, log)
        return log

    async def act(self, table: str, seat: int, action: Action, *, number: int, client_action_id: str | None) -> int:
        """Play it in the moment after action `number`, and return the number it got.

        It is in the database before anybody hears of it. The same id gives the same number again."""
        log = await self.log(table, at_least=number)
        while True:
            place, at = len(log.moves) + 1, now()
            try:
                _check_moment(log, seat, number)
                over = not log.state.play(seat, action).state.to_act
            except BeauMondeError:
                known = await self._known(table, seat, action, client_action_id)
                if known is None:
                    raise
                return known
            if await self._append(table, place, seat, action, client_action_id, at, over):
                if self._logs.get(table) is log and len(log.moves) == place - 1:
                    log.play(seat, action, at)
                else:
                    log = await self.log(table, renew=True)
                self._announce(table, News("played", len(log.moves)))
                return place
            log = await self.log(table, renew=True)
            known = await self._known(table, seat, action, client_action_id)
            if known is not None:
                return known

    async def _append(
        self, table: str, number: int, seat: int, action: Action, client_action_id: str | None, at: int, over: bool
    ) -> bool:
        """Whether this number, and this id, were still free."""
        row = {
            "table": table,
            "number": number,
            "seat": seat,
            "action": msgspec.json.encode(action).decode(),
            "client_action_id": client_action_id,
            "at": at,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(actions).values(row))
                if over:
                    ended = update(tables).where(tables.c.id == table).values(state=TableState.OVER)
                    await connection.execute(ended)
        except IntegrityError:
            return False
        return True

    async def _known(self, table: str, seat: int, action: Action, client_action_id: str | None) -> int | None:
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
        if row.action != msgspec.json.encode(action).decode():
            raise Conflict(Reason("id-taken", {"id": client_action_id}))
        return int(row.number)

    async def _open(self, table: str) -> Log:
        async with self._engine.connect() as connection:
            row = await table_row(connection, table)
            if row.state == TableState.OPEN:
                raise Conflict(Reason("not-begun"))
            return Log(row, (await connection.execute(sitting_at(table))).all())

    async def _read_on(self, table: str, log: Log) -> None:
        later = (
            select(actions.c.number, actions.c.seat, actions.c.action, actions.c.at)
            .where(actions.c.table == table, actions.c.number > len(log.moves))
            .order_by(actions.c.number)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(later)).all()
        for row in rows:
            if row.number == len(log.moves) + 1:
                log.play(row.seat, msgspec.json.decode(row.action, type=log.game.action_type), row.at)


def _check_moment(log: Log, seat: int, number: int) -> None:
    """Refusal unless nothing has happened since, or only what others did while it was this seat's turn as well."""
    played = len(log.moves)
    if not log.waiting_since(seat, played) <= number <= played:
        raise Conflict(Reason("behind", {"number": played}))


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


def sitting_at(table: str) -> Any:
    """The seats of a table in order, with the names of the people in them."""
    return (
        select(seats, people.c.name)
        .join(people, seats.c.person == people.c.id, isouter=True)
        .where(seats.c.table == table)
        .order_by(seats.c.number)
    )
