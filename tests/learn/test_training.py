"""A training learns, is written down, can be stopped and goes on; a cluster plays the same part."""

from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from beaumonde.bots.net import Weights
from beaumonde.core.errors import BadSetup
from beaumonde.games.compiled import SHAPES
from beaumonde.learn.cluster import player_of
from beaumonde.learn.curves import draw
from beaumonde.learn.model import fresh
from beaumonde.learn.player import Played, Player
from beaumonde.learn.ppo import Learner, Settings
from beaumonde.learn.training import Line, Training

SMALL = Settings(lanes=32, steps=16, batch=128, epochs=1)


class Enough(Exception):
    """Somebody presses Ctrl-C."""


def some_iterations(training: Training, player: Player, count: int) -> list[Line]:
    told: list[Line] = []

    def play(weights: Weights) -> list[Played]:
        if len(told) == count:
            raise Enough
        return [player.play(weights)]

    with pytest.raises(Enough):
        training.run(play, lambda _: 0.5, every=0.0, tell=told.append)
    return told


def test_a_stopped_training_goes_on_where_it_was(tmp_path: Path) -> None:
    player = player_of("high-society", SMALL, seed=1, threads=1)
    begun = Training("high-society", tmp_path, 600, SMALL)
    before = [np.asarray(part).copy() for part in begun.learner.weights]
    told = some_iterations(begun, player, 3)
    assert [line.iteration for line in told] == [1, 2, 3]
    assert told[-1].picks == 3 * 32 * 16
    again = Training("high-society", tmp_path, 600, SMALL)
    assert len(again.history) == 3
    assert again.passed == begun.passed > 0
    for old, left, right in zip(before, begun.learner.weights, again.learner.weights, strict=True):
        assert np.array_equal(left, right)
        assert old.size == 0 or old.shape[-1] == 0 or not np.array_equal(old, left)
    assert [line.iteration for line in some_iterations(again, player, 1)] == [4]


def test_the_size_of_chunks_changes_only_the_speed() -> None:
    player = player_of("rich-and-good", SMALL, seed=4, threads=1)
    start = fresh(SHAPES[1], 16, 8, seed=0)
    played = player.play(Weights(*map(jnp.asarray, start)))
    ends = []
    for chunk in (128, 32):
        learner = Learner(start, SMALL._replace(chunk=chunk))
        learner.learn([played], 0.0)
        ends.append(learner.weights)
    for one, other in zip(*ends, strict=True):
        assert np.allclose(one, other, atol=1e-4)


def test_a_folder_of_another_network_is_refused(tmp_path: Path) -> None:
    Training("high-society", tmp_path, 60, SMALL).save()
    with pytest.raises(BadSetup, match="other-network"):
        Training("rich-and-good", tmp_path, 60, SMALL)


def test_the_curves_are_a_picture(tmp_path: Path) -> None:
    line = Line(1, 1.0, 100, 1000, 0.1, 1.3, 0.9, 0.01, 0.2, share=0.4)
    draw([line, line], 0.25, "high-society", tmp_path / "curves.png")
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_it_learns_not_to_be_the_poorest() -> None:
    """At random nearly three games in four end with everybody cast out; that is the first thing to unlearn."""
    settings = Settings(lanes=256, steps=64, batch=1024, epochs=2)
    player = player_of("high-society", settings, seed=2, threads=2)
    learner = Learner(fresh(SHAPES[0], 48, 0, seed=0), settings)
    reports = [learner.learn([player.play(learner.weights)], 0.0) for _ in range(16)]
    early, late = reports[:4], reports[-4:]
    assert sum(report.nobody for report in late) < 0.5 * sum(report.nobody for report in early)
    assert sum(report.forecast for report in late) < sum(report.forecast for report in early)
