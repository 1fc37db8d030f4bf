"""The Rich and the Good on one array of integers, for search, learning and statistics: the same rules, written apart.

A state is an int64 array of TRACK + the length of the price track. A number for each good is packed into one integer,
a byte a good ("six"). A holder is two sets of 36 bits: the cards it has, and those it has twice. Copy a state with
`state.copy()` or `target[:] = state`.

Actions are numbers (see `encoding`): hold, the 83 purchases, the 83 sales, keep, the six donations, then the full and
the halved market card with the side that gives the full one.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import below, compiled, lowest, nth_bit, ones, word
from beaumonde.games.rich_and_good import actions
from beaumonde.games.rich_and_good.goods import GOODS
from beaumonde.games.rich_and_good.market import MARKET_CARDS, ORDER, MarketCard

# Where things stand in the array
SEATS, PHASE, ACTOR, ROUND, TURN, STARTER, WAITING, SPACES, SUPPLY, PLAYED, PLAYED_TWICE, MERCHANT = range(12)
HIDDEN, SHOWN, NEXT_HIDDEN, NEXT_SHOWN, GONE = range(12, 17)
"""The Merchant's shares of this round and of the next, and those that have left the game."""
PLACES, PRICES, WORTHLESS = 17, 23, 30
"""Where each good's marker stands on the track, the price there (and a seventh, 0, for no good), and a six with all
bits of the goods that stand at 0."""
CASH, CHARITY, SHARES, BOARDS, BOUNDS = 31, 36, 41, 46, 51
"""BOUNDS has room for four donations a seat."""
HOLDERS, NEXT_HOLDERS = 71, 81
"""Two sets for each of at most five holders, in this round and in the next."""
TRACK = 91
MOST_SEATS, BOARD_SPACES, LAST_ROUND = 5, 4, 2

TRADE, DONATE, MARKET, OVER = range(4)
NOBODY = -1

BUNDLES = len(actions.BUNDLES)
HOLD = 0
FIRST_BUY = 1
FIRST_SELL = FIRST_BUY + BUNDLES
KEEP = FIRST_SELL + BUNDLES
FIRST_DONATION = KEEP + 1
FIRST_MARKET = FIRST_DONATION + len(GOODS)
KINDS = len(MarketCard)
ACTIONS = FIRST_MARKET + 2 * KINDS * KINDS


def _packed(six: tuple[int, ...]) -> int:
    return sum(count << 8 * place for place, count in enumerate(six))


BUNDLE = np.array([_packed(actions.BUNDLE_COUNTS[bundle]) for bundle in actions.BUNDLES], np.int64)
PLACE_A, PLACE_B, PLACE_C = (
    np.array([bundle[n].place if n < len(bundle) else 6 for bundle in actions.BUNDLES], np.int64) for n in range(3)
)
"""The goods of each bundle; 6 stands for none."""
TOPS = _packed((128,) * 6)
THIRTY = np.uint64((1 << 30) - 1)
GOOD_OF = np.array([card.good.place for card in MarketCard], np.int64)
MOVE_OF = np.array([card.move for card in MarketCard], np.int64)
BOX = np.array([ORDER[card] for card in MARKET_CARDS], np.int64)
"""All 54 market cards by their kind."""


# Sixes ---------------------------------------------------------------------------------------------------------


@compiled
def covers(left: int, right: int) -> bool:
    """Whether there is at least as many of each good on the left."""
    return ((left | TOPS) - right) & TOPS == TOPS


@compiled
def of(six: int, good: int) -> int:
    """How many of that good."""
    return (six >> (8 * good)) & 127


@compiled
def total(six: int) -> int:
    """How many in all."""
    return ((six * 0x010101010101) >> 40) & 255


@compiled
def lesser(left: int, right: int) -> int:
    """The smaller number of each good."""
    result = 0
    for good in range(6):
        result |= min(of(left, good), of(right, good)) << (8 * good)
    return result


@compiled
def value(state: Any, six: int) -> int:
    """What these shares are worth at current prices."""
    worth = 0
    for good in range(6):
        worth += of(six, good) * state[PRICES + good]
    return worth


