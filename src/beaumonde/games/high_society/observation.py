"""What a seat sees of High Society as numbers between 0 and 1 (a score may leave that range nowhere here).

Seats are counted from the viewer, clockwise, so every seat sees itself first. Only what the seat may know is in it:
the cards to come as a set, never their order; of others' sealed cards only that they lie there.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import compiled
from beaumonde.games.high_society import kernel as k

KINDS = 17
KIND_OF = np.array([*range(10), 10, 10, 10, 11, 12, 13, 14, 15, 16], np.int64)
"""The bit of a status card as its kind: the three doublers are one."""
KIND_NAMES = (
    *(f"luxury {value}" for value in range(1, 11)),
    *("doubler", "lose-a-luxury", "minus five", "half", "Gambling", "Excursions", "Yacht Club"),
)
MONEY = 11

BITS = np.array([[mask >> place & 1 for place in range(MONEY)] for mask in range(1 << MONEY)], np.float32)
"""Every set of eleven bits as eleven numbers: turning integers into floats one by one is slow."""
THIRDS = np.array([mask.bit_count() / 3 for mask in range(8)], np.float32)

TABLE_FIELDS = (
    ("phase", 4, "auction, sealed, discard, over: one of them"),
    ("card", KINDS, "the kind of the card turned up last"),
    ("to come", KINDS, "how many cards of each kind are still face down; doublers in thirds"),
    ("ends", 1, "game-end cards turned up, in quarters"),
    ("left", 1, "cards still face down, of 19"),
    ("highest", 1, "the highest bid, of 106"),
    ("edition", 2, "halves are rounded down; the highest luxury breaks ties"),
    ("seats", 3, "three, four or five: one of them"),
)
SEAT_FIELDS = (
    ("there", 1, "the seat is taken"),
    ("to act", 1, "it must decide now"),
    ("in", 1, "it is still in the auction, or has yet to seal"),
    ("leads", 1, "it began this auction"),
    ("sealed", 1, "its sealed card is down"),
    (
        "hand",
        MONEY,
        "its money cards: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25; a sealed card of others counts as still held",
    ),
    ("open", MONEY, "its money on the table; of sealed cards only the viewer's own"),
    ("money", 1, "the sum of its hand, of 106"),
    ("bid", 1, "the sum on the table, of 106"),
    ("owned", KINDS, "its status cards by kind; doublers in thirds"),
)
TABLE_SIZE = sum(count for _, count, _ in TABLE_FIELDS)
SEAT_SIZE = sum(count for _, count, _ in SEAT_FIELDS)
SIZE = TABLE_SIZE + k.MOST_SEATS * SEAT_SIZE

_CARD = 4
_TO_COME = _CARD + KINDS
_ENDS = _TO_COME + KINDS
_HAND = 5
_OPEN = _HAND + MONEY
_MONEY = _OPEN + MONEY
_OWNED = _MONEY + 2


@compiled
def observe(state: Any, viewer: int, out: Any) -> None:
    """Write what the viewer sees into `out`, SIZE float32 numbers."""
    out[:] = 0.0
    out[state[k.PHASE]] = 1.0
    turned, cards = state[k.TURNED], state[k.CARDS]
    out[_CARD + KIND_OF[state[k.DECK + turned - 1]]] = 1.0
    coming = 0
    for place in range(turned, cards):
        coming |= 1 << state[k.DECK + place]
    _write_kinds(coming, out[_TO_COME:])
    out[_ENDS] = state[k.ENDS] / 4.0
    out[_ENDS + 1] = (cards - turned) / 19.0
    out[_ENDS + 2] = state[k.HIGHEST] / 106.0
    out[_ENDS + 3] = state[k.ROUND_DOWN]
    out[_ENDS + 4] = state[k.LUXURY_TIES]
    seats = state[k.SEATS]
    out[_ENDS + 2 + seats] = 1.0
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        _observe_seat(state, seat, step == 0, out[TABLE_SIZE + step * SEAT_SIZE :])


@compiled
def _write_kinds(cards: int, out: Any) -> None:
    """A set of status cards by kind."""
    luxuries, others = BITS[cards & 1023], BITS[cards >> 13]
    for kind in range(10):
        out[kind] = luxuries[kind]
    out[10] = THIRDS[(cards >> 10) & 7]
    for kind in range(6):
        out[11 + kind] = others[kind]


@compiled
def _observe_seat(state: Any, seat: int, own: bool, out: Any) -> None:
    sealed = state[k.PHASE] == k.SEALED
    hand, lying = state[k.HANDS + seat], state[k.OPEN + seat]
    is_in = (state[k.BIDDERS] >> seat) & 1
    out[0] = 1.0
    out[1] = is_in if sealed else state[k.ACTOR] == seat
    out[2] = is_in
    out[3] = state[k.LEADER] == seat
    out[4] = sealed and lying != 0
    if sealed and not own:
        hand, lying = hand | lying, 0
    out[_MONEY] = k.SUM[hand] / 106.0
    out[_MONEY + 1] = k.SUM[lying] / 106.0
    held, shown = BITS[hand], BITS[lying]
    for place in range(MONEY):
        out[_HAND + place] = held[place]
        out[_OPEN + place] = shown[place]
    _write_kinds(state[k.OWNED + seat], out[_OWNED:])
