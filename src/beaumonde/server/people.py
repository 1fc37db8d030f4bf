"""Guests: a name and a language. By which tokens they are known is in `logins.py`."""

from typing import Any

from msgspec import Struct
from sqlalchemy import insert, or_, select, update

from beaumonde.core.errors import Reason
from beaumonde.core.names import LONGEST_NAME, name_in
from beaumonde.locale import Words
from beaumonde.server.clock import now
from beaumonde.server.database import people, seats, tables
from beaumonde.server.errors import Refusal
from beaumonde.server.limits import Limits
from beaumonde.server.notifications import Notice
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.tokens import add_login, check_login

MOST_SHOWN = 100
NOBODY = ""
"""The name of somebody who was deleted, or whose games have passed to another person. Clients have a word for it."""


class Person(Struct, frozen=True):
    """Somebody the service knows."""

    id: int
    name: str
    language: str
    bot: bool = False
    """Whether the account is a program's."""
    login: str = ""
    """The id of the login by which they are known here."""


class People:
    """Welcomes guests, and changes what they are called."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits

    async def welcome(self, name: str, language: str, *, bot: bool = False, label: str = "") -> tuple[str, Person]:
        """A new guest and the token to be known by; the token itself is kept nowhere. `label` names their browser."""
        name, language = _checked(name), Words(language).language
        row = {"name": name, "language": language, "created": now(), "bot": bot}

        def write(transaction: Transaction) -> tuple[str, Person]:
            connection = transaction.connection
            person = int(connection.execute(insert(people).returning(people.c.id), row).scalar_one())
            login, token = add_login(connection, person, label)
            return token, Person(person, name, language, bot, login)

        return await self._storage.write(write)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """The person with another name or language; what is None stays. TooMany if the name changes too often."""
        changed = Person(
            person.id,
            person.name if name is None else _checked(name),
            person.language if language is None else Words(language).language,
            person.bot,
            person.login,
        )
        row = {"name": changed.name, "language": changed.language}

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            check_login(connection, person.id, person.login)
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
