"""A person at a desk: the real program in a real pseudo-terminal, or fed through a pipe."""

import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

import pexpect
import pyte

PROGRAM = (sys.executable, "-m", "beaumonde.terminal")
BEGUN, MARK = "\x1b[?2004h", "›"
"""What the terminal gets when a question begins, and what every question ends with."""

PATIENCE = 60
"""Seconds after which a screen that does not come is a failure."""

MONEY = ("1", "p", "2", "p", "3", "p", "4", "p", "6", "p", "8", "p", "10", "p", "12", "15", "20", "25")
SOCIETY = "\n".join((*MONEY, "5", "7", "9", "excursions", "yacht-club") * 150)
"""Typed again and again, this plays any game of High Society to its end: what does not fit is asked again."""

TRADER = "\n".join(("+C", "C", "+T", "-C", "", *(f"1 {number}" for number in range(2, 20))) * 200)
"""The same for The Rich and the Good."""


def surroundings(home: Path) -> dict[str, str]:
    """An environment in which everything the program keeps is kept there."""
    fixed = {"HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return kept | fixed


class Outcome(NamedTuple):
    """How a run of the program ended."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


def through_pipe(home: Path, *arguments: str, typed: str | bytes = "") -> Outcome:
    """The program with its input from a pipe."""
    given = typed if isinstance(typed, bytes) else typed.encode()
    wide = surroundings(home) | {"COLUMNS": "100"}
    done = subprocess.run(
        [*PROGRAM, *arguments], input=given, env=wide, capture_output=True, check=False, timeout=PATIENCE
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


class Desk:
    """The program in a pseudo-terminal, and what an emulator makes of its output."""

    def __init__(self, home: Path, *arguments: str, columns: int = 100, rows: int = 40) -> None:
        self.raw = ""
        self.ended = False
        self._answered = 0
        self._screen = pyte.HistoryScreen(columns, rows, history=10_000)
        self._emulator = pyte.Stream(self._screen)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # forkpty beside the threads of a test worker
            self._child = pexpect.spawn(
                PROGRAM[0],
                [*PROGRAM[1:], *arguments],
                env=surroundings(home),
                dimensions=(rows, columns),
                encoding="utf-8",
            )
        self._child.delaybeforesend = None
        self._child.delayafterclose = self._child.ptyproc.delayafterclose = 0

    def type(self, text: str) -> None:
        """Keys without Enter, as soon as there is a question."""
        self._until(self._is_asked)
        self._child.send(text)

    def enter(self, text: str = "") -> None:
        """A line in answer to a question, and the wait for the next one or the end."""
        self.type(text + "\r")
        self._answered = self.raw.count(BEGUN)
        self._until(self._is_asked)

    def interrupt(self) -> None:
        """Ctrl-C while nothing is asked."""
        self._child.send("\x03")

    def _is_asked(self) -> bool:
        return self.raw.count(BEGUN) > self._answered and MARK in self.raw.rpartition(BEGUN)[2]

    def see(self, text: str) -> None:
        """Wait until the text stands on the screen."""
        self._until(lambda: text in self.shown)
        assert text in self.shown, self.shown

    def leave(self) -> int:
        """Wait for the end of the program: its exit code."""
        self._until(lambda: self.ended)
        patience = monotonic() + PATIENCE
        while self._child.isalive():  # it lets go of the terminal before it has ended; closing now would kill it
            assert monotonic() < patience, "the program does not end"
            sleep(0.01)
        self._child.close()
        code = self._child.exitstatus
        assert code is not None, f"signal {self._child.signalstatus} ended the program after:\n{self.raw[-2000:]}"
        return int(code)

    def close(self) -> None:
        self._child.close(force=True)

    @property
    def shown(self) -> str:
        """What can be read on the screen now."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    @property
    def scrolled_away(self) -> str:
        """What can be read by scrolling back."""
        return "\n".join("".join(line[place].data for place in sorted(line)) for line in self._screen.history.top)

    @property
    def below(self) -> str:
        """The line under the one that is typed."""
        return str(self._screen.display[self._screen.cursor.y + 1]).rstrip()

    def _until(self, met: Callable[[], bool]) -> None:
        while not met() and not self.ended:
            try:
                text = self._child.read_nonblocking(65536, timeout=PATIENCE)
            except pexpect.EOF:
                self.ended = True
            except pexpect.TIMEOUT:
                raise AssertionError(f"nothing more came after:\n{self.shown}") from None
            else:
                self.raw += text
                self._emulator.feed(text)
