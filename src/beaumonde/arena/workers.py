"""Who plays the games: this process, or several. The results are the same, in the same order."""

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from beaumonde.arena.hall import Games, Hall, Played
from beaumonde.arena.schedule import Contest, Fixture
from beaumonde.core.errors import BadSetup
from beaumonde.core.leash import wear

IN_HAND = 16
"""So many games for each process are given out ahead: enough that nobody waits, few enough to stop quickly."""


def here(contest: Contest, games: Sequence[Fixture]) -> Games:
    """One game after the other, in this process."""
    hall = Hall(contest)
    try:
        yield from map(hall.play, games)
    except BaseException:
        hall.close(at_once=True)
        raise
    hall.close()


def side_by_side(contest: Contest, games: Sequence[Fixture], workers: int) -> Games:
    """In so many processes of their own; they end with us, however we end."""
    context = get_context("spawn")
    far, near = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _settle, (contest, far))
    try:
        with _deaf_to_interrupts():
            for _ in range(workers):
                pool.submit(_arrive)
        yield from _in_order(pool, games, IN_HAND * workers)
    except BrokenProcessPool as error:
        raise BadSetup("worker-gone") from error
    except BaseException:
        near.close()  # whoever still plays leaves at once
        raise
    finally:
        pool.shutdown()
        near.close()
        far.close()


def _in_order(pool: ProcessPoolExecutor, games: Sequence[Fixture], ahead: int) -> Games:
    """Not by `map`, which cancels what is left when it is interrupted: a pool whose processes leave trips over that."""
    waiting: deque[Future[Played]] = deque()
    for game in games:
        waiting.append(pool.submit(_play, game))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C has to wait; processes that are started meanwhile never hear it, not even before they have settled."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_halls: list[Hall] = []
"""The one hall of a process that plays."""


def _settle(contest: Contest, leash: Connection) -> None:
    """Called in a new process. The leash comes first: Ctrl-C may come while the hall is being opened."""
    wear(leash, _close)
    _halls.append(Hall(contest))


def _close() -> None:
    for hall in _halls:
        hall.close(at_once=True)


def _arrive() -> None:
    """A job for each new process, so that all are there."""


def _play(game: Fixture) -> Played:
    return _halls[0].play(game)
