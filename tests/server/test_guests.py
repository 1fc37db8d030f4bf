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
            table = anna.lay(offer["game"], [menu["levels"][-1]] * seats, clock=menu["clocks"][0], **options)
            assert table["state"] == "open"


CHANGES: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({}, {"name": "Anna", "language": "en"}),
    ({"name": None, "language": None}, {"name": "Anna", "language": "en"}),
    ({"name": "  Ännchen "}, {"name": "Ännchen", "language": "en"}),
    ({"language": "fr"}, {"name": "Anna", "language": "fr"}),
]


@pytest.mark.parametrize(("change", "after"), CHANGES, ids=str)
def test_what_is_not_named_stays(come: Come, change: dict[str, Any], after: dict[str, str]) -> None:
    anna = come("Anna")
    assert good(anna.http.patch("/guests/me", json=change)) == after
    assert good(anna.http.get("/guests/me")) == after


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"name": ""}, "bad-guest-name"),
    ({"name": "a" * 21}, "bad-guest-name"),
    ({"name": "\u202eanna"}, "bad-guest-name"),
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


def test_a_record_names_people_as_they_are_called_now(come: Come) -> None:
    anna = come("Anna")
    table = anna.start(anna.lay("rich-and-good", ["", "random"], clock=None, seats=2))
    own = f"/tables/{table['id']}"
    assert anna.http.get(f"{own}/record").status_code == 409
    anna.http.patch("/guests/me", json={"name": "Berta"})
    assert good(anna.http.get(own))["seats"][0]["name"] == "Berta"
