"""What the environments share: which table, what a seat can see and do there, and how it looks as plain text."""

import sys
from typing import Any

import msgspec
import numpy as np

from beaumonde.core.errors import BadOption, MissingExtra, brief
from beaumonde.core.game import GAMES, Game, View, game_from
from beaumonde.core.kernels import kernel, observation
from beaumonde.games.rich_and_good.actions import MOST_TRADED
from beaumonde.games.rich_and_good.game import OPENING_CASH, RichAndGood

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("no-envs") from error

RENDER_MODES = ["human", "ansi"]
FORFEIT = -1.0
"""What an action that is not legal is worth, where it ends the game."""


def laid(game: Game | str, options: dict[str, Any]) -> Game:
    """The table itself, or the one of that game's name and options."""
    if isinstance(game, str):
        return game_from(game, options)
    if not isinstance(game, tuple(GAMES.values())):
        raise BadOption("no-such-game", name=brief(game))
    if options:
        raise BadOption("bad-option", detail=", ".join(options))
    return game


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    """What a seat at this table can see and do."""
    actions = kernel(game).actions
    sight = spaces.Box(0.0, _highest(game), (observation(game).SIZE,), np.float32)
    seen = spaces.Dict({"observation": sight, "action_mask": spaces.MultiBinary(actions)})
    return seen, spaces.Discrete(actions)


def _highest(game: Game) -> float:
    """No number of an observation is above this. Money counts in thousands, and a seat makes one trade a turn."""
    if not isinstance(game, RichAndGood):
        return 1.0
    return (OPENING_CASH + game.rounds * game.turns * MOST_TRADED * game.track[-1]) / 1000


def checked_mode(mode: str | None) -> str | None:
    """The way to render, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("no-such-render-mode", mode=brief(mode), modes=RENDER_MODES)
    return mode


def rendered(mode: str | None, game: Game, array: Any, seat: int) -> str | None:
    """What that seat sees, as plain text: for the caller ("ansi") or printed ("human")."""
    if mode is None:
        gymnasium.logger.warn('There is nothing to render without a render_mode: "human" or "ansi".')
        return None
    text = _plain(kernel(game).to_state(array).view(seat, memory_aid=True))
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None


def _plain(view: View) -> str:
    told = msgspec.to_builtins(view)
    players = told.pop("players")
    lines = [f"{name}: {_words(value)}" for name, value in told.items() if value is not None]
    for seat, player in enumerate(players):
        facts = (f"{name} {_words(value)}" for name, value in player.items() if value is not None)
        lines.append(f"  seat {seat}: {'; '.join(facts)}")
    return "\n".join(lines) + "\n"


def _words(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_words, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(part)}" for name, part in value.items())
    return str(value)
