"""Hints, standing orders and offers of The Rich and the Good."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.errors import Reason
from beaumonde.core.game import Action, Event
from beaumonde.games.rich_and_good.actions import MOST_TRADED, Buy, Donate, Manipulate, Sell, Side
from beaumonde.games.rich_and_good.events import CharityCounted, PriceMoved
from beaumonde.games.rich_and_good.goods import DEFAULT_TRACK, GOODS, moved
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.phase import DONATE, MARKET, TRADE
from beaumonde.games.rich_and_good.rules import holders_of

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.state import State


class Move(Struct, frozen=True):
    """Two market cards that may be played together, and the prices they would lead to."""

    full: MarketCard
    half: MarketCard
    side: Side
    first: int
    """The price of the full card's good after it."""
    second: int
    """The price of the halved card's good after both."""


class RichAndGoodHints(Hints, frozen=True):
    """What a seat can do now. For each good, in the order of `Good`: None if one share of it may be bought, sold or
    donated, else why not. Empty when the seat cannot do that now."""

    most: int
    """The most shares in one trade."""
    buy: tuple[Reason | None, ...]
    sell: tuple[Reason | None, ...]
    donate: tuple[Reason | None, ...]
    moves: tuple[Move, ...]


class RichAndGoodOrders(Orders, frozen=True, forbid_unknown_fields=True):
    """Nothing but what every game has."""


def hints(state: "State", seat: int) -> RichAndGoodHints:
    """What the seat can do now."""
    phase = state.phase if seat in state.to_act else None
    why_not = state.why_not
    return RichAndGoodHints(
        most=MOST_TRADED,
        buy=tuple(why_not(seat, Buy((good,))) for good in GOODS) if phase is TRADE else (),
        sell=tuple(why_not(seat, Sell((good,))) for good in GOODS) if phase is TRADE else (),
        donate=tuple(why_not(seat, Donate(good)) for good in GOODS) if phase is DONATE else (),
        moves=tuple(_move(state, pair) for pair in state.legal(seat)) if phase is MARKET else (),
    )


def _move(state: "State", pair: Action) -> Move:
    assert isinstance(pair, Manipulate)
    full, half, track = pair.full, pair.half, state.game.track
    first = moved(track, state.prices[full.good.place], full.move)
    before = first if half.good is full.good else state.prices[half.good.place]
    return Move(full, half, pair.side, first, moved(track, before, half.half))


def ordered(state: "State", seat: int, orders: RichAndGoodOrders) -> Action | None:
    """What the seat's orders say to do now; None if it has to decide itself."""
    choices = state.legal(seat)
    return choices[0] if orders.forced and len(choices) == 1 else None


def is_revealed(state: "State", seat: int, events: Sequence[Event]) -> bool:
    """Whether a round ended, or somebody played a market card from a holder that the seat does not see."""
    seats = state.game.seats
    for event in events:
        if isinstance(event, CharityCounted):
            return True
        if isinstance(event, PriceMoved):
            holder = holders_of(seats, event.seat)[event.side is Side.RIGHT]
            if holder not in holders_of(seats, seat):
                return True
    return False


def offers(game: str) -> tuple[Offer, ...]:
    """One box, for two to five, with our price track; a table may set another."""
    return (Offer(game, {"track": DEFAULT_TRACK}, (2, 3, 4, 5)),)
