"""Tokens, by which people are known, one for each browser or program. Only their hashes are kept."""

import secrets
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import device_links, logins, people, subscriptions
from beaumonde.server.errors import Unknown
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


def check_login(connection: Connection, person: int, login: str) -> None:
    """Unknown if this login of the person has ended since the request was let in. It does not end before this
    transaction does."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(read=True, key_share=True))
    own = select(logins.c.id).where(logins.c.id == login).with_for_update(read=True, key_share=True)
    if connection.scalar(own) is None:
        raise Unknown(Reason("logged-out"))


def end_logins(transaction: Transaction, person: int, *, keep: str | None = None, only: str | None = None) -> int:
    """End the logins of this person: all, all but one, or only one; how many that were. Their live connections
    end, their browsers get no more push messages, and an open private link of the person ends."""
    ended = logins.c.person == person
    if keep is not None:
        ended &= logins.c.id != keep
    if only is not None:
        ended &= logins.c.id == only
    connection = transaction.connection
    which = connection.scalars(select(logins.c.id).where(ended).with_for_update()).all()  # nobody subscribes meanwhile
    connection.execute(delete(subscriptions).where(subscriptions.c.login.in_(which)))
    connection.execute(delete(device_links).where(device_links.c.person == person))
    count = connection.execute(delete(logins).where(ended)).rowcount
    if count:
        transaction.notify(EVERYWHERE, Notice("logged-out", person))
    return count
