"""The stronger bots are compiled once on every machine. Whoever has to wait for that is told."""

from collections.abc import Iterable
from contextlib import redirect_stderr
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
        with redirect_stderr(StringIO()):  # it has been said, and in the right language
            prepare_all()
