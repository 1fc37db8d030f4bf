"""Games by the million: the same numbers whatever the number of threads."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from tables import TABLES

FIELDS = ("winners", "cast_out", "totals", "standings", "decisions")


def run(game: Game, **more: Any) -> Any:
    return bm.simulate(game, games=10_000, seed=3, progress=False, **more)


@pytest.mark.parametrize("game", TABLES[::6], ids=repr)
def test_threads_do_not_change_the_numbers(game: Game) -> None:
    one, two, five = (run(game, threads=threads) for threads in (1, 2, 5))
    for field in FIELDS:
        assert np.array_equal(getattr(one, field), getattr(two, field))
        assert np.array_equal(getattr(one, field), getattr(five, field))


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    game = bm.rich_and_good(3)
    short, long = bm.simulate(game, games=500, seed=9), bm.simulate(game, games=6000, seed=9)
    assert np.array_equal(short.totals, long.totals[:500])
    assert not np.array_equal(short.totals, bm.simulate(game, games=500, seed=10).totals)


@pytest.mark.parametrize("game", TABLES[::5], ids=repr)
def test_the_results_make_sense(game: Game) -> None:
    results = run(game)
    assert results.winners.shape == (10_000, game.seats)
    assert not (results.winners & results.cast_out).any()
    nobody = ~results.winners.any(axis=1)
    assert (results.cast_out[nobody].all(axis=1)).all()
    assert results.decisions.min() > 3
    shares = results.winners.mean(axis=0)
    assert shares.max() - shares.min() < 0.03  # no seat is favoured by much: the first is drawn


def test_random_games_are_those_of_the_readable_engine_in_distribution() -> None:
    """The mean length of random games, from both engines."""
    game = bm.rich_and_good(2)
    lengths = []
    for seed in range(300):
        length = 0
        state: Any = game.start(seed)
        dice = np.random.default_rng(seed)
        while state.to_act:
            legal = state.legal(state.to_act[0])
            state = state.play(state.to_act[0], legal[int(dice.integers(len(legal)))]).state
            length += 1
        lengths.append(length)
    fast = run(game).decisions
    error = np.std(lengths) / len(lengths) ** 0.5
    assert abs(np.mean(lengths) - fast.mean()) < 5 * error


@pytest.mark.parametrize("games", [0, -1, 10**10, 1.5, "7", None, True])
def test_a_wrong_number_of_games_is_refused(games: Any) -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        bm.simulate(bm.rich_and_good(2), games=games)
    assert refusal.value.code == "bad-batch"


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        bm.simulate(bm.rich_and_good(2), "clever", games=1)
    assert refusal.value.code == "no-such-policy"


def test_progress_is_told() -> None:
    told: list[int] = []
    bm.simulate(bm.high_society(), games=9000, progress=False, on_progress=told.append)
    assert sum(told) == 9000


def test_without_numba_everything_else_works_and_says_so() -> None:
    code = """
import sys
sys.modules["numba"] = None
import beaumonde as bm
assert bm.high_society().start(1).to_act
for ask in (lambda: bm.kernel(bm.high_society()), lambda: bm.simulate(bm.high_society(), games=1)):
    try:
        ask()
    except bm.MissingExtra as error:
        print(error.code)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["no-numba", "no-numba"]
