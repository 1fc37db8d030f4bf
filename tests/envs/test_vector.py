"""Games in lockstep: the same as one by one, and nothing gets past the checks."""

from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.core.kernel import seeded
from beaumonde.core.kernels import observation
from beaumonde.envs.vector import VectorGame
from tables import TABLES


@pytest.mark.parametrize("game", TABLES[::5], ids=repr)
def test_a_batch_plays_the_same_games_as_one_kernel_after_another(game: Game) -> None:
    batch, kernel = VectorGame(game, 8, seed=5), bm.kernel(game)
    states = [kernel.start(5, number) for number in range(8)]
    assert np.array_equal(batch.states(), np.stack(states))
    for _ in range(30):
        actions = batch.random_actions()
        batch.step(actions)
        for number, (state, action) in enumerate(zip(states, actions, strict=True)):
            if states[number] is None:
                continue
            kernel.play(state, int(action))
            if kernel.actor(state) is None:
                assert batch.done[number]
                winners = kernel.score(state)[2]
                share = [1 / max(1, winners.bit_count()) if winners >> seat & 1 else 0 for seat in range(game.seats)]
                assert batch.rewards[number].tolist() == pytest.approx(share)
                states[number] = None
            else:
                assert np.array_equal(batch.states()[number], state)
                assert not batch.done[number]


@pytest.mark.parametrize("game", TABLES[::5], ids=repr)
def test_observations_and_masks_are_those_of_the_actor(game: Game) -> None:
    batch, kernel = VectorGame(game, 4, seed=2), bm.kernel(game)
    seen = np.zeros(observation(game).SIZE, np.float32)
    for _ in range(60):
        for number, state in enumerate(batch.states()):
            assert batch.actors[number] == kernel.actor(state)
            assert np.array_equal(np.flatnonzero(batch.masks[number]), kernel.legal(state))
            observation(game).observe(state, batch.actors[number], seen)
            assert np.array_equal(seen, batch.observations[number])
            assert np.isfinite(seen).all()
        batch.step(batch.random_actions())


def test_finished_games_are_dealt_anew_and_rewarded_once() -> None:
    batch = VectorGame(bm.high_society("2018", 3), 64, seed=1)
    ended = np.zeros(64, int)
    for _ in range(300):
        batch.step(batch.random_actions())
        ended += batch.done
        assert (batch.rewards[batch.done == 0] == 0).all()
        assert (batch.rewards.sum(axis=1) <= 1 + 1e-6).all()
        assert (batch.masks.sum(axis=1) > 0).all()
    assert ended.min() >= 2


def test_a_reset_with_the_same_seed_repeats_everything() -> None:
    batch = VectorGame(bm.rich_and_good(3), 16, seed=4)
    first = [batch.random_actions().tolist() for _ in range(3)]
    batch.reset(4)
    assert [batch.random_actions().tolist() for _ in range(3)] == first


@pytest.mark.parametrize("actions", [None, 7, [0], np.zeros(5), np.zeros((4, 1), int), ["a"] * 4, np.zeros(4, bool)])
def test_wrong_batches_of_actions_are_refused(actions: Any) -> None:
    batch = VectorGame(bm.rich_and_good(3), 4)
    before = batch.states()
    with pytest.raises(bm.BeauMondeError):
        batch.step(actions)
    assert np.array_equal(batch.states(), before)


def test_an_illegal_action_in_one_game_plays_none() -> None:
    batch = VectorGame(bm.high_society("2018", 3), 4)
    before = batch.states()
    for wrong in (-1, 2060, 10**6, -(1 << 62)):
        with pytest.raises(bm.IllegalAction) as refusal:
            batch.step(np.array([0, 0, wrong, 0]))
        assert refusal.value.data["game"] == 2
        assert np.array_equal(batch.states(), before)


@pytest.mark.parametrize("games", [0, -3, 1 << 30, 2.0, "4", None])
def test_wrong_batch_sizes_are_refused(games: Any) -> None:
    with pytest.raises(bm.BadSetup):
        VectorGame(bm.rich_and_good(2), games)


def test_generators_are_the_kernels_own() -> None:
    assert seeded(1, 2)[0] == seeded(1, 2)[0] != seeded(1, 3)[0]
