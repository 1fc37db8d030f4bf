"""Self-play on a real Ray runtime, on this machine."""

from pathlib import Path

import pytest

from beaumonde.learn.cluster import players
from beaumonde.learn.ppo import Settings
from beaumonde.learn.training import Training

ray = pytest.importorskip("ray")
SMALL = Settings(lanes=16, steps=8, batch=64, epochs=1)


def test_players_elsewhere_play_for_one_learner(tmp_path: Path) -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        training = Training("high-society", tmp_path, 60, SMALL)
        with players("high-society", SMALL, seed=3) as play:
            played = play(training.learner.weights)
            assert len(played) == 2
            assert (played[0].stretch.told != played[1].stretch.told).any(), "each has games of its own"
            report = training.learner.learn(played, 0.0)
        assert report.picks == 2 * 16 * 8
    finally:
        ray.shutdown()
