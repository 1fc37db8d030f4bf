"""Games played out: every action in the same worlds, none of which knows what is hidden."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from beaumonde.bots.race import race
from beaumonde.core.game import Game
from beaumonde.core.kernels import kernel, sampling
from beaumonde.games import compiled as rules
from beaumonde.games.rich_and_good.phase import Phase

at_every_table = pytest.mark.parametrize("game", [bm.rich_and_good(seats=seats) for seats in (2, 3, 4, 5)], ids=repr)


def last_round(game: Game, further: int) -> Any:
    """So many decisions into the last round of a game between sensible players."""
    state: Any = game.start(seed=5)
    bot = bot_for(game, "sensible", seed=1)
    while state.round == 1 or further > 0:
        further -= state.round == 2
        state = state.play(state.to_act[0], move_of(bot, state, state.to_act[0])).state
    return state


def first_market(game: Game) -> Any:
    """The market of the first turn of such a game."""
    state: Any = game.start(seed=5)
    bot = bot_for(game, "sensible", seed=1)
    while state.phase is not Phase.MARKET:
        state = state.play(state.to_act[0], move_of(bot, state, state.to_act[0])).state
    return state


def raced(state: Any, budget: int, twice: bool = False) -> tuple[Any, Any]:
    """What every action was worth on average, and in how many games it was."""
    seat, game = state.to_act[0], kernel(state.game)
    roots = game.from_view(state.view(seat, memory_aid=True), Random(2))[None, :].copy()
    mask = np.zeros(game.actions, np.uint8)
    rules.legal_mask(rules.RICH_AND_GOOD, roots[0], mask)
    actions = np.flatnonzero(mask)
    if twice:
        actions = np.repeat(actions, 2)
    worths, visits = np.zeros(len(actions)), np.zeros(len(actions))
    race(roots, actions, 7, budget, worths, visits)
    return worths / visits, visits


@at_every_table
@pytest.mark.parametrize("further", [0, 7, 23])
def test_every_action_is_tried_and_the_budget_is_kept(game: Game, further: int) -> None:
    worths, visits = raced(last_round(game, further), 3000)
    stages = max(1, int(np.ceil(np.log2(len(visits)))))
    assert visits.min() >= 1
    assert visits.sum() <= max(3000, stages * len(visits))
    assert ((worths >= 0) & (worths <= 1)).all()
    best = np.lexsort((-worths, -visits))[0]
    assert visits[best] == visits.max()


@at_every_table
def test_a_whole_game_takes_as_long_as_two_last_rounds(game: Game) -> None:
    worths, visits = raced(first_market(game), 6000)
    stages = max(1, int(np.ceil(np.log2(len(visits)))))
    assert visits.min() >= 1
    assert visits.sum() <= max(3000, stages * len(visits))
    assert ((worths >= 0) & (worths <= 1)).all()


@at_every_table
def test_all_are_tried_in_the_same_worlds(game: Game) -> None:
    worths, visits = raced(last_round(game, 4), 4000, twice=True)
    alike = visits[::2] == visits[1::2]
    assert alike.sum() >= len(alike) / 2  # an odd half may part a pair
    assert (worths[::2] == worths[1::2])[alike].all()


@at_every_table
@pytest.mark.parametrize("begin", [first_market, partial(last_round, further=5)], ids=["market", "last round"])
def test_what_is_hidden_makes_no_difference(game: Game, begin: Callable[[Game], Any]) -> None:
    state, dice = begin(game), Random(3)
    for _ in range(3):
        seat = state.to_act[0]
        other = sampling(game).sample(state.view(seat, memory_aid=True), dice)
        chosen = move_of(bot_for(game, "expert", seed=7), state, seat)
        assert move_of(bot_for(game, "expert", seed=7), other, seat) == chosen
        state = state.play(seat, chosen).state
