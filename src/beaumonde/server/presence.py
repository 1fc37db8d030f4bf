"""Presence: which people have their table open, and since when the others do not."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select, update

from beaumonde.server.clock import now
from beaumonde.server.database import seats, tables
from beaumonde.server.errors import survive
from beaumonde.server.messages import TableState
from beaumonde.server.notifications import Notice
from beaumonde.server.storage import Storage, Transaction


class Presence:
    """The live connections of this process, by table and person."""

    def __init__(self, storage: Storage, away_after: float) -> None:
        self._storage = storage
        self._away_after = away_after
        self._here: Counter[tuple[str, int]] = Counter()
        self._leaving: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @contextmanager
    def at(self, table: str, person: int) -> Iterator[None]:
        """The person has this table open meanwhile."""
        key = table, person
        self._here[key] += 1
        timer = self._leaving.pop(key, None)
        if timer is not None:
            timer.cancel()
        try:
            yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]
                self._leaving[key] = asyncio.get_running_loop().call_later(self._away_after, self._has_left, key)

    def is_connected(self, table: str, person: int) -> bool:
        """Whether the person has this table open at this process."""
        return (table, person) in self._here

    async def is_here(self, table: str, person: int) -> None:
        """Write that the person is here; the others hear of it if that is new."""
        await self._storage.write(lambda transaction: _mark(transaction, table, person, None))

    async def open(self) -> None:
        """At the start of the only process nobody is here."""
        if not self._storage.is_shared:
            await self._storage.write(lambda work: _all_away(work.connection))

    async def close(self) -> None:
        """The process stops: whoever does not connect to another one is away."""
        for timer in self._leaving.values():
            timer.cancel()
        if self._storage.is_shared:
            await self._mark_away(*self._leaving, *self._here)

    def _has_left(self, key: tuple[str, int]) -> None:
        del self._leaving[key]
        task = asyncio.create_task(self._mark_away(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mark_away(self, *gone: tuple[str, int]) -> None:
        at = now()

        def write(transaction: Transaction) -> None:
            for table, person in sorted(gone):  # in order, so that no two processes wait for each other
                _mark(transaction, table, person, at)

        with survive("writing who is away"):
            await self._storage.write(write)


def _mark(transaction: Transaction, table: str, person: int, away_since: int | None) -> None:
    connection = transaction.connection
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
    new = seats.c.away_since.is_not(None) if away_since is None else seats.c.away_since.is_(None)
    own = update(seats).where(seats.c.table == table, seats.c.person == person, new)
    if connection.execute(own.values(away_since=away_since)).rowcount:
        transaction.notify(table, Notice("table"))


def _all_away(connection: Connection) -> None:
    going_on = select(tables.c.id).where(tables.c.state.in_([TableState.OPEN, TableState.PLAYING]))
    here = seats.c.person.is_not(None) & seats.c.away_since.is_(None)
    connection.execute(update(seats).where(here, seats.c.table.in_(going_on)).values(away_since=now()))
