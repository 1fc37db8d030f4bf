"""Equal status: who wins then, edition by edition."""

import pytest

from ..table import ended, in_every_edition, in_later_editions


@in_every_edition
@pytest.mark.rule("HS-TIE-MONEY")
def test_more_money_breaks_a_tie_on_status(edition: str) -> None:
    result = ended(edition, ("8 2", "9"), ("12", "6 3"), ("4", ""))
    assert [score.total for score in result.scores][:2] == [9, 9]
    assert (result.winners, result.decided) == ((1,), "money")


@in_every_edition
@pytest.mark.rule("HS-TIE-CAST-OUT")
def test_the_cast_out_take_no_part_in_ties(edition: str) -> None:
    result = ended(edition, ("8", "9"), ("4", "6 3"), ("10", ""))
    assert result.cast_out == (1,)
    assert (result.winners, result.decided) == ((0,), "total")


@in_later_editions
@pytest.mark.rule("HS-TIE-LUXURY")
def test_then_the_highest_single_luxury_breaks_the_tie(edition: str) -> None:
    result = ended(edition, ("8 2", "6 4"), ("10", "7 3"), ("4", ""))
    assert (result.winners, result.decided) == ((1,), "luxury")
    single = ended(edition, ("8 2", "5 x2"), ("10", "1 2 3 4"), ("4", ""))
    assert (single.winners, single.decided) == ((0,), "luxury")  # one 5 beats four smaller ones


@in_later_editions
@pytest.mark.rule("HS-TIE-LUXURY-SOME")
def test_one_luxury_is_more_than_none(edition: str) -> None:
    result = ended(edition, ("8 2", "5 -5"), ("10", ""), ("4", ""))
    assert [score.total for score in result.scores][:2] == [0, 0]
    assert (result.winners, result.decided) == ((0,), "luxury")


@in_later_editions
@pytest.mark.rule("HS-TIE-STEPWISE")
def test_each_tie_break_narrows_the_tie_down(edition: str) -> None:
    result = ended(edition, ("8 2", "6 4"), ("10", "7 3"), ("8", "10"), ("4", "9"))
    assert [score.total for score in result.scores][:3] == [10, 10, 10]
    assert (result.winners, result.decided) == ((1,), "luxury")  # the 10 has too little money to come this far


@pytest.mark.rule("HS-TIE-SHARED-1995")
def test_in_1995_all_who_tie_on_status_and_money_win() -> None:
    result = ended("1995", ("8 2", "6 4"), ("10", "7 3"), ("4", ""))
    assert (result.winners, result.decided) == ((0, 1), "shared")
    three = ended("1995", ("8 2", "6 4"), ("10", "7 3"), ("6 4", "9 1"), ("4", ""))
    assert three.winners == (0, 1, 2)
    some = ended("1995", ("8 2", "6 4"), ("10", "7 3"), ("6", "9 1"), ("4", ""))
    assert some.winners == (0, 1)


@in_later_editions
@pytest.mark.rule("HS-TIE-SHARED-NO-LUXURY")
def test_later_the_win_is_shared_by_players_without_any_luxury(edition: str) -> None:
    result = ended(edition, ("8 2", ""), ("10", "x2"), ("4", "9"))
    assert (result.winners, result.decided) == ((0, 1), "shared")


@pytest.mark.rule("HS-TIE-SHARED-FIVES")
def test_with_yacht_club_the_two_fives_share_the_win() -> None:
    result = ended("2025", ("8 2", "5"), ("10", "yacht-club"), ("4", "9"))
    assert (result.winners, result.decided) == ((0, 1), "shared")
    doubled = ended("2025", ("8 2", "5 4 1"), ("10", "yacht-club x2"), ("4", "9"))
    assert [score.total for score in doubled.scores][:2] == [10, 10]
    assert (doubled.winners, doubled.decided) == ((0, 1), "shared")
    six = ended("2025", ("8 2", "6 4"), ("10", "yacht-club x2"), ("4", "9"))
    assert six.winners == (0,)


@pytest.mark.rule("HS-TIE-EXCURSIONS")
def test_excursions_is_the_highest_luxury_of_all() -> None:
    result = ended("2025", ("8 2", "10 3"), ("10", "excursions 1"), ("4", "9"))
    assert (result.winners, result.decided) == ((1,), "luxury")
