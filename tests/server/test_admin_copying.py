"""Copies and backups: everything of one moment or nothing, from any kind of database to any other."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from beaumonde.core.errors import BadOption
from beaumonde.server.admin import copying
from beaumonde.server.admin.backups import back_up
from beaumonde.server.admin.copying import copy_database
from beaumonde.server.database import connect, lay_out
from beaumonde.server.house import House
from server.conftest import Command, Serve
from server.operated import Furnished, contents, execute, play, settings_for, wrong_in
from server.postgres import Postgres
from server.service import PATIENCE, Player, patient

FIRST = Path(__file__).parent / "data" / "first.sql"


def quietly(done: int, total: int) -> None:
    assert 0 <= done <= total


def interrupt(done: int, total: int) -> None:
    """Somebody presses Ctrl-C when a part has been copied."""
    if done:
        assert done < total
        raise KeyboardInterrupt


@pytest.fixture
def other(furnished: tuple[str, Furnished], tmp_path: Path) -> str:
    """A file with a bit of everything in it."""
    address = f"sqlite:///{tmp_path / 'other.db'}"
    copy_database(furnished[0], address, quietly)
    execute(address, "INSERT INTO ban VALUES ('person 7', 5, 'spam')")
    return address


@pytest.fixture
def in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "BATCH", 7)


def tables_in(database: str) -> list[str]:
    engine = connect(database)
    try:
        return inspect(engine).get_table_names()
    finally:
        engine.dispose()


@pytest.mark.usefixtures("in_parts")
def test_games_go_on_in_the_copy_and_in_a_copy_of_that(
    furnished: tuple[str, Furnished], tmp_path: Path, postgres: Postgres
) -> None:
    """From a file to a server and back."""
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "second.db"))
    between = postgres.create("between")
    copy_database(furnished[0], first, quietly)
    try:
        assert copy_database(first, between, quietly) == sum(map(len, contents(first).values()))
        assert contents(between) == contents(first)
        asyncio.run(go_on(between, furnished[1], most=3))
        copy_database(between, second, quietly)
        assert contents(second) == contents(between)
        assert wrong_in(between) == {}
    finally:
        postgres.drop("between")
    asyncio.run(go_on(second, furnished[1], most=10_000))
    assert wrong_in(second) == {}


async def go_on(database: str, there: Furnished, most: int) -> None:
    """Those who were known are, the game goes on, and somebody new comes."""
    house = House(settings_for(database))
    async with house.open():
        assert await house.logins.known(there.token) == there.anna
        before = (await house.rooms.fresh(there.playing)).number
        await play(house, there.playing, most)
        assert (await house.rooms.fresh(there.playing)).number > before
        _, newcomer = await house.people.welcome("Clara", "de")
        assert newcomer.id > there.basil.id


def test_a_running_service_is_backed_up_as_it_is_in_one_moment(
    database: str, serve: Serve, command: Command, tmp_path: Path
) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        for _ in range(8):
            anna.start(anna.lay("high-society", ["random"] * 3, edition="2018", seats=3))
        files = [tmp_path / f"backup{number}.db" for number in range(3)]
        for file in files:
            outcome = command("admin", "backup", file)
            assert (outcome.code, outcome.err) == (0, "")
            assert outcome.out.startswith("Copied ")
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            assert wrong_in(f"sqlite:///{file}") == {}
        assert anna.http.get("/guests/me").is_success
    assert not [*tmp_path.glob("*.part*")]


def test_a_backup_is_restored(database: str, other: str, command: Command, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    back_up(other, backup, quietly)
    backup.chmod(0o400)
    outcome = command("admin", "restore", backup)
    assert outcome.code == 0
    assert contents(database) == contents(other)
    assert [*tmp_path.glob("backup.db*")] == [backup]
    again = command("admin", "restore", backup)
    assert again.code == 2
    assert again.err.endswith("is not empty; nothing was copied.\n")


@pytest.mark.parametrize("name", ["backup.db", "backup.db.part"])
def test_a_backup_overwrites_nothing(other: str, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(BadOption) as refusal:
        back_up(other, tmp_path / "backup.db", quietly)
    assert refusal.value.code == "file-exists"
    assert (tmp_path / name).read_text() == "mine"


@pytest.mark.usefixtures("in_parts")
def test_a_copy_that_is_interrupted_leaves_nothing_and_can_be_made_again(
    database: str, other: str, tmp_path: Path
) -> None:
    before = contents(other)
    with pytest.raises(KeyboardInterrupt):
        copy_database(other, database, interrupt)
    assert not [*tmp_path.glob("table.db*")]
    if database.startswith("postgresql"):
        assert tables_in(database) == []
    with pytest.raises(KeyboardInterrupt):
        back_up(other, tmp_path / "backup.db", interrupt)
    assert not [*tmp_path.glob("backup.db*")]
    copy_database(other, database, quietly)
    assert contents(database) == contents(other) == before


def test_ctrl_c_ends_the_program_and_leaves_nothing(postgres: Postgres, other: str) -> None:
    """Somebody else's lock stops the program in the middle, when people and tables are there but no seats."""
    address = postgres.create("interrupted")
    target = connect(address)
    lay_out(target)
    environment = os.environ | {"THE_COPY": address}
    command = [sys.executable, "-m", "beaumonde.terminal", "copy", other, "env:THE_COPY"]
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    with target.connect() as lock, target.connect() as watch:
        lock.execute(text("LOCK TABLE seat IN SHARE MODE"))
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as program:
            try:
                patient(lambda: bool(watch.scalar(waiting)))
                program.send_signal(signal.SIGINT)
                assert program.wait(PATIENCE) == 130
            finally:
                program.kill()
            assert program.stdout is not None
            assert program.stderr is not None
            assert program.stdout.read() + program.stderr.read() == b""
    target.dispose()
    assert not any(contents(address).values())
    copy_database(other, address, quietly)
    postgres.drop("interrupted")


