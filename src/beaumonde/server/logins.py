"""Logins: who is known by which token, on which devices somebody is logged in, and logging out there."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, bindparam, select, update

from beaumonde.core.errors import Reason
from beaumonde.server.account_messages import LoginInfo
from beaumonde.server.clock import now
from beaumonde.server.cookies import bearer_in, cookie_in
from beaumonde.server.database import logins, people
from beaumonde.server.errors import Connection as Asked
from beaumonde.server.errors import NotFound, Unknown, survive
from beaumonde.server.people import Person
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.tokens import end_logins, secret_hash

SEEN_EVERY = 6 * 3_600_000
"""When a login was last used is written at most once in so many milliseconds."""


class Logins:
    """Knows people by their tokens."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def known(self, token: str | None) -> Person | None:
        """The person with that token; None without a token, Unknown if it is nobody's."""
        if token is None:
            return None
        wanted = {"token_hash": secret_hash(token)}
        row = await self._storage.read(lambda connection: connection.execute(_BY_TOKEN, wanted).one_or_none())
        if row is None:
            raise Unknown(Reason("no-token"))
        if row.seen < now() - SEEN_EVERY:
            with survive("noting when a login was used"):
                await self._storage.write(lambda work: work.connection.execute(_SEEN, {"login": row.id, "at": now()}))
        return _person(row)

    async def who_asks(self, connection: Asked, told: str | None = None) -> Person | None:
        """The person of the token that was told, or in the header, or in the cookie; Unknown if the token is nobody's.

        A cookie whose login has ended counts as none: its browser could not get rid of it."""
        token = bearer_in(connection) if told is None else told
        if token is not None:
            return await self.known(token)
        with suppress(Unknown):
            return await self.known(cookie_in(connection))
        return None

    async def again(self, person: Person) -> Person:
        """The person as they are called now; Unknown if this login has ended meanwhile."""
        wanted = {"login": person.login}
        row = await self._storage.read(lambda connection: connection.execute(_BY_LOGIN, wanted).one_or_none())
        if row is None:
            raise Unknown(Reason("logged-out"))
        return _person(row)

    async def of(self, person: Person) -> list[LoginInfo]:
        """The person's logins, those used last first."""
        return await self._storage.read(lambda connection: logins_of(connection, person))

    async def end(self, person: Person, login: str) -> None:
        """End this login of the person; NotFound if there is none."""

        def write(transaction: Transaction) -> None:
            possible = login.isascii() and login.isprintable()  # PostgreSQL would refuse to look for some others
            if not possible or not end_logins(transaction, person.id, only=login):
                raise NotFound(Reason("no-such-login"))

        await self._storage.write(write)

    async def end_others(self, person: Person) -> None:
        """End all logins of the person but the one that asks."""
        await self._storage.write(lambda work: end_logins(work, person.id, keep=person.login))


def logins_of(connection: Connection, person: Person) -> list[LoginInfo]:
    """The person's logins, those used last first."""
    wanted = select(logins).where(logins.c.person == person.id).order_by(logins.c.seen.desc(), logins.c.created.desc())
    return [
        LoginInfo(row.id, row.label, row.created, row.seen, this=row.id == person.login)
        for row in connection.execute(wanted)
    ]


def _person(row: Any) -> Person:
    return Person(row.person, row.name, row.language, row.bot, row.id)


_KNOWN = select(logins.c.id, logins.c.person, logins.c.seen, people.c.name, people.c.language, people.c.bot).join(
    people, logins.c.person == people.c.id
)
_BY_TOKEN = _KNOWN.where(logins.c.token_hash == bindparam("token_hash"))
_BY_LOGIN = _KNOWN.where(logins.c.id == bindparam("login"))
_SEEN = update(logins).where(logins.c.id == bindparam("login")).values(seen=bindparam("at"))
