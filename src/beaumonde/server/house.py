"""The house: everything the service consists of, opened and closed together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from beaumonde.server.bots import Bots
from beaumonde.server.database import connect, lay_out
from beaumonde.server.people import People
from beaumonde.server.play import Play
from beaumonde.server.settings import Settings
from beaumonde.server.tables import Tables


class House:
    """People, tables, play and bots over one database. Announcements are bells: what rang is read from the log."""

    def __init__(self, settings: Settings) -> None:
        self._engine = connect(settings.database)
        self.channels = ChannelsPlugin(
            MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=1,
            subscriber_backlog_strategy="dropleft",
        )
        self.people = People(self._engine)
        self.play = Play(self._engine, self._announce)
        self.tables = Tables(self._engine, self.play, self._announce)
        self.bots = Bots(settings, self.play, self.tables)

    def _announce(self, table: str, number: int | None) -> None:
        self.channels.publish(str(number or 0), table)
        if number is not None:
            self.bots.wake(table)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the first guest to the last."""
        await lay_out(self._engine)
        async with self.channels:
            sweeping = asyncio.create_task(self.bots.sweep())
            try:
                yield
            finally:
                sweeping.cancel()
                with suppress(asyncio.CancelledError):
                    await sweeping
                await self.bots.stop()
        await self._engine.dispose()
