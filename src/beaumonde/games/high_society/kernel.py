"""High Society on one array of integers, for search, learning and statistics: the same rules, written apart.

A state is an int64 array of SIZE numbers. For each seat: the money in hand, on the table and spent as sets of eleven
bits, and the status cards as a set of nineteen. Copy it with `state.copy()` or `target[:] = state`.

Actions are numbers (see `encoding`): 0 passes, 1 to 2047 bids that set of money cards, then the eleven sealed cards,
then the twelve luxuries that may be given up.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import below, compiled, lowest, nth_bit, ones, word
from beaumonde.games.high_society import money

# Where things stand in the array
SEATS, PHASE, ACTOR, LEADER, BIDDERS, HIGHEST, TURNED, ENDS, CARDS, ROUND_DOWN, LUXURY_TIES = range(11)
HANDS, OPEN, SPENT, OWNED, DECK = 11, 16, 21, 26, 31
MOST_SEATS, MOST_CARDS = 5, 19
SIZE = DECK + MOST_CARDS

AUCTION, SEALED, DISCARD, OVER = range(4)
NOBODY = -1

# The bits of status cards: luxuries 1 to 10 are bits 0 to 9, then
FIRST_DOUBLER, LOSE, DEBT, HALF, GAMBLING, EXCURSIONS, YACHT_CLUB = 10, 13, 14, 15, 16, 17, 18
LUXURIES = (1 << 10) - 1 | 1 << EXCURSIONS | 1 << YACHT_CLUB
DOUBLERS = 0b111 << FIRST_DOUBLER
TO_AVOID = 1 << LOSE | 1 << DEBT | 1 << HALF
ENDING = DOUBLERS | 1 << HALF
WORTH = np.array([*range(1, 11), 0, 0, 0, 0, 0, 0, 0, 12, 5], np.int64)

FULL = money.FULL
SUM = np.array(money.SUM, np.int16)

NEXT = np.array(
    [
        next(
            (seat + step) % MOST_SEATS
            for step in range(1, MOST_SEATS + 1)
            if bidders >> (seat + step) % MOST_SEATS & 1 or not bidders
        )
        for bidders in range(1 << MOST_SEATS)
        for seat in range(MOST_SEATS)
    ],
    np.int64,
)
"""For every set of seats and every seat: the next one clockwise that is in the set."""

NEEDS = 17
ENOUGH = np.array(
    [
        [[part & ~small == 0 and money.SUM[part] >= need for part in range(32)] for need in range(NEEDS)]
        for small in range(32)
    ],
    np.uint8,
)
"""For the five smallest cards: which sets are within a hand and come to what is needed."""

# Actions
PASS = 0
FIRST_SEAL = 2048
FIRST_DISCARD = FIRST_SEAL + 11
ACTIONS = FIRST_DISCARD + 12
DISCARDS = np.array([*range(10), EXCURSIONS, YACHT_CLUB], np.int64)
"""The bits of the luxuries, in the order of the discard actions."""
DISCARD_OF = np.array([*range(10), 0, 0, 0, 0, 0, 0, 0, 10, 11], np.int64)

NO_DEARER = np.array([sum(money.BIT[card] for card in money.VALUES if card <= slack) for slack in range(107)], np.int64)
"""The money cards no dearer than an amount."""


# What may be done ----------------------------------------------------------------------------------------------


@compiled
def least_to_add(state: Any, seat: int) -> int:
    """The least a seat must add to lead."""
    return state[HIGHEST] + 1 - SUM[state[OPEN + seat]]


@compiled
def is_legal(state: Any, action: int) -> bool:
    """Whether the actor may do this now."""
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0 or action < 0 or action >= ACTIONS:
        return False
    if phase == AUCTION:
        if action == PASS:
            return True
        return action < FIRST_SEAL and action & ~state[HANDS + seat] == 0 and SUM[action] >= least_to_add(state, seat)
    if phase == SEALED:
        return FIRST_SEAL <= action < FIRST_DISCARD and (state[HANDS + seat] >> (action - FIRST_SEAL)) & 1 == 1
    return action >= FIRST_DISCARD and (state[OWNED + seat] >> DISCARDS[action - FIRST_DISCARD]) & 1 == 1


@compiled
def legal_count(state: Any) -> int:
    """How many actions the actor has."""
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0:
        return 0
    if phase == SEALED:
        return ones(state[HANDS + seat])
    if phase == DISCARD:
        return ones(state[OWNED + seat] & LUXURIES)
    hand, least = state[HANDS + seat], least_to_add(state, seat)
    count, part = 1, hand
    while part:
        count += SUM[part] >= least
        part = (part - 1) & hand
    return count


@compiled
def legal_mask(state: Any, mask: Any) -> None:
    """Write 1 for every action of the actor, 0 for the others."""
    mask[:] = 0
    phase, seat = state[PHASE], state[ACTOR]
    if seat < 0:
        return
    hand = state[HANDS + seat]
    if phase == AUCTION:
        _mark_bids(hand, least_to_add(state, seat), mask)
        mask[PASS] = 1
    elif phase == SEALED:
        while hand:
            mask[FIRST_SEAL + lowest(hand)] = 1
            hand &= hand - 1
    else:
        cards = state[OWNED + seat] & LUXURIES
        while cards:
            mask[FIRST_DISCARD + DISCARD_OF[lowest(cards)]] = 1
            cards &= cards - 1


@compiled
def _mark_bids(hand: int, least: int, mask: Any) -> None:
    """Thirty-two bids at a time: those that share their dear cards lie side by side."""
    small, dear = hand & 31, hand & ~31
    part = dear
    while True:
        need = least - SUM[part]
        if need <= SUM[small]:
            row, bids = ENOUGH[small, max(0, need)], mask[part : part + 32]
            for place in range(32):
                bids[place] = row[place]
        if part == 0:
            return
        part = (part - 1) & dear


@compiled
def random_action(state: Any, rng: Any) -> int:
    """Any legal action of the actor, each as likely as the other."""
    phase, seat = state[PHASE], state[ACTOR]
    hand = state[HANDS + seat]
    if phase == AUCTION:
        least = least_to_add(state, seat)
        slack = SUM[hand] - least
        if slack < 0:
            return PASS
        dear = hand & ~NO_DEARER[slack]
        return _random_high(rng, hand, slack) if dear & (dear - 1) else _random_low(rng, hand, least)
    if phase == SEALED:
        return FIRST_SEAL + nth_bit(hand, below(rng, ones(hand)))
    cards = state[OWNED + seat] & LUXURIES
    return FIRST_DISCARD + DISCARD_OF[nth_bit(cards, below(rng, ones(cards)))]


@compiled
def _random_low(rng: Any, hand: int, least: int) -> Any:
    """A random set within the hand is a bid if it is enough; the empty set is the pass; the rest is drawn again."""
    while True:
        bits = word(rng)
        for _ in range(5):
            part = np.int64(bits >> np.uint64(53)) & hand
            if part == 0 or SUM[part] >= least:
                return part
            bits <<= np.uint64(11)


@compiled
def _random_high(rng: Any, hand: int, slack: int) -> Any:
    """When little can be kept back, draw what is kept: a set of cards no dearer than the slack.

    One more bit keeps the odds even: with it, keeping nothing stands for the pass and everything else for nothing.
    """
    small = hand & NO_DEARER[slack]
    while True:
        bits = word(rng)
        for _ in range(5):
            kept = np.int64(bits >> np.uint64(53)) & small
            if np.int64(bits >> np.uint64(52)) & 1:
                if kept == 0:
                    return PASS
            elif SUM[kept] <= slack:
                return hand ^ kept
            bits <<= np.uint64(12)


# What it does --------------------------------------------------------------------------------------------------


@compiled
def play(state: Any, action: int) -> None:
    """Play a legal action of the actor, in place."""
    phase = state[PHASE]
    if phase == AUCTION:
        if action == PASS:
            _pass(state)
        else:
            _bid(state, action)
    elif phase == SEALED:
        _seal(state, 1 << (action - FIRST_SEAL))
    else:
        _lose(state, state[ACTOR], DISCARDS[action - FIRST_DISCARD])
        turn(state)


@compiled
def _bid(state: Any, mask: int) -> None:
    seat = state[ACTOR]
    state[HANDS + seat] ^= mask
    state[OPEN + seat] |= mask
    state[HIGHEST] = SUM[state[OPEN + seat]]
    state[ACTOR] = _next(state, seat)


@compiled
def _next(state: Any, seat: int) -> int:
    """The next seat clockwise that is still in."""
    return NEXT[state[BIDDERS] * MOST_SEATS + seat]


@compiled
def _pass(state: Any) -> None:
    seat = state[ACTOR]
    state[HANDS + seat] |= state[OPEN + seat]
    state[OPEN + seat] = 0
    state[BIDDERS] ^= 1 << seat
    bidders = state[BIDDERS]
    if (TO_AVOID >> state[DECK + state[TURNED] - 1]) & 1:
        _claim(state, seat)
    elif bidders & (bidders - 1) == 0:
        _claim(state, _next(state, seat))
    else:
        state[ACTOR] = _next(state, seat)


@compiled
def _seal(state: Any, bit: int) -> None:
    seat = state[ACTOR]
    state[HANDS + seat] ^= bit
    state[OPEN + seat] = bit
    state[BIDDERS] ^= 1 << seat
    if state[BIDDERS]:
        state[ACTOR] = _next(state, seat)
    else:
        _unseal(state)


@compiled
def _unseal(state: Any) -> None:
    """The highest sealed card that nobody else played wins; without one the card leaves play."""
    seats, once, twice = state[SEATS], 0, 0
    for seat in range(seats):
        twice |= once & state[OPEN + seat]
        once |= state[OPEN + seat]
    unique = once & ~twice
    if unique == 0:
        _spend(state)
        turn(state)
        return
    for seat in range(seats):
        if state[OPEN + seat] & unique and state[OPEN + seat] * 2 > unique:
            _claim(state, seat)
            return


@compiled
def _spend(state: Any) -> None:
    for seat in range(state[SEATS]):
        state[SPENT + seat] |= state[OPEN + seat]
        state[OPEN + seat] = 0


@compiled
def _claim(state: Any, seat: int) -> None:
    card = state[DECK + state[TURNED] - 1]
    _spend(state)
    state[LEADER] = seat
    state[OWNED + seat] |= 1 << card
    if card == EXCURSIONS:
        _refund(state, seat)
    if (state[OWNED + seat] >> LOSE) & 1:
        cards = state[OWNED + seat] & LUXURIES
        if cards & (cards - 1):
            state[PHASE], state[ACTOR], state[BIDDERS] = DISCARD, seat, 1 << seat
            return
        if cards:
            _lose(state, seat, lowest(cards))
    turn(state)


@compiled
def _refund(state: Any, claimer: int) -> None:
    for seat in range(state[SEATS]):
        pile = state[SPENT + seat]
        if seat != claimer and pile:
            top = 1
            while top * 2 <= pile:
                top *= 2
            state[SPENT + seat] ^= top
            state[HANDS + seat] |= top


@compiled
def _lose(state: Any, seat: int, card: int) -> None:
    state[OWNED + seat] &= ~(1 << card | 1 << LOSE)


@compiled
def turn(state: Any) -> None:
    """Turn up the next card, or end the game. A Yacht Club that nobody can bid for leaves play at once."""
    state[HIGHEST] = 0
    while state[TURNED] < state[CARDS]:
        card = state[DECK + state[TURNED]]
        state[TURNED] += 1
        state[ENDS] += (ENDING >> card) & 1
        if state[ENDS] == 4:
            break
        state[BIDDERS] = (1 << state[SEATS]) - 1
        state[PHASE], state[ACTOR] = AUCTION, state[LEADER]
        if card != YACHT_CLUB:
            return
        state[PHASE] = SEALED
        for seat in range(state[SEATS]):
            if state[HANDS + seat] == 0:
                state[BIDDERS] ^= 1 << seat
        if state[BIDDERS]:
            if (state[BIDDERS] >> state[LEADER]) & 1 == 0:
                state[ACTOR] = _next(state, state[LEADER])
            return
    _end(state)


@compiled
def _end(state: Any) -> None:
    state[PHASE], state[ACTOR], state[BIDDERS] = OVER, NOBODY, 0


@compiled
def playout(state: Any, rng: Any) -> int:
    """Play at random to the end, in place; how many decisions that took.

    The same as `random_action` and `play` again and again, with the same draws; auctions, which are nearly all of it,
    keep what they need out of memory.
    """
    decisions = 0
    while state[ACTOR] >= 0:
        if state[PHASE] == AUCTION:
            decisions += _auction(state, rng)
        else:
            play(state, random_action(state, rng))
            decisions += 1
    return decisions


@compiled
def _auction(state: Any, rng: Any) -> int:
    """The rest of an auction at random, up to the next card; how many decisions that took."""
    seat, bidders, highest = state[ACTOR], state[BIDDERS], state[HIGHEST]
    to_avoid = (TO_AVOID >> state[DECK + state[TURNED] - 1]) & 1
    decisions = 0
    while True:
        decisions += 1
        hand, lying = state[HANDS + seat], state[OPEN + seat]
        least = highest + 1 - SUM[lying]
        slack = SUM[hand] - least
        part = PASS
        if slack >= 0:
            dear = hand & ~NO_DEARER[slack]
            part = _random_high(rng, hand, slack) if dear & (dear - 1) else _random_low(rng, hand, least)
        if part:
            lying |= part
            state[HANDS + seat], state[OPEN + seat] = hand ^ part, lying
            highest = SUM[lying]
            seat = NEXT[bidders * MOST_SEATS + seat]
            continue
        state[HANDS + seat], state[OPEN + seat] = hand | lying, 0
        bidders ^= 1 << seat
        if to_avoid:
            break
        seat = NEXT[bidders * MOST_SEATS + seat]
        if bidders & (bidders - 1) == 0:
            break
    state[BIDDERS], state[HIGHEST] = bidders, highest
    _claim(state, seat)
    return decisions


# How it ends ---------------------------------------------------------------------------------------------------


@compiled
def score(state: Any, totals: Any, standings: Any) -> tuple[int, int]:
    """Fill in every seat's status and money; the sets of winners and of seats cast out."""
    seats = state[SEATS]
    for seat in range(seats):
        owned = state[OWNED + seat]
        standings[seat] = SUM[state[HANDS + seat]] << ((owned >> GAMBLING) & 1)
        totals[seat] = status(owned, state[ROUND_DOWN])
    least = standings[0]
    for seat in range(1, seats):
        least = min(least, standings[seat])
    out, staying = 0, 0
    for seat in range(seats):
        if standings[seat] == least:
            out |= 1 << seat
        else:
            staying |= 1 << seat
    return _best(state, totals, standings, staying), out


