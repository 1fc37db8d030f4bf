"""The service writes nothing to its log for everyday things: people who leave, and messages that make no sense."""

import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from time import sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import NewDatabase
from server.service import Chair, Player, act
from server.test_service_restarted import Process

COMPRESSED = b"\xc1\xfe\x40\x00\0\0\0\0" + bytes(16_384)
"""A frame that says it is compressed, which was never agreed on."""
NO_TEXT, THE_END = b"\x81\x81\0\0\0\0\xff", b"\x88\x80\0\0\0\0"


@pytest.fixture(scope="module")
def process(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all tests here. What it has logged is looked at when it has ended."""
    file = tmp_path_factory.mktemp("log") / "log"
    with new_database() as database, file.open("wb") as log:
        running = Process(database, log)
        yield running
        running.leave()
    assert file.read_text() == ""


def vanish(chair: Chair) -> None:
    """The connection breaks without a word."""
    chair._socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    chair._socket.socket.close()


def test_people_who_leave_while_they_are_told_something(process: Process) -> None:
    with closing(Player(process)) as anna:
        for _ in range(5):
            table = anna.lay("high-society", ["random"] * 3, edition="2018", seats=3)
            chairs = [Chair(process.address, table["id"], {}) for _ in range(6)]
            anna.start(table)
            for chair in chairs:
                chair.say({"type": "ping"})
                vanish(chair)


def test_people_who_leave_before_they_are_answered(process: Process) -> None:
    with closing(Player(process)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        for place in range(20):
            chair = anna.sit(table)
            chair.say({"type": "pace", "id": f"p{place}", "pace": "usual"})
            chair.say({"type": "say", "id": f"s{place}", "text": "Good night."})
            chair.say(act({"type": "hold"}, chair.number))
            vanish(chair)
        with anna.sit(table) as chair:
            assert chair.ask({"type": "pace", "id": "last", "pace": "skip"})["type"] == "accepted"


def test_messages_that_come_too_early_or_make_no_sense(process: Process) -> None:
    with closing(Player(process)) as anna:
        table = anna.lay("rich-and-good", ["", ""], seats=2)
        with anna.sit(table) as chair:
            assert chair.order({"forced": False})["type"] in {"ordered", "refused"}
            assert chair.act({"type": "hold"}, number=0)["reason"]["code"] == "not-begun"
            assert chair.ask({"type": "undo", "id": "u", "number": 0})["reason"]["code"] == "not-begun"
            chair.say(b"\xff\xfe")
            assert chair.hear()["type"] == "error"
        with socket.create_connection(("127.0.0.1", process.port)) as raw:
            raw.sendall(b"\x16\x03\x01\x02\x00 this is not HTTP\r\n\r\n")
            assert raw.recv(1000)


def test_frames_that_end_the_connection_while_an_answer_is_on_its_way(process: Process) -> None:
    dice = Random(1)
    with closing(Player(process)) as anna:
        for _ in range(8):
            table = anna.lay("high-society", ["random"] * 3, edition="2018", seats=3)
            chairs = [Chair(process.address, table["id"], None) for _ in range(25)]
            anna.start(table)
            for chair in chairs:
                chair.say({"type": "hello"})
                sleep(dice.uniform(0, 0.004))
                with suppress(OSError):  # the service was quicker
                    chair._socket.socket.sendall(COMPRESSED)
                    vanish(chair)


def test_a_text_that_is_none_and_the_end_of_the_connection_at_once(process: Process) -> None:
    with closing(Player(process)) as anna:
        table = anna.lay("rich-and-good", ["", ""], seats=2)
        with anna.sit(table) as chair:
            chair._socket.socket.sendall(NO_TEXT + THE_END)
            with pytest.raises(ConnectionClosed):
                chair.hear()


def test_bodies_that_are_cut_off(process: Process) -> None:
    dice = Random(1)
    for length in (1, 100, 60_000):
        with socket.create_connection(("127.0.0.1", process.port)) as raw:
            raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 64000\r\n\r\n")
            raw.sendall(dice.randbytes(length))
    assert httpx.get(f"http://{process.address}/api/menu").is_success
