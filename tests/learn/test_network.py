"""The network in JAX and the one in compiled code are the same network."""

import numpy as np
import pytest

from beaumonde.bots.net import OUTCOMES, Weights, ask, guess_kinds, odds, shares
from beaumonde.games.compiled import MOST_SEATS, SHAPES
from beaumonde.learn.model import answer, fresh


def noisy(weights: Weights, dice: np.random.Generator) -> Weights:
    return Weights(*(part + dice.normal(0, 0.1, part.shape).astype(np.float32) for part in weights))


@pytest.mark.parametrize("game", [0, 1])
def test_both_say_the_same(game: int) -> None:
    shape, dice = SHAPES[game], np.random.default_rng(game)
    weights = noisy(fresh(shape, 40, 24, seed=1), dice)
    told = dice.normal(0, 1, (20, shape.told)).astype(np.float32)
    told[dice.random(told.shape) < 0.7] = 0
    items = dice.normal(0, 1, (20, shape.items, shape.item_told)).astype(np.float32)
    said = answer(weights, told, items)
    picks = np.zeros(shape.picks + shape.items * shape.item_picks, np.float32)
    outcome, kinds = np.zeros(OUTCOMES, np.float32), np.zeros(MOST_SEATS - 1, np.float32)
    for row in range(20):
        ask(weights, told[row], items[row], picks, outcome)
        assert np.allclose(picks, said.picks[row], atol=1e-4)
        assert np.allclose(outcome, said.outcome[row], atol=1e-4)
        guess_kinds(weights, told[row], items[row], kinds)
        assert np.allclose(kinds, 1 / (1 + np.exp(-said.kind[row])), atol=1e-4)


def test_what_may_not_be_picked_has_no_chance() -> None:
    logits, mask = np.array([50.0, 1.0, 0.0, -80.0], np.float32), np.array([0, 1, 1, 0], np.uint8)
    chances = np.zeros(4, np.float32)
    odds(logits, mask, chances)
    assert chances[[0, 3]].tolist() == [0, 0]
    assert chances.sum() == pytest.approx(1)
    assert chances[1] / chances[2] == pytest.approx(np.e, rel=1e-5)


def test_shares_are_counted_from_the_viewer_and_absent_seats_have_none() -> None:
    logits, out = np.log(np.array([4, 2, 1, 100, 100, 1], np.float32)), np.zeros(5, np.float32)
    shares(logits, 3, 2, out)
    assert out[:3].tolist() == pytest.approx([2 / 8, 1 / 8, 4 / 8])
