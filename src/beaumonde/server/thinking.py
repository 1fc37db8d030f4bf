"""How a bot thinks, apart from the service: in a process or thread that may take its time."""

from typing import NamedTuple

from beaumonde.bots import LEVELS, bot_for, levels_here, move_of
from beaumonde.core.game import Action, State

STRONGEST = LEVELS[-1]


class Thought(NamedTuple):
    """What a bot wants to do, and how hard that was to decide: 0 for at once, 1 for a toss-up, half if nobody knows."""

    action: Action
    doubt: float


def think(state: State, seat: int, level: str) -> Thought:
    """What a bot of that level does in that seat; it is shown the view of the seat."""
    bot = bot_for(state.game, level)
    action = move_of(bot, state, seat)
    return Thought(action, getattr(bot, "doubt", 0.5))


def prepare() -> None:
    """Compile what the stronger levels need, where that has not been done on this machine."""
    if STRONGEST in levels_here():
        from beaumonde.bots.preparation import prepare_all  # noqa: PLC0415 - loads numba

        prepare_all()
