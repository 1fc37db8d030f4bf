"""Every puzzle is set up, proven again, and put to the bots."""

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest

import beaumonde as bm
from beaumonde.core.kernels import sampling
from puzzles.puzzle import Puzzle, all_puzzles, holds, score

PUZZLES = all_puzzles()
each = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name.replace(" ", "-"))


def test_there_are_enough_of_every_kind() -> None:
    games = Counter(puzzle.state().game.name for puzzle in PUZZLES)
    assert games["high-society"] >= 20
    assert games["rich-and-good"] >= 10
    tables = {(puzzle.state().game.name, puzzle.state().game.seats) for puzzle in PUZZLES}
    assert tables >= {("high-society", seats) for seats in (3, 4, 5)}
    assert tables >= {("rich-and-good", seats) for seats in (2, 3, 4, 5)}
    assert {puzzle.salon.edition for puzzle in PUZZLES if puzzle.salon} == {"1995", "2018", "2019-fr", "2025"}
    assert min(Counter(puzzle.theme for puzzle in PUZZLES).values()) >= 4
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)


@each
def test_the_answer_is_proven(puzzle: Puzzle) -> None:
    assert holds(puzzle)


@each
def test_the_answer_is_worth_finding(puzzle: Puzzle) -> None:
    legal = len(puzzle.state().legal(puzzle.seat))
    assert 3 * len(puzzle.best) <= legal or legal == 2  # who plays the very last market cards has no more
    assert Fraction(puzzle.value) - Fraction(puzzle.rest) >= Fraction(1, 10)


@each
def test_a_bot_can_imagine_what_it_does_not_see(puzzle: Puzzle) -> None:
    state, dice = puzzle.state(), Random(0)
    view = state.view(puzzle.seat, memory_aid=True)
    for _ in range(3):
        drawn = sampling(state.game).sample(view, dice)
        assert msgspec.json.encode(drawn.view(puzzle.seat, memory_aid=True)) == msgspec.json.encode(view)
        assert list(drawn.legal(puzzle.seat)) == list(state.legal(puzzle.seat))
    kernel = bm.kernel(state.game)
    array = kernel.from_view(view, dice)
    actor = kernel.actor(array)  # of several who seal, the kernel asks the first
    assert actor is not None
    assert set(kernel.legal(array)) == {kernel.action_id(action) for action in state.legal(actor)}


def test_the_puzzles_are_neither_trivial_nor_hopeless() -> None:
    found = [right for _, right in score("sensible")]
    assert 0.3 <= sum(found) / len(found) <= 0.7


def test_the_expert_finds_nearly_all() -> None:
    missed = [puzzle.name for puzzle, right in score("expert") if not right]
    assert len(missed) <= 0.05 * len(PUZZLES), missed
