"""How quickly the bots think: playouts, network evaluations and nodes a second, the time of a move, growth, memory.

    python benchmarks/thinking.py [--seconds 3] [--only WORDS] [--json FILE]

One core. Positions come from games between `sensible` players, so they are those a bot meets at a table. The rows
take turns in short rounds and each keeps its best, because a shared machine is noisy; the times of a move are over all
positions.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

import figures
import players
from beaumonde.bots import Bot, bot_for, move_of
from beaumonde.bots.expert import BOLD, LONGER, SIMULATIONS
from beaumonde.bots.net import FORECASTS, ask
from beaumonde.bots.networks import network
from beaumonde.bots.search import Tree, new_tree, search
from beaumonde.core.game import Game, State
from beaumonde.core.kernel import compiled, seeded
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import SHAPES
from figures import Figures, Measure, Play, Row

ROUNDS = 5
POSITIONS, APART = 200, 50
"""How many positions there are, and how far apart those are that long searches begin from."""
TABLES = ("High Society 2018, 4 seats", "The Rich and the Good, 4 seats")
LATEST = {"strong": 100, "expert": 1000}
"""The most milliseconds a move of each level may take."""
BUDGETS = (1_000, 4_000, 16_000)
GROWTH = 0.9
"""Simulations a second with the largest budget × with the smallest: below 1 it would grow worse than linearly."""


def positions(game: Game) -> list[State]:
    """Where somebody has a choice, from games between sensible players."""
    found: list[State] = []
    dice = Random(1)
    while len(found) < POSITIONS:
        state = game.start(seed=dice.getrandbits(30))
        bots = [bot_for(game, "sensible", seat) for seat in range(game.seats)]
        while state.to_act:
            actor = state.to_act[0]
            if len(state.legal(actor)) > 1 and dice.random() < 0.2:
                found.append(state)
            state = state.play(actor, move_of(bots[actor], state, actor)).state
    return found[:POSITIONS]


def arrays(game: Game) -> Any:
    """The same for compiled code."""
    return np.stack([kernel(game).from_state(state) for state in positions(game)])


def playouts(game: Game) -> Play:
    """Random play to the end from each position."""
    states, rng = arrays(game), seeded(1, 0)

    def play() -> int:
        _play_out(rules.which(game), states, rng)
        return len(states)

    return play


@compiled
def _play_out(game: int, states: Any, rng: Any) -> None:
    state = states[0].copy()
    for one in states:
        state[:] = one
        rules.playout(game, state, rng)


def evaluations(game: Game) -> Play:
    """What the network says to each position, with what it is told worked out anew."""
    states = arrays(game)

    def play() -> int:
        _evaluate(rules.which(game), network(game.name), states)
        return len(states)

    return play


@compiled
def _evaluate(game: int, weights: Any, states: Any) -> None:
    shape = SHAPES[game]
    told, items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
    picks = np.zeros(shape.picks + shape.items * shape.item_picks, np.float32)
    outcome = np.zeros(FORECASTS, np.float32)
    for state in states:
        rules.features(game, state, 0, state[rules.ACTOR], told, items)
        ask(weights, told, items, picks, outcome)


def nodes(game: Game, budget: int) -> Play:
    """A search in each of a few positions, the same for every budget; every simulation adds a node at most."""
    which, states, rng = rules.which(game), arrays(game)[::APART], seeded(1, 0)
    tree, bold = new_tree(which, budget + 1), BOLD[game.name]

    def play() -> int:
        count = 0
        for place in range(len(states)):
            search(which, network(game.name), tree, states[place : place + 1], 0.0, rng, budget, bold)
            count += int(tree.visits[0].sum())
        return count

    return play


def moves(game: Game, level: str) -> Measure:
    """Milliseconds of a move, over all positions: the median, and what 99 of 100 stay under."""
    states, bot = positions(game), bot_for(game, level, 1)
    _take(bot, states[0])

    def measure(_: float) -> Figures:
        times = [_take(bot, state) for state in states]
        return {"median_ms": float(np.median(times)), "late_ms": float(np.percentile(times, 99))}

    return measure


def _take(bot: Bot, state: State) -> float:
    begun = perf_counter()
    move_of(bot, state, state.to_act[0])
    return (perf_counter() - begun) * 1000


def memory(tree: Tree) -> str:
    """How much its arrays take."""
    return f"{sum(array.nbytes for array in tree) / 1e6:.1f} MB"


def all_rows() -> list[Row]:
    """Everything there is to measure, in the order of the table."""
    rows: list[Row] = []
    for name in TABLES:
        game = players.TABLES[name]

        def speed(player: Callable[..., Play], *more: Any, game: Game = game) -> Callable[[], Measure]:
            return partial(figures.speed, partial(player, game, *more))

        rows.append(Row(name, "random playouts from the middle of a game", speed(playouts)))
        rows.append(Row(name, "network evaluations", speed(evaluations)))
        rows += [Row(name, searching(budget), speed(nodes, budget)) for budget in BUDGETS]
        for level, most in LATEST.items():
            rows.append(Row(name, f"a move of {level}", partial(moves, game, level), "late_ms", most, rounds=1))
        most_nodes = LONGER * SIMULATIONS[game.name] + 1
        rows.append(Row(name, f"memory of {most_nodes:,} nodes", note=memory(new_tree(rules.which(game), most_nodes))))
    return rows


def searching(budget: int) -> str:
    """The row of that budget."""
    return f"nodes, searching {budget:,}"


def derived(rows: Sequence[Row]) -> list[Row]:
    """Whether a search of sixteen times as much takes more than sixteen times as long."""
    found = []
    for name in TABLES:
        speeds = {row.name: row.figures.get("per_second") for row in rows if row.group == name}
        most, least = speeds.get(searching(BUDGETS[-1])), speeds.get(searching(BUDGETS[0]))
        if most and least:
            figure = {"times": most / least}
            about = f"{name}: nodes a second, {BUDGETS[-1]:,} × {BUDGETS[0]:,}"
            found.append(Row("growth", about, None, "times", GROWTH, figures=figure))
    return found


def main() -> int:
    """Measure and tell."""
    description = "Measure how quickly the bots think, on one core."
    return figures.main(description, all_rows(), rounds=ROUNDS, columns=(), packages=("numba",), derived=derived)


if __name__ == "__main__":
    sys.exit(main())
