"""Several processes over one PostgreSQL database, as operators start them: workers, and bots that think elsewhere."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from socket import AF_UNIX, SOCK_DGRAM, socket
from tempfile import TemporaryDirectory
from uuid import uuid4

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from beaumonde.core.errors import BadOption
from beaumonde.server.main import serve
from beaumonde.server.think import think
from server.postgres import Postgres, free_port, has_ended
from server.processes import Program, running
from server.service import PATIENCE, Player, patient, until_over

BOTS = ["random", "random"]
ANSWERS = "serve --port 0 --no-open"


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[str]:
    name = f"d{uuid4().hex}"
    yield postgres.create(name)
    postgres.drop(name)


def workers_of(program: Program) -> list[psutil.Process]:
    """Those that live, without multiprocessing's own helper."""
    children = [child for child in psutil.Process(program.process.pid).children() if not has_ended(child)]
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def figure(port: int, name: str) -> float:
    """A figure as an operator reads it, summed over its labels."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))


def test_workers_serve_one_game_together_and_a_dead_one_is_replaced(shared: str) -> None:
    port = free_port()
    with (
        running(f"{ANSWERS} --workers 2", database=shared, metrics_port=port, bot_processes=0) as service,
        closing(Player(service)) as anna,
    ):
        patient(lambda: len(workers_of(service)) == 2)
        first, second = workers_of(service)
        os.kill(first.pid, signal.SIGKILL)
        patient(lambda: len({second, *workers_of(service)} - {first}) == 2)
        table = anna.lay("rich-and-good", BOTS, seats=2)
        with ExitStack() as stack:
            chairs = [stack.enter_context(anna.sit(table)) for _ in range(10)]
            anna.start(table)
            for chair in chairs:
                until_over(chair)
            assert figure(port, "beaumonde_connections") == 10
        played = chairs[0].number
        assert figure(port, "beaumonde_actions_total") == played > 0
        assert figure(port, "beaumonde_tables") == figure(port, "beaumonde_database_up") == 1


def test_workers_that_start_slowly_are_waited_for(shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn by itself kills a worker that has not answered after five seconds, and starts another, for ever."""
    slow = "import sys, time\ntime.sleep(6 * ('--multiprocessing-fork' in sys.orig_argv))\n"
    (tmp_path / "sitecustomize.py").write_text(slow)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with running(f"{ANSWERS} --workers 2", database=shared, bot_processes=0, think=False) as service:
        assert httpx.get(f"http://{service.address}/api/health", timeout=3 * PATIENCE).json() == {"ok": True}


@pytest.mark.parametrize("command", [f"{ANSWERS} --workers 2", ANSWERS, "think --processes 1"])
def test_systemd_is_told_when_it_is_ready(command: str, shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with TemporaryDirectory() as folder, socket(AF_UNIX, SOCK_DGRAM) as systemd:
        address = f"{folder}/notify"
        systemd.bind(address)
        systemd.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        with running(command, database=shared):
            assert systemd.recv(100) == b"READY=1"


def test_workers_end_with_the_process_that_started_them(shared: str) -> None:
    with running(f"{ANSWERS} --workers 2", database=shared, bot_processes=0) as service:
        patient(lambda: len(workers_of(service)) == 2)
        workers = workers_of(service)
        service.process.kill()
        patient(lambda: all(map(has_ended, workers)))


def test_bots_think_in_another_program_while_the_service_answers(shared: str) -> None:
    with (
        running(ANSWERS, database=shared, think=False) as service,
        closing(Player(service)) as anna,
    ):
        table = anna.lay("rich-and-good", BOTS, seats=2)
        with anna.sit(table) as chair:
            anna.start(table)
            with running("think --processes 1", database=shared) as bots:
                assert "bot" in bots.sentence
                until_over(chair)


def test_a_game_goes_on_when_the_program_that_thinks_is_killed(shared: str) -> None:
    with (
        running(ANSWERS, database=shared, think=False) as service,
        closing(Player(service)) as anna,
        running("think --processes 1", database=shared, bot_pause=0.05) as one,
        running("think --processes 1", database=shared, bot_pause=0.05),
    ):
        table = anna.lay("rich-and-good", BOTS, seats=2)
        with anna.sit(table) as chair:
            anna.start(table)
            chair.until(lambda chair: chair.number > 2)
            one.process.kill()
            until_over(chair)


@pytest.mark.parametrize("begin", [partial(serve, port=0, workers=2), think])
def test_several_processes_need_postgresql(begin: Callable[..., None], tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refusal:
        begin(database=f"sqlite:///{tmp_path / 'table.db'}")
    assert refusal.value.code == "needs-postgresql"
