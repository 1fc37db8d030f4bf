"""Every kernel behind one set of compiled functions: the first argument says which game it is.

So search, simulation and environments are written and compiled once. A third game is a third branch.
"""

from typing import Any, NamedTuple

import numpy as np

from beaumonde.core.game import Game
from beaumonde.core.kernel import compiled, normal
from beaumonde.games.high_society import features as hs_features
from beaumonde.games.high_society import kernel as hs
from beaumonde.games.high_society import observation as hs_observation
from beaumonde.games.high_society import picks as hs_picks
from beaumonde.games.high_society import thumb as hs_thumb
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good import features as rg_features
from beaumonde.games.rich_and_good import kernel as rg
from beaumonde.games.rich_and_good import observation as rg_observation
from beaumonde.games.rich_and_good import picks as rg_picks
from beaumonde.games.rich_and_good import redeal as rg_redeal
from beaumonde.games.rich_and_good import thumb as rg_thumb
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


# For search and learning: actions as sequences of picks, and what a network is told ------------------------------

UNFINISHED = hs_picks.UNFINISHED
MOST_SEATS = hs.MOST_SEATS
assert (UNFINISHED, MOST_SEATS) == (rg_picks.UNFINISHED, rg.MOST_SEATS)


@compiled
def pick_mask(game: int, state: Any, part: int, mask: Any) -> int:
    """Write 1 for every pick of the actor, 0 for the others; how many there are."""
    return hs_picks.pick_mask(state, part, mask) if game == HIGH_SOCIETY else rg_picks.pick_mask(state, part, mask)


@compiled
def pick(game: int, state: Any, part: int, choice: int) -> tuple[int, int]:
    """What has been picked then, and the action that makes, or UNFINISHED."""
    return hs_picks.pick(state, part, choice) if game == HIGH_SOCIETY else rg_picks.pick(state, part, choice)


@compiled
def make(game: int, state: Any, part: int, choice: int) -> int:
    """Make a pick, and play the action if that completes one; what has been picked since."""
    part, action = pick(game, state, part, choice)
    if action >= 0:
        play(game, state, action)
    return part


@compiled
def features(game: int, state: Any, part: int, viewer: int, out: Any, items: Any) -> None:
    """Write what the network is told when this seat is to decide."""
    if game == HIGH_SOCIETY:
        hs_features.features(state, part, viewer, out, items)
    else:
        rg_features.features(state, part, viewer, out, items)


CAUTION, THUMB = 0, 1
KINDS = 2
"""What kind of person each seat is, as rows of an array: how much it would rather stay in than win, and whether it
plays by rules of thumb."""
TOLD_KINDS = KINDS * MOST_SEATS + 1
GUESSES = KINDS * (MOST_SEATS - 1)
"""How much a network is told of that, and what it is asked to guess: the caution of each other seat, then the rest."""


@compiled
def tell_kinds(told: Any, kinds: Any, known: bool, viewer: int, seats: int) -> None:
    """Add what kind of people they are to what the network is told: that of every other seat from the viewer on, if it
    is known; whether it is; and the viewer's own."""
    place = len(told) - TOLD_KINDS
    for step in range(1, MOST_SEATS):
        for kind in range(KINDS):
            told[place] = kinds[kind, (viewer + step) % seats] if known and step < seats else 0.0
            place += 1
    told[place] = known
    for kind in range(KINDS):
        told[place + 1 + kind] = kinds[kind, viewer]


WEIGHTS = max(len(hs_thumb.SENSIBLE), len(rg_thumb.SENSIBLE))
SENSIBLE = np.zeros((2, WEIGHTS))
"""For every game, by its number: the weights of the rules of thumb that `sensible` plays by."""
SENSIBLE[HIGH_SOCIETY, : len(hs_thumb.SENSIBLE)] = hs_thumb.SENSIBLE
SENSIBLE[RICH_AND_GOOD, : len(rg_thumb.SENSIBLE)] = rg_thumb.SENSIBLE
VARIETY = 0.2
"""How far the weights of others who play by such rules are from those."""


