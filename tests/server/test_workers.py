"""Several processes over one database: each table moves on once, and everybody sees what any of them commits."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import DBAPIError

from beaumonde.server import limits
from beaumonde.server.database import connect, lay_out, metadata
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable, TableInfo, TableState
from beaumonde.server.people import Person
from beaumonde.server.settings import LIMITS, Settings
from server.postgres import Postgres
from server.service import PATIENCE
from tables import any_action

MANY = 8
"""More than a process has threads that write."""


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, bot_pause=0.0, bot_processes=0, **dict.fromkeys(LIMITS, 0))  # type: ignore[arg-type]


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Settings]:
    with postgres.temporary() as database:
        yield Settings(database=database, bot_pause=0.0, bot_processes=0)


async def begun(house: House, wish: NewTable, *others: str) -> tuple[TableInfo, list[Person]]:
    people = [(await house.people.welcome(name, "en"))[1] for name in ("Anna", *others)]
    table = await house.tables.lay(people[0], wish)
    assert table.code
    for person in people[1:]:
        await house.tables.sit(person, Join(table.code))
    return await house.tables.start(people[0], table.id), people


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_the_tables_of_a_new_database_are_as_the_service_expects(database: str) -> None:
    engine = connect(database)
    try:
        lay_out(engine)
        lay_out(engine)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        engine.dispose()


def test_several_that_start_at_once_on_a_new_database_do_not_collide(settings: Settings) -> None:
    async def go() -> None:
        houses = [House(settings) for _ in range(3)]
        async with houses[0].open(), houses[1].open(), houses[2].open():
            pass
        engines = [connect(settings.database) for _ in range(3)]
        await asyncio.gather(*(asyncio.to_thread(lay_out, engine) for engine in engines))
        for engine in engines:
            engine.dispose()

    asyncio.run(go())


def test_bots_play_a_whole_game_once_however_many_workers_there_are(settings: Settings) -> None:
    async def go() -> list[int]:
        houses = [House(settings) for _ in range(2)]
        async with houses[0].open(), houses[1].open():
            wish = NewTable("high-society", {"edition": "2018", "seats": 3}, ["random"] * 3)
            table, _ = await begun(houses[0], wish)
            async with asyncio.timeout(PATIENCE):
                while (await houses[1].tables.info(table.id, None)).state is not TableState.OVER:
                    await asyncio.sleep(0.02)
            return [(await house.rooms.fresh(table.id)).number for house in houses]

    first, second = asyncio.run(go())
    assert first == second > 15


def test_what_one_worker_commits_the_other_hears_of(shared: Settings, postgres: Postgres) -> None:
    """Also after the database server was killed: then everybody reads again."""

    async def go() -> None:
        one, two = House(shared), House(shared)
        async with one.open(), two.open():
            table, people = await begun(one, NewTable("rich-and-good", {"seats": 2, "first": 0}), "Basil")
            dice = Random(1)
            with two.notifications.follow(table.id) as news:
                for turn in range(6):
                    room = await one.rooms.fresh(table.id)
                    seat = room.log.state.to_act[0]
                    action = any_action(room.log.state, seat, dice)
                    number = await one.play.act(table.id, seat, action, number=room.number, client_action_id=f"a{turn}")
                    async with asyncio.timeout(PATIENCE):
                        while (await two.rooms.at(table.id)).number < number:
                            for heard in await news.empty():
                                await two.rooms.reach(table.id, number, heard.moment)
                assert await one.chat.say(table.id, people[0], "Hello!", "c1") == 1
                async with asyncio.timeout(PATIENCE):
                    while not (await two.rooms.at(table.id)).said:
                        for heard in await news.empty():
                            await two.rooms.fresh(table.id, heard.moment)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(PATIENCE):
                    await news.empty()  # somebody listens again
                async with asyncio.timeout(PATIENCE):
                    said = 0
                    while not said:
                        try:
                            said = await one.chat.say(table.id, people[0], "Still here?", "c2")
                        except DBAPIError:  # a connection of the old server was found to be dead
                            await asyncio.sleep(0.01)
                assert said == 2
                async with asyncio.timeout(PATIENCE):
                    while len((await two.rooms.at(table.id)).said) < 2:
                        for heard in await news.empty():
                            await two.rooms.fresh(table.id, heard.moment)

    asyncio.run(go())


def test_what_a_worker_did_not_hear_of_it_finds_by_comparing(shared: Settings) -> None:
    """Notices get lost, for example while there is no connection to listen on."""

    async def go() -> None:
        one, two = House(shared), House(shared)
        async with one.open(), two.open():
            table, people = await begun(one, NewTable("rich-and-good", {"seats": 2, "first": 0}), "Basil")
            with two.notifications.follow(table.id):
                await two.rooms.fresh(table.id)
                two.notifications.tell = lambda *_: None  # type: ignore[method-assign]
                assert await two.rooms.behind() == []
                await one.chat.say(table.id, people[0], "Hello!", "c1")
                assert await two.rooms.behind() == [table.id]
                await two.rooms.fresh(table.id)
                assert await two.rooms.behind() == []
                action = any_action((await one.rooms.at(table.id)).log.state, 0, Random(1))
                await one.play.act(table.id, 0, action, number=0, client_action_id="a")
                assert await two.rooms.behind() == [table.id]

    asyncio.run(go())


def test_connections_of_one_address_count_together(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SHARE_EVERY", 0.01)
    address, most = "2001:db8::/64", 8

    async def go() -> None:
        one, two = (House(msgspec.structs.replace(shared, connections_from_address=most)) for _ in range(2))
        async with one.open(), two.open():
            with ExitStack() as connections:
                for _ in range(most):
                    assert connections.enter_context(one.limits.connected(address))

                def may_come() -> bool:
                    with two.limits.connected(address) as may_stay:
                        return may_stay

                await until(lambda: not may_come())
            await until(may_come)

    asyncio.run(go())


def test_once_somebody_listens_again_no_connection_to_a_killed_server_is_used(
    shared: Settings, postgres: Postgres
) -> None:
    async def go() -> list[int]:
        house = House(shared)
        async with house.open():
            table, people = await begun(house, NewTable("rich-and-good", {"seats": 2, "first": 0}), "Basil")
            await asyncio.gather(*(house.rooms.fresh(table.id) for _ in range(MANY)))
            with house.notifications.follow(table.id) as news:
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(PATIENCE):
                    await news.empty()
            said = (house.chat.say(table.id, people[0], "Still here?", f"c{place}") for place in range(MANY))
            return await asyncio.gather(*said)

    assert sorted(asyncio.run(go())) == [*range(1, MANY + 1)]
