"""How a bot thinks, apart from the service: in a process or thread that may take its time."""

from typing import NamedTuple

from beaumonde.bots import LEVELS, bot_for, levels_here, move_of
from beaumonde.bots.levels import COMPILED
from beaumonde.bots.preparation import is_prepared, prepare_all
from beaumonde.core.game import Action, State

STRONGEST = LEVELS[-1]
UNTIL_PREPARED = "sensible"
"""The level that plays in the seats of the compiled ones until those are ready: it needs no compiler."""


class Thought(NamedTuple):
    """What a bot wants to do, and how hard that was to decide: 0 for at once, 1 for a toss-up, half if nobody knows."""

    action: Action
    doubt: float


def think(state: State, seat: int, level: str) -> Thought:
    """What a bot of that level does in that seat; it is shown the view of the seat."""
    bot = bot_for(state.game, level)
    action = move_of(bot, state, seat)
    return Thought(action, getattr(bot, "doubt", 0.5))


def needs_preparation(level: str = STRONGEST) -> bool:
    """Whether that level is one that has to be compiled, and has not been on this machine."""
    return level in COMPILED and level in levels_here() and not is_prepared()


def prepare() -> None:
    """Compile what the stronger levels need: a minute or more."""
    prepare_all()
