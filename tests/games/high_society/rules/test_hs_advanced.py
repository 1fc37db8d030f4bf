"""Gambling and Excursions, two of the advanced cards of 2025."""

import pytest

from beaumonde.games.high_society.events import Refunded

from ..table import FULL, after, ended, hand, happened, owned, shown, spent, table, without

# Gambling ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-GAMBLING-AUCTION")
def test_gambling_is_auctioned_like_a_card_to_have() -> None:
    state = after(table("gambling 7"), "a- b1")
    assert shown(state) == ("gambling",)
    state = after(state, "c-")
    assert owned(state, 1) == ("gambling",)
    assert spent(state, 1) == (1,)


@pytest.mark.rule("HS-GAMBLING")
def test_gambling_doubles_money_before_anyone_is_cast_out() -> None:
    result = ended("2025", ("6", "gambling"), ("10", "9"), ("8 4", "3"))
    assert [score.standing for score in result.scores] == [12, 10, 12]
    assert result.cast_out == (1,)
    assert result.winners == (2,)
    without_it = ended("2025", ("6", ""), ("10", "9"), ("8 4", "3"))
    assert without_it.cast_out == (0,)


@pytest.mark.rule("HS-GAMBLING-TIES-FOR-LEAST")
def test_doubled_money_can_tie_for_the_least() -> None:
    result = ended("2025", ("4", "gambling 10"), ("8", "9"), ("10", "1"))
    assert result.cast_out == (0, 1)
    assert result.winners == (2,)
    assert ended("2025", ("", "gambling 10"), ("1", "9"), ("2", "1")).cast_out == (0,)  # twice nothing is nothing


@pytest.mark.rule("HS-GAMBLING-TIE")
def test_the_doubled_money_also_breaks_ties() -> None:
    result = ended("2025", ("6", "gambling 4 3"), ("10", "7"), ("", ""))
    assert [score.total for score in result.scores][:2] == [7, 7]
    assert (result.winners, result.decided) == ((0,), "money")
    level = ended("2025", ("6", "gambling 4 3"), ("12", "7"), ("", ""))
    assert (level.winners, level.decided) == ((1,), "luxury")


@pytest.mark.rule("HS-GAMBLING-NO-STATUS")
def test_gambling_has_no_status_of_its_own() -> None:
    result = ended("2025", ("10", "gambling 3 x2"), ("8", ""), ("", ""))
    assert result.scores[0].total == 6
    assert [line.item for line in result.scores[0].working] == ["3", "x2"]
    assert ended("2025", ("10", "gambling"), ("8", ""), ("", "")).scores[0].total == 0


# Excursions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-EXCURSIONS-WORTH")
def test_excursions_is_a_luxury_worth_twelve() -> None:
    result = ended("2025", ("10", "excursions 1 x2"), ("8", "10"), ("", ""))
    assert [score.total for score in result.scores][:2] == [26, 10]
    assert [(line.what, line.item) for line in result.scores[0].working] == [
        ("luxury", "1"),
        ("luxury", "excursions"),
        ("double", "x2"),
    ]


@pytest.mark.rule("HS-EXCURSIONS-AUCTION")
def test_excursions_is_auctioned_like_any_luxury() -> None:
    state = after(table("excursions 7"), "a3 b4 c- a-")
    assert owned(state, 1) == ("excursions",)
    assert spent(state, 1) == (4,)
    assert state.to_act == (1,)


@pytest.mark.rule("HS-EXCURSIONS-REFUND")
def test_everyone_else_takes_back_their_highest_spent_card_at_once() -> None:
    state = table("excursions 7", hands=(FULL, "25 20 10 1", "8", "12 6"))
    line = "a3 b- c- d-"
    refunds = [event for event in happened(state, line) if isinstance(event, Refunded)]
    assert refunds == [Refunded(1, 15), Refunded(2, 25), Refunded(3, 25)]
    state = after(state, line)
    assert [hand(state, seat) for seat in range(4)] == [without(3), (25, 20, 15, 10, 1), (25, 8), (25, 12, 6)]
    assert spent(state, 1) == (12, 8, 6, 4, 3, 2)
    assert 25 not in spent(state, 2)
    assert [state.view(0).players[seat].spent for seat in (1, 2, 3)] == [None] * 3  # what came back was told, no more


@pytest.mark.rule("HS-EXCURSIONS-REFUND-EARLIER")
def test_money_spent_in_any_earlier_way_can_come_back() -> None:
    state = after(table("7 -5 yacht-club excursions 9"), "a10 b- c- a1 b12 c- a?2 b?8 c?15 c- a3 b-")
    assert owned(state, 0) == ("7", "excursions")
    assert hand(state, 1) == without(8)  # the 12 that kept the minus five away
    assert hand(state, 2) == without()  # the 15 that bought Yacht Club
    assert spent(state, 0) == (10, 3, 2, 1)


@pytest.mark.rule("HS-EXCURSIONS-NONE")
def test_who_has_spent_nothing_takes_nothing_back() -> None:
    state = table("excursions 7")
    assert not [event for event in happened(state, "a3 b- c-") if isinstance(event, Refunded)]
    state = after(state, "a3 b- c-")
    assert hand(state, 1) == hand(state, 2) == without()


@pytest.mark.rule("HS-EXCURSIONS-CLAIMER")
def test_the_claimer_has_paid_and_takes_nothing_back() -> None:
    state = table("excursions 7", hands=("10 4 3", FULL, FULL))
    state = after(state, "a10 b- c-")
    assert hand(state, 0) == (4, 3)
    assert spent(state, 0) == (25, 20, 15, 12, 10, 8, 6, 2, 1)


@pytest.mark.rule("HS-EXCURSIONS-FREE")
def test_excursions_taken_for_nothing_refunds_too() -> None:
    state = after(table("excursions 7", hands=("10", "8", "")), "a- b-")
    assert owned(state, 2) == ("excursions",)
    assert [hand(state, seat) for seat in range(3)] == [(25, 10), (25, 8), ()]


@pytest.mark.rule("HS-EXCURSIONS-LOSE")
def test_refunds_happen_even_if_a_waiting_card_takes_excursions_away() -> None:
    state = after(table("excursions 7", hands=(FULL, "8", "25"), owned=("lose", "", "")), "a1 b- c-")
    assert owned(state, 0) == ()
    assert [hand(state, seat) for seat in range(3)] == [without(1), (25, 8), (25, 20)]
