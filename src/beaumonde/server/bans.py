"""Who may not use the service: people by their id, and addresses.

Operators write bans to the database (`admin/banning.py`), from a process of their own. The service reads them again
every few seconds, which works the same with every database and any number of processes."""

import asyncio

from sqlalchemy import select

from beaumonde.core.errors import Reason
from beaumonde.server.database import bans
from beaumonde.server.errors import Banned, survive
from beaumonde.server.notifications import Notice, Notifications
from beaumonde.server.people import Person
from beaumonde.server.storage import Storage


class Bans:
    """The bans that this process knows of."""

    def __init__(self, storage: Storage, notifications: Notifications, every: float) -> None:
        self._storage = storage
        self._notifications = notifications
        self._every = every
        self._keys: frozenset[str] = frozenset()

    def check(self, address: str, person: Person | None) -> None:
        """Banned if this address or this person is banned."""
        if address_key(address) in self._keys or (person is not None and person_key(person.id) in self._keys):
            raise Banned(Reason("banned"))

    async def read(self) -> None:
        """Know the bans as they are now. If there are new ones, every live connection looks whether it may stay."""
        found = await self._storage.read(lambda connection: connection.scalars(select(bans.c.key)).all())
        known, self._keys = self._keys, frozenset(found)
        if self._keys - known:
            self._notifications.tell_all(Notice("banned"))

    async def keep_current(self) -> None:
        """Read the bans again and again."""
        while True:
            await asyncio.sleep(self._every)
            with survive("reading bans"):  # until the next time those known so far count
                await self.read()


def person_key(person: int) -> str:
    """The key of a ban of the person with that id."""
    return f"person {person}"


def address_key(address: str) -> str:
    """The key of a ban of an address, which is written as `limits.network_of` does it."""
    return f"address {address}"
