"""Banning people and addresses, and letting them in again. The service notices within a few seconds."""

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

from sqlalchemy import Engine, delete, insert, select

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.bans import address_key, person_key
from beaumonde.server.clock import now
from beaumonde.server.database import bans, for_writing, people
from beaumonde.server.limits import network_of


def key_of(person: int | None, address: str | None) -> str:
    """The key of a ban; BadOption unless either a person or an address is named."""
    if (person is None) == (address is None):
        raise BadOption("person-or-address")
    if person is not None:
        return person_key(person)
    host = str(address).removesuffix("/64")
    try:
        ip_address(host)
    except ValueError:
        raise BadOption("bad-address", address=brief(host)) from None
    return address_key(network_of(host))


def ban(engine: Engine, person: int | None, address: str | None, reason: str) -> str:
    """Ban them, or change the reason why they are banned; the key of the ban."""
    key = key_of(person, address)
    with for_writing(engine).begin() as connection:
        if person is not None and connection.scalar(select(people.c.id).where(people.c.id == person)) is None:
            raise BadOption("no-such-person", person=str(person))
        since = connection.scalar(select(bans.c.since).where(bans.c.key == key))
        connection.execute(delete(bans).where(bans.c.key == key))
        connection.execute(insert(bans).values(key=key, since=since or now(), reason=reason))
    return key


def unban(engine: Engine, person: int | None, address: str | None) -> str:
    """Let them in again; BadOption if they are not banned."""
    key = key_of(person, address)
    with for_writing(engine).begin() as connection:
        if not connection.execute(delete(bans).where(bans.c.key == key)).rowcount:
            raise BadOption("not-banned", who=key)
    return key


def all_bans(engine: Engine) -> Sequence[Any]:
    """Every ban, the newest first."""
    with engine.connect() as connection:
        return connection.execute(select(bans).order_by(bans.c.since.desc(), bans.c.key)).all()
