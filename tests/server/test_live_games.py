"""Whole games over real sockets: people and bots at one table, to the end and the proof."""

from random import Random
from typing import Any

import pytest

import beaumonde as bm
from server.conftest import Come
from server.service import Keeper, Service, play_on, until_over

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("high-society", {"edition": "1995", "seats": 3}),
    ("high-society", {"edition": "2018", "seats": 4, "memory_aid": True}),
    ("high-society", {"edition": "2019-fr", "seats": 4, "first": 2}),
    ("high-society", {"edition": "2025", "seats": 5, "advanced": ["gambling", "excursions", "yacht-club"]}),
    ("rich-and-good", {"seats": 4}),
    ("rich-and-good", {"seats": 2}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_two_people_and_bots_play_a_whole_game(
    service: Service, come: Come, game: str, options: dict[str, Any]
) -> None:
    anna, basil = come("Anna"), come("Basil", "fr")
    table = anna.lay(game, ["", "", *["sensible"] * (options["seats"] - 2)], words="mine", **options)
    basil.join(table, words="à moi")
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.welcome["number"] is None
        anna.start(table)
        for chair in (first, second):
            assert chair.hear_a("played")["number"] == 0
        keeper = Keeper(service, table)
        play_on(keeper, [first, second], Random(7))
        for chair in (first, second):
            until_over(chair)
            assert bm.commit(chair.table["secret"]) == table["commitment"]
    record = bm.loads(basil.http.get(f"/tables/{table['id']}/record").content)
    assert record == bm.loads(record.dumps())
    assert record.names[:2] == ("Anna", "Basil")
    assert record.levels == ("", "", *["sensible"] * (options["seats"] - 2))
    assert isinstance(record.setup, bm.Fair)
    assert record.setup.contributions == ("mine", "à moi")
    assert bm.replay(record)[-1].state == keeper.read_on().state


def test_everybody_at_the_table_hears_every_action_once_and_in_order(service: Service, come: Come) -> None:
    anna, basil, watcher = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", ["", "", "random"], seats=3)
    basil.join(table)
    with anna.sit(table) as first, basil.sit(table) as second, watcher.sit(table) as third:
        anna.start(table)
        for chair in (first, second):
            chair.hear_a("played")
        play_on(Keeper(service, table), [first, second], Random(3))
        for chair in (first, second, third):
            until_over(chair)
            numbers = [message["number"] for message in chair.heard if message["type"] == "played"]
            assert numbers == list(range(len(numbers)))
            assert numbers[-1] == first.number
        assert third.view["seat"] is None


def test_bots_alone_play_for_those_who_watch(service: Service, come: Come) -> None:
    anna = come()
    table = anna.lay("high-society", ["sensible"] * 5, edition="2018", seats=5)
    assert table["seat"] is None
    assert len({seat["name"] for seat in table["seats"]}) == 5
    with anna.sit(table) as chair:
        anna.start(table)
        until_over(chair)
        assert chair.view["result"] is not None
    assert anna.http.get("/tables").json()[0]["state"] == "over"
