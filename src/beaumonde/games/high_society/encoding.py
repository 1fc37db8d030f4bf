"""High Society as numbers: actions as ids, states as the kernel's arrays, and back."""

import sys
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from beaumonde.core.errors import BadSetup, brief
from beaumonde.core.game import AROUND
from beaumonde.core.kernel import Kernel
from beaumonde.games.high_society import kernel as k
from beaumonde.games.high_society import money
from beaumonde.games.high_society.actions import PASS, Bid, Discard, HighSocietyAction, Pass, Seal, bid_mask, bid_of
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.editions import Halving
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.phase import Phase
from beaumonde.games.high_society.sampling import sample
from beaumonde.games.high_society.state import State
from beaumonde.games.high_society.view import HighSocietyView

PHASES = tuple(Phase)
LUXURIES = tuple(card for card in Card if card.is_luxury)
"""In the order of the discard actions: 1 to 10, Excursions, Yacht Club."""

BIT_OF = {card: place for place, card in enumerate(LUXURIES[:10])} | {
    Card.DOUBLE: k.FIRST_DOUBLER,
    Card.LOSE: k.LOSE,
    Card.DEBT: k.DEBT,
    Card.HALF: k.HALF,
    Card.GAMBLING: k.GAMBLING,
    Card.EXCURSIONS: k.EXCURSIONS,
    Card.YACHT_CLUB: k.YACHT_CLUB,
}
CARD_OF = {bit: card for card, bit in BIT_OF.items()} | dict.fromkeys((10, 11, 12), Card.DOUBLE)


def action_id(action: HighSocietyAction) -> int:
    """The number of an action."""
    match action:
        case Pass():
            return k.PASS
        case Bid():
            mask = bid_mask(action)
            if mask:
                return mask
        case Seal() if action.card in money.BIT:
            return k.FIRST_SEAL + money.VALUES.index(action.card)
        case Discard() if action.card in LUXURIES:
            return k.FIRST_DISCARD + LUXURIES.index(action.card)
    raise BadSetup("no-such-action", action=brief(action))


def action_of(number: int) -> HighSocietyAction:
    """The action with that number."""
    if type(number) is not int or not 0 <= number < k.ACTIONS:
        raise BadSetup("no-such-action", action=brief(number))
    if number == k.PASS:
        return PASS
    if number < k.FIRST_SEAL:
        return bid_of(number)
    if number < k.FIRST_DISCARD:
        return Seal(money.VALUES[number - k.FIRST_SEAL])
    return Discard(LUXURIES[number - k.FIRST_DISCARD])


def blank(game: HighSociety) -> Any:
    """An array for this table, with its deck in order and nothing dealt."""
    array = np.zeros(k.SIZE, np.int64)
    array[k.SEATS] = game.seats
    array[k.ROUND_DOWN] = game.facts.halving is Halving.DOWN
    array[k.LUXURY_TIES] = game.facts.highest_luxury_breaks_ties
    _lay_deck(array, game.cards)
    return array


def _lay_deck(array: Any, deck: tuple[Card, ...]) -> None:
    """The three doublers are told apart by their bit: the first in the deck has the first."""
    doublers = 0
    array[k.CARDS] = len(deck)
    for place, card in enumerate(deck):
        array[k.DECK + place] = BIT_OF[card] + (doublers if card is Card.DOUBLE else 0)
        doublers += card is Card.DOUBLE


def from_state(state: State) -> Any:
    """The state as the kernel's array."""
    array = blank(state.game)
    array[k.PHASE] = PHASES.index(state.phase)
    array[k.ACTOR] = state.to_act[0] if state.to_act else k.NOBODY
    array[k.LEADER], array[k.HIGHEST] = state.leader, state.highest
    array[k.TURNED], array[k.ENDS] = state.turned, state.ends
    array[k.BIDDERS] = sum(1 << seat for seat in state.bidders)
    _lay_deck(array, state.deck)
    taken = state.deck.count(Card.DOUBLE)
    left = list(array[k.DECK : k.DECK + len(state.deck)])
    for seat in range(state.game.seats):
        array[k.HANDS + seat], array[k.OPEN + seat] = state.hands[seat], state.open[seat]
        array[k.SPENT + seat] = state.spent[seat]
        for card in state.owned[seat]:
            bit = BIT_OF[card]
            if card is Card.DOUBLE:
                in_deck = [place for place in left if k.FIRST_DOUBLER <= place < k.LOSE]
                bit = in_deck[0] if in_deck else k.FIRST_DOUBLER + taken
                taken += not in_deck
                if in_deck:
                    left.remove(bit)
            array[k.OWNED + seat] |= 1 << int(bit)
    return array


