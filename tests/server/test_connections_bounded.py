"""One connection cannot keep others waiting, nor take more of the service than its share."""

import socket
from contextlib import ExitStack, closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Serve
from server.service import PATIENCE, Chair, Player, Service, patient

HALF_REQUESTS = {
    "nothing": b"",
    "half a line": b"GET /api/me",
    "half a header": b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow:",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{",
}
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b'\x81\x90\0\0\0\0{"type":"hello"}'
PING, PONG = b"\x89\x84\0\0\0\0last", b"\x8a\x04last"
LONG_PING = b"\x89\xfd" + bytes(4 + 125)
FLOODS = {
    "pings": b"\x89\x80\0\0\0\0" * 4_000,
    "fragments": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 4_000,
    "messages": b"\x81\x82\0\0\0\0{}" * 4_000,
}
ELSEWHERE = "127.0.0.2"


def wire(service: Service, source: str = "127.0.0.1", room: int = 65_536) -> socket.socket:
    """A connection from that address, with room for so many bytes that nobody reads."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    made.bind((source, 0))
    made.connect(("127.0.0.1", service.port))
    return made


def get(made: socket.socket, path: str) -> bytes:
    """The whole answer; empty if the service ended the connection."""
    answer = b""
    with suppress(ConnectionError):
        made.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        while more := made.recv(65_536):
            answer += more
            head, _, body = answer.partition(b"\r\n\r\n")
            length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            if length and len(body) == int(length):
                break
    return answer


def is_broken(made: socket.socket, more: bytes) -> bool:
    """Whether the service has ended the connection, on which this is sent and nothing read."""
    made.setblocking(False)
    try:
        made.send(more)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def test_messages_are_not_compressed(serve: Serve) -> None:
    """A kilobyte that becomes a megabyte costs its sender nothing."""
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        with connect(f"ws://{service.address}/api/tables/{table['id']}/live", compression="deflate") as live:
            assert live.protocol.extensions == []


def test_who_floods_a_connection_waits_and_others_do_not(serve: Serve) -> None:
    service = serve(messages_a_second=10)
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        with Chair(service.address, table["id"], None, close_timeout=0) as flood, anna.sit(table) as chair:
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


@pytest.mark.parametrize("flood", FLOODS)
def test_too_many_frames_wait_also_those_that_are_no_messages(serve: Serve, flood: str) -> None:
    service = serve(messages_a_second=10.0)
    with closing(Player(service)) as anna, wire(service) as live:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        live.sendall(UPGRADE.format(table=table["id"]).encode())
        assert b" 101 " in live.recv(100)
        live.sendall(HELLO + FLOODS[flood] + PING)
        with anna.sit(table) as chair:
            assert chair.act({"type": "hold"})["type"] == "accepted"
        heard = b""
        while b'"played"' not in heard:
            heard += live.recv(65_536)
        assert PONG not in heard


def test_an_answer_that_nobody_reads_is_given_up(serve: Serve) -> None:
    service = serve(answer_deadline=0.2)
    with wire(service, room=2_048) as deaf:
        more = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
        patient(lambda: is_broken(deaf, more))


def test_a_live_connection_that_nobody_reads_is_given_up(serve: Serve) -> None:
    service = serve(answer_deadline=0.2, messages_a_second=0)
    with closing(Player(service)) as anna, wire(service, room=2_048) as deaf:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        deaf.sendall(UPGRADE.format(table=table["id"]).encode())
        assert b" 101 " in deaf.recv(100)
        deaf.sendall(HELLO)
        patient(lambda: is_broken(deaf, LONG_PING * 1_000))


def test_one_address_cannot_take_all_connections(serve: Serve) -> None:
    service = serve(tcp_connections_from_address=3)
    with ExitStack() as stack:
        held = [stack.enter_context(wire(service)) for _ in range(3)]
        assert b" 200 " in get(held[0], "/api/menu")
        with wire(service) as fourth:
            assert get(fourth, "/api/menu") == b""
        with wire(service, ELSEWHERE) as other:
            assert b" 200 " in get(other, "/api/menu")
        held.pop().close()

        def is_let_in() -> bool:
            with wire(service) as fourth:
                return b" 200 " in get(fourth, "/api/menu")

        patient(is_let_in)


def test_a_live_connection_counts_once_and_only_while_it_is_there(serve: Serve) -> None:
    service = serve(tcp_connections_from_address=3)
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["", "random"], seats=2)
        for _ in range(10):
            with anna.sit(table) as first, anna.sit(table) as second:
                assert first.welcome["table"] == second.welcome["table"]


def test_who_asks_too_often_is_refused_and_others_are_not(serve: Serve) -> None:
    service = serve(requests_a_second=0.001, requests_at_once=5)
    with wire(service) as greedy, wire(service, ELSEWHERE) as other:
        for _ in range(5):
            assert b" 401 " in get(greedy, "/api/guests/me")
        refused = get(greedy, "/api/guests/me")
        assert b" 429 " in refused
        assert b"retry-after" in refused
        assert b'"too-many"' in refused
        assert b" 401 " in get(other, "/api/guests/me")
        with wire(service) as live:
            live.sendall(UPGRADE.format(table="any").encode())
            assert b" 403 " in live.recv(100)


def test_a_long_answer_counts_as_several_requests(serve: Serve) -> None:
    service = serve(requests_a_second=0.001, requests_at_once=4)
    with wire(service) as greedy:
        document = get(greedy, "/api/schema/openapi.json")
        assert b" 200 " in document
        assert len(document) > 4 * 16_384
        assert b" 429 " in get(greedy, "/api/guests/me")


def test_messages_over_all_live_connections_of_an_address_count_together(serve: Serve) -> None:
    service = serve(requests_a_second=1, requests_at_once=100)
    with closing(Player(service)) as anna, ExitStack() as stack:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        floods = [stack.enter_context(Chair(service.address, table["id"], {})) for _ in range(3)]
        elsewhere = Chair(service.address, table["id"], {"token": anna.token}, source_address=(ELSEWHERE, 0))
        seated = stack.enter_context(elsewhere)
        for flood in floods:
            for _ in range(50):
                flood.say({"type": "ping"})
        assert seated.act({"type": "hold"})["type"] == "accepted"
        pongs = 0
        for flood in floods:
            while flood.hear()["type"] != "played":
                pongs += 1
        assert pongs < 120


def test_one_address_makes_only_so_many_new_connections(serve: Serve) -> None:
    """Also if it ends those it had: making one costs the service more than keeping it."""
    service = serve(requests_a_second=0.001, requests_at_once=3)
    for _ in range(3):
        with wire(service) as early:
            assert b" 401 " in get(early, "/api/guests/me")
    with wire(service) as late:
        assert get(late, "/api/guests/me") == b""
    with wire(service, ELSEWHERE) as other:
        assert b" 401 " in get(other, "/api/guests/me")
