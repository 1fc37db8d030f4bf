"""The service may stop or be killed at any moment: what was acknowledged is there, and play goes on."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import IO

import httpx
import pytest

from beaumonde.server.database import connect
from server.conftest import Serve
from server.service import PATIENCE, Keeper, Player, Service, patient, play_on, until_over


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_play_goes_on_after_a_restart(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna = keep.enter_context(closing(Player(service)))
    table = anna.lay("high-society", ["", "sensible", "random"], edition="2018", seats=3)
    anna.start(table)
    keeper = Keeper(service, table)
    with anna.sit(table) as chair:
        play_on(keeper, [chair], Random(1), most=6)
        seen = chair.number
    service.stop()
    again = serve()
    anna.address = again.address
    with anna.sit(table, seen) as chair:
        assert [happened["number"] for happened in chair.welcome["missed"]] == [
            *range(seen + 1, chair.welcome["number"] + 1)
        ]
        play_on(keeper, [chair], Random(2))
        until_over(chair)


def test_bots_go_on_by_themselves_after_a_restart(serve: Serve, keep: ExitStack) -> None:
    service = serve(bot_pause=30.0)
    anna = keep.enter_context(closing(Player(service)))
    table = anna.start(anna.lay("rich-and-good", ["sensible", "random"], seats=2))
    with anna.sit(table) as chair:
        assert chair.number == 0
    service.stop()
    anna.address = serve().address
    with anna.sit(table) as chair:
        until_over(chair)


def test_a_service_that_is_killed_loses_nothing_it_acknowledged(database: str, serve: Serve, keep: ExitStack) -> None:
    first = Process(database)
    try:
        anna = keep.enter_context(closing(Player(first)))
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2))
        keeper = Keeper(first, table)
        with anna.sit(table) as chair:
            play_on(keeper, [chair], Random(1), most=4)
            seen = chair.number
        helpers = children(first.process.pid)
        assert helpers
    finally:
        first.kill()
    patient(lambda: not any(alive(helper) for helper in helpers))
    anna.address = serve().address
    with anna.sit(table, seen) as chair:
        assert chair.number >= seen
        play_on(keeper, [chair], Random(2))
        until_over(chair)


class Process(Service):
    """`python -m beaumonde.server`, as it is really run: with a process in which bots think."""

    def __init__(self, database: str, log: IO[bytes] | int = subprocess.DEVNULL) -> None:
        self.database = database
        self._engine = connect(database)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        options = ["--port", str(self.port), "--bot-pause", "0", "--no-open"]
        command = [sys.executable, "-m", "beaumonde.server", *options]
        environment = os.environ | {"BEAUMONDE_DATABASE": database}  # it holds a password
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=environment)
        try:
            patient(self.answers)
        except BaseException:
            self.kill()
            raise

    def answers(self) -> bool:
        assert self.process.poll() is None
        try:
            return httpx.get(f"http://{self.address}/api/schema/openapi.json").is_success
        except httpx.TransportError:
            return False

    def leave(self) -> None:
        """As when an operator ends it."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        self._let_go()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self._let_go()


def children(process: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
