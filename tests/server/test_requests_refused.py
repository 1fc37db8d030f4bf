"""Bad requests: always a 4xx of one shape, in the reader's language."""

from typing import Any

import httpx
import pytest

from server.conftest import Come
from server.service import Player

ROUTES = [
    ("GET", "/guests/me"),
    ("GET", "/tables"),
    ("POST", "/tables"),
    ("POST", "/lessons"),
    ("POST", "/join"),
    ("GET", "/codes/QQQQQ"),
    ("GET", "/tables/nowhere"),
    ("PUT", "/tables/nowhere/words"),
    ("DELETE", "/tables/nowhere/seat"),
    ("PUT", "/tables/nowhere/seats/0"),
    ("DELETE", "/tables/nowhere/seats/0"),
    ("POST", "/tables/nowhere/code"),
    ("POST", "/tables/nowhere/start"),
    ("POST", "/tables/nowhere/rematch"),
    ("PATCH", "/guests/me"),
]
BODIES: dict[str, dict[str, Any]] = {
    "/guests": {"name": "Anna"},
    "/tables": {"game": "high-society", "options": {"edition": "2018", "seats": 3}},
    "/lessons": {"game": "high-society", "lesson": "first"},
    "/join": {"code": "QQQQQ"},
    "/tables/nowhere/words": {"words": "mine"},
    "/tables/nowhere/seats/0": {"level": "sensible"},
    "/guests/me": {"name": "Anna"},
}
TAKING = [
    *(
        ("POST", "/guests"),
        ("POST", "/tables"),
        ("POST", "/lessons"),
        ("POST", "/join"),
        ("PUT", "/tables/nowhere/words"),
        ("PUT", "/tables/nowhere/seats/0"),
    ),
    *(("PATCH", "/guests/me"), ("POST", "/replay")),
]
NASTY: dict[str, bytes] = {
    "nothing": b"",
    "not JSON": b"{",
    "not an object": b"[]",
    "null": b"null",
    "not UTF-8": b'{"name": "\xff"}',
    "half a character": rb'{"name": "\ud800", "code": "\ud800", "game": "\ud800", "options": {}, "words": "\ud800"}',
    "wrong types": b'{"name": 7, "code": 7, "game": 7, "options": 7, "words": 7}',
    "unknown field": b'{"name": "A", "code": "A", "game": "A", "options": {}, "words": "A", "more": 1}',
    "deep": b"[" * 30_000,
    "deep inside": b'{"game": "high-society", "name": "A", "options": ' + b'{"a":' * 10_000,
    "deep and whole": b'{"game": "high-society", "options": {"seats": ' + b"[" * 500 + b"]" * 500 + b"}}",
    "huge": b'{"name": "' + b"a" * 2_000_000 + b'"}',
    "huge number": b'{"game": "high-society", "options": {"edition": "2018", "seats": ' + b"9" * 5000 + b"}}",
}


