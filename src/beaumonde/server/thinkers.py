"""Where bots think: in processes beside the service, which are made when they are first needed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from beaumonde.bots.levels import COMPILED
from beaumonde.core.game import State
from beaumonde.server.errors import LOG
from beaumonde.server.helpers import Helpers
from beaumonde.server.metrics import THINK_SECONDS
from beaumonde.server.thinking import UNTIL_PREPARED, Thought, needs_preparation, prepare, think

NICENESS_OF_BOTS = 5
"""How nice the processes are in which bots think: the answers to people go first."""
NICENESS_OF_THE_COMPILER = 10
"""How nice the process is that compiles: people and bots who play go first."""


class Thinkers:
    """So many processes, or one thread if none: that serves where a start has to be quick, as in tests."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Helpers | ThreadPoolExecutor | None = None
        self._compiler: Helpers | None = None

    @property
    def slots(self) -> int:
        """So many bots may think at once: one in each process, and one that follows without a pause."""
        return 2 * max(1, self._processes)

    @property
    def preparing(self) -> bool:
        """Whether the stronger levels are being made ready, and simpler bots play in their seats until they are."""
        return self._compiler is not None

    def prepare(self, done: Callable[[], object]) -> None:
        """Have the stronger levels made ready where they are not, in a process of its own; then call `done`."""
        if self.preparing or not needs_preparation():
            return
        self._compiler = Helpers(1, niceness=NICENESS_OF_THE_COMPILER)
        loop = asyncio.get_running_loop()
        prepared = self._compiler.submit(prepare)
        prepared.add_done_callback(lambda future: loop.call_soon_threadsafe(partial(self._prepared, future, done)))

    def _prepared(self, future: "Future[None]", done: Callable[[], object]) -> None:
        if self._compiler is None:
            return  # the service was stopped meanwhile
        error = future.exception()
        if error is not None:
            LOG.error("The stronger bots could not be made ready; each is compiled when it plays", exc_info=error)
        self._compiler.stop()
        self._compiler = None
        done()

    async def think(self, state: State, seat: int, level: str) -> Thought:
        """What a bot of that level does in that seat, or a simpler one while those are still being made ready.

        If its process ends meanwhile, it thinks once more in a new one."""
        if self.preparing and level in COMPILED:
            level = UNTIL_PREPARED
        with THINK_SECONDS.labels(level).time():
            try:
                return await self._think(state, seat, level)
            except BrokenProcessPool:
                LOG.warning("A process in which bots think has ended. The bot thinks again in a new one")
                return await self._think(state, seat, level)

    async def _think(self, state: State, seat: int, level: str) -> Thought:
        pool = self._opened()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, state, seat, level)
        except BrokenProcessPool:
            if self._pool is pool:
                self._close_pool()
            raise

    def stop(self) -> None:
        """Nobody thinks any more: processes leave at once, even from the midst of something long."""
        if self._compiler is not None:
            self._compiler.stop()
        self._compiler = None
        self._close_pool()

    def _opened(self) -> Helpers | ThreadPoolExecutor:
        if self._pool is None:
            self._pool = (
                Helpers(self._processes, niceness=NICENESS_OF_BOTS)
                if self._processes
                else ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
            )
        return self._pool

    def _close_pool(self) -> None:
        pool, self._pool = self._pool, None
        if isinstance(pool, Helpers):
            pool.stop()
        elif pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
