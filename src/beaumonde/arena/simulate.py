"""Whole games by the million: `bm.simulate(game, "random", games=1_000_000, seed=7)`.

Game number n has its own generator, seeded from the seed and n, so the results are the same whatever the number of
threads, and game n of a long run is game n of a short one.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from msgspec import Struct

from beaumonde.core.errors import BadSetup, brief
from beaumonde.core.game import Game
from beaumonde.core.kernel import check_count, check_seed, compiled, seeded
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules

CHUNK = 4096
"""Games a thread plays before it reports."""
MOST_GAMES = 10**9


class Simulation(Struct, frozen=True):
    """The results of many games: rows are games, columns are seats."""

    winners: Any
    """bool: the seat won, alone or with others."""
    cast_out: Any
    """bool"""
    totals: Any
    """float: status, or money."""
    standings: Any
    """float: money left, or charity money."""
    decisions: Any
    """How many decisions each game took."""


def simulate(
    game: Game,
    policy: str = "random",
    *,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: bool | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games with every seat following the policy ("random": any legal action is as likely as the other).

    All cores unless `threads` says otherwise; a progress bar if it takes long and somebody watches. Ctrl-C stops it.
    """
    if policy != "random":
        raise BadSetup("no-such-policy", policy=brief(policy))
    check_count(games, MOST_GAMES)
    check_seed(seed)
    compiled_game = kernel(game)
    shape = (games, game.seats)
    results = Simulation(
        np.zeros(shape, np.bool_),
        np.zeros(shape, np.bool_),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(games, np.int32),
    )

    def play(start: int) -> int:
        stop = min(start + CHUNK, games)
        _play_many(
            rules.which(game),
            compiled_game.blank,
            compiled_game.first,
            seed,
            start,
            results.winners[start:stop],
            results.cast_out[start:stop],
            results.totals[start:stop],
            results.standings[start:stop],
            results.decisions[start:stop],
        )
        return stop - start

    _run(play, range(0, games, CHUNK), threads or os.cpu_count() or 1, progress, on_progress, games)
    return results


def _run(
    play: Callable[[int], int],
    starts: range,
    threads: int,
    progress: bool | None,
    on_progress: Callable[[int], None] | None,
    games: int,
) -> None:
    """Share the chunks among threads; the compiled code runs without the interpreter lock."""
    from rich.progress import Progress  # noqa: PLC0415 - only long runs need it

    show = progress if progress is not None else games > 20 * CHUNK
    with Progress(disable=not show, transient=True) as bar, ThreadPoolExecutor(threads) as pool:
        task = bar.add_task("", total=games)
        try:
            for count in pool.map(play, starts):
                bar.update(task, advance=count)
                if on_progress is not None:
                    on_progress(count)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@compiled
def _play_many(
    game: int,
    blank: Any,
    first: int,
    seed: int,
    start: int,
    won: Any,
    out: Any,
    totals: Any,
    standings: Any,
    decisions: Any,
) -> None:
    state = blank.copy()
    for number in range(len(decisions)):
        rng = seeded(seed, start + number)
        rules.deal(game, state, rng, first)
        decisions[number] = rules.playout(game, state, rng)
        winners, cast_out = rules.score(game, state, totals[number], standings[number])
        for seat in range(won.shape[1]):
            won[number, seat] = (winners >> seat) & 1
            out[number, seat] = (cast_out >> seat) & 1
