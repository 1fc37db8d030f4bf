"""The compiled rules of thumb do what `sensible` does."""

from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import seeded
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.high_society import bots as hs_bots
from beaumonde.games.high_society import kernel as hs
from beaumonde.games.high_society import thumb as hs_thumb
from beaumonde.games.high_society.money import VALUES
from beaumonde.games.rich_and_good import bots as rg_bots
from beaumonde.games.rich_and_good.actions import Manipulate
from beaumonde.games.rich_and_good.phase import DONATE, MARKET

ALL = ("gambling", "excursions", "yacht-club")
TABLES: list[Game] = [
    *(bm.high_society(edition="2025", seats=seats, advanced=cards) for seats in (3, 4, 5) for cards in ((), ALL)),
    *(bm.rich_and_good(seats=seats) for seats in (2, 3, 4, 5)),
]


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_the_same_action(game: Game) -> None:
    dice, rng, which = Random(game.seats), seeded(1, 1), rules.which(game)
    for number in range(18):
        wild = number % 3 * 0.2  # now and then a move at random, so that strange positions come up too
        sensible, random = bot_for(game, "sensible", number), bot_for(game, "random", number)
        state = game.start(seed=number)
        while state.to_act:
            seat = state.to_act[0]
            array, view = kernel(game).from_state(state), state.view(seat, memory_aid=True)
            move = move_of(sensible, state, seat)
            action = int(rules.act_by_thumb(which, array, rules.SENSIBLE[which], rng))
            assert rules.is_legal(which, array, action)
            if which == rules.RICH_AND_GOOD:
                assert _worth(view, kernel(game).action_of(action)) == pytest.approx(_worth(view, move), abs=1e-9)
            elif array[hs.PHASE] == hs.SEALED:
                _compare_sealed(view, array)
            else:
                assert kernel(game).action_of(action) == move
            if dice.random() < wild:
                move = move_of(random, state, seat)
            state = state.play(seat, move).state


def _worth(view: Any, action: Action) -> float:
    """What the readable bot thinks of an action; of several that are worth the same it takes any."""
    table = rg_bots._Table(view)
    if view.phase is MARKET:
        assert isinstance(action, Manipulate)
        return table.after_cards((action.full, action.full.move), (action.half, action.half.half))
    return table.after_donation(action) if view.phase is DONATE else table.gain(action)


def _compare_sealed(view: Any, array: Any) -> None:
    """What is drawn by dice cannot be compared, but the odds can."""
    weights, me, by_hand = hs_thumb.SENSIBLE, view.seat, hs_bots._Table(view)
    table, ahead = hs_thumb.new_table(array, weights), hs_thumb.look_ahead(array, me, weights)
    for card in by_hand.hands[me]:
        prospects = hs_thumb.sealed_prospects(array, me, weights, table, ahead, VALUES.index(card))
        assert prospects == pytest.approx(by_hand.sealed_prospects(card))


@pytest.mark.parametrize("game", TABLES[-5:], ids=str)
def test_picks_lead_to_any_action(game: Game) -> None:
    which, rng = rules.which(game), seeded(2, 2)
    shape = rules.SHAPES[which]
    marks = np.zeros(shape.picks + shape.items * shape.item_picks, np.uint8)
    for number in range(5):
        state = kernel(game).blank.copy()
        rules.deal(which, state, seeded(3, number), -1)
        while state[rules.ACTOR] >= 0:
            action = int(rules.random_action(which, state, rng))
            part, made = 0, rules.UNFINISHED
            while made == rules.UNFINISHED:
                rules.pick_mask(which, state, part, marks)
                choice = rules.towards(which, state, part, action)
                assert marks[choice]
                part, made = rules.pick(which, state, part, choice)
            assert made == action
            rules.play(which, state, action)
