"""Tokens, by which people are known, one for each browser or program. Only their hashes are kept."""

import secrets
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select

from beaumonde.server.clock import now
from beaumonde.server.database import logins, subscriptions
from beaumonde.server.notifications import EVERYWHERE, Notice
from beaumonde.server.storage import Transaction


def secret_hash(secret: str) -> str:
    """What is kept of a token, or of the secret of a link."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def add_login(connection: Connection, person: int, label: str) -> tuple[str, str]:
    """A new login of this person: its id, and the token, which is kept nowhere."""
    token, login, at = secrets.token_urlsafe(32), secrets.token_urlsafe(9), now()
    row = {"id": login, "person": person, "token_hash": secret_hash(token), "label": label, "created": at, "seen": at}
    connection.execute(insert(logins), row)
    return login, token


def end_logins(transaction: Transaction, person: int, *, keep: str | None = None, only: str | None = None) -> int:
    """End the logins of this person: all, all but one, or only one; how many that were. Their live connections
    end, and their browsers get no more push messages."""
    ended = logins.c.person == person
    if keep is not None:
        ended &= logins.c.id != keep
    if only is not None:
        ended &= logins.c.id == only
    connection = transaction.connection
    connection.execute(delete(subscriptions).where(subscriptions.c.login.in_(select(logins.c.id).where(ended))))
    count = connection.execute(delete(logins).where(ended)).rowcount
    if count:
        transaction.notify(EVERYWHERE, Notice("logged-out", person))
    return count
