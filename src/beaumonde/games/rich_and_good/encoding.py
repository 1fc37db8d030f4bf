"""The Rich and the Good as numbers: actions as ids, states as the kernel's arrays, and back."""

import sys
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
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
    numbers, seats = array.tolist(), game.seats
    holders = 2 * len(game.holder_sizes(1))
    racks = _racks(numbers[k.HOLDERS : k.HOLDERS + holders])
    coming = chain.from_iterable(_racks(numbers[k.NEXT_HOLDERS : k.NEXT_HOLDERS + holders]))
    shares = ((), _goods(numbers[k.NEXT_HIDDEN]) + _goods(numbers[k.NEXT_SHOWN])) if game.has_merchant else ()
    boards = _sixes(numbers[k.BOARDS : k.BOARDS + seats])
    return State(
        game=game,
        deal=RichAndGoodDeal(numbers[k.STARTER], ((), tuple(coming)), shares),
        round=numbers[k.ROUND],
        turn=numbers[k.TURN],
        starter=numbers[k.STARTER],
        phase=PHASES[numbers[k.PHASE]],
        queue=AROUND[seats][numbers[k.ACTOR]][: numbers[k.WAITING]],
        prices=six(numbers[k.PRICES : k.PRICES + 6]),
        supply=_unpack(numbers[k.SUPPLY]),
        cash=tuple(numbers[k.CASH : k.CASH + seats]),
        shares=_sixes(numbers[k.SHARES : k.SHARES + seats]),
        boards=boards,
        bounds=tuple([_bounds(numbers, seat, sum(board)) for seat, board in enumerate(boards)]),
        charity=tuple(numbers[k.CHARITY : k.CHARITY + seats]),
        holders=racks,
        played=_cards(numbers[k.PLAYED], numbers[k.PLAYED_TWICE]),
        merchant=_merchant(numbers) if game.has_merchant else None,
    )


def _merchant(numbers: list[int]) -> Merchant:
    hidden, shown, gone = (_goods(numbers[place]) for place in (k.HIDDEN, k.SHOWN, k.GONE))
    return Merchant(hidden, shown, numbers[k.MERCHANT], gone)


def _bounds(numbers: list[int], seat: int, donated: int) -> tuple[Six, ...]:
    first = k.BOUNDS + k.BOARD_SPACES * seat
    return _sixes(numbers[first : first + donated])


def _pack(numbers: Six) -> int:
    return int.from_bytes(bytes(numbers), "little")


@lru_cache(1 << 12)
def _unpack(packed: int) -> Six:
    return six(packed.to_bytes(6, "little"))


def _sixes(packed: Iterable[int]) -> tuple[Six, ...]:
    return tuple(map(_unpack, packed))


def _goods(packed: int) -> tuple[Good, ...]:
    return listed(_unpack(packed))


def _rack(cards: tuple[MarketCard, ...]) -> tuple[int, int]:
    once = twice = 0
    for card in cards:
        bit = 1 << ORDER[card]
        twice |= once & bit
        once |= bit
    return once, twice


def _racks(numbers: list[int]) -> tuple[tuple[MarketCard, ...], ...]:
    return tuple(map(_cards, numbers[::2], numbers[1::2]))


@lru_cache(1 << 12)
def _cards(once: int, twice: int) -> tuple[MarketCard, ...]:
    return tuple(card for card, number in ORDER.items() for sets in (once, twice) if sets >> number & 1)


def from_view(view: RichAndGoodView, dice: Random) -> Any:
    """An array that fits everything the seat has seen; see `sampling`."""
    return from_state(sample(view, dice))


def is_possible(array: Any, game: RichAndGood) -> bool:
    """Whether compiled code may work on this array: every number that is used as a place or a set is in range."""
    numbers, track = array.tolist(), game.track
    phase, actor, waiting = numbers[k.PHASE], numbers[k.ACTOR], numbers[k.WAITING]
    sixes = {numbers[k.SUPPLY], *numbers[k.HIDDEN : k.PLACES], *numbers[k.SHARES : k.HOLDERS]}
    sums = [*numbers[k.CASH : k.SHARES], numbers[k.MERCHANT]]
    places, prices = numbers[k.PLACES : k.PRICES], numbers[k.PRICES : k.WORTHLESS]
    cards = [numbers[k.PLAYED], numbers[k.PLAYED_TWICE], *numbers[k.HOLDERS : k.TRACK]]
    return bool(
        numbers[k.SEATS] == game.seats
        and numbers[k.SPACES] == len(track)
        and tuple(numbers[k.TRACK :]) == track
        and 0 <= phase <= k.OVER
        and (actor == k.NOBODY) == (phase == k.OVER)
        and k.NOBODY <= actor < game.seats
        and 0 <= numbers[k.STARTER] < game.seats
        and (phase == k.OVER) == (waiting == 0)
        and 0 <= waiting <= game.seats
        and 1 <= numbers[k.ROUND] <= game.rounds
        and 1 <= numbers[k.TURN] <= game.turns
        and 0 <= min(places) <= max(places) < len(track)
        and prices == [*[track[place] for place in places], 0]
        and numbers[k.WORTHLESS] == sum([255 << 8 * good for good in range(6) if not prices[good]])
        and 0 <= min(cards) <= max(cards) < 1 << k.KINDS
        and 0 <= min(sixes) <= max(sixes) < 1 << 48
        and max(map(max, _sixes(sixes))) <= SHARES_OF_EACH
        and max(map(sum, _sixes(numbers[k.BOARDS : k.BOUNDS]))) <= k.BOARD_SPACES
        and 0 <= min(sums) <= max(sums) < MOST_MONEY
        and (phase != k.MARKET or k.legal_count(array) > 0)
        and (phase != k.DONATE or numbers[k.SHARES + actor] > 0)
    )


def kernel(game: RichAndGood) -> Kernel:
    """The compiled game of this table."""
    return Kernel(game, k, sys.modules[__name__])
