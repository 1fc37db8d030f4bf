"""Random legal play by the batch, in compiled code: ours, OpenSpiel's rollouts in C++, and pgx."""

import os
from importlib import import_module
from itertools import count
from time import perf_counter, process_time
from typing import Any

import beaumonde as bm
from figures import Figures, Measure, Play
from players import by_turns, to_the_end

GAMES = 32_768
"""In one call of `simulate`."""
BATCH = 1_024
STEPS = 16
"""Steps of the vector environment between two looks at the clock."""
ROLLOUTS = 2_000
SAMPLE = 20_000
"""Games that tell how many decisions a rollout takes."""
PGX_BATCH = 8_192
PGX_LONGEST = 8
"""Leduc hold'em: in each of two rounds a call, two raises and a call at the most."""


# Ours ----------------------------------------------------------------------------------------------------------


def simulated(game: bm.Game, threads: int) -> Play:
    """Whole games, dealt, played and scored."""
    from beaumonde.arena.simulate import simulate

    seeds = count()

    def play() -> int:
        results = simulate(game, games=GAMES, seed=next(seeds), threads=threads, progress=False)
        return int(results.decisions.sum())

    return play


def vector(game: bm.Game) -> Measure:
    """Steps of the vector environment, with and without the time in which the random actions are drawn."""
    from beaumonde.envs.vector import VectorGame

    batch = VectorGame(game, BATCH, seed=7)
    batch.step(batch.random_actions())

    def measure(seconds: float) -> Figures:
        steps, stepping, worked, begun = 0, 0.0, process_time(), perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            for _ in range(STEPS):
                actions = batch.random_actions()
                before = perf_counter()
                batch.step(actions)
                stepping += perf_counter() - before
            steps += STEPS * BATCH
        processor = steps / (process_time() - worked)
        return {"per_second": steps / passed, "step_per_second": steps / stepping, "per_processor_second": processor}

    return measure


def by_seats(game: bm.Game) -> Play:
    """The environment of PettingZoo's kind, one seat after the other."""
    from beaumonde.envs.pettingzoo import raw_env

    return by_turns(raw_env(game))


# Rivals --------------------------------------------------------------------------------------------------------


def rollouts(name: str) -> Play:
    """OpenSpiel plays at random in C++ from the first decision on.

    Python reaches its rollouts only through a search: with one simulation that search does nothing but evaluate its
    root, so one call is ROLLOUTS whole games. They are not counted there; the mean comes from games stepped from here.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    decisions = sum(to_the_end(root.clone()) for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1995)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1995, False)

    def play() -> int:
        search.mcts_search(root)
        return round(ROLLOUTS * decisions)

    return play


def pgx() -> Play:
    """Leduc hold'em: a batch of whole games in one jitted call, on one core. Steps after a game's end do not count.

    Faster here than pgx's own auto-reset, which deals a new game to every seat of the batch at every step.
    """
    os.environ.setdefault("NPROC", "1")  # read once by JAX: the size of its thread pool
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    env = import_module("pgx").make("leduc_holdem")

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        luck = jax.random.uniform(key, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, luck, -1.0), axis=-1)
        after = jax.vmap(env.step)(state, action)
        return after, (jnp.sum(~state.terminated), after.rewards)

    def games(key: Any) -> tuple[Any, Any, Any]:
        first, *keys = jax.random.split(key, PGX_LONGEST + 1)
        state = jax.vmap(env.init)(jax.random.split(first, PGX_BATCH))
        state, (decisions, rewards) = jax.lax.scan(step, state, jnp.stack(keys))
        # without the rewards nobody needs the cards, and the compiler leaves out the deal
        return jnp.sum(decisions), jnp.all(state.terminated), jnp.sum(rewards, axis=0)

    play_all, keys = jax.jit(games), map(jax.random.PRNGKey, count())

    def play() -> int:
        decisions, ended, rewards = jax.block_until_ready(play_all(next(keys)))
        assert ended
        assert rewards.any()
        return int(decisions)

    return play
