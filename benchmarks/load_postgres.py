"""A PostgreSQL for benchmarks: the one of the tests, but everything it commits is on the disk."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from postgres import Postgres  # type: ignore[import-not-found, unused-ignore]

DURABLE = ("fsync", "full_page_writes")
"""What tests switch off."""


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A running server, which is ended and removed afterwards."""
    with Postgres() as server:
        with psycopg.connect(server.url("postgres").replace("+psycopg", ""), autocommit=True) as connection:
            for setting in DURABLE:
                connection.execute(f"ALTER SYSTEM SET {setting} = on")
        server.stop()
        server.start()
        yield server