@compiled
def worth(owned: int) -> int:
    """The luxuries of these cards and a debt, before doubling and halving."""
    total, cards = 0, owned & LUXURIES
    while cards:
        total += WORTH[lowest(cards)]
        cards &= cards - 1
    return total - 5 * ((owned >> DEBT) & 1)


@compiled
def status(owned: int, round_down: int) -> float:
    """The status these cards come to."""
    total = worth(owned) << ones(owned & DOUBLERS)
    if (owned >> HALF) & 1:
        return float(total // 2) if round_down else total / 2
    return float(total)


@compiled
def _best(state: Any, totals: Any, standings: Any, staying: int) -> int:
    """Highest status, then most money, then the highest luxury where the edition says so."""
    winners, best_total, best_money, best_luxury = 0, 0.0, 0.0, 0
    for seat in range(state[SEATS]):
        if (staying >> seat) & 1 == 0:
            continue
        luxury = _highest_luxury(state[OWNED + seat]) if state[LUXURY_TIES] else 0
        total, left = totals[seat], standings[seat]
        better = (
            winners == 0
            or total > best_total
            or (total == best_total and (left > best_money or (left == best_money and luxury > best_luxury)))
        )
        if better:
            winners, best_total, best_money, best_luxury = 1 << seat, total, left, luxury
        elif total == best_total and left == best_money and luxury == best_luxury:
            winners |= 1 << seat
    return winners


@compiled
def _highest_luxury(owned: int) -> int:
    highest, cards = 0, owned & LUXURIES
    while cards:
        highest = max(highest, WORTH[lowest(cards)])
        cards &= cards - 1
    return highest


# Chance --------------------------------------------------------------------------------------------------------


@compiled
def deal(state: Any, rng: Any, first: int) -> None:
    """Begin anew at this table: shuffle its deck, full hands; `first` leads, or whoever is drawn if it is −1."""
    seats, cards = state[SEATS], state[CARDS]
    for place in range(cards - 1, 0, -1):
        other = below(rng, place + 1)
        card = state[DECK + place]
        state[DECK + place] = state[DECK + other]
        state[DECK + other] = card
    state[LEADER] = first if first >= 0 else below(rng, seats)
    state[TURNED] = 0
    state[ENDS] = 0
    for seat in range(seats):
        state[HANDS + seat] = FULL
        state[OPEN + seat] = 0
        state[SPENT + seat] = 0
        state[OWNED + seat] = 0
    turn(state)
