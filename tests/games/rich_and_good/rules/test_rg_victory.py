"""The end of the game: who is cast out, and who wins."""

from collections.abc import Callable

import pytest

from beaumonde.core.game import Step
from beaumonde.core.result import Line, Result
from beaumonde.games.rich_and_good import Good
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Final = Callable[..., Result]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good


@pytest.fixture
def final(position: Position, until: Play) -> Final:
    """The result when nobody does anything more; the prices stay where they are."""

    def finish(seats: int, **given: object) -> Result:
        state = position(seats, **given)
        over = until(state, "over").state
        assert over.prices == state.prices
        assert over.result is not None
        return over.result

    return finish


@pytest.mark.rule("RG-CAST-OUT")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("least", [0, 1, 2])
def test_the_least_charitable_is_out_however_rich(seats: int, least: int, final: Final) -> None:
    charity = [100] * seats
    cash = list(range(10, 10 + seats))
    charity[least], cash[least] = 99, 100_000
    result = final(seats, charity=tuple(charity), cash=tuple(cash))
    assert result.cast_out == (least,)
    assert result.winners == ((seats - 1 if least < seats - 1 else seats - 2),)
    assert [score.standing for score in result.scores] == charity


@pytest.mark.rule("RG-CAST-OUT")
def test_money_given_counts_not_the_number_of_shares(final: Final) -> None:
    prices = (5, 40, 40, 40, 250, 250)
    result = final(3, boards=("CCCC", "W", "F"), cash=(900, 5, 6), prices=prices)
    assert result.cast_out == (0,)
    assert result.winners == (2,)


@pytest.mark.rule("RG-CAST-OUT-TIE")
@pytest.mark.parametrize(
    ("charity", "cast_out", "winners"),
    [
        ((50, 50, 60), (0, 1), (2,)),
        ((0, 10, 0, 10), (0, 2), (3,)),
        ((7, 7, 7, 8), (0, 1, 2), (3,)),
        ((90, 20, 20, 20, 30), (1, 2, 3), (4,)),
    ],
)
def test_all_who_tie_for_least_are_out(
    charity: tuple[int, ...], cast_out: tuple[int, ...], winners: tuple[int, ...], final: Final
) -> None:
    result = final(len(charity), charity=charity, cash=tuple(range(len(charity))))
    assert result.cast_out == cast_out
    assert result.winners == winners


@pytest.mark.rule("RG-CAST-OUT-ALL")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("given", [0, 80])
def test_if_all_gave_the_same_nobody_wins(seats: int, given: int, final: Final) -> None:
    result = final(seats, charity=(given,) * seats, cash=tuple(range(seats)))
    assert result.cast_out == tuple(range(seats))
    assert result.winners == ()
    assert result.decided == "nobody"


@pytest.mark.rule("RG-FINAL-SALE")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_held_shares_are_sold_at_the_final_prices_however_many(seats: int, final: Final) -> None:
    shares = ("CCCCCWW", "S", "", "", "")[:seats]
    prices = (90, 0, 40, 40, 250, 250)
    charity = (1, 1, 0, 1, 1)[:seats]
    result = final(seats, shares=shares, cash=(10, 200, 999, 0, 0)[:seats], charity=charity, prices=prices)
    assert result.winners == (0,)
    assert [score.total for score in result.scores][:2] == [460, 450]
    assert result.scores[0].working == (
        Line("cash", 10),
        Line("shares", 460, COAL, 5, 90),
        Line("shares", 460, WHEAT, 2, 0),
    )


@pytest.mark.rule("RG-FINAL-SALE")
def test_the_last_market_phase_still_moves_the_prices_that_count(position: Position, play: Play, until: Play) -> None:
    state = position(3, "C+6", "", "C-4", shares=("C", "", ""), charity=(1, 1, 0), cash=(0, 50, 0))
    before = until(state, "2.4 market").state
    rise = until(play(before, "a<C+6/C-4").state, "over").state
    fall = until(play(before, "a>C-4/C+6").state, "over").state
    assert rise.result is not None
    assert fall.result is not None
    assert (rise.result.scores[0].total, rise.result.winners) == (60, (0,))
    assert (fall.result.scores[0].total, fall.result.winners) == (35, (1,))


@pytest.mark.rule("RG-CHARITY-NO-WEALTH")
def test_neither_charity_money_nor_donated_shares_are_wealth(final: Final) -> None:
    result = final(3, charity=(5000, 10, 0), boards=("SSSS", "C", ""), cash=(100, 101, 900))
    assert result.cast_out == (2,)
    assert result.winners == (1,)
    assert [score.total for score in result.scores] == [100, 101, 900]


@pytest.mark.rule("RG-WINNER")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("richest", [0, 1])
def test_the_most_money_among_the_rest_wins(seats: int, richest: int, final: Final) -> None:
    cash = [50] * seats
    cash[richest] = 51
    charity = [500] * (seats - 1) + [499]
    charity[richest] = 500
    result = final(seats, charity=tuple(charity), cash=tuple(cash))
    assert result.winners == (richest,)
    assert result.cast_out == (seats - 1,)
    assert result.decided == "total"


@pytest.mark.rule("RG-WINNER-TIE")
def test_a_tie_for_most_money_is_a_shared_win(final: Final) -> None:
    result = final(4, charity=(9, 800, 10, 0), cash=(60, 20, 50, 60), shares=("", "C", "", ""))
    assert result.winners == (0, 1)
    assert result.cast_out == (3,)
    assert result.decided == "shared"
