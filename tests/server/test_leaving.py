"""Leaving: during a game a bot plays for whoever left until they come back, and the host's duties pass on."""

import asyncio
from contextlib import closing
from random import Random
from typing import Any

import httpx
import pytest

from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable
from beaumonde.server.settings import Settings
from beaumonde.server.stand_ins import level_among
from server.conftest import Come, Serve
from server.service import PATIENCE, Keeper, Player, Service, good, play_on, until_over

THREE: dict[str, Any] = {"edition": "2018", "seats": 3, "first": 0}


def leave(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    return good(player.http.delete(f"/tables/{table['id']}/seat"))


def come_back(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    return good(player.http.post(f"/tables/{table['id']}/seat"))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def stand_ins(table: dict[str, Any]) -> list[str]:
    return [seat["stand_in"] for seat in table["seats"]]


def three(come: Come, levels: tuple[str, ...] = ("", "", "")) -> tuple[list[Player], dict[str, Any]]:
    people = [come(name) for name, level in zip(("Anna", "Basil", "Celia"), levels, strict=True) if not level]
    table = people[0].lay("high-society", levels, **THREE)
    for player in people[1:]:
        player.join(table)
    return people, people[0].start(table)


@pytest.mark.parametrize(
    ("levels", "level"),
    [((), "sensible"), (("", "random"), "random"), (("sensible", "expert", "random"), "expert")],
)
def test_a_stand_in_is_as_strong_as_the_strongest_bot_at_the_table(levels: tuple[str, ...], level: str) -> None:
    assert level_among(levels) == level


def test_a_bot_plays_for_who_left_until_they_come_back(come: Come) -> None:
    (anna, basil), table = three(come, ("", "", "random"))
    with anna.sit(table) as first, basil.sit(table) as second:
        left = leave(anna, table)
        assert stand_ins(left) == ["random", "", ""]
        assert (left["seat"], left["to_act"], left["your_turn"]) == (0, [0], False)
        second.until(lambda chair: stand_ins(chair.table) == ["random", "", ""])
        played = second.hear_a("played")
        assert (played["seat"], played["played_by"]) == (0, "bot")
        first.until(lambda chair: chair.number >= 1)
        assert stand_ins(come_back(anna, table)) == ["", "", ""]
        assert stand_ins(come_back(anna, table)) == ["", "", ""]
        second.until(lambda chair: stand_ins(chair.table) == ["", "", ""])


def test_a_game_that_some_have_left_ends_rightly_for_all(service: Service, come: Come) -> None:
    (anna, basil, celia), table = three(come)
    keeper = Keeper(service, table)
    with anna.sit(table) as first, basil.sit(table) as second, celia.sit(table) as third:
        play_on(keeper, [first, second, third], Random(1), most=4)
        leave(basil, table)
        play_on(keeper, [first, third], Random(2), most=6)
        come_back(basil, table)
        leave(celia, table)
        second.until(lambda chair: chair.number >= first.number)
        play_on(keeper, [first, second], Random(3))
        for chair in (first, second, third):
            until_over(chair)
        assert first.view["result"] == second.view["result"] == third.view["result"]
        assert stand_ins(first.table) == ["", "", "sensible"]
    again = anna.rematch(table)
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Basil", None]
    assert (again["state"], celia.rematch(table)["seat"], celia.rematch(table)["seat"]) == ("open", 2, 2)
    record = good(anna.http.get(f"/tables/{table['id']}/record"))
    assert good(httpx.post(f"http://{service.address}/api/replay", json=record))["moments"]


def test_whoever_plays_is_back(serve: Serve) -> None:
    service = serve(bot_pause=600.0)
    with closing(Player(service)) as anna, closing(Player(service, "Basil")) as basil:
        table = anna.lay("rich-and-good", clock=3600, seats=2, first=0)
        basil.join(table)
        anna.start(table)
        with anna.sit(table) as first, basil.sit(table) as second:
            leave(anna, table)
            assert second.hear_a("table")["deadline"] is None
            assert first.act({"type": "hold"})["type"] == "accepted"
            second.until(lambda chair: chair.number == 1 and stand_ins(chair.table) == ["", ""])
            leave(anna, table)
            second.until(lambda chair: stand_ins(chair.table) != ["", ""])
            come_back(anna, table)
            assert second.hear_a("table")["deadline"] is not None


def test_a_table_that_was_paused_before_others_came_is_not(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", ["", "", "random"], seats=3, first=2)
    with anna.sit(table) as chair:
        chair.ask({"type": "pace", "id": "wait", "pace": "paused"})
        basil.join(table)
        assert anna.start(table)["pace"] == "usual"
        chair.until(lambda chair: chair.number >= 1)


def test_bots_finish_a_game_that_everybody_has_left(come: Come) -> None:
    people, table = three(come)
    with people[0].sit(table) as chair:
        for player in people:
            leave(player, table)
        until_over(chair)
    answer = people[0].http.delete(f"/tables/{table['id']}/seat")
    assert refusal(answer) == (409, "game-over")
    assert refusal(people[0].http.post(f"/tables/{table['id']}/seat")) == (409, "game-over")


def test_a_restart_changes_nothing_for_who_left(serve: Serve) -> None:
    service = serve(bot_pause=600.0)
    anna, basil = Player(service), Player(service, "Basil")
    table = anna.lay("rich-and-good", seats=2, first=0)
    basil.join(table)
    anna.start(table)
    leave(anna, table)
    service.stop()
    again = serve()
    basil.address = again.address
    with basil.sit(table) as chair:
        assert stand_ins(chair.table) == ["sensible", ""]
        chair.until(lambda chair: chair.number >= 1)
    for player in (anna, basil):
        player.close()


def test_the_duties_of_a_host_who_leaves_the_lobby_pass_on(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", **THREE)
    for player in (basil, celia):
        player.join(table)
    assert [seat["host"] for seat in good(celia.http.get(f"/tables/{table['id']}"))["seats"]] == [True, False, False]
    leave(anna, table)
    found = good(basil.http.get(f"/tables/{table['id']}"))
    assert (found["host"], [seat["host"] for seat in found["seats"]]) == (True, [False, True, False])
    assert refusal(anna.http.post(f"/tables/{table['id']}/start")) == (403, "not-host")
    anna.join(table)
    assert basil.start(table)["state"] == "playing"


def test_the_duties_of_a_host_who_leaves_the_game_pass_on(come: Come) -> None:
    (anna, basil, celia), table = three(come)
    leave(basil, table)
    leave(anna, table)
    assert good(celia.http.get(f"/tables/{table['id']}"))["host"]
    come_back(anna, table)
    assert not good(anna.http.get(f"/tables/{table['id']}"))["host"]


def test_only_who_sits_there_can_leave_or_come_back(come: Come) -> None:
    (_, basil, _), table = three(come)
    stranger = come("Doris")
    for ask in (stranger.http.delete, stranger.http.post):
        assert refusal(ask(f"/tables/{table['id']}/seat")) == (403, "not-seated")
    opened = basil.lay("high-society", **THREE)
    assert refusal(basil.http.post(f"/tables/{opened['id']}/seat")) == (409, "not-begun")


def test_a_bot_plays_for_somebody_whose_clock_ran_out_twice(database: str) -> None:
    async def play() -> tuple[list[str | None], dict[int, str]]:
        house = House(Settings(database=database, bot_pause=0.0, bot_processes=0))
        async with house.open():
            people = [(await house.people.welcome(name, "en"))[1] for name in ("Anna", "Basil")]
            table = await house.tables.lay(people[0], NewTable("rich-and-good", {"seats": 2, "first": 0}, clock=1))
            await house.tables.sit(people[1], Join(table.code or ""))
            await house.tables.start(people[0], table.id)
            room = await house.rooms.at(table.id)
            async with asyncio.timeout(PATIENCE):
                while not any(entry.seat == 0 and entry.played_by == "bot" for entry in room.log.entries):
                    await asyncio.sleep(0.02)
            return [entry.played_by for entry in room.log.entries if entry.seat == 0], dict(room.log.stand_ins)

    played_by, standing_in = asyncio.run(play())
    assert played_by[:2] == ["clock", "clock"]
    assert set(played_by[2:]) <= {"bot", None}
    assert standing_in[0] == "sensible"
