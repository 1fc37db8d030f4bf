"""Thousands of games in lockstep: observations, legal actions, rewards and auto-reset, with no Python per game.

batch = VectorGame(bm.high_society("2018", 4), games=4096, seed=7)
while True:
    actions = policy(batch.observations, batch.masks)   # for the seats in batch.actors
    batch.step(actions)                                 # then batch.done, batch.rewards, and the next turn
"""

from typing import Any

import numpy as np

from beaumonde.core.errors import BadSetup, IllegalAction
from beaumonde.core.game import Game
from beaumonde.core.kernel import Kernel, check_count, check_seed, compiled, ones, seeded
from beaumonde.core.kernels import kernel, observation
from beaumonde.games import compiled as rules

MOST_GAMES = 1 << 20


class VectorGame:
    """Games at one kind of table, stepped together. The arrays are the batch's own and change with every step.

    observations  [games, size] float32: what the actor of each game sees
    masks         [games, actions] uint8: what it may do
    actors        [games] int64: who it is
    done          [games] uint8: the last step ended a game, and a new one has been dealt in its place
    rewards       [games, seats] float32: what that game was worth to each seat, 0 where none ended:
                  1 for the winner, shared by those who share the win, 0 for everyone else
    """

    def __init__(self, game: Game, games: int, seed: int = 0) -> None:
        check_count(games, MOST_GAMES)
        self.game, self.games = game, games
        self.kernel: Kernel = kernel(game)
        self._which = rules.which(game)
        self.observations = np.zeros((games, observation(game).SIZE), np.float32)
        self.masks = np.zeros((games, self.kernel.actions), np.uint8)
        self.actors = np.zeros(games, np.int64)
        self.done = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, game.seats), np.float32)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal every game anew; the same seed gives the same games."""
        check_seed(seed)
        self._states = np.tile(self.kernel.blank, (self.games, 1))
        self._rngs = np.zeros((self.games, 1), np.uint64)
        self.done[:], self.rewards[:] = 0, 0
        _deal_all(self._which, self._states, self._rngs, seed, self.kernel.first)
        _look_all(self._which, self._states, self.actors, self.observations, self.masks)

    def step(self, actions: Any) -> None:
        """One action in every game; IllegalAction names the first game whose action is not legal, and plays none."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise BadSetup("bad-batch-actions", games=self.games)
        chosen = chosen.astype(np.int64, copy=False)
        wrong = first_illegal(self._which, self._states, chosen)
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", game=int(wrong), action=int(chosen[wrong]))
        first, ended = self.kernel.first, (self.done, self.rewards)
        seen = (self.actors, self.observations, self.masks)
        _step_all(self._which, self._states, self._rngs, chosen, first, *ended, *seen)

    def states(self) -> Any:
        """A copy of all states, as arrays of the kernel."""
        return self._states.copy()

    def random_actions(self) -> Any:
        """A random legal action for every game, from the games' own generators."""
        actions = np.empty(self.games, np.int64)
        _random_all(self._which, self._states, self._rngs, actions)
        return actions


@compiled
def reward(winners: int, out: Any) -> None:
    """A win is worth 1, shared by those who share it."""
    share = 1.0 / max(1, ones(winners))
    for seat in range(len(out)):
        out[seat] = share if (winners >> seat) & 1 else 0.0


@compiled
def _deal_all(game: int, states: Any, rngs: Any, seed: int, first: int) -> None:
    for number in range(len(states)):
        rngs[number, 0] = seeded(seed, number)[0]
        rules.deal(game, states[number], rngs[number], first)


@compiled
def first_illegal(game: int, states: Any, actions: Any) -> int:
    """The first game that does not allow its action; −1 if there is none."""
    for number in range(len(states)):
        if not rules.is_legal(game, states[number], actions[number]):
            return number
    return -1


@compiled
def _random_all(game: int, states: Any, rngs: Any, actions: Any) -> None:
    for number in range(len(states)):
        actions[number] = rules.random_action(game, states[number], rngs[number])


@compiled
def _step_all(
    game: int,
    states: Any,
    rngs: Any,
    actions: Any,
    first: int,
    done: Any,
    rewards: Any,
    actors: Any,
    observations: Any,
    masks: Any,
) -> None:
    totals, standings = np.zeros(rewards.shape[1]), np.zeros(rewards.shape[1])
    for number in range(len(states)):
        state = states[number]
        rules.play(game, state, actions[number])
        if state[rules.ACTOR] >= 0:
            if done[number]:
                done[number] = 0
                rewards[number, :] = 0.0
        else:
            winners, _ = rules.score(game, state, totals, standings)
            reward(winners, rewards[number])
            done[number] = 1
            rules.deal(game, state, rngs[number], first)
        actors[number] = state[rules.ACTOR]
        rules.observe(game, state, state[rules.ACTOR], observations[number])
        rules.legal_mask(game, state, masks[number])


@compiled
def _look_all(game: int, states: Any, actors: Any, observations: Any, masks: Any) -> None:
    for number in range(len(states)):
        state = states[number]
        actors[number] = state[rules.ACTOR]
        rules.observe(game, state, state[rules.ACTOR], observations[number])
        rules.legal_mask(game, state, masks[number])
