"""The service looks only at tables where something is due, and gives up those that nobody comes back to."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from beaumonde.server.claims import Claims
from beaumonde.server.database import connect, tables
from beaumonde.server.due import GAME_EXPIRES, OPEN_TABLE_EXPIRES
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable, TableState
from beaumonde.server.rooms import Rooms
from beaumonde.server.settings import Settings
from beaumonde.server.storage import Storage
from server.service import PATIENCE

ABANDONED = 30
PEOPLE = NewTable("rich-and-good", {"seats": 2, "first": 0})


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, bot_pause=0.0, bot_processes=0, sweep_every=0.01, tables_an_hour=0)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were read from the database."""
    noticed: list[str] = []
    fresh = Rooms.fresh

    async def noted(rooms: Rooms, table: str, since: int | None = None) -> object:
        noticed.append(table)
        return await fresh(rooms, table, since)

    monkeypatch.setattr(Rooms, "fresh", noted)
    return noticed


async def begun(house: House, wish: NewTable = PEOPLE) -> str:
    people = [(await house.people.welcome(name, "en"))[1] for name in ("Anna", "Basil")]
    table = await house.tables.lay(people[0], wish)
    assert table.code
    await house.tables.sit(people[1], Join(table.code))
    await house.tables.start(people[0], table.id)
    return table.id


@contextmanager
def opened(settings: Settings) -> Iterator[Connection]:
    """The database, beside the service."""
    engine = connect(settings.database)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


async def quiet(house: House) -> None:
    """Wait until no table is being worked on."""
    async with asyncio.timeout(PATIENCE):
        while house.autoplay.is_working:
            await asyncio.sleep(0.01)


def test_tables_that_wait_for_people_cost_nothing(settings: Settings, read: list[str]) -> None:
    async def go() -> None:
        house = House(settings)
        async with house.open():
            for _ in range(ABANDONED):
                await begun(house)
            await quiet(house)
        read.clear()
        again = House(settings)
        async with again.open():
            for _ in range(20):
                await again.autoplay.look()
            await quiet(again)

    asyncio.run(go())
    assert read == []


def test_a_table_that_nobody_comes_back_to_is_given_up(settings: Settings) -> None:
    def ago(milliseconds: int) -> None:
        earlier = {"due": tables.c.due - milliseconds, "begun": tables.c.begun - milliseconds}
        with opened(settings) as connection:
            connection.execute(update(tables).values(earlier))

    async def go() -> list[list[TableState]]:
        house = House(settings)
        async with house.open():
            _, anna = await house.people.welcome("Anna", "en")
            laid = [await begun(house), (await house.tables.lay(anna, PEOPLE)).id]
            await quiet(house)
        states = []
        for passed in (OPEN_TABLE_EXPIRES - 60_000, 60_000, GAME_EXPIRES - OPEN_TABLE_EXPIRES - 60_000, 60_000):
            ago(passed)
            house = House(settings)
            async with house.open():
                await house.autoplay.look()
                await quiet(house)
                states.append([(await house.tables.info(table, None)).state for table in laid])
        return states

    game, table = zip(*asyncio.run(go()), strict=True)
    assert table == ("open", "given-up", "given-up", "given-up")
    assert game == ("playing", "playing", "playing", "given-up")


def test_a_game_that_is_over_is_never_due(settings: Settings) -> None:
    async def go() -> None:
        house = House(settings)
        async with house.open():
            _, anna = await house.people.welcome("Anna", "en")
            table = await house.tables.lay(anna, NewTable("rich-and-good", {"seats": 2}, ["random"] * 2))
            await house.tables.start(anna, table.id)
            async with asyncio.timeout(PATIENCE):
                while (await house.tables.info(table.id, None)).state is not TableState.OVER:
                    await asyncio.sleep(0.01)
            await quiet(house)

    asyncio.run(go())
    with opened(settings) as connection:
        assert connection.scalars(select(tables.c.due)).all() == [None]


def test_hosts_take_turns_when_many_tables_wait_for_bots(settings: Settings) -> None:
    """Nobody waits because somebody else has many tables with bots."""

    async def go() -> tuple[list[str], list[str]]:
        house = House(msgspec.structs.replace(settings, think=False))
        async with house.open():
            waiting = []
            for name, tables in (("Anna", 5), ("Basil", 1)):
                _, host = await house.people.welcome(name, "en")
                for _ in range(tables):
                    table = await house.tables.lay(host, NewTable("rich-and-good", {"seats": 2}, ["random"] * 2))
                    await house.tables.start(host, table.id)
                    await quiet(house)
                    waiting.append(table.id)
            storage = Storage(settings.database, house.notifications)
            await storage.open()
            found = await Claims(storage).due(2)
            await storage.close()
            return waiting, found.for_bots

    waiting, found = asyncio.run(go())
    assert found == [waiting[0], waiting[5]]