def to_state(array: Any, game: HighSociety) -> State:
    """The kernel's array as a state. A player's status cards come in the order of the box, not of the auctions."""
    numbers, seats = array.tolist(), game.seats
    phase, bidders = PHASES[numbers[k.PHASE]], numbers[k.BIDDERS]
    first = numbers[k.ACTOR] if phase is not Phase.SEALED else numbers[k.LEADER]
    return State(
        game=game,
        deck=tuple([CARD_OF[bit] for bit in numbers[k.DECK : k.DECK + numbers[k.CARDS]]]),
        turned=numbers[k.TURNED],
        ends=numbers[k.ENDS],
        phase=phase,
        leader=numbers[k.LEADER],
        bidders=tuple([seat for seat in AROUND[seats][first] if bidders >> seat & 1]),
        highest=numbers[k.HIGHEST],
        hands=tuple(numbers[k.HANDS : k.HANDS + seats]),
        open=tuple(numbers[k.OPEN : k.OPEN + seats]),
        spent=tuple(numbers[k.SPENT : k.SPENT + seats]),
        owned=tuple(map(_cards, numbers[k.OWNED : k.OWNED + seats])),
    )


@lru_cache(1 << 12)
def _cards(owned: int) -> tuple[Card, ...]:
    return tuple(CARD_OF[bit] for bit in range(k.MOST_CARDS) if owned >> bit & 1)


def from_view(view: HighSocietyView, dice: Random) -> Any:
    """An array that fits everything the seat has seen; see `sampling`."""
    return from_state(sample(view, dice))


def is_possible(array: Any, game: HighSociety) -> bool:
    """Whether compiled code may work on this array: every number that is used as a place or a set is in range."""
    numbers, seats = array.tolist(), game.seats
    phase, actor, bidders = numbers[k.PHASE], numbers[k.ACTOR], numbers[k.BIDDERS]
    sets, owned, deck = numbers[k.HANDS : k.OWNED], numbers[k.OWNED : k.DECK], numbers[k.DECK :]
    piles = [numbers[place : place + seats] for place in (k.HANDS, k.OPEN, k.SPENT)]
    return bool(
        numbers[k.SEATS] == seats
        and numbers[k.ROUND_DOWN] == (game.facts.halving is Halving.DOWN)
        and numbers[k.LUXURY_TIES] == game.facts.highest_luxury_breaks_ties
        and 0 <= phase <= k.OVER
        and (actor == k.NOBODY) == (phase == k.OVER)
        and k.NOBODY <= actor < seats
        and 0 <= numbers[k.LEADER] < seats
        and 0 <= bidders < 1 << seats
        and (phase == k.OVER or bidders >> actor & 1)
        and 1 <= numbers[k.TURNED] <= numbers[k.CARDS] <= k.MOST_CARDS
        and 0 <= numbers[k.ENDS] <= 4
        and 0 <= numbers[k.HIGHEST] <= 106
        and 0 <= min(sets) <= max(sets) <= k.FULL
        and 0 <= min(owned) <= max(owned) < 1 << k.MOST_CARDS
        and 0 <= min(deck) <= max(deck) < k.MOST_CARDS
        and all(
            hand + lying + spent == hand | lying | spent == k.FULL for hand, lying, spent in zip(*piles, strict=True)
        )
    )


def kernel(game: HighSociety) -> Kernel:
    """The compiled game of this table."""
    return Kernel(game, k, sys.modules[__name__])
