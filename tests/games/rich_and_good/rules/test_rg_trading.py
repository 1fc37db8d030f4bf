"""The stock phase: buying, selling, or neither."""

from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good import Buy, Good, Hold, Sell
from beaumonde.games.rich_and_good.events import Bought, Held, Sold
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good


@pytest.mark.rule("RG-BUY", "RG-SELL", "RG-HOLD")
def test_the_example_of_the_book_alice_buys_bart_sells_chloe_does_neither(position: Position, play: Play) -> None:
    state = position(3, prices=(80, 75, 90, 70, 130, 90), cash=(300, 0, 50), shares=("", "ST", ""))
    after = play(state, "a+CRR a/ b-ST c.")
    assert Bought(0, (COAL, RUBBER, RUBBER), 220) in after.events
    assert Sold(1, (TEA, SALT), 220) in after.events
    assert Held(2) in after.events
    assert after.state.cash == (80, 220, 50)
    assert after.state.shares == ((1, 0, 0, 2, 0, 0), (0,) * 6, (0,) * 6)
    assert after.state.supply == (9, 10, 10, 8, 10, 10)


@pytest.mark.rule("RG-BUY", "RG-TRADE-MOVES-NOTHING")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bought_shares_come_from_the_piles_and_cost_their_price(seats: int, play: Play) -> None:
    state = bm.rich_and_good(seats, first=0).start(seed=2)
    after = play(state, "a+CCS").state
    pile = state.supply[0]
    assert after.cash[0] == 300 - 120
    assert after.view(0).players[0].shares == (2, 0, 0, 0, 0, 1)
    assert after.supply == (pile - 2, pile, pile, pile, pile, pile - 1)
    assert after.cash[1:] == state.cash[1:]
    assert after.prices == state.prices


@pytest.mark.rule("RG-TRADE-SIZE")
def test_one_to_three_shares_of_any_mix_are_bought_at_once(position: Position) -> None:
    state = position(3, prices=(5, 5, 5, 5, 5, 5))
    buys = [action for action in state.legal(0) if isinstance(action, Buy)]
    assert len(buys) == len(set(buys)) == 6 + 21 + 56
    for goods in ((), (COAL,) * 4, (COAL, WHEAT, COFFEE, RUBBER)):
        reason = state.why_not(0, Buy(goods))
        assert reason is not None
        assert reason.code == "trade-size"
        assert Buy(goods) not in state.legal(0)


@pytest.mark.rule("RG-TRADE-SIZE")
def test_one_to_three_shares_of_any_mix_are_sold_at_once(position: Position) -> None:
    state = position(3, shares=("CCCCWWWFFFRRRTTTSSS", "", ""), cash=(0, 0, 0))
    sales = [action for action in state.legal(0) if isinstance(action, Sell)]
    assert len(sales) == len(set(sales)) == 6 + 21 + 56
    for goods in ((), (COAL,) * 4):
        reason = state.why_not(0, Sell(goods))
        assert reason is not None
        assert reason.code == "trade-size"


@pytest.mark.rule("RG-ONE-TRADE")
def test_who_bought_may_not_sell_and_who_sold_may_not_buy(position: Position, play: Play, refused: Refused) -> None:
    state = position(3, shares=("CC", "WW", ""))
    for line in ("a+W", "a-C", "a."):
        after = play(state, line).state
        assert after.to_act == (0,)
        assert [refused(after, word) for word in ("a+W", "a-C", "a.")] == ["wrong-action"] * 3
        assert play(after, "a/").state.to_act == (1,)


@pytest.mark.rule("RG-HOLD")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_has_to_trade(seats: int, play: Play) -> None:
    state = bm.rich_and_good(seats, first=0).start(seed=2)
    assert Hold() in state.legal(0)
    after = play(state, "a.")
    assert after.events == (Held(0),)
    assert (after.state.cash, after.state.shares, after.state.supply) == (state.cash, state.shares, state.supply)


@pytest.mark.rule("RG-BUY-CASH")
def test_there_is_no_credit(position: Position, play: Play, refused: Refused) -> None:
    state = position(
        3, prices=(40, 45, 50, 130, 250, 250), cash=(129, 85, 0), shares=("T", "", ""), charity=(500, 0, 0)
    )
    assert refused(state, "a+R") == "too-expensive"
    assert refused(state, "a+WWC") == "too-expensive"
    assert refused(state, "a+CCW") is None
    state = play(state, "a. a/").state
    assert refused(state, "b+CF") == "too-expensive"
    exact = play(state, "b+CW").state
    assert exact.cash[1] == 0
    assert list(play(exact, "b/").state.legal(2)) == [Hold()]


@pytest.mark.rule("RG-BUY-ZERO")
def test_a_good_at_0_cannot_be_bought_not_even_with_others(position: Position, refused: Refused) -> None:
    state = position(3, prices=(0, 5, 40, 40, 250, 250))
    assert refused(state, "a+C") == refused(state, "a+CW") == "worthless"
    assert refused(state, "a+W") is None
    assert not any(COAL in action.goods for action in state.legal(0) if isinstance(action, Buy))


@pytest.mark.rule("RG-BUY-PILE")
def test_nobody_buys_more_than_the_pile_has(position: Position, play: Play, refused: Refused) -> None:
    state = position(3, shares=("", "CCCCC", "CCC"), boards=("", "", "WWWW"))
    assert state.supply == (2, 6, 10, 10, 10, 10)
    assert refused(state, "a+CCC") == "pile-too-small"
    state = play(state, "a+CC a/").state
    assert refused(state, "b+C") == refused(state, "b+CW") == "pile-too-small"
    state = play(state, "b-C b/").state
    assert refused(state, "c+C") is None


@pytest.mark.rule("RG-SELL", "RG-TRADE-MOVES-NOTHING", "RG-BANK")
def test_sold_shares_go_back_to_the_piles_for_their_price_and_the_bank_always_pays(
    position: Position, play: Play
) -> None:
    state = position(3, shares=("TTSS", "", ""), cash=(1_000_000, 0, 0))
    after = play(state, "a-TSS").state
    assert after.cash == (1_000_750, 0, 0)
    assert after.shares[0] == (0, 0, 0, 0, 1, 0)
    assert after.supply == (10, 10, 10, 10, 9, 10)
    assert after.prices == state.prices


@pytest.mark.rule("RG-SELL-OWN")
def test_only_shares_in_hand_can_be_sold(position: Position, refused: Refused) -> None:
    state = position(3, shares=("CW", "SSS", ""), boards=("F", "", ""))
    assert refused(state, "a-CW") is None
    assert refused(state, "a-CC") == "not-enough-shares"
    assert refused(state, "a-S") == "not-enough-shares"
    assert refused(state, "a-F") == "not-enough-shares"


@pytest.mark.rule("RG-SELL-ZERO")
def test_a_share_at_0_sells_for_nothing(position: Position, play: Play) -> None:
    state = position(3, prices=(0, 40, 40, 40, 250, 250), shares=("CCW", "", ""), cash=(10, 0, 0))
    after = play(state, "a-CCW")
    assert after.events == (Sold(0, (COAL, COAL, WHEAT), 40),)
    assert after.state.cash[0] == 50
    assert after.state.supply == (10,) * 6