@compiled
def cost(state: Any, bundle: int) -> int:
    """What a bundle of shares is worth at current prices."""
    return state[PRICES + PLACE_A[bundle]] + state[PRICES + PLACE_B[bundle]] + state[PRICES + PLACE_C[bundle]]


@compiled
def put(state: Any, good: int, place: int) -> None:
    """Put a marker on a place of the track."""
    price = state[TRACK + place]
    state[PLACES + good], state[PRICES + good] = place, price
    lane = 255 << (8 * good)
    if price:
        state[WORTHLESS] &= ~lane
    else:
        state[WORTHLESS] |= lane


# What may be done ----------------------------------------------------------------------------------------------


@compiled
def left_of(state: Any, seat: int) -> int:  # noqa: ARG001
    """The holder on the seat's left, as a place in the array."""
    return HOLDERS + 2 * seat


@compiled
def right_of(state: Any, seat: int) -> int:
    """The holder on the seat's right; with two players the shared one."""
    seats = state[SEATS]
    if seats == 2:
        return HOLDERS + 4
    return HOLDERS + 2 * (seat - 1 if seat else seats - 1)


@compiled
def can_buy(state: Any, seat: int, bundle: int) -> bool:
    """Whether the seat may buy this bundle."""
    goods = BUNDLE[bundle]
    return cost(state, bundle) <= state[CASH + seat] and goods & state[WORTHLESS] == 0 and covers(state[SUPPLY], goods)


@compiled
def is_legal(state: Any, action: int) -> bool:
    """Whether the actor may do this now."""
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0 or action < 0 or action >= ACTIONS:
        return False
    if phase == TRADE:
        if action == HOLD:
            return True
        if action < FIRST_SELL:
            return can_buy(state, seat, action - FIRST_BUY)
        return action < KEEP and covers(state[SHARES + seat], BUNDLE[action - FIRST_SELL])
    if phase == DONATE:
        if action == KEEP:
            return True
        return FIRST_DONATION <= action < FIRST_MARKET and of(state[SHARES + seat], action - FIRST_DONATION) > 0
    if action < FIRST_MARKET:
        return False
    code = action - FIRST_MARKET
    side, full, half = code // (KINDS * KINDS), code // KINDS % KINDS, code % KINDS
    left, right = state[left_of(state, seat)], state[right_of(state, seat)]
    if side:
        left, right = right, left
    return (left >> full) & 1 == 1 and (right >> half) & 1 == 1


@compiled
def legal_count(state: Any) -> int:
    """How many actions the actor has."""
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0:
        return 0
    count = 1
    if phase == TRADE:
        for bundle in range(BUNDLES):
            count += can_buy(state, seat, bundle)
            count += covers(state[SHARES + seat], BUNDLE[bundle])
    elif phase == DONATE:
        for good in range(6):
            count += of(state[SHARES + seat], good) > 0
    else:
        count = 2 * ones(state[left_of(state, seat)]) * ones(state[right_of(state, seat)])
    return count


@compiled
def legal_mask(state: Any, mask: Any) -> None:
    """Write 1 for every action of the actor, 0 for the others."""
    mask[:] = 0
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0:
        return
    if phase == TRADE:
        mask[HOLD] = 1
        _mark_trades(state, state[CASH + seat], state[SHARES + seat], mask)
    elif phase == DONATE:
        mask[KEEP] = 1
        for good in range(6):
            mask[FIRST_DONATION + good] = of(state[SHARES + seat], good) > 0
    else:
        left, right = state[left_of(state, seat)], state[right_of(state, seat)]
        _mark_pairs(mask, FIRST_MARKET, left, right)
        _mark_pairs(mask, FIRST_MARKET + KINDS * KINDS, right, left)


