"""A real Ray runtime on this machine: the same results as one process, and nothing left running."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.arena import Report, play_match, program
from beaumonde.arena.cluster import on_cluster
from beaumonde.arena.entrants import level
from beaumonde.arena.schedule import contest, fixtures

ray = pytest.importorskip("ray")
TABLES = (bm.high_society("2018", 3), bm.rich_and_good(2))


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Ray, which when started is a cluster of this one machine."""
    monkeypatch.setenv("RAY_ADDRESS", "local")
    yield ray
    ray.shutdown()


@pytest.fixture
def clerk(tmp_path: Path) -> str:
    """A program that notes its own number."""
    file = tmp_path / "bot.py"
    file.write_text(f"""
import json, os, sys
open({str(tmp_path / "pids")!r}, "a").write(f"{{os.getpid()}}\\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move":
        print(json.dumps({{"id": message["id"], "action": message["legal"][0]}}), flush=True)
""")
    return f"{sys.executable} {file}"


def outcome(report: Report) -> list[Any]:
    """All that does not depend on the machine."""
    return [(one.name, one.wins, one.rating, one.place, one.cast_out, one.ahead) for one in report.standings]


def running(pid: str) -> bool:
    stat = Path("/proc") / pid / "stat"
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def left_running(folder: Path) -> list[str]:
    return [pid for pid in (folder / "pids").read_text().split() if running(pid)]


def test_a_cluster_finds_what_one_process_finds(runtime: Any, clerk: str, tmp_path: Path) -> None:
    def league(*, ray: bool) -> Report:
        return play_match(TABLES, ["random", "sensible", program(clerk, 60)], games=30, seed=5, ray=ray)

    there, here = league(ray=True), league(ray=False)
    assert outcome(there) == outcome(here)
    assert there.games == here.games
    assert there.lost == here.lost == ()
    assert not runtime.is_initialized()
    assert left_running(tmp_path) == []


def test_who_stops_listening_stops_the_games_and_stays_connected(runtime: Any, clerk: str, tmp_path: Path) -> None:
    runtime.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="error")
    wanted = contest(TABLES, [level("random"), program(clerk, 60)], 1)
    games = on_cluster(wanted, fixtures(wanted, 500))
    assert next(games).fixture.block == 0
    games.close()
    assert runtime.is_initialized()
    assert left_running(tmp_path) == []
