"""Actions compared: every one in the same worlds, none of which knows what is hidden."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from beaumonde.bots.networks import network
from beaumonde.bots.outlook import outlook
from beaumonde.bots.race import GLANCE, race
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


def seen(state: Any, times: int = 1) -> tuple[Any, Any]:
    """A state that fits what the actor sees, and its actions, every one so many times."""
    seat, game = state.to_act[0], kernel(state.game)
    roots = game.from_view(state.view(seat, memory_aid=True), Random(2))[None, :].copy()
    mask = np.zeros(game.actions, np.uint8)
    rules.legal_mask(rules.RICH_AND_GOOD, roots[0], mask)
    return roots, np.repeat(np.flatnonzero(mask), times)


def raced(state: Any, games: int, times: int = 1) -> tuple[Any, Any]:
    """What every action was worth on average, and in how many games it was."""
    roots, actions = seen(state, times)
    worths, visits = np.zeros(len(actions)), np.zeros(len(actions))
    race(roots, actions, 7, games, worths, visits)
    return worths / visits, visits


def looked_at(state: Any, worlds: int, times: int = 1) -> Any:
    """What every action promises."""
    roots, actions = seen(state, times)
    worths = np.zeros(len(actions))
    outlook(network(state.game.name), roots, actions, 7, worlds, worths)
    return worths


@at_every_table
@pytest.mark.parametrize("further", [0, 7, 23])
def test_every_action_is_tried_and_no_stage_takes_longer(game: Game, further: int) -> None:
    state = last_round(game, further)
    worths, visits = raced(state, 500)
    stages = max(1, int(np.ceil(np.log2(len(visits)))))
    glances = GLANCE * len(visits) if state.phase is Phase.MARKET else 0
    assert visits.min() >= 1
    assert visits.sum() - glances <= max(500, len(visits)) * stages
    assert ((worths >= 0) & (worths <= 1)).all()
    best = np.lexsort((-worths, -visits))[0]
    assert visits[best] == visits.max()


@at_every_table
@pytest.mark.parametrize("further", [4, 9])
def test_all_are_tried_in_the_same_worlds(game: Game, further: int) -> None:
    worths, visits = raced(last_round(game, further), 700, times=2)
    alike = visits[::2] == visits[1::2]
    assert alike.sum() >= len(alike) / 2  # an odd half may part a pair
    assert (worths[::2] == worths[1::2])[alike].all()


@at_every_table
def test_all_are_looked_at_in_the_same_worlds(game: Game) -> None:
    worths = looked_at(first_market(game), 8, times=2)
    assert (worths[::2] == worths[1::2]).all()
    assert ((worths >= 0) & (worths <= 1)).all()
    assert len(set(worths.tolist())) > len(worths) / 4  # they do tell actions apart


@at_every_table
def test_more_worlds_agree_with_each_other(game: Game) -> None:
    state = first_market(game)
    few, many, most = (looked_at(state, worlds) for worlds in (2, 200, 400))
    assert abs(many - most).max() <= abs(few - most).max()
    assert abs(many - most).max() < 0.05


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
