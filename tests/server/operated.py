"""A database with a bit of everything in it, for tests of what operators do with it."""

import asyncio
from random import Random
from typing import Any

from msgspec import Struct
from sqlalchemy import select, text

from beaumonde.core.game import State
from beaumonde.server.admin.checking import check_tables
from beaumonde.server.database import connect, metadata, tables
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewLesson, NewTable, TableState
from beaumonde.server.people import Person
from beaumonde.server.settings import LIMITS, Settings
from beaumonde.server.setups import read_setup
from server.service import PATIENCE
from tables import any_action

TWO_PEOPLE = NewTable("rich-and-good", {"seats": 2, "first": 0})
THREE_BOTS = NewTable("high-society", {"edition": "2018", "seats": 3}, ["random"] * 3)


class Furnished(Struct):
    """The people and the tables in it."""

    token: str
    anna: Person
    basil: Person
    open: str
    playing: str
    over: str
    lesson: str


def settings_for(database: str, **more: Any) -> Settings:
    usual: dict[str, Any] = {"bot_pause": 0.0, "bot_processes": 0, **dict.fromkeys(LIMITS, 0)}
    return Settings(database=database, **(usual | more))


def furnish(database: str) -> Furnished:
    """Make the database, with an open table, games that go on and one that is over."""

    async def go() -> Furnished:
        house = House(settings_for(database))
        async with house.open():
            token, anna = await house.people.welcome("Anna", "en")
            _, basil = await house.people.welcome("Émile", "fr")
            laid = await house.tables.lay(anna, TWO_PEOPLE)
            playing = await house.tables.lay(anna, TWO_PEOPLE)
            await house.tables.sit(basil, Join(playing.code or "", words="à moi"))
            await house.tables.start(anna, playing.id)
            await play(house, playing.id, most=5)
            await house.chat.say(playing.id, basil, "Bonjour !", "c1")
            lesson = await house.tables.teach(anna, NewLesson("high-society", "first"))
            over = await house.tables.lay(anna, THREE_BOTS)
            await house.tables.start(anna, over.id)
            async with asyncio.timeout(PATIENCE):
                while (await house.tables.info(over.id, None)).state is not TableState.OVER:
                    await asyncio.sleep(0.01)
            return Furnished(token, anna, basil, laid.id, playing.id, over.id, lesson.id)

    return asyncio.run(go())


async def play(house: House, table: str, most: int = 10_000) -> None:
    """The people there play so many random legal actions, or until the game is over. The service plays the rest."""
    dice = Random(most)
    async with asyncio.timeout(PATIENCE):
        for _ in range(most):
            log = (await house.rooms.fresh(table)).log
            while log.state.to_act and (log.levels[log.state.to_act[0]] or _is_forced(log.state)):
                await asyncio.sleep(0.005)
                log = (await house.rooms.fresh(table)).log
            if not log.state.to_act:
                return
            seat = log.state.to_act[0]
            action = any_action(log.state, seat, dice)
            await house.play.act(table, seat, action, number=log.number, client_action_id=None)


def _is_forced(state: State) -> bool:
    return len(state.legal(state.to_act[0])) == 1


def contents(database: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = connect(database, keep_journal=True)
    try:
        with engine.connect() as connection:
            return {
                table.name: sorted(tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key)))
                for table in metadata.sorted_tables
            }
    finally:
        engine.dispose()


def wrong_in(database: str) -> dict[str, list[str]]:
    """What `check_tables` finds: the codes by the table's id."""
    engine = connect(database)
    try:
        found = [*check_tables(engine)]
    finally:
        engine.dispose()
    assert found
    return {checked.table: [reason.code for reason in checked.wrong] for checked in found if checked.wrong}


def execute(database: str, statement: str) -> None:
    """Change the database behind everybody's back."""
    engine = connect(database)
    try:
        with engine.begin() as connection:
            connection.execute(text(statement))
    finally:
        engine.dispose()


def secrets_in(database: str) -> list[str]:
    """The secrets of all shuffles."""
    engine = connect(database)
    try:
        with engine.connect() as connection:
            setups = [read_setup(setup) for setup in connection.scalars(select(tables.c.setup))]
    finally:
        engine.dispose()
    return [setup.secret for setup in setups if hasattr(setup, "secret")]
