"""What the database holds of a game, replayed by the rules alone: the measure for everything that clients saw."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import create_engine, select
from sqlalchemy.exc import DBAPIError

from beaumonde.core.game import State, Step, game_from
from beaumonde.server.database import actions, tables
from beaumonde.server.setups import chance_in

AGAIN_AFTER = 0.1


class Wrong(Exception):
    """The service did something that it must never do."""


class Archive:
    """Reads from the database beside the service, in threads of its own: a frozen database stops nothing else."""

    def __init__(self, database: str) -> None:
        self._engine = create_engine(database, isolation_level="AUTOCOMMIT", pool_size=4)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="archive")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)  # they end when the database answers, or is gone
        self._engine.dispose()

    async def rows(self, statement: Any) -> Sequence[Any]:
        """What the statement finds, as soon as the database answers."""
        while True:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, statement)
            except DBAPIError:  # the database was killed; it comes again
                await asyncio.sleep(AGAIN_AFTER)

    @contextmanager
    def watch(self, table: str, action_id: str) -> Iterator[Callable[[], bool]]:
        """A question that is answered in microseconds: has the action with this id been committed?"""
        wanted = f"SELECT 1 FROM action WHERE \"table\" = '{table}' AND client_action_id = '{action_id}'"
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            yield lambda: driver.execute(wanted).fetchone() is not None

    def _rows(self, statement: Any) -> Sequence[Any]:
        with self._engine.connect() as connection:
            return connection.execute(statement).all()


class Keeper:
    """The game at one table, as far as it was read: the rows of its log, and what the rules make of them."""

    def __init__(self, archive: Archive, table: str) -> None:
        self._archive = archive
        self._table = table
        self._reading = asyncio.Lock()
        self.rows: list[Any] = []
        """The log; the first action is `rows[0]` and has number 1."""
        self.steps: list[Step[State]] = []
        """What every entry led to; `steps[0]` is the deal."""

    async def state_at(self, number: int) -> State:
        """The state after that entry, which somebody was told of, so that it must be there."""
        if number >= len(self.steps):
            await self.read_on()
        if number >= len(self.steps):
            raise Wrong(f"{self._table}: a client was told of entry {number}, which the database does not have")
        return self.steps[number].state

    async def read_on(self) -> None:
        """Read and replay what is new; Wrong if the log has a gap, or something that the rules forbid."""
        async with self._reading:
            if not self.steps:
                about = (await self._archive.rows(select(tables).where(tables.c.id == self._table)))[0]
                game = game_from(about.game, msgspec.json.decode(about.options))
                self.steps.append(game.begin(**chance_in(about.setup, game)))
            wanted = select(actions).where(actions.c.table == self._table, actions.c.number > len(self.rows))
            for row in await self._archive.rows(wanted.order_by(actions.c.number)):
                if row.number != len(self.steps):
                    raise Wrong(f"{self._table}: entry {row.number} follows entry {len(self.rows)}")
                self.steps.append(self._step(row))
                self.rows.append(row)

    def _step(self, row: Any) -> Step[State]:
        if row.undo_to is not None:
            return Step(self.steps[row.undo_to].state, ())
        state = self.steps[-1].state
        return state.play(row.seat, msgspec.json.decode(row.action, type=state.game.action_type))
