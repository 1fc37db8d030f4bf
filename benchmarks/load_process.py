"""Processes that benchmarks start, ask and stop, and what they use of the machine."""

import os
import re
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from select import select
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from time import monotonic
from types import TracebackType
from typing import Self

from msgspec import Struct

START_SECONDS = 60.0
STOP_SECONDS = 15.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Failed(Exception):
    """A process did not do what it should; the message ends with what it wrote to its standard error."""


class Usage(Struct, frozen=True):
    """What a process and its children have used up to a moment."""

    at: float
    processor: float
    """Seconds in user and system mode, those of ended children included."""
    memory: int
    """Resident bytes now."""


class Process:
    """A program in a session of its own, so that Ctrl-C reaches only the benchmark, which then stops the program."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._name = " ".join(command[:3])
        self._heard = b""
        self._errors = TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process = Popen(  # noqa: S603 - our own commands
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=self._errors,
            env=os.environ | dict(environment or {}),
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def address(self) -> str:
        """The first http address that the program prints, without a slash at the end."""
        patience = monotonic() + START_SECONDS
        while True:
            found = re.search(r"http://[^\s/]+:\d+", self.hear(patience - monotonic()))
            if found:
                return found[0]

    def say(self, line: str) -> None:
        """Write this line to its standard input."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # `hear` says why
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def hear(self, within: float) -> str:
        """The next line of its standard output; Failed if none comes in time."""
        assert self._process.stdout is not None
        patience = monotonic() + within
        while b"\n" not in self._heard:
            ready, _, _ = select([self._process.stdout], [], [], max(0.0, patience - monotonic()))
            chunk = os.read(self._process.stdout.fileno(), 1 << 16) if ready else b""
            if not chunk:
                raise Failed(f"“{self._name} …” {'ended' if ready else 'did not answer in time'}. {self.errors()}")
            self._heard += chunk
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode()

    def errors(self, most: int = 2000) -> str:
        """The end of what it wrote to its standard error, up to so many bytes."""
        size = os.fstat(self._errors.fileno()).st_size
        return os.pread(self._errors.fileno(), most, max(0, size - most)).decode(errors="replace").strip()

    def usage(self) -> Usage:
        """What every process of its session has used until now."""
        found = list(_stats(self.pid))
        ticks = sum(int(field) for fields in found for field in fields[11:15])
        return Usage(monotonic(), ticks / TICKS, PAGE * sum(int(fields[21]) for fields in found))

    def stop(self) -> None:
        """End it in its own way, or after a while by force."""
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            assert stream is not None
            stream.close()


def _stats(session: int) -> Iterator[list[str]]:
    """For each process of the session the fields of /proc/PID/stat that follow its name."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                yield fields
