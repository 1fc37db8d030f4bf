"""PettingZoo's own tests pass, and a game behind it is the game."""

import subprocess
import sys
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.envs.pettingzoo import env, raw_env
from tables import SHORT_TRACK

ALL_CARDS = ["gambling", "excursions", "yacht-club"]
TABLES: tuple[Game, ...] = (
    *(bm.high_society(edition, seats) for edition, seats in (("1995", 3), ("2018", 4), ("2019-fr", 5), ("2025", 4))),
    *(bm.high_society("2025", seats, ALL_CARDS) for seats in (3, 5)),
    *(bm.rich_and_good(seats) for seats in (2, 3, 4, 5)),
    bm.rich_and_good(2, SHORT_TRACK),
)
tables = pytest.mark.parametrize("game", TABLES, ids=repr)

# api_test has a list of its own games that may have dictionaries with masks, and warns about all others.
masks_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
# When the game is over nobody may do anything, and api_test looks at the masks of those who take their leave.
nothing_left = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


def play(table: Any, seed: int, steps: int = 10**6) -> list[tuple[str, int]]:
    """Random legal play on the table as it stands; what was done."""
    dice, done = Random(seed), []
    for agent in table.agent_iter(steps):
        seen, _, ended, _, _ = table.last()
        if not ended:
            done.append((agent, dice.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        table.step(None if ended else done[-1][1])
    return done


@tables
@masks_are_fine
@nothing_left
@pytest.mark.parametrize("make", [env, raw_env])
def test_it_passes_the_api_test(game: Game, make: Any) -> None:
    api_test(make(game), num_cycles=200)


@tables
def test_it_passes_the_seed_test(game: Game) -> None:
    seed_test(partial(env, game), num_cycles=100)


@tables
def test_it_passes_the_render_test(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game), {"ansi": lambda text: "to_act: " in text and f"seat {game.seats - 1}: " in text})
    assert "to_act: " in capsys.readouterr().out


@tables
def test_rewards_and_infos_are_those_of_the_readable_engine(game: Game) -> None:
    table, kernel = raw_env(game), bm.kernel(game)
    for number in range(5):
        table.reset(seed=3) if number == 0 else table.reset()
        state = kernel.to_state(kernel.start(3, number))
        dice = Random(number)
        while state.to_act:
            assert table.agent_selection == f"seat_{state.to_act[0]}"
            action = dice.choice(np.flatnonzero(table.last()[0]["action_mask"]).tolist())
            table.step(action)
            state = state.play(state.to_act[0], kernel.action_of(action)).state
        assert all(table.terminations.values())
        assert not any(table.truncations.values())
        result = state.result
        for score in result.scores:
            agent, won = f"seat_{score.seat}", score.seat in result.winners
            assert table.rewards[agent] == (1 / len(result.winners) if won else 0)
            assert table.infos[agent] == {
                "total": score.total,
                "standing": score.standing,
                "won": won,
                "cast_out": score.seat in result.cast_out,
            }
        play(table, number)
        assert table.agents == []


@tables
def test_a_seed_repeats_a_game_and_the_next_reset_deals_another(game: Game) -> None:
    table, other = env(game), env(game)
    played = []
    for each in (table, other):
        each.reset(seed=11)
        first = play(each, 1)
        each.reset()
        played.append((first, play(each, 1)))
    assert played[0] == played[1]
    assert played[0][0] != played[0][1]


@tables
def test_only_the_seat_to_act_has_legal_actions(game: Game) -> None:
    table = raw_env(game)
    table.reset(seed=5)
    for _ in range(40):
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert mask.any() == (agent == table.agent_selection and not table.terminations[agent])
        play(table, table.possible_agents.index(table.agent_selection), 1)


@pytest.mark.parametrize("game", [TABLES[1], TABLES[6]], ids=repr)
def test_what_was_seen_does_not_change_and_a_copy_plays_on_alone(game: Game) -> None:
    table = raw_env(game)
    table.reset(seed=2)
    play(table, 4, 6)
    kept, copy = table.last()[0], deepcopy(table)
    before = deepcopy(kept)
    played = play(table, 8)
    for name in kept:
        assert np.array_equal(kept[name], before[name])
        assert np.array_equal(copy.last()[0][name], before[name])
    assert play(copy, 8) == played


@pytest.mark.parametrize("action", [-1, 1, 2048, 2071, 10**30, None, "0", 0.0, np.int64(2060)])
def test_the_bare_environment_refuses_what_is_not_legal_and_plays_nothing(action: Any) -> None:
    table = raw_env(bm.high_society("2018", 3, first=0))
    table.reset(seed=1)
    table.step(1024 + 512)
    before = table.last()[0]
    with pytest.raises(bm.IllegalAction) as refusal:
        table.step(action)
    assert refusal.value.code == "no-such-action"
    assert table.agent_selection == "seat_1"
    assert np.array_equal(table.last()[0]["observation"], before["observation"])


def test_an_illegal_action_loses_the_wrapped_game() -> None:
    table = env(bm.high_society("2018", 3, first=0))
    table.reset(seed=1)
    table.step(2060)
    assert table.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(table.terminations.values())
    with pytest.raises(AssertionError):
        table.step(2071)


def test_sealed_bids_are_laid_in_turn_and_unseen() -> None:
    table = raw_env(bm.high_society("2025", 3, ["yacht-club"], first=0))
    table.reset(seed=1)
    while not table.last()[0]["action_mask"][2048:].any():
        table.reset()
    low, high = deepcopy(table), deepcopy(table)
    low.step(2048)
    high.step(2058)
    assert low.agent_selection == high.agent_selection == "seat_1"
    for agent in table.agents:
        seen, other = low.observe(agent), high.observe(agent)
        same = all(np.array_equal(seen[name], other[name]) for name in seen)
        assert same == (agent != "seat_0")


def test_wrong_tables_modes_and_seeds_are_refused() -> None:
    wrong: Any = "chess"
    with pytest.raises(bm.BadOption):
        raw_env(wrong)
    with pytest.raises(bm.BadOption):
        env(TABLES[0], render_mode="rgb_array")
    with pytest.raises(bm.BadSetup):
        raw_env(TABLES[0]).reset(seed=-1)


@pytest.mark.parametrize(("absent", "module"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo")])
def test_without_the_extra_the_import_says_what_is_missing(absent: str, module: str) -> None:
    code = f"import sys; sys.modules['{absent}'] = None; import beaumonde.envs.{module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr.strip().endswith("MissingExtra: no-envs")
