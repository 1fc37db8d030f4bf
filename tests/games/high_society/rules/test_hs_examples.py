"""The examples that the rulebooks work out themselves."""

import pytest

from beaumonde.games.high_society import Bid
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.events import Claimed

from ..table import FULL, TO_AVOID, after, ended, hand, happened, in_every_edition, owned, spent, table, without


@in_every_edition
@pytest.mark.rule("HS-EXAMPLE-SCORE")
def test_the_scoring_example_of_every_book_comes_to_fourteen(edition: str) -> None:
    result = ended(edition, ("10", "3 9 -5 x2 x2 1/2"), ("8", ""), ("", ""))
    score = result.scores[0]
    assert [line.total for line in score.working][-5:] == [12, 7, 14, 28, 14]
    assert [line.item for line in score.working] == ["3", "9", "-5", "x2", "x2", "1/2"]
    assert score.total == 14
    assert result.winners == (0,)


@pytest.mark.rule("HS-EXAMPLE-AUCTION")
def test_the_first_auction_example_of_2025() -> None:
    kloe, rahul, jay = 0, 1, 2
    state = table("6 7", "2025", hands=(FULL, "25 20 15 12 10 8 6", FULL))
    state = after(state, "a3 b6 c- a4")
    assert state.view(rahul).players[kloe].bid == 7
    assert hand(state, rahul)[-1] == 8
    raises = [6 + sum(action.cards) for action in state.legal(rahul) if isinstance(action, Bid)]
    assert min(raises) == 14
    state = after(state, "b-")
    assert owned(state, kloe) == ("6",)
    assert spent(state, kloe) == (4, 3)
    assert hand(state, rahul) == (25, 20, 15, 12, 10, 8, 6)
    assert hand(state, jay) == without()
    assert state.to_act == (kloe,)


@pytest.mark.parametrize("five", ["3+2", "4+1"])
@pytest.mark.parametrize("card", TO_AVOID)
@pytest.mark.rule("HS-EXAMPLE-SCANDAL")
def test_the_second_auction_example_of_2025(five: str, card: str) -> None:
    jay, kloe, rahul = 0, 1, 2
    state = table(f"{card} 7", "2025")
    line = f"a{five} b8 c-"
    assert Claimed(rahul, CARD[card], (5, 8, 0)) in happened(state, line)
    state = after(state, line)
    assert owned(state, rahul) == (card,)
    assert sum(spent(state, jay)) == 5
    assert spent(state, kloe) == (8,)
    assert hand(state, rahul) == without()
    assert state.to_act == (rahul,)
