"""What the service plays by itself: its bots, what people have ordered, and for those who let the clock run out.

Every table says in the database when it is due (`due.py`). Whoever works on a table that is due claims it first by
moving that time a few seconds into the future, and keeps moving it while working. So several processes share the
tables without doing things twice, and a table whose process died is due again soon."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import OperationalError

from beaumonde.core.game import Action
from beaumonde.server.clock import now
from beaumonde.server.database import tables
from beaumonde.server.due import automatic, state_and_due
from beaumonde.server.errors import LOG, Conflict
from beaumonde.server.game_log import summary_of
from beaumonde.server.messages import Pace, PlayedBy
from beaumonde.server.notifications import Mailbox, Notice, Notifications
from beaumonde.server.play import Play
from beaumonde.server.rooms import Room, Rooms
from beaumonde.server.settings import Settings
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.thinkers import Thinkers

STAND_IN = "sensible"
"""The level of the bot that plays when a person's time is over."""
PACES = {Pace.SLOW: 2.5, Pace.USUAL: 1.0, Pace.FAST: 0.3, Pace.SKIP: 0.0}
"""How much longer than usual bots wait."""
CLAIM = 4_000
"""For so many milliseconds nobody else works on a claimed table."""
RENEW_AFTER = 1.5
"""Claims are renewed after so many seconds."""
SOON = 60_000
"""What is due within so many milliseconds is looked at on time; what is due later is found by the sweep."""
MOST_AT_ONCE = 200
"""So many tables that are due are taken from the database at once."""


class Task(Struct, frozen=True):
    """A seat for which the service decides, and what: an action that was ordered, or the level of the bot to ask."""

    seat: int
    does: Action | str
    played_by: PlayedBy | None = None


