"""The `expert` level: it looks ahead before it decides, led by the network, by habits, or by games played out."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random as Dice
from typing import Any

import numpy as np

from beaumonde.bots.net import Weights
from beaumonde.bots.networks import network
from beaumonde.bots.outlook import outlook
from beaumonde.bots.race import race
from beaumonde.bots.sealed import CARDS, mixture
from beaumonde.bots.search import Tree, decide, new_tree, search
from beaumonde.bots.strong import draw
from beaumonde.core.game import Action, Game
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.high_society import kernel as hs

SIMULATIONS = {"high-society": 2_000, "rich-and-good": 60}
"""How far each game is looked into."""
GLANCE = {"high-society": 80}
"""How far `strong` looks, where first thoughts are no better than rules that people wrote."""
LONGER = 4
"""How many times as far when the game may be over soon."""
PLAYOUTS = 7
"""How many last rounds of The Rich and the Good are played out at every stage, for a simulation elsewhere."""
WORLDS = 16
"""In how many worlds a market of its first round is looked at."""
STATES = {"high-society": 16, "rich-and-good": 32}
"""How many states that fit what was seen are thought through; cards are dealt again every time."""
BOLD = {"high-society": 0.3, "rich-and-good": 0.6}
"""How much the network's odds weigh against what the search has found."""
CAUTION = {"high-society": 0.57, "rich-and-good": 0.0}
"""How much it would rather stay in than win where the network forecasts, among people who care only to win: what it
promises most for, it mostly judges too well."""
RIVAL = 0.1
"""How often, compared with the best, an action is tried that might be as good."""
CLEAR = 0.05
"""An action that is worth so much more than the next is beyond doubt, where games are played out."""
SEAL_ROUNDS = 400
SEAL_SURE = 0.03
"""Sealed cards with a smaller chance than this are never played."""


@lru_cache(8)
def _tree(game: int, nodes: int) -> Tree:
    """Kept for the next decision, which begins it anew: memory is bounded."""
    return new_tree(game, nodes)


class Expert:
    """Thinks through what may come, in many of the ways it may come."""

    def __init__(
        self,
        game: Game,
        dice: Dice,
        weights: Weights | None = None,
        simulations: int = 0,
        bold: float | None = None,
        caution: float | None = None,
    ) -> None:
        self._kernel, self._weights, self._dice = kernel(game), weights or network(game.name), dice
        self._caution = CAUTION[game.name] if caution is None else caution
        self._which, self._bold = rules.which(game), BOLD[game.name] if bold is None else bold
        self._states = STATES[game.name]
        self._simulations = simulations or SIMULATIONS[game.name]
        self.doubt = 0.0
        """How unsure it was of its last decision, from 0 to 1."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """A legal action; `view` must be its own seat's, with the memory aid on."""
        if len(legal) == 1:
            return legal[0]
        roots, rng = self._roots(view), np.array([self._dice.getrandbits(64) | 1], np.uint64)
        if rules.is_drawn(self._which, roots[0], view.seat):
            return self._seal(roots, rng)
        if rules.is_weighed(self._which, roots[0]):
            return self._weighed(roots, 1)[0]
        tree = self._searched(roots, rng)
        self.doubt = 1.0 - float(tree.visits[0].max() / tree.visits[0].sum())
        return self._kernel.action_of(int(decide(self._which, self._weights, tree, roots[0])))

    def candidates(self, view: Any, legal: Sequence[Action], most: int) -> list[Action]:
        """The actions it looked into most, the most promising first; none that it hardly looked into."""
        if len(legal) == 1:
            return list(legal)
        roots, rng = self._roots(view), np.array([self._dice.getrandbits(64) | 1], np.uint64)
        if rules.is_drawn(self._which, roots[0], view.seat):
            return [self._seal(roots, rng)]
        if rules.is_weighed(self._which, roots[0]):
            return self._weighed(roots, most)
        tree = self._searched(roots, rng)
        found = sorted(_tried(self._which, tree, roots[0], 0, 0, int(tree.visits[0].sum())), reverse=True)
        return [self._kernel.action_of(action) for visits, action in found[:most] if visits >= RIVAL * found[0][0]]

    def _searched(self, roots: Any, rng: Any) -> Tree:
        tree = _tree(self._which, LONGER * self._simulations + 1)
        search(self._which, self._weights, tree, roots, self._caution, rng, self._budget(roots), self._bold)
        return tree

    def _weighed(self, roots: Any, most: int) -> list[Action]:
        """The actions that came furthest when all were tried, the best first."""
        mask = np.zeros(self._kernel.actions, np.uint8)
        rules.legal_mask(self._which, roots[0], mask)
        actions = np.flatnonzero(mask)
        worths, visits = np.zeros(len(actions)), np.zeros(len(actions))
        if rules.is_played_out(self._which, roots[0]):
            race(roots, actions, self._dice.getrandbits(32), PLAYOUTS * self._budget(roots), worths, visits)
            worths /= visits
        else:
            outlook(self._weights, roots, actions, self._dice.getrandbits(32), WORLDS, worths)
        order = np.lexsort((-worths, -visits))
        self.doubt = float(np.clip(1.0 - (worths[order[0]] - worths[order[1]]) / CLEAR, 0.0, 1.0))
        return [self._kernel.action_of(int(actions[place])) for place in order[:most]]

    def _budget(self, roots: Any) -> int:
        return self._simulations * (LONGER if rules.may_be_over_soon(self._which, roots[0]) else 1)

    def _roots(self, view: Any) -> Any:
        """States that fit the view, of which nobody can say which is the real one."""
        roots = np.stack([self._kernel.from_view(view, self._dice) for _ in range(self._states)])
        roots[:, rules.ACTOR] = view.seat  # of several who seal, this one
        return roots

    def _seal(self, roots: Any, rng: Any) -> Action:
        """One of the cards, by the odds of the mixture. Cards that lie sealed already are as unknown as any."""
        for root in roots:
            for seat in range(root[hs.SEATS]):
                root[hs.HANDS + seat] |= root[hs.OPEN + seat]
                root[hs.OPEN + seat] = 0
                root[hs.BIDDERS] |= (root[hs.HANDS + seat] != 0) << seat
        chances = np.zeros(CARDS, np.float32)
        self.doubt = 1.0
        tree = _tree(self._which, 1)
        mixture(self._which, self._weights, tree, roots, self._caution, rng, SEAL_ROUNDS, chances)
        return self._kernel.action_of(hs.FIRST_SEAL + int(draw(chances, rng, SEAL_SURE)))


def _tried(which: int, tree: Tree, state: Any, node: int, part: int, times: int) -> list[tuple[int, int]]:
    """How often every action was tried that the tree has tried to its end; -1 is no node."""
    rules.pick_mask(which, state, part, tree.mask)
    choices = np.flatnonzero(tree.mask).tolist()
    if len(choices) == 1:  # what is forced has no node of its own
        ways = [(choices[0], times, node)]
    elif node >= 0:
        visits, children = tree.visits[node].tolist(), tree.children[node].tolist()
        ways = [(choice, visits[choice], children[choice] or -1) for choice in choices if visits[choice]]
    else:
        ways = []
    found = []
    for choice, count, child in ways:
        more, action = rules.pick(which, state, part, choice)
        found += [(count, int(action))] if action >= 0 else _tried(which, tree, state, child, more, count)
    return found
