"""Hearing what other processes commit to the same PostgreSQL database.

A notification is sent by the very transaction that writes what it tells of, so it is heard if, and only if, that is
true. While there is no connection nothing is heard; after a new one everybody reads the database again."""

from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, String, bindparam, func, select

from beaumonde.server.notifications import Notice
from beaumonde.server.prepared import Prepared

CHANNEL = "beaumonde"
HEARTBEAT = 2.0
"""Seconds without a notice after which the connection is tried."""
AGAIN_AFTER = 0.5
"""Seconds between two attempts to connect."""

Told = tuple[str, Notice]

_NOTIFY = Prepared(select(func.pg_notify(CHANNEL, bindparam("told", type_=String))))


def notify(connection: Connection, notices: list[Told]) -> None:
    """Tell all processes of this when the transaction is committed."""
    for told in notices:
        _NOTIFY.run(connection, {"told": msgspec.json.encode(told).decode()})


class Listener(Thread):
    """A thread with a connection of its own that hears what any process tells, this one included."""

    def __init__(self, engine: Engine, hear: Callable[[Told], None], miss: Callable[[], None]) -> None:
        """`hear` is called with everything told; `miss` when something may have been missed. Both in this thread."""
        super().__init__(name="listener", daemon=True)
        self._engine = engine
        self._hear = hear
        self._miss = miss
        self._stopping = Event()
        self.is_listening = False
        self.losses = 0
        """How often its connection was lost, or could not be made."""

    def stop(self) -> None:
        """Hear nothing any more."""
        self._stopping.set()

    def run(self) -> None:
        """Listen until told to stop, with a new connection whenever one is lost."""
        while not self._stopping.is_set():
            try:
                self._listen()
            except Exception:
                self.is_listening = False
                self.losses += 1
                self._stopping.wait(AGAIN_AFTER)

    def _listen(self) -> None:
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            connection.detach()  # it is of no use to others, and closed at the end
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self.is_listening = True
            self._miss()
            while not self._stopping.is_set():
                for notice in driver.notifies(timeout=HEARTBEAT):
                    self._take(notice.payload)
                driver.execute("SELECT 1")  # a connection that died without a word is found out

    def _take(self, payload: str) -> None:
        try:
            told = _DECODER.decode(payload)
        except msgspec.MsgspecError:
            self._miss()  # another version said something that this one does not know
        else:
            self._hear(told)


_DECODER: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
