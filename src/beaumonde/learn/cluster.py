"""Self-play on a Ray cluster: many players, one learner. Weights go out, stretches come back."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from beaumonde.arena.cluster import load_ray
from beaumonde.bots.net import Weights
from beaumonde.learn.ahead import Ahead
from beaumonde.learn.lanes import Lanes
from beaumonde.learn.player import Played, Player
from beaumonde.learn.ppo import Settings
from beaumonde.learn.tables import tables_of
from beaumonde.learn.training import Play, to_numpy


def player_of(name: str, settings: Settings, seed: int, threads: int) -> Player:
    """Somebody who plays that game at all its tables."""
    lanes = Lanes(tables_of(name), settings.lanes, seed, threads)
    ahead = Ahead(lanes, settings.every, settings.keen)
    return Player(lanes, ahead, settings.steps, settings.trust, settings.credit)


@contextmanager
def player_here(name: str, settings: Settings, seed: int) -> Iterator[Play]:
    """One player, in this process."""
    player = player_of(name, settings, seed, threads=2)
    yield lambda weights: [player.play(weights)]


class _Remote:
    """A player in a process of its own, which makes its own lanes."""

    def __init__(self, name: str, settings: Settings, seed: int) -> None:
        self._player = player_of(name, settings, seed, threads=1)

    def play(self, weights: Weights) -> Played:
        return self._player.play(weights)


@contextmanager
def players(name: str, settings: Settings, seed: int) -> Iterator[Play]:
    """A player on every core of the cluster that we are connected to, or that RAY_ADDRESS names, or of this machine."""
    ray = load_ray()
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")

    remote_player = ray.remote(num_cpus=1)(_Remote)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    remotes = [remote_player.remote(name, settings, seed + number) for number in range(cores)]

    def play(weights: Weights) -> Sequence[Played]:
        sent = ray.put(to_numpy(weights))
        played: list[Played] = ray.get([remote.play.remote(sent) for remote in remotes])
        return played

    try:
        yield play
    finally:
        for remote in remotes:
            ray.kill(remote)
        if ours:
            ray.shutdown()
