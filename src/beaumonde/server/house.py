"""The house: everything the service consists of, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolIsEmpty

from beaumonde.server.account_messages import Account, OwnData
from beaumonde.server.accounts import Accounts, account_name
from beaumonde.server.autoplay import Autoplay
from beaumonde.server.bans import Bans
from beaumonde.server.belongings import count_tables
from beaumonde.server.chat import Chat
from beaumonde.server.clock import CLOCK, now
from beaumonde.server.device_links import DeviceLinks
from beaumonde.server.due import Due
from beaumonde.server.history import Histories
from beaumonde.server.limits import Limits
from beaumonde.server.logins import Logins, logins_of
from beaumonde.server.notifications import Notice, Notifications
from beaumonde.server.orders import OrderBook
from beaumonde.server.own_data import data_of
from beaumonde.server.passwords import Passwords
from beaumonde.server.people import People, Person
from beaumonde.server.play import last_played
from beaumonde.server.presence import Presence
from beaumonde.server.push_keys import PushKey
from beaumonde.server.push_subscriptions import PushHosts, Subscriptions
from beaumonde.server.push_times import PushTimes
from beaumonde.server.pushes import Pushes
from beaumonde.server.records import Records
from beaumonde.server.rooms import Rooms
from beaumonde.server.settings import Settings
from beaumonde.server.storage import Storage
from beaumonde.server.strong_bots import StrongBots
from beaumonde.server.table_info import Teller
from beaumonde.server.tables import Tables
from beaumonde.server.thinkers import Thinkers
from beaumonde.server.waiting import Waiting


class House:
    """People, tables, play, talk and bots over one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.notifications = Notifications()
        self._storage = Storage(settings.database, self.notifications)
        self.rooms = Rooms(self._storage, self.notifications)
        self.thinkers = Thinkers(settings.bot_processes)
        self.autoplay = Autoplay(settings, self._storage, self.rooms, self.notifications, self.thinkers)
        self.play = self.autoplay.play
        self.presence = Presence(self._storage, settings.away_after)
        self.votes = self.autoplay.votes
        self.limits = Limits(self._storage, settings)
        self.people = People(self._storage, self.limits)
        self.logins = Logins(self._storage)
        self._passwords = Passwords(settings.passwords_at_once)
        self.accounts = Accounts(self._storage, self.limits, self._passwords)
        self.device_links = DeviceLinks(self._storage, settings.device_link_lasts)
        push_times = PushTimes(settings)
        self.teller = Teller(self.thinkers, settings.vote_after, push_times)
        strong_bots = StrongBots(settings, self.limits)
        self.tables = Tables(
            self._storage,
            self.rooms,
            self.teller,
            strong_bots,
            self.autoplay.expect,
            push_times,
            settings.seats_of_bot_account,
        )
        self.orders = OrderBook(self._storage, self.autoplay.expect)
        self.chat = Chat(self._storage)
        self.bans = Bans(self._storage, self.notifications, settings.bans_every)
        self.records = Records(self.rooms)
        self.histories = Histories(self._storage)
        self.push_key = PushKey(self._storage, settings.push_contact)
        self.subscriptions = Subscriptions(self._storage, PushHosts(settings.push_hosts), settings.push_subscriptions)
        self._pushes = Pushes(settings, self._storage, self.rooms, self.presence, self.subscriptions, self.push_key)
        self.waiting = Waiting(self._storage)

    async def account_of(self, person: Person) -> Account:
        """How the person can be known: the name of their account, and their logins."""
        return await self._storage.read(
            lambda connection: Account(
                account_name(connection, person.id), logins_of(connection, person), count_tables(connection, person.id)
            )
        )

    async def data_of(self, person: Person) -> OwnData:
        """Everything that is kept about the person."""
        return await self._storage.read(lambda connection: data_of(connection, person))

    async def forget(self, person: Person, password: str, address: str) -> None:
        """Delete the person; where they played with others, a bot plays on."""
        for table in await self.accounts.forget(person, password, address):
            self.autoplay.expect(table, Due(now()))

    async def is_ready(self) -> bool:
        """Whether people can play here now."""
        with suppress(OperationalError, InterfaceError, PoolIsEmpty):
            return await self._storage.check()
        return False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the first guest to the last."""
        await self._storage.open()
        CLOCK.go_on_from(await self._storage.read(last_played))
        await self.presence.open()
        await self.bans.read()
        loops = [self.autoplay.sweep(), self.autoplay.keep_claims(), self.limits.keep_short(), self.bans.keep_current()]
        loops.append(self._pushes.keep_sending())
        if self._storage.is_shared:
            self.notifications.bot_is_needed = self.autoplay.bot_is_needed
            loops += [self.rooms.keep_up(), self.limits.share_connections()]
        tasks = [asyncio.create_task(loop) for loop in loops]
        if self.settings.prepare_bots and self.settings.think:
            self.thinkers.prepare(lambda: self.notifications.tell_all(Notice("table")))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.autoplay.stop()
            await self._pushes.close()
            await self.presence.close()
            self._passwords.close()
            await self._storage.close()
