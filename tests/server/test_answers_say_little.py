"""Answers and errors tell what they have to and nothing of how the service is made."""

import re
import socket
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from sqlalchemy import text

from beaumonde.server.headers import CLIENT, USUAL
from beaumonde.server.logs import JsonLines
from server.conftest import Come
from server.service import Player, Service

INSIDE = re.compile(
    r"traceback|\.py\b|site-packages|/src/|/tmp/|beaumonde[./]server|sqlalche|psycopg|sqlite|postgres|litestar|uvicorn|h11"
    r"|\b(?:select|insert|update) .*(?:from|into|set)\b|python/?\d|line \d",
    re.IGNORECASE,
)
"""What would tell of files, libraries, versions or statements of the database."""


def is_silent(answer: httpx.Response) -> bool:
    """Whether neither the headers nor the body tell what is inside."""
    told = "\n".join(f"{name}: {value}" for name, value in answer.headers.items()) + answer.text
    return not INSIDE.search(told) and "server" not in answer.headers and "x-powered-by" not in answer.headers


ADDRESSES = ["/nothing", "/tables/nowhere", "/tables/nowhere/nothing", "/codes/QQQQQ"]
BODIES = [b"", b"{", b"[]", b'{"name": 7}', b'{"name": "\xff"}', b"[" * 30_000, b'{"name": "A", "more": 1}']


def test_a_refused_request_tells_nothing_of_the_inside(come: Come) -> None:
    anna = come()
    answers = [anna.http.get(address) for address in ADDRESSES]
    answers += [anna.http.post("/guests", content=body) for body in BODIES]
    answers += [anna.http.put("/guests"), anna.http.post("/guests", content=b"x" * 100_000)]
    answers += [anna.http.post("/replay", content=body) for body in BODIES]
    answers.append(anna.http.get("/guests/me", headers={"Authorization": "Bearer nobody"}))
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"code", "data", "sentence"}
        assert is_silent(answer), answer.text


@pytest.fixture
def broken(database: str) -> Iterator[Player]:
    """Somebody at a service whose database has lost a table."""
    service = Service(database)
    player = Player(service)
    service.execute(text('ALTER TABLE "table" RENAME TO gone'))
    yield player
    player.close()
    service.stop()


def test_a_fault_tells_nothing_of_the_inside(broken: Player) -> None:
    wish = {"game": "high-society", "options": {"edition": "2018", "seats": 3}}
    for answer in (
        broken.http.get("/tables"),
        broken.http.get("/tables/nowhere"),
        broken.http.get("/codes/QQQQQ"),
        broken.http.post("/tables", json=wish),
    ):
        assert (answer.status_code, answer.json()["code"]) in {(500, "server-error"), (503, "busy")}
        assert answer.json()["data"] == {}
        assert is_silent(answer), answer.text


def test_a_row_that_the_database_refuses_is_not_in_the_log(database: str, caplog: pytest.LogCaptureFixture) -> None:
    service = Service(database)
    player = Player(service)
    table = player.lay("high-society", edition="2018", seats=3)
    rule = "ALTER TABLE seat ADD CONSTRAINT rule CHECK (words = '')"
    if database.startswith("sqlite"):
        rule = "CREATE TRIGGER rule BEFORE UPDATE ON seat WHEN new.words != '' BEGIN SELECT raise(ABORT, 'rule'); END"
    service.execute(text(rule))
    answer = player.http.put(f"/tables/{table['id']}/words", json={"words": "nobody knows"})
    player.close()
    service.stop()
    assert answer.status_code == 500
    assert is_silent(answer)
    log = "".join(JsonLines().format(record) for record in caplog.records)
    assert "rule" in log
    assert "nobody knows" not in log


def test_every_answer_of_the_interface_says_how_it_may_be_used(come: Come) -> None:
    anna = come()
    for answer in (
        anna.http.get("/menu"),
        anna.http.get("/guests/me"),
        anna.http.get("/schema/openapi.json"),
        anna.http.get("/nothing"),
        anna.http.put("/guests"),
        anna.http.options("/guests"),
        anna.http.post("/guests", content=b"{"),
    ):
        assert {name: answer.headers.get(name) for name in USUAL} == USUAL
        assert "server" not in answer.headers


def test_no_page_may_run_what_stands_in_it() -> None:
    policy = dict(rule.split(" ", 1) for rule in CLIENT["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in CLIENT["Content-Security-Policy"]


def test_what_is_no_http_is_answered_without_a_name(service: Service) -> None:
    host, port = service.address.split(":")
    with closing(socket.create_connection((host, int(port)), timeout=30)) as line:
        line.sendall(b"NONSENSE\r\n\r\n")
        told = line.recv(4096).decode()
    assert told.startswith("HTTP/1.1 400")
    assert not INSIDE.search(told)
    assert "server:" not in told.lower()
