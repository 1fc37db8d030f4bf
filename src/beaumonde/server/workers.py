"""Several processes that answer on one port, on one machine, over one PostgreSQL database."""

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from socket import socket
from threading import Thread
from typing import Any

import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess

from beaumonde.server.garbage import collect_rarely
from beaumonde.server.logs import write_log
from beaumonde.server.settings import Settings

BACKLOG = 2048
"""Connections that wait to be accepted."""


class Configuration(uvicorn.Config):
    """How uvicorn runs the service. A new process makes its own from the settings."""

    def __init__(self, settings: Settings, remake: Callable[[Settings], "Configuration"], **options: Any) -> None:
        super().__init__(**options)
        self._made_by = remake, settings

    def __reduce__(self) -> tuple[Any, ...]:
        remake, settings = self._made_by
        return remake, (settings,)

    def configure_logging(self) -> None:
        """Called in every new worker: it logs as its parent does, and ends with it."""
        parent = parent_process()
        if parent is not None:
            write_log()
            collect_rarely()
            Thread(target=_end_with, args=[parent], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers(Multiprocess):
    """Starts the processes, and a new one for each that died or no longer answers."""

    def __init__(self, configuration: Configuration, door: socket, announce: Callable[[], None]) -> None:
        """`announce` is called when connections are accepted."""
        super().__init__(configuration, [door])
        self._door = door
        self._announce = announce

    def init_processes(self) -> None:
        """Connections wait from now on until a process accepts them."""
        self._door.listen(BACKLOG)
        super().init_processes()
        self._announce()
