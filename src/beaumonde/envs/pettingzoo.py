"""Either game with a program in every seat, one after the other: a PettingZoo AEC environment.

table = env(bm.high_society("2018", 4))
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, ended, truncated, info = table.last()
    table.step(None if ended else policy(seen["observation"], seen["action_mask"]))

The agents are "seat_0", "seat_1", …; `action_mask` is all 0 for a seat that is not to act. Sealed bids are laid one
after the other, and no seat sees the others'. The reward comes at the end: 1 for the winner, shared by those who share
the win, else 0. In `env` an action that is not legal ends the game with −1 for its seat; `raw_env` raises
IllegalAction. `docs/environments.md` has the numbers.
"""

import secrets
from typing import Any

import numpy as np

from beaumonde.core.errors import IllegalAction, MissingExtra, brief
from beaumonde.core.game import Game
from beaumonde.core.kernel import check_seed, compiled
from beaumonde.core.kernels import kernel, observation
from beaumonde.envs.seat import look
from beaumonde.envs.spaces import FORFEIT, RENDER_MODES, checked_mode, laid, rendered, spaces_of
from beaumonde.games import compiled as rules

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("no-envs") from error

OVER, ILLEGAL = -1, -2


def env(game: Game, render_mode: str | None = None) -> Any:
    """The environment as PettingZoo wants it: calls in the wrong order and actions that are not legal are caught."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode), illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name, and it has no types
    """The bare environment. Without a seed, `reset` deals the next game of the seed it was given before."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        self.game, self.render_mode = laid(game, {}), checked_mode(render_mode)
        self.metadata = {
            "name": game.name.replace("-", "_") + "_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self._spaces = {agent: spaces_of(game) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._which, self._size, self._actions = rules.which(game), observation(game).SIZE, kernel(game).actions
        self._seed, self._number = secrets.randbits(63), -1

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._seed, self._number = check_seed(seed), -1
        self._number += 1
        self._state = kernel(self.game).start(self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state[rules.ACTOR]]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        sight, mask = np.empty(self._size, np.float32), np.empty(self._actions, np.int8)
        look(self._which, self._state, self._seats[agent], sight, mask.view(np.uint8))
        return {"observation": sight, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        actor = ILLEGAL
        if isinstance(action, (int, np.integer)) and 0 <= action < self._actions:
            actor = _play(self._which, self._state, int(action))
        if actor == ILLEGAL:
            raise IllegalAction("no-such-action", action=brief(action))
        self._cumulative_rewards[agent] = 0.0
        if actor == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[actor]
        self._show()

    def _end(self) -> None:
        totals, standings, winners, out = kernel(self.game).score(self._state)
        for seat, agent in enumerate(self.agents):
            won = bool(winners >> seat & 1)
            self.rewards[agent] = 1 / winners.bit_count() if won else 0.0
            told = {"total": float(totals[seat]), "standing": float(standings[seat])}
            self.infos[agent] = told | {"won": won, "cast_out": bool(out >> seat & 1)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return rendered(self.render_mode, self.game, self._state, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


@compiled
def _play(game: int, state: Any, action: int) -> Any:
    """Play an action if it is legal; the next to act, OVER or ILLEGAL."""
    if not rules.is_legal(game, state, action):
        return ILLEGAL
    rules.play(game, state, action)
    return state[rules.ACTOR]
