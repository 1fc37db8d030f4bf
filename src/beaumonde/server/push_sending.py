"""Sending one push message (RFC 8030, encrypted by RFC 8291) to one browser's push service."""

import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from enum import Enum
from hashlib import sha256
from typing import Any, NamedTuple

from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from http_ece import encrypt  # type: ignore[import-untyped]
from yarl import URL

from beaumonde.server.clock import now
from beaumonde.server.metrics import PUSHES
from beaumonde.server.push_keys import PushKey
from beaumonde.server.push_messages import Urgency
from beaumonde.server.settings import Settings

LOG = logging.getLogger("beaumonde.server")

TOPIC_LENGTH = 24
"""A topic has at most 32 characters."""
LONGEST_WAIT = 3600.0
"""A push service may ask for a pause of so many seconds at most."""


class Outcome(Enum):
    """What became of a message."""

    DELIVERED = "delivered"
    GONE = "gone"
    """The browser has unsubscribed."""
    LATER = "later"
    """The push service cannot take it now."""
    REFUSED = "refused"
    """The push service will not take it, also not later."""


class Sent(NamedTuple):
    """What became of a message, and how many seconds the push service wants to be left alone."""

    outcome: Outcome
    wait: float = 0.0


class Sender:
    """Sends messages, so many at once. Follows no redirects and does not read answers."""

    def __init__(self, settings: Settings, key: PushKey) -> None:
        self._key = key
        self._at_once = settings.push_at_once
        self._deadline = settings.push_deadline
        self._session: ClientSession | None = None

    async def send(self, row: Any, payload: bytes, about: str, ttl: int, urgency: Urgency) -> Sent:
        """Send it to the browser of this row. Messages about the same thing replace each other until they are read."""
        endpoint = URL(row.endpoint, encoded=True)
        headers = {
            "Authorization": await self._key.authorization(str(endpoint.origin()), now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, ttl)),
            "Urgency": urgency,
            "Topic": topic_of(about),
        }
        try:
            body = encrypted(payload, row.p256dh, row.auth)
            async with self._open().post(endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                sent = _read(answer.status, answer.headers.get("Retry-After", ""))
        except (ClientError, TimeoutError, OSError):
            sent = Sent(Outcome.LATER)
        PUSHES.labels(sent.outcome.value).inc()
        if sent.outcome is Outcome.REFUSED:
            LOG.warning("The push service %s refused a message with status %s", endpoint.host, answer.status)
        return sent

    def _open(self) -> ClientSession:
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(limit=self._at_once),
                timeout=ClientTimeout(total=self._deadline),
                cookie_jar=DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    async def close(self) -> None:
        """Nothing is sent any more."""
        if self._session is not None:
            await self._session.close()


def encrypted(payload: bytes, p256dh: str, auth: str) -> bytes:
    """The message as only that browser can read it."""
    own = generate_private_key(SECP256R1())
    body: bytes = encrypt(payload, private_key=own, dh=_decoded(p256dh), auth_secret=_decoded(auth))
    return body


def topic_of(about: str) -> str:
    """The same for everything about one thing, and to the push service it does not tell what that is."""
    return urlsafe_b64encode(sha256(about.encode()).digest()).decode()[:TOPIC_LENGTH]


def _read(status: int, retry_after: str) -> Sent:
    if 200 <= status < 300:
        return Sent(Outcome.DELIVERED)
    if status in (404, 410):
        return Sent(Outcome.GONE)
    if status == 429 or status >= 500:
        wait = float(retry_after) if retry_after.isascii() and retry_after.isdigit() else 0.0
        return Sent(Outcome.LATER, min(wait, LONGEST_WAIT))
    return Sent(Outcome.REFUSED)


def _decoded(text: str) -> bytes:
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
