"""One connection cannot keep others waiting, nor take more of the service than its share."""

import socket
from contextlib import closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Serve
from server.service import PATIENCE, Chair, Player

HALF_REQUESTS = {
    "nothing": b"",
    "half a line": b"GET /api/me",
    "half a header": b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow:",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{",
}


def test_messages_are_not_compressed(serve: Serve) -> None:
    """A kilobyte that becomes a megabyte costs its sender nothing."""
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        with connect(f"ws://{service.address}/api/tables/{table['id']}/live", compression="deflate") as live:
            assert live.protocol.extensions == []


def test_who_floods_a_connection_waits_and_others_do_not(serve: Serve) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        with Chair(service.address, table["id"], None) as flood, anna.sit(table) as chair:
            flood.say({"type": "hello"})
            for _ in range(2_000):
                flood.say({"type": "ping"})
            assert chair.act({"type": "hold"})["type"] == "accepted"
            assert chair.ask({"type": "pace", "id": "p", "pace": "skip"})["type"] == "accepted"
            answers = 0
            while flood.hear()["type"] != "played":  # told at once, among the answers to what it sent before
                answers += 1
            assert answers < 500


@pytest.mark.parametrize("request_begun", HALF_REQUESTS)
def test_half_a_request_is_not_waited_for(serve: Serve, request_begun: str) -> None:
    service = serve(request_deadline=0.2)
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE) as half:
        half.sendall(HALF_REQUESTS[request_begun])
        with suppress(ConnectionResetError):
            assert half.recv(100) == b""
    with closing(Player(service)) as anna:
        assert anna.http.get("/guests/me").json()["name"] == "Anna"


def test_a_slow_answer_is_not_cut_off(serve: Serve) -> None:
    """The deadline is for the request: a connection may stay open for more of them."""
    service = serve(request_deadline=0.2)
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        with anna.sit(table) as chair:
            for number in range(30):
                assert anna.http.get(f"/tables/{table['id']}").is_success, number
            assert chair.act({"type": "hold"})["type"] == "accepted"


def test_who_does_not_say_hello_has_to_leave(serve: Serve) -> None:
    service = serve(hello_deadline=0.2)
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        with Chair(service.address, table["id"], None) as silent:
            with pytest.raises(ConnectionClosed) as closed:
                silent.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
        with anna.sit(table) as chair:
            assert chair.talk("Still here.")["type"] == "accepted"


def test_one_address_has_only_so_many_connections(serve: Serve) -> None:
    service = serve(connections_from_address=2)
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        with anna.sit(table) as first, anna.sit(table):
            with Chair(service.address, table["id"], None) as third, pytest.raises(ConnectionClosed) as closed:
                third.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert first.talk("We are enough.")["type"] == "accepted"
        with anna.sit(table) as again:
            assert again.welcome["said"][-1]["text"] == "We are enough."
