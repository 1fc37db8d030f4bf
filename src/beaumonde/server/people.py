"""Guests: a name, a language, and a token that only they have."""

import secrets
from hashlib import sha256
from typing import Any

from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, or_, select, update

from beaumonde.core.errors import Reason
from beaumonde.core.names import LONGEST_NAME, name_in
from beaumonde.locale import Words
from beaumonde.server.clock import now
from beaumonde.server.database import people, seats, tables
from beaumonde.server.errors import Connection as Asked
from beaumonde.server.errors import Refusal, Unknown
from beaumonde.server.limits import Limits
from beaumonde.server.notifications import Notice
from beaumonde.server.origins import is_own_page
from beaumonde.server.storage import Storage, Transaction

COOKIE = "beaumonde"
SECURE_COOKIE = "__Host-beaumonde"
"""The cookie's name with TLS: browsers take one of such a name only from this very host, with TLS."""
A_YEAR = 365 * 24 * 3600
MOST_SHOWN = 100

_WHO = select(people.c.id, people.c.name, people.c.language, people.c.bot)
_BY_TOKEN = _WHO.where(people.c.token_hash == bindparam("token_hash"))
_BY_ID = _WHO.where(people.c.id == bindparam("id"))


class Person(Struct, frozen=True):
    """Somebody the service knows."""

    id: int
    name: str
    language: str
    bot: bool = False
    """Whether the account is a program's."""


class People:
    """Welcomes guests and knows them again."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits

    async def welcome(self, name: str, language: str, *, bot: bool = False) -> tuple[str, Person]:
        """A new guest and the token to be known by; the token itself is kept nowhere."""
        name, language = _checked(name), Words(language).language
        token = secrets.token_urlsafe(32)
        row = {"token_hash": _hash(token), "name": name, "language": language, "created": now(), "bot": bot}

        def write(transaction: Transaction) -> int:
            return int(transaction.connection.execute(insert(people).returning(people.c.id), row).scalar_one())

        return token, Person(await self._storage.write(write), name, language, bot)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """The person with another name or language; what is None stays. TooMany if the name changes too often."""
        changed = Person(
            person.id,
            person.name if name is None else _checked(name),
            person.language if language is None else Words(language).language,
            person.bot,
        )
        row = {"name": changed.name, "language": changed.language}

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            if changed.name != person.name:
                self._limits.count(connection, "renames", str(person.id))  # everybody at all these tables reads it
            connection.execute(update(people).where(people.c.id == person.id).values(row))
            for table in connection.scalars(tables_of(person, select(tables.c.id))).all():
                transaction.notify(table, Notice("person", person.id))
                if changed.name != person.name:
                    transaction.notify(table, Notice("table"))

        if changed != person:
            await self._storage.write(write)
        return changed

    async def known(self, token: str | None) -> Person | None:
        """The person with that token; None without a token, Unknown if it is nobody's."""
        if token is None:
            return None
        wanted = {"token_hash": _hash(token)}

        def read(connection: Connection) -> Person | None:
            row = connection.execute(_BY_TOKEN, wanted).one_or_none()
            return None if row is None else Person(*row)

        person = await self._storage.read(read)
        if person is None:
            raise Unknown(Reason("no-token"))
        return person

    async def again(self, person: Person) -> Person:
        """The person as they are called now."""
        return await self._storage.read(lambda connection: Person(*connection.execute(_BY_ID, {"id": person.id}).one()))


def tables_of(person: Person, wanted: Any) -> Any:
    """Of what is wanted, that of the tables where the person sits or is host, the newest first."""
    sits = select(seats.c.table).where(seats.c.person == person.id)
    return (
        wanted.where(or_(tables.c.host == person.id, tables.c.id.in_(sits)))
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(MOST_SHOWN)
    )


def _checked(text: str) -> str:
    """The name in it; Refusal if there is none."""
    name = name_in(text)
    if name is None:
        raise Refusal(Reason("bad-guest-name", {"longest": LONGEST_NAME}))
    return name


def token_in(connection: Asked) -> str | None:
    """The token a request or a socket brings along. A cookie counts only on our own pages."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    if not is_own_page(connection):
        return None
    cookies = connection.cookies
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)  # who came before there were two names has the plain one


def cookie_with(token: str, connection: Asked) -> Cookie:
    """The cookie by which a browser is known again; no script can read it, and no other site can make use of it."""
    secure = connection.scope["scheme"] == "https"
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(name, value=token, path="/", max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
