"""Processes that work for the service, and leave at once when told to, even from the midst of something long."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection

from beaumonde.core.leash import wear


class Helpers(ProcessPoolExecutor):
    """So many processes, started when they are first needed. The nicer they are, the more they let others go first."""

    def __init__(self, processes: int, *, niceness: int = 0) -> None:
        context = get_context("spawn")
        self._leash = context.Pipe(duplex=False)
        super().__init__(processes, context, _begin, (self._leash[0], niceness))

    def stop(self) -> None:
        """Nobody works any more; what was not finished is dropped."""
        for end in self._leash:
            end.close()
        self.shutdown(wait=True, cancel_futures=True)


def _begin(leash: Connection, niceness: int) -> None:
    wear(leash)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
