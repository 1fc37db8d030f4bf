"""A page of another site gains nothing from the cookie of somebody who visits it, and the cookie stays where it is."""

from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest

from beaumonde.server.cookies import COOKIE, SECURE_COOKIE
from server.conftest import Come, Serve
from server.service import Chair, Player, Service

HERE = "{here}"
"""Stands for the host and port of the service."""

OUR_OWN: list[dict[str, str]] = [
    {},
    {"Origin": f"http://{HERE}"},
    {"Origin": f"HTTP://{HERE}"},
    {"Origin": f"http://{HERE}", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "https://play.example", "Host": "play.example"},
    {"Origin": "https://PLAY.example", "Host": "Play.Example:443"},
    {"Origin": "http://play.example", "Host": "play.example:80"},
    {"Origin": "https://play.example:8443", "Host": "play.example:8443"},
    {"Origin": "https://play.example", "Host": "127.0.0.1:8000", "Sec-Fetch-Site": "same-origin"},
]
OTHERS: list[dict[str, str]] = [
    {"Origin": "http://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Origin": "file://"},
    {"Origin": f"chrome-extension://{HERE}"},
    {"Origin": f"http://{HERE}1"},
    {"Origin": f"http://{HERE}.elsewhere.example"},
    {"Origin": f"http://elsewhere.example@{HERE}"},
    {"Origin": f"http://{HERE} http://elsewhere.example"},
    {"Origin": "https://play.example:8443", "Host": "play.example"},
    {"Origin": "https://play.example", "Host": "play.example:80"},
    {"Origin": "https://play.example", "Host": "127.0.0.1:8000"},
    {"Origin": "https://other.play.example", "Host": "play.example", "Sec-Fetch-Site": "same-site"},
    {"Origin": "http://elsewhere.example", "Sec-Fetch-Site": "cross-site"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "anything"},
]


def sent(player: Player, headers: dict[str, str]) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={player.token}"} | {
        name: value.replace(HERE, player.address) for name, value in headers.items()
    }


def answers(player: Player, headers: dict[str, str]) -> set[int]:
    """What a reading and a changing request are answered with."""
    me = f"http://{player.address}/api/guests/me"
    return {
        httpx.get(me, headers=headers).status_code,
        httpx.patch(me, headers=headers, json={"name": "Berta"}).status_code,
    }


@pytest.mark.parametrize("headers", OUR_OWN, ids=str)
def test_a_cookie_counts_on_our_own_pages(come: Come, headers: dict[str, str]) -> None:
    anna = come()
    assert answers(anna, sent(anna, headers)) == {200}


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_a_cookie_does_not_count_on_other_pages(come: Come, headers: dict[str, str]) -> None:
    anna = come()
    assert answers(anna, sent(anna, headers)) == {401}
    assert anna.http.get("/guests/me").json()["name"] == "Anna"


@pytest.mark.parametrize("headers", [headers for headers in OTHERS if "Host" not in headers], ids=str)
def test_a_socket_of_another_page_only_watches(service: Service, come: Come, headers: dict[str, str]) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
    with Chair(service.address, table["id"], {}, additional_headers=sent(anna, headers)) as chair:
        assert chair.view["seat"] is None
        assert chair.act({"type": "hold"})["reason"]["code"] == "not-seated"


def test_a_page_without_tls_is_not_ours_where_there_is_tls(serve: Serve) -> None:
    behind = {"X-Forwarded-Proto": "https", "Host": "play.example"}
    proxied = Player(serve(trusted_proxies="127.0.0.1"))
    assert answers(proxied, sent(proxied, behind | {"Origin": "https://play.example"})) == {200}
    assert answers(proxied, sent(proxied, behind | {"Origin": "http://play.example"})) == {401}
    proxied.close()


def test_no_answer_invites_pages_of_other_sites(come: Come) -> None:
    anna = come()
    there = {"Origin": "http://elsewhere.example", "Access-Control-Request-Method": "PATCH"}
    for answer in (anna.http.get("/menu", headers=there), anna.http.options("/guests/me", headers=there)):
        assert not [name for name in answer.headers if name.startswith("access-control")]


# The cookie itself ----------------------------------------------------------------------------------------------


def cookie_of(service: Service, **headers: str) -> tuple[str, Any]:
    """The name of the cookie that a new guest gets, and all that is said of it."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = httpx.post(f"http://{service.address}/api/guests", json={"name": "Anna"}, headers=sent)
    (name, morsel), *more = SimpleCookie(answer.headers["set-cookie"]).items()
    assert not more
    return name, morsel


def test_no_script_reads_the_cookie_and_no_other_site_has_it_sent(service: Service) -> None:
    name, cookie = cookie_of(service)
    assert name == COOKIE
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert (cookie["secure"], cookie["domain"]) == ("", "")


def test_with_tls_the_cookie_is_for_this_host_and_for_tls_alone(serve: Serve) -> None:
    name, cookie = cookie_of(serve(trusted_proxies="127.0.0.1"), X_Forwarded_Proto="https")
    assert name == SECURE_COOKIE
    assert name.startswith("__Host-")
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
    assert (cookie["httponly"], cookie["samesite"]) == (True, "lax")


def test_whether_there_is_tls_is_believed_only_of_proxies_that_are_trusted(service: Service) -> None:
    assert cookie_of(service, X_Forwarded_Proto="https")[0] == COOKIE


def test_who_has_the_cookie_of_an_older_version_is_still_known_with_tls(serve: Serve) -> None:
    anna, berta = Player(service := serve(trusted_proxies="127.0.0.1")), Player(service, "Berta")
    own, there = f"http://{service.address}/api/guests/me", {"X-Forwarded-Proto": "https"}
    for cookies, name in (
        (f"{COOKIE}={anna.token}", "Anna"),
        (f"{SECURE_COOKIE}={anna.token}", "Anna"),
        (f"{COOKIE}={berta.token}; {SECURE_COOKIE}={anna.token}", "Anna"),
    ):
        assert httpx.get(own, headers={"Cookie": cookies} | there).json()["name"] == name
    anna.close()
    berta.close()
