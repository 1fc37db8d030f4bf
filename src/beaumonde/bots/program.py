"""A program that is spoken to in lines: with time limits, little memory, and never left running."""

import os
import selectors
import signal
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Any
from weakref import finalize

from beaumonde.core.errors import Reason

LONGEST = 1 << 16
"""No answer is longer than this many bytes."""
ASIDE = 4096
"""So much of what it last wrote to its error stream is kept."""
PATIENCE = 2.0
"""Seconds it has to leave when its input ends, or to end when its output does."""
_CHUNK = 1 << 16
_LAST_WORDS = 4
"""Chunks of its error stream that are still read when it has ended: more than a pipe holds."""


class Lost(Exception):
    """The program's move is lost, for this reason; `because` is what the rules say to an action."""

    def __init__(self, reason: Reason, because: Reason | None = None) -> None:
        super().__init__(str(reason))
        self.reason, self.because = reason, because


class Gone(Lost):
    """The program cannot be spoken to any more."""


class Ended(Gone):
    """It has left by itself."""


class RunningProgram:
    """Nothing here waits for longer than it is told to, whatever the program does or does not read and write."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # in a session of its own: Ctrl-C is for us, and what it starts itself ends with it
            process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)  # noqa: S603
        except (OSError, ValueError) as error:
            detail = error.strerror if isinstance(error, OSError) else None
            raise Gone(Reason("bot-no-start", {"detail": shown(detail or str(error))})) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._in, self._out, self._err = process.stdin, process.stdout, process.stderr
        self._end = finalize(self, _end, process)
        self._unsent = self._heard = self._aside = b""
        self._ended = False
        self._ready = selectors.DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream.fileno(), False)
        for stream in (self._out, self._err):
            self._ready.register(stream, selectors.EVENT_READ)

    def tell(self, line: bytes) -> None:
        """Send a line. What the program does not take at once is sent while listening."""
        waiting = bool(self._unsent)
        self._unsent += line + b"\n"
        if not waiting:
            self._send()
            if self._unsent:
                self._ready.register(self._in, selectors.EVENT_WRITE)

    def hear(self, seconds: float, since: float) -> bytes:
        """The next line; Gone if none has come so many seconds after that moment, or none can come any more."""
        while True:
            line, end, rest = self._heard.partition(b"\n")
            if len(line) > LONGEST:
                raise Gone(Reason("bot-too-long", {"longest": LONGEST}))
            if end:
                self._heard = rest
                return line
            if self._ended:
                raise self._ending()
            left = since + seconds - monotonic()
            if left <= 0:
                raise Gone(self._why_silent(seconds))
            for key, _ in self._ready.select(left):
                self._attend(key.fileobj)

    def _attend(self, stream: Any) -> None:
        if stream is self._in:
            self._send()
            if not self._unsent:
                self._ready.unregister(self._in)
            return
        said = _read(self._out if stream is self._out else self._err)
        if stream is self._out:
            self._heard += said or b""
            self._ended = said == b""
        else:
            self._aside = (self._aside + (said or b""))[-ASIDE:]
        if said == b"":
            self._ready.unregister(stream)

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in.fileno(), self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent = b""  # it does not listen any more; whether it has ended, its output tells

    def _why_silent(self, seconds: float) -> Reason:
        if self._heard:
            return Reason("bot-no-newline", {"seconds": seconds, "line": shown(self._heard)})
        return Reason("bot-late", {"seconds": seconds})

    def _ending(self) -> Gone:
        try:
            status = self._process.wait(PATIENCE)
        except TimeoutExpired:
            return Gone(Reason("bot-closed"))
        for _ in range(_LAST_WORDS):
            self._aside = (self._aside + (_read(self._err) or b""))[-ASIDE:]
        lines = [line for line in self._aside.split(b"\n") if line.strip()]
        return Ended(Reason("bot-ended", {"status": status, "last": shown(lines[-1]) if lines else "–"}))

    def stop(self, *, at_once: bool = False) -> None:
        """End it: its input ends, and a little later so does the program."""
        self._ready.close()
        if at_once:
            _kill(self._process)
        self._end()


def _read(stream: IO[bytes]) -> bytes | None:
    """What there is to read now: None for nothing yet, empty at the end."""
    try:
        return os.read(stream.fileno(), _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _end(process: Popen[bytes]) -> None:
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    with suppress(TimeoutExpired):
        process.wait(PATIENCE)
    _kill(process)
    process.wait()
    for stream in (process.stdout, process.stderr):
        assert stream is not None
        stream.close()


def _kill(process: Popen[bytes]) -> None:
    """With everything that it started itself."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def shown(said: bytes | str) -> str:
    """What a program said, on one line, short, and without anything a terminal would obey."""
    text = said.decode(errors="replace") if isinstance(said, bytes) else said
    plain = "".join(letter if letter.isprintable() else "�" for letter in text.strip())
    return plain if len(plain) <= 100 else plain[:99] + "…"
