"""Gymnasium's own check passes, and the seat that is yours plays the game with everybody else."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.envs.gymnasium import Table, VectorTable
from tables import TABLES

SOME = pytest.mark.parametrize("game", TABLES[::5], ids=repr)
SOCIETY, MARKET = bm.high_society("2018", 3), bm.rich_and_good(2)
BOTH = pytest.mark.parametrize("game", [SOCIETY, MARKET], ids=repr)


def pick(seen: dict[str, Any], dice: np.random.Generator) -> Any:
    """A random legal action in every game."""
    return (seen["action_mask"] * (1 - dice.random(seen["action_mask"].shape))).argmax(axis=-1)


def trace(envs: Any, seed: int, steps: int) -> list[Any]:
    """Everything that comes out of random play."""
    dice, found = np.random.default_rng(5), [envs.reset(seed=seed)]
    for _ in range(steps):
        found.append(envs.step(pick(found[-1][0], dice)))
    return found


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) or getattr(one, "dtype", None) == np.dtype(object):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("options", [{}, {"seats": 5}, {"seat": None}, {"seats": 3, "opponents": "sensible"}])
@pytest.mark.parametrize("name", ["beaumonde/HighSociety-v0", "beaumonde/RichAndGood-v0"])
def test_the_single_table_passes_the_check(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)


def test_tables_and_batches_are_made_by_name() -> None:
    table: Any = gymnasium.make("beaumonde/HighSociety-v0", edition="2025", seats=5, advanced=["gambling"]).unwrapped
    assert table.game == bm.high_society("2025", 5, ["gambling"])
    name = "beaumonde/RichAndGood-v0"
    envs: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", seats=2)
    assert isinstance(envs, VectorTable)
    assert (envs.game, envs.num_envs) == (bm.rich_and_good(2), 3)


@SOME
def test_everything_handed_out_is_in_its_space(game: Game) -> None:
    envs = VectorTable(game, 16, seat=None)
    for seen, *rest in trace(envs, 1, 80):
        assert seen in envs.observation_space
        assert seen["action_mask"].any(axis=1).all()
        if rest[1:]:
            rewards, ended, truncated, info = rest
            assert (rewards.shape, ended.dtype, truncated.any()) == ((16,), np.bool_, False)
            for last in info.get("final_obs", np.array([]))[ended] if ended.any() else ():
                assert last in envs.single_observation_space
                assert not last["action_mask"].any()


@SOME
def test_a_game_that_ends_is_dealt_anew_in_the_same_step(game: Game) -> None:
    envs, games = VectorTable(game, 32, seat=1), 0
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for _, rewards, ended, _, info in trace(envs, 2, 120)[1:]:
        assert (rewards[~ended] == 0).all()
        assert ("final_obs" in info) == ended.any()
        if ended.any():
            final = info["final_info"]
            assert (info["_final_obs"] == ended).all()
            assert (info["_final_info"] == ended).all()
            assert [sight is not None for sight in info["final_obs"]] == ended.tolist()
            won = final["winners"][ended]
            assert rewards[ended] == pytest.approx(won[:, 1] / np.maximum(1, won.sum(axis=1)))
            assert (final["cast_out"][ended].any(axis=1) | (game.seats == 2)).all()
            assert not (final["winners"] & final["cast_out"]).any()
        games += ended.sum()
    assert games >= 32


@BOTH
def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    envs = VectorTable(game, 8, seat=None)
    first = trace(envs, 3, 60)
    assert same(first, trace(envs, 3, 60))
    assert same(first, trace(VectorTable(game, 8, seat=None), 3, 60))
    assert not same(first, trace(envs, 4, 60))
    assert not same(envs.reset()[0], envs.reset()[0])


@BOTH
def test_what_was_handed_out_does_not_change(game: Game) -> None:
    envs = VectorTable(game, 4)
    kept = trace(envs, 3, 40)
    before = deepcopy(kept)
    trace(envs, 9, 40)
    assert same(kept, before)


@BOTH
def test_a_batch_of_one_is_the_single_table(game: Game) -> None:
    table, envs = Table(game, seat=1), VectorTable(game, 1, seat=1)
    dice = np.random.default_rng(1)
    (seen, _), (rows, _) = table.reset(seed=8), envs.reset(seed=8)
    ended = False
    while not ended:
        assert same(seen, {name: part[0] for name, part in rows.items()})
        action = int(pick(seen, dice))
        seen, reward, ended, _, info = table.step(action)
        rows, rewards, ends, _, infos = envs.step([action])
        assert (reward, ended) == (rewards[0], ends[0])
    assert same(seen, infos["final_obs"][0])
    assert same(
        {name: info[name] for name in ("totals", "winners")},
        {name: infos["final_info"][name][0] for name in ("totals", "winners")},
    )
    with pytest.raises(bm.IllegalAction):
        table.step(0)


@BOTH
def test_masks_are_exactly_what_may_be_done(game: Game) -> None:
    table = Table(game)
    seen, _ = table.reset(seed=6)
    for action in (*range(0, 2000, 60), *range(2040, 2071, 3)):
        after, reward, ended, _, info = deepcopy(table).step(action)
        assert info.get("illegal", False) == (not seen["action_mask"][action])
        if info.get("illegal"):
            assert (reward, ended, same(after, seen)) == (-1, True, True)


@pytest.mark.parametrize(
    "actions", [None, 0, [0], np.zeros(5, int), np.zeros(4), np.zeros((4, 1), int), ["a"] * 4, np.zeros(4, bool)]
)
def test_wrong_batches_of_actions_are_refused(actions: Any) -> None:
    envs = VectorTable(SOCIETY, 4)
    envs.reset(seed=1)
    with pytest.raises(bm.BadSetup):
        envs.step(actions)


@pytest.mark.parametrize("wrong", [-1, 2060, 2071, 1 << 62])
def test_an_illegal_action_in_one_game_plays_none(wrong: int) -> None:
    envs, twin = VectorTable(SOCIETY, 4), VectorTable(SOCIETY, 4)
    envs.reset(seed=1)
    twin.reset(seed=1)
    with pytest.raises(bm.IllegalAction) as refusal:
        envs.step([0, 0, wrong, 0])
    assert refusal.value.reason == bm.Reason("illegal-in-batch", {"game": 2, "action": wrong})
    assert same(envs.step([0] * 4), twin.step([0] * 4))


@pytest.mark.parametrize(
    "wrong",
    [
        *({"num_envs": count} for count in (0, -1, 1 << 30, 2.0, None)),
        *({"seat": seat} for seat in (-1, 3, "0", 1.0)),
        *({"opponents": bots} for bots in ("grandmaster", None, 7)),
        *({"game": game} for game in ("chess", None, 7)),
        {"edition": "2018"},
    ],
    ids=repr,
)
def test_wrong_set_ups_are_refused(wrong: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"game": SOCIETY, "num_envs": 2}
    with pytest.raises(bm.BeauMondeError):
        VectorTable(**usual | wrong)


def test_steps_before_a_reset_and_wrong_single_actions_are_refused() -> None:
    table = Table(SOCIETY)
    for _ in range(2):
        for action in (0, -1, 2071, "0", None, 0.5, [0]):
            with pytest.raises(bm.IllegalAction):
                table.step(action)
        table.reset(seed=1)
        table.step(2060)


def test_the_seat_is_fixed_or_drawn() -> None:
    fixed, drawn = VectorTable(SOCIETY, 64, seat=2), VectorTable(SOCIETY, 64, seat=None)
    assert set(fixed.reset(seed=1)[1]["seat"]) == {2}
    assert set(drawn.reset(seed=1)[1]["seat"]) == {0, 1, 2}


@pytest.mark.parametrize("game", [bm.high_society("2018", 4), bm.rich_and_good(4)], ids=repr)
def test_a_random_player_wins_as_often_as_in_a_simulation(game: Game) -> None:
    """Only the first game of each: counting all that end in a while would favour short ones."""
    envs, dice = VectorTable(game, 1024, seat=2), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    first, going = np.zeros(1024), np.ones(1024, bool)
    while going.any():
        seen, rewards, ended, _, _ = envs.step(pick(seen, dice))
        first[going & ended] = rewards[going & ended]
        going &= ~ended
    winners = bm.simulate(game, games=20_000, seed=1, progress=False).winners
    expected = (winners[:, 2] / np.maximum(1, winners.sum(axis=1))).mean()
    assert abs(first.mean() - expected) < 4 * np.sqrt(expected / 1024)


@BOTH
def test_your_own_bots_are_shown_views_and_only_of_the_other_seats(game: Game) -> None:
    asked = []

    def last(view: Any, legal: Sequence[bm.Action]) -> bm.Action:
        asked.append(view.seat)
        assert view.seat in view.to_act
        return legal[-1]

    trace(VectorTable(game, 3, last, seat=1), 1, 30)
    assert set(asked) == set(range(game.seats)) - {1}


@BOTH
def test_sensible_bots_play_the_same_from_the_same_seed(game: Game) -> None:
    assert same(*(trace(VectorTable(game, 2, "sensible"), 7, 30) for _ in range(2)))


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(bm.IllegalAction):
        VectorTable(bm.high_society("2018", 3, first=0), 1, lambda *_: SOCIETY.read_action("!7"), 2).reset(seed=1)


def test_gymnasiums_wrappers_understand_it() -> None:
    envs = RecordEpisodeStatistics(VectorTable(SOCIETY, 8))
    ends = [step for step in trace(envs, 1, 60)[1:] if step[2].any()]
    assert all((step[4]["episode"]["r"][step[2]] == step[1][step[2]]).all() for step in ends)
    listed = trace(DictInfoToList(VectorTable(SOCIETY, 8)), 1, 60)[1:]
    final = [info["final_info"] for step in listed for info in step[4] if "final_info" in info]
    assert final
    assert all(len(told["totals"]) == 3 for told in final)
