"""Work on the database: what gathers is committed together, and work that fails fails alone."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from beaumonde.server.database import people
from beaumonde.server.notifications import Notice, Notifications
from beaumonde.server.storage import Storage, Transaction
from server.service import PATIENCE, sqlite_in

COUNT = select(func.count()).select_from(people)


def add(name: str, *, twice: bool = False) -> Callable[[Transaction], str]:
    """Work that adds a person of that name, and says so; a second time is a mistake."""

    def work(transaction: Transaction) -> str:
        row = {"name": name, "language": "en", "created": 0}
        for person in range(1 + twice):
            transaction.connection.execute(insert(people), row | {"name": None} if person else row)
        transaction.notify(name, Notice("table"))
        return name

    return work


class Told(Notifications):
    """Notes the tables of which it was told."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self._told = told

    def tell(self, table: str, notice: Notice) -> None:
        self._told.append(table)


async def until_told(storage: Storage, told: list[str]) -> None:
    """Until notifications arrive, which with PostgreSQL takes a moment."""
    async with asyncio.timeout(PATIENCE):
        while not told:
            await storage.write(lambda work: work.notify("first", Notice("table")))
            await asyncio.sleep(0.01)


async def names(storage: Storage) -> list[str]:
    return await storage.read(lambda connection: [*connection.scalars(select(people.c.name).order_by(people.c.id))])


def test_of_many_pieces_of_work_only_those_that_fail_are_undone(database: str) -> None:
    check_that_work_fails_alone(database)


@pytest.mark.parametrize("address", ["sqlite+aiosqlite:///{file}", "sqlite://"])
def test_with_every_kind_of_sqlite_work_fails_alone(tmp_path: Path, address: str) -> None:
    check_that_work_fails_alone(address.format(file=tmp_path / "table.db"))


def check_that_work_fails_alone(address: str) -> None:
    told: list[str] = []

    async def go() -> None:
        storage = Storage(address, Told(told))
        await storage.open()
        try:
            await until_told(storage, told)
            work = [add(f"p{number}", twice=number % 3 == 0) for number in range(300)]
            done = await asyncio.gather(*map(storage.write, work), return_exceptions=True)
            failed = [number for number, outcome in enumerate(done) if isinstance(outcome, IntegrityError)]
            assert failed == [*range(0, 300, 3)]
            expected = [f"p{number}" for number in range(300) if number % 3]
            assert sorted(await names(storage)) == sorted(expected)
            async with asyncio.timeout(PATIENCE):
                while not set(told) >= set(expected):
                    await asyncio.sleep(0.01)
            assert sorted(name for name in told if name != "first") == sorted(expected)
            with pytest.raises(ZeroDivisionError):
                await storage.write(lambda _: 1 // 0)
            assert await storage.write(add("last")) == "last"
        finally:
            await storage.close()

    asyncio.run(go())


def test_what_is_written_can_be_read_as_soon_as_it_is_acknowledged(database: str) -> None:
    async def go() -> None:
        storage = Storage(database, Notifications())
        await storage.open()
        try:
            for number in range(50):
                await storage.write(add(f"p{number}"))
                assert len(await names(storage)) == number + 1
        finally:
            await storage.close()

    asyncio.run(go())


def test_all_that_is_read_together_is_of_one_moment(database: str) -> None:
    async def go() -> tuple[int, int]:
        storage = Storage(database, Notifications())
        await storage.open()
        loop = asyncio.get_running_loop()

        def read(connection: Connection) -> tuple[int, int]:
            """Count the people before and after somebody else comes."""
            before = connection.scalar(COUNT) or 0
            asyncio.run_coroutine_threadsafe(storage.write(add("new")), loop).result(PATIENCE)
            return before, connection.scalar(COUNT) or 0

        try:
            found = await storage.read(read)
            assert await names(storage) == ["new"]
            return found
        finally:
            await storage.close()

    assert asyncio.run(go()) == (0, 0)


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    """SQLite is allowed no more pages than it has."""

    async def go() -> None:
        storage = Storage(sqlite_in(tmp_path), Notifications())
        await storage.open()
        try:
            await storage.write(add("first"))
            await storage.write(lambda work: work.connection.exec_driver_sql("PRAGMA max_page_count = 1").scalar())
            work = [add(f"{number:0>64}") for number in range(500)]
            done = await asyncio.gather(*map(storage.write, work), return_exceptions=True)
            kept = [outcome for outcome in done if isinstance(outcome, str)]
            assert len(kept) < len(work)
            assert {type(outcome) for outcome in done} <= {str, OperationalError}
            await storage.write(lambda work: work.connection.exec_driver_sql("PRAGMA max_page_count = 100000").scalar())
            await storage.write(add("last"))
            assert await names(storage) == ["first", *kept, "last"]
        finally:
            await storage.close()

    asyncio.run(go())
