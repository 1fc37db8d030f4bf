"""The network in JAX and the one in compiled code are the same network."""

import numpy as np
import pytest

from beaumonde.bots.net import FORECASTS, OUTCOMES, Weights, ask, forecast, guess_kinds, odds, shares, wishes
from beaumonde.games.compiled import GUESSES, SHAPES
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
    outcome, kinds = np.zeros(FORECASTS, np.float32), np.zeros(GUESSES, np.float32)
    again = np.zeros(FORECASTS, np.float32)
    for row in range(20):
        ask(weights, told[row], items[row], picks, outcome)
        assert np.allclose(picks, said.picks[row], atol=1e-4)
        assert np.allclose(outcome[:OUTCOMES], said.outcome[row], atol=1e-4)
        assert np.allclose(outcome[OUTCOMES:], said.out[row], atol=1e-4)
        forecast(weights, told[row], items[row], again)
        assert np.array_equal(again, outcome)
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


def test_those_with_caution_want_to_stay_in_as_well() -> None:
    logits = np.concatenate([np.log([4, 2, 1, 1, 1, 1]), np.log([1 / 3, 1, 3, 1, 1])]).astype(np.float32)
    out = np.zeros(5, np.float32)
    wishes(logits, 3, 2, np.array([0, 0.5, 1, 0, 0], np.float32), out)
    # from seat 2 on they win 4, 2 and 1 in 8, and are cast out 1, 2 and 3 in 4
    assert out[:3].tolist() == pytest.approx([2 / 8, (1 / 8 + 1 / 4) / 2, 3 / 4])
