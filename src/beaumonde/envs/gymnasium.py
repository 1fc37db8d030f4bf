"""One seat is yours, bots play the others: Gymnasium environments for one game (`Table`) and for many (`VectorTable`).

envs = VectorTable(bm.high_society("2018", 4), num_envs=1024, opponents="random", seat=0)
seen, info = envs.reset(seed=7)
seen, rewards, ended, truncated, info = envs.step(policy(seen["observation"], seen["action_mask"]))

Importing this registers "beaumonde/HighSociety-v0" and "beaumonde/RichAndGood-v0". You see `observation`, float32 in
the game's layout, and `action_mask`, int8: 1 for what you may do now. The reward comes at the end: 1 for the winner,
shared by those who share the win, else 0. `docs/environments.md` has the numbers.
"""

from typing import Any

import numpy as np

from beaumonde.core.errors import BadSetup, IllegalAction, MissingExtra, brief
from beaumonde.core.game import Game
from beaumonde.envs.seat import OneSeat, Opponents
from beaumonde.envs.spaces import FORFEIT, RENDER_MODES, checked_mode, laid, rendered, spaces_of

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("no-envs") from error


class VectorTable(VectorEnv[dict[str, Any], Any, Any]):
    """Many games at one kind of table, one seat of each yours: `seat`, or with None one drawn for every game.

    A game that ends is dealt anew in the same step; its last sight is in info["final_obs"], its result, a row of every
    seat's numbers, in info["final_info"]. info["seat"] says where you sit. Everything handed out is yours to keep.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self, game: Game | str, num_envs: int = 1, opponents: Opponents = "random", seat: int | None = 0, **options: Any
    ) -> None:
        self.game, self.num_envs = laid(game, options), num_envs
        self._tables = OneSeat(self.game, num_envs, opponents, seat)
        self.single_observation_space, self.single_action_space = spaces_of(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._tables.reset(int(self.np_random.integers(1 << 63)))
        return self._tables.seen(self._tables.every), self._where()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        tables, chosen = self._tables, np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadSetup("bad-batch-actions", games=self.num_envs)
        chosen = np.ascontiguousarray(chosen, np.int64)
        if (wrong := tables.first_illegal(chosen)) >= 0:
            raise IllegalAction("illegal-in-batch", game=wrong, action=int(chosen[wrong]))
        tables.play(chosen)
        ended, rewards = tables.over(), np.zeros(self.num_envs)
        final: dict[str, Any] = {}
        if ended.any():
            rewards, final = self._final(ended)
            tables.deal(ended)
        return tables.seen(tables.every), rewards, ended, np.zeros(self.num_envs, np.bool_), self._where() | final

    def _where(self) -> dict[str, Any]:
        return {"seat": self._tables.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def _final(self, ended: Any) -> tuple[Any, dict[str, Any]]:
        """The rewards, and what Gymnasium wants to be told of games that are over."""
        numbers = np.flatnonzero(ended)
        seen, sights = self._tables.seen(numbers), np.full(self.num_envs, None, object)
        for row, number in enumerate(numbers):
            sights[number] = {name: rows[row] for name, rows in seen.items()}
        rewards, results = self._tables.results(ended)
        told = results | {f"_{name}": ended.copy() for name in results}
        final = {"final_obs": sights, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}
        return rewards, final


class Table(gymnasium.Env[dict[str, Any], Any]):
    """One game, one seat of it yours. An action that is not legal now ends it, as a loss that is worth −1."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: Game | str,
        opponents: Opponents = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = laid(game, options)
        self.render_mode = checked_mode(render_mode)
        self._tables = OneSeat(self.game, 1, opponents, seat)
        self._goes_on = False
        self.observation_space, self.action_space = spaces_of(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._tables.reset(int(self.np_random.integers(1 << 63)))
        self._goes_on = True
        self._show()
        return self._sight(), {"seat": int(self._tables.seats[0])}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._goes_on:
            raise IllegalAction("reset-first")
        if not self.action_space.contains(action):
            raise IllegalAction("no-such-action", action=brief(action))
        tables, chosen = self._tables, np.array([action], np.int64)
        info: dict[str, Any] = {"seat": int(tables.seats[0])}
        if tables.first_illegal(chosen) >= 0:
            self._goes_on = False
            return self._sight(), FORFEIT, True, False, info | {"illegal": True}
        tables.play(chosen)
        over, worth = tables.over(), 0.0
        if over[0]:
            self._goes_on = False
            rewards, results = tables.results(over)
            worth = float(rewards[0])
            info |= {name: rows[0] for name, rows in results.items()}
        self._show()
        return self._sight(), worth, bool(over[0]), False, info

    def _sight(self) -> dict[str, Any]:
        return {name: rows[0] for name, rows in self._tables.seen(self._tables.every).items()}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return rendered(self.render_mode, self.game, self._tables.states[0], int(self._tables.seats[0]))


for _id, _table in {
    "beaumonde/HighSociety-v0": {"game": "high-society", "edition": "2018", "seats": 4},
    "beaumonde/RichAndGood-v0": {"game": "rich-and-good", "seats": 4},
}.items():
    gymnasium.register(
        _id, f"{__name__}:{Table.__name__}", kwargs=_table, vector_entry_point=f"{__name__}:{VectorTable.__name__}"
    )
