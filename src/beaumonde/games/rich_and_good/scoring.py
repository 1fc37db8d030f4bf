"""The end of a game: the least charitable is cast out, then money is counted."""

from typing import TYPE_CHECKING

from beaumonde.core.result import Line, Result, Score, best, poorest
from beaumonde.games.rich_and_good.goods import GOODS, Six

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.state import State


def result(state: "State") -> Result:
    """Least charity money is out (RG-CAST-OUT, RG-TWO-CAST-OUT); most money among the rest wins (RG-WINNER)."""
    prices = state.prices
    scores = tuple(
        score(seat, state.charity[seat], state.cash[seat], state.shares[seat], prices)
        for seat in range(state.game.seats)
    )
    rivals = (state.merchant.charity,) if state.merchant else ()
    out = poorest([score.standing for score in scores], rivals)
    staying = tuple(seat for seat in range(state.game.seats) if seat not in out)
    winners, decided = best(staying, [("total", [score.total for score in scores])])
    return Result(winners, out, decided, scores)


def score(seat: int, charity: int, cash: int, shares: Six, prices: Six) -> Score:
    """Cash, then the shares still held at the final prices (RG-FINAL-SALE). Charity money does not count."""
    total = float(cash)
    working = [Line("cash", total)]
    for good, count, price in zip(GOODS, shares, prices, strict=True):
        if count:
            total += count * price
            working.append(Line("shares", total, good, count, price))
    return Score(seat, float(charity), total, tuple(working))
