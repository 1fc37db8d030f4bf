"""Values that a database or a decoder could stumble over are refused in one shape, whichever database there is."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.service import Chair, Player, Service

LONGEST_ID = "a" * 64
FINISHED = Path(__file__).parents[1] / "data" / "records" / "high-society-format-2.json"


@pytest.fixture
def service(database: str) -> Iterator[Service]:
    running = Service(database, trusted_proxies="127.0.0.1", guests_an_hour=1000)
    yield running
    running.stop()


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player = Player(service)
    yield player
    player.close()


def refused(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, (answer.request.method, answer.request.url, answer.text)
    return str(answer.json()["code"])


def send(player: Player, method: str, path: str, body: Any) -> httpx.Response:
    """The body may hold what no JSON should: half a character, or the digits of a number too long for Python."""
    return player.http.request(method, path, content=json.dumps(body).replace('"9 times 5000"', "9" * 5000))


TABLES = ["%00", "a%00b", "%ED%A0%80", "%F0%9F%8E%A9", "%0A", "x" * 3000, "%27%22%3B--", "9" * 40]
OF_TABLES: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/replay", None),
    ("DELETE", "/seat", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/give-up", None),
    ("PUT", "/words", {"words": "mine"}),
    ("PUT", "/hidden", {"hidden": True}),
]


def test_an_id_of_a_table_may_be_anything(anna: Player) -> None:
    for table in TABLES:
        for method, end, body in OF_TABLES:
            assert refused(anna.http.request(method, f"/tables/{table}{end}", json=body)) == "no-such-table"
        with Chair(anna.address, table, None) as chair:
            assert chair.hear()["code"] == "no-such-table"


TEXTS = ["\x00", "\ud800", "x" * 60_000, "\U0001f3a9" * 5_000, "\u0300" * 10_000]


def test_a_text_may_be_anything(anna: Player) -> None:
    table = anna.lay("high-society", edition="2018", seats=3)
    usual = {"game": "high-society", "options": {"edition": "2018", "seats": 3}}
    for text in TEXTS:
        for method, path, body in (
            ("POST", "/guests", {"name": text}),
            ("POST", "/guests", {"name": "Anna", "language": text}),
            ("PATCH", "/guests/me", {"name": text}),
            ("PATCH", "/guests/me", {"language": text}),
            ("POST", "/join", {"code": text}),
            ("POST", "/join", {"code": table["code"], "words": text}),
            ("POST", "/tables", usual | {"game": text}),
            ("POST", "/tables", usual | {"options": {"edition": text, "seats": 3}}),
            ("POST", "/tables", usual | {"options": {"edition": "2018", "seats": 3, text: 1}}),
            ("POST", "/tables", usual | {"levels": [text] * 3}),
            ("POST", "/tables", usual | {"words": text}),
            ("POST", "/lessons", {"game": "high-society", "lesson": text}),
            ("PUT", f"/tables/{table['id']}/words", {"words": text}),
        ):
            refused(send(anna, method, path, body))
    assert send(anna, "PATCH", "/guests/me", {"name": "A\x00nna"}).json()["name"] == "Anna"


NUMBERS: list[Any] = [2**31, 2**63, 2**64, -(2**31) - 1, -(2**64), 10**300, "9 times 5000", 1e308]


def test_a_number_may_be_anything(anna: Player) -> None:
    table = anna.lay("high-society", edition="2018", seats=3)
    usual: dict[str, Any] = {"game": "rich-and-good", "options": {"seats": 2}}
    for number in NUMBERS:
        for path, body in (
            ("/tables", usual | {"seat": number}),
            ("/tables", usual | {"clock": number}),
            ("/tables", usual | {"options": {"seats": number}}),
            ("/tables", usual | {"options": {"seats": 2, "first": number}}),
            ("/tables", usual | {"options": {"seats": 2, "track": [0, 100, number]}}),
            ("/join", {"code": table["code"], "seat": number}),
        ):
            refused(send(anna, "POST", path, body))


def test_a_seat_to_look_from_may_be_any_number(anna: Player) -> None:
    assert anna.http.post("/replay?seat=0", content=FINISHED.read_bytes()).is_success
    for seat in (2**31, 2**63, 2**64, "9" * 4000, "9" * 5000, "-1", "1e3", "%00", "x"):
        refused(anna.http.post(f"/replay?seat={seat}", content=FINISHED.read_bytes()))


LIVE: list[dict[str, Any]] = [
    {"type": "act", "id": f"{LONGEST_ID}\n", "number": 0, "action": {"type": "pass"}},
    {"type": "act", "id": "a\x00", "number": 0, "action": {"type": "pass"}},
    {"type": "act", "id": "a", "number": 2**31, "action": {"type": "pass"}},
    {"type": "act", "id": "a", "number": "9 times 5000", "action": {"type": "pass"}},
    {"type": "act", "id": "a", "number": 0, "action": {"type": "bid", "cards": ["9 times 5000"]}},
    {"type": "act", "id": "a", "number": 0, "action": {"type": "bid", "cards": [2**64] * 100}},
    {"type": "say", "id": f"{LONGEST_ID}\n", "text": "hello"},
    {"type": "say", "id": "a", "text": "a\x00b"},
    {"type": "say", "id": "a", "text": "\ud800"},
    {"type": "undo", "id": f"{LONGEST_ID}\n", "number": 0},
    {"type": "undo", "id": "a", "number": 2**31},
    {"type": "order", "id": f"{LONGEST_ID}\n", "orders": {"most": "x"}},
    {"type": "order", "id": "a", "orders": {"card": 2**64, "most": 2**64}},
    {"type": "order", "id": "a", "orders": {"\x00": "\x00"}},
    {"type": "pace", "id": "a", "pace": "\x00"},
    {"type": "seen", "number": 2**31},
]


def test_a_message_may_hold_anything(anna: Player) -> None:
    table = anna.start(anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3, first=0))
    with anna.sit(table) as chair:
        for message in LIVE:
            chair.ask(json.dumps(message).replace('"9 times 5000"', "9" * 5000))
            assert "server-error" not in chair.raw[-1], message
        assert chair.act({"type": "pass"}, LONGEST_ID)["type"] == "accepted"
        assert chair.talk("hello", LONGEST_ID)["type"] == "accepted"


@pytest.mark.parametrize("hello", [{"token": "\x00"}, {"token": "\ud800"}, {"from": 2**31}, {"heard": 2**64}], ids=str)
def test_a_hello_may_hold_anything(anna: Player, hello: dict[str, Any]) -> None:
    table = anna.lay("high-society", edition="2018", seats=3)
    with Chair(anna.address, table["id"], None) as chair:
        chair.say(json.dumps({"type": "hello", **hello}))
        assert chair.hear()["code"] in {"no-token", "bad-message"}


def test_a_proxy_may_name_any_address(service: Service) -> None:
    for address in ("x" * 500, "unknown", "fe80::1%" + "x" * 200, "1.2.3.4, x" + "y" * 300, "_hidden", "[::1]:99"):
        answer = httpx.post(
            f"http://{service.address}/api/guests", json={"name": "A"}, headers={"X-Forwarded-For": address}
        )
        assert answer.status_code == 201, (address, answer.text)


RECORDS: dict[str, bytes] = {
    "a line for each byte": b"Beau Monde 2\n" + b"x\n" * 120_000,
    "one long line": b"Beau Monde 2\ngame: high-society\nedition: 2018\nseats: 3\nseed: 1\n\n" + b"a" * 250_000,
    "names within names": b"Beau Monde 2\ngame: high-society\nedition: 2018\nseats: 3\nnames: " + b"[" * 200_000,
    "lists within lists": b'{"format":2,"game":' + b"[" * 200_000,
    "a seed without end": b'{"format":1,"game":"high-society","options":{},"seed":'
    + b"9" * 200_000
    + b',"actions":[]}',
    "a format without end": b'{"format":' + b"9" * 200_000 + b"}",
    "a price without end": b'{"format":2,"game":"rich-and-good","options":{"seats":2,"track":[0,40,'
    + b"9" * 4_000
    + b"]}"
    b',"setup":{"type":"seed","seed":1},"actions":[]}',
    "a zero byte": b"Beau Monde 2\ngame: \x00\n",
    "half a character": rb'{"format":2,"game":"\ud800","options":{},"setup":{"type":"seed","seed":1},"actions":[]}',
}


def test_a_record_may_be_anything_and_nothing_is_unpacked(anna: Player) -> None:
    for record in RECORDS.values():
        refused(anna.http.post("/replay", content=record))
    packed = gzip.compress(FINISHED.read_bytes())
    assert refused(anna.http.post("/replay", content=packed, headers={"Content-Encoding": "gzip"})) == "not-a-record"