@compiled
def _mark_trades(state: Any, cash: int, shares: int, mask: Any) -> None:
    """All bundles in one loop without branches."""
    supply, worthless = state[SUPPLY] | TOPS, state[WORTHLESS]
    shares |= TOPS
    a, b, c = state[PRICES], state[PRICES + 1], state[PRICES + 2]
    d, e, f = state[PRICES + 3], state[PRICES + 4], state[PRICES + 5]
    for bundle in range(BUNDLES):
        goods = BUNDLE[bundle]
        worth = (
            a * (goods & 3)
            + b * (goods >> 8 & 3)
            + c * (goods >> 16 & 3)
            + d * (goods >> 24 & 3)
            + e * (goods >> 32 & 3)
            + f * (goods >> 40 & 3)
        )
        in_bank = ((supply - goods) & TOPS) == TOPS
        mask[FIRST_BUY + bundle] = (worth <= cash) & ((goods & worthless) == 0) & in_bank
        mask[FIRST_SELL + bundle] = ((shares - goods) & TOPS) == TOPS


@compiled
def _mark_pairs(mask: Any, first: int, full: int, halves: int) -> None:
    while full:
        row = first + KINDS * lowest(full)
        half = halves
        while half:
            mask[row + lowest(half)] = 1
            half &= half - 1
        full &= full - 1


@compiled
def random_action(state: Any, rng: Any) -> int:
    """Any legal action of the actor, each as likely as the other. Trades are drawn until one is allowed."""
    phase, seat = state[PHASE], state[ACTOR]
    if phase == TRADE:
        return _random_trade(state, state[CASH + seat], state[SHARES + seat], rng)
    if phase == DONATE:
        while True:
            good = below(rng, 7)
            if good == 6:
                return KEEP
            if of(state[SHARES + seat], good):
                return FIRST_DONATION + good
    left, right = state[left_of(state, seat)], state[right_of(state, seat)]
    bits = word(rng)
    one = nth_bit(left, np.int64((bits >> np.uint64(34)) * np.uint64(ones(left)) >> np.uint64(30)))
    two = nth_bit(right, np.int64((bits >> np.uint64(4) & THIRTY) * np.uint64(ones(right)) >> np.uint64(30)))
    return FIRST_MARKET + (KINDS * KINDS + KINDS * two + one if bits & np.uint64(1) else KINDS * one + two)


@compiled
def _random_trade(state: Any, cash: int, shares: int, rng: Any) -> int:
    """Trades are drawn until one is allowed; purchases that no cash could pay, and sales of nothing, never are."""
    cheapest = cash + 1
    for good in range(6):
        price = state[PRICES + good]
        if 0 < price < cheapest:
            cheapest = price
    sales = BUNDLES if shares else 0
    if cheapest > cash:
        while sales:
            bundle = below(rng, BUNDLES + 1)
            if bundle == BUNDLES:
                break
            if covers(shares, BUNDLE[bundle]):
                return FIRST_SELL + bundle
        return HOLD
    worthless, supply = state[WORTHLESS], state[SUPPLY]
    while True:
        action = below(rng, FIRST_SELL + sales)
        if action == HOLD:
            return HOLD
        if action >= FIRST_SELL:
            if covers(shares, BUNDLE[action - FIRST_SELL]):
                return action
        elif cost(state, action - FIRST_BUY) <= cash:
            goods = BUNDLE[action - FIRST_BUY]
            if goods & worthless == 0 and covers(supply, goods):
                return action


# What it does --------------------------------------------------------------------------------------------------


@compiled
def play(state: Any, action: int) -> None:
    """Play a legal action of the actor, in place."""
    phase, seat = state[PHASE], state[ACTOR]
    if phase == MARKET:
        _manipulate(state, seat, action - FIRST_MARKET)
        return
    if phase == DONATE:
        if action != KEEP:
            _donate(state, seat, action - FIRST_DONATION)
        _next_in_stock(state)
        return
    if action >= FIRST_SELL:
        _sell(state, seat, action - FIRST_SELL)
    elif action != HOLD:
        goods = BUNDLE[action - FIRST_BUY]
        state[CASH + seat] -= cost(state, action - FIRST_BUY)
        state[SUPPLY] -= goods
        state[SHARES + seat] += goods
    if state[SHARES + seat] and total(state[BOARDS + seat]) < BOARD_SPACES:
        state[PHASE] = DONATE
    else:
        _next_in_stock(state)


