"""What the network of a game would pick by heart: the `strong` level of The Rich and the Good.

In High Society that level takes a short look ahead, see `expert`.
"""

from collections.abc import Sequence
from functools import cache
from random import Random as Dice
from typing import Any

import numpy as np

from beaumonde.bots.net import FORECASTS, Weights, ask, odds
from beaumonde.bots.networks import network
from beaumonde.bots.people import read_people, tell
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import chance, compiled
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules

SURE = 0.02
"""Picks with a smaller chance than this are never made: they are what is left of exploring."""
CAUTION = {"high-society": 0.4, "rich-and-good": 0.0}
"""How much it would rather stay in than win, among people who care only to win."""

LOOSE = 2.0
"""How much less sure of its picks it is than the network, which by itself is nearly as good as `expert` where that has
nothing but forecasts to go by, and levels should differ."""


@cache
def _first_thoughts(game: str) -> Weights:
    """The network, with logits of picks that much smaller."""
    known = network(game)
    heads = ("picks", "picks_bias", "item_picks", "item_picks_bias")
    return known._replace(**{head: getattr(known, head) / np.float32(LOOSE) for head in heads})


class Strong:
    """Knows by heart what tends to win, from the games it has played against itself."""

    def __init__(self, game: Game, dice: Dice, weights: Weights | None = None, caution: float | None = None) -> None:
        self._kernel, self._weights, self._dice = kernel(game), weights or _first_thoughts(game.name), dice
        self._which = rules.which(game)
        self._caution = CAUTION[game.name] if caution is None else caution
        self.doubt = 0.0
        """How unsure it was of its last decision, from 0 to 1."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """A legal action; `view` must be its own seat's, with the memory aid on."""
        if len(legal) == 1:
            return legal[0]
        state = self._kernel.from_view(view, self._dice)
        state[rules.ACTOR] = view.seat  # of several who seal, this one
        rng = np.array([self._dice.getrandbits(64) | 1], np.uint64)
        action, chance = by_heart(self._which, self._weights, state, self._caution, rng, SURE)
        self.doubt = 1.0 - chance
        return self._kernel.action_of(int(action))


@compiled
def by_heart(game: int, weights: Any, state: Any, caution: float, rng: Any, sure: float) -> tuple[int, float]:
    """The action the network picks, by its odds, without those below `sure`; and its chance."""
    shape = rules.SHAPES[game]
    count = shape.picks + shape.items * shape.item_picks
    told, items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
    mask, logits = np.zeros(count, np.uint8), np.zeros(count, np.float32)
    chances, outcome = np.zeros(count, np.float32), np.zeros(FORECASTS, np.float32)
    kinds = np.zeros((rules.KINDS, rules.MOST_SEATS), np.float32)
    read_people(game, weights, state, caution, told, items, kinds)
    part, seat, odds_so_far = 0, state[rules.ACTOR], 1.0
    while True:
        rules.pick_mask(game, state, part, mask)
        tell(game, state, part, seat, kinds, told, items)
        ask(weights, told, items, logits, outcome)
        odds(logits, mask, chances)
        choice = draw(chances, rng, sure)
        odds_so_far *= chances[choice]
        part, action = rules.pick(game, state, part, choice)
        if action >= 0:
            return action, odds_so_far


@compiled
def draw(chances: Any, rng: Any, sure: float) -> int:
    """A pick by its odds, without those below `sure`."""
    total, best = 0.0, 0
    for place in range(len(chances)):
        if chances[place] > chances[best]:
            best = place
        if chances[place] >= sure:
            total += chances[place]
    left = total * chance(rng)
    for place in range(len(chances)):
        if chances[place] >= sure:
            left -= chances[place]
            if left < 0:
                return place
    return best
