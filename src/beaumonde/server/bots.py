"""What the house plays: its bots, what people have ordered, and for those who let the clock run out.

Bots sit at tables like people: they see views, take a moment, and play through the same door."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import uniform

from msgspec import Struct
from sqlalchemy.exc import OperationalError

from beaumonde.core.game import Action, State
from beaumonde.server.database import now
from beaumonde.server.errors import LOG, Conflict
from beaumonde.server.log import Log
from beaumonde.server.messages import Pace, PlayedBy
from beaumonde.server.orders import OrderBook
from beaumonde.server.play import Play
from beaumonde.server.settings import Settings
from beaumonde.server.tables import Tables
from beaumonde.server.thinkers import Thinkers

STAND_IN = "sensible"
"""The level of the bot that plays when a person's time is over."""
PACES = {Pace.SLOW: 2.5, Pace.USUAL: 1.0, Pace.FAST: 0.3, Pace.SKIP: 0.0}
"""How much longer than usual bots wait."""


class Due(Struct, frozen=True):
    """A seat for which the house decides, and what: an action that was ordered, or the level of the bot to ask."""

    seat: int
    does: Action | str
    played_by: PlayedBy | None = None


class Bots:
    """One task for each table where the house has to play; none where people have the turn."""

    def __init__(self, settings: Settings, play: Play, tables: Tables, orders: OrderBook, thinkers: Thinkers) -> None:
        self._settings = settings
        self._play = play
        self._tables = tables
        self._orders = orders
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, bool] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._seen: dict[str, int] = {}
        """At tables with a lesson: the number up to which the learner has seen everything."""
        self._thinkers = thinkers

    def wake(self, table: str, *, renew: bool = False) -> None:
        """Something changed at this table, or its clock rang: look whether the house has to play.

        With `renew` the log is read again, in case others play at this table too."""
        self._woken[table] = renew or self._woken.get(table, False)
        if table in self._news:
            self._news[table].set()
        busy = self._tasks.get(table)
        if busy is None or busy.done():
            task = asyncio.create_task(self._play_at(table), name=table)
            self._tasks[table] = task
            task.add_done_callback(self._forget)

    def saw(self, table: str, number: int) -> None:
        """In the lesson at this table the learner has seen everything up to this number: the bots may play on."""
        if number > self._seen.get(table, -1):
            self._seen[table] = number
            self.wake(table)

    def _forget(self, task: asyncio.Task[None]) -> None:
        if self._tasks.get(task.get_name()) is task:
            del self._tasks[task.get_name()]
            self._news.pop(task.get_name(), None)

    async def sweep(self) -> None:
        """Look at every running table, again and again: after a restart the bots go on by themselves."""
        while True:
            with _survive("the sweep over running tables"):
                for table in await self._tables.running():
                    self.wake(table, renew=True)
            await asyncio.sleep(self._settings.sweep_every)

    async def stop(self) -> None:
        """Nobody thinks any more. What was not played will be, after the next start."""
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    async def _play_at(self, table: str) -> None:
        with _survive(f"what the house plays at {table}"):
            while table in self._woken:
                renew = self._woken.pop(table)
                while await self._play_once(table, renew):
                    renew = False

    async def _play_once(self, table: str, renew: bool) -> bool:
        """Whether there was something for the house to do."""
        log = await self._play.log(table, renew=renew)
        number, state = log.number, log.state
        due = None if log.given_up else await self._due(table, log)
        if due is None:
            self._set_alarm(table, None if log.given_up else log.deadline())
            return False
        if not isinstance(due.does, str):
            action = due.does
            await self._pause(table)
            if action != (await self._ordered(table, state)).get(due.seat):
                return True  # other orders were given meanwhile
        else:
            action = await self._decide(table, state, due)
        if due.played_by != "clock" and await self._tables.pace(table) is Pace.PAUSED:
            return True  # it waits, and is decided again when the table goes on
        with suppress(Conflict):  # something else was played meanwhile
            await self._play.act(table, due.seat, action, number=number, client_action_id=None, played_by=due.played_by)
        return True

    async def _due(self, table: str, log: Log) -> Due | None:
        """The first seat that the house has to play for, in this moment: the log may go on while orders are read."""
        state, late = log.state, log.overdue(now())
        if not state.to_act:
            self._seen.pop(table, None)
        elif log.is_lesson and self._seen.get(table, -1) < log.number:
            return None
        if await self._tables.pace(table) is not Pace.PAUSED:
            bot = next((seat for seat in state.to_act if log.levels[seat]), None)
            if bot is not None:
                return Due(bot, log.levels[bot])
            for seat, action in (await self._ordered(table, state)).items():
                return Due(seat, action)
        return Due(late[0], STAND_IN, "clock") if late else None

    async def _ordered(self, table: str, state: State) -> dict[int, Action]:
        """What standing orders make people do now, by seat."""
        if not state.to_act:
            return {}
        standing = await self._orders.standing(table, state.game.orders_type)
        wanted = {seat: state.ordered(seat, standing[seat]) for seat in state.to_act if seat in standing}
        return {seat: action for seat, action in wanted.items() if action is not None}

    def _set_alarm(self, table: str, deadline: int | None) -> None:
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()
        if deadline is not None:
            seconds = max(0.0, (deadline - now()) / 1000) + 0.005
            self._alarms[table] = asyncio.get_running_loop().call_later(seconds, self.wake, table)

    async def _decide(self, table: str, state: State, due: Due) -> Action:
        """What the bot does, after a moment that is longer where it was hard to decide; at once for a clock run out."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        thought = await self._thinkers.think(state, due.seat, str(due.does))
        if due.played_by is None:
            await self._pause(table, 0.5 + thought.doubt, loop.time() - began)
        return thought.action

    async def _pause(self, table: str, length: float = 1.0, passed: float = 0.0) -> None:
        """As long as the pace of the table wants it, also when that changes meanwhile."""
        whole = self._settings.bot_pause * length * uniform(0.5, 1.5)  # noqa: S311 - a manner, not a secret
        if not whole:
            return
        loop = asyncio.get_running_loop()
        began = loop.time() - passed
        news = self._news.setdefault(table, asyncio.Event())
        while True:
            news.clear()
            pace = await self._tables.pace(table)
            left = 0.0 if pace is Pace.PAUSED else began + whole * PACES[pace] - loop.time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)


@contextmanager
def _survive(what: str) -> Iterator[None]:
    """A table that fails does not take the others with it; the next sweep tries again."""
    try:
        yield
    except OperationalError as error:
        LOG.warning("The database did not answer %s: %s", what, error)
    except Exception:
        LOG.exception("An error nobody expected in %s", what)