def refused(answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    assert answer.status_code in (statuses or range(400, 500)), answer.text
    problem: dict[str, Any] = answer.json()
    assert set(problem) == {"code", "data", "sentence"}
    assert problem["sentence"]
    assert "Traceback" not in answer.text
    return problem


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_wrong_token_is_refused_everywhere(come: Come, method: str, path: str) -> None:
    anna = come()
    for token in ("Bearer nobody", "Bearer", f"Bearer {anna.token}x", "bearer \u00ff"):
        answer = anna.http.request(
            method, path, json=BODIES.get(path), headers={b"Authorization": token.encode("latin-1")}
        )
        assert refused(answer, 401)["code"] == "no-token"


@pytest.mark.parametrize(("method", "path"), TAKING)
def test_a_nasty_body_gets_an_error_of_one_shape(come: Come, method: str, path: str) -> None:
    anna = come()
    for body in NASTY.values():
        refused(anna.http.request(method, path, content=body))
    assert anna.http.get("/guests/me").is_success


@pytest.mark.parametrize("table", ["nowhere", "%00", "%FF%FE", "a" * 3000, "..", "é", "'; DROP TABLE person"])
def test_an_unknown_table_is_told_apart_from_nothing(come: Come, table: str) -> None:
    anna = come()
    ends = [("GET", ""), ("GET", "/record"), ("GET", "/replay"), ("DELETE", "/seat"), ("POST", "/start")]
    for method, end in (*ends, ("POST", "/code"), ("POST", "/rematch"), ("POST", "/give-up"), ("DELETE", "/seats/0")):
        refused(anna.http.request(method, f"/tables/{table}{end}"))
    for end, body in (("/words", {"words": "mine"}), ("/hidden", {"hidden": True}), ("/seats/0", {"level": ""})):
        refused(anna.http.put(f"/tables/{table}{end}", json=body))
    refused(anna.http.get(f"/codes/{table}"))
    refused(anna.http.post("/join", json={"code": table}), 404)


@pytest.mark.parametrize("name", ["", " ", "a" * 21, "\n", "\u202e\u200b", "\x00"])
def test_a_name_has_one_to_twenty_printable_characters(come: Come, name: str) -> None:
    assert refused(come().http.post("/guests", json={"name": name}), 400)["code"] == "bad-guest-name"


def test_there_are_only_the_languages_there_are(come: Come) -> None:
    assert refused(come().http.post("/guests", json={"name": "A", "language": "xx"}))["code"] == "no-such-language"


TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-such-game"),
    ({"options": {"edition": "2018", "seats": 9}}, "bad-seats"),
    ({"options": {"edition": "1066", "seats": 3}}, "no-such-edition"),
    ({"options": {"edition": "2018", "seats": 3, "memory_aid": "yes"}}, "bad-option"),
    ({"options": {"edition": "2018", "seats": 3, "first": 3}}, "no-such-seat"),
    ({"options": {"edition": "2018", "seats": 3, "colour": "red"}}, "bad-option"),
    ({"options": {}}, "bad-option"),
    ({"levels": ["", "sensible"]}, "bad-levels"),
    ({"levels": ["", "sensible", "divine"]}, "no-such-level"),
    ({"levels": ["", "random", ""], "seat": 1}, "seat-taken"),
    ({"seat": 5}, "no-such-seat"),
    ({"seat": -1}, "bad-request"),
    ({"words": "é" * 200}, "bad-contribution"),
    ({"words": "a\x00b"}, "bad-contribution"),
]


@pytest.mark.parametrize(("change", "code"), TABLES, ids=str)
def test_a_table_that_makes_no_sense_is_not_laid(come: Come, change: dict[str, Any], code: str) -> None:
    anna = come()
    assert refused(anna.http.post("/tables", json=BODIES["/tables"] | change))["code"] == code
    assert anna.http.get("/tables").json() == []


def test_an_error_is_told_in_the_language_of_the_reader(come: Come) -> None:
    wish = BODIES["/tables"] | {"game": "chess"}
    french, english = (come(language=language).http.post("/tables", json=wish).json() for language in ("fr", "en"))
    assert french["sentence"] == "Il n’y a pas de jeu « chess »."
    assert english["sentence"] == "There is no game “chess”."
    stranger = httpx.post(
        f"{base(come())}/guests", json={"name": "A", "language": "xx"}, headers={"Accept-Language": "eo, fr;q=0.8"}
    )
    assert stranger.json()["sentence"].startswith("Il n’y a pas de langue")


def test_an_address_or_method_that_is_none_gets_the_same_shape(come: Come) -> None:
    anna = come()
    assert refused(anna.http.get("/nothing"), 404)["code"] == "no-such-address"
    assert refused(anna.http.put("/guests"), 405)["code"] == "wrong-method"
    assert refused(anna.http.post("/guests", content=b"x" * 100_000), 413)["code"] == "too-large"


def base(player: Player) -> str:
    return f"http://{player.address}/api"
