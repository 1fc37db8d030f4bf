"""Compiling everything the stronger levels need, once on a machine: it takes a minute that nobody should wait for."""

from beaumonde.bots.levels import COMPILED, bot_for, move_of
from beaumonde.core.game import Game
from beaumonde.core.kernel import CACHE, warm_up
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.game import RichAndGood

TABLES: tuple[Game, ...] = (HighSociety(edition="2018", seats=4), RichAndGood(seats=4))
NAME = "bots"


def is_prepared() -> bool:
    """Whether everything was compiled on this machine before."""
    return (CACHE / NAME).exists()


def prepare_all() -> None:
    """Let every compiled level decide once in every game; nothing if that was done on this machine before."""
    warm_up(NAME, _decide_once)


def _decide_once() -> None:
    for game in TABLES:
        state = game.start(seed=0)
        for level in COMPILED:
            move_of(bot_for(game, level, seed=0), state, state.to_act[0])
