"""What the service plays by itself: its bots, what people have ordered, and for those who let the clock run out.

Every table says in the database when it is due (`due.py`), and one process at a time works on it (`claims.py`). Bots
think in a few processes, the slots. When all slots are taken, tables that need a bot stay due in the database until a
slot is free, here or on another machine."""

import asyncio
from contextlib import suppress
from random import Random

from msgspec import Struct

from beaumonde.core.game import Action
from beaumonde.server.claims import MOST_AT_ONCE, Claims
from beaumonde.server.clock import now
from beaumonde.server.due import Due, automatic
from beaumonde.server.errors import Conflict, survive
from beaumonde.server.messages import Pace, PlayedBy
from beaumonde.server.notifications import Mailbox, Notifications
from beaumonde.server.play import Play
from beaumonde.server.push_times import PushTimes
from beaumonde.server.rooms import Room, Rooms
from beaumonde.server.settings import Settings
from beaumonde.server.stand_ins import USUAL
from beaumonde.server.storage import Storage
from beaumonde.server.thinkers import Thinkers
from beaumonde.server.votes import Votes

PACES = {Pace.SLOW: 2.5, Pace.USUAL: 1.0, Pace.FAST: 0.3, Pace.SKIP: 0.0}
"""How much longer than usual bots wait."""
SOON = 60_000
"""What is due within so many milliseconds is looked at on time; what is due later is found by the sweep."""
GATHER = 0.02
"""For so many seconds after a process says that a bot is needed, more such notices may come before this one looks."""


class Task(Struct, frozen=True):
    """A seat for which the service decides, and what: an action that was ordered, or the level of the bot to ask."""

    seat: int
    does: Action | str
    played_by: PlayedBy | None = None

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot has to think. What is played when a clock runs out needs no slot."""
        return isinstance(self.does, str) and self.played_by != "clock"


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
        self._play = Play(storage, rooms, self.expect, PushTimes(settings))
        self.votes = Votes(settings, storage, rooms, self._play, self.expect)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._claims = Claims(storage)
        self._slots = thinkers.slots if settings.think else 0
        self._thinking = 0
        self._is_crowded = False
        """Whether tables may be waiting for a slot."""
        self._look_now = asyncio.Event()

    @property
    def play(self) -> Play:
        """The way people and bots play, after which this looks at the table when it is due."""
        return self._play

    def expect(self, table: str, due: Due) -> None:
        """The table is due then, or never: look at it on time."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        wait = 0 if due.at is None else due.at - now()
        if due.at is None or wait > SOON:
            return
        if wait <= 0:
            self._begin(table, due.by_bot)
        else:
            self._timers[table] = asyncio.get_running_loop().call_later(wait / 1000 + 0.001, self._begin, table)

    def bot_is_needed(self) -> None:
        """Some process says that a bot is needed at a table: look soon, if one can think here."""
        if self._thinking < self._slots:
            asyncio.get_running_loop().call_later(GATHER, self._look_now.set)

    def _begin(self, table: str, by_bot: bool = False) -> None:
        self._timers.pop(table, None)
        if by_bot and self._thinking >= self._slots:
            self._is_crowded = True
        elif table in self._working:
            self._again.add(table)
        else:
            self._working[table] = asyncio.create_task(self._work_at(table), name=table)

    @property
    def is_working(self) -> bool:
        """Whether there is a table where the service thinks, waits or plays in this moment."""
        return bool(self._working)

    async def sweep(self) -> None:
        """Look for tables that are due, again and again: after a restart everything goes on."""
        while True:
            wait = self._settings.sweep_every
            with survive("the sweep over tables that are due"):
                if await self.look() == MOST_AT_ONCE:
                    wait = 0.05
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # `wait_for` can swallow a cancellation in Python 3.11
                    await self._look_now.wait()

    async def look(self) -> int:
        """Begin to work on the tables that are due and not claimed, and say how many they are."""
        self._look_now.clear()
        slots = self._slots - self._thinking
        found = await self._claims.due(slots)
        self._is_crowded = len(found.for_bots) == slots
        for table in (*found.for_bots, *found.others):
            self._begin(table)
        return len(found.others)

    async def keep_claims(self) -> None:
        """Renew the claims on the tables where work takes longer."""
        await self._claims.renew()

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
            with survive(f"what the service plays at {table}"):
                while table in self._again:
                    self._again.discard(table)
                    if await self._claims.claim(table):
                        await self._play_at(await self._rooms.fresh(table))
                        self._claims.forget(table)
            with survive(f"giving up the claim on {table}"):
                await self._claims.give_up(table)  # one that is left, because something failed
        finally:
            self._claims.forget(table)
            self._again.discard(table)
            del self._working[table]

    async def _play_at(self, room: Room) -> None:
        """Play once if there is something to play, and a slot if a bot has to think; else say when it is due again."""
        if await self.votes.settle(room):
            return  # the table is due again
        task, number = self._task_at(room), room.number
        if task is not None and (not task.is_bots_turn or self._thinking < self._slots):
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
        self.expect(room.id, await self._claims.release(room))

    def _task_at(self, room: Room) -> Task | None:
        """What the service has to do at this table now."""
        if room.is_given_up or room.game_log is None:
            return None
        log = room.game_log
        found = automatic(room, log, log.number, log.state)
        if found is not None:
            seat, does = found
            return Task(seat, does, "bot" if seat in log.stand_ins and isinstance(does, str) else None)
        late = log.overdue(now())
        return Task(late[0], USUAL, "clock") if late else None

    async def _decide(self, room: Room, task: Task, news: Mailbox) -> Action:
        """What the bot does, after a moment that is longer where it was hard to decide; at once for a clock run out."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._thinking += task.is_bots_turn
        try:
            thought = await self._thinkers.think(room.log.state, task.seat, str(task.does))
        finally:
            self._thinking -= task.is_bots_turn
            if self._is_crowded:
                self._look_now.set()
        if task.is_bots_turn:
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
                async with asyncio.timeout(left):
                    heard = await news.empty()
                await self._rooms.fresh(room.id, max(notice.moment for notice in heard))


_MANNER = Random()  # noqa: S311 - how long a bot waits is no secret
