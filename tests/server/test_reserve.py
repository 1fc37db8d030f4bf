"""A clock for the whole game: each person has a reserve of time, and every decision adds a little to it."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from beaumonde.server.database import actions, tables
from beaumonde.server.game_log import Log
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable
from beaumonde.server.pauses import Pauses
from beaumonde.server.settings import Settings
from server.conftest import Come, Serve
from server.operated import wrong_in
from server.service import PATIENCE, Chair, Player, Service, good
from server.test_clock import MOST_TABLES, YACHT

SECOND = 1000
TWO: dict[str, Any] = {"seats": 2, "first": 0}
TEN_MINUTES = {"reserve": 600}


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def wish(**more: Any) -> dict[str, Any]:
    return {"game": "rich-and-good", "options": TWO, **more}


def two_people(service: Service, keep: ExitStack, **more: Any) -> tuple[Player, Player, dict[str, Any]]:
    anna, basil = (keep.enter_context(closing(Player(service, name))) for name in ("Anna", "Basil"))
    table = anna.lay("rich-and-good", more=TEN_MINUTES | more, **TWO)
    basil.join(table)
    return anna, basil, anna.start(table)


def seconds_pass(service: Service, seconds: int) -> None:
    """Everything at the tables of the service, which has stopped, happened so much earlier."""
    passed = seconds * SECOND
    service.execute(update(tables).values(begun=tables.c.begun - passed, due=tables.c.due - passed))
    service.execute(update(actions).values(at=actions.c.at - passed))


def go_to(service: Service, *players: Player) -> None:
    """From now on these people use this service."""
    for player in players:
        player.address = service.address
        player.http.base_url = f"http://{service.address}/api"


def left(message: dict[str, Any]) -> list[int]:
    return [time["left"] for time in message["seat_times"]]


def running(message: dict[str, Any]) -> list[bool]:
    return [time["ends"] is not None for time in message["seat_times"]]


def test_a_clock_for_the_game_needs_no_increment_and_a_clock_for_each_decision_has_ten_seconds(come: Come) -> None:
    anna = come()
    bare = good(anna.http.post("/tables", json=wish(reserve=300)))
    assert (bare["reserve"], bare["clock"], bare["vote_after"], bare["run_outs"]) == (300, 0, None, 2)
    full = good(anna.http.post("/tables", json=wish(reserve=300, clock=5)))
    assert (full["reserve"], full["clock"]) == (300, 5)
    refused = anna.http.post("/tables", json=wish(clock=9))
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-clock")
    for bad in ({"reserve": 59}, {"reserve": 2_592_001}, {"reserve": 1.5}, {"reserve": 300, "clock": -1}):
        assert anna.http.post("/tables", json=wish(**bad)).status_code == 400


def test_the_menu_offers_clocks_in_three_groups_and_each_can_be_chosen(come: Come) -> None:
    anna = come()
    clocks = good(anna.http.get("/menu"))["clocks"]
    assert [*dict.fromkeys(clock["group"] for clock in clocks)] == ["decision", "game", "days"]
    for clock in clocks:
        chosen = {"clock": clock["clock"], "reserve": clock["reserve"]}
        table = good(anna.http.post("/tables", json=wish(**chosen)))
        assert {key: table[key] for key in chosen} == chosen
        assert clock["group"] != "game" or clock["reserve"] is not None


def test_a_decision_takes_the_time_that_it_took_and_adds_the_increment(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, table = two_people(service, keep, clock=20)
    with anna.sit(table) as chair:
        begun = chair.welcome
        assert left(begun) == [600 * SECOND, 600 * SECOND]
        assert running(begun) == [True, False]
        assert begun["deadline"] == begun["seat_times"][0]["ends"] == begun["missed"][0]["at"] + 600 * SECOND
    service.stop()
    seconds_pass(service, 100)
    go_to(serve(), anna, basil)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.act({"type": "hold"})["type"] == "accepted"
        held = second.hear_a("played")
        used = held["at"] - begun["missed"][0]["at"] + 100 * SECOND
        assert left(held) == [600 * SECOND - used + 20 * SECOND, 600 * SECOND]
        assert running(held) == [False, True]
        assert held["deadline"] == held["at"] + 600 * SECOND
        with basil.sit(table) as again:
            assert again.welcome["seat_times"] == held["seat_times"]


def test_when_the_reserve_runs_out_the_service_plays_and_a_bot_takes_over_in_the_end(
    serve: Serve, keep: ExitStack
) -> None:
    service = serve()
    anna, basil, table = two_people(service, keep)
    service.stop()
    seconds_pass(service, 601)
    service = serve()
    go_to(service, anna, basil)
    with basil.sit(table) as chair:
        chair.until(lambda chair: chair.number >= 1)
        played = next(one for one in reversed(chair.heard) if one["type"] in {"played", "welcome"})
        assert left(played)[0] == 0
        chair.act({"type": "hold"})
        chair.until(lambda chair: chair.table["seats"][0]["stand_in"] == "sensible")
        back = good(anna.http.post(f"/tables/{table['id']}/seat"))
        assert back["seats"][0]["stand_in"] == ""
    assert wrong_in(service.database) == {}


def test_what_a_bot_decides_for_somebody_takes_no_time_of_theirs(serve: Serve, keep: ExitStack) -> None:
    service = serve(think=False)
    anna, basil, table = two_people(service, keep, clock=20)
    good(anna.http.delete(f"/tables/{table['id']}/seat"))
    with basil.sit(table) as chair:
        assert (running(chair.welcome), chair.welcome["deadline"]) == ([False, False], None)
    service.stop()
    seconds_pass(service, 700)
    service = serve()
    go_to(service, anna, basil)
    with basil.sit(table) as chair:
        chair.until(lambda chair: chair.number >= 1)
        with basil.sit(table) as again:
            assert again.welcome["missed"][1]["played_by"] == "bot"
            assert left(again.welcome) == [600 * SECOND, 600 * SECOND]


def test_an_undo_gives_no_time_back_and_takes_back_what_the_decision_added(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna = keep.enter_context(closing(Player(service)))
    table = anna.start(anna.lay("rich-and-good", ["", "random"], more={"reserve": 600, "clock": 20}, **TWO))
    service.stop()
    seconds_pass(service, 100)
    go_to(serve(), anna)
    with anna.sit(table) as chair:
        assert chair.welcome["seat_times"][1] is None
        chair.act({"type": "hold"})
        chair.until(lambda chair: 0 in chair.view["to_act"] and chair.number >= 2)
        spent = next(one for one in reversed(chair.heard) if one["type"] == "played")["seat_times"][0]["left"]
        assert spent <= 520 * SECOND
        answer = chair.ask({"type": "undo", "id": "back", "number": chair.number})
        chair.until(lambda chair: chair.number >= answer["number"])
        heard = [one for one in chair.heard if one["type"] == "played"]
        undone = next(one for one in heard if one["number"] == answer["number"])
        decisions = [one for one in heard if one["seat"] == 0 and undone["undo_to"] < one["number"] < undone["number"]]
        assert spent - undone["seat_times"][0]["left"] >= len(decisions) * 20 * SECOND > 0
        assert undone["deadline"] == undone["at"] + undone["seat_times"][0]["left"]


def test_in_sealed_bids_the_time_of_all_who_bid_runs_at_once(database: str) -> None:
    async def sealed() -> tuple[Log, Log]:
        house = House(Settings(database=database, bot_pause=0.0, bot_processes=0, tables_an_hour=0))
        async with house.open():
            people = [(await house.people.welcome(name, "en"))[1] for name in ("Anna", "Basil", "Celia")]
            for _ in range(MOST_TABLES):
                table = await house.tables.lay(people[0], NewTable("high-society", YACHT, clock=7, reserve=90))
                assert table.code
                for person in people[1:]:
                    await house.tables.sit(person, Join(table.code))
                await house.tables.start(people[0], table.id)
                log = (await house.rooms.at(table.id)).log
                if len(log.steps[0].state.to_act) > 1:
                    break
            else:
                pytest.fail("the Yacht Club never came first")
            action = next(iter(log.state.legal(1)))
            await house.play.act(table.id, 1, action, number=0, client_action_id="a")
            other = Log((await house.rooms.at(table.id)).row, (await house.rooms.at(table.id)).seats)
            for entry in log.entries[1:]:
                other.take(entry)
            return log, other

    log, other = asyncio.run(sealed())
    begun, at = log.entries[0].at, log.entries[1].at
    assert log.state.to_act == (0, 2)
    assert log.deadline() == log.deadline(0) == begun + 90 * SECOND
    times = log.seat_times(1, at)
    assert times is not None
    assert [time.ends for time in times if time] == [begun + 90 * SECOND, None, begun + 90 * SECOND]
    assert [time.left for time in times if time] == [90 * SECOND, 97 * SECOND - (at - begun), 90 * SECOND]
    assert other.seat_times(1, at) == times  # worked out from the log alone


def test_a_rematch_keeps_the_clock_and_how_long_the_table_waits(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna = keep.enter_context(closing(Player(service)))
    kept = {"reserve": 600, "clock": 20, "run_outs": 5}
    table = anna.start(anna.lay("rich-and-good", ["", "random"], more=kept, **TWO))
    good(anna.http.post(f"/tables/{table['id']}/give-up"))
    again = anna.rematch(table)
    assert {key: again[key] for key in kept} == kept


@pytest.mark.parametrize("wrong", [{"run_outs": 0}, {"run_outs": 6}, {"vote_after": 59}, {"vote_after": 86_401}])
def test_how_long_a_table_waits_has_bounds(come: Come, wrong: dict[str, int]) -> None:
    answer: httpx.Response = come().http.post("/tables", json=wish(**wrong))
    assert answer.status_code == 400


@pytest.mark.parametrize("run_outs", [1, 3])
def test_a_bot_takes_over_after_as_many_run_outs_as_the_table_says(
    serve: Serve, keep: ExitStack, run_outs: int
) -> None:
    service = serve()
    anna, basil, table = two_people(service, keep, run_outs=run_outs)
    service.stop()
    seconds_pass(service, 700)
    go_to(serve(), anna, basil)
    with basil.sit(table) as chair:
        chair.until(lambda chair: bool(chair.table["seats"][0]["stand_in"]) or hold(chair))
    with basil.sit(table) as again:
        played = [one for one in again.welcome["missed"] if one["seat"] == 0]
        assert [one["played_by"] for one in played[:run_outs]] == ["clock"] * run_outs


def hold(chair: Chair) -> bool:
    """The person in this chair does the least if it is their turn. It is not what anybody waits for."""
    if chair.view["seat"] in chair.view["to_act"]:
        kind = {"trade": "hold", "donate": "keep"}.get(chair.view["phase"])
        if kind:
            chair.say({"type": "act", "id": f"h{chair.number}", "number": chair.number, "action": {"type": kind}})
    return False


def test_the_others_vote_after_as_long_as_the_table_says(serve: Serve, keep: ExitStack) -> None:
    service = serve(vote_after=0.0)
    anna, basil = (keep.enter_context(closing(Player(service, name))) for name in ("Anna", "Basil"))
    table = anna.lay("rich-and-good", more={"vote_after": 60}, **TWO)
    basil.join(table)
    anna.start(table)
    question = {"about": "replace", "seat": 0}
    early = basil.http.post(f"/tables/{table['id']}/vote", json=question)
    assert (early.status_code, early.json()["code"]) == (409, "not-silent")
    service.stop()
    seconds_pass(service, 61)
    go_to(serve(vote_after=0.0), basil)
    again = basil.http.post(f"/tables/{table['id']}/vote", json=question)
    assert good(again)["seats"][0]["stand_in"] == "sensible"
    assert good(again)["vote_after"] == 60


def test_nobody_learns_more_of_a_clock_than_what_is_left(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, _, table = two_people(service, keep)
    with anna.sit(table) as chair, Chair(service.address, table["id"], {}) as watcher:
        chair.act({"type": "hold"})
        watcher.hear_a("played")
        told = [message for message in watcher.heard if "seat_times" in message]
        assert all({*time} == {"left", "ends"} for message in told for time in message["seat_times"])


def test_a_log_that_hears_late_of_a_pause_works_out_the_same(database: str) -> None:
    """An entry may come to a process before it has heard of the pause that was over by then."""

    async def go() -> Log:
        house = House(Settings(database=database, bot_pause=0.0, bot_processes=0))
        async with house.open():
            anna = (await house.people.welcome("Anna", "en"))[1]
            table = await house.tables.lay(anna, NewTable("rich-and-good", TWO, ["", "random"], reserve=600))
            await house.tables.start(anna, table.id)
            log = (await house.rooms.at(table.id)).log
            await house.play.act(table.id, 0, next(iter(log.state.legal(0))), number=0, client_action_id="a")
            async with asyncio.timeout(PATIENCE):
                while log.number < 2:
                    await asyncio.sleep(0.01)
            return log

    log = asyncio.run(go())
    begun, at = log.entries[0].at, log.entries[1].at
    assert log.reserves is not None
    assert log.reserves.after(1)[0] == 600 * SECOND - (at - begun)
    log.pause(Pauses(((begun, at),)))
    assert log.reserves.after(1)[0] == 600 * SECOND
