"""Kernel and readable engine agree at every step, in every kind of game."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game, game_from
from beaumonde.core.kernel import Kernel, compiled
from beaumonde.games import compiled as rules
from side_by_side import all_legal_agree, lockstep, same
from tables import TABLES, any_action

AUCTIONS, AUCTIONS_WITH_ADVANCED_CARDS, MARKETS = 1000, 500, 2500
"""Games at each table: an edition has three tables, one for each number of seats, and 2025 many more."""
PERFT = sorted((Path(__file__).parent.parent / "perft").glob("*.json"))


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_whole_games_agree(game: Game) -> None:
    kernel = bm.kernel(game)
    if game.name == "rich-and-good":
        games = MARKETS
    else:
        games = AUCTIONS_WITH_ADVANCED_CARDS if getattr(game, "advanced", ()) else AUCTIONS
    assert sum(lockstep(game, kernel, seed) for seed in range(games)) > 10 * games


@pytest.mark.parametrize("game", TABLES[::4], ids=repr)
def test_every_single_legal_action_agrees(game: Game) -> None:
    kernel, dice = bm.kernel(game), Random(1)
    for seed in range(3):
        state: Any = game.start(seed)
        while state.to_act:
            seat = state.to_act[0]
            assert all_legal_agree(kernel, state, kernel.from_state(state), seat)
            state = state.play(seat, any_action(state, seat, dice)).state


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_a_state_comes_back_from_its_array(game: Game) -> None:
    kernel, dice = bm.kernel(game), Random(2)
    state: Any = game.start(2)
    while state.to_act:
        array = kernel.from_state(state)
        assert same(kernel, array, state)
        assert same(kernel, kernel.from_state(kernel.to_state(array)), state)
        state = state.play(state.to_act[0], any_action(state, state.to_act[0], dice)).state


@pytest.mark.parametrize("file", PERFT, ids=lambda file: file.stem)
def test_the_perft_counts_hold_for_the_kernel(file: Path) -> None:
    case = json.loads(file.read_text())
    game = game_from(case["game"], case["options"])
    kernel = bm.kernel(game)
    array = kernel.from_state(game.start(deal=msgspec.convert(case["deal"], game.deal_type)))
    counts = {depth: int(count(rules.which(game), array, int(depth), kernel)) for depth in case["sequences"]}
    assert counts == case["sequences"]


def count(which: int, array: Any, depth: int, kernel: Kernel) -> int:
    """Sequences of that length, by a stack of arrays."""
    stack = np.tile(array, (depth + 1, 1))
    masks = np.zeros((depth + 1, kernel.actions), np.uint8)
    return int(_count(which, stack, masks, depth))


@compiled
def _count(which: int, stack: Any, masks: Any, depth: int) -> int:
    """Depth first without recursion; masks[d] holds the actions still to try at depth d."""
    total, level = 0, 0
    rules.legal_mask(which, stack[0], masks[0])
    cursor = np.zeros(depth + 1, np.int64)
    while level >= 0:
        action = cursor[level]
        while action < masks.shape[1] and masks[level, action] == 0:
            action += 1
        if action == masks.shape[1]:
            level -= 1
            continue
        cursor[level] = action + 1
        if level == depth - 1:
            total += 1
            continue
        stack[level + 1] = stack[level]
        rules.play(which, stack[level + 1], action)
        level += 1
        cursor[level] = 0
        rules.legal_mask(which, stack[level], masks[level])
    return total
