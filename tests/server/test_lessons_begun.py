"""Lessons: a first game with cards laid by hand, for one person and bots only."""

from random import Random
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.core.game import GAMES, game_from
from server.conftest import Come
from server.service import Keeper, Service, good, play_on, until_over

LESSONS = [(game, lesson.name) for game, kind in GAMES.items() for lesson in kind.lessons]


def play_to_the_end(service: Service, player: Any, table: dict[str, Any]) -> None:
    with player.sit(table) as chair:
        play_on(Keeper(service, table), [chair], Random(5))
        until_over(chair)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_begins_at_once_with_its_own_table_and_bots(
    service: Service, come: Come, game: str, lesson: str
) -> None:
    anna = come()
    table = anna.teach(game, lesson)
    taught = next(found for found in GAMES[game].lessons if found.name == lesson)
    assert (table["lesson"], table["state"], table["seat"], table["host"]) == (lesson, "playing", 0, True)
    assert game_from(game, table["options"]) == game_from(game, taught.options)
    assert [seat["level"] for seat in table["seats"]] == ["", *["sensible"] * (len(table["seats"]) - 1)]
    assert (table["commitment"], table["secret"], table["to_act"]) == ("", None, [0])
    assert table["pace"] == "slow"
    assert Keeper(service, table).journal.state == game_from(game, taught.options).start(deal=taught.deal)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_record_says_that_the_cards_were_laid_by_hand(service: Service, come: Come, game: str, lesson: str) -> None:
    anna = come()
    table = anna.teach(game, lesson)
    play_to_the_end(service, anna, table)
    over = good(anna.http.get(f"/tables/{table['id']}"))
    assert (over["state"], over["lesson"], over["commitment"], over["secret"]) == ("over", lesson, "", None)
    record = good(anna.http.get(f"/tables/{table['id']}/record"))
    assert record["setup"]["type"] == "by-hand"
    steps = bm.replay(bm.loads(anna.http.get(f"/tables/{table['id']}/record").text))
    assert steps[-1].state.result is not None
    for replay in (
        good(anna.http.get(f"/tables/{table['id']}/replay")),
        good(anna.http.post("/replay", json=record)),
    ):
        assert len(replay["moments"]) == len(steps)
        assert replay["shuffle"] is None


def test_the_bots_wait_until_the_learner_has_seen_what_happened(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.teach("high-society")
    with anna.sit(table, attentive=False) as learner, basil.sit(table) as watching:
        learner.act({"type": "bid", "cards": [1]})
        for chair in (learner, watching):
            chair.until(lambda chair: chair.number == 1)
            with pytest.raises(TimeoutError):
                chair.hear(within=0.5)
        watching.say({"type": "seen", "number": 1})  # the bots do not wait for spectators
        learner.say({"type": "seen", "number": 0})
        with pytest.raises(TimeoutError):
            learner.hear(within=0.5)
        learner.say({"type": "seen", "number": 1})
        learner.until(lambda chair: chair.number == 2)
        learner.close()
    with anna.sit(table) as again:  # a page that was opened again has seen everything too
        again.until(lambda chair: chair.number > 2)


def test_nobody_else_can_sit_down_at_a_lesson(come: Come) -> None:
    anna = come()
    table = anna.teach("high-society")
    assert table["code"] is None
    assert anna.http.delete(f"/tables/{table['id']}/seat").json()["code"] == "has-begun"


@pytest.mark.parametrize("more", [{"levels": ["", "", "", ""]}, {"seat": 1}, {"options": {"seats": 3}}, {"deal": {}}])
def test_a_lesson_is_taken_as_it_is(come: Come, more: dict[str, Any]) -> None:
    answer = come().http.post("/lessons", json={"game": "high-society", "lesson": "first", **more})
    assert answer.status_code == 400


@pytest.mark.parametrize("more", [{"lesson": "first"}, {"deal": {}}, {"setup": {}}])
def test_no_other_table_can_have_its_cards_laid(come: Come, more: dict[str, Any]) -> None:
    wish = {"game": "high-society", "options": {"edition": "2025", "seats": 3}, **more}
    assert come().http.post("/tables", json=wish).status_code == 400


def test_every_other_table_is_shuffled(come: Come) -> None:
    table = come().lay("high-society", edition="2025", seats=3)
    assert table["lesson"] is None
    assert len(table["commitment"]) == 64


def test_the_rematch_of_a_lesson_is_a_fair_game(service: Service, come: Come) -> None:
    anna = come()
    table = anna.teach("rich-and-good")
    play_to_the_end(service, anna, table)
    again = anna.rematch(table)
    assert (again["state"], again["lesson"], again["options"]) == ("playing", None, table["options"])
    assert len(again["commitment"]) == 64
    assert Keeper(service, again).fair.commitment == again["commitment"]


@pytest.mark.parametrize(
    ("wish", "code"), [({"game": "chess"}, "no-such-game"), ({"lesson": "second"}, "no-such-lesson")]
)
def test_what_is_not_taught_here(come: Come, wish: dict[str, str], code: str) -> None:
    answer = come().http.post("/lessons", json={"game": "high-society", "lesson": "first", **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["sentence"]
