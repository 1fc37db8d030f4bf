"""Bringing games along: a guest with games logs in, and seats, host duties and chat lines pass to the account."""

from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from beaumonde.server.database import people, said, seats, tables
from server.conftest import Come
from server.service import PATIENCE, Keeper, Player, Service, good, play_on, until_over
from server.test_accounts import PASSWORD, claim

SOLO: dict[str, Any] = {"seats": 2, "first": 0}


def bring(guest: Player, name: str) -> httpx.Response:
    """The guest logs in to that account and brings the games along."""
    return guest.http.post("/login", json={"name": name, "password": PASSWORD, "bring_games": True})


def as_now(player: Player, answer: httpx.Response) -> Player:
    """The same browser, with its new login."""
    player.token = good(answer)["token"]
    player.http.headers["Authorization"] = f"Bearer {player.token}"
    return player


def test_a_guest_in_mid_game_becomes_the_account_and_the_game_ends_rightly(service: Service, come: Come) -> None:
    anna, guest, ben = come("Anna"), come("Guest"), come("Ben")
    claim(anna, "anna-merges")
    table = guest.lay("rich-and-good", clock=None, **SOLO)
    ben.join(table)
    guest.start(table)
    keeper = Keeper(service, table)
    with ExitStack() as keep:
        chairs = [keep.enter_context(player.sit(table)) for player in (guest, ben)]
        play_on(keeper, chairs, Random(3), most=4)
        assert chairs[0].talk("A word")["type"] == "accepted"
        chairs[0].order({"forced": False})
        hand = chairs[0].view["players"]
        answer = bring(guest, "anna-merges")
        assert chairs[0].hear_a("error")["code"] == "logged-out"
        chairs[1].until(lambda chair: chair.table["seats"][0]["name"] == "Anna")
        again = keep.enter_context(as_now(guest, answer).sit(table))
        assert again.view["players"] == hand
        assert again.welcome["orders"]["forced"] is False
        assert [(line["name"], line["text"]) for line in again.welcome["said"]] == [("Anna", "A word")]
        assert again.table["host"] is True
        again.order({"forced": True})  # the service plays again what is forced
        play_on(keeper, [again, chairs[1]], Random(4))
        until_over(again)
    assert [one["table"] for one in good(anna.http.get("/history"))["games"]] == [table["id"]]


