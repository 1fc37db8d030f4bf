"""Who takes a card that is wanted, what it costs, and where the money goes."""

import pytest

import beaumonde as bm
from beaumonde.games.high_society import Bid, Card
from beaumonde.games.high_society.events import Claimed

from ..table import (
    FULL,
    after,
    hand,
    happened,
    in_every_edition,
    money,
    owned,
    refusal,
    shown,
    spent,
    table,
    with_three_to_five,
    without,
)


@in_every_edition
@pytest.mark.parametrize("card", ["4", "10", "x2"])
@pytest.mark.rule("HS-LAST-TAKES")
def test_the_last_one_left_takes_the_card_at_once(edition: str, card: str) -> None:
    state = table(f"{card} 5", edition)
    bidding = after(state, "a3 b4 c-")
    assert owned(bidding, 0) == owned(bidding, 1) == ()
    bought = after(bidding, "a-")
    assert owned(bought, 1) == (card,)
    assert shown(bought) == (card, "5")  # no further turn for b: the next card is up
    assert spent(bought, 1) == (4,)


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-LAST-FREE")
def test_if_nobody_bids_the_last_takes_the_card_for_nothing(edition: str, seats: int) -> None:
    penniless = [FULL] * (seats - 1) + [""]
    state = table("4 5", edition, hands=penniless)
    line = " ".join(f"{seat}-" for seat in "abcd"[: seats - 1])
    assert Claimed(seats - 1, Card.FOUR, (0,) * seats) in happened(state, line)
    state = after(state, line)
    assert owned(state, seats - 1) == ("4",)
    assert [hand(state, seat) for seat in range(seats - 1)] == [money(FULL)] * (seats - 1)


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-PAY-WINNER")
def test_only_the_winner_pays_and_pays_all_that_lies_open(edition: str, seats: int) -> None:
    others = " ".join(f"{seat}-" for seat in "cde"[: seats - 2])
    state = table("4 5", edition, seats)
    line = f"a3 b4 {others} a6 b-"
    assert Claimed(0, Card.FOUR, (9,) + (0,) * (seats - 1)) in happened(state, line)
    state = after(state, line)
    assert spent(state, 0) == (6, 3)
    assert hand(state, 0) == without(6, 3)
    assert {hand(state, seat) for seat in range(1, seats)} == {money(FULL)}
    assert {spent(state, seat) for seat in range(1, seats)} == {()}
    assert not any(player.open for player in state.view(None).players)


@in_every_edition
@pytest.mark.rule("HS-PAY-NO-CHANGE")
def test_no_change_is_given(edition: str) -> None:
    state = after(table("4 5", edition), "a1 b25 c- a-")
    assert spent(state, 1) == (25,)
    assert sum(hand(state, 1)) == 106 - 25


@in_every_edition
@pytest.mark.rule("HS-WIN-FACE-UP")
def test_a_card_won_lies_face_up_before_its_owner(edition: str) -> None:
    state = after(table("4 x2 -5 6", edition), "a1 b- c- a- b- c-")
    for viewer in (0, 1, 2, None):
        assert [player.owned for player in state.view(viewer).players] == [("4",), (), ("x2", "-5")]


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-LEAD-NEXT")
def test_who_took_the_last_card_leads_the_next_auction(edition: str, seats: int) -> None:
    rest = " ".join(f"{other}-" for other in "cde"[: seats - 2])
    state = after(table("4 x2 -5 6", edition, seats), f"a- b1 {rest}")
    assert state.to_act == (1,)
    assert state.view(None).leader == 1
    state = after(state, f"b2 {rest} a-")
    assert state.to_act == (1,)
    state = after(state, "b3 c-")  # a card to avoid: the one who passed takes it, and leads
    assert state.to_act == (2,)
    assert state.view(None).leader == 2


@in_every_edition
@pytest.mark.rule("HS-SPENT-GONE", "HS-SPENT-GONE-2025")
def test_spent_money_never_comes_back_into_play(edition: str) -> None:
    state = after(table("4 5 6 7", edition), "a25 b- c-")
    for line in ("a1 b- c-", "a- b-", "a- b1 c-"):
        later = after(state, line)
        assert 25 not in hand(later, 0)
        assert 25 in spent(later, 0)
    assert refusal(state, "a25") == "not-in-hand"
    assert all(25 not in action.cards for action in state.legal(0) if isinstance(action, Bid))


@pytest.mark.parametrize(
    ("edition", "place"),
    [("1995", "out-of-the-game"), ("2018", "face-down"), ("2019-fr", "in-the-box"), ("2025", "own-pile")],
)
@pytest.mark.rule("HS-SPENT-1995", "HS-SPENT-2018", "HS-SPENT-2019-FR", "HS-SPENT-2025")
def test_spent_money_lies_where_the_edition_puts_it(edition: str, place: str) -> None:
    assert bm.high_society(edition).facts.spent == place
    state = after(table("4 5", edition), "a25 b- c-")
    assert state.view(0).players[0].spent == (25,)
    for stranger in (1, 2, None):
        assert state.view(stranger).players[0].spent is None
