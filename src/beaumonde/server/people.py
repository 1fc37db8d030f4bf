"""Guests: a name, a language, and a token that only they have."""

import secrets
from hashlib import sha256
from unicodedata import category, normalize
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from beaumonde.core.errors import Reason
from beaumonde.locale import Words
from beaumonde.server.database import now, people
from beaumonde.server.errors import Connection, Refusal, Unknown

LONGEST_NAME = 20
COOKIE = "beaumonde"
CONTROL = ("Cc", "Cf")
"""Unicode categories of what directs a text instead of being seen: zero-width characters, soft hyphens, bidi marks."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: Hangul fillers, Khmer inherent vowels, the braille blank."""
SEEN = ("L", "N", "P", "S")
"""Letters, numbers, punctuation and symbols. A mark alone, such as an accent on nothing, is no name."""

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


def _checked(name: str) -> str:
    """The name as the table shows it, without what cannot be seen; Refusal if nothing is left, or too much."""
    name = normalize("NFC", " ".join(filter(None, map(_visible, name.split()))))
    seen = any(category(character).startswith(SEEN) for character in name)
    if not seen or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal(Reason("bad-guest-name", {"longest": LONGEST_NAME}))
    return name


def _visible(word: str) -> str:
    return "".join(letter for letter in word if category(letter) not in CONTROL and letter not in BLANK)


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