def test_nothing_of_the_guest_is_left(service: Service, come: Come) -> None:
    anna, guest = come("Anna"), come("Vanishing")
    claim(anna, "anna-keeps")
    guest.lay("rich-and-good", seats=2)
    token = guest.token
    assert bring(guest, "anna-keeps").is_success
    assert guest.http.get("/guests/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert "Vanishing" not in str(service.execute(select(people)))
    ((person,),) = service.execute(
        select(people.c.id).where(people.c.name == "Anna").order_by(people.c.id.desc()).limit(1)
    )
    assert len(service.execute(select(seats).where(seats.c.person == person))) == 1
    assert len(service.execute(select(tables).where(tables.c.host == person))) == 1


def test_both_at_one_table_cannot_become_one_and_nothing_changes(service: Service, come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    claim(anna, "anna-twice")
    table = anna.lay("rich-and-good", seats=2)
    guest.join(table)
    other = guest.lay("rich-and-good", seats=2)
    answer = bring(guest, "anna-twice")
    assert (answer.status_code, answer.json()["code"], answer.json()["data"]) == (409, "both-at-table", {"tables": 1})
    assert "set-cookie" not in answer.headers
    assert [seat["name"] for seat in good(anna.http.get(f"/tables/{table['id']}"))["seats"]] == ["Anna", "Guest"]
    assert good(guest.http.get(f"/tables/{other['id']}"))["host"] is True
    assert len(good(anna.http.get("/account"))["logins"]) == 1
    good(guest.http.request("DELETE", f"/tables/{table['id']}/seat"))
    assert good(bring(guest, "anna-twice"))["name"] == "Anna"
    assert good(anna.http.get(f"/tables/{other['id']}"))["host"] is True


def test_a_refused_merge_does_not_use_up_the_link(come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    guest.join(anna.lay("rich-and-good", seats=2))
    secret = good(anna.http.post("/device-links"))["secret"]
    assert good(guest.http.post("/device-links/look", json={"secret": secret}))["both_at_table"] is True
    wish = {"secret": secret, "bring_games": True}
    assert guest.http.post("/device-links/use", json=wish).json()["code"] == "both-at-table"
    assert good(guest.http.post("/device-links/use", json=wish | {"bring_games": False}))["name"] == "Anna"


def test_games_move_along_a_link_too(come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    table = guest.lay("rich-and-good", seats=2)
    secret = good(anna.http.post("/device-links"))["secret"]
    good(guest.http.post("/device-links/use", json={"secret": secret, "bring_games": True}))
    assert good(anna.http.get(f"/tables/{table['id']}"))["seat"] == 0


def test_without_the_wish_the_games_stay_behind_and_only_this_login_ends(service: Service, come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    claim(anna, "anna-alone")
    table = guest.lay("rich-and-good", seats=2)
    secret = good(guest.http.post("/device-links"))["secret"]
    answer = httpx.post(f"http://{service.address}/api/device-links/use", json={"secret": secret}, timeout=PATIENCE)
    second = {"Authorization": f"Bearer {good(answer)['token']}"}
    good(guest.http.post("/login", json={"name": "anna-alone", "password": PASSWORD}))
    assert guest.http.get("/guests/me").status_code == 401
    assert good(guest.http.get(f"/tables/{table['id']}", headers=second))["seat"] == 0
    assert anna.http.get("/tables").json() == []


def test_one_account_does_not_swallow_another(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    claim(anna, "swallower")
    claim(ben, "swallowed")
    ben.lay("rich-and-good", seats=2)
    assert bring(ben, "swallower").json()["code"] == "guest-has-account"
    assert len(ben.http.get("/tables").json()) == 1


def test_both_may_have_talked_with_the_same_ids(service: Service, come: Come) -> None:
    anna, guest = come("Anna"), come("Guest")
    claim(anna, "anna-talks")
    table = come("Host").lay("rich-and-good", seats=2)
    for player in (anna, guest):
        with player.sit(table) as chair:
            chair.talk("Hello", "same-id")
    assert bring(guest, "anna-talks").is_success
    lines = service.execute(select(said.c.client_id, said.c.person).where(said.c.table == table["id"]))
    assert (len({line.client_id for line in lines}), len({line.person for line in lines})) == (2, 1)


@pytest.mark.parametrize("twice", [False, True])
def test_logging_in_where_one_is_already_changes_nothing_but_the_login(come: Come, twice: bool) -> None:
    anna = come("Anna")
    claim(anna, f"anna-again-{twice}")
    table = anna.lay("rich-and-good", seats=2)
    for _ in range(1 + twice):
        as_now(anna, bring(anna, f"anna-again-{twice}"))
    assert good(anna.http.get(f"/tables/{table['id']}"))["seat"] == 0
    assert len(good(anna.http.get("/account"))["logins"]) == 1


def test_whoever_watched_has_the_hand_as_soon_as_the_seat_is_theirs(service: Service, come: Come) -> None:
    anna, guest, ben = come("Anna"), come("Guest"), come("Ben")
    claim(anna, "anna-watches")
    table = guest.lay("rich-and-good", clock=None, **SOLO)
    ben.join(table)
    guest.start(table)
    with anna.sit(table) as watching:
        assert watching.view["seat"] is None
        assert bring(guest, "anna-watches").is_success
        told = watching.hear_a("welcome")
        assert (told["view"]["seat"], told["table"]["seat"]) == (0, 0)
        assert watching.act({"type": "hold"})["type"] == "accepted"
