"""The end of a round, and what the second one begins with."""

from collections import Counter
from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good import Good, RichAndGoodDeal
from beaumonde.games.rich_and_good.events import CharityCounted, RoundBegan
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good
BOX = Counter(MARKET_CARDS)


def counted(step: Step[State]) -> list[CharityCounted]:
    return [event for event in step.events if isinstance(event, CharityCounted)]


@pytest.mark.rule("RG-CHARITY-SOLD", "RG-CHARITY-BACK", "RG-PRICES-STAY")
def test_the_example_of_the_book_charity_shares_are_sold_at_the_prices_of_the_round(
    position: Position, play: Play, until: Play
) -> None:
    """The market example leads from these prices to those of the charity example; b and c change nothing."""
    state = position(
        3, "S+6 W-4", "W+2 R-4", "F+6 R+2", round=1, prices=(80, 75, 75, 70, 130, 90), boards=("CW", "FR", "TS")
    )
    market = until(state, "1.4 market").state
    ended = play(market, "a<S+6/F+6 b<W+2/W-4 c<R+2/R-4")
    assert ended.state.prices == (80, 75, 90, 70, 130, 150)
    assert counted(ended) == [
        CharityCounted(0, (COAL, WHEAT), 155, 155),
        CharityCounted(1, (COFFEE, RUBBER), 160, 160),
        CharityCounted(2, (TEA, SALT), 280, 280),
    ]
    assert ended.state.charity == (155, 160, 280)
    assert market.supply == (9,) * 6
    assert ended.state.supply == (10,) * 6
    assert ended.state.round == 2


@pytest.mark.rule("RG-ROUND-END")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_round_ends_when_the_holders_are_empty(seats: int) -> None:
    state = bm.rich_and_good(seats).start(seed=11)
    while state.round == 1:
        assert any(state.holders)
        before = state
        [seat] = state.to_act
        step = state.play(seat, state.legal(seat)[0])
        state = step.state
        assert bool(counted(step)) is (state.round == 2)
    assert sum(map(len, before.holders)) == 2
    assert counted(step)
    assert sum(map(len, state.holders)) == (20 if seats == 2 else 8 * seats)


@pytest.mark.rule("RG-CHARITY-FROZEN")
def test_charity_money_cannot_be_spent(position: Position, until: Play, refused: Refused) -> None:
    state = position(3, round=1, cash=(30, 30, 30), boards=("SSSS", "", ""))
    state = until(state, "2.1 trade").state
    assert state.starter == 1
    state = until(state, "2.2 trade").state
    state = state.play(2, state.legal(2)[0]).state
    assert state.to_act == (0,)
    assert state.charity[0] == 1000
    assert state.cash[0] == 30
    assert refused(state, "a+C") == "too-expensive"


@pytest.mark.rule("RG-HAND-STAYS", "RG-PRICES-STAY")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cash_hands_and_prices_go_over_into_the_second_round(seats: int, position: Position, until: Play) -> None:
    shares = ("CWW", "F", "R", "", "")[:seats]
    cash = (10, 20, 30, 40, 50)[:seats]
    prices = (0, 15, 75, 150, 250, 250)
    before = position(seats, round=1, shares=shares, cash=cash, prices=prices)
    after = until(before, "2.1 trade").state
    assert after.cash == cash
    assert after.shares == before.shares
    assert after.prices == prices
    assert after.turn == 1


@pytest.mark.rule("RG-RESHUFFLE")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_54_cards_are_shuffled_again(seats: int, until: Play) -> None:
    rounds = []
    for seed in range(12):
        state = bm.rich_and_good(seats).start(seed=seed)
        first = Counter(sum(state.holders, ()))
        state = until(state, "2.1 trade").state
        second = Counter(sum(state.holders, ()))
        assert [len(holder) for holder in state.holders] == [8] * seats
        assert second <= BOX
        assert first != second
        assert state.view(0).played == ()
        rounds.append(first + second)
    assert any(not both <= BOX for both in rounds)


@pytest.mark.rule("RG-RESHUFFLE")
def test_the_same_cards_may_come_in_both_rounds(until: Play) -> None:
    cards = MARKET_CARDS[:24]
    state = bm.rich_and_good(3).start(deal=RichAndGoodDeal(0, (cards, cards)))
    assert until(state, "2.1 trade").state.holders == state.holders


@pytest.mark.rule("RG-CHARITY-ADDED")
def test_the_second_rounds_charity_is_added_to_the_firsts(position: Position, until: Play) -> None:
    state = position(3, charity=(100, 0, 70), boards=("CC", "T", ""))
    ended = until(state, "over")
    assert counted(ended) == [
        CharityCounted(0, (COAL, COAL), 80, 180),
        CharityCounted(1, (TEA,), 250, 250),
        CharityCounted(2, (), 0, 70),
    ]
    assert ended.state.charity == (180, 250, 70)


@pytest.mark.rule("RG-CHARITY-ADDED")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_charity_is_counted_once_in_each_round_for_everyone(seats: int, until: Play) -> None:
    ended = until(bm.rich_and_good(seats).start(seed=11), "over")
    everyone = [*range(seats), None] if seats == 2 else list(range(seats))
    assert [event.seat for event in counted(ended)] == everyone * 2
    assert sum(isinstance(event, RoundBegan) for event in ended.events) == 1
