"""Cards to avoid: bids are turned around."""

import pytest

from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.events import Claimed

from ..table import (
    FULL,
    TO_AVOID,
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

for_each_to_avoid = pytest.mark.parametrize("card", TO_AVOID)


@in_every_edition
@pytest.mark.parametrize("card", [str(worth) for worth in range(1, 11)] + ["x2", *TO_AVOID])
@pytest.mark.rule("HS-AVOID-CARDS")
def test_only_the_three_bad_cards_are_bid_against(edition: str, card: str) -> None:
    state = after(table(f"{card} 9" if card != "9" else "9 8", edition), "a-")
    taken_by_the_first_to_pass = owned(state, 0) == (card,)
    assert taken_by_the_first_to_pass == (card in ("lose", "-5", "1/2"))
    assert state.to_act == ((0,) if taken_by_the_first_to_pass else (1,))


@in_every_edition
@with_three_to_five
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-FIRST-PASS")
def test_the_first_to_pass_takes_it_and_ends_the_auction(edition: str, seats: int, card: str) -> None:
    state = after(table(f"{card} 9", edition, seats), "a1 b2")
    assert shown(state) == (card,)
    state = after(state, "c-")
    assert [owned(state, seat) for seat in range(3)] == [(), (), (card,)]
    assert shown(state) == (card, "9")


@in_every_edition
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-PASS-BACK")
def test_who_takes_it_takes_the_own_bid_back(edition: str, card: str) -> None:
    state = after(table(f"{card} 9", edition), "a1+3 b6 c8 a-")
    assert owned(state, 0) == (card,)
    assert hand(state, 0) == money(FULL)
    assert spent(state, 0) == ()


@in_every_edition
@with_three_to_five
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-OTHERS-PAY")
def test_everybody_else_pays_what_they_bid(edition: str, seats: int, card: str) -> None:
    state = table(f"{card} 9", edition, seats)
    line = "a1 b2 " + " ".join(f"{seat}{bid}" for seat, bid in zip("cde"[: seats - 2], (3, 4, 6), strict=False))
    line += " a8 b-"
    assert Claimed(1, CARD[card], (9, 0, 3, 4, 6)[:seats]) in happened(state, line)
    state = after(state, line)
    assert [spent(state, seat) for seat in range(seats)] == [(8, 1), (), (3,), (4,), (6,)][:seats]
    assert hand(state, 0) == without(8, 1)


@in_every_edition
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-NO-BID")
def test_a_leader_who_passes_takes_it_and_nobody_pays(edition: str, card: str) -> None:
    state = table(f"{card} 9", edition)
    assert Claimed(0, CARD[card], (0, 0, 0)) in happened(state, "a-")
    state = after(state, "a-")
    assert owned(state, 0) == (card,)
    assert [hand(state, seat) for seat in range(3)] == [money(FULL)] * 3


@in_every_edition
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-SAME-BIDS")
def test_bids_follow_the_usual_rules(edition: str, card: str) -> None:
    state = after(table(f"{card} 9", edition), "a3")
    assert refusal(state, "b3") == refusal(state, "b2+1") == "bid-too-low"
    state = after(state, "b4 c6")
    assert refusal(state, "a3") == "not-in-hand"
    assert refusal(state, "a1+2") == "bid-too-low"
    assert after(state, "a4").view(None).players[0].open == (4, 3)


@in_every_edition
@for_each_to_avoid
@pytest.mark.rule("HS-AVOID-LEAD")
def test_who_takes_it_leads_the_next_auction(edition: str, card: str) -> None:
    for line, leader in {"a-": 0, "a1 b-": 1, "a1 b2 c-": 2, "a1 b2 c3 a4 b-": 1}.items():
        state = after(table(f"{card} 9", edition), line)
        assert state.to_act == (leader,)
        assert state.view(None).leader == leader
