"""The stronger bots are compiled once on a machine: nobody waits for that, and everybody is told."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from beaumonde.core.game import State
from beaumonde.server.thinking import Thought
from server.cold import cold_machine, patient_compiler, think_simply
from server.conftest import Serve
from server.service import Keeper, Player, good, patient, play_on, ready, until_over

STRONG = ["strong", "expert", "strong"]


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with patient_compiler(tmp_path, monkeypatch) as gate:
        yield gate


@pytest.fixture
def asked(gate: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels that were asked to think."""
    levels: list[str] = []

    def think(state: State, seat: int, level: str) -> Thought:
        levels.append(level)
        return think_simply(state, seat, level)

    monkeypatch.setattr("beaumonde.server.thinkers.think", think)
    return levels


def is_preparing(player: Player) -> bool:
    return bool(good(player.http.get("/menu"))["preparing"])


@pytest.mark.parametrize("processes", [1, 2])
def test_on_a_new_machine_a_game_against_strong_bots_is_played_while_they_are_compiled(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    with cold_machine(tmp_path, monkeypatch):
        service = serve(bot_processes=processes, prepare_bots=True)
        with closing(Player(service)) as anna:
            assert is_preparing(anna)
            table = anna.lay("high-society", STRONG, edition="2025", seats=3)
            with anna.sit(table) as chair:
                assert anna.start(table)["preparing"]
                until_over(chair)
        assert not list(tmp_path.rglob("kernels/*/bots")), "the game waited for the compiler"
        service.stop()


def test_everybody_hears_when_the_bots_are_ready_and_from_then_on_they_play(
    serve: Serve, gate: Path, asked: list[str]
) -> None:
    service = serve(prepare_bots=True)
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "expert"], seats=2, first=0))
        assert table["preparing"]
        keeper = Keeper(service, table)
        with anna.sit(table) as chair:
            play_on(keeper, [chair], Random(1), most=3)
            chair.until(ready([0]))  # no bot is thinking
            assert set(asked) == {"sensible"}
            gate.touch()
            chair.until(lambda chair: chair.table["preparing"] is False)
            assert not is_preparing(anna)
            asked.clear()
            play_on(keeper, [chair], Random(2), most=4)
            assert set(asked) == {"expert"}


def test_tables_without_strong_bots_and_machines_that_are_ready_are_told_nothing(serve: Serve, gate: Path) -> None:
    with closing(Player(serve(prepare_bots=True))) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "sensible"], seats=2, first=0))
        assert not table["preparing"]
    ready = next((gate.parent / "beaumonde" / "kernels").iterdir()) / "bots"
    ready.touch()
    with closing(Player(serve(prepare_bots=True))) as anna:
        assert not is_preparing(anna)


def test_a_compiler_that_fails_keeps_nobody_waiting(serve: Serve, gate: Path, asked: list[str]) -> None:
    with closing(Player(serve(prepare_bots=True))) as anna:
        assert is_preparing(anna)
        gate.write_text("fail")
        patient(lambda: not is_preparing(anna))
        table = anna.lay("high-society", STRONG, edition="2025", seats=3)
        with anna.sit(table) as chair:
            anna.start(table)
            until_over(chair)
        assert "expert" in asked
