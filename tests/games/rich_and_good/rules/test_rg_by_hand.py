"""Set-ups by hand: any moment at which a turn begins, as long as the box can show it."""

from collections.abc import Callable
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.games.rich_and_good import Good, RichAndGoodDeal
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good


def refusal_of(seats: int, **given: Any) -> str:
    """The code with which a table refuses a deal that is right but for what is given."""
    late: dict[str, Any] = {"first": 0, "round": 2, "turn": bm.rich_and_good(seats).turns}
    late["rounds"] = (MARKET_CARDS[: 4 if seats == 2 else 2 * seats],)
    late["merchant"] = ((COAL, WHEAT, SALT),) if seats == 2 else ()
    bm.rich_and_good(seats).start(deal=RichAndGoodDeal(**late))
    with pytest.raises(bm.BadSetup) as refusal:
        bm.rich_and_good(seats).start(deal=RichAndGoodDeal(**late | given))
    return refusal.value.code


@pytest.mark.rule("RG-BY-HAND-TIME", "RG-BY-HAND-WEALTH")
@pytest.mark.parametrize(("seats", "round_", "turn"), [(2, 1, 5), (2, 2, 1), (3, 1, 4), (4, 2, 3), (5, 2, 4)])
def test_a_set_up_may_begin_with_any_turn(seats: int, round_: int, turn: int, position: Position) -> None:
    cash, charity = (7, 8, 9, 10, 11)[:seats], (1, 2, 3, 4, 5)[:seats]
    state = position(
        seats, round=round_, turn=turn, first=1, cash=cash, charity=charity, shares=("CC", "", "", "", "")[:seats]
    )
    assert (state.round, state.turn, state.starter, state.to_act) == (round_, turn, 1, (1,))
    assert (state.cash, state.charity) == (cash, charity)
    assert state.supply[0] == (3 if seats == 2 else 8)
    left = state.game.turns - turn + 1
    assert sum(map(len, state.holders)) == 2 * seats * left


@pytest.mark.rule("RG-BY-HAND-TIME")
@pytest.mark.parametrize("given", [{"round": 0}, {"round": 3}, {"turn": 0}, {"turn": 5}])
def test_there_is_no_such_turn(given: dict[str, int]) -> None:
    assert refusal_of(3, **given) == "deal-time"


@pytest.mark.rule("RG-BY-HAND-TIME")
def test_the_starting_player_has_a_seat() -> None:
    assert refusal_of(3, first=3) == refusal_of(3, first=-1) == "no-such-seat"


@pytest.mark.rule("RG-BY-HAND-MARKET")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cards_are_exactly_those_of_the_turns_left_and_in_the_box(seats: int) -> None:
    size = 4 if seats == 2 else 2 * seats
    assert refusal_of(seats, rounds=(MARKET_CARDS[: size - 1],)) == "deal-market-size"
    assert refusal_of(seats, rounds=(MARKET_CARDS[: size + 1],)) == "deal-market-size"
    assert refusal_of(seats, rounds=(MARKET_CARDS[:size],) * 2) == "deal-market-size"
    assert refusal_of(seats, rounds=(MARKET_CARDS[:1] * 3 + MARKET_CARDS[2 : size - 1],)) == "deal-market"


@pytest.mark.rule("RG-BY-HAND-MERCHANT")
def test_the_merchant_has_the_shares_of_the_rounds_left() -> None:
    assert refusal_of(2, merchant=()) == "deal-merchant"
    assert refusal_of(2, merchant=((COAL, WHEAT),)) == "deal-merchant"
    assert refusal_of(2, merchant=((COAL, WHEAT, SALT, TEA), (COAL, WHEAT, SALT))) == "deal-merchant"
    assert refusal_of(3, merchant=((COAL, WHEAT, SALT),)) == "deal-merchant"
    assert refusal_of(3, merchant_charity=10) == "deal-money"
    both = {"round": 1, "turn": 1, "rounds": (MARKET_CARDS[:20], MARKET_CARDS[20:40])}
    assert refusal_of(2, merchant=((COAL,) * 4, (COAL,) * 3), **both) == "deal-merchant"


@pytest.mark.rule("RG-BY-HAND-WEALTH")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"cash": (1, 2)}, "deal-seats"),
        ({"cash": (1, 2, -3)}, "deal-money"),
        ({"charity": (0, 0, -1)}, "deal-money"),
        ({"prices": (40, 40, 40, 40, 40, 41)}, "deal-prices"),
        ({"prices": (40, 40, 40, 40, 40, 260)}, "deal-prices"),
        ({"shares": ((11, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6)}, "deal-shares"),
        ({"shares": ((-1, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6)}, "deal-shares"),
        ({"shares": ((8, 0, 0, 0, 0, 0),) + ((0,) * 6,) * 2, "boards": ((3, 0, 0, 0, 0, 0),) * 3}, "deal-shares"),
        ({"boards": ((2, 2, 1, 0, 0, 0), (0,) * 6, (0,) * 6)}, "deal-shares"),
    ],
)
def test_money_prices_and_shares_are_possible_ones(given: dict[str, Any], code: str) -> None:
    assert refusal_of(3, **given) == code


@pytest.mark.rule("RG-BY-HAND-WEALTH")
def test_with_two_players_only_five_shares_of_a_good_can_be_held() -> None:
    assert refusal_of(2, shares=((3, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0))) == "deal-shares"
