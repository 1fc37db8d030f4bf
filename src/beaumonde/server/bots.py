"""Bots sit at tables like people: they see views, take a moment, and play through the same door."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from random import uniform

from sqlalchemy.exc import OperationalError

from beaumonde.core.game import Action, State
from beaumonde.server.errors import LOG, Conflict
from beaumonde.server.play import Play
from beaumonde.server.settings import Settings
from beaumonde.server.tables import Tables
from beaumonde.server.thinking import settle, think


class Bots:
    """One task for each table where a bot has to decide; none where people have the turn."""

    def __init__(self, settings: Settings, play: Play, tables: Tables) -> None:
        self._settings = settings
        self._play = play
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thinkers: Executor | None = None

    def wake(self, table: str) -> None:
        """Somebody played at this table, or it began: the bots there look whether it is their turn."""
        busy = self._tasks.get(table)
        if busy is None or busy.done():
            task = asyncio.create_task(self._play_at(table), name=table)
            self._tasks[table] = task
            task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        if self._tasks.get(task.get_name()) is task:
            del self._tasks[task.get_name()]

    async def sweep(self) -> None:
        """Look at every running table, again and again: after a restart the bots go on by themselves."""
        while True:
            with _survive("the sweep over running tables"):
                for table in await self._tables.running():
                    self.wake(table)
            await asyncio.sleep(self._settings.sweep_every)

    async def stop(self) -> None:
        """Nobody thinks any more. What was not played will be, after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinkers is not None:
            self._thinkers.shutdown(wait=True, cancel_futures=True)

    async def _play_at(self, table: str) -> None:
        with _survive(f"the bots at {table}"):
            renew = True
            while True:
                journal = await self._play.journal(table, renew=renew)
                seat = next((seat for seat in journal.state.to_act if journal.levels[seat]), None)
                if seat is None:
                    return
                number, state = len(journal.moves), journal.state
                action = (await asyncio.gather(self._think(state, seat, journal.levels[seat]), self._pause()))[0]
                renew = False
                try:
                    await self._play.act(table, seat, action, number=number, client_action_id=None)
                except Conflict:
                    renew = True  # something else was played meanwhile

    async def _pause(self) -> None:
        await asyncio.sleep(self._settings.bot_pause * uniform(0.5, 1.5))  # noqa: S311 - a manner, not a secret

    async def _think(self, state: State, seat: int, level: str) -> Action:
        if self._thinkers is None:
            self._thinkers = _thinkers(self._settings.bot_processes)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thinkers, think, state, seat, level)
        except BrokenProcessPool:
            self._thinkers = None
            raise


def _thinkers(processes: int) -> Executor:
    if not processes:
        return ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=settle)


@contextmanager
def _survive(what: str) -> Iterator[None]:
    """A table that fails does not take the others with it; the next sweep tries again."""
    try:
        yield
    except OperationalError as error:
        LOG.warning("The database did not answer %s: %s", what, error)
    except Exception:
        LOG.exception("An error nobody expected in %s", what)
