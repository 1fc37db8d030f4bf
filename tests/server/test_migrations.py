"""A database of an older version is taken over with everything in it; the games there go on."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import beaumonde as bm
from beaumonde.core.errors import BadOption
from beaumonde.server.database import connect, lay_out, metadata
from server.conftest import Serve
from server.service import Chair, Keeper, Player, good, play_on, until_over

FIRST = Path(__file__).parent / "data" / "first.sql"
"""Written by the service before it had migrations, with a game going on."""
PLAYING, OVER, OPEN = "1mIOXbCS8aFR", "9GCuOm56cV0j", "nBLpFL9owSLq"
CODES = {PLAYING: "FFXWZ", OVER: "ZMXHV", OPEN: "ZEDXA"}


@pytest.fixture
def database(old: Path) -> str:
    """Of SQLite only: that version knew no other."""
    return f"sqlite:///{old}"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "table.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(FIRST.read_text())
    return file


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def lay_out_at(file: Path) -> list[Any]:
    """Bring the file up to date, and say where it differs from what the service expects."""

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = connect(f"sqlite:///{file}")
    try:
        lay_out(engine)
        with engine.connect() as connection:
            return differences(connection)
    finally:
        engine.dispose()


def tables_of(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return sorted(sql for (sql,) in database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))


def test_old_and_new_databases_end_up_the_same(old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    assert lay_out_at(old) == lay_out_at(new) == lay_out_at(new) == []
    assert tables_of(old) == tables_of(new)


def test_a_game_of_an_older_version_goes_on(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    table = {"id": PLAYING}
    chairs = [
        keep.enter_context(Chair(service.address, PLAYING, {"token": f"token of {name}"})) for name in ("Anna", "Basil")
    ]
    assert chairs[0].welcome["missed"][-1]["number"] >= 14
    assert chairs[0].welcome["orders"] == {"forced": True, "card": 0, "most": 0}
    keeper = Keeper(service, table)
    assert keeper.fair.contributions == ("mine", "à moi")
    play_on(keeper, chairs, Random(2))
    for chair in chairs:
        until_over(chair)
    assert chairs[0].talk("At last!")["number"] == 1
    record = httpx.get(f"http://{service.address}/api/tables/{PLAYING}/record").text
    assert bm.replay(bm.loads(record))[-1].state == keeper.read_on().state


def test_everybody_of_an_older_version_is_a_person_and_lets_no_bot_accounts_join(serve: Serve) -> None:
    service = serve()
    bot = Player(service, "Robot", bot=True)
    anna = {"Authorization": "Bearer token of Anna"}
    with closing(bot.http):
        assert good(bot.http.get("/guests/me", headers=anna))["bot"] is False
        table = good(bot.http.get(f"/tables/{OPEN}"))
        assert (table["bot_accounts"], {seat["level"] for seat in table["seats"] if seat["name"]}) == (False, {""})
        answer = bot.http.post("/join", json={"code": CODES[OPEN]})
        assert (answer.status_code, answer.json()["code"]) == (403, "no-bot-accounts")


def test_finished_and_open_tables_are_there_too(serve: Serve) -> None:
    api = httpx.Client(
        base_url=f"http://{serve().address}/api", headers={"Authorization": "Bearer token of Anna"}, timeout=10
    )
    with api:
        over, opened = (good(api.get(f"/tables/{table}")) for table in (OVER, OPEN))
        assert (over["state"], over["clock"], over["next"]) == ("over", None, None)
        assert good(api.get(f"/tables/{OVER}/replay?seat=0"))["moments"][-1]["view"]["result"] is not None
        assert good(api.post(f"/tables/{OVER}/rematch"))["state"] == "playing"
        assert (opened["state"], opened["host"]) == ("open", True)
        assert {table["id"] for table in api.get("/tables").json()} >= {PLAYING, OVER, OPEN}


def test_a_short_code_of_an_open_table_still_works_and_others_lead_only_those_who_sit_there(
    old: Path, serve: Serve
) -> None:
    with httpx.Client(base_url=f"http://{serve().address}/api", timeout=10) as api:
        for table, code in CODES.items():
            anna = api.get(f"/codes/{code}", headers={"Authorization": "Bearer token of Anna"})
            assert (good(anna)["id"], good(anna)["code"]) == (table, code if table == OPEN else None)
        basil = {"Authorization": "Bearer token of Basil"}
        assert good(api.post("/join", json={"code": "zedxa"}, headers=basil))["id"] == OPEN
        assert [api.get(f"/codes/{CODES[table]}").json()["code"] for table in (PLAYING, OVER)] == [
            "has-begun",
            "game-over",
        ]


def test_foreign_keys_are_checked_again_after_a_migration(old: Path) -> None:
    engine = connect(f"sqlite:///{old}")
    try:
        lay_out(engine)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    finally:
        engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(old: Path) -> None:
    lay_out_at(old)
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    before = tables_of(old)
    with pytest.raises(BadOption) as refusal:
        lay_out_at(old)
    assert refusal.value.code == "bad-database"
    assert tables_of(old) == before


def test_a_step_that_fails_is_not_half_taken(old: Path) -> None:
    """Somebody's table is in the way: nothing is changed, and it works once that is gone."""
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("CREATE TABLE said (mine TEXT)")
    before = tables_of(old)
    with pytest.raises(BadOption):
        lay_out_at(old)
    assert tables_of(old) == before
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("DROP TABLE said")
    assert lay_out_at(old) == []


def test_two_services_that_start_at_once_on_one_old_file_do_not_collide(old: Path) -> None:
    engines = [connect(f"sqlite:///{old}") for _ in range(2)]
    try:
        with ThreadPoolExecutor(2) as services:
            list(services.map(lay_out, engines))
    finally:
        for engine in engines:
            engine.dispose()
    assert lay_out_at(old) == []


def test_tokens_of_an_older_version_stay_good_and_open_other_devices(serve: Serve) -> None:
    anna = {"Authorization": "Bearer token of Anna"}
    with httpx.Client(base_url=f"http://{serve().address}/api", timeout=10) as api:
        (login,) = good(api.get("/account", headers=anna))["logins"]
        assert (login["this"], login["label"]) == (True, "")
        secret = good(api.post("/device-links", headers=anna))["secret"]
        token = good(api.post("/device-links/use", json={"secret": secret}))["token"]
        api.cookies.clear()
        there = {"Authorization": f"Bearer {token}"}
        assert {table["id"] for table in api.get("/tables", headers=there).json()} >= {PLAYING, OVER, OPEN}
        assert good(api.get(f"/tables/{PLAYING}", headers=there))["seat"] is not None