@compiled
def vary_thumb(game: int, weights: Any, rng: Any) -> None:
    """Write the weights of anybody who plays by rules of thumb."""
    for place in range(WEIGHTS):
        weights[place] = SENSIBLE[game, place] * np.exp(VARIETY * normal(rng))


@compiled
def act_by_thumb(game: int, state: Any, weights: Any, rng: Any) -> int:
    """What somebody does who plays by rules of thumb with these weights."""
    return hs_thumb.act(state, weights, rng) if game == HIGH_SOCIETY else rg_thumb.act(state, weights, rng)


@compiled
def towards(game: int, state: Any, part: int, action: int) -> int:
    """The next pick on the way to an action."""
    return hs_picks.towards(state, part, action) if game == HIGH_SOCIETY else rg_picks.towards(state, part, action)


@compiled
def is_drawn(game: int, state: Any, seat: int) -> bool:
    """Whether a search for this seat draws the actor's decision instead of thinking it through: seats that decide at
    the same time, and in The Rich and the Good all others, who know what this seat does not."""
    return hs_picks.is_drawn(state) if game == HIGH_SOCIETY else state[ACTOR] != seat


@compiled
def is_over_budget(game: int, state: Any, part: int, budget: float, margin: float) -> bool:
    """Whether somebody who pays only so much for a point, and wants to stay that much above the poorest other seat,
    would do nothing now."""
    return game == HIGH_SOCIETY and hs_picks.is_over_budget(state, part, budget, margin)


@compiled
def is_played_out(game: int, state: Any) -> bool:
    """Whether games played to their end say more of a decision than forecasts: in a last round."""
    return game == RICH_AND_GOOD and state[rg.ROUND] == rg.LAST_ROUND


@compiled
def is_weighed(game: int, state: Any) -> bool:
    """Whether actions are better compared in the same worlds than tried in a tree: there too, and at the market, where
    there are most of them."""
    return is_played_out(game, state) or (game == RICH_AND_GOOD and state[rg.PHASE] == rg.MARKET)


@compiled
def may_be_over_soon(game: int, state: Any) -> bool:
    """Whether the next card may end the game, or this turn does: the time to reckon to the end."""
    return hs_picks.is_any_card_the_last(state) if game == HIGH_SOCIETY else rg_picks.is_last_turn(state)


@compiled
def reshuffle(game: int, state: Any, rng: Any) -> None:
    """What has been dealt and the actor has not seen, dealt again."""
    if game == HIGH_SOCIETY:
        hs_picks.reshuffle(state, rng)
    else:
        rg_redeal.reshuffle(state, rng)


@compiled
def key(game: int, state: Any, part: int) -> int:
    """Tells states apart that may follow the same pick in a search."""
    return hs_picks.key(state, part) if game == HIGH_SOCIETY else 0


class Shape(NamedTuple):
    """How much the network of a game is told, and what it is asked."""

    told: int
    """The last of it is about what kind of people they are."""
    items: int
    item_told: int
    picks: int
    item_picks: int
    """The picks of each item follow those that belong to none."""


SHAPES = (
    Shape(hs_features.SIZE + TOLD_KINDS, hs_features.ITEMS, hs_features.ITEM_SIZE, hs_picks.PICKS, 0),
    Shape(
        rg_features.SIZE + TOLD_KINDS, rg_features.ITEMS, rg_features.ITEM_SIZE, rg_picks.FIRST_GOOD, rg_picks.OF_EACH
    ),
)
"""For every game, by its number."""


def _thrift(shape: Shape, weights: dict[int, float]) -> Any:
    row = np.zeros(shape.picks + shape.items * shape.item_picks, np.float32)
    for pick_number, weight in weights.items():
        row[pick_number] = weight
    return row


THRIFT = (
    _thrift(SHAPES[HIGH_SOCIETY], {hs_picks.PASS: 1.0}),
    _thrift(SHAPES[RICH_AND_GOOD], {rg_picks.ENOUGH: 0.5, rg_picks.KEEP: 1.0}),
)
"""For every game: how much each pick is to the taste of somebody who would rather not spend."""
HAS_BUDGETS = np.array([True, False])
"""For every game: whether `is_over_budget` means anything."""
