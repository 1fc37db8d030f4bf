"""Bans: who is banned is out within seconds, and nobody else is."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from beaumonde.server.admin.banning import key_of
from server.conftest import Command, Serve
from server.service import Chair, Player, Service, good, patient

HERE, NEXT_DOOR = "2001:db8:0:1::5", "2001:db8:0:1:ffff::6"
ELSEWHERE = "2001:db8:0:2::5"


@pytest.fixture
def running(database: str, serve: Serve) -> Service:
    return serve(bans_every=0.05, trusted_proxies="127.0.0.1")


@pytest.fixture
def anna(running: Service) -> Iterator[Player]:
    with closing(Player(running, "Anna", "de")) as player:
        yield player


@pytest.fixture
def basil(running: Service) -> Iterator[Player]:
    with closing(Player(running, "Basil")) as player:
        yield player


def coming_from(service: Service, address: str, **more: Any) -> httpx.Response:
    """Somebody who wants to be a guest."""
    there = {"X-Forwarded-For": address}
    return httpx.post(f"http://{service.address}/api/guests", json={"name": "Clara"}, headers=there, **more)


def code_of_closing(chair: Chair) -> int:
    """How the service ends the connection, after the last message."""
    with pytest.raises(ConnectionClosed) as closed:
        chair.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_banned_person_is_out_and_others_play_on(anna: Player, basil: Player, command: Command) -> None:
    table = anna.lay("rich-and-good", seats=2, first=1)
    basil.join(table)
    anna.start(table)
    with anna.sit(table) as hers, basil.sit(table) as his:
        assert command("admin", "ban", "1", "--reason", "rude").out == "Banned: person 1.\n"
        assert hers.hear_a("error") == {
            "type": "error",
            "code": "banned",
            "data": {},
            "sentence": "Du bist von diesem Dienst ausgeschlossen.",
        }
        assert code_of_closing(hers) == 4403
        assert his.act({"type": "hold"})["type"] == "accepted"
    wish = {"game": "rich-and-good", "options": {"seats": 2}}
    assert [
        anna.http.get("/guests/me").status_code,
        anna.http.post("/tables", json=wish).status_code,
        anna.http.post("/guests", json={"name": "Not Anna"}).status_code,
    ] == [403] * 3
    assert anna.http.get("/tables").json()["sentence"] == "Du bist von diesem Dienst ausgeschlossen."
    with anna.sit(table) as again:
        assert again.welcome["code"] == "banned"
        assert code_of_closing(again) == 4403
    assert good(basil.http.get(f"/tables/{table['id']}"))["seats"][0]["name"] == "Anna"


def test_who_is_banned_does_not_become_somebody_else_with_the_same_cookie(
    running: Service, anna: Player, command: Command
) -> None:
    command("admin", "ban", "1")
    patient(lambda: anna.http.get("/guests/me").status_code == 403)
    cookies = {"beaumonde": anna.token}
    assert coming_from(running, ELSEWHERE, cookies=cookies).json()["code"] == "banned"
    assert coming_from(running, ELSEWHERE, cookies={"beaumonde": "stale"}).status_code == 201


def test_a_person_is_let_in_again(anna: Player, command: Command) -> None:
    command("admin", "ban", "1")
    patient(lambda: anna.http.get("/guests/me").status_code == 403)
    assert command("admin", "unban", "1").out == "No longer banned: person 1.\n"
    patient(lambda: anna.http.get("/guests/me").is_success)


def test_a_ban_is_known_from_the_start(database: str, anna: Player, command: Command, serve: Serve) -> None:
    command("admin", "ban", "1")
    anna.http.base_url = httpx.URL(f"http://{serve().address}/api")
    assert anna.http.get("/guests/me").status_code == 403


def test_a_banned_address_gets_no_guests_and_no_live_connections(
    running: Service, basil: Player, command: Command
) -> None:
    table = basil.lay("rich-and-good", ["", "random"], seats=2)

    def watch(address: str, hello: dict[str, str] | None) -> Chair:
        return Chair(running.address, table["id"], hello, additional_headers={"X-Forwarded-For": address})

    known = {"token": basil.token}
    with watch(HERE, {}) as here, watch(ELSEWHERE, known) as elsewhere:
        assert command("admin", "ban", "--address", NEXT_DOOR).out == "Banned: address 2001:db8:0:1::/64.\n"
        assert here.hear()["code"] == "banned"
        assert code_of_closing(here) == 4403
        assert elsewhere.talk("Still here.")["type"] == "accepted"
    assert coming_from(running, HERE).json()["sentence"] == "You are banned from this service."
    assert coming_from(running, ELSEWHERE).status_code == 201
    with watch(NEXT_DOOR, None) as late:
        assert late.hear()["code"] == "banned"
        assert code_of_closing(late) == 4403


def test_bans_are_listed(command: Command, anna: Player) -> None:
    command("admin", "ban", "--address", "::ffff:192.0.2.7", "--reason", "floods")
    command("admin", "ban", "1")
    command("admin", "ban", "1", "--reason", "rude")
    lines = [line.split()[1:] for line in command("admin", "bans").out.splitlines()]
    assert sorted(lines) == [["Who", "Reason"], ["address", "192.0.2.7", "floods"], ["person", "1", "rude"]]
    assert command("admin", "unban", "--address", "192.0.2.7").code == 0
    assert anna.token not in command("admin", "bans").all


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban"], "Give either the id of a person or --address."),
        (["ban", "1", "--address", "192.0.2.7"], "Give either the id of a person or --address."),
        (["ban", "12345"], "There is no person 12345."),
        (["ban", "--address", "example.org"], "“example.org” is not an IP address."),
        (["ban", "--address", "192.0.2.0/24"], "“192.0.2.0/24” is not an IP address."),
        (["unban", "12345"], "There is no ban of “person 12345”."),
    ],
)
def test_who_cannot_be_banned_is_told_in_one_sentence(
    database: str, arguments: list[str], sentence: str, command: Command, serve: Serve
) -> None:
    serve().stop()
    outcome = command("admin", *arguments)
    assert (outcome.code, outcome.err) == (2, f"✗ {sentence}\n")


@pytest.mark.parametrize("address", ["2001:db8:0:1::5", "2001:db8:0:1::/64", "2001:DB8:0:1:9::"])
def test_an_ipv6_address_stands_for_its_network(address: str) -> None:
    assert key_of(None, address) == "address 2001:db8:0:1::/64"
