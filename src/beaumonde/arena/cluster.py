"""Games on a Ray cluster: a hall for each of its cores."""

from collections.abc import Iterable
from typing import Any

from beaumonde.arena.hall import Games, Hall
from beaumonde.arena.schedule import Contest, Fixture
from beaumonde.core.errors import MissingExtra


def load_ray() -> Any:
    """Ray; MissingExtra without it."""
    try:
        import ray  # noqa: PLC0415 - heavy, and only for clusters
    except ImportError as error:
        raise MissingExtra("no-ray") from error
    return ray


def on_cluster(contest: Contest, games: Iterable[Fixture]) -> Games:
    """On the cluster we are connected to, or that RAY_ADDRESS names; else on one of this machine alone."""
    ray = load_ray()
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield from _play(ray, contest, games)
    finally:
        if ours:
            ray.shutdown()


def _play(ray: Any, contest: Contest, games: Iterable[Fixture]) -> Games:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    # two threads each: one plays, the other can be told to close
    hall = ray.remote(Hall).options(num_cpus=1, max_concurrency=2)
    halls = [hall.remote(contest) for _ in range(cores)]
    at_once = True
    try:
        yield from ray.util.ActorPool(halls).map(lambda hall, game: hall.play.remote(game), games)
        at_once = False
    finally:
        ray.wait([hall.close.remote(at_once=at_once) for hall in halls], num_returns=cores, timeout=5)
        for hall in halls:
            ray.kill(hall)
