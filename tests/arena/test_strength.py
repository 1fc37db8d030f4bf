"""benchmarks/strength.py runs, and those it measures the bots against play by the rules."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from flat import Flat
from reply import Reply

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


def test_a_row_is_shown_with_its_interval_and_its_aim() -> None:
    words = ("--only", "ladder high-society 2018 4: sensible", "--games", "8", "--workers", "1")
    done = subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, check=True, text=True)
    (line,) = done.stdout.splitlines()
    assert line.startswith("high-society 2018 4: sensible against random")
    assert "x fair  aim ≥ 25.0%  yes" in line
    assert "8 games" in line


@pytest.mark.parametrize("rival", [Flat, Reply])
@pytest.mark.parametrize("game", [bm.high_society(seats=4), bm.rich_and_good(seats=4)], ids=lambda game: game.name)
def test_rivals_play_by_the_rules(game: Game, rival: type[Flat | Reply]) -> None:
    bot, state = rival(game, 1), game.start(seed=1)
    decided = 0
    while decided < 3:
        seat = state.to_act[0]
        legal: Any = state.legal(seat)
        action = legal[0] if len(legal) == 1 else bot.choose(state.view(seat, memory_aid=True), legal)
        decided += len(legal) > 1
        assert action in legal
        state = state.play(seat, action).state
