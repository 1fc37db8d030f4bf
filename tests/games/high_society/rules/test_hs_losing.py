"""The card that costs its owner a luxury."""

import pytest

from beaumonde.games.high_society import Card, Discard
from beaumonde.games.high_society.events import LuxuryLost
from beaumonde.games.high_society.phase import Phase

from ..table import after, ended, happened, in_every_edition, owned, refusal, shown, spent, table


@in_every_edition
@pytest.mark.rule("HS-LOSE-AT-ONCE")
def test_the_loss_is_settled_before_the_next_card_is_turned(edition: str) -> None:
    state = after(table("lose 7 8", edition, owned=("9 3", "", "")), "a-")
    assert state.phase is Phase.DISCARD
    assert state.to_act == (0,)
    assert shown(state) == ("lose",)
    assert refusal(state, "a1") == refusal(state, "a-") == "wrong-action"
    assert shown(after(state, "a!3")) == ("lose", "7")


@in_every_edition
@pytest.mark.rule("HS-LOSE-CHOICE")
def test_with_several_luxuries_the_owner_chooses(edition: str) -> None:
    state = after(table("lose 7", edition, owned=("x2 9 3 10", "6", "")), "a-")
    assert list(state.legal(0)) == [Discard(Card.NINE), Discard(Card.THREE), Discard(Card.TEN)]
    assert owned(after(state, "a!9"), 0) == ("x2", "3", "10")
    assert owned(after(state, "a!3"), 0) == ("x2", "9", "10")
    assert owned(after(state, "a!10"), 0) == ("x2", "9", "3")


@in_every_edition
@pytest.mark.rule("HS-LOSE-OWNER")
def test_only_the_owner_chooses_and_only_among_the_own_luxuries(edition: str) -> None:
    state = after(table("lose 7", edition, owned=("9 3", "6 4", "")), "a-")
    assert refusal(state, "b!9") == refusal(state, "b!6") == "not-your-turn"
    assert refusal(state, "a!6") == refusal(state, "a!10") == "not-your-luxury"
    assert owned(after(state, "a!9"), 1) == ("6", "4")


@in_every_edition
@pytest.mark.rule("HS-LOSE-ONE")
def test_a_single_luxury_is_lost_without_a_choice(edition: str) -> None:
    state = table("lose 7", edition, owned=("x2 9", "6 4", ""))
    assert LuxuryLost(0, Card.NINE) in happened(state, "a-")
    state = after(state, "a-")
    assert owned(state, 0) == ("x2",)
    assert shown(state) == ("lose", "7")
    assert state.phase is Phase.AUCTION


@in_every_edition
@pytest.mark.rule("HS-LOSE-WAITS")
def test_with_no_luxury_it_waits_for_the_next_one(edition: str) -> None:
    state = after(table("lose x2 -5 7 8", edition, owned=("x2", "6 4", "")), "a-")
    assert owned(state, 0) == ("x2", "lose")
    state = after(state, "a1 b- c- a-")  # a doubler and the minus five are no luxuries
    assert owned(state, 0) == ("x2", "lose", "x2", "-5")
    assert LuxuryLost(0, Card.SEVEN) in happened(state, "a2 b- c-")
    state = after(state, "a2 b- c-")
    assert owned(state, 0) == ("x2", "x2", "-5")
    assert spent(state, 0) == (2, 1)  # the lost luxury was paid for all the same


@in_every_edition
@pytest.mark.rule("HS-LOSE-WAITS-FOR-OWNER")
def test_luxuries_of_others_do_not_settle_a_waiting_card(edition: str) -> None:
    state = after(table("lose 7 8", edition), "a- a- b1 c-")
    assert owned(state, 0) == ("lose",)
    assert owned(state, 1) == ("7",)


@in_every_edition
@pytest.mark.rule("HS-LOSE-BOTH-LEAVE")
def test_the_luxury_and_the_card_leave_play_together(edition: str) -> None:
    chosen = after(table("lose 7", edition, owned=("9 3", "", "")), "a- a!9")
    single = after(table("lose 7", edition, owned=("9", "", "")), "a-")
    waited = after(table("lose 9 7", edition), "a- a1 b- c-")
    assert [owned(chosen, seat) for seat in range(3)] == [("3",), (), ()]
    assert [owned(single, seat) for seat in range(3)] == [(), (), ()]
    assert [owned(waited, seat) for seat in range(3)] == [(), (), ()]
    for state in (chosen, single, waited):
        assert state.view(None).left == 0  # neither went back into the deck


@in_every_edition
@pytest.mark.rule("HS-LOSE-ONCE")
def test_it_takes_one_luxury_and_no_more(edition: str) -> None:
    waited = after(table("lose 9 7 8", edition), "a- a1 b- c- a2 b- c-")
    assert owned(waited, 0) == ("7",)
    chosen = after(table("lose 7 8", edition, owned=("9 3", "", "")), "a- a!9 a1 b- c-")
    assert owned(chosen, 0) == ("3", "7")


@in_every_edition
@pytest.mark.rule("HS-LOSE-ONLY-LUXURIES")
def test_only_luxuries_can_be_lost(edition: str) -> None:
    state = after(table("lose 7", edition, owned=("9 x2 -5 1/2 3", "", "")), "a-")
    assert refusal(state, "a!x2") == refusal(state, "a!-5") == refusal(state, "a!1/2") == "not-your-luxury"
    assert refusal(state, "a!lose") == "not-your-luxury"
    waiting = after(table("lose 7", edition, owned=("x2 -5 1/2", "", "")), "a-")
    assert owned(waiting, 0) == ("x2", "-5", "1/2", "lose")


@pytest.mark.rule("HS-LOSE-ADVANCED")
def test_excursions_and_yacht_club_are_luxuries_to_lose() -> None:
    state = after(table("lose 7", owned=("9 excursions yacht-club", "", "")), "a-")
    assert {action.card.value for action in state.legal(0) if isinstance(action, Discard)} == {
        "9",
        "excursions",
        "yacht-club",
    }
    assert owned(after(state, "a!excursions"), 0) == ("9", "yacht-club")
    for card in ("excursions", "yacht-club"):
        assert owned(after(table("lose 7", owned=(card, "", "")), "a-"), 0) == ()


@pytest.mark.rule("HS-LOSE-GAMBLING")
def test_gambling_is_no_luxury_to_lose() -> None:
    choosing = after(table("lose 7", owned=("9 3 gambling", "", "")), "a-")
    assert refusal(choosing, "a!gambling") == "not-your-luxury"
    assert owned(after(table("lose 7", owned=("9 gambling", "", "")), "a-"), 0) == ("gambling",)
    waiting = after(table("lose gambling 7"), "a- a1 b- c-")
    assert owned(waiting, 0) == ("lose", "gambling")


@in_every_edition
@pytest.mark.rule("HS-LOSE-LEAD")
def test_who_took_it_leads_next_whatever_was_lost(edition: str) -> None:
    for before in ("", "9", "9 3"):
        state = after(table("lose 7", edition, owned=("", before, "")), "a1 b-")
        if before == "9 3":
            state = after(state, "b!9")
        assert state.to_act == (1,)
        assert state.view(None).leader == 1


@in_every_edition
@pytest.mark.rule("HS-LOSE-LEFT-WAITING")
def test_a_card_still_waiting_at_the_end_costs_nothing(edition: str) -> None:
    result = ended(edition, ("10", "lose"), ("8", ""), ("", ""))
    assert [score.total for score in result.scores] == [0, 0, 0]
    assert result.scores[0].working == ()
    assert result.winners == (0,)
