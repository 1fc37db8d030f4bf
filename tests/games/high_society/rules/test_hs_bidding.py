"""Taking turns: bids and passes."""

from itertools import combinations

import pytest

from beaumonde.games.high_society import Bid, Card, Discard, Pass, Seal
from beaumonde.games.high_society.events import Turned

from ..table import (
    FULL,
    after,
    hand,
    happened,
    in_every_edition,
    money,
    refusal,
    shown,
    table,
    with_three_to_five,
    without,
)


@in_every_edition
@pytest.mark.rule("HS-TURN-UP")
def test_every_round_begins_by_turning_up_the_top_card(edition: str) -> None:
    state = table("4 -5 9", edition)
    assert shown(state) == ("4",)
    assert shown(after(state, "a1 b-")) == ("4",)
    line = "a1 b- c-"
    assert shown(after(state, line)) == ("4", "-5")
    assert happened(state, line)[-1] == Turned(Card.DEBT, 2, 0)
    assert shown(after(state, f"{line} a-")) == ("4", "-5", "9")


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-LEAD-STARTS")
def test_the_leader_has_the_first_turn(edition: str, seats: int) -> None:
    for first in range(seats):
        state = table("4 5", edition, seats, first=first)
        assert state.to_act == (first,)
        for other in set(range(seats)) - {first}:
            assert refusal(state, f"{'abcde'[other]}1") == refusal(state, f"{'abcde'[other]}-") == "not-your-turn"
            assert len(state.legal(other)) == 0


@in_every_edition
@with_three_to_five
@pytest.mark.parametrize("card", ["4", "x2", "-5"])
@pytest.mark.rule("HS-TURN-CLOCKWISE")
def test_turns_go_clockwise_past_those_who_passed(edition: str, seats: int, card: str) -> None:
    state = table(f"{card} 5", edition, seats, first=1)
    order = [(1 + place) % seats for place in range(seats)]
    for bid, seat in zip((1, 2, 3, 4, 6), order, strict=False):
        assert state.to_act == (seat,)
        state = after(state, f"{'abcde'[seat]}{bid}")
    assert state.to_act == (1,)
    if card != "-5":
        state = after(state, "b-")
        assert state.to_act == (2,)
        for seat in order[1:]:
            state = after(state, f"{'abcde'[seat]}{(8, 10, 12, 15)[order.index(seat) - 1]}")
        assert state.to_act == (2,)


@in_every_edition
@pytest.mark.rule("HS-TURN-BID-OR-PASS")
def test_a_turn_is_a_bid_or_a_pass_and_nothing_else(edition: str) -> None:
    state = table("4 5", edition, owned=("7 8", "", ""))
    assert {type(action) for action in state.legal(0)} == {Bid, Pass}
    for action in (Seal(4), Discard(Card.SEVEN)):
        reason = state.why_not(0, action)
        assert reason
        assert reason.code == "wrong-action"


@in_every_edition
@pytest.mark.rule("HS-BID-CARDS")
def test_a_bid_is_one_or_more_money_cards_from_the_hand(edition: str) -> None:
    state = table("4 5", edition, hands=("10 4 3", FULL, FULL))
    assert refusal(state, "a4") is refusal(state, "a10+4+3") is None
    assert after(state, "a10+3").view(None).players[0].open == (10, 3)
    assert hand(after(state, "a10+3"), 0) == (4,)
    assert refusal(state, "a25") == refusal(state, "a10+2") == "not-in-hand"
    for cards, code in {(): "empty-bid", (4, 4): "not-money-cards", (5,): "not-money-cards"}.items():
        reason = state.why_not(0, Bid(cards))
        assert reason
        assert reason.code == code
        assert Bid(cards) not in state.legal(0)


@in_every_edition
@pytest.mark.rule("HS-BID-OPENING")
def test_an_opening_bid_may_have_any_value(edition: str) -> None:
    state = table("4 5", edition)
    opening = {action.cards for action in state.legal(0) if isinstance(action, Bid)}
    assert opening == {cards for count in range(1, 12) for cards in combinations(money(FULL), count)}
    assert after(state, "a1").view(None).highest == 1
    assert after(state, "a25").view(None).highest == 25
    assert refusal(after(state, "a-"), "b1") is None


@in_every_edition
@pytest.mark.parametrize("card", ["4", "x2", "-5"])
@pytest.mark.rule("HS-BID-HIGHER")
def test_a_bid_must_beat_the_highest_so_far(edition: str, card: str) -> None:
    state = after(table(f"{card} 5", edition), "a10")
    for word in ("b8", "b6+4", "b10", "b8+2"):
        assert refusal(state, word) == "bid-too-low"
    for word in ("b12", "b8+3", "b10+1", "b25+20"):
        assert refusal(state, word) is None
    bids = [sum(action.cards) for action in state.legal(1) if isinstance(action, Bid)]
    assert min(bids) == 11
    assert refusal(after(state, "b12"), "c12") == "bid-too-low"


