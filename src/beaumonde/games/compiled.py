"""Every kernel behind one set of compiled functions: the first argument says which game it is.

So search, simulation and environments are written and compiled once. A third game is a third branch.
"""

from typing import Any

from beaumonde.core.game import Game
from beaumonde.core.kernel import compiled
from beaumonde.games.high_society import kernel as hs
from beaumonde.games.high_society import observation as hs_observation
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good import kernel as rg
from beaumonde.games.rich_and_good import observation as rg_observation
from beaumonde.games.rich_and_good.game import RichAndGood

HIGH_SOCIETY, RICH_AND_GOOD = 0, 1
WHICH = {HighSociety.name: HIGH_SOCIETY, RichAndGood.name: RICH_AND_GOOD}

SEATS, ACTOR = hs.SEATS, hs.ACTOR
"""These stand at the same place in every game's array."""
assert (SEATS, ACTOR) == (rg.SEATS, rg.ACTOR)


def which(game: Game) -> int:
    """The number of a game for the functions below."""
    return WHICH[game.name]


@compiled
def deal(game: int, state: Any, rng: Any, first: int) -> None:
    """Begin anew in this array."""
    if game == HIGH_SOCIETY:
        hs.deal(state, rng, first)
    else:
        rg.deal(state, rng, first)


@compiled
def play(game: int, state: Any, action: int) -> None:
    """Play a legal action, in place."""
    if game == HIGH_SOCIETY:
        hs.play(state, action)
    else:
        rg.play(state, action)


@compiled
def is_legal(game: int, state: Any, action: int) -> bool:
    """Whether the actor may do this now."""
    return hs.is_legal(state, action) if game == HIGH_SOCIETY else rg.is_legal(state, action)


@compiled
def legal_mask(game: int, state: Any, mask: Any) -> None:
    """Write 1 for every action of the actor, 0 for the others."""
    if game == HIGH_SOCIETY:
        hs.legal_mask(state, mask)
    else:
        rg.legal_mask(state, mask)


@compiled
def random_action(game: int, state: Any, rng: Any) -> int:
    """Any legal action of the actor, each as likely as the other."""
    return hs.random_action(state, rng) if game == HIGH_SOCIETY else rg.random_action(state, rng)


@compiled
def playout(game: int, state: Any, rng: Any) -> int:
    """Play at random to the end, in place; how many decisions that took."""
    return hs.playout(state, rng) if game == HIGH_SOCIETY else rg.playout(state, rng)


@compiled
def score(game: int, state: Any, totals: Any, standings: Any) -> tuple[int, int]:
    """Fill in totals and standings; the sets of winners and of seats cast out."""
    return hs.score(state, totals, standings) if game == HIGH_SOCIETY else rg.score(state, totals, standings)


@compiled
def observe(game: int, state: Any, viewer: int, out: Any) -> None:
    """Write what the viewer sees."""
    if game == HIGH_SOCIETY:
        hs_observation.observe(state, viewer, out)
    else:
        rg_observation.observe(state, viewer, out)
