"""Set-ups by hand: any position can be laid out, if the cards allow it."""

from typing import Any

import pytest

import beaumonde as bm
from beaumonde.games.high_society import Card, HighSocietyDeal
from beaumonde.games.high_society.events import Ended

from ..table import FULL, after, hand, happened, in_every_edition, money, owned, shown, spent, table, without

FOUR = (Card.FOUR,)


def refused(edition: str, **given: Any) -> str:
    """The code of the error that this deal at a table of three meets."""
    fields: dict[str, Any] = {"first": 0, "deck": FOUR} | given
    with pytest.raises(bm.BadSetup) as error:
        bm.high_society(edition, 3).start(deal=HighSocietyDeal(**fields))
    return error.value.code


@in_every_edition
@pytest.mark.rule("HS-HAND-DECK")
def test_a_deck_laid_by_hand_is_played_in_its_order(edition: str) -> None:
    state = bm.high_society(edition, 3).start(deck=["4", Card.DOUBLE, "-5"], first=2)
    assert state.to_act == (2,)
    assert shown(state) == ("4",)
    assert shown(after(state, "c- a-")) == ("4", "x2")
    assert [hand(state, seat) for seat in range(3)] == [money(FULL)] * 3
    with pytest.raises(bm.BadSetup, match="bad-deal"):
        bm.high_society(edition, 3).start(deck=["11"])


@in_every_edition
@pytest.mark.rule("HS-HAND-SHORT-DECK")
def test_a_game_with_a_short_deck_also_ends_when_it_runs_out(edition: str) -> None:
    state = table("4 5", edition, hands=("10", "8", "6"))
    assert happened(state, "a- b- c- a-")[-1] == Ended(None)
    state = after(state, "a- b- c- a-")
    assert state.to_act == ()
    assert state.result
    assert state.result.cast_out == (2,)
    assert [score.total for score in state.result.scores] == [0, 5, 4]


@in_every_edition
@pytest.mark.rule("HS-HAND-DECK-NEEDED")
def test_a_deck_needs_a_card(edition: str) -> None:
    assert refused(edition, deck=()) == "deal-no-deck"


@in_every_edition
@pytest.mark.rule("HS-HAND-MONEY")
def test_money_that_a_hand_leaves_out_has_been_spent(edition: str) -> None:
    state = table("4 5", edition, hands=("10 3", "", FULL))
    assert hand(state, 0) == (10, 3)
    assert spent(state, 0) == without(10, 3)
    assert (hand(state, 1), spent(state, 1)) == ((), money(FULL))
    assert spent(state, 2) == ()


@in_every_edition
@pytest.mark.parametrize("held", [(5,), (3, 3), (0,), (-1,)])
@pytest.mark.rule("HS-HAND-MONEY-CARDS")
def test_a_hand_is_made_of_different_money_cards(edition: str, held: tuple[int, ...]) -> None:
    assert refused(edition, hands=(held, (), ())) == "deal-hands"


@in_every_edition
@pytest.mark.rule("HS-HAND-OWNED")
def test_players_may_own_cards_from_the_start(edition: str) -> None:
    state = table("4 5", edition, owned=("9 x2", "", "-5"))
    assert [owned(state, seat) for seat in range(3)] == [("9", "x2"), (), ("-5",)]


@in_every_edition
@pytest.mark.rule("HS-HAND-ENDS")
def test_game_end_cards_already_owned_count_as_turned_up(edition: str) -> None:
    state = table("4 x2 9", edition, owned=("x2", "1/2", "x2"))
    assert state.view(None).ends == 3
    assert after(state, "a- b-").result is not None


@in_every_edition
@pytest.mark.rule("HS-HAND-OVER")
def test_a_game_that_is_over_cannot_begin(edition: str) -> None:
    assert refused(edition, owned=((Card.DOUBLE,) * 3, (Card.HALF,), ())) == "deal-over"


@in_every_edition
@pytest.mark.rule("HS-HAND-CARDS")
def test_no_card_is_there_more_often_than_in_the_box(edition: str) -> None:
    assert refused(edition, deck=(Card.FOUR, Card.FOUR)) == "deal-cards"
    assert refused(edition, owned=((), (Card.FOUR,), ())) == "deal-cards"
    assert refused(edition, deck=(Card.DOUBLE,) * 3, owned=((Card.DOUBLE,), (), ())) == "deal-cards"
    assert refused(edition, deck=(Card.GAMBLING,)) == "deal-cards"


@in_every_edition
@pytest.mark.rule("HS-HAND-SETTLED")
def test_nobody_begins_with_an_unsettled_loss(edition: str) -> None:
    assert refused(edition, owned=((Card.LOSE, Card.NINE), (), ())) == "deal-unsettled"
    assert owned(table("4", edition, owned=("lose x2", "9", "")), 0) == ("lose", "x2")


@in_every_edition
@pytest.mark.rule("HS-HAND-SEATS")
def test_a_set_up_fits_the_seats(edition: str) -> None:
    assert refused(edition, hands=((1,), (2,))) == "deal-seats"
    assert refused(edition, owned=((), (), (), ())) == "deal-seats"
    assert refused(edition, first=3) == refused(edition, first=-1) == "no-such-seat"
