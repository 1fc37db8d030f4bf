"""Actions as sequences of picks: every legal action in exactly one way. Networks are told only what a seat may know."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.core.kernel import seeded
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import SHAPES
from tables import TABLES


def picked(which: int, state: Any, part: int) -> Iterator[int]:
    """Every action that picks can make from here, as often as they make it."""
    shape = SHAPES[which]
    mask = np.zeros(shape.picks + shape.items * shape.item_picks, np.uint8)
    assert rules.pick_mask(which, state, part, mask) == mask.sum() > 0
    for choice in np.flatnonzero(mask):
        more, action = rules.pick(which, state, part, int(choice))
        if action >= 0:
            yield action
        else:
            yield from picked(which, state, more)


@pytest.mark.parametrize("game", TABLES[::3], ids=repr)
def test_every_legal_action_is_picked_in_one_way(game: Game) -> None:
    kernel, which = bm.kernel(game), rules.which(game)
    state, rng = kernel.start(4), seeded(4, 0)
    while state[rules.ACTOR] >= 0:
        found = Counter(picked(which, state, 0))
        assert set(found) == set(kernel.legal(state).tolist())
        assert set(found.values()) == {1}
        kernel.rules.play(state, rules.random_action(which, state, rng))


@pytest.mark.parametrize("game", TABLES[::3], ids=repr)
def test_a_network_is_told_the_same_in_every_state_that_fits_the_view(game: Game) -> None:
    kernel, which, dice = bm.kernel(game), rules.which(game), Random(5)
    shape = SHAPES[which]
    state: Any = game.start(5)
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat, memory_aid=True)
        told = []
        for array in (kernel.from_state(state), kernel.from_view(view, dice), kernel.from_view(view, dice)):
            array[rules.ACTOR] = seat
            row, items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
            rules.features(which, array, 0, seat, row, items)
            assert np.isfinite(row).all()
            assert np.isfinite(items).all()
            told.append((row, items))
        for row, items in told[1:]:
            assert np.array_equal(row, told[0][0])
            assert np.array_equal(items, told[0][1])
        state = state.play(seat, dice.choice(state.legal(seat))).state
