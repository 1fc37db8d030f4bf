"""A flat Monte Carlo player: it tries every action in many playouts by simple rules of thumb, and takes the best.

It gets as much time for a move as it is told; the rules of thumb are compiled, so it plays very many games in it.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import below, compiled, ones
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.high_society import kernel as hs

SECONDS = {"high-society": 0.035, "rich-and-good": 0.018}
"""About what `expert` takes for a move on average, as `strength.py` shows when nothing else runs."""
ROUND = 64


class Flat:
    """Playouts after each action, shared out by UCB1."""

    def __init__(self, game: Game, seed: int) -> None:
        self._kernel, self._which = kernel(game), rules.which(game)
        self._dice, self._seconds = Random(seed), SECONDS[game.name]

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """The action that did best."""
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        roots = np.stack([self._kernel.from_view(view, self._dice) for _ in range(8)])
        roots[:, rules.ACTOR] = view.seat
        mask = np.zeros(self._kernel.actions, np.uint8)
        rules.legal_mask(self._which, roots[0], mask)
        actions = np.flatnonzero(mask)
        visits, worths = np.zeros(len(actions)), np.zeros(len(actions))
        rng = np.array([self._dice.getrandbits(64) | 1], np.uint64)
        while perf_counter() - began < self._seconds:
            try_all(self._which, roots, actions, visits, worths, rng, ROUND)
        return self._kernel.action_of(int(actions[np.argmax(visits)]))


@compiled
def try_all(game: int, roots: Any, actions: Any, visits: Any, worths: Any, rng: Any, count: int) -> None:
    """So many more playouts."""
    state, totals, standings = roots[0].copy(), np.zeros(5), np.zeros(5)
    seat = state[rules.ACTOR]
    for _ in range(count):
        best, choice, tried = -1.0, 0, visits.sum() + 1.0
        for place in range(len(actions)):
            urge = 1e9 if visits[place] == 0 else worths[place] / visits[place]
            urge += np.sqrt(np.log(tried) / (visits[place] + 1e-9)) * 0.5 if visits[place] else below(rng, 1000)
            if urge > best:
                best, choice = urge, place
        state[:] = roots[below(rng, len(roots))]
        rules.reshuffle(game, state, rng)
        rules.play(game, state, actions[choice])
        while state[rules.ACTOR] >= 0:
            rules.play(game, state, _thumb(game, state, rng))
        winners, _ = rules.score(game, state, totals, standings)
        visits[choice] += 1
        if (winners >> seat) & 1:
            worths[choice] += 1.0 / ones(winners)


@compiled
def _thumb(game: int, state: Any, rng: Any) -> int:
    """High Society: the cheapest single card that leads, within a budget for the card. Otherwise anything."""
    if game != rules.HIGH_SOCIETY or state[hs.PHASE] != hs.AUCTION:
        return rules.random_action(game, state, rng)
    seat = state[hs.ACTOR]
    card, lying = state[hs.DECK + state[hs.TURNED] - 1], hs.SUM[state[hs.OPEN + seat]]
    budget = 12 if card >= hs.FIRST_DOUBLER else 2 * hs.WORTH[card]
    budget = budget * (50 + below(rng, 100)) // 100
    for place in range(11):
        worth = hs.SUM[1 << place]
        if (state[hs.HANDS + seat] >> place) & 1 and lying + worth > state[hs.HIGHEST] and lying + worth <= budget:
            return 1 << place
    return hs.PASS
