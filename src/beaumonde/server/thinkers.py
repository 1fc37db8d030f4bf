"""Where bots think: in processes beside the service, which are made when they are first needed."""

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection

from beaumonde.core.game import State
from beaumonde.core.leash import wear
from beaumonde.server.thinking import Thought, prepare, think


class Thinkers:
    """So many processes, or one thread if none: that serves where a start has to be quick, as in tests."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._leashes: tuple[Connection, ...] = ()

    def prepare(self) -> None:
        """Have the strongest bots made ready, so that nobody waits for them later."""
        self._opened().submit(prepare)

    async def think(self, state: State, seat: int, level: str) -> Thought:
        """What a bot of that level does in that seat."""
        pool = self._opened()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, state, seat, level)
        except BrokenProcessPool:
            if self._pool is pool:
                self.stop()
            raise

    def stop(self) -> None:
        """Nobody thinks any more: processes leave at once, even from the midst of something long."""
        for leash in self._leashes:
            leash.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool, self._leashes = None, ()

    def _opened(self) -> Executor:
        if self._pool is None:
            self._pool = self._open()
        return self._pool

    def _open(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        context = get_context("spawn")
        self._leashes = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self._processes, context, wear, (self._leashes[0],))
