"""The file of an SQLite database: noticing that it was removed while the service writes to it."""

from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from beaumonde.server.clock import now
from beaumonde.server.database import file_of
from beaumonde.server.errors import LOG


class DatabaseFile:
    """The file behind a connection. Whoever has it open can still write when it is removed, but it ends with them."""

    def __init__(self, connection: Connection) -> None:
        self._file = file_of(connection.engine)
        self._identity = self._look()
        self._driver: Any = connection.connection.driver_connection
        self._lost = False

    def check(self) -> None:
        """OperationalError if the file was removed or replaced. Then everything in it is saved beside it, once."""
        if self._file is None or (not self._lost and self._look() == self._identity):
            return
        if not self._lost:
            self._lost = True
            copy = self._file.with_name(f"{self._file.name}.saved-{now()}")
            copy.touch(mode=0o600)  # it holds secrets, as the file did
            self._driver.execute("VACUUM INTO ?", (str(copy),))
            LOG.error("The database file was removed. All of it is saved as %s: put it back and restart", copy.name)
        raise OperationalError("", {}, FileNotFoundError(self._file.name))

    def _look(self) -> tuple[int, int] | None:
        try:
            about = self._file.stat() if self._file else None
        except OSError:
            return None
        return (about.st_dev, about.st_ino) if about else None
