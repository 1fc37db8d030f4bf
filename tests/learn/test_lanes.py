"""The games a network learns from: looked back at rightly, shared evenly, and with habits that are not learned."""

import numpy as np
import pytest

from beaumonde.bots.net import FORECASTS, OUTCOMES
from beaumonde.games.compiled import CAUTION, GUESSES, KINDS, MOST_SEATS, THUMB, TOLD_KINDS
from beaumonde.learn.kinds import SHOWN
from beaumonde.learn.lanes import FREE, Lanes
from beaumonde.learn.player import look_back, to_table
from beaumonde.learn.tables import tables_of


def test_looking_back_mixes_later_forecasts_with_the_end() -> None:
    steps, trust, credit = 3, 0.5, 0.25
    actors = np.array([[0], [2], [1]])
    seats = np.full((steps, 1), 3)
    forecasts = np.zeros((steps + 1, 1, FORECASTS), np.float32)
    forecasts[:, 0, :3] = [[0.3, 0.3, 0.4], [0.2, 0.4, 0.4], [0.5, 0.1, 0.4], [0.9, 0.1, 0.0]]
    ended = np.array([[0], [1], [0]], np.uint8)
    ends = np.zeros((steps, 1, FORECASTS), np.float32)
    ends[1, 0, 2] = ends[1, 0, OUTCOMES + 1] = 1.0
    forecasts[:, 0, OUTCOMES : OUTCOMES + 3] = [0.2, 0.2, 0.6]
    cautions = np.array([[0], [0.5], [0]], np.float32)
    gains = np.zeros((steps, 1), np.float32)
    targets, nexts = (np.zeros((steps, 1, FORECASTS), np.float32) for _ in range(2))
    look_back(trust, credit, actors, seats, cautions, forecasts, ended, ends, gains, targets, nexts)
    # the game ended after the second decision: seat 2 won it, which is half of what it wants, and stayed in
    assert gains[1, 0] == pytest.approx(0.5 * (1 - 0.4) + 0.5 * (0.6 - 0))
    assert targets[1, 0, :3].tolist() == pytest.approx([1, 0, 0])
    assert targets[1, 0, OUTCOMES : OUTCOMES + 3].tolist() == pytest.approx([0, 0, 1])
    # the first decision is forecast from half the next forecast and half that end, and credited with less of the end
    assert gains[0, 0] == pytest.approx(0.75 * 0.2 + 0.25 * 0.0 - 0.3)
    assert targets[0, 0, :3].tolist() == pytest.approx([0.1, 0.2, 0.7])
    # right after it, it should have forecast what the second should have
    assert nexts[0, 0, :3].tolist() == pytest.approx([0, 0, 1])
    # the third belongs to another game, of which only the forecast is known
    assert gains[2, 0] == pytest.approx(0.1 - 0.1)


def test_forecasts_are_put_in_the_order_of_the_table() -> None:
    shares = np.array([[0.5, 0.3, 0.1, 0, 0, 0.1, 0.2, 0.3, 0.4, 0, 0]], np.float32)
    out = np.zeros((1, FORECASTS), np.float32)
    to_table(shares, np.array([1]), np.array([3]), out)
    assert out[0].tolist() == pytest.approx([0.1, 0.5, 0.3, 0, 0, 0.1, 0.4, 0.2, 0.3, 0, 0])


@pytest.mark.parametrize("name", ["high-society", "rich-and-good"])
def test_lanes_play_whole_games_at_all_tables(name: str) -> None:
    lanes = Lanes(tables_of(name), 64, seed=3)
    picks, logs = np.zeros(64, np.int64), np.zeros(64, np.float32)
    ended, seats, with_habit, ruled = 0, set(), 0, 0
    for _ in range(600):
        assert (lanes.masks.sum(1) > 1).all(), "what is forced is not asked"
        seats |= set(lanes.seats.tolist())
        with_habit += int((lanes.habits == 1)[lanes.ruled == FREE].sum())
        ruled += int((lanes.ruled != FREE).sum())
        lanes.sample(np.zeros(lanes.masks.shape, np.float32), picks, logs)
        assert (lanes.masks[np.arange(64), picks] == 1).all()
        lanes.step(picks)
        assert lanes.outcomes[lanes.ended == 1, :OUTCOMES].sum(1) == pytest.approx(1)
        ended += int(lanes.ended.sum())
    assert ended > 64
    assert seats == ({3, 4, 5} if name == "high-society" else {2, 3, 4, 5})
    assert 0.01 < with_habit / (600 * 64) < 0.2
    assert 0.01 < ruled / (600 * 64) < 0.2


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads() -> None:
    ends = []
    for threads in (1, 2):
        lanes = Lanes(tables_of("high-society"), 32, seed=9, threads=threads)
        picks, logs = np.zeros(32, np.int64), np.zeros(32, np.float32)
        for _ in range(100):
            lanes.sample(np.zeros(lanes.masks.shape, np.float32), picks, logs)
            lanes.step(picks)
        ends.append(lanes.told.tobytes() + picks.tobytes() + logs.tobytes())
    assert ends[0] == ends[1]


def test_people_are_told_apart_or_are_to_be_guessed() -> None:
    lanes = Lanes(tables_of("high-society"), 256, seed=1)
    people = lanes.told[:, -TOLD_KINDS:]
    others, known, own = people[:, :GUESSES].reshape(-1, MOST_SEATS - 1, KINDS), people[:, GUESSES], people[:, -KINDS:]
    guesses = lanes.others.reshape(-1, KINDS, MOST_SEATS - 1)
    assert np.array_equal(own[:, CAUTION], lanes.cautions)
    assert np.array_equal(own[:, THUMB] > 0, lanes.ruled != FREE)
    assert set(known.tolist()) == {0.0, 1.0}
    assert not others[known == 0].any(), "what is to be guessed is not told"
    assert (guesses[known == 1] == -1).all(), "what is told is not to be guessed"
    for kind in (CAUTION, THUMB):
        guessed = guesses[:, kind][(guesses[:, kind] >= 0).any(1)]
        assert len(guessed) > 20
        assert 0 < guessed.max() <= 1
    for lane in np.flatnonzero(known):
        seats = (lanes.actors[lane] + np.arange(1, lanes.seats[lane])) % lanes.seats[lane]
        assert np.array_equal(others[lane, : len(seats)], lanes.kinds[lane, :KINDS, seats])
        assert not others[lane, len(seats) :].any()


def test_what_rules_of_thumb_decide_is_done_and_sometimes_shown() -> None:
    lanes = Lanes(tables_of("high-society"), 256, seed=2)
    picks, logs = np.zeros(256, np.int64), np.zeros(256, np.float32)
    shown = 0
    for _ in range(50):
        ruled = lanes.ruled != FREE
        assert np.array_equal(ruled, lanes.kinds[np.arange(256), THUMB, lanes.actors] > 0)
        assert (lanes.kinds[ruled, SHOWN, 0] == 1).all(), "who is not to be shown is not asked"
        assert (lanes.habits[ruled] == 1).all(), "what they do is foretold, not learned as a way to win"
        lanes.sample(np.zeros(lanes.masks.shape, np.float32), picks, logs)
        assert np.array_equal(picks[ruled], lanes.ruled[ruled])
        assert (lanes.masks[np.arange(256), picks] == 1).all()
        shown += int(ruled.sum())
        lanes.step(picks)
    assert shown > 256
