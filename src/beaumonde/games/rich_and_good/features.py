"""What the network is told of The Rich and the Good: the table and the seats at once, and each good by itself in the
same words. Only what the viewer may know is in it.

Some of it is what people at the table work out in their heads: where the prices should stand when the round is over,
and the game, by the cards seen and the average of those that are not; and what everybody will have then.
"""

from typing import Any

from beaumonde.core.kernel import compiled
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good import picks
from beaumonde.games.rich_and_good.foresight import GAME, ROUND, foresee, foreseen, held, merchants, price_at

TABLE_SIZE, SEAT_SIZE = 25, 12
SIZE = TABLE_SIZE + k.MOST_SEATS * SEAT_SIZE
"""After that comes what kind of people they are, which the state does not say; see `compiled.tell_kinds`."""
ITEMS, ITEM_SIZE = 6, 53


@compiled
def features(state: Any, part: int, viewer: int, out: Any, items: Any) -> None:
    """Write what the network is told when this seat is to decide."""
    seats = state[k.SEATS]
    out[:SIZE] = 0.0
    out[state[k.PHASE]] = 1.0
    out[4 + seats - 2] = 1.0
    out[8] = state[k.ROUND] - 1
    out[9] = state[k.TURN] / 5.0
    out[10] = state[k.WAITING] / 5.0
    out[11] = state[k.TURN] == (5 if seats == 2 else 4)
    out[12] = k.value(state, state[k.BOARDS + viewer]) / 250.0
    if seats == 2:
        out[13] = state[k.MERCHANT] / 500.0
        out[14] = k.value(state, state[k.SHOWN]) / 250.0
        out[15] = k.total(state[k.HIDDEN]) / 2.0 if state[k.HIDDEN] else 0.0
    _tell_part(state, part, out[16:])
    ends, prices = foresee(state, viewer)
    _tell_standing(state, viewer, prices, out)
    own = _fortune(state, viewer)
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        _tell_seat(state, seat, viewer, own, prices, out[TABLE_SIZE + step * SEAT_SIZE :])
    for good in range(6):
        _tell_good(state, part, viewer, good, items[good])
        _tell_prospects(state, viewer, good, ends, prices, items[good, 41:])


@compiled
def _limited(number: float, limit: float) -> float:
    return min(max(number, -limit), limit)


@compiled
def _tell_standing(state: Any, viewer: int, prices: Any, out: Any) -> None:
    """How far the viewer should be from the richest other, and from the other who gave least."""
    richest, least = 0.0, 10_000.0
    for seat in range(state[k.SEATS]):
        if seat != viewer:
            richest = max(richest, foreseen(state, viewer, seat, prices, GAME))
            least = min(least, foreseen(state, viewer, seat, prices, ROUND))
    given = foreseen(state, viewer, viewer, prices, ROUND)
    if state[k.SEATS] == 2:
        merchant = merchants(state, prices)
        least = min(least, merchant)
        out[24] = _limited(merchant - given, 300.0) / 150.0
    out[22] = _limited(foreseen(state, viewer, viewer, prices, GAME) - richest, 500.0) / 250.0
    out[23] = _limited(given - least, 300.0) / 150.0


@compiled
def _tell_prospects(state: Any, viewer: int, good: int, ends: Any, prices: Any, out: Any) -> None:
    """Where the price is going, how much a space more would matter, and to whom."""
    seats, price = state[k.SEATS], state[k.PRICES + good]
    out[0] = _limited(ends[ROUND, good] / (state[k.SPACES] - 1), 2.0)
    out[1] = prices[ROUND, good] / 250.0
    out[2] = prices[GAME, good] / 250.0
    out[3] = (prices[ROUND, good] - price) / 100.0
    gain = prices[GAME, good] - price
    out[4] = gain / 100.0
    out[5] = _limited(gain / max(price, 20), 2.0)
    for when in range(2):
        slope = price_at(state, ends[when, good] + 2.0) - price_at(state, ends[when, good] - 2.0)
        own, others = 0.0, 0.0
        for seat in range(seats):
            count = held(state, viewer, seat, good, when)
            if seat == viewer:
                own = count
            else:
                others += count
        out[6 + 3 * when] = slope / 100.0
        out[7 + 3 * when] = slope / 100.0 * own / 3.0
        out[8 + 3 * when] = slope / 100.0 * others / (seats - 1) / 3.0


@compiled
def _tell_part(state: Any, part: int, out: Any) -> None:
    if part == 0:
        return
    if state[k.PHASE] == k.TRADE:
        out[0 if part & picks.BUYING else 1] = 1.0
        out[2 if part >> 5 == 0 else 3] = 1.0
    else:
        out[4 if part <= k.KINDS else 5] = 1.0


