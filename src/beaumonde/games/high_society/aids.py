"""Hints, standing orders and offers of High Society."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.game import Action, Event
from beaumonde.games.high_society import money
from beaumonde.games.high_society.actions import PASS, Bid
from beaumonde.games.high_society.cards import Card, luxuries
from beaumonde.games.high_society.editions import DEFAULT_EDITION, EDITIONS
from beaumonde.games.high_society.events import Turned, Unsealed
from beaumonde.games.high_society.phase import AUCTION, DISCARD

if TYPE_CHECKING:
    from beaumonde.games.high_society.state import State


class HighSocietyHints(Hints, frozen=True):
    """What a seat can do in this auction."""

    least: int
    """The least total that leads; 0 when nothing is being auctioned openly."""
    most: int
    """The most this seat can bid with everything it has."""
    can_bid: bool
    """Whether it is still in and can lead."""
    discard: tuple[Card, ...]
    """The luxuries it has to choose from, when it must give one up."""


class HighSocietyOrders(Orders, frozen=True, forbid_unknown_fields=True):
    """What to do about one card: bid the least that leads, but no more than `most`; then pass. 0 passes at once."""

    card: int = 0
    """The number of the card it is about, counted from the first turned up; 0 for none."""
    most: int = 0


def hints(state: "State", seat: int) -> HighSocietyHints:
    """What the seat can do now, or could if it were its turn."""
    auction = state.phase is AUCTION
    least = state.highest + 1 if auction else 0
    most = money.SUM[state.hands[seat] | state.open[seat]] if auction else 0
    return HighSocietyHints(
        least=least,
        most=most,
        can_bid=auction and seat in state.bidders and most >= least,
        discard=luxuries(state.owned[seat]) if state.phase is DISCARD and seat in state.to_act else (),
    )


def ordered(state: "State", seat: int, orders: HighSocietyOrders) -> Action | None:
    """What the seat's orders say to do now; None if it has to decide itself."""
    choices = state.legal(seat)
    if not choices:
        return None
    if orders.forced and len(choices) == 1:
        return choices[0]
    if state.phase is not AUCTION or orders.card != state.turned:
        return None
    cheapest = choices[1] if len(choices) > 1 else PASS
    if isinstance(cheapest, Bid) and money.SUM[state.open[seat]] + sum(cheapest.cards) <= orders.most:
        return cheapest
    return PASS


def is_revealed(state: "State", seat: int, events: Sequence[Event]) -> bool:  # noqa: ARG001 - cards lie open to all alike
    """Whether a card was turned up, or sealed bids were."""
    return any(isinstance(event, Turned | Unsealed) for event in events)


def offers(game: str) -> tuple[Offer, ...]:
    """Every edition: the usual one first, then from the newest to the oldest."""
    return tuple(
        Offer(game, {"edition": box.code}, (3, 4, 5), {"advanced": box.advanced} if box.advanced else {})
        for box in map(EDITIONS.__getitem__, dict.fromkeys([DEFAULT_EDITION, *reversed(EDITIONS)]))
    )
