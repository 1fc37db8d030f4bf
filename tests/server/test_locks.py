"""Several who write to one PostgreSQL database: nobody waits for ever, and no two wait for each other."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from beaumonde.server import database as settings_of_connections
from beaumonde.server.database import actions, people, seats, tables
from beaumonde.server.errors import reason_of
from beaumonde.server.notifications import Notifications
from beaumonde.server.storage import Storage, Transaction
from server.conftest import Serve
from server.postgres import Postgres
from server.service import Chair, Player, good, patient

NEW_GUEST = {"name": "Zoe", "language": "en", "created": 0}
SOLO: dict[str, Any] = {"seats": 2, "first": 0}
WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")

IN_TRANSACTION = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
)


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """Of PostgreSQL only: in SQLite one transaction writes at a time."""
    with postgres.temporary() as address:
        yield address


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Of somebody who waits, and stops, for as long as they like."""
    engine = create_engine(database)
    yield engine
    engine.dispose()


@pytest.fixture
def anna(serve: Serve) -> Iterator[Player]:
    with closing(Player(serve(bot_pause=3600.0))) as player:
        yield player


@contextmanager
def locked(engine: Engine, *which: str) -> Iterator[Connection]:
    """A transaction that keeps the rows of these tables locked, as one does that changes them."""
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id.in_(which)).values(changes=tables.c.changes + 1))
        yield connection


def until_somebody_waits(engine: Engine) -> None:
    with engine.connect() as connection:
        patient(lambda: bool(connection.scalar(WAITING)))


def order(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return bool(chair.order({"forced": False})["type"] == "ordered")


def play(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return bool(chair.act({"type": "hold"})["type"] == "accepted")


def undo(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return bool(chair.ask({"type": "undo", "id": "undo", "number": chair.number})["type"] == "accepted")


def pace(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return bool(chair.ask({"type": "pace", "id": "pace", "pace": "fast"})["type"] == "accepted")


def hide(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return player.http.put(f"/tables/{table['id']}/hidden", json={"hidden": True}).is_success


def give_up(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return player.http.post(f"/tables/{table['id']}/give-up").is_success


def words(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return player.http.put(f"/tables/{table['id']}/words", json={"words": "mine"}).is_success


def leave(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return player.http.delete(f"/tables/{table['id']}/seat").is_success


def start(player: Player, table: dict[str, Any], chair: Chair) -> bool:
    return player.http.post(f"/tables/{table['id']}/start").is_success


@pytest.mark.parametrize("ask", [order, play, undo, pace, hide, give_up, words, leave, start])
def test_all_who_change_a_table_lock_its_row_first(
    anna: Player, engine: Engine, ask: Callable[[Player, dict[str, Any], Chair], bool]
) -> None:
    """So somebody who has locked it can change everything else there, while they wait."""
    table = anna.lay("rich-and-good", ["", "random"], **SOLO)
    if ask not in (words, leave, start):
        anna.start(table)
    with anna.sit(table) as chair, ThreadPoolExecutor(1) as elsewhere:
        if ask is undo:
            play(anna, table, chair)
            chair.until(lambda chair: chair.number == 1)
        with locked(engine, table["id"]) as connection:
            answer = elsewhere.submit(ask, anna, table, chair)
            until_somebody_waits(engine)
            connection.execute(update(seats).where(seats.c.table == table["id"]).values(bot_name="Odette"))
            connection.execute(update(actions).where(actions.c.table == table["id"]).values(played_by=None))
        assert answer.result()


def test_who_stops_the_bots_while_somebody_sits_down_is_refused(serve: Serve, anna: Player, engine: Engine) -> None:
    table = anna.lay("rich-and-good", ["", "", "random"], seats=3)
    with anna.sit(table) as chair, ThreadPoolExecutor(1) as elsewhere:
        with locked(engine, table["id"]) as connection:
            asked = {"type": "pace", "id": "pace", "pace": "paused"}
            answer = elsewhere.submit(chair.ask, asked)
            until_somebody_waits(engine)
            basil = connection.execute(insert(people).values(NEW_GUEST).returning(people.c.id)).scalar_one()
            own = (seats.c.table == table["id"]) & (seats.c.number == 1)
            connection.execute(update(seats).where(own).values(person=basil))
        assert answer.result()["reason"]["code"] == "not-alone"


def test_a_deadlock_is_answered_and_harms_nobody(anna: Player, engine: Engine) -> None:
    table = anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))
    with anna.sit(table) as chair, ThreadPoolExecutor(1) as elsewhere:
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL deadlock_timeout = '1h'"))  # PostgreSQL ends the other transaction
            connection.execute(update(seats).where(seats.c.table == table["id"]).values(bot_name="Odette"))
            answer = elsewhere.submit(chair.order, {"forced": False})
            until_somebody_waits(engine)
            connection.execute(update(tables).where(tables.c.id == table["id"]).values(changes=tables.c.changes + 1))
        assert answer.result()["reason"] == {"code": "busy", "data": {}}
        assert order(anna, table, chair)


def test_nobody_waits_for_ever_for_somebody_who_has_locked_a_table(
    serve: Serve, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_of_connections, "LOCK_TIMEOUT", 200)
    with closing(Player(serve(bot_pause=3600.0))) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))
        with anna.sit(table) as chair:
            with locked(engine, table["id"]):
                assert chair.act({"type": "hold"}, "mine")["reason"]["code"] == "busy"
            assert chair.act({"type": "hold"}, "mine")["type"] == "accepted"


def test_a_process_that_stops_in_a_transaction_loses_it_and_goes_on(
    database: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_of_connections, "IDLE_TIMEOUT", 100)

    def stop(transaction: Transaction) -> None:
        transaction.connection.execute(insert(people), NEW_GUEST)
        with engine.connect() as connection:
            patient(lambda: not connection.scalar(IN_TRANSACTION))

    async def go() -> None:
        storage = Storage(database, Notifications())
        await storage.open()
        try:
            for _ in range(2):
                with pytest.raises(DBAPIError) as lost:
                    await storage.write(stop)
                assert reason_of(lost.value)[0].code == "busy"
            assert await storage.read(lambda connection: connection.scalars(select(people.c.id)).all()) == []
        finally:
            await storage.close()

    asyncio.run(go())


def test_tables_that_somebody_has_locked_keep_nobody_else_waiting(serve: Serve, engine: Engine) -> None:
    """They are due, so the service wants to claim them; and they are more than it has threads that write."""
    service = serve(bot_pause=3600.0)
    with closing(Player(service)) as anna:
        laid = [anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))["id"] for _ in range(12)]
        service.execute(update(tables).values(due=1))
        with locked(engine, *laid):
            again = serve(sweep_every=0.01)
            with closing(Player(again)) as basil:
                assert good(basil.http.get("/guests/me"))["name"] == "Anna"
            with engine.connect() as connection:
                assert connection.scalar(WAITING) == 0
        patient(lambda: not service.execute(select(tables.c.id).where(tables.c.due == 1)))