@pytest.mark.usefixtures("there")
def test_a_copy_needs_an_empty_database(database: str, other: str, command: Command) -> None:
    before = contents(database)
    for source, target in ((other, "env:BEAUMONDE_DATABASE"), ("env:BEAUMONDE_DATABASE", "env:BEAUMONDE_DATABASE")):
        outcome = command("copy", source, target)
        assert outcome.code == 2
        assert outcome.err.endswith("is not empty; nothing was copied.\n")
    assert contents(database) == before


def test_a_database_that_the_service_has_set_up_is_empty_until_somebody_comes(database: str, other: str) -> None:
    engine = connect(database)
    lay_out(engine)
    engine.dispose()
    copy_database(other, database, quietly)
    assert contents(database) == contents(other)


def test_an_older_database_has_to_be_brought_up_to_date_first(tmp_path: Path, command: Command) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with closing(sqlite3.connect(old)) as file:
        file.executescript(FIRST.read_text())
    outcome = command("copy", old, new)
    assert outcome.code == 2
    assert "start the service of this version on it once" in outcome.err
    assert not new.exists()
    engine = connect(f"sqlite:///{old}")
    lay_out(engine)
    engine.dispose()
    assert command("copy", old, new).code == 0
    assert contents(f"sqlite:///{old}") == contents(f"sqlite:///{new}")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["copy", "absent.db", "new.db"], "There is no database “absent.db”."),
        (["copy", "env:NOWHERE_AT_ALL", "new.db"], "There is no environment variable “NOWHERE_AT_ALL”."),
        (["copy", "diary.txt", "new.db"], "The database cannot be used"),
        (["copy", "other.db", "no/such/folder.db"], "The database cannot be used"),
        (["copy", "other.db", "nothing+nowhere://x"], "The database cannot be used"),
        (["admin", "backup", "no/such/folder.db"], "cannot be written"),
        (["admin", "restore", "absent.db"], "There is no database “absent.db”."),
    ],
)
@pytest.mark.usefixtures("other")
def test_what_cannot_be_copied_is_told_in_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("diary.txt").write_text("Dear diary, " * 100)
    outcome = command(*arguments)
    assert outcome.code == 2
    assert outcome.err.startswith("✗ ")
    assert outcome.err.count("\n") == 1
    assert sentence in outcome.err
    assert {path.name for path in tmp_path.iterdir()} - {"table.db", "table.db-wal", "table.db-shm"} == {
        "diary.txt",
        "other.db",
    }
