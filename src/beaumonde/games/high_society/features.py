"""What the network is told of High Society: the observation, what has been picked so far, and what a person would work
out at a glance: everybody's score as it stands, how far they are from being the poorest, whether they can still raise.
"""

from typing import Any

from beaumonde.core.kernel import compiled, ones
from beaumonde.games.high_society import kernel as k
from beaumonde.games.high_society.observation import BITS, MONEY, observe
from beaumonde.games.high_society.observation import SIZE as SEEN

PICKED = MONEY + 5
SEAT_SIZE = 8
SIZE = SEEN + PICKED + k.MOST_SEATS * SEAT_SIZE
"""After that comes what kind of people they are, which the state does not say; see `compiled.tell_kinds`."""
ITEMS, ITEM_SIZE = 0, 1
"""The network of this game has no items: everything is told at once."""


@compiled
def features(state: Any, part: int, viewer: int, out: Any, items: Any) -> None:  # noqa: ARG001
    """Write what the network is told when this seat is to decide."""
    observe(state, viewer, out[:SEEN])
    seats, highest = state[k.SEATS], state[k.HIGHEST]
    auction = state[k.PHASE] == k.AUCTION
    picked = BITS[part]
    for place in range(MONEY):
        out[SEEN + place] = picked[place]
    place = SEEN + MONEY
    out[place] = k.SUM[part] / 30.0
    need = highest + 1 - k.SUM[state[k.OPEN + viewer]] - k.SUM[part] if auction else 0
    out[place + 1] = min(max(need, -20), 40) / 20.0
    out[place + 2] = need <= 0
    out[place + 3] = part != 0
    left = state[k.CARDS] - state[k.TURNED]
    out[place + 4] = (4 - state[k.ENDS]) / max(left, 1.0)
    least, second = _two_poorest(state)
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        _seat(state, seat, least, second, out[SEEN + PICKED + step * SEAT_SIZE :])
    for place in range(SEEN + PICKED + seats * SEAT_SIZE, SIZE):
        out[place] = 0.0


@compiled
def _purse(state: Any, seat: int) -> int:
    """The money a seat would end with if it took back what lies on the table."""
    held = k.SUM[state[k.HANDS + seat]] + k.SUM[state[k.OPEN + seat]]
    return held << ((state[k.OWNED + seat] >> k.GAMBLING) & 1)


@compiled
def _two_poorest(state: Any) -> tuple[int, int]:
    least, second = 1000, 1000
    for seat in range(state[k.SEATS]):
        purse = _purse(state, seat)
        if purse < least:
            least, second = purse, least
        elif purse < second:
            second = purse
    return least, second


@compiled
def _seat(state: Any, seat: int, least: int, second: int, out: Any) -> None:
    owned, purse = state[k.OWNED + seat], _purse(state, seat)
    others = second if purse == least else least
    out[0] = k.status(owned, state[k.ROUND_DOWN]) / 20.0
    out[1] = k.worth(owned) / 20.0
    out[2] = min(max(purse - others, -20), 40) / 20.0
    out[3] = purse == least
    out[4] = purse / 106.0
    out[5] = ones(state[k.HANDS + seat] | state[k.OPEN + seat]) / 11.0
    out[6] = k.SUM[state[k.HANDS + seat]] + k.SUM[state[k.OPEN + seat]] > state[k.HIGHEST]
    out[7] = ones(owned & k.DOUBLERS) - ((owned >> k.HALF) & 1)
