"""Yacht Club: one hidden money card each."""

from itertools import permutations

import pytest

from beaumonde.games.high_society import Card, Pass, Seal
from beaumonde.games.high_society.events import Claimed, LuxuryLost, Sealed, Turned, Unclaimed, Unsealed
from beaumonde.games.high_society.phase import Phase

from ..table import (
    FULL,
    after,
    ended,
    hand,
    happened,
    owned,
    refusal,
    shown,
    spent,
    table,
    with_three_to_five,
    without,
)


@pytest.mark.rule("HS-YACHT-WORTH")
def test_yacht_club_is_a_luxury_worth_five() -> None:
    result = ended("2025", ("10", "yacht-club 5 x2"), ("8", "10"), ("", ""))
    assert result.scores[0].total == 20


@with_three_to_five
@pytest.mark.rule("HS-YACHT-SEALED")
def test_all_bid_at_the_same_time_in_whatever_order(seats: int) -> None:
    state = table("yacht-club 7", seats=seats, first=1)
    assert state.phase is Phase.SEALED
    assert sorted(state.to_act) == list(range(seats))
    words = ["a?8", "b?8", "c?3", "d?2", "e?1"][:seats]
    outcomes = {after(state, " ".join(order)) for order in permutations(words)}
    assert len(outcomes) == 1
    assert owned(outcomes.pop(), 2) == ("yacht-club",)


@pytest.mark.rule("HS-YACHT-ONE-CARD")
def test_a_sealed_bid_is_exactly_one_money_card_from_the_hand() -> None:
    state = table("yacht-club 7", hands=("10 4 3", FULL, FULL))
    assert list(state.legal(0)) == [Seal(10), Seal(4), Seal(3)]
    assert refusal(state, "a?25") == "not-in-hand"
    assert refusal(state, "a10") == refusal(state, "a10+4") == "wrong-action"
    reason = state.why_not(0, Seal(5))
    assert reason
    assert reason.code == "not-money-cards"
    sealed = after(state, "a?10")
    assert refusal(sealed, "a?4") == "not-your-turn"  # no second card, no change of mind
    assert hand(sealed, 0) == (4, 3)


@pytest.mark.rule("HS-YACHT-MUST")
def test_whoever_still_has_money_must_bid() -> None:
    state = table("yacht-club 7", hands=("10", "", "1", "3"))
    assert sorted(state.to_act) == [0, 2, 3]
    assert refusal(state, "b?1") == "not-your-turn"
    assert refusal(state, "c-") == "wrong-action"
    assert Pass() not in state.legal(2)
    waiting = after(state, "a?10 d?3")
    assert waiting.to_act == (2,)
    assert shown(waiting) == ("yacht-club",)
    assert list(waiting.legal(2)) == [Seal(1)]
    assert owned(after(waiting, "c?1"), 0) == ("yacht-club",)


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ((1, 2, 3), 2),
        ((25, 20, 15), 0),
        ((25, 25, 1), 2),
        ((8, 3, 8, 2), 1),
        ((20, 20, 20, 1), 3),
        ((8, 8, 3, 3, 1), 4),
        ((1, 8, 8, 8, 2), 4),
        ((12, 25, 12, 10, 25), 3),
    ],
)
@pytest.mark.rule("HS-YACHT-UNIQUE")
def test_the_highest_bid_that_nobody_else_made_wins(bids: tuple[int, ...], winner: int) -> None:
    state = table("yacht-club 7", seats=len(bids))
    line = " ".join(f"{seat}?{bid}" for seat, bid in zip("abcde", bids, strict=False))
    assert Claimed(winner, Card.YACHT_CLUB, bids) in happened(state, line)
    assert owned(after(state, line), winner) == ("yacht-club",)


@pytest.mark.rule("HS-YACHT-SPENT")
def test_every_sealed_card_is_spent_whoever_wins() -> None:
    state = after(table("yacht-club 7", seats=4), "a?25 b?25 c?3 d?1")
    assert [spent(state, seat) for seat in range(4)] == [(25,), (25,), (3,), (1,)]
    assert [hand(state, seat) for seat in range(4)] == [without(25), without(25), without(3), without(1)]
    assert not any(player.open or player.sealed for player in state.view(None).players)


@pytest.mark.rule("HS-YACHT-LEAD")
def test_who_wins_yacht_club_leads_next() -> None:
    state = after(table("yacht-club 7", first=0), "a?25 b?25 c?3")
    assert state.to_act == (2,)
    assert state.view(None).leader == 2


