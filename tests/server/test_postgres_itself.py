"""The PostgreSQL that other tests use: it is real, keeps what was committed, and leaves nothing behind."""

import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from server.postgres import Postgres, has_ended
from server.service import PATIENCE, patient


def test_it_answers(postgres: Postgres) -> None:
    assert str(answer(postgres.url("postgres"), "SELECT version()")).startswith("PostgreSQL 18")


def test_a_new_database_is_empty(postgres: Postgres) -> None:
    first, second = postgres.create("first"), postgres.create("second")
    execute(first, "CREATE TABLE seat (name text)")
    assert tables(first) == ["seat"]
    assert tables(second) == []


def test_a_database_can_be_a_copy_of_another(postgres: Postgres) -> None:
    execute(postgres.create("original"), "CREATE TABLE seat AS SELECT 'Anna' AS name")
    assert answer(postgres.create("copy", "original"), "SELECT name FROM seat") == "Anna"


def test_a_dropped_database_makes_room_for_one_of_the_same_name(postgres: Postgres) -> None:
    execute(postgres.create("again"), "CREATE TABLE seat (name text)")
    postgres.drop("again")
    assert tables(postgres.create("again")) == []


def test_text_is_sorted_by_code_points_and_umlauts_have_capitals(postgres: Postgres) -> None:
    sort = "SELECT string_agg(upper(name), '' ORDER BY name) FROM (VALUES ('ä'), ('a'), ('B')) AS seat (name)"
    assert answer(postgres.url("postgres"), sort) == "BAÄ"


def test_strangers_are_refused(postgres: Postgres) -> None:
    with pytest.raises(OperationalError, match="password"):
        answer(f"postgresql+psycopg://postgres:guess@127.0.0.1:{postgres.port}/postgres", "SELECT 1")


def test_what_was_committed_is_there_after_a_stop(postgres: Postgres) -> None:
    url = postgres.create("stopped")
    execute(url, "CREATE TABLE seat AS SELECT 'Anna' AS name")
    postgres.stop()
    with pytest.raises(OperationalError):
        answer(url, "SELECT 1")
    postgres.start()
    assert answer(url, "SELECT name FROM seat") == "Anna"


def test_what_was_committed_is_there_after_a_kill_and_nothing_else(postgres: Postgres) -> None:
    url = postgres.create("killed")
    execute(url, "CREATE TABLE bid (amount int)")
    for kills in range(1, 4):
        with connected(url) as connection:
            connection.execute(text("INSERT INTO bid VALUES (1)"))
            connection.commit()
            connection.execute(text("INSERT INTO bid VALUES (1000)"))
            postgres.kill()
            with pytest.raises(OperationalError):
                connection.commit()
        postgres.start()
        assert answer(url, "SELECT sum(amount) FROM bid") == kills


def test_a_frozen_one_answers_when_it_is_thawed(postgres: Postgres) -> None:
    url = postgres.create("frozen")
    with connected(url) as connection, ThreadPoolExecutor(1) as asking:
        connection.execute(text("SELECT 1"))
        postgres.freeze()
        asked = asking.submit(connection.scalar, text("SELECT 'Anna'"))
        assert wait([asked], 0.2).not_done
        postgres.thaw()
        assert asked.result(PATIENCE) == "Anna"


def test_a_frozen_one_leaves_nothing_behind() -> None:
    before = processes()
    with Postgres() as postgres:
        started = processes() - before
        postgres.freeze()
    assert all(map(has_ended, started))
    assert not postgres.folder.exists()


def test_two_at_once_know_nothing_of_each_other(postgres: Postgres) -> None:
    with Postgres() as other:
        execute(other.create("elsewhere"), "CREATE TABLE seat (name text)")
        execute(postgres.create("elsewhere"), "CREATE TABLE bid (amount int)")
        other.kill()
        assert tables(postgres.url("elsewhere")) == ["bid"]
        other.start()
        assert tables(other.url("elsewhere")) == ["seat"]


def test_nothing_is_left_behind() -> None:
    before = processes()
    with Postgres() as postgres:
        started = processes() - before
        postgres.stop()
        stopped = processes() - before
        postgres.start()
        started |= processes() - before
        postgres.kill()
        killed = processes() - before
    assert len(started) > 10
    assert len(stopped) == len(killed) == 1  # the supervisor
    assert all(map(has_ended, started))
    assert not postgres.folder.exists()
    assert not listening(postgres.port)


def test_nothing_is_left_behind_by_tests_that_are_killed() -> None:
    program = "from server.postgres import Postgres; p = Postgres(); print(p.port, p.folder, flush=True); input()"
    command = [sys.executable, "-c", program]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=Path(__file__).parent.parent) as tests:
        assert tests.stdout is not None
        port, folder = tests.stdout.readline().split()
        started = psutil.Process(tests.pid).children(recursive=True)
        assert listening(int(port))
        tests.kill()
    patient(lambda: all(map(has_ended, started)))
    assert not Path(folder).exists()
    assert not listening(int(port))


def connected(url: str) -> Connection:
    return create_engine(url, poolclass=NullPool).connect()


def execute(url: str, statement: str) -> None:
    with connected(url) as connection:
        connection.execute(text(statement))
        connection.commit()


def answer(url: str, question: str) -> object:
    with connected(url) as connection:
        return connection.execute(text(question)).scalar_one()


def tables(url: str) -> list[str]:
    with connected(url) as connection:
        return inspect(connection).get_table_names()


def processes() -> set[psutil.Process]:
    return set(psutil.Process().children(recursive=True))


def listening(port: int) -> bool:
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0
