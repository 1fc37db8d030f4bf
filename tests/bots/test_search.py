"""Search and the levels that need it: legal everywhere, honest, bounded, and the same for the same seed."""

from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from beaumonde.bots.expert import Expert
from beaumonde.bots.networks import network
from beaumonde.bots.sealed import CARDS, mixture
from beaumonde.bots.search import DEAR, decide, new_tree, search
from beaumonde.bots.strong import Strong
from beaumonde.core.game import Game
from beaumonde.core.kernels import sampling
from beaumonde.games import compiled as rules
from beaumonde.games.high_society import kernel as hs
from tables import TABLES

ALL = ("gambling", "excursions", "yacht-club")


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_whole_games_at_every_table(game: Game) -> None:
    state: Any = game.start(seed=6)
    bots = [
        Expert(game, Random(seat), simulations=30) if seat % 2 else Strong(game, Random(seat))
        for seat in range(game.seats)
    ]
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(seat, move_of(bots[seat], state, seat)).state
    assert state.result is not None


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("game", [bm.high_society(seats=4), bm.rich_and_good(seats=3)], ids=repr)
def test_the_same_seed_plays_the_same_from_the_same_view(game: Game, level: str) -> None:
    """Behind one view there are many states: the bot cannot tell them apart."""
    state: Any = game.start(seed=3)
    dice = Random(1)
    for _ in range(4):
        seat = state.to_act[0]
        view = state.view(seat, memory_aid=True)
        other = sampling(game).sample(view, dice)
        assert other.view(seat, memory_aid=True) == view
        chosen = move_of(bot_for(game, level, seed=7), state, seat)
        assert move_of(bot_for(game, level, seed=7), other, seat) == chosen
        state = state.play(seat, chosen).state


@pytest.mark.parametrize("game", [bm.high_society(seats=4), bm.rich_and_good(seats=4)], ids=repr)
def test_a_tree_grows_no_larger_than_its_room_and_counts_every_simulation(game: Game) -> None:
    kernel, which = bm.kernel(game), rules.which(game)
    state: Any = game.start(seed=1)
    seat = state.to_act[0]
    dice = Random(2)
    roots = np.stack([kernel.from_view(state.view(seat, memory_aid=True), dice) for _ in range(8)])
    for room in (1, 20, 400):
        tree = new_tree(which, room)
        search(which, network(game.name), tree, roots, 0.0, np.array([5], np.uint64), 300, 0.6)
        assert 1 <= tree.used[0] <= room
        first, second = np.sort(tree.visits[0])[:-3:-1]
        left = 300 - DEAR[which] * tree.visits[0].sum()
        assert tree.visits[0].sum() <= 300
        assert left <= 0 or first - second > left, "it stopped while others could still have caught up"
        assert (tree.worths[0] <= tree.visits[0]).all()
        assert tree.priors[0].sum() == pytest.approx(1, abs=1e-4)
        assert kernel.action_of(int(decide(which, network(game.name), tree, roots[0]))) in state.legal(seat)


def yacht_club() -> tuple[Any, Any]:
    """Everybody is about to seal, with full hands."""
    game = bm.high_society(edition="2025", seats=4, advanced=ALL)
    for seed in range(1000):
        state: Any = game.start(seed)
        if state.phase == "sealed":
            return game, state
    raise AssertionError


@pytest.mark.parametrize("game", [bm.high_society(seats=4), bm.rich_and_good(seats=3)], ids=repr)
def test_candidates_are_a_few_legal_actions(game: Game) -> None:
    state: Any = game.start(seed=4)
    bot, several = Expert(game, Random(2), simulations=100), 0
    while state.to_act:
        seat = state.to_act[0]
        view, legal = state.view(seat, memory_aid=True), state.legal(seat)
        found = bot.candidates(view, legal, 3)
        assert 1 <= len(found) == len(set(found)) <= 3
        assert set(found) <= set(legal)
        several += len(found) > 1
        state = state.play(seat, found[-1]).state
    assert several


def test_sealed_bids_are_mixed_and_of_the_hand() -> None:
    game, state = yacht_club()
    kernel, which = bm.kernel(game), rules.which(game)
    roots = kernel.from_view(state.view(0, memory_aid=True), Random(1))[None, :].copy()
    roots[:, rules.ACTOR] = 0
    roots[:, hs.HANDS] &= ~0b11
    chances = np.zeros(CARDS, np.float32)
    mixture(which, network(game.name), new_tree(which, 1), roots, 0.0, np.array([3], np.uint64), 200, chances)
    assert chances.sum() == pytest.approx(1, abs=1e-4)
    assert chances[:2].tolist() == [0, 0]
    assert chances.max() < 0.98, "who always seals the same card can be read"


def test_sealing_does_not_depend_on_what_others_have_sealed() -> None:
    game, state = yacht_club()
    first, second = state.to_act[:2]
    answers = set()
    for action in (state.legal(first)[0], state.legal(first)[-1]):
        after = state.play(first, action).state
        answers.add(str(move_of(Expert(game, Random(4)), after, second)))
    assert len(answers) == 1
