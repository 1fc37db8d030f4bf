"""Hearing what other processes commit to the same PostgreSQL database.

A notification is sent by the very transaction that writes what it tells of, so it is heard if, and only if, that is
true. While there is no connection nothing is heard; after a new one everybody reads the database again."""

from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from beaumonde.server.notifications import Notice

CHANNEL = "beaumonde"
HEARTBEAT = 0.5
"""Seconds between two looks whether to stop."""
AGAIN_AFTER = 0.5
"""Seconds between two attempts to connect."""

Told = tuple[str, Notice]


def notify(connection: Connection, notices: list[Told]) -> None:
    """Tell all processes of this when the transaction is committed."""
    for told in notices:
        connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(told).decode())))


class Listener(Thread):
    """A thread with a connection of its own that hears what any process tells, this one included."""

    def __init__(self, engine: Engine, hear: Callable[[Told], None], miss: Callable[[], None]) -> None:
        """`hear` is called with everything told; `miss` when something may have been missed. Both in this thread."""
        super().__init__(name="listener", daemon=True)
        self._engine = engine
        self._hear = hear
        self._miss = miss
        self._stopping = Event()

    def stop(self) -> None:
        """Hear nothing any more."""
        self._stopping.set()

    def run(self) -> None:
        """Listen until told to stop, with a new connection whenever one is lost."""
        while not self._stopping.is_set():
            try:
                self._listen()
            except (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error):
                self._stopping.wait(AGAIN_AFTER)

    def _listen(self) -> None:
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            connection.detach()  # it is of no use to others, and closed at the end
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self._miss()
            while not self._stopping.is_set():
                for notice in driver.notifies(timeout=HEARTBEAT):
                    self._hear(_DECODER.decode(notice.payload))


_DECODER: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
