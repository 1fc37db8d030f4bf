"""What a seat sees of The Rich and the Good as numbers, most of them between 0 and 1.

Seats are counted from the viewer, clockwise, so every seat sees itself first. Only what the seat may know is in it: its
own two holders, its own shares and board, and of others what follows from open play.
"""

from typing import Any

from beaumonde.core.kernel import compiled
from beaumonde.games.rich_and_good import kernel as k

TABLE_FIELDS = (
    ("phase", 4, "trade, donate, market, over: one of them"),
    ("seats", 4, "two, three, four or five: one of them"),
    ("round", 1, "0 in the first, 1 in the second"),
    ("turn", 1, "the turn, of 5"),
    ("waiting", 1, "seats still to act in this phase, of 5"),
    ("places", 6, "where each price stands on the track, from 0 to 1"),
    ("prices", 6, "the price of each good, of 250"),
    ("supply", 6, "shares in the bank, of 10"),
    ("shares", 6, "the viewer's own shares, of 10"),
    ("board", 6, "the viewer's own charity board, of 4"),
    ("left", k.KINDS, "how many of each market card the left holder has, in halves"),
    ("right", k.KINDS, "the same for the right holder"),
    ("played", k.KINDS, "the same for the cards that have been played"),
    ("merchant", 1, "the Merchant's charity money, of 1,000"),
    ("merchant shows", 6, "the shares it shows, of 5"),
)
SEAT_FIELDS = (
    ("there", 1, "the seat is taken"),
    ("to act", 1, "it must decide now"),
    ("starts", 1, "it has the starting marker"),
    ("cash", 1, "its cash, of 1,000"),
    ("charity", 1, "its charity money, of 1,000"),
    ("donated", 1, "shares on its board, of 4"),
    ("holdings", 6, "its shares in hand and on the board together, of 10"),
)
TABLE_SIZE = sum(count for _, count, _ in TABLE_FIELDS)
SEAT_SIZE = sum(count for _, count, _ in SEAT_FIELDS)
SIZE = TABLE_SIZE + k.MOST_SEATS * SEAT_SIZE

_PLACES = 11
_CARDS = _PLACES + 30
_MERCHANT = _CARDS + 3 * k.KINDS


@compiled
def observe(state: Any, viewer: int, out: Any) -> None:
    """Write what the viewer sees into `out`, SIZE float32 numbers."""
    out[:] = 0.0
    seats = state[k.SEATS]
    out[state[k.PHASE]] = 1.0
    out[4 + seats - 2] = 1.0
    out[8] = state[k.ROUND] - 1
    out[9] = state[k.TURN] / 5.0
    out[10] = state[k.WAITING] / 5.0
    for good in range(6):
        out[_PLACES + good] = state[k.PLACES + good] / (state[k.SPACES] - 1)
        out[_PLACES + 6 + good] = state[k.PRICES + good] / 250.0
        out[_PLACES + 12 + good] = k.of(state[k.SUPPLY], good) / 10.0
        out[_PLACES + 18 + good] = k.of(state[k.SHARES + viewer], good) / 10.0
        out[_PLACES + 24 + good] = k.of(state[k.BOARDS + viewer], good) / 4.0
        out[_MERCHANT + 1 + good] = k.of(state[k.SHOWN], good) / 5.0
    _observe_cards(state, k.left_of(state, viewer), out[_CARDS:])
    _observe_cards(state, k.right_of(state, viewer), out[_CARDS + k.KINDS :])
    _observe_cards(state, k.PLAYED, out[_CARDS + 2 * k.KINDS :])
    out[_MERCHANT] = state[k.MERCHANT] / 1000.0
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        _observe_seat(state, seat, out[TABLE_SIZE + step * SEAT_SIZE :])


@compiled
def _observe_cards(state: Any, place: int, out: Any) -> None:
    once, twice = state[place], state[place + 1]
    for kind in range(k.KINDS):
        out[kind] = 0.5 * ((once >> kind) & 1) + 0.5 * ((twice >> kind) & 1)


@compiled
def _observe_seat(state: Any, seat: int, out: Any) -> None:
    out[0] = 1.0
    out[1] = state[k.ACTOR] == seat
    out[2] = state[k.STARTER] == seat
    out[3] = state[k.CASH + seat] / 1000.0
    out[4] = state[k.CHARITY + seat] / 1000.0
    out[5] = k.total(state[k.BOARDS + seat]) / 4.0
    holdings = state[k.SHARES + seat] + state[k.BOARDS + seat]
    for good in range(6):
        out[6 + good] = k.of(holdings, good) / 10.0
