"""The key pair by which push services know this service (VAPID, RFC 8292): made once, and kept in the database."""

from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from beaumonde.server.database import secrets_kept
from beaumonde.server.storage import Storage, Transaction

NAME = "vapid"
VALID_FOR = 12 * 3600
"""Seconds for which a signature is valid. Push services allow up to 24 hours."""


class PushKey:
    """The key pair of this service."""

    def __init__(self, storage: Storage, contact: str) -> None:
        self._storage = storage
        self._contact = contact
        self._key: Vapid02 | None = None

    async def public(self) -> str:
        """The public key, as browsers want it when they subscribe."""
        key = await self._pair()
        point: bytes = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def authorization(self, audience: str, at: int) -> str:
        """The header that shows a push service, the audience, that a message is ours. `at` is in milliseconds."""
        claims = {"aud": audience, "exp": at // 1000 + VALID_FOR, "sub": self._contact}
        return str((await self._pair()).sign(claims)["Authorization"])

    async def _pair(self) -> Vapid02:
        if self._key is None:
            self._key = Vapid02.from_pem((await self._storage.write(_read_or_make)).encode())
        return self._key


def _read_or_make(transaction: Transaction) -> str:
    connection = transaction.connection
    kept = select(secrets_kept.c.value).where(secrets_kept.c.name == NAME)
    found = connection.scalar(kept)
    if found is None:
        made = Vapid02()
        made.generate_keys()
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        row = {"name": NAME, "value": made.private_pem().decode()}
        connection.execute(insert(secrets_kept).on_conflict_do_nothing(), row)  # another process may be quicker
        found = connection.scalar(kept)
    return str(found)
