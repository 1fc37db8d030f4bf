"""Processes that help another, and end with it."""

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Thread


def wear(leash: Connection, farewell: Callable[[], object] | None = None) -> None:
    """Called in a new process. Ctrl-C is for the one that started it; when that lets go of the leash, we leave."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with, args=(leash, farewell), daemon=True).start()


def _leave_with(leash: Connection, farewell: Callable[[], object] | None) -> None:
    leash.poll(None)
    if farewell is not None:
        farewell()
    os._exit(0)