@pytest.mark.rule("HS-YACHT-NO-WINNER")
def test_with_no_bid_that_stands_alone_the_card_leaves_play() -> None:
    for bids in ((8, 8, 8), (8, 3, 8, 3), (2, 2, 2, 2, 2), (8, 8, 3, 3, 3)):
        state = table("yacht-club 7", seats=len(bids))
        line = " ".join(f"{seat}?{bid}" for seat, bid in zip("abcde", bids, strict=False))
        assert Unclaimed(Card.YACHT_CLUB) in happened(state, line)
        state = after(state, line)
        assert shown(state) == ("yacht-club", "7")
        for seat, bid in enumerate(bids):
            assert owned(state, seat) == ()
            assert spent(state, seat) == (bid,)


@pytest.mark.rule("HS-YACHT-PENNILESS-NO-BID")
def test_having_no_money_is_not_a_bid_that_stands_alone() -> None:
    state = after(table("yacht-club 7", hands=("8", "8", "")), "a?8 b?8")
    assert [owned(state, seat) for seat in range(3)] == [(), (), ()]


@pytest.mark.rule("HS-YACHT-LEAD-STAYS")
def test_with_no_winner_the_lead_stays() -> None:
    for first in range(3):
        state = after(table("yacht-club 7", first=first), "a?8 b?8 c?8")
        assert state.to_act == (first,)
        assert state.view(None).leader == first


@pytest.mark.rule("HS-YACHT-NO-BIDS")
def test_if_nobody_has_money_the_card_leaves_play_and_the_lead_stays() -> None:
    state = table("yacht-club 7", hands=("", "", ""), first=1)
    assert shown(state) == ("yacht-club", "7")
    assert [owned(state, seat) for seat in range(3)] == [(), (), ()]
    assert state.to_act == (1,)


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.rule("HS-YACHT-SECRET")
def test_until_the_last_bid_only_who_has_bid_is_known(memory_aid: bool) -> None:
    start = table("7 yacht-club 8", memory_aid=memory_aid)
    before = after(start, "a10 b- c-")
    low, high = after(before, "a?1"), after(before, "a?25")
    for viewer in (1, 2, None):
        assert low.view(viewer) == high.view(viewer)
        view = low.view(viewer)
        assert [player.sealed for player in view.players] == [True, False, False]
        assert [player.open for player in view.players] == [(), (), ()]
        assert view.players[0].bid == view.highest == view.sealed == 0
        assert view.players[0].hand == (without(10) if memory_aid else None)
        assert view.players[0].spent == ((10,) if memory_aid else None)
        assert sorted(view.to_act) == [1, 2]
    assert happened(before, "a?1") == [Sealed(0)] == happened(before, "a?25")
    assert happened(before, "a?1 b?2") == [Sealed(0), Sealed(1)]
    late = [after(before, line).view(2) for line in ("a?1 b?2", "a?25 b?25", "b?3 a?4")]
    assert late[0] == late[1] == late[2]


@pytest.mark.rule("HS-YACHT-OWN-SEAL")
def test_a_bidder_knows_the_own_sealed_card() -> None:
    state = after(table("yacht-club 7"), "a?8")
    assert state.view(0).sealed == 8
    assert hand(state, 0) == without(8)
    assert state.view(1).sealed == 0


@pytest.mark.rule("HS-YACHT-REVEAL")
def test_all_sealed_bids_are_revealed_together() -> None:
    state = table("yacht-club 7", hands=(FULL, "", FULL, FULL))
    assert happened(state, "d?3 c?12 a?12") == [
        Sealed(3),
        Sealed(2),
        Sealed(0),
        Unsealed((12, 0, 12, 3)),
        Claimed(3, Card.YACHT_CLUB, (12, 0, 12, 3)),
        Turned(Card.SEVEN, 2, 3),
    ]


@pytest.mark.rule("HS-YACHT-LOSE")
def test_a_waiting_card_takes_yacht_club_and_the_winner_still_leads() -> None:
    state = table("yacht-club 7", owned=("", "lose", ""))
    assert LuxuryLost(1, Card.YACHT_CLUB) in happened(state, "a?8 b?25 c?8")
    state = after(state, "a?8 b?25 c?8")
    assert owned(state, 1) == ()
    assert spent(state, 1) == (25,)
    assert state.to_act == (1,)
