"""The Rich and the Good as numbers: actions as ids, states as the kernel's arrays, and back."""

import sys
from random import Random
from typing import Any

import numpy as np

from beaumonde.core.errors import BadSetup, brief
from beaumonde.core.game import AROUND
from beaumonde.core.kernel import Kernel
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.actions import (
    BUNDLES,
    HOLD,
    KEEP,
    LEFT,
    RIGHT,
    Buy,
    Donate,
    Hold,
    Keep,
    Manipulate,
    RichAndGoodAction,
    Sell,
)
from beaumonde.games.rich_and_good.game import RichAndGood
from beaumonde.games.rich_and_good.goods import GOODS, SHARES_OF_EACH, Good, Six, counts, listed, six
from beaumonde.games.rich_and_good.market import ORDER, MarketCard
from beaumonde.games.rich_and_good.phase import Phase
from beaumonde.games.rich_and_good.sampling import sample
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal
from beaumonde.games.rich_and_good.state import Merchant, State
from beaumonde.games.rich_and_good.view import RichAndGoodView

PHASES = tuple(Phase)
MOST_MONEY = 1 << 40
CARDS = tuple(MarketCard)
BUNDLE_ID = {bundle: number for number, bundle in enumerate(BUNDLES)}


def action_id(action: RichAndGoodAction) -> int:
    """The number of an action."""
    match action:
        case Hold():
            return k.HOLD
        case Keep():
            return k.KEEP
        case Buy() if action.goods in BUNDLE_ID:
            return k.FIRST_BUY + BUNDLE_ID[action.goods]
        case Sell() if action.goods in BUNDLE_ID:
            return k.FIRST_SELL + BUNDLE_ID[action.goods]
        case Donate() if action.good in GOODS:
            return k.FIRST_DONATION + action.good.place
        case Manipulate() if action.full in ORDER and action.half in ORDER:
            side = 0 if action.side is LEFT else k.KINDS * k.KINDS
            return k.FIRST_MARKET + side + k.KINDS * ORDER[action.full] + ORDER[action.half]
    raise BadSetup("no-such-action", action=brief(action))


