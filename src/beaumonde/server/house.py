"""The house: everything the service consists of, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from beaumonde.server.bots import Bots
from beaumonde.server.chat import Chat
from beaumonde.server.database import connect, lay_out
from beaumonde.server.news import News
from beaumonde.server.orders import OrderBook
from beaumonde.server.people import People
from beaumonde.server.play import Play
from beaumonde.server.records import Records
from beaumonde.server.settings import Settings
from beaumonde.server.tables import Tables
from beaumonde.server.thinkers import Thinkers


class House:
    """People, tables, play, talk and bots over one database."""

    def __init__(self, settings: Settings) -> None:
        self._engine = connect(settings.database)
        self._channels = ChannelsPlugin(
            MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
        )
        self.people = People(self._engine)
        self.play = Play(self._engine, self._announce)
        self.thinkers = Thinkers(settings.bot_processes)
        self.tables = Tables(self._engine, self.play, self._announce, self.thinkers)
        self.orders = OrderBook(self._engine, self._announce)
        self.chat = Chat(self._engine, self._announce)
        self.records = Records(self._engine, self.play)
        self.bots = Bots(settings, self.play, self.tables, self.orders, self.thinkers)
        self._prepare_bots = settings.prepare_bots

    def _announce(self, table: str, news: News) -> None:
        self._channels.publish(msgspec.json.encode(news), table)
        if news.kind in {"played", "ordered", "pace"}:
            self.bots.wake(table)

    async def _tell_of_bots(self) -> None:
        """Those who play hear that the stronger bots are ready."""
        for table in await self.tables.running():
            self._announce(table, News("table"))

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[AsyncIterator[News]]:
        """Everything new at that table from now on."""
        async with self._channels.start_subscription(table) as bells:
            yield (msgspec.json.decode(bell, type=News) async for bell in bells.iter_events())

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the first guest to the last."""
        await lay_out(self._engine)
        async with self._channels:
            tasks = [asyncio.create_task(self.bots.sweep())]
            if self._prepare_bots:
                self.thinkers.prepare(lambda: tasks.append(asyncio.create_task(self._tell_of_bots())))
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await self.bots.stop()
        await self._engine.dispose()
