"""Guests: a name, a language, and a token that only they have."""

import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from beaumonde.core.errors import Reason
from beaumonde.core.names import LONGEST_NAME, name_in
from beaumonde.locale import Words
from beaumonde.server.database import now, people
from beaumonde.server.errors import Connection, Refusal, Unknown

COOKIE = "beaumonde"

_WHO = select(people.c.id, people.c.name, people.c.language)


class Person(Struct, frozen=True):
    """Somebody the service knows."""

    id: int
    name: str
    language: str


class People:
    """Welcomes guests and knows them again."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def welcome(self, name: str, language: str) -> tuple[str, Person]:
        """A new guest and the token to be known by; the token itself is kept nowhere."""
        name, language = _checked(name), Words(language).language
        token = secrets.token_urlsafe(32)
        row = {"token_hash": _hash(token), "name": name, "language": language, "created": now()}
        async with self._engine.begin() as connection:
            added = await connection.execute(insert(people).values(row).returning(people.c.id))
            number = added.scalar_one()
        return token, Person(number, name, language)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """The person with another name or language; what is None stays."""
        changed = Person(
            person.id,
            person.name if name is None else _checked(name),
            person.language if language is None else Words(language).language,
        )
        row = {"name": changed.name, "language": changed.language}
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(row))
        return changed

    async def known(self, token: str | None) -> Person | None:
        """The person with that token; None without a token, Unknown if it is nobody's."""
        if token is None:
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(_WHO.where(people.c.token_hash == _hash(token)))).one_or_none()
        if row is None:
            raise Unknown(Reason("no-token"))
        return Person(*row)

    async def again(self, person: Person) -> Person:
        """The person as they are called now."""
        async with self._engine.connect() as connection:
            return Person(*(await connection.execute(_WHO.where(people.c.id == person.id))).one())


def _checked(text: str) -> str:
    """The name in it; Refusal if there is none."""
    name = name_in(text)
    if name is None:
        raise Refusal(Reason("bad-guest-name", {"longest": LONGEST_NAME}))
    return name


def token_in(connection: Connection) -> str | None:
    """The token a request or a socket brings along. A cookie counts only on our own pages."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    origin = connection.headers.get("origin")
    if origin is not None and _place(origin) != connection.headers.get("host", "").lower():
        return None
    return connection.cookies.get(COOKIE)


def _place(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
