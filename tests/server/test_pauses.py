"""Pauses: the people at a table agree to one, and anybody there ends it; all go on with the time that was left."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from beaumonde.server.clock import now
from beaumonde.server.database import seats, tables
from beaumonde.server.due import GAME_EXPIRES
from beaumonde.server.errors import Conflict
from beaumonde.server.house import House
from beaumonde.server.messages import NewTable
from beaumonde.server.pauses import Pauses
from beaumonde.server.settings import Settings
from server.conftest import Command, Serve
from server.operated import execute, wrong_in
from server.service import Player, Service, good, patient, until_over
from server.test_reserve import TWO, go_to, seconds_pass
from server.test_service_restarted import Process
from server.test_votes import answer, ask, refusal
from server.test_votes import now as info

AN_HOUR = 3_600_000


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def begun(service: Service, keep: ExitStack, levels: Any = ("", ""), **more: Any) -> list[Any]:
    """The people of a new game in seat order, and its table."""
    names = ("Anna", "Basil", "Celia")[: levels.count("")]
    people = [keep.enter_context(closing(Player(service, name))) for name in names]
    table = people[0].lay("rich-and-good", levels, more=more, **{**TWO, "seats": len(levels)})
    for player in people[1:]:
        player.join(table)
    return [*people, people[0].start(table)]


def resume(player: Player, table: dict[str, Any]) -> httpx.Response:
    return player.http.post(f"/tables/{table['id']}/resume")


def pause(table: dict[str, Any], first: Player, *others: Player) -> dict[str, Any]:
    told = good(ask(first, table, "pause"))
    for other in others:
        told = good(answer(other, table, told["vote"]["id"], True))
    return told


def an_hour_of_pause(service: Service, table: dict[str, Any]) -> None:
    """The pause that goes on, and everything before it, began an hour earlier."""
    seconds_pass(service, 3600)
    here = update(tables).where(tables.c.id == table["id"])
    service.execute(here.values(paused_since=tables.c.paused_since - AN_HOUR))


def test_playing_time_leaves_pauses_out() -> None:
    pauses = Pauses(((100, 150), (200, 300)), since=400)
    assert [pauses.playing_time(at) for at in (50, 100, 120, 150, 200, 250, 300, 350, 400, 999)] == [
        *(50, 100, 100, 100, 150, 150, 150, 200, 250, 250)
    ]
    ended = Pauses(((100, 150), (200, 300)))
    assert [ended.time_at(playing) for playing in (50, 99, 120, 149, 151, 400)] == [50, 99, 170, 199, 301, 550]
    assert all(ended.playing_time(ended.time_at(playing)) == playing for playing in range(400))


@pytest.mark.parametrize("more", [{"clock": 3600}, {"reserve": 3600, "clock": 10}, {}], ids=str)
def test_a_pause_needs_everybody_and_all_go_on_with_the_time_that_was_left(
    serve: Serve, keep: ExitStack, more: dict[str, int]
) -> None:
    service = serve()
    anna, basil, table = begun(service, keep, **more)
    first, second = keep.enter_context(anna.sit(table)), keep.enter_context(basil.sit(table))
    vote = good(ask(basil, table, "pause"))["vote"]
    assert (vote["about"], vote["by"], vote["waiting"]) == ("pause", 1, [0])
    assert good(ask(basil, table, "pause"))["vote"] == vote
    assert first.act({"type": "hold"})["type"] == "accepted"  # the game goes on meanwhile, and so does the vote
    paused = good(answer(anna, table, vote["id"], True))
    assert paused["vote"] is None
    assert paused["paused_since"] is not None
    for chair in (first, second):
        chair.until(lambda chair: chair.table["paused_since"] is not None)
        assert [m for m in chair.heard if m["type"] == "table"][-1]["deadline"] is None
    refused = second.act({"type": "hold"}, number=1)
    assert (refused["type"], refused["reason"]["code"]) == ("refused", "paused")
    assert "paused" in refused["sentence"]
    assert not info(basil, table)["your_turn"]
    service.stop()
    an_hour_of_pause(service, table)
    service = serve()
    go_to(service, anna, basil)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.welcome["deadline"] is None
        frozen = first.welcome["seat_times"]
        went_on = good(resume(anna, table))
        assert (went_on["paused_since"], went_on["resumed_at"] is None) == (None, False)
        assert good(resume(basil, table))["resumed_at"] == went_on["resumed_at"]
        second.until(lambda chair: chair.table["paused_since"] is None)
        told = [m for m in second.heard if m["type"] == "table"][-1]
        if more:
            assert told["deadline"] > went_on["resumed_at"] + AN_HOUR - 120_000
        if "reserve" in more:
            assert [time["ends"] is None for time in frozen] == [True, True]
            assert told["seat_times"][1]["ends"] == told["deadline"] == went_on["resumed_at"] + frozen[1]["left"]
        assert second.act({"type": "hold"})["type"] == "accepted"
    assert wrong_in(service.database) == {}


def test_one_refusal_is_enough_and_nobody_asks_again_at_once(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, table = begun(service, keep)
    vote = good(ask(anna, table, "pause"))["vote"]
    assert refusal(ask(basil, table, "pause")) == (409, "vote-going-on")
    assert good(answer(basil, table, vote["id"], False))["vote"]["declined"]
    assert info(anna, table)["paused_since"] is None
    assert refusal(ask(anna, table, "pause")) == (409, "vote-declined")
    stranger = keep.enter_context(closing(Player(service, "Zoe")))
    assert refusal(ask(stranger, table, "pause")) == (403, "not-seated")
    assert refusal(resume(stranger, table)) == (403, "not-seated")
    lobby = anna.lay("rich-and-good", **TWO)
    assert refusal(ask(anna, lobby, "pause")) == (409, "not-begun")
    assert refusal(resume(anna, lobby)) == (409, "not-begun")
    assert refusal(anna.http.post("/tables/none/resume")) == (404, "no-such-table")


def test_who_does_not_answer_has_not_agreed(serve: Serve, keep: ExitStack) -> None:
    service = serve(vote_lasts=0.2)
    anna, basil, table = begun(service, keep)
    vote = good(ask(anna, table, "pause"))["vote"]
    patient(lambda: bool(info(anna, table)["vote"]["declined"]))
    assert refusal(answer(basil, table, vote["id"], True)) == (409, "vote-over")
    assert info(anna, table)["paused_since"] is None


def test_bots_and_orders_wait_for_the_end_of_a_pause(serve: Serve, keep: ExitStack) -> None:
    service = serve(bot_pause=1.0)
    anna, basil, table = begun(service, keep, ("", "", "random"))
    first = keep.enter_context(anna.sit(table))
    first.act({"type": "hold"})
    pause(table, basil, anna)
    with basil.sit(table) as second:
        assert second.order({"forced": True})["type"] == "ordered"
    good(basil.http.delete(f"/tables/{table['id']}/seat"))  # a bot would play there at once
    first.until(lambda chair: bool(chair.table["seats"][1]["stand_in"]))
    paused = info(anna, table)
    good(anna.http.put(f"/tables/{table['id']}/hidden", json={"hidden": True}))
    first.talk("Back in a minute.")
    assert info(anna, table)["number"] == paused["number"] == 1
    good(resume(anna, table))
    first.until(lambda chair: chair.number >= 3)


def test_everybody_may_leave_and_come_back_in_a_pause_and_whoever_does_can_go_on(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, table = begun(service, keep)
    pause(table, anna, basil)
    for player in (anna, basil):
        good(player.http.delete(f"/tables/{table['id']}/seat"))
    assert info(anna, table)["paused_since"] is not None
    back = good(basil.http.post(f"/tables/{table['id']}/seat"))
    assert (back["paused_since"] is None, back["seats"][1]["stand_in"]) == (False, "")
    with basil.sit(table) as chair:
        good(resume(basil, table))
        chair.until(lambda chair: chair.number >= 1)
    good(basil.http.delete(f"/tables/{table['id']}/seat"))
    with anna.sit(table) as chair:
        until_over(chair)
    assert refusal(resume(anna, table)) == (409, "game-over")


def test_a_pause_refuses_what_makes_no_sense_in_it(serve: Serve, keep: ExitStack) -> None:
    service = serve(vote_after=0.0)
    anna, basil, table = begun(service, keep)
    chair = keep.enter_context(anna.sit(table))
    accepted = chair.act({"type": "hold"}, "first")
    pause(table, anna, basil)
    assert chair.act({"type": "hold"}, "first", number=0) == accepted
    for about in ("pause", "undo", "replace"):
        assert refusal(ask(anna, table, about, number=1, seat=1)) == (409, "paused")
    assert chair.ask({"type": "undo", "id": "back", "number": 1})["reason"]["code"] in {"paused", "not-alone"}
    good(resume(basil, table))
    assert good(ask(anna, table, "replace", seat=1))["seats"][1]["stand_in"] == "sensible"


def test_whoever_plays_alone_pauses_at_once(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, table = begun(service, keep, ("", "random"), clock=60)
    assert good(ask(anna, table, "pause"))["paused_since"] is not None
    with anna.sit(table) as chair:
        assert chair.welcome["deadline"] is None
        assert chair.ask({"type": "undo", "id": "back", "number": 0})["reason"]["code"] == "paused"
        assert chair.act({"type": "hold"})["reason"]["code"] == "paused"
        good(resume(anna, table))
        assert chair.act({"type": "hold"}, number=0)["type"] == "accepted"
    good(ask(anna, table, "pause"))
    assert good(anna.http.post(f"/tables/{table['id']}/give-up"))["state"] == "given-up"
    assert info(anna, table)["paused_since"] is None


def test_a_game_is_not_paused_without_end(serve: Serve, keep: ExitStack) -> None:
    service = serve(pauses_of_game=2)
    anna, table = begun(service, keep, ("", "random"))
    for _ in range(2):
        good(ask(anna, table, "pause"))
        good(resume(anna, table))
    refused = ask(anna, table, "pause")
    assert refusal(refused) == (409, "too-many-pauses")
    assert "2" in refused.json()["sentence"]


def test_a_storm_of_requests_gets_one_clear_answer_each_and_loses_nothing(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, table = begun(service, keep, reserve=3600)
    chair = keep.enter_context(anna.sit(table))
    known = {"paused", "vote-going-on", "vote-over", "vote-declined", "busy"}

    def request(number: int) -> httpx.Response:
        player = (anna, basil)[number % 2]
        match number % 3:
            case 0:
                return ask(player, table, "pause")
            case 1:
                return resume(player, table)
        vote = info(player, table)["vote"]
        return answer(player, table, vote["id"] if vote else 1, True)

    with ThreadPoolExecutor(8) as pool:
        answers = [*pool.map(request, range(90))]
    for told in answers:
        assert told.is_success or told.json()["code"] in known or told.json()["code"] == "no-vote", told.text
    good(resume(basil, table))
    assert info(anna, table)["paused_since"] is None
    chair.until(lambda chair: chair.table["paused_since"] is None)
    assert chair.act({"type": "hold"}, number=0)["type"] == "accepted"
    assert wrong_in(service.database) == {}


def test_no_action_overtakes_a_pause_that_another_process_has_begun(database: str) -> None:
    """The process that plays does not know of the pause yet: the database refuses the action."""

    async def go() -> None:
        house = House(Settings(database=database, bot_pause=0.0, bot_processes=0))
        async with house.open():
            anna = (await house.people.welcome("Anna", "en"))[1]
            table = await house.tables.lay(anna, NewTable("rich-and-good", TWO, ["", "random"], clock=60))
            await house.tables.start(anna, table.id)
            room = await house.rooms.fresh(table.id)
            action = next(iter(room.log.state.legal(0)))
            execute(database, f'UPDATE "table" SET paused_since = {now()}')
            assert not room.is_paused
            with pytest.raises(Conflict) as refused:
                await house.play.act(table.id, 0, action, number=0, client_action_id="a")
            assert refused.value.reason.code == "paused"
            await house.tables.resume(anna, table.id)
            assert await house.play.act(table.id, 0, action, number=0, client_action_id="a") == 1

    asyncio.run(go())
    assert wrong_in(database) == {}


def test_a_vote_and_a_pause_survive_a_service_that_is_killed(database: str, keep: ExitStack) -> None:
    process = Process(database)
    keep.callback(process.kill)
    anna, basil = (keep.enter_context(closing(Player(process, name))) for name in ("Anna", "Basil"))

    def kill_and_start_again() -> None:
        nonlocal process
        process.kill()
        process = Process(database)
        keep.callback(process.kill)
        go_to(process, anna, basil)

    table = anna.lay("rich-and-good", more={"reserve": 3600, "clock": 5}, **TWO)
    basil.join(table)
    anna.start(table)
    vote = good(ask(anna, table, "pause"))["vote"]
    kill_and_start_again()
    assert info(basil, table)["vote"] == vote
    paused = good(answer(basil, table, vote["id"], True))["paused_since"]
    kill_and_start_again()
    with anna.sit(table) as chair:
        assert chair.table["paused_since"] == paused
        good(resume(basil, table))
        chair.until(lambda chair: chair.table["paused_since"] is None)
    kill_and_start_again()
    with anna.sit(table) as chair:
        assert chair.table["resumed_at"] > paused
        assert chair.act({"type": "hold"})["type"] == "accepted"
    assert wrong_in(database) == {}


@pytest.mark.parametrize("more", [{"clock": 60}, {"reserve": 600}, {}], ids=str)
def test_a_game_that_stays_paused_expires_like_one_without_a_clock(
    serve: Serve, keep: ExitStack, command: Command, more: dict[str, int]
) -> None:
    service = serve()
    anna, basil, table = begun(service, keep, **more)
    pause(table, anna, basil)
    service.stop()
    for milliseconds, state in ((GAME_EXPIRES - AN_HOUR, "playing"), (2 * AN_HOUR, "given-up")):
        for column in ("created", "begun", "due", "paused_since"):
            execute(service.database, f'UPDATE "table" SET {column} = {column} - {milliseconds}')
        assert command("admin", "expire").out.startswith(f"Given up: {int(state == 'given-up')} ")
        ((found,),) = service.execute(select(tables.c.state))
        assert found == state
        assert wrong_in(service.database) == {}


def test_what_is_wrong_with_pauses_is_found(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, table = begun(service, keep)
    pause(table, anna, basil)
    service.stop()
    for damage, code in (
        ("pauses = '[[5, 3]]'", "check-pauses"),
        ("pauses = '[[1, 2], [2, 1]]'", "check-pauses"),
        ("pauses = 'never'", "check-unreadable"),
        (f"pauses = NULL, paused_since = {now() + 1000 * AN_HOUR}", "check-pauses"),
        ("paused_since = NULL, clock = 5, reserve = -1", "check-clock"),
    ):
        execute(service.database, f'UPDATE "table" SET {damage}')
        assert code in wrong_in(service.database)[table["id"]]


def test_a_vote_that_nothing_can_come_of_ends_and_the_game_goes_on(serve: Serve, keep: ExitStack) -> None:
    """Only the voter who asked is left, so all have agreed, but the game has been paused too often."""
    service = serve(pauses_of_game=1)
    anna, basil, celia, table = begun(service, keep, ("", "", ""))
    pause(table, anna, basil, celia)
    good(resume(anna, table))
    assert good(ask(basil, table, "pause"))["vote"]["about"] == "pause"
    for leaver in (celia, anna):
        good(leaver.http.delete(f"/tables/{table['id']}/seat"))
    patient(lambda: info(basil, table)["vote"] is None)
    patient(lambda: info(basil, table)["to_act"] == [1])
    assert info(basil, table)["paused_since"] is None


def test_who_left_asks_for_nothing(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, basil, celia, table = begun(service, keep, ("", "", ""))
    good(celia.http.post(f"/tables/{table['id']}/resign"))
    assert refusal(ask(celia, table, "pause")) == (403, "no-vote")
    assert info(basil, table)["vote"] is None
    assert good(ask(anna, table, "pause"))["vote"]["waiting"] == [1]


def test_going_on_with_a_game_that_is_not_paused_changes_nothing(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    _, basil, table = begun(service, keep, clock=86_400)
    about = select(tables.c.changes).where(tables.c.id == table["id"])
    calls = select(seats.c.push_at).where(seats.c.table == table["id"])
    before = service.execute(about), service.execute(calls)
    assert good(resume(basil, table))["paused_since"] is None
    assert (service.execute(about), service.execute(calls)) == before
