"""Accounts: a name and a password with which a person can log in anywhere. Guests need none."""

import re
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import accounts, device_links, people
from beaumonde.server.errors import Conflict, Forbidden, Refusal
from beaumonde.server.forgetting import forget
from beaumonde.server.limits import Limits
from beaumonde.server.merging import merge
from beaumonde.server.passwords import Passwords, check_new
from beaumonde.server.people import Person
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.tokens import add_login, check_login, end_logins

SHORTEST, LONGEST = 3, 20
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{2,19}")


class Accounts:
    """Every account."""

    def __init__(self, storage: Storage, limits: Limits, passwords: Passwords) -> None:
        self._storage = storage
        self._limits = limits
        self._passwords = passwords

    async def claim(self, person: Person, name: str, password: str, address: str) -> None:
        """From now on the person can log in with this name and password; everything else stays as it is.

        Conflict if they have an account already, or somebody else has one of that name."""
        check_no_bot(person)
        plain = _plain(name)
        if _NAME.fullmatch(plain) is None:
            raise Refusal(Reason("bad-login-name", {"shortest": SHORTEST, "longest": LONGEST}))
        check_new(password, plain)
        await self._limits.spend("logins", address)
        if await self.name_of(person) is not None:
            raise Conflict(Reason("has-account"))
        row = {
            "person": person.id,
            "name": plain,
            "password_hash": await self._passwords.hash(password),
            "created": now(),
        }

        def write(transaction: Transaction) -> None:
            check_login(transaction.connection, person.id, person.login)
            transaction.connection.execute(insert(accounts), row)

        try:
            await self._storage.write(write)
        except IntegrityError:
            taken = await self.name_of(person) is None
            raise Conflict(Reason("login-name-taken", {"name": plain}) if taken else Reason("has-account")) from None

    async def name_of(self, person: Person) -> str | None:
        """The name that the person logs in with; None without an account."""
        return await self._storage.read(lambda connection: account_name(connection, person.id))

    async def person_with(self, name: str, password: str, address: str) -> tuple[Person, str]:
        """The person with this name and password, and what is kept of the password; Forbidden if either is wrong.

        TooMany after many tries from this address, or of this name. An unknown name is answered like a wrong password,
        and as late."""
        plain = _plain(name)
        digest = sha256(plain.encode(errors="replace")).hexdigest()[:24]  # what is typed may be somebody's password
        await self._limits.spend("logins", address)
        await self._limits.spend("password", f"{digest} {address}")
        await self._limits.spend("passwords", digest)
        wanted = (
            select(accounts.c.password_hash, people.c.id, people.c.name, people.c.language, people.c.bot)
            .join(people, accounts.c.person == people.c.id)
            .where(accounts.c.name == (plain if _NAME.fullmatch(plain) else ""))
        )
        row = await self._storage.read(lambda connection: connection.execute(wanted).one_or_none())
        if not await self._passwords.fits(password, row.password_hash if row else None) or row is None:
            raise Forbidden(Reason("wrong-login"))
        kept = str(row.password_hash)
        if self._passwords.is_outdated(kept):
            kept = await self._renew(row.id, kept, password)
        return Person(row.id, row.name, row.language, row.bot), kept

    async def log_in(
        self, person: Person, kept: str, asking: Person | None, *, bring_games: bool, label: str
    ) -> tuple[str, Person]:
        """A new login of a person whose password fits, and its token. What asks was somebody else until now: that login
        ends, or the guest's games move along."""

        def write(transaction: Transaction) -> tuple[str, Person]:
            _check_kept(transaction.connection, person.id, kept)
            return arrive(transaction, person, asking, bring_games=bring_games, label=label)

        return await self._storage.write(write)

    async def check_password(self, person: Person, password: str, address: str) -> str | None:
        """What is kept of the person's password, if this is it; None without an account. Forbidden if it is wrong."""
        name = await self.name_of(person)
        if name is None:
            return None
        try:
            _, kept = await self.person_with(name, password, address)
        except Forbidden:
            raise Forbidden(Reason("wrong-password")) from None
        return kept

    async def change_password(self, person: Person, old: str, new: str, address: str) -> None:
        """The person has another password, and is logged in here alone."""
        name = await self.name_of(person)
        if name is None:
            raise Conflict(Reason("no-account"))
        check_new(new, name)
        kept = await self.check_password(person, old, address)
        fresh = await self._passwords.hash(new)

        def write(transaction: Transaction) -> None:
            connection = transaction.connection
            own = update(accounts).where(accounts.c.person == person.id, accounts.c.password_hash == kept)
            if not connection.execute(own.values(password_hash=fresh)).rowcount:
                raise Forbidden(Reason("wrong-password"))
            connection.execute(delete(device_links).where(device_links.c.person == person.id))
            end_logins(transaction, person.id, keep=person.login)

        await self._storage.write(write)

    async def remove(self, person: Person, password: str, address: str) -> None:
        """The person is a guest again, who can only come back where they are logged in."""
        if await self.check_password(person, password, address) is None:
            raise Conflict(Reason("no-account"))
        gone = delete(accounts).where(accounts.c.person == person.id)
        await self._storage.write(lambda work: work.connection.execute(gone))

    async def forget(self, person: Person, password: str, address: str) -> list[str]:
        """Delete the person, with the password if there is an account; the tables where a bot plays on for them."""
        kept = await self.check_password(person, password, address)

        def write(transaction: Transaction) -> list[str]:
            if kept is None and account_name(transaction.connection, person.id) is not None:
                raise Forbidden(Reason("wrong-password"))  # the account was made in this very moment
            return forget(transaction, person.id)

        return await self._storage.write(write)

    async def _renew(self, person: int, kept: str, password: str) -> str:
        """Keep the password with the parameters of today; what is kept of it now."""
        fresh = await self._passwords.hash(password)
        own = update(accounts).where(accounts.c.person == person, accounts.c.password_hash == kept)
        changed = await self._storage.write(
            lambda work: work.connection.execute(own.values(password_hash=fresh)).rowcount
        )
        return fresh if changed else kept


def arrive(
    transaction: Transaction, person: Person, asking: Person | None, *, bring_games: bool, label: str
) -> tuple[str, Person]:
    """Whoever asks is this person from now on, by a new login: its token, and the person. The login that asked ends;
    if they bring their games along, the whole guest does."""
    if asking is not None and asking.id != person.id and bring_games:
        merge(transaction, asking, person.id)
    elif asking is not None:
        end_logins(transaction, asking.id, only=asking.login)
    login, token = add_login(transaction.connection, person.id, label)
    return token, Person(person.id, person.name, person.language, person.bot, login)


def account_name(connection: Connection, person: int) -> str | None:
    """The name that the person logs in with; None without an account."""
    return connection.scalar(select(accounts.c.name).where(accounts.c.person == person))


def check_no_bot(person: Person) -> None:
    """Forbidden for a bot account, which is known by its token alone."""
    if person.bot:
        raise Forbidden(Reason("bots-have-no-account"))


def _check_kept(connection: Connection, person: int, kept: str) -> None:
    """Forbidden if the password was changed or the account removed since it was checked."""
    own = select(accounts.c.password_hash).where(accounts.c.person == person).with_for_update(key_share=True)
    if connection.scalar(own) != kept:
        raise Forbidden(Reason("wrong-login"))


def _plain(name: str) -> str:
    return name.strip().lower()
