"""What games of The Rich and the Good are played out by: legal, close to the rules of thumb, and reckoned right."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from beaumonde.core.game import Game
from beaumonde.core.kernel import seeded
from beaumonde.core.kernels import kernel
from beaumonde.games.rich_and_good import habits
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.foresight import GAME, ROUND, foresee
from beaumonde.games.rich_and_good.game import RichAndGood
from beaumonde.games.rich_and_good.thumb import act as act_by_thumb
from tables import RICH_AND_GOOD, SHORT_TRACK, random_game

at_every_table = pytest.mark.parametrize("game", RICH_AND_GOOD, ids=repr)


def positions(game: Game, games: int) -> Iterator[Any]:
    """Every position of some random games, as an array."""
    for seed in range(games):
        for state, *_ in random_game(game, seed):
            yield kernel(game).from_state(state)


@at_every_table
def test_prices_are_foreseen_as_by_everybody_else(game: Game) -> None:
    room = np.zeros(habits.ROOM)
    for state in positions(game, 4):
        habits._foresee(state, state[k.ACTOR], room)
        _, prices = foresee(state, state[k.ACTOR])
        assert room[habits.PRICES : habits.PRICES + 2, :6] == pytest.approx(prices)


@at_every_table
def test_actions_are_legal_and_mostly_those_of_the_rules_of_thumb(game: RichAndGood) -> None:
    room, rng = np.zeros(habits.ROOM), seeded(3, 1)
    same, count = np.zeros(3), np.zeros(3)
    for seed in range(12):
        state = kernel(game).from_state(game.start(seed))
        while state[k.ACTOR] >= 0:
            action, careful = habits.act(state, habits.OTHERS, room), act_by_thumb(state, habits.OTHERS, rng)
            assert k.is_legal(state, action)
            count[state[k.PHASE]] += 1
            same[state[k.PHASE]] += action == careful
            k.play(state, careful)
    if game.track != SHORT_TRACK:  # where prices soon are all the same, and so are most actions
        assert (same / count > (0.8, 0.7, 0.5)).all(), same / count


@at_every_table
def test_a_pull_is_the_slope_of_the_share(game: Game) -> None:
    room, little, dice = np.zeros(habits.ROOM), 1e-5, Random(1)
    for state in positions(game, 3):
        if state[k.PHASE] != k.MARKET or dice.random() < 0.5:
            continue
        me = state[k.ACTOR]
        share = _share(state, me, room, 0.0, 0)
        habits._pull(state, me, 20.0, 90.0, room)
        for good, pull in enumerate(room[habits.PULLS, :6].tolist()):
            slope = (_share(state, me, room.copy(), little, good) - share) / little
            assert slope == pytest.approx(pull, rel=1e-3, abs=1e-6)


def _share(state: Any, me: int, room: Any, spaces: float, good: int) -> float:
    """My share of the win when one good ends so many spaces further up."""
    habits._foresee(state, me, room)
    for when in (ROUND, GAME):
        room[habits.PRICES + when, good] += spaces * room[habits.STEPS + when, good]
    habits._reckon(state, me, habits.OTHERS, room)
    habits._weigh(state, 20.0, 90.0, room)
    return float(habits._share(state, me, room))
