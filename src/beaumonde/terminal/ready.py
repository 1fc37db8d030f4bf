"""The stronger bots are compiled once on every machine. Whoever has to wait for that is told."""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr
from io import StringIO

from beaumonde.bots.levels import COMPILED
from beaumonde.terminal.screen import Screen


def make_ready(levels: Iterable[str], screen: Screen, *, quiet: bool = False) -> None:
    """Compile what these levels need, where that has not been done: a program that falls silent seems broken."""
    if set(COMPILED).isdisjoint(levels):
        return
    from beaumonde.bots.preparation import is_prepared, prepare_all  # noqa: PLC0415 - loads numba

    if not is_prepared():
        if not quiet:
            screen.show(screen.words("making-ready"))
        with _left_at_once(), redirect_stderr(StringIO()):  # it has been said, and in the right language
            prepare_all()


@contextmanager
def _left_at_once() -> Iterator[None]:
    """Ctrl-C ends the program here and now, and nothing is lost by it. Raised as an exception it may get lost in a
    callback while numba is loaded, or turn into a signal again when it came out of `exec`."""
    usual = signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
