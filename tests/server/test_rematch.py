"""The same once more: one table for all who sat there, however many ask, however often."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from server.conftest import Come
from server.service import Player, Service, finish, good, until_over

SAME = ("game", "options", "clock")


def two_who_have_played(service: Service, come: Come) -> tuple[Player, Player, dict[str, Any]]:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", ["", "random", ""], clock=3600, words="mine", seats=3, memory_aid=True, first=1)
    basil.join(table, seat=2, words="mine too")
    anna.start(table)
    finish(service, table, [anna, basil])
    return anna, basil, good(anna.http.get(f"/tables/{table['id']}"))


def test_who_played_alone_plays_again_at_once(service: Service, come: Come) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["random", ""], seats=2, first=1))
    assert anna.http.post(f"/tables/{table['id']}/rematch").json()["code"] == "not-over"
    finish(service, table, [anna])
    again = anna.rematch(table)
    assert (again["state"], again["seat"], again["host"], again["next"]) == ("playing", 1, True, None)
    assert again["seats"] == table["seats"]
    assert again["id"] != table["id"]
    assert again["commitment"] != table["commitment"]
    assert anna.rematch(table)["id"] == again["id"]
    finish(service, again, [anna])
    assert anna.rematch(again)["id"] not in {table["id"], again["id"]}


def test_others_find_their_seats_and_the_first_who_asked_is_host(service: Service, come: Come) -> None:
    anna, basil, table = two_who_have_played(service, come)
    with anna.sit(table) as watching:
        assert watching.table["next"] is None
        again = basil.rematch(table)
        watching.until(lambda chair: chair.table["next"] is not None)
        assert watching.table["next"] == again["id"]
        assert watching.table["secret"] is not None
    assert (again["state"], again["seat"], again["host"]) == ("open", 2, True)
    mine = anna.rematch(table)
    assert (mine["id"], mine["seat"], mine["host"]) == (again["id"], 0, False)
    for info in (mine, again):
        assert [info[key] for key in SAME] == [table[key] for key in SAME]
        seats = [seat | {"contributed": False, "host": seat["number"] == 2} for seat in table["seats"]]
        assert [seat | {"away_since": None} for seat in info["seats"]] == seats
        came = [seat["away_since"] is None for seat in info["seats"]]
        assert came == [False, True, True]  # Anna has not come yet
    assert anna.http.post(f"/tables/{again['id']}/start").json()["code"] == "not-host"
    assert basil.start(again)["state"] == "playing"
    assert anna.rematch(table)["state"] == "playing"
    finish(service, again, [anna, basil])


def test_of_all_who_ask_at_once_everybody_gets_the_same_table(service: Service, come: Come) -> None:
    anna, basil, table = two_who_have_played(service, come)
    answers = all_ask([anna, basil] * 4, table)
    assert len({answer["id"] for answer in answers}) == 1
    assert {answer["host"] for answer in answers[::2]} | {answer["host"] for answer in answers[1::2]} == {True, False}
    for player in (anna, basil):
        assert len(player.http.get("/tables").json()) == 2


def all_ask(crowd: list[Player], table: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers to all who ask in the same moment."""
    barrier = Barrier(len(crowd))

    def ask(player: Player) -> dict[str, Any]:
        barrier.wait()
        return player.rematch(table)

    with ThreadPoolExecutor(len(crowd)) as at_once:
        return list(at_once.map(ask, crowd))


def test_who_asks_several_times_at_once_plays_one_game(service: Service, come: Come) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2))
    finish(service, table, [anna])
    answers = all_ask([anna] * 6, table)
    assert {(answer["id"], answer["state"]) for answer in answers} == {(answers[0]["id"], "playing")}


def test_it_is_for_those_who_sat_there(service: Service, come: Come) -> None:
    anna, watcher = come("Anna"), come("Celia")
    table = anna.lay("high-society", ["sensible"] * 3, edition="2018", seats=3)
    with anna.sit(table) as chair:
        anna.start(table)
        until_over(chair)
    for player in (anna, watcher):
        refusal = player.http.post(f"/tables/{table['id']}/rematch")
        assert (refusal.status_code, refusal.json()["code"]) == (403, "not-seated")
