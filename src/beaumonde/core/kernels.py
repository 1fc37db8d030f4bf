"""The kernel of a game, looked up without importing numba before somebody wants it."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from beaumonde.core.game import Game

if TYPE_CHECKING:
    from beaumonde.core.kernel import Kernel


def _room(game: Game, name: str) -> Any:
    package = type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.{name}")


def kernel(game: Game) -> "Kernel":
    """The compiled rules of this table; MissingExtra without numba."""
    found: Kernel = encoding(game).kernel(game)
    return found


def encoding(game: Game) -> Any:
    """The module that turns this game's actions and states into numbers; MissingExtra without numba."""
    import_module("beaumonde.core.kernel")
    return _room(game, "encoding")


def observation(game: Game) -> Any:
    """The module that says what a seat sees as numbers."""
    return _room(game, "observation")


def sampling(game: Game) -> Any:
    """The module that fills in what a view leaves open."""
    return _room(game, "sampling")