@compiled
def _sell(state: Any, seat: int, bundle: int) -> None:
    goods = BUNDLE[bundle]
    state[CASH + seat] += cost(state, bundle)
    state[SUPPLY] += goods
    state[SHARES + seat] -= goods
    holdings = state[SHARES + seat] + state[BOARDS + seat]
    for donation in range(total(state[BOARDS + seat])):
        place = BOUNDS + BOARD_SPACES * seat + donation
        state[place] = lesser(state[place], holdings)


@compiled
def _donate(state: Any, seat: int, good: int) -> None:
    place = BOUNDS + BOARD_SPACES * seat + total(state[BOARDS + seat])
    state[place] = state[SHARES + seat] + state[BOARDS + seat]
    state[SHARES + seat] -= 1 << (8 * good)
    state[BOARDS + seat] += 1 << (8 * good)


@compiled
def _next_in_stock(state: Any) -> None:
    state[PHASE] = TRADE
    if not _pass_on(state):
        _open(state, MARKET)


@compiled
def _pass_on(state: Any) -> bool:
    """The next seat clockwise, if one is still to act in this phase."""
    state[WAITING] -= 1
    if state[WAITING] == 0:
        return False
    seat = state[ACTOR] + 1
    state[ACTOR] = 0 if seat == state[SEATS] else seat
    return True


@compiled
def _open(state: Any, phase: int) -> None:
    state[PHASE], state[ACTOR], state[WAITING] = phase, state[STARTER], state[SEATS]


