"""The trained networks that come with the package: weights in half precision, and a manifest of how they were made."""

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from beaumonde.bots.net import Weights

FOLDER = Path(__file__).parent / "networks"


class Measured(msgspec.Struct, frozen=True):
    """How a level fared with this network."""

    level: str
    against: str
    table: str
    games: int
    share: float
    low: float
    high: float
    fair: float


class Manifest(msgspec.Struct, frozen=True):
    """Where a network comes from."""

    game: str
    commit: str
    """The state of the project it was trained with."""
    command: str
    minutes: float
    games: int
    picks: int
    settings: dict[str, int | float]
    parameters: int
    note: str = ""
    """What else there is to know of how it was made."""
    measured: list[Measured] = []


@cache
def network(game: str) -> Weights:
    """The network of that game, ready for compiled code."""
    return read_weights(FOLDER / f"{game}.npz")


def read_weights(path: Path) -> Weights:
    """The weights in a file, as float32."""
    with np.load(path) as arrays:
        return Weights(*(np.ascontiguousarray(arrays[name], np.float32) for name in Weights._fields))


def manifest(game: str) -> Manifest:
    """How the network of that game was made."""
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=Manifest)
