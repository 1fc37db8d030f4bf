"""Links that open a person's games on another device: once, within a few minutes. Only the hash of the secret is kept.

The browser shows the secret behind the `#` of the link, which browsers send to no server, so it is in no log."""

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from beaumonde.core.errors import Reason
from beaumonde.server.account_messages import DeviceLink, DeviceLinkInfo
from beaumonde.server.accounts import arrive, check_no_bot
from beaumonde.server.belongings import count_tables
from beaumonde.server.clock import now
from beaumonde.server.database import device_links, people
from beaumonde.server.errors import NotFound
from beaumonde.server.merging import shared_tables
from beaumonde.server.people import Person
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.tokens import check_login, secret_hash

BYTES = 24
"""Of randomness in a secret: 192 bits."""


class DeviceLinks:
    """The links that are open."""

    def __init__(self, storage: Storage, lasts: float) -> None:
        self._storage = storage
        self._lasts = int(1000 * lasts)

    async def make(self, person: Person) -> DeviceLink:
        """A new link of this person; the one before it ends."""
        check_no_bot(person)
        secret, ends = secrets.token_urlsafe(BYTES), now() + self._lasts

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update(key_share=True))
            check_login(connection, person.id, person.login)
            connection.execute(delete(device_links).where(device_links.c.person == person.id))
            row = {"person": person.id, "secret_hash": secret_hash(secret), "ends": ends}
            connection.execute(insert(device_links), row)

        await self._storage.write(write)
        return DeviceLink(secret, ends)

    async def person_of(self, secret: str) -> Person:
        """Whose games the link opens; NotFound if there is no such link, or it was used or has ended."""
        return await self._storage.read(lambda connection: _person_of(connection, secret))

    async def look(self, secret: str, asking: Person | None) -> DeviceLinkInfo:
        """What the link would do for the one who asks. It can still be used afterwards."""

        def read(connection: Connection) -> DeviceLinkInfo:
            person = _person_of(connection, secret)
            if asking is None or asking.id == person.id:
                return DeviceLinkInfo(person.name, same=asking is not None, tables=0, both_at_table=False)
            both = bool(shared_tables(connection, asking.id, person.id))
            return DeviceLinkInfo(person.name, False, count_tables(connection, asking.id), both)

        return await self._storage.read(read)

    async def use(self, secret: str, asking: Person | None, *, bring_games: bool, label: str) -> tuple[str, Person]:
        """A new login of the person whose link it is, and its token. Of several who use it at once one is let in."""

        def write(transaction: Transaction) -> tuple[str, Person]:
            connection = transaction.connection
            person = _person_of(connection, secret)
            used = delete(device_links).where(device_links.c.secret_hash == secret_hash(secret))
            if not connection.execute(used).rowcount:
                raise NotFound(Reason("no-such-device-link"))
            return arrive(transaction, person, asking, bring_games=bring_games, label=label)

        return await self._storage.write(write)


def _person_of(connection: Connection, secret: str) -> Person:
    wanted: Any = (
        select(people.c.id, people.c.name, people.c.language, people.c.bot)
        .join(device_links, device_links.c.person == people.c.id)
        .where(device_links.c.secret_hash == secret_hash(secret), device_links.c.ends > now())
    )
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise NotFound(Reason("no-such-device-link"))
    return Person(*row)
