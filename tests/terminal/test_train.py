"""`beaumonde train` from the command line: it trains, says so, and goes on; bad input is one sentence."""

from pathlib import Path

import pytest

from beaumonde.core.errors import BadOption
from beaumonde.learn import training
from beaumonde.learn.ppo import Settings
from beaumonde.terminal import train as command


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training that takes seconds instead of hours: few lanes, and a yardstick of two games."""
    monkeypatch.setattr(training, "Settings", lambda: Settings(lanes=32, steps=16, batch=128, epochs=1))
    monkeypatch.setattr("beaumonde.learn.yardstick.GAMES", 2)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("game", ["high-society", "rich-and-good"])
def test_a_short_training_leaves_everything_it_promises(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.train(game, folder=tmp_path, minutes=0.05, language="en")  # type: ignore[arg-type]
    assert {path.name for path in tmp_path.iterdir()} >= {"weights.npz", "moments.npz", "history.jsonl", "curves.png"}
    assert "history" in capsys.readouterr().out
    command.train(game, folder=tmp_path, minutes=0.05, language="de")  # type: ignore[arg-type]
    assert "wird fortgesetzt" in capsys.readouterr().out


@pytest.mark.parametrize("minutes", [0.0, -1.0, float("nan"), 1e9])
def test_an_impossible_time_is_refused(minutes: float, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="bad-minutes"):
        command.train("high-society", folder=tmp_path, minutes=minutes)
