"""Push messages with several processes over one PostgreSQL database: each is sent once, also after a kill."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select, update

from beaumonde.server.database import seats
from server.conftest import Serve
from server.postgres import Postgres
from server.processes import Program
from server.push_service import PushServer
from server.service import Chair, Player, Service, patient

A_DAY = 86_400
QUICK: dict[str, Any] = {"push_after": 0.0, "push_retry": 0.05, "sweep_every": 0.05, "away_after": 0.05}
Two = tuple[Player, Player, dict[str, Any]]


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """Of PostgreSQL only: several processes cannot share SQLite."""
    with postgres.temporary() as address:
        yield address


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def push(stack: ExitStack) -> PushServer:
    return stack.enter_context(PushServer())


@pytest.fixture
def two(serve: Serve, push: PushServer) -> tuple[Service, Service]:
    return serve(push_hosts=push.origin, **QUICK), serve(push_hosts=push.origin, **QUICK)


@pytest.fixture
def seated(stack: ExitStack) -> Callable[[Any], Two]:
    """Anna, whose turn it will be, and Basil at a table with a clock of a day."""

    def seated(at: Any) -> Two:
        anna, basil = (stack.enter_context(closing(Player(at, name))) for name in ("Anna", "Basil"))
        table = anna.lay("rich-and-good", clock=A_DAY, seats=2, first=0)
        basil.join(table)
        return anna, basil, table

    return seated


def told(service: Service, table: dict[str, Any]) -> list[str]:
    own = select(seats.c.pushed).where(seats.c.table == table["id"]).order_by(seats.c.number)
    return [row.pushed for row in service.execute(own)]


def test_each_message_is_sent_once(
    two: tuple[Service, Service], seated: Callable[[Any], Two], push: PushServer
) -> None:
    games = [seated(each) for each in two for _ in range(6)]
    browsers = [push.subscribe(player) for game in games for player in game[:2]]
    for anna, _, table in games:
        anna.start(table)
    patient(lambda: all(told(two[0], table) == ["turn 0", "begun"] for *_, table in games))
    assert [push.kinds(browser) for browser in browsers] == [["begun"]] * len(browsers)
    assert push.attempts == len(browsers)


def test_whoever_has_the_table_open_at_the_other_service_is_not_called(
    two: tuple[Service, Service], seated: Callable[[Any], Two], push: PushServer
) -> None:
    anna, basil, table = seated(two[0])
    push.subscribe(anna)
    push.subscribe(basil)
    with ExitStack() as open_tables:
        for player in (anna, basil):
            open_tables.enter_context(Chair(two[1].address, table["id"], {"token": player.token}))
        anna.start(table)
        patient(lambda: told(two[0], table) == ["turn 0", "begun"])
    assert push.attempts == 0


def test_a_message_whose_sender_was_killed_is_sent_by_another_process(
    database: str, serve: Serve, seated: Callable[[Any], Two], push: PushServer
) -> None:
    push.silence = Event()
    program = Program("serve --port 0 --no-open", database=database, push_hosts=push.origin, bot_processes=0, **QUICK)
    try:
        anna, _, table = seated(program)
        browser = push.subscribe(anna)
        anna.start(table)
        patient(lambda: push.attempts == 1)
    finally:
        program.process.kill()
        program.process.wait()
        assert program.process.stdout
        program.process.stdout.close()
    push.silence.set()
    push.silence = None
    other = serve(push_hosts=push.origin, **QUICK)
    assert told(other, table)[0] == "start"
    the_claim_ends = update(seats).where(seats.c.table == table["id"]).values(push_at=seats.c.push_at - 60_000)
    other.execute(the_claim_ends)
    patient(lambda: told(other, table)[0] == "turn 0")
    assert push.kinds(browser) == ["begun"]