class Autoplay:
    """One asyncio task for each table where the service has to play; none where people have the turn."""

    def __init__(
        self, settings: Settings, storage: Storage, rooms: Rooms, notifications: Notifications, thinkers: Thinkers
    ) -> None:
        self._settings = settings
        self._storage = storage
        self._rooms = rooms
        self._notifications = notifications
        self._thinkers = thinkers
        self._play = Play(storage, rooms, self.expect)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._claims: dict[str, int] = {}
        """The tables claimed by this process, and until when."""

    @property
    def play(self) -> Play:
        """The way people and bots play, after which this looks at the table when it is due."""
        return self._play

    def expect(self, table: str, due: int | None) -> None:
        """The table is due then, or never: look at it on time."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        wait = 0 if due is None else due - now()
        if due is None or wait > SOON:
            return
        if wait <= 0:
            self._begin(table)
        else:
            self._timers[table] = asyncio.get_running_loop().call_later(wait / 1000 + 0.001, self._begin, table)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self._working:
            self._again.add(table)
            return
        self._working[table] = asyncio.create_task(self._work_at(table), name=table)

    @property
    def is_working(self) -> bool:
        """Whether there is a table where the service thinks, waits or plays in this moment."""
        return bool(self._working)

    async def sweep(self) -> None:
        """Look for tables that are due, again and again: after a restart everything goes on."""
        while True:
            found = 0
            with _survive("the sweep over tables that are due"):
                found = await self.look()
            await asyncio.sleep(0.05 if found == MOST_AT_ONCE else self._settings.sweep_every)

    async def look(self) -> int:
        """Begin to work on the tables that are due and not claimed, and say how many they are."""
        found = await self._storage.read(_due_tables)
        for table in found:
            self._begin(table)
        return len(found)

    async def keep_claims(self) -> None:
        """Renew the claims on the tables where work takes longer."""
        while True:
            await asyncio.sleep(RENEW_AFTER)
            until = now() + CLAIM
            held = {table: old for table, old in self._claims.items() if old < until - 1000 * RENEW_AFTER / 2}
            rows = [{"id_is": table, "due_is": old, "due": until} for table, old in held.items()]
            if rows:
                with _survive("renewing claims on tables"):
                    renewed = await self._storage.write(partial(_renew, rows))
                    self._claims.update({table: until for table in renewed if self._claims.get(table) == held[table]})

    async def stop(self) -> None:
        """Nobody thinks any more. What was not played will be, after the next start."""
        for timer in self._timers.values():
            timer.cancel()
        working = [*self._working.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self._thinkers.stop()

    async def _work_at(self, table: str) -> None:
        self._again.add(table)
        try:
            with _survive(f"what the service plays at {table}"):
                while table in self._again:
                    self._again.discard(table)
                    if await self._claim(table):
                        await self._play_at(await self._rooms.fresh(table))
                        del self._claims[table]
        finally:
            self._claims.pop(table, None)
            self._again.discard(table)
            del self._working[table]

    async def _claim(self, table: str) -> bool:
        """Whether the table is due and now ours."""
        at = now()
        values = {"id_is": table, "now": at, "due": at + CLAIM}
        claimed = await self._storage.write(lambda work: work.connection.execute(_CLAIM, values).rowcount)
        if claimed:
            self._claims[table] = at + CLAIM
        return bool(claimed)

    async def _play_at(self, room: Room) -> None:
        """Play once if there is something to play; else write down when the table is due again."""
        task, number = self._task_at(room), room.number
        if task is not None:
            with self._notifications.follow(room.id) as news:
                if isinstance(task.does, str):
                    action = await self._decide(room, task, news)
                else:
                    action = task.does
                    await self._pause(room, news)
            if room.number == number and self._task_at(room) == task:
                with suppress(Conflict):  # something else was played in this very moment
                    await self._play.act(
                        room.id, task.seat, action, number=number, client_action_id=None, played_by=task.played_by
                    )
                return
        await self._release(room)

    def _task_at(self, room: Room) -> Task | None:
        """What the service has to do at this table now."""
        if room.is_given_up or room.game_log is None:
            return None
        log = room.game_log
        found = automatic(room, log, log.number, log.state)
        if found is not None:
            return Task(*found)
        late = log.overdue(now())
        return Task(late[0], STAND_IN, "clock") if late else None

    async def _release(self, room: Room) -> None:
        """Write down when the table is due again, unless somebody else has done so meanwhile."""
        until, log = self._claims[room.id], room.game_log
        state, due = state_and_due(room, now())
        values = {"id_is": room.id, "due_is": until, "due": due, "state": state, "summary": room.row.summary}
        if log is not None:
            values["summary"] = msgspec.json.encode(summary_of(log.number, log.state)).decode()

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(_RELEASE, values).rowcount and state != room.row.state:
                transaction.notify(room.id, Notice("table"))

        await self._storage.write(write)
        self.expect(room.id, due)

    async def _decide(self, room: Room, task: Task, news: Mailbox) -> Action:
        """What the bot does, after a moment that is longer where it was hard to decide; at once for a clock run out."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        thought = await self._thinkers.think(room.log.state, task.seat, str(task.does))
        if task.played_by is None:
            doubt = 0.5 if room.log.state.is_secret else thought.doubt  # the pause must not tell what nobody may know
            await self._pause(room, news, 0.5 + doubt, loop.time() - began)
        return thought.action

    async def _pause(self, room: Room, news: Mailbox, length: float = 1.0, passed: float = 0.0) -> None:
        """As long as the pace of the table wants it, also when that changes meanwhile."""
        whole = self._settings.bot_pause * length * _MANNER.uniform(0.5, 1.5)
        if not whole:
            return
        loop = asyncio.get_running_loop()
        began = loop.time() - passed
        while True:
            left = 0.0 if room.pace is Pace.PAUSED else began + whole * PACES[room.pace] - loop.time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                heard = await asyncio.wait_for(news.empty(), left)
                await self._rooms.fresh(room.id, max(notice.moment for notice in heard))


def _due_tables(connection: Connection) -> list[str]:
    return [*connection.scalars(_DUE, {"now": now()})]


def _renew(rows: list[dict[str, Any]], transaction: Transaction) -> list[str]:
    """The tables whose claim could be renewed: nothing was played there, and nobody else claimed them."""
    return [row["id_is"] for row in rows if transaction.connection.execute(_RENEW, row).rowcount]


@contextmanager
def _survive(what: str) -> Iterator[None]:
    """A table that fails does not take the others with it; the next sweep tries again."""
    try:
        yield
    except OperationalError as error:
        LOG.warning("The database did not answer %s: %s", what, error)
    except Exception:
        LOG.exception("An error nobody expected in %s", what)


_MANNER = Random()  # noqa: S311 - how long a bot waits is no secret
_DUE = select(tables.c.id).where(tables.c.due <= bindparam("now")).order_by(tables.c.due).limit(MOST_AT_ONCE)
_OURS = (tables.c.id == bindparam("id_is")) & (tables.c.due == bindparam("due_is"))
_CLAIM = (
    update(tables)
    .where(tables.c.id == bindparam("id_is"), tables.c.due <= bindparam("now"))
    .values(due=bindparam("due"))
)
_RENEW = update(tables).where(_OURS).values(due=bindparam("due"))
_RELEASE = (
    update(tables).where(_OURS).values(due=bindparam("due"), state=bindparam("state"), summary=bindparam("summary"))
)
