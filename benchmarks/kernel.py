"""How fast the compiled games are: playouts, environments and start-up, beside compiled rivals in the same run.

    python benchmarks/kernel.py [--seconds 3] [--only WORDS] [--json FILE]

One core unless a row says otherwise. The rows take turns in many short rounds and each keeps its best, because a shared
machine is noisy. A target that is missed is printed, and fails nothing; Ctrl-C prints what there is so far.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import batches
import figures
import players
from figures import Figures, Measure, Row

ROUNDS = 30
STARTS = 5
"""Rounds of the second start; there is one first start."""

LEDUC, GOOFSPIEL = "leduc_poker(players=3)", "turn_based_simultaneous_game(game=goofspiel(players=3,num_cards=11))"
RIVALS: dict[str, Callable[[], figures.Play]] = {
    "OpenSpiel leduc_poker, 3 seats, C++ rollouts": partial(batches.rollouts, LEDUC),
    "OpenSpiel goofspiel, 3 seats, C++ rollouts": partial(batches.rollouts, GOOFSPIEL),
    "OpenSpiel leduc_poker, 3 seats, from Python": partial(players.open_spiel, LEDUC),
    "OpenSpiel goofspiel, 3 seats, from Python": partial(players.open_spiel, GOOFSPIEL),
    f"pgx leduc_holdem, batch {batches.PGX_BATCH}": batches.pgx,
    "RLCard leduc-holdem": players.rlcard,
    "PettingZoo leduc_holdem_v4": players.pettingzoo,
}
COMPARED = ("Leduc", "Goofspiel")
PACKAGES = ("numba", "open_spiel", "pgx", "jax", "rlcard", "pettingzoo")

TWO_THREADS = ("High Society 2018, 4 seats", "The Rich and the Good, 4 seats")
"""The tables for two threads and for the environments."""
DECISIONS = {"high-society": 25_000_000, "rich-and-good": 10_000_000}
"""The targets, in decisions per second."""
TIMES_FASTEST = 5
TIMES_ONE_THREAD = 1.8
VECTOR_STEPS = 2_000_000
AEC_STEPS = 20_000
FIRST_S = 60
SECOND_S = 2

EVERYTHING = """
import beaumonde as bm
from beaumonde.arena.simulate import simulate
from beaumonde.envs.vector import VectorGame
for game in (bm.high_society("2018"), bm.rich_and_good()):
    simulate(game, games=1, threads=1)
    batch = VectorGame(game, 1)
    batch.step(batch.random_actions())
    kernel = bm.kernel(game)
    state = kernel.start(7)
    while kernel.actor(state) is not None:
        kernel.play(state, kernel.legal(state)[0])
    kernel.score(state)
"""
"""Both games through every compiled way to play them."""


def all_rows(cache: Path) -> list[Row]:
    """Everything there is to measure, in the order of the table."""
    rows = []
    for name, game in players.TABLES.items():
        prepare = partial(figures.speed, partial(batches.simulated, game, 1))
        rows.append(Row("playouts", name, prepare, target=DECISIONS[game.name], compared=True))
    for name in TWO_THREADS:
        prepare = partial(figures.speed, partial(batches.simulated, players.TABLES[name], 2))
        rows.append(Row("playouts", two(name), prepare))
    for name in TWO_THREADS:
        prepare = partial(batches.vector, players.TABLES[name])
        rows.append(Row("environments", f"vector, {name}", prepare, target=VECTOR_STEPS))
    for name in TWO_THREADS:
        prepare = partial(figures.speed, partial(batches.by_seats, players.TABLES[name]))
        rows.append(Row("environments", f"AEC, {name}", prepare, target=AEC_STEPS, optional=True))
    for name, player in RIVALS.items():
        rows.append(Row("rivals", name, partial(figures.speed, player), rival=True, optional=True))
    first = Row("start", "first start, compiling everything", partial(starting, cache, True), "took_s", FIRST_S)
    second = Row("start", "second start", partial(starting, cache, False), "took_s", SECOND_S)
    first.rounds, second.rounds = 1, STARTS
    return [*rows, first, second]


def two(name: str) -> str:
    """The row of that table with two threads."""
    return f"{name}, two threads"


def starting(cache: Path, empty: bool) -> Measure:
    """A fresh interpreter that goes through everything, with nothing compiled yet or all of it, seen from outside."""

    command, environment = [sys.executable, "-c", EVERYTHING], os.environ | {"XDG_CACHE_HOME": str(cache)}
    start = partial(subprocess.run, command, check=True, capture_output=True, env=environment)

    def measure(_: float) -> Figures:
        if empty:
            shutil.rmtree(cache, ignore_errors=True)
        elif not cache.exists():
            start()
        worked, begun = children(), perf_counter()
        start()
        return {"took_s": perf_counter() - begun, "processor_s": children() - worked}

    return measure


def children() -> float:
    """Seconds of processor time that ended processes have taken."""
    times = os.times()
    return times.children_user + times.children_system


def derived(rows: Sequence[Row]) -> list[Row]:
    """What follows from the others: the slowest table of each game × the fastest rival, and two threads × one."""
    speeds = {row.name: row.figures["per_second"] for row in rows if row.figures and row.group == "playouts"}
    found = []
    for code, game in {"high-society": "High Society", "rich-and-good": "The Rich and the Good"}.items():
        ours = [speeds[name] for name, seated in players.TABLES.items() if seated.name == code and name in speeds]
        best = figures.fastest(rows)
        if ours and best:
            target = TIMES_FASTEST if code == "high-society" else None
            figure = {"times": min(ours) / best}
            found.append(Row("ratios", f"{game}, slowest, × fastest rival", None, "times", target, figures=figure))
    for name in TWO_THREADS:
        if name in speeds and two(name) in speeds:
            figure = {"times": speeds[two(name)] / speeds[name]}
            found.append(Row("ratios", f"{two(name)} × one", None, "times", TIMES_ONE_THREAD, figures=figure))
    return found


def main() -> int:
    """Measure and tell."""
    description = "Measure the compiled games beside other libraries: random legal play on one core."
    with TemporaryDirectory() as folder:
        rows = all_rows(Path(folder) / "cache")
        return figures.main(description, rows, rounds=ROUNDS, columns=COMPARED, packages=PACKAGES, derived=derived)


if __name__ == "__main__":
    sys.exit(main())
