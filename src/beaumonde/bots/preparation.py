"""Compiling everything the stronger levels need, once on a machine: it takes a minute that nobody should wait for."""

from typing import Any

from beaumonde.bots.levels import COMPILED, bot_for, move_of
from beaumonde.core.game import Game
from beaumonde.core.kernel_cache import is_compiled
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.game import RichAndGood

TABLES: tuple[Game, ...] = (HighSociety(edition="2025", seats=4, advanced=(Card.YACHT_CLUB,)), RichAndGood(seats=4))
SEED = 0
"""A game of the first in which bids are sealed too."""
NAME = "bots"


def is_prepared() -> bool:
    """Whether everything was compiled on this machine before. numba has to be installed, but is not loaded."""
    return is_compiled(NAME)


def prepare_all() -> None:
    """Let the compiled levels decide whatever there is to decide; nothing if that was done on this machine before."""
    from beaumonde.core.kernel import warm_up  # noqa: PLC0415 - loads numba

    warm_up(NAME, _play_once)


def _play_once() -> None:
    """A whole game of each: what comes late in a game is compiled apart."""
    for game in TABLES:
        state: Any = game.start(seed=SEED)
        bots = [bot_for(game, level, seed=0) for level in COMPILED]
        while state.to_act:
            seat = state.to_act[0]
            state = state.play(seat, move_of(bots[seat % len(bots)], state, seat)).state