def action_of(number: int) -> RichAndGoodAction:
    """The action with that number."""
    if type(number) is not int or not 0 <= number < k.ACTIONS:
        raise BadSetup("no-such-action", action=brief(number))
    if number == k.HOLD:
        return HOLD
    if number == k.KEEP:
        return KEEP
    if number < k.FIRST_SELL:
        return Buy(BUNDLES[number - k.FIRST_BUY])
    if number < k.KEEP:
        return Sell(BUNDLES[number - k.FIRST_SELL])
    if number < k.FIRST_MARKET:
        return Donate(GOODS[number - k.FIRST_DONATION])
    side, pair = divmod(number - k.FIRST_MARKET, k.KINDS * k.KINDS)
    return Manipulate(CARDS[pair // k.KINDS], CARDS[pair % k.KINDS], RIGHT if side else LEFT)


def blank(game: RichAndGood) -> Any:
    """An array for this table, with nothing dealt."""
    array = np.zeros(k.TRACK + len(game.track), np.int64)
    array[k.SEATS], array[k.SPACES] = game.seats, len(game.track)
    array[k.TRACK :] = game.track
    return array


def from_state(state: State) -> Any:
    """The state as the kernel's array."""
    array = blank(state.game)
    array[k.PHASE] = PHASES.index(state.phase)
    array[k.ACTOR] = state.to_act[0] if state.to_act else k.NOBODY
    array[k.ROUND], array[k.TURN], array[k.STARTER] = state.round, state.turn, state.starter
    array[k.WAITING] = len(state.queue)
    array[k.SUPPLY] = _pack(state.supply)
    array[k.PLAYED], array[k.PLAYED_TWICE] = _rack(state.played)
    for good in range(6):
        k.put(array, good, state.game.track.index(state.prices[good]))
    for seat in range(state.game.seats):
        array[k.CASH + seat], array[k.CHARITY + seat] = state.cash[seat], state.charity[seat]
        array[k.SHARES + seat], array[k.BOARDS + seat] = _pack(state.shares[seat]), _pack(state.boards[seat])
        for number, bound in enumerate(state.bounds[seat]):
            array[k.BOUNDS + 4 * seat + number] = _pack(bound)
    for place, holder in enumerate(state.holders):
        array[k.HOLDERS + 2 * place : k.HOLDERS + 2 * place + 2] = _rack(holder)
    if state.merchant:
        array[k.MERCHANT] = state.merchant.charity
        for place, goods in ((k.HIDDEN, "hidden"), (k.SHOWN, "shown"), (k.GONE, "gone")):
            array[place] = _pack(counts(getattr(state.merchant, goods)))
    if state.round < state.game.rounds:
        _lay_next(array, state)
    return array


def _lay_next(array: Any, state: State) -> None:
    """The cards and the Merchant's shares of the round to come."""
    place = state.round + 1 - state.deal.round
    cards = state.deal.rounds[place]
    for number, size in enumerate(state.game.holder_sizes(1)):
        array[k.NEXT_HOLDERS + 2 * number : k.NEXT_HOLDERS + 2 * number + 2] = _rack(cards[:size])
        cards = cards[size:]
    if state.merchant:
        shares = state.deal.merchant[place]
        array[k.NEXT_HIDDEN], array[k.NEXT_SHOWN] = _pack(counts(shares[:-2])), _pack(counts(shares[-2:]))


def to_state(array: Any, game: RichAndGood) -> State:
    """The kernel's array as a state. Played cards come sorted, and the deal tells only of the round to come."""
    seats = range(game.seats)
    phase = PHASES[array[k.PHASE]]
    holders = len(game.holder_sizes(1))
    queue = AROUND[game.seats][array[k.ACTOR]][: int(array[k.WAITING])] if array[k.WAITING] else ()
    coming = tuple(card for place in range(holders) for card in _cards(array, k.NEXT_HOLDERS + 2 * place))
    shares = tuple(good for place in (k.NEXT_HIDDEN, k.NEXT_SHOWN) for good in _goods(array[place]))
    return State(
        game=game,
        deal=RichAndGoodDeal(int(array[k.STARTER]), ((), coming), ((), shares) if game.has_merchant else ()),
        round=int(array[k.ROUND]),
        turn=int(array[k.TURN]),
        starter=int(array[k.STARTER]),
        phase=phase,
        queue=queue,
        prices=six(game.track[array[k.PLACES + good]] for good in range(6)),
        supply=_unpack(array[k.SUPPLY]),
        cash=tuple(int(array[k.CASH + seat]) for seat in seats),
        shares=tuple(_unpack(array[k.SHARES + seat]) for seat in seats),
        boards=tuple(_unpack(array[k.BOARDS + seat]) for seat in seats),
        bounds=tuple(_bounds(array, seat) for seat in seats),
        charity=tuple(int(array[k.CHARITY + seat]) for seat in seats),
        holders=tuple(_cards(array, k.HOLDERS + 2 * place) for place in range(holders)),
        played=_cards(array, k.PLAYED),
        merchant=_merchant(array) if game.has_merchant else None,
    )


def _merchant(array: Any) -> Merchant:
    hidden, shown, gone = (_goods(array[place]) for place in (k.HIDDEN, k.SHOWN, k.GONE))
    return Merchant(hidden, shown, int(array[k.MERCHANT]), gone)


def _bounds(array: Any, seat: int) -> tuple[Six, ...]:
    donated = sum(_unpack(array[k.BOARDS + seat]))
    first = k.BOUNDS + 4 * seat
    return tuple(_unpack(bound) for bound in array[first : first + donated])


def _pack(numbers: Six) -> int:
    return sum(count << 8 * place for place, count in enumerate(numbers))


def _unpack(packed: int) -> Six:
    return six(int(packed) >> 8 * place & 255 for place in range(6))


def _goods(packed: int) -> tuple[Good, ...]:
    return listed(_unpack(packed))


def _rack(cards: tuple[MarketCard, ...]) -> tuple[int, int]:
    once = twice = 0
    for card in cards:
        bit = 1 << ORDER[card]
        twice |= once & bit
        once |= bit
    return once, twice


def _cards(array: Any, place: int) -> tuple[MarketCard, ...]:
    once, twice = int(array[place]), int(array[place + 1])
    return tuple(card for card, number in ORDER.items() for sets in (once, twice) if sets >> number & 1)


def from_view(view: RichAndGoodView, dice: Random) -> Any:
    """An array that fits everything the seat has seen; see `sampling`."""
    return from_state(sample(view, dice))


def is_possible(array: Any, game: RichAndGood) -> bool:
    """Whether compiled code may work on this array: every number that is used as a place or a set is in range."""
    phase, actor = int(array[k.PHASE]), int(array[k.ACTOR])
    sixes = [array[k.SUPPLY], *array[k.HIDDEN : k.PLACES], *array[k.SHARES : k.HOLDERS]]
    sums = np.append(array[k.CASH : k.SHARES], array[k.MERCHANT])
    places, cards = array[k.PLACES : k.PRICES], array[k.HOLDERS : k.TRACK]
    return bool(
        array[k.SEATS] == game.seats
        and array[k.SPACES] == len(game.track)
        and np.array_equal(array[k.TRACK :], game.track)
        and 0 <= phase <= k.OVER
        and (actor == k.NOBODY) == (phase == k.OVER)
        and k.NOBODY <= actor < game.seats
        and 0 <= array[k.STARTER] < game.seats
        and (phase == k.OVER) == (array[k.WAITING] == 0)
        and 0 <= array[k.WAITING] <= game.seats
        and 1 <= array[k.ROUND] <= game.rounds
        and 1 <= array[k.TURN] <= game.turns
        and ((places >= 0) & (places < len(game.track))).all()
        and np.array_equal(array[k.PRICES : k.PRICES + 6], array[k.TRACK + places])
        and array[k.PRICES + 6] == 0
        and array[k.WORTHLESS] == sum(255 << 8 * good for good in range(6) if not array[k.PRICES + good])
        and ((cards >= 0) & (cards < 1 << k.KINDS)).all()
        and all(0 <= packed < 1 << 48 and max(_unpack(packed)) <= SHARES_OF_EACH for packed in sixes)
        and all(sum(_unpack(board)) <= k.BOARD_SPACES for board in array[k.BOARDS : k.BOUNDS])
        and ((sums >= 0) & (sums < MOST_MONEY)).all()
        and all(0 <= array[place] < 1 << k.KINDS for place in (k.PLAYED, k.PLAYED_TWICE))
        and (phase != k.MARKET or k.legal_count(array) > 0)
        and (phase != k.DONATE or array[k.SHARES + actor] > 0)
    )


def kernel(game: RichAndGood) -> Kernel:
    """The compiled game of this table."""
    return Kernel(game, k, sys.modules[__name__])