@compiled
def _manipulate(state: Any, seat: int, code: int) -> None:
    side, full, half = code // (KINDS * KINDS), code // KINDS % KINDS, code % KINDS
    giving, other = left_of(state, seat), right_of(state, seat)
    if side:
        giving, other = other, giving
    _take(state, giving, full)
    _take(state, other, half)
    _move(state, full, MOVE_OF[full])
    _move(state, half, MOVE_OF[half] // 2)
    if not _pass_on(state):
        _end_turn(state)


@compiled
def _take(state: Any, holder: int, card: int) -> None:
    bit = 1 << card
    if state[holder + 1] & bit:
        state[holder + 1] ^= bit
    else:
        state[holder] ^= bit
    if state[PLAYED] & bit:
        state[PLAYED_TWICE] |= bit
    else:
        state[PLAYED] |= bit


@compiled
def _move(state: Any, card: int, spaces: int) -> None:
    good = GOOD_OF[card]
    put(state, good, max(0, min(state[PLACES + good] + spaces, state[SPACES] - 1)))


@compiled
def _end_turn(state: Any) -> None:
    state[STARTER] = 0 if state[STARTER] + 1 == state[SEATS] else state[STARTER] + 1
    if state[TURN] < (5 if state[SEATS] == 2 else 4):
        state[TURN] += 1
        _open(state, TRADE)
        return
    _count_charity(state)
    if state[ROUND] == LAST_ROUND:
        state[PHASE], state[ACTOR], state[WAITING] = OVER, NOBODY, 0
        return
    state[ROUND] += 1
    state[TURN] = 1
    begin_round(state)


@compiled
def _count_charity(state: Any) -> None:
    for seat in range(state[SEATS]):
        board = state[BOARDS + seat]
        state[CHARITY + seat] += value(state, board)
        state[SUPPLY] += board
        state[BOARDS + seat] = 0
        for donation in range(BOARD_SPACES):
            state[BOUNDS + BOARD_SPACES * seat + donation] = 0
    given = state[HIDDEN] + state[SHOWN]
    state[MERCHANT] += value(state, given)
    state[GONE] += given
    state[HIDDEN], state[SHOWN] = 0, 0


@compiled
def begin_round(state: Any) -> None:
    """The holders and the Merchant's shares that were laid out for this round come to the table."""
    if state[SEATS] > 2:
        state[PLAYED], state[PLAYED_TWICE] = 0, 0
    for place in range(2 * MOST_SEATS):
        state[HOLDERS + place] = state[NEXT_HOLDERS + place]
        state[NEXT_HOLDERS + place] = 0
    state[HIDDEN], state[SHOWN] = state[NEXT_HIDDEN], state[NEXT_SHOWN]
    state[NEXT_HIDDEN], state[NEXT_SHOWN] = 0, 0
    _open(state, TRADE)


@compiled
def playout(state: Any, rng: Any) -> int:
    """Play at random to the end, in place; how many decisions that took."""
    decisions = 0
    while state[ACTOR] >= 0:
        play(state, random_action(state, rng))
        decisions += 1
    return decisions


# How it ends ---------------------------------------------------------------------------------------------------


@compiled
def score(state: Any, totals: Any, standings: Any) -> tuple[int, int]:
    """Fill in every seat's money and charity money; the sets of winners and of seats cast out."""
    seats = state[SEATS]
    least = state[MERCHANT] if seats == 2 else state[CHARITY]
    for seat in range(seats):
        totals[seat] = state[CASH + seat] + value(state, state[SHARES + seat])
        standings[seat] = state[CHARITY + seat]
        least = min(least, state[CHARITY + seat])
    winners, out, most = 0, 0, -1.0
    for seat in range(seats):
        if state[CHARITY + seat] == least:
            out |= 1 << seat
        elif totals[seat] > most:
            winners, most = 1 << seat, totals[seat]
        elif totals[seat] == most:
            winners |= 1 << seat
    return winners, out


# Chance --------------------------------------------------------------------------------------------------------


@compiled
def deal(state: Any, rng: Any, first: int) -> None:
    """Begin anew at this table; `first` has the marker, or whoever is drawn if it is −1."""
    seats = state[SEATS]
    for place in range(PHASE, TRACK):
        if place != SPACES:
            state[place] = 0
    opening = 0
    while state[TRACK + opening] != 40:
        opening += 1
    for good in range(6):
        put(state, good, opening)
    stock = 5 if seats == 2 else 10
    state[SUPPLY] = stock * 0x010101010101
    for seat in range(seats):
        state[CASH + seat] = 300
    state[ROUND], state[TURN] = 1, 1
    state[STARTER] = first if first >= 0 else below(rng, seats)
    box = BOX.copy()
    if seats == 2:
        merchant = np.empty(30, np.int64)
        for place in range(30):
            merchant[place] = place % 6
        draw(rng, merchant, 7)
        draw(rng, box, 40)
        fill(state, NEXT_HOLDERS, box, 0, 1)
        _lay(state, NEXT_HIDDEN, merchant, 0, 2)
        _lay(state, NEXT_SHOWN, merchant, 2, 4)
        begin_round(state)
        fill(state, NEXT_HOLDERS, box, 20, 1)
        _lay(state, NEXT_HIDDEN, merchant, 4, 5)
        _lay(state, NEXT_SHOWN, merchant, 5, 7)
    else:
        draw(rng, box, 8 * seats)
        fill(state, NEXT_HOLDERS, box, 0, 1)
        begin_round(state)
        draw(rng, box, 8 * seats)
        fill(state, NEXT_HOLDERS, box, 0, 1)


@compiled
def draw(rng: Any, cards: Any, count: int) -> None:
    """Bring `count` random cards to the front."""
    for place in range(count):
        other = place + below(rng, len(cards) - place)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@compiled
def fill(state: Any, holders: int, cards: Any, first: int, turn: int) -> None:
    """Fill the holders with cards, for the turns left from that one on."""
    seats = state[SEATS]
    turns = (6 if seats == 2 else 5) - turn
    count = 3 if seats == 2 else seats
    for holder in range(count):
        size = turns if seats == 2 and holder < 2 else 2 * turns
        for _ in range(size):
            bit = 1 << cards[first]
            place = holders + 2 * holder
            if state[place] & bit:
                state[place + 1] |= bit
            else:
                state[place] |= bit
            first += 1


@compiled
def _lay(state: Any, place: int, goods: Any, first: int, last: int) -> None:
    for number in range(first, last):
        state[place] += 1 << (8 * goods[number])
