"""Clocks: whoever lets theirs run out has a move made by the house, also after a restart."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from sqlalchemy import update

from beaumonde.server.clock import now
from beaumonde.server.database import actions, tables
from beaumonde.server.game_log import Log
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable
from beaumonde.server.settings import Settings
from server.conftest import Come, Serve
from server.processes import running
from server.service import PATIENCE, Keeper, Player, Service

MOST_TABLES = 500
"""Laid until the Yacht Club is the first card, which it is at one table in seventeen."""
AN_HOUR = 3_600_000
YACHT: dict[str, Any] = {"edition": "2025", "seats": 3, "advanced": ["yacht-club"], "first": 0}


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_everybody_knows_when_the_clock_runs_out(service: Service, come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", clock=60, seats=2, first=0)
    assert table["clock"] == 60
    basil.join(table)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.welcome["deadline"] is None
        anna.start(table)
        begun = second.hear_a("played")
        assert begun["deadline"] == begun["at"] + 60_000
        assert begun["at"] <= begun["now"] <= begun["deadline"]
        first.hear_a("played")
        first.act({"type": "hold"})
        held = second.hear_a("played")
        assert held["deadline"] == held["at"] + 60_000
        with basil.sit(table) as back:
            assert back.welcome["deadline"] == held["deadline"]
            assert [happened["at"] for happened in back.welcome["missed"]] == [begun["at"], held["at"]]


def test_without_a_clock_and_for_bots_there_is_no_deadline(service: Service, come: Come) -> None:
    anna = come()
    free = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
    with anna.sit(free) as chair:
        assert (chair.table["clock"], chair.welcome["deadline"]) == (None, None)
        chair.act({"type": "hold"})
        assert chair.hear_a("played")["deadline"] is None


@pytest.mark.parametrize("clock", [9, 604_801, 0, -1, 1.5, "soon"])
def test_a_clock_that_makes_no_sense_is_refused(come: Come, clock: Any) -> None:
    wish = {"game": "rich-and-good", "options": {"seats": 2}, "clock": clock}
    assert come().http.post("/tables", json=wish).status_code == 400


def test_who_lets_the_clock_run_out_has_a_move_made_by_the_house(database: str) -> None:
    """With a clock of one second, which no table has: nobody wants to wait longer for a test."""
    wish = NewTable("rich-and-good", {"seats": 2, "first": 0}, clock=1)
    log = asyncio.run(played_by_the_clock(database, wish, 1))
    (dealt, played), deadline = log.entries, log.deadline(0)
    assert deadline == dealt.at + 1000 <= played.at
    assert (played.seat, played.played_by) == (0, "clock")
    assert log.deadline() == played.at + 1000


def test_sealed_bids_run_out_for_all_who_have_not_made_one(database: str) -> None:
    log = asyncio.run(played_by_the_clock(database, NewTable("high-society", YACHT, clock=1), 3, sealed=True))
    assert sorted(seat for seat, _ in log.moves[:3]) == [0, 1, 2]
    assert log.deadline(0) == log.deadline(1) == log.deadline(2) == log.entries[0].at + 1000
    assert [entry.played_by for entry in log.entries[1:4]] == ["clock"] * 3


async def played_by_the_clock(database: str, wish: NewTable, most: int, sealed: bool = False) -> Log:
    """The log of a game of people who do nothing, after so many moves."""
    house = House(Settings(database=database, bot_pause=0.0, bot_processes=0))
    async with house.open():
        people = [(await house.people.welcome(name, "en"))[1] for name in ("Anna", "Basil", "Celia")]
        for _ in range(MOST_TABLES if sealed else 1):
            table = await house.tables.lay(people[0], wish)
            assert table.code
            for person in people[1 : len(table.seats)]:
                await house.tables.sit(person, Join(table.code))
            await house.tables.start(people[0], table.id)
            log = (await house.rooms.at(table.id)).log
            if not sealed or len(log.steps[0].state.to_act) > 1:
                break
        else:
            pytest.fail("the Yacht Club never came first")
        async with asyncio.timeout(PATIENCE):
            while len(log.moves) < most:
                await asyncio.sleep(0.02)
        return log


def test_a_clock_goes_on_while_the_service_does_not(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna = keep.enter_context(closing(Player(service)))
    table = anna.start(anna.lay("rich-and-good", ["", "random"], clock=3600, seats=2, first=0))
    with anna.sit(table) as chair:
        deadline = chair.welcome["deadline"]
    service.stop()
    service = serve()
    anna.address = service.address
    with anna.sit(table) as chair:
        assert chair.welcome["deadline"] == deadline
        assert chair.number == 0
    service.stop()
    an_hour_passes(service)
    anna.address = serve().address
    with anna.sit(table) as chair:
        chair.until(lambda chair: chair.number >= 1)
        with anna.sit(table) as back:
            assert back.welcome["missed"][1]["played_by"] == "clock"
    assert Keeper(service, table).read_on().moves[0][0] == 0


def an_hour_passes(service: Service) -> None:
    service.execute(update(tables).values(begun=tables.c.begun - AN_HOUR, due=tables.c.due - AN_HOUR))
    service.execute(update(actions).values(at=actions.c.at - AN_HOUR))


def test_orders_are_for_those_who_are_late_too(serve: Serve, keep: ExitStack) -> None:
    """Who is away and has said what to do gets that, not what a bot would do."""
    service = serve(bot_pause=40.0)
    anna = keep.enter_context(closing(Player(service)))
    options: dict[str, Any] = {"edition": "2018", "seats": 3, "first": 0}
    table = anna.start(anna.lay("high-society", ["", "random", "random"], clock=3600, **options))
    with anna.sit(table) as chair:
        chair.order({"card": 1, "most": 3})
    service.stop()
    an_hour_passes(service)
    anna.address = serve().address
    with anna.sit(table) as chair:
        chair.until(lambda chair: chair.number >= 1)
    seat, action = Keeper(service, table).read_on().moves[0]
    assert (seat, getattr(action, "cards", None)) == (0, (1,))


def test_setting_the_clock_of_the_machine_back_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr("beaumonde.server.clock.time", lambda: 0.0)
    assert before <= now() < before + 3_600_000


def test_a_clock_of_the_machine_set_back_while_the_service_was_stopped_stops_nobody(
    serve: Serve, keep: ExitStack
) -> None:
    """The process that is started then sees what was played an hour after its own time, and goes on from there."""
    service = serve()
    anna, basil = (keep.enter_context(closing(Player(service))) for _ in range(2))
    table = anna.lay("rich-and-good", clock=60, seats=2, first=0)
    basil.join(table)
    anna.start(table)
    service.stop()
    ahead = {"begun": tables.c.begun + AN_HOUR, "due": tables.c.due + AN_HOUR}
    service.execute(update(tables).values(ahead))
    with running(f"serve --no-open --port 0 --database {service.database}") as program:
        anna.address = program.address
        with anna.sit(table) as chair:
            assert chair.welcome["deadline"] - chair.welcome["now"] <= 60_000
