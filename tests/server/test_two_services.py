"""Two services over one PostgreSQL database: what somebody does at one of them is seen at the other."""

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import pytest

from server.conftest import Come
from server.postgres import Postgres
from server.service import PATIENCE, Chair, Keeper, Player, Service, good, play_on, until_over

SOLO: dict[str, Any] = {"seats": 2, "first": 0}


@pytest.fixture(scope="module")
def service(postgres: Postgres) -> Iterator[Service]:
    """The one that everybody comes to, unless told otherwise."""
    with postgres.temporary() as database:
        running = Service(database)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def other(service: Service) -> Iterator[Service]:
    """The other one, over the same database."""
    running = Service(service.database)
    yield running
    running.stop()


def watch(player: Player, table: dict[str, Any], service: Service) -> Chair:
    """One more connection of the same person, at that service."""
    return Chair(service.address, table["id"], {"token": player.token})


def test_people_who_come_leave_and_begin(come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", **SOLO)
    with anna.sit(table) as first, basil.sit(table) as second:
        basil.join(table)
        first.until(lambda chair: chair.table["seats"][1]["name"] == "Basil")
        basil.http.delete(f"/tables/{table['id']}/seat")
        first.until(lambda chair: chair.table["seats"][1]["name"] is None)
        basil.join(table)
        anna.start(table)
        second.until(lambda chair: chair.table["state"] == "playing" and chair.number == 0)
        assert second.view["seat"] == second.table["seat"] == 1


def test_a_name_and_a_language(come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", **SOLO)
    with basil.sit(table) as second, watch(anna, table, other) as own:
        anna.http.patch("/guests/me", json={"name": "Anne", "language": "fr"})
        for chair in (second, own):
            chair.until(lambda chair: chair.table["seats"][0]["name"] == "Anne")
        assert own.talk(" ")["sentence"].startswith("Écrivez")


def test_what_is_said(come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", **SOLO)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.talk("Hello!")["number"] == 1
        assert second.talk("Hello yourself!")["number"] == 2
        for chair in (first, second):
            chair.until(lambda chair: len(said(chair)) == 2)
            assert said(chair) == ["Hello!", "Hello yourself!"]


def said(chair: Chair) -> list[str]:
    return [message["text"] for message in chair.heard if message["type"] == "said"]


def test_ones_own_orders_and_nobody_elses(come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", **SOLO)
    basil.join(table)
    anna.start(table)
    with anna.sit(table) as first, watch(anna, table, other) as own, basil.sit(table) as second:
        assert first.order({"forced": False})["type"] == "ordered"
        assert own.hear_a("ordered")["orders"] == {"forced": False}
        first.talk("Done.")
        second.hear_a("said")
        assert "ordered" not in {message["type"] for message in second.heard}
        with watch(anna, table, other) as back:
            assert back.welcome["orders"] == {"forced": False}


def test_the_pace(come: Come, other: Service) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))
    with anna.sit(table) as first, watch(anna, table, other) as second:
        for asked, seen in ((first, second), (second, first)):
            pace = "fast" if asked is first else "slow"
            assert asked.ask({"type": "pace", "id": pace, "pace": pace})["type"] == "accepted"
            seen.until(lambda chair, pace=pace: chair.table["pace"] == pace)  # type: ignore[misc]


def test_an_undo(come: Come, other: Service) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))
    with anna.sit(table) as first, watch(anna, table, other) as second:
        before = first.view
        first.ask({"type": "pace", "id": "wait", "pace": "paused"})
        assert second.act({"type": "buy", "goods": ["coal"]})["number"] == 1
        first.until(lambda chair: chair.number == 1)
        assert first.ask({"type": "undo", "id": "undo", "number": 1})["number"] == 2
        second.until(lambda chair: chair.number == 2)
        assert second.heard[-1]["undo_to"] == 0
        assert second.view == before


def test_a_game_that_is_given_up(come: Come, other: Service) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], **SOLO))
    with watch(anna, table, other) as second:
        assert anna.http.post(f"/tables/{table['id']}/give-up").is_success
        second.until(lambda chair: chair.table["state"] == "given-up")
        assert second.act({"type": "hold"})["reason"]["code"] == "given-up"


def test_a_whole_game_and_the_next_one(service: Service, come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", ["", "random", ""], seats=3)
    basil.join(table, seat=2)
    anna.start(table)
    with ExitStack() as stack:
        chairs = [stack.enter_context(player.sit(table)) for player in (anna, basil)]
        play_on(Keeper(service, table), chairs, Random(4))
        for chair in chairs:
            until_over(chair)
        again = basil.rematch(table)
        chairs[0].until(lambda chair: chair.table["next"] == again["id"])
        assert anna.rematch(table)["id"] == again["id"]


def test_logging_out_and_a_private_link(come: Come, other: Service) -> None:
    anna = come("Anna")
    table = anna.lay("rich-and-good", **SOLO)
    secret = good(anna.http.post("/device-links"))["secret"]
    answer = httpx.post(f"http://{other.address}/api/device-links/use", json={"secret": secret}, timeout=PATIENCE)
    token = good(answer)["token"]
    with Chair(other.address, table["id"], {"token": token}) as second:
        assert second.table["seat"] == 0
        good(anna.http.delete("/logins"))
        assert second.hear_a("error")["code"] == "logged-out"


def test_an_account_and_its_deletion(come: Come, other: Service) -> None:
    anna, basil = come("Anna"), come("Basil", at=other)
    table = anna.lay("rich-and-good", **SOLO)
    basil.join(table)
    anna.start(table)
    account = {"name": "anna-at-two", "password": "four old oak trees"}
    good(anna.http.post("/account", json=account))
    token = good(httpx.post(f"http://{other.address}/api/login", json=account, timeout=PATIENCE))["token"]
    with Chair(other.address, table["id"], {"token": token}) as elsewhere, basil.sit(table) as second:
        good(anna.http.request("DELETE", "/guests/me", json={"password": account["password"]}))
        assert elsewhere.hear_a("error")["code"] == "logged-out"
        second.until(lambda chair: chair.table["seats"][0]["stand_in"] != "" and chair.table["host"])
