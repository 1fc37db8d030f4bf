"""Counting status."""

from itertools import permutations

import pytest

import beaumonde as bm
from beaumonde.games.high_society import Card

from ..table import ended, in_every_edition


def status(edition: str, cards: str) -> float:
    """What the first player's cards are worth."""
    return ended(edition, ("10", cards), ("8", ""), ("", "")).scores[0].total


@in_every_edition
@pytest.mark.rule("HS-SCORE-LUXURIES")
def test_luxuries_add_their_values(edition: str) -> None:
    assert status(edition, "") == 0
    assert status(edition, "9 3") == 12
    assert status(edition, "1 2 3 4 5 6 7 8 9 10") == 55


@in_every_edition
@pytest.mark.rule("HS-SCORE-MINUS-FIVE")
def test_the_debt_takes_five_away(edition: str) -> None:
    assert status(edition, "9 -5") == 4
    assert status(edition, "-5") == -5


@in_every_edition
@pytest.mark.rule("HS-SCORE-DOUBLERS")
def test_each_doubler_doubles(edition: str) -> None:
    assert [status(edition, f"7{' x2' * count}") for count in range(4)] == [7, 14, 28, 56]
    assert status(edition, "x2 x2 x2") == 0


@in_every_edition
@pytest.mark.rule("HS-SCORE-HALF")
def test_the_half_halves(edition: str) -> None:
    assert status(edition, "10 8 1/2") == 9
    assert status(edition, "10 x2 1/2") == 10
    assert status(edition, "1/2") == 0


@in_every_edition
@pytest.mark.rule("HS-SCORE-ORDER")
def test_luxuries_then_the_debt_then_doublers_then_the_half(edition: str) -> None:
    assert status(edition, "9 -5 x2") == 8  # not 18 − 5
    assert status(edition, "9 -5 1/2") == 2  # not 4.5 − 5
    assert status(edition, "7 x2 1/2") == 7  # an odd score is doubled before it is halved
    for order in permutations(["9", "-5", "x2", "1/2"]):
        result = ended(edition, ("10", " ".join(order)), ("8", ""), ("", ""))
        steps = [(line.what, line.total) for line in result.scores[0].working]
        assert steps == [("luxury", 9), ("minus-five", 4), ("double", 8), ("half", 4)]


@pytest.mark.parametrize("edition", ["1995", "2018", "2019-fr"])
@pytest.mark.rule("HS-SCORE-HALF-EXACT")
def test_half_an_odd_score_is_exact_before_2025(edition: str) -> None:
    assert status(edition, "7 1/2") == 3.5
    assert status(edition, "1 1/2") == 0.5
    assert status(edition, "-5 1/2") == -2.5
    assert status(edition, "2 -5 1/2") == -1.5
    ahead = ended(edition, ("8", "7 1/2"), ("10", "3"), ("", ""))
    assert (ahead.winners, ahead.decided) == ((0,), "total")  # 3.5 beats 3


@pytest.mark.rule("HS-SCORE-HALF-DOWN")
def test_half_an_odd_score_is_rounded_down_in_2025() -> None:
    assert status("2025", "7 1/2") == 3
    assert status("2025", "1 1/2") == 0
    assert status("2025", "-5 1/2") == -3  # down is toward minus infinity
    assert status("2025", "2 -5 1/2") == -2
    assert status("2025", "8 1/2") == 4
    assert status("2025", "1 -5 1/2") == -2
    level = ended("2025", ("8", "7 1/2"), ("10", "3"), ("", ""))
    assert (level.winners, level.decided) == ((1,), "money")  # 3 and 3


@in_every_edition
@pytest.mark.rule("HS-SCORE-NEGATIVE")
def test_a_negative_score_is_doubled_too(edition: str) -> None:
    assert status(edition, "-5 x2") == -10
    assert status(edition, "2 -5 x2 x2") == -12
    assert status(edition, "-5 x2 x2 x2") == -40
    assert status(edition, "-5 x2 1/2") == -5
    assert ended(edition, ("10", "-5"), ("8", ""), ("", "")).winners == (1,)  # nothing beats less than nothing


@in_every_edition
@pytest.mark.rule("HS-WIN-STATUS")
def test_the_highest_status_wins_whatever_the_money(edition: str) -> None:
    result = ended(edition, ("25 20", "9"), ("1", "6 4"), ("12", "8"), ("", "7 5"))
    assert [score.total for score in result.scores][:3] == [9, 10, 8]
    assert (result.winners, result.decided) == ((1,), "total")


@pytest.mark.rule("HS-SCORE-WORKING")
def test_every_score_comes_with_its_working_even_that_of_the_cast_out() -> None:
    result = ended("2018", ("10", "7"), ("8", "3 -5"), ("", "9 x2"))
    assert result.cast_out == (2,)
    assert [score.total for score in result.scores] == [7, -2, 18 * 4]
    assert result.scores[1] == bm.Score(
        1, 8, -2, (bm.Line("luxury", 3, Card.THREE), bm.Line("minus-five", -2, Card.DEBT))
    )