@compiled
def _fortune(state: Any, seat: int) -> int:
    """Cash and holdings at current prices, as open play shows them."""
    return state[k.CASH + seat] + k.value(state, state[k.SHARES + seat] + state[k.BOARDS + seat])


@compiled
def _tell_seat(state: Any, seat: int, viewer: int, own: int, prices: Any, out: Any) -> None:
    out[0] = 1.0
    out[1] = state[k.ACTOR] == seat
    out[2] = state[k.STARTER] == seat
    out[3] = state[k.CASH + seat] / 500.0
    out[4] = state[k.CHARITY + seat] / 300.0
    out[5] = k.total(state[k.BOARDS + seat]) / 4.0
    fortune = _fortune(state, seat)
    out[6] = fortune / 1000.0
    out[7] = _limited(fortune - own, 500.0) / 250.0
    out[8] = _limited(state[k.CHARITY + seat] - state[k.CHARITY + viewer], 300.0) / 150.0
    later = foreseen(state, viewer, seat, prices, GAME)
    charity = foreseen(state, viewer, seat, prices, ROUND)
    out[9] = later / 1000.0
    out[10] = _limited(later - foreseen(state, viewer, viewer, prices, GAME), 500.0) / 250.0
    out[11] = _limited(charity - foreseen(state, viewer, viewer, prices, ROUND), 300.0) / 150.0


@compiled
def _tell_good(state: Any, part: int, viewer: int, good: int, out: Any) -> None:
    seats, price = state[k.SEATS], state[k.PRICES + good]
    out[0] = state[k.PLACES + good] / (state[k.SPACES] - 1)
    out[1] = price / 250.0
    out[2] = price == 0
    out[3] = k.of(state[k.SUPPLY], good) / 10.0
    out[4] = k.of(state[k.SHARES + viewer], good) / 5.0
    out[5] = k.of(state[k.BOARDS + viewer], good) / 4.0
    out[6] = price > state[k.CASH + viewer]
    for step in range(1, k.MOST_SEATS):
        out[6 + step] = 0.0
    for step in range(1, seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        out[6 + step] = k.of(state[k.SHARES + seat] + state[k.BOARDS + seat], good) / 5.0
    out[11] = k.of(state[k.SHOWN], good) / 4.0 if seats == 2 else 0.0
    left, right = k.left_of(state, viewer), k.right_of(state, viewer)
    drift = _tell_cards(state, left, good, out[12:18]) + _tell_cards(state, right, good, out[18:24])
    _tell_cards(state, k.PLAYED, good, out[24:30])
    out[30] = drift / 12.0
    _tell_place(state, good, out[31:35])
    for place in range(35, 41):
        out[place] = 0.0
    if part:
        _tell_picked(state, part, viewer, good, out[35:])


@compiled
def _tell_cards(state: Any, place: int, good: int, out: Any) -> int:
    """How often each card of this good is in the holder; how far they would move its price in all."""
    once, twice = state[place], state[place + 1]
    drift = 0
    for move in range(picks.MOVES):
        kind = picks.MOVES * good + move
        count = ((once >> kind) & 1) + ((twice >> kind) & 1)
        out[move] = 0.5 * count
        drift += count * k.MOVE_OF[kind]
    return drift


@compiled
def _tell_place(state: Any, good: int, out: Any) -> None:
    """What the price would be a few spaces further on: the track is not even."""
    place, last = state[k.PLACES + good], state[k.SPACES] - 1
    for number in range(4):
        spaces = (number + 1) * 2 - (10 if number > 1 else 0)
        out[number] = state[k.TRACK + max(0, min(last, place + spaces))] / 250.0


@compiled
def _tell_picked(state: Any, part: int, viewer: int, good: int, out: Any) -> None:
    if state[k.PHASE] == k.TRADE:
        first, second = (part >> 2 & 7) - 1, (part >> 5) - 1
        out[0] = (first == good) + (second == good)
        out[1] = good < max(first, second)
        spent = state[k.PRICES + first] + (state[k.PRICES + second] if second >= 0 else 0)
        left = state[k.CASH + viewer] - spent if part & picks.BUYING else state[k.CASH + viewer] + spent
        out[2] = left / 500.0
        return
    kind = (part - 1) % k.KINDS
    if kind // picks.MOVES == good:
        out[3] = 1.0
        out[4] = k.MOVE_OF[kind] / 6.0
        place = max(0, min(state[k.SPACES] - 1, state[k.PLACES + good] + k.MOVE_OF[kind]))
        out[5] = state[k.TRACK + place] / 250.0
