"""What the host of an open table does with its seats: gives them to bots, frees them, and asks people to leave."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from beaumonde.server.database import seats
from server.conftest import Come
from server.service import Player, Service, finish, good

THREE: dict[str, Any] = {"edition": "2018", "seats": 3, "first": 0}


def put(player: Player, table: dict[str, Any], number: object, level: object = "sensible") -> httpx.Response:
    return player.http.put(f"/tables/{table['id']}/seats/{number}", json={"level": level})


def send_away(player: Player, table: dict[str, Any], number: object) -> httpx.Response:
    return player.http.delete(f"/tables/{table['id']}/seats/{number}")


def look(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    return good(player.http.get(f"/tables/{table['id']}"))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def levels(table: dict[str, Any]) -> list[str]:
    return [seat["level"] for seat in table["seats"]]


def at_once(*asks: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to requests that are sent in the same moment."""
    barrier = Barrier(len(asks))

    def ask(send: Callable[[], httpx.Response]) -> httpx.Response:
        barrier.wait()
        return send()

    with ThreadPoolExecutor(len(asks)) as crowd:
        return list(crowd.map(ask, asks))


def test_a_free_seat_becomes_a_bots_and_free_again(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("high-society", ["", "", "sensible"], **THREE)
    with basil.sit(table) as watching:
        found = good(put(anna, table, 1, "random"))
        assert levels(found) == ["", "random", "sensible"]
        assert len(set(names(found))) == 3
        watching.until(lambda chair: levels(chair.table) == ["", "random", "sensible"])
        assert levels(good(put(anna, table, 2, ""))) == ["", "random", ""]
        watching.until(lambda chair: names(chair.table)[2] is None)
    assert found["code"] == table["code"]
    assert basil.join(table)["seat"] == 2
    assert anna.start(table)["state"] == "playing"


def test_asked_once_more_everything_is_as_it_was(come: Come) -> None:
    anna = come()
    table = anna.lay("high-society", **THREE)
    assert good(put(anna, table, 1, "")) == table
    once = good(put(anna, table, 1))
    assert good(put(anna, table, 1)) == once
    other = good(put(anna, table, 1, "random"))
    assert (names(other), levels(other)) == (names(once), ["", "random", ""])


def test_bots_that_come_later_have_names_of_their_own_in_the_hosts_language(come: Come) -> None:
    anna = come("Anna", language="fr")
    five = {**THREE, "seats": 5}
    table = anna.lay("high-society", ["", "random", "random", "random", "random"], **five)
    for number in (2, 1, 4):
        put(anna, table, number, "")
    for number in (4, 1, 2):
        put(anna, table, number)
    assert set(names(look(anna, table))) == set(names(table))


def test_a_host_who_watches_bots_can_free_a_seat_and_take_it(come: Come) -> None:
    anna = come()
    table = anna.lay("high-society", ["random"] * 3, **THREE)
    assert table["seat"] is None
    put(anna, table, 1, "")
    assert anna.join(table)["seat"] == 1


def test_who_is_asked_to_leave_hears_it_and_cannot_come_back_by_the_old_code(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", **THREE)
    basil.join(table, words="mine")
    celia.join(table)
    with basil.sit(table) as leaving, celia.sit(table) as staying:
        leaving.order({"forced": False})
        found = good(send_away(anna, table, 1))
        assert names(found) == ["Anna", None, "Celia"]
        assert not found["seats"][1]["contributed"]
        assert found["code"] not in (None, table["code"])
        leaving.until(lambda chair: chair.table["seat"] is None)
        assert leaving.heard[-1]["type"] == "table"
        assert leaving.table["code"] is None
        staying.until(lambda chair: chair.table["code"] == found["code"])
        assert found["code"] not in "".join(leaving.raw)
    kept = select(seats.c.person, seats.c.words, seats.c.orders, seats.c.code)
    (row,) = service.execute(kept.where(seats.c.table == table["id"], seats.c.number == 1))
    assert tuple(row) == (None, "", None, None)
    assert basil.http.get("/tables").json() == []
    assert refusal(basil.http.post("/join", json={"code": table["code"]})) == (404, "no-such-code")
    assert refusal(basil.http.put(f"/tables/{table['id']}/words", json={"words": "mine"})) == (403, "not-seated")
    for player, code in ((anna, table["code"]), (anna, found["code"]), (celia, table["code"])):
        assert good(player.http.get(f"/codes/{code}"))["id"] == table["id"]
    assert basil.join(found)["seat"] == 1  # the host has sent them the new code
    anna.start(table)
    for player, code in ((anna, found["code"]), (basil, found["code"]), (celia, table["code"])):
        assert good(player.http.get(f"/codes/{code}"))["id"] == table["id"]


def test_who_is_asked_to_leave_a_rematch_does_not_come_back_by_asking_for_it(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", **THREE)
    basil.join(table)
    celia.join(table)
    anna.start(table)
    finish(service, table, [anna, basil, celia])
    again = anna.rematch(table)
    assert names(again) == ["Anna", "Basil", "Celia"]
    send_away(anna, again, 1)
    assert basil.rematch(table)["seat"] is None
    assert names(look(anna, again)) == ["Anna", None, "Celia"]


def test_a_bot_account_can_be_asked_to_leave(come: Come) -> None:
    anna, program = come("Anna"), come("Robot", bot=True)
    table = anna.lay("high-society", bot_accounts=True, **THREE)
    program.join(table)
    assert refusal(put(anna, table, 1, "")) == (409, "seat-taken")
    assert names(good(send_away(anna, table, 1))) == ["Anna", None, None]


def test_a_seat_without_a_person_stays_as_it_is_and_so_does_the_code(come: Come) -> None:
    anna = come()
    table = anna.lay("high-society", ["", "", "random"], **THREE)
    for number in (1, 2):
        assert good(send_away(anna, table, number)) == table


def test_the_host_cannot_be_sent_away_nor_become_a_bot(come: Come) -> None:
    anna, basil = come("Anna", language="de"), come("Basil")
    table = anna.lay("high-society", **THREE)
    basil.join(table)
    answer = send_away(anna, table, 0)
    assert refusal(answer) == (409, "own-seat")
    assert answer.json()["sentence"] == "Hier sitzt du selbst. Verlass stattdessen den Tisch."
    for number in (0, 1):
        assert refusal(put(anna, table, number)) == (409, "seat-taken")
        assert refusal(put(anna, table, number, "")) == (409, "seat-taken")
    assert look(anna, table)["code"] == table["code"]


def test_only_the_host_can_and_only_before_the_game(come: Come) -> None:
    anna, basil, stranger = come("Anna"), come("Basil"), come("Doris")
    table = anna.lay("high-society", ["", "", "random"], **THREE)
    basil.join(table)
    for player in (basil, stranger):
        for number in range(3):
            assert refusal(put(player, table, number)) == (403, "not-host")
            assert refusal(send_away(player, table, number)) == (403, "not-host")
    anna.start(table)
    for number in range(3):
        assert refusal(put(anna, table, number, "")) == (409, "has-begun")
        assert refusal(send_away(anna, table, number)) == (409, "has-begun")
        assert refusal(put(stranger, table, number)) == (403, "not-host")
    assert refusal(put(anna, {"id": "nowhere"}, 0)) == (404, "no-such-table")
    assert refusal(send_away(anna, {"id": "nowhere"}, 0)) == (404, "no-such-table")


def test_whoever_is_the_host_after_the_host_has_left_can(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", **THREE)
    basil.join(table)
    celia.join(table)
    anna.http.delete(f"/tables/{table['id']}/seat")
    assert refusal(put(anna, table, 0)) == (403, "not-host")
    assert levels(good(put(basil, table, 0))) == ["sensible", "", ""]
    assert names(good(send_away(basil, table, 2)))[1:] == ["Basil", None]


@pytest.mark.parametrize("number", [3, -1, 10**9, 10**30])
def test_there_are_only_the_seats_there_are(come: Come, number: int) -> None:
    anna = come()
    table = anna.lay("high-society", **THREE)
    for answer in (put(anna, table, number), send_away(anna, table, number)):
        assert refusal(answer) == (400, "no-such-seat")


@pytest.mark.parametrize("number", ["first", "1.5", "%00", "", "9" * 5000])
def test_what_is_no_number_is_no_address(come: Come, number: str) -> None:
    anna = come()
    table = anna.lay("high-society", **THREE)
    for answer in (put(anna, table, number), send_away(anna, table, number)):
        assert answer.status_code in (400, 404)
        assert answer.json()["sentence"]


@pytest.mark.parametrize(("level", "code"), [("divine", "no-such-level"), (7, "bad-request"), (None, "bad-request")])
def test_there_are_only_the_levels_there_are(come: Come, level: object, code: str) -> None:
    anna = come()
    table = anna.lay("high-society", **THREE)
    assert refusal(put(anna, table, 1, level)) == (400, code)


def test_bots_that_are_added_at_once_have_different_names(come: Come) -> None:
    anna = come()
    five = {**THREE, "seats": 5}
    table = anna.lay("high-society", **five)
    for answer in at_once(*[lambda number=number: put(anna, table, number) for number in range(1, 5)]):
        good(answer)
    assert len(set(names(look(anna, table)))) == 5


def test_of_a_bot_and_a_person_who_race_for_a_seat_one_gets_it(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    for _ in range(5):
        table = anna.lay("rich-and-good", seats=2, first=0)
        join = {"code": table["code"], "seat": 1}
        bot, person = at_once(lambda: put(anna, table, 1), lambda: basil.http.post("/join", json=join))  # noqa: B023
        assert bot.is_success != person.is_success
        assert refusal(person if bot.is_success else bot) == (409, "seat-taken")
        assert names(look(anna, table))[1] is not None


def test_asked_twice_at_once_the_person_leaves_once(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2, first=0)
    basil.join(table)
    answers = at_once(*[lambda: send_away(anna, table, 1)] * 4)
    assert {good(answer)["code"] for answer in answers} == {look(anna, table)["code"]}


def test_a_game_that_starts_while_somebody_is_asked_to_leave_starts_whole_or_not_at_all(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    for _ in range(5):
        table = anna.lay("rich-and-good", seats=2, first=0)
        basil.join(table)
        start = f"/tables/{table['id']}/start"
        away, started = at_once(lambda: send_away(anna, table, 1), lambda: anna.http.post(start))  # noqa: B023
        assert away.is_success != started.is_success
        assert refusal(started if away.is_success else away)[1] in {"seats-empty", "has-begun"}
        assert look(anna, table)["state"] == ("open" if away.is_success else "playing")
