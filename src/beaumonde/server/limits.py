"""How often somebody may ask for what costs much. Counted in the database, so that all workers count together."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from secrets import token_hex
from typing import Literal

from sqlalchemy import Connection as Database
from sqlalchemy import delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import used
from beaumonde.server.errors import Connection, TooMany, survive
from beaumonde.server.settings import Settings
from beaumonde.server.storage import Storage, Transaction

AN_HOUR, A_MINUTE = 3_600_000, 60_000
FORGET_EVERY = 600.0
SHARE_EVERY = 2.0
FORGET_CONNECTIONS = 10_000
"""After so many milliseconds the connections of a process that says nothing any more do not count."""
MANY_CONNECTIONS = 5
"""Processes tell each other only of addresses with so many connections."""
CONNECTIONS = "connections"
Limited = Literal[
    "guests",
    "tables",
    "tables-from-address",
    "strong-bots",
    "codes",
    "replays",
    "renames",
    "logins",
    "password",
    "passwords",
    "device-links",
    "downloads",
]


class Limits:
    """Counts in windows of time: of an hour or a minute, beginning with the full one."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._most: dict[Limited, tuple[int, int]] = {
            "guests": (settings.guests_an_hour, AN_HOUR),
            "tables": (settings.tables_an_hour, AN_HOUR),
            "tables-from-address": (settings.tables_an_hour_from_address, AN_HOUR),
            "strong-bots": (settings.strong_bots_an_hour_from_address, AN_HOUR),
            "codes": (settings.codes_a_minute, A_MINUTE),
            "replays": (settings.replays_a_minute, A_MINUTE),
            "renames": (settings.renames_an_hour, AN_HOUR),
            "logins": (settings.logins_a_minute, A_MINUTE),
            "password": (settings.passwords_an_hour, AN_HOUR),
            "passwords": (settings.passwords_an_hour_from_anywhere, AN_HOUR),
            "device-links": (settings.device_links_an_hour, AN_HOUR),
            "downloads": (settings.downloads_an_hour, AN_HOUR),
        }
        self._most_connected = settings.connections_from_address
        self._connected: Counter[str] = Counter()
        self._connected_elsewhere: Counter[str] = Counter()
        self._process = token_hex(4)
        self._spent: dict[str, int] = {}
        """When those who are over a limit may ask again: they are refused without asking the database."""

    async def spend(self, what: Limited, who: str) -> None:
        """Count this once for them; TooMany if they have done it too often."""
        most, length = self._most[what]
        if not most:
            return
        at, key = now(), f"{what} {who}"
        if at < self._spent.get(key, 0):
            raise _too_many(self._spent[key] - at)
        try:
            await self._storage.write(lambda work: self.count(work.connection, what, who))
        except TooMany:
            self._spent[key] = (at // length + 1) * length
            raise

    def count(self, database: Database, what: Limited, who: str, amount: int = 1) -> None:
        """Count this for them in the transaction of that connection; TooMany, which undoes it, if it is too much."""
        most, length = self._most[what]
        at = now()
        ends = (at // length + 1) * length
        if most and _add(database, {"key": f"{what} {who}", "ends": ends, "count": amount}) > most:
            raise _too_many(ends - at)

    @contextmanager
    def connected(self, address: str) -> Iterator[bool]:
        """Whether one more live connection from that address may stay; it is counted meanwhile."""
        self._connected[address] += 1
        try:
            yield not 0 < self._most_connected < self._connected[address] + self._connected_elsewhere[address]
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]

    async def share_connections(self) -> None:
        """Tell other processes now and then how many connections addresses have here, and learn of those elsewhere."""
        while True:
            await asyncio.sleep(SHARE_EVERY)
            with survive("counting connections"):
                self._connected_elsewhere = await self._storage.write(self._exchange_connections)

    def _exchange_connections(self, transaction: Transaction) -> Counter[str]:
        connection, at = transaction.connection, now()
        ours = f"{CONNECTIONS} {self._process} "
        connection.execute(delete(used).where(used.c.key.startswith(ours, autoescape=True)))
        rows = [
            {"key": ours + address, "ends": at + FORGET_CONNECTIONS, "count": count}
            for address, count in self._connected.items()
            if count >= MANY_CONNECTIONS
        ]
        if rows:
            connection.execute(insert(used), rows)
        theirs = select(used.c.key, used.c.count).where(used.c.key.startswith(f"{CONNECTIONS} "), used.c.ends > at)
        found = Counter[str]()
        for key, count in connection.execute(theirs):
            if not key.startswith(ours):
                found[key.split(" ", 2)[2]] += count
        return found

    async def keep_short(self) -> None:
        """Forget now and then what no longer counts."""
        while True:
            await asyncio.sleep(FORGET_EVERY)
            with survive("clearing old limits"):
                await self.forget()

    async def forget(self) -> None:
        """Remove what belongs to windows that have ended."""
        at = now()
        self._spent = {key: ends for key, ends in self._spent.items() if ends > at}
        await self._storage.write(lambda work: work.connection.execute(delete(used).where(used.c.ends <= at)).rowcount)


def _add(database: Database, row: dict[str, object]) -> int:
    """How often it was done in this window, with what is added now."""
    insert_or_update = postgresql.insert if database.dialect.name == "postgresql" else sqlite.insert
    once_more = insert_or_update(used).on_conflict_do_update(
        index_elements=["key", "ends"], set_={"count": used.c.count + row["count"]}
    )
    return int(database.execute(once_more.returning(used.c.count), row).scalar_one())


def _too_many(wait: int) -> TooMany:
    return TooMany(Reason("too-many", {"seconds": -(-wait // 1000)}))


def address_of(connection: Connection) -> str:
    """Where a request comes from. With IPv6 a household has a network of addresses, which count as one.

    A proxy may name something that is no address: all of that counts as one, so that nobody gains by it."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """The address as it is counted: an IPv6 address stands for its network. Empty for what is no address."""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    address = getattr(address, "ipv4_mapped", None) or address
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)