@in_every_edition
@pytest.mark.rule("HS-BID-ADD")
def test_a_raise_adds_cards_to_those_on_the_table(edition: str) -> None:
    state = after(table("4 5", edition), "a3 b4 c-")
    assert refusal(state, "a1") == "bid-too-low"  # 3 and 1 only equal the 4
    raised = after(state, "a2")
    assert raised.view(None).players[0].open == (3, 2)
    assert raised.view(None).players[0].bid == raised.view(None).highest == 5
    assert hand(raised, 0) == without(3, 2)


@in_every_edition
@pytest.mark.rule("HS-BID-NO-EXCHANGE")
def test_cards_on_the_table_are_neither_taken_back_nor_swapped(edition: str) -> None:
    state = after(table("4 5", edition), "a3 b4 c-")
    assert refusal(state, "a3") == refusal(state, "a8+3") == "not-in-hand"
    assert after(state, "a8").view(None).players[0].open == (8, 3)
    assert all(3 not in action.cards for action in state.legal(0) if isinstance(action, Bid))


@in_every_edition
@pytest.mark.rule("HS-BID-AGAIN")
def test_whoever_has_not_passed_may_bid_again_and_again(edition: str) -> None:
    state = after(table("4 5", edition), "a1 b2 c3 a4 b6 c8 a10 b12 c20")
    assert [player.bid for player in state.view(None).players] == [15, 20, 31]
    assert state.to_act == (0,)


@in_every_edition
@pytest.mark.rule("HS-BID-TOTAL")
def test_everybody_sees_the_open_money_and_its_total(edition: str) -> None:
    state = after(table("4 5", edition), "a3 b4+2 c- a8+1")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert [player.open for player in view.players] == [(8, 3, 1), (4, 2), ()]
        assert [player.bid for player in view.players] == [12, 6, 0]
        assert view.highest == 12


# Passing -------------------------------------------------------------------------------------------------------


@in_every_edition
@pytest.mark.parametrize("line", ["", "a1", "a1 b2", "a1 b2 c3", "a1 b2 c3 a4", "a-"])
@pytest.mark.rule("HS-PASS-ALWAYS")
def test_passing_is_always_possible_on_ones_turn(edition: str, line: str) -> None:
    state = after(table("4 5", edition), line)
    assert refusal(state, f"{'abc'[state.to_act[0]]}-") is None


@in_every_edition
@pytest.mark.rule("HS-PASS-BACK")
def test_who_passes_takes_all_open_money_back(edition: str) -> None:
    state = after(table("4 5", edition), "a3 b4 c6 a4 b8")
    assert hand(state, 2) == without(6)
    state = after(state, "c-")
    assert hand(state, 2) == money(FULL)
    assert state.view(None).players[2].open == ()
    state = after(state, "a-")
    assert hand(state, 0) == money(FULL)


@in_every_edition
@with_three_to_five
@pytest.mark.rule("HS-PASS-OUT")
def test_who_passed_is_out_of_this_auction(edition: str, seats: int) -> None:
    state = after(table("4 5", edition, seats), "a1 b2 c-")
    while len(state.view(None).players[0].open) + len(state.view(None).players[1].open) < 6:
        assert state.to_act != (2,)
        assert state.view(None).players[2].passed
        assert refusal(state, "c25") == refusal(state, "c-") == "not-your-turn"
        seat = state.to_act[0]
        cheapest = state.legal(seat)[1] if seat < 2 else Pass()
        state = state.play(seat, cheapest).state


@in_every_edition
@pytest.mark.parametrize("held", ["3 2 1", "4 2", "1", ""])
@pytest.mark.rule("HS-PASS-MUST")
def test_who_cannot_beat_the_highest_bid_can_only_pass(edition: str, held: str) -> None:
    state = after(table("4 5", edition, hands=(FULL, held, FULL)), "a6")
    assert list(state.legal(1)) == [Pass()]
    assert state.to_act == (1,)


@in_every_edition
@pytest.mark.rule("HS-PASS-ONE-AUCTION")
def test_everybody_is_back_for_the_next_card(edition: str) -> None:
    state = after(table("4 5 6", edition), "a- b1 c-")
    assert not any(player.passed for player in state.view(None).players)
    assert after(state, "b2 c4 a6").to_act == (1,)
