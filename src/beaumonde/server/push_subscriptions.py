"""Browsers that have subscribed to push messages, and which addresses the service sends messages to."""

import re
from base64 import urlsafe_b64decode
from binascii import Error
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from sqlalchemy import Connection, delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from beaumonde.core.errors import Reason
from beaumonde.server.bans import person_key
from beaumonde.server.clock import now
from beaumonde.server.database import bans, people, subscriptions
from beaumonde.server.errors import Refusal, Unknown
from beaumonde.server.messages import PushSubscription
from beaumonde.server.people import Person
from beaumonde.server.storage import Storage, Transaction

AUTH_LENGTH = 16
_ENDPOINT = re.compile(r"(https?://([a-z0-9.-]{1,253})(?::[0-9]{1,5})?)/[A-Za-z0-9._~:@!$&'()*+,;=%/?-]{1,900}")
"""Strict, so that no other reader of addresses finds another host in it."""
_KEY = re.compile(r"[A-Za-z0-9_-]{1,200}={0,2}")


class PushHosts:
    """The push services that messages may be sent to."""

    def __init__(self, allowed: str) -> None:
        """With commas: hosts, `*.` and a domain for all its subdomains, or a whole origin for a test without TLS."""
        self._allowed = [entry.strip().lower() for entry in allowed.split(",") if entry.strip()]

    def allow(self, endpoint: str) -> bool:
        """Whether the service sends messages to this address: HTTPS at the usual port of a known push service."""
        found = _ENDPOINT.fullmatch(endpoint)
        if found is None:
            return False
        origin, host = found[1], found[2]
        if origin in self._allowed:
            return True
        return origin in (f"https://{host}", f"https://{host}:443") and any(map(_matcher(host), self._allowed))


def _matcher(host: str) -> Callable[[str], bool]:
    """Whether an entry of the setting stands for this host."""
    return lambda entry: host.endswith(entry[1:]) if entry.startswith("*.") else host == entry


class Subscriptions:
    """The subscriptions of everybody's browsers."""

    def __init__(self, storage: Storage, hosts: PushHosts, most: int) -> None:
        """A person has so many at most; 0 for no limit."""
        self._storage = storage
        self._hosts = hosts
        self._most = most

    async def keep(self, person: Person, wish: PushSubscription) -> None:
        """This browser belongs to this person from now on. The oldest of too many goes.

        Refusal if it is no subscription, or one of a push service that nobody knows."""
        if not (self._hosts.allow(wish.endpoint) and _is_point(wish.p256dh) and _is_secret(wish.auth)):
            raise Refusal(Reason("bad-push-subscription"))
        row = {
            "id": _id_of(wish.endpoint),
            "person": person.id,
            "login": person.login,
            "endpoint": wish.endpoint,
            "p256dh": wish.p256dh,
            "auth": wish.auth,
            "created": now(),
            "told": "",
        }

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update(key_share=True))
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            again = {key: value for key, value in row.items() if key not in ("id", "created", "told")}
            known = insert(subscriptions).on_conflict_do_update(index_elements=["id"], set_=again)
            connection.execute(known, row)
            self._drop_oldest(connection, person.id)

        try:
            await self._storage.write(write)
        except IntegrityError:
            raise Unknown(Reason("logged-out")) from None  # in this very moment

    def _drop_oldest(self, connection: Connection, person: int) -> None:
        theirs = select(subscriptions.c.id).where(subscriptions.c.person == person)
        found = connection.scalars(theirs.order_by(subscriptions.c.created.desc(), subscriptions.c.id)).all()
        if self._most and found[self._most :]:
            connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(found[self._most :])))

    async def forget(self, person: Person, endpoint: str) -> None:
        """This browser gets no more messages for this person. Asked once more, it is so."""
        own = (subscriptions.c.id == _id_of(endpoint)) & (subscriptions.c.person == person.id)
        await self._storage.write(lambda work: work.connection.execute(delete(subscriptions).where(own)).rowcount)

    async def drop(self, subscription: str) -> None:
        """The push service says that there is no such browser any more."""
        gone = delete(subscriptions).where(subscriptions.c.id == subscription)
        await self._storage.write(lambda work: work.connection.execute(gone).rowcount)

    async def mark_told(self, subscription: str, what: str) -> None:
        """This browser has been sent this message."""
        told = update(subscriptions).where(subscriptions.c.id == subscription).values(told=what)
        await self._storage.write(lambda work: work.connection.execute(told).rowcount)

    async def of(self, person: int) -> Sequence[Any]:
        """The browsers of the person to send messages to, with their language; none while they are banned."""
        banned = exists().where(bans.c.key == person_key(person))
        wanted = select(subscriptions, people.c.language).join(people).where(subscriptions.c.person == person, ~banned)
        found = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return [row for row in found if self._hosts.allow(row.endpoint)]  # the setting may have changed


def _id_of(endpoint: str) -> str:
    return sha256(endpoint.encode(errors="replace")).hexdigest()


def _decoded(text: str) -> bytes:
    if _KEY.fullmatch(text) is None:
        return b""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except Error:
        return b""


def _is_point(text: str) -> bool:
    """Whether it is a public key of the curve that RFC 8291 wants."""
    key = _decoded(text)
    if len(key) != 65:
        return False
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
    except ValueError:
        return False
    return True


def _is_secret(text: str) -> bool:
    return len(_decoded(text)) == AUTH_LENGTH
