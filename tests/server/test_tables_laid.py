"""Tables before the game: laying, inviting, sitting down, leaving, adding words, starting."""

from typing import Any

import pytest
from sqlalchemy import select

import beaumonde as bm
from beaumonde.server.database import metadata
from server.conftest import Come
from server.service import Service, good

OPEN_TABLE: dict[str, Any] = {"edition": "2018", "seats": 3}


def test_a_guest_has_a_name_and_a_token_and_nothing_else(come: Come) -> None:
    anna = come(" Anna ", "fr")
    assert good(anna.http.get("/guests/me")) == {"name": "Anna", "language": "fr", "bot": False}
    assert len(anna.token) >= 43


def test_the_token_itself_is_not_in_the_database(service: Service, come: Come) -> None:
    anna = come()
    written = str([service.execute(select(table)) for table in metadata.sorted_tables])
    assert "Anna" in written
    assert anna.token not in written


def test_a_table_is_committed_to_its_shuffle_from_the_start(service: Service, come: Come) -> None:
    table = come().lay("high-society", **OPEN_TABLE)
    assert len(bytes.fromhex(table["commitment"])) == 32
    assert (table["secret"], table["state"], table["seat"], table["host"]) == (None, "open", 0, True)
    assert table["options"] == {**OPEN_TABLE, "advanced": [], "memory_aid": False, "first": None}


def test_people_join_by_code_at_the_seat_they_like(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", **OPEN_TABLE)
    assert basil.join(table, seat=2)["seat"] == 2
    assert celia.join(table)["seat"] == 1
    names = [seat["name"] for seat in good(anna.http.get(f"/tables/{table['id']}"))["seats"]]
    assert names == ["Anna", "Celia", "Basil"]


def test_sitting_down_twice_is_sitting_down_once(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("high-society", **OPEN_TABLE)
    assert basil.join(table) == basil.join(table) == basil.join(table, seat=1)
    refusal = basil.http.post("/join", json={"code": table["code"], "seat": 2})
    assert (refusal.status_code, refusal.json()["code"]) == (409, "already-seated")


@pytest.mark.parametrize("wish", [{"seat": 0}, {"seat": 2}, {}], ids=str)
def test_a_seat_that_is_taken_stays_taken(come: Come, wish: dict[str, int]) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("high-society", ["", "random", "random"], **OPEN_TABLE)
    refusal = basil.http.post("/join", json={"code": table["code"], **wish})
    assert (refusal.status_code, refusal.json()["code"]) == (409, "seat-taken" if wish else "table-full")


def test_who_leaves_before_the_game_frees_the_seat(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", seats=2)
    own = f"/tables/{table['id']}"
    basil.join(table, words="forgotten")
    assert good(basil.http.delete(f"{own}/seat"))["seat"] is None
    assert basil.http.delete(f"{own}/seat").json()["code"] == "not-seated"
    celia.join(table)
    anna.start(table)
    assert basil.http.post("/join", json={"code": table["code"]}).json()["code"] == "has-begun"
    assert [found["id"] for found in celia.http.get("/tables").json()] == [table["id"]]
    assert basil.http.get("/tables").json() == []


def test_only_the_host_starts_and_only_a_full_table(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2)
    own = f"/tables/{table['id']}"
    empty = anna.http.post(f"{own}/start")
    assert (empty.status_code, empty.json()["code"]) == (409, "seats-empty")
    basil.join(table)
    assert basil.http.post(f"{own}/start").json()["code"] == "not-host"
    assert anna.start(table) == anna.start(table)


def test_those_who_wait_at_the_table_see_people_come_and_go(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2)
    with anna.sit(table) as chair:
        basil.join(table)
        assert chair.hear()["table"]["seats"][1]["name"] == "Basil"
        basil.http.delete(f"/tables/{table['id']}/seat")
        assert chair.hear()["table"]["seats"][1]["name"] is None
        assert chair.act({"type": "hold"}, number=0)["reason"]["code"] == "not-begun"


def test_words_are_added_once_the_commitment_is_seen(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", ["", "", "random"], seats=3)
    own = f"/tables/{table['id']}"
    basil.join(table, words="first thought")
    for player, words in ((anna, "salt"), (basil, "second thought")):
        changed = good(player.http.put(f"{own}/words", json={"words": words}))
        assert changed["seats"][changed["seat"]]["contributed"]
    assert come("Celia").http.put(f"{own}/words", json={"words": "x"}).json()["code"] == "not-seated"
    anna.start(table)
    assert anna.http.put(f"{own}/words", json={"words": "late"}).json()["code"] == "has-begun"


def test_my_tables_say_where_it_is_my_turn(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    tables = [anna.lay("rich-and-good", seats=2, first=first) for first in (0, 1)]
    for table in tables:
        basil.join(table)
        anna.start(table)
    turns = {player: {t["id"]: t["your_turn"] for t in player.http.get("/tables").json()} for player in (anna, basil)}
    assert turns[anna] == {tables[0]["id"]: True, tables[1]["id"]: False}
    assert turns[basil] == {tables[0]["id"]: False, tables[1]["id"]: True}


def test_anybody_with_the_link_may_watch(service: Service, come: Come) -> None:
    anna, celia = come("Anna"), come("Celia")
    table = anna.start(anna.lay("high-society", ["", "random", "random"], first=0, **OPEN_TABLE))
    assert good(celia.http.get(f"/tables/{table['id']}"))["seat"] is None
    with celia.sit(table) as watching:
        assert watching.view["seat"] is None
        assert watching.act({"type": "pass"})["reason"]["code"] == "not-seated"


def test_the_record_is_for_everybody_but_only_at_the_end(come: Come) -> None:
    anna = come()
    table = anna.lay("high-society", ["", "random", "random"], first=0, **OPEN_TABLE)
    record = f"/tables/{table['id']}/record"
    assert anna.http.get(record).json()["code"] == "not-begun"
    anna.start(table)
    refusal = anna.http.get(record)
    assert (refusal.status_code, refusal.json()["code"]) == (409, bm.UnfinishedRecord("unfinished-record").code)
