"""The service as it is really run: processes over one database, to be killed, frozen and started again."""

import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import psutil  # type: ignore[import-untyped]
from msgspec import Struct

from beaumonde.server.settings import LIMITS
from load_process import Process
from server.postgres import Postgres

ENVIRONMENT = {f"BEAUMONDE_{name.upper()}": "0" for name in LIMITS} | {
    "BEAUMONDE_BOT_PAUSE": "0.2",
    "BEAUMONDE_BOT_PROCESSES": "1",
}
"""Everybody comes from one address, so there are no limits; bots are quick, so that much happens."""
LARGEST_LOG = 1 << 24


class Worker:
    """One process of the service; `address` is where it listens since its last start."""

    def __init__(self, database: str, log: Counter[str]) -> None:
        """What it logs is counted in `log` when it has ended."""
        self._database = database
        self._log = log
        self._process: Process | None = None
        self.address = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it; return when it listens."""
        command = [sys.executable, "-m", "beaumonde.server", "--port", "0", "--no-open", "--language", "en"]
        # not on the command line, which everybody on the machine can read: the address holds a password
        self._process = Process(command, ENVIRONMENT | {"BEAUMONDE_DATABASE": self._database})
        self.address = self._process.address().removeprefix("http://")

    def kill(self) -> None:
        """End it with SIGKILL, in the middle of what it is doing."""
        os.kill(self.pid, signal.SIGKILL)
        self.end()

    def freeze(self) -> None:
        """Stop it with SIGSTOP: it keeps its connections, and does nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on after `freeze`."""
        os.kill(self.pid, signal.SIGCONT)

    def kill_bots(self) -> None:
        """End the processes in which its bots think."""
        for process in psutil.Process(self.pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):  # it ended meanwhile
                process.kill()

    def end(self) -> None:
        """End it in its own way, if it runs, and keep what it logged."""
        if self._process is None:
            return
        process, self._process = self._process, None
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGCONT)
        with process:
            process.stop()
            for line in process.errors(LARGEST_LOG).splitlines():
                with suppress(msgspec.DecodeError):
                    self._log[_kind_of(msgspec.json.decode(line, type=_Logged))] += 1


class _Logged(Struct):
    """A line of the log."""

    event: str
    traceback: str = ""


def _kind_of(logged: _Logged) -> str:
    """The event without the table where it happened, without details, and with the name of the exception, if any."""
    event = re.sub(r"\b(plays at|claim on) \S+", r"\1 a table", logged.event.partition(": ")[0])
    error = logged.traceback.strip().rpartition("\n")[2].partition(":")[0]
    return f"{event} ({error})" if error else event


class Setup:
    """A database and the workers that share it."""

    def __init__(self, database: str, workers: Sequence[Worker], postgres: Postgres | None = None) -> None:
        self.database = database
        self.workers = workers
        self.postgres = postgres

    def any_worker(self, dice: Random) -> Worker:
        """One of them, whether it runs or not: clients cannot know."""
        return dice.choice(self.workers)


@contextmanager
def sqlite(log: Counter[str]) -> Iterator[Setup]:
    """One process over a new SQLite file."""
    with TemporaryDirectory(prefix="beaumonde-chaos-") as folder:
        database = f"sqlite:///{Path(folder) / 'table.db'}"
        with _running(database, 1, log) as workers:
            yield Setup(database, workers)


@contextmanager
def postgresql(log: Counter[str]) -> Iterator[Setup]:
    """Three processes over a new PostgreSQL database."""
    with Postgres() as postgres:
        database = postgres.create("chaos")
        with _running(database, 3, log) as workers:
            yield Setup(database, workers, postgres)


@contextmanager
def _running(database: str, count: int, log: Counter[str]) -> Iterator[list[Worker]]:
    workers = [Worker(database, log) for _ in range(count)]
    try:
        for worker in workers:
            worker.start()
        yield workers
    finally:
        for worker in workers:
            worker.end()


SETUPS: dict[str, Callable[[Counter[str]], AbstractContextManager[Setup]]] = {
    "sqlite": sqlite,
    "postgresql": postgresql,
}
"""By name. What the service logs is counted in what they are given."""
