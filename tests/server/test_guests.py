"""What a guest may choose from, and change."""

from typing import Any

import pytest

from beaumonde.bots import LEVELS
from beaumonde.core.game import GAMES, game_from
from beaumonde.locale import LANGUAGES
from server.conftest import Come
from server.service import good


def test_the_menu_has_every_game_and_everything_on_it_can_be_had(come: Come) -> None:
    anna = come()
    menu = good(anna.http.get("/menu", headers={"Authorization": ""}))
    assert {offer["game"] for offer in menu["offers"]} == set(GAMES)
    assert (menu["levels"], menu["languages"]) == (list(LEVELS), list(LANGUAGES))
    for offer in menu["offers"]:
        for seats in offer["seats"]:
            options = {**offer["options"], **offer["extras"], "seats": seats}
            assert game_from(offer["game"], options).seats == seats
            table = anna.lay(offer["game"], [menu["levels"][-1]] * seats, clock=menu["clocks"][0]["clock"], **options)
            assert table["state"] == "open"


CHANGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {"name": "Anna", "language": "en"}),
    ({"name": None, "language": None}, {"name": "Anna", "language": "en"}),
    ({"name": "  Ännchen "}, {"name": "Ännchen", "language": "en"}),
    ({"language": "fr"}, {"name": "Anna", "language": "fr"}),
]


@pytest.mark.parametrize(("change", "after"), CHANGES, ids=str)
def test_what_is_not_named_stays(come: Come, change: dict[str, Any], after: dict[str, Any]) -> None:
    anna = come("Anna")
    assert good(anna.http.patch("/guests/me", json=change)) == {**after, "bot": False}
    assert good(anna.http.get("/guests/me")) == {**after, "bot": False}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"name": ""}, "bad-guest-name"),
    ({"name": "a" * 21}, "bad-guest-name"),
    ({"name": "\ue000"}, "bad-guest-name"),
    ({"language": "xx"}, "no-such-language"),
    ({"name": 7}, "bad-request"),
    ({"token": "mine"}, "bad-request"),
]


@pytest.mark.parametrize(("change", "code"), REFUSED, ids=str)
def test_a_change_that_makes_no_sense_changes_nothing(come: Come, change: dict[str, Any], code: str) -> None:
    anna = come("Anna")
    answer = anna.http.patch("/guests/me", json={"name": "Berta", **change})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert good(anna.http.get("/guests/me"))["name"] == "Anna"


UNSEEN = {
    "zero-width space": "\u200b",
    "soft hyphens": "\u00ad\u00ad",
    "bidi controls": "\u202e\u2066\u2069",
    "a Hangul filler": "\u3164",
    "half-width and leading fillers": "\uffa0\u115f\u1160",
    "braille blanks": "\u2800 \u2800",
    "only combining marks": "\u0301\u0308",
    "a variation selector": "\ufe0f",
    "an ideographic space": "\u3000",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_nobody_can_see_is_refused_in_one_sentence(come: Come, name: str) -> None:
    anna = come("Anna")
    for answer in (
        anna.http.patch("/guests/me", json={"name": name}),
        anna.http.post("/guests", json={"name": name, "language": "en"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-guest-name")
        assert answer.json()["sentence"].endswith(".")
    assert good(anna.http.get("/guests/me"))["name"] == "Anna"


CLEANED = {
    "\u202eAnna": "Anna",
    "An\u200bna\u00ad": "Anna",
    "Anna\u3164": "Anna",
    "A\u0308nnchen": "Ännchen",
    "Anna \u2800\n Maria": "Anna Maria",
    "👩🏽 Żofia": "👩🏽 Żofia",
    "…": "…",
}


@pytest.mark.parametrize(("typed", "shown"), CLEANED.items(), ids=ascii)
def test_a_name_is_kept_as_it_is_seen(come: Come, typed: str, shown: str) -> None:
    assert good(come(typed).http.get("/guests/me"))["name"] == shown


def test_a_record_names_people_as_they_are_called_now(come: Come) -> None:
    anna = come("Anna")
    table = anna.start(anna.lay("rich-and-good", ["", "random"], clock=None, seats=2))
    own = f"/tables/{table['id']}"
    assert anna.http.get(f"{own}/record").status_code == 409
    anna.http.patch("/guests/me", json={"name": "Berta"})
    assert good(anna.http.get(own))["seats"][0]["name"] == "Berta"
