"""What everyone may know, and what stays secret."""

from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Event, Step
from beaumonde.games.rich_and_good import Good, MarketCard, RichAndGoodView
from beaumonde.games.rich_and_good.events import Bought, CharityCounted, Sold
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good


def views(state: State, seats: tuple[int | None, ...]) -> list[RichAndGoodView]:
    return [state.view(seat, memory_aid=aid) for seat in seats for aid in (False, True)]


def revealed(events: tuple[Event, ...]) -> list[tuple[Good, ...]]:
    return [event.goods for event in events if isinstance(event, CharityCounted)]


@pytest.mark.rule("RG-OPEN-MONEY")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_sees_prices_piles_cash_and_charity_money(seats: int, position: Position) -> None:
    cash, charity = (1, 22, 333, 4, 55)[:seats], (6, 77, 888, 9, 10)[:seats]
    state = position(seats, cash=cash, charity=charity, shares=("C", "", "", "", "")[:seats])
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        assert tuple(player.cash for player in view.players) == cash
        assert tuple(player.charity for player in view.players) == charity
        assert (view.prices, view.supply) == (state.prices, state.supply)
        assert (view.starter, view.phase, view.to_act) == (0, "trade", (0,))


@pytest.mark.rule("RG-OPEN-TRADES")
def test_what_is_traded_is_announced_to_all(position: Position, play: Play) -> None:
    state = position(3, shares=("", "ST", ""), cash=(300, 0, 0))
    assert play(state, "a+CRR a/ b-TS").events[::2] == (
        Bought(0, (COAL, RUBBER, RUBBER), 120),
        Sold(1, (TEA, SALT), 500),
    )


@pytest.mark.rule("RG-SECRET-HAND", "RG-MEMORY-AID")
def test_hands_are_hidden_unless_the_table_remembers_for_everyone(position: Position) -> None:
    one = position(4, shares=("R", "CC", "WF", ""), boards=("", "T", "", ""))
    other = position(4, shares=("R", "WF", "CC", ""), boards=("", "T", "", ""))
    for viewer in (None, 0, 3):
        assert one.view(viewer) == other.view(viewer)
        hidden = one.view(viewer).players[1]
        assert (hidden.shares, hidden.board, hidden.holdings) == (None, None, None)
        assert (hidden.share_count, hidden.donated_count) == (2, 1)
        aided = one.view(viewer, memory_aid=True).players[1]
        assert (aided.shares, aided.board) == (None, None)
        assert aided.holdings == (2, 0, 0, 0, 1, 0)
        assert aided != other.view(viewer, memory_aid=True).players[1]
    own = one.view(1).players[1]
    assert (own.shares, own.board) == ((2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0))


@pytest.mark.rule("RG-MEMORY-AID")
def test_the_table_decides_whether_the_memory_aid_is_shown(position: Position) -> None:
    for aid in (False, True):
        state = position(3, memory_aid=aid, shares=("C", "", ""))
        assert state.view(1) == state.view(1, memory_aid=aid)
        assert state.view(1) != state.view(1, memory_aid=not aid)


@pytest.mark.rule("RG-SECRET-DONATION", "RG-REVEAL")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_which_share_was_donated_is_a_secret_until_the_round_ends(
    seats: int, position: Position, play: Play, until: Play
) -> None:
    state = position(seats, round=1, shares=("CW", "", "", "", "")[:seats])
    coal, wheat = play(state, "a. a*C"), play(state, "a. a*W")
    assert coal.events == wheat.events
    others = (None, *range(1, seats))
    assert views(coal.state, others) == views(wheat.state, others)
    assert coal.state.view(0) != wheat.state.view(0)
    last = "1.5 market" if seats == 2 else "1.4 market"
    coal, wheat = until(coal.state, last), until(wheat.state, last)
    assert coal.events == wheat.events
    assert views(coal.state, others) == views(wheat.state, others)
    assert revealed(until(coal.state, "2.1 trade").events)[0] == (COAL,)
    assert revealed(until(wheat.state, "2.1 trade").events)[0] == (WHEAT,)


@pytest.mark.rule("RG-SECRET-HOLDERS")
def test_a_holder_is_seen_by_its_two_neighbours_only(position: Position) -> None:
    one = position(4, "S+2 S+4", "C+2 W-2", "S+6 T+2", "T+4 T+6")
    other = position(4, "S+2 S+4", "F+2 R-6", "S+6 T+2", "T+4 T+6")
    assert views(one, (None, 0, 3)) == views(other, (None, 0, 3))
    assert one.view(1).left == one.view(2).right == (MarketCard("coal+2"), MarketCard("wheat-2"))
    assert one.view(1).left != other.view(1).left
    assert one.view(None).left is None
    assert one.view(None).right is None


@pytest.mark.rule("RG-TWO-SECRET-HOLDERS")
def test_with_two_players_the_own_holder_is_secret_and_the_shared_one_is_not(position: Position) -> None:
    one = position(2, "C+2", "S+2", "T+2 T+4")
    other = position(2, "W-6", "S+2", "T+2 T+4")
    assert views(one, (None, 1)) == views(other, (None, 1))
    assert one.view(0).left == (MarketCard("coal+2"),)
    assert one.view(0).right == one.view(1).right == one.view(None).right == (MarketCard("tea+2"), MarketCard("tea+4"))
    assert one.view(None).left is None


@pytest.mark.rule("RG-OPEN-CARDS")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_played_market_cards_are_seen_by_all(seats: int, until: Play) -> None:
    state = until(bm.rich_and_good(seats, first=0).start(seed=7), "1.1 market").state
    action = state.legal(0)[5]
    after = state.play(0, action).state
    for viewer in (None, *range(seats)):
        assert after.view(viewer).played == (action.full, action.half)  # type: ignore[union-attr]


@pytest.mark.rule("RG-SECRET-MERCHANT", "RG-REVEAL")
def test_the_merchants_hidden_shares_are_seen_by_nobody_until_the_round_ends(position: Position, until: Play) -> None:
    one = position(2, round=1, merchant=("CCSS", "TWR"))
    other = position(2, round=1, merchant=("FRSS", "TWR"))
    everyone = (None, 0, 1)
    assert views(one, everyone) == views(other, everyone)
    for viewer in everyone:
        merchant = one.view(viewer).merchant
        assert merchant is not None
        assert (merchant.shown, merchant.hidden_count) == ((SALT, SALT), 2)
    late, other_late = until(one, "1.5 market"), until(other, "1.5 market")
    assert late.events == other_late.events
    assert views(late.state, everyone) == views(other_late.state, everyone)
    assert revealed(until(one, "2.1 trade").events)[-1] == (COAL, COAL, SALT, SALT)
    assert revealed(until(other, "2.1 trade").events)[-1] == (COFFEE, RUBBER, SALT, SALT)


@pytest.mark.rule("RG-REVEAL")
def test_at_the_end_of_the_game_hands_lie_open(position: Position, until: Play) -> None:
    state = position(3, shares=("C", "WW", ""), boards=("F", "", "R"))
    over = until(state, "over").state
    for viewer in (None, 0, 1, 2):
        view = over.view(viewer)
        assert [player.shares for player in view.players] == list(over.shares)
        assert view.result == over.result is not None
    assert over.shares[1] == (0, 2, 0, 0, 0, 0)
