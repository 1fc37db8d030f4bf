"""Everything that a seat of The Rich and the Good does not know, laid out with exact weights as `sampling` draws it.

These are the market cards of far holders, the shares that others have donated, and the Merchant's hidden one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import product
from math import comb
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from beaumonde.games.rich_and_good import Good, MarketCard, RichAndGoodView
from beaumonde.games.rich_and_good.goods import GOODS, NONE, Six, counts, minus, plus
from beaumonde.games.rich_and_good.market import MARKET_CARDS, racked
from beaumonde.games.rich_and_good.phase import DONATE, MARKET, OVER
from beaumonde.games.rich_and_good.rules import holders_of
from beaumonde.games.rich_and_good.sampling import sample
from beaumonde.games.rich_and_good.state import State

T = TypeVar("T")


def completions(view: RichAndGoodView) -> Iterator[tuple[int, State]]:
    """Every whole state that fits the view, with its weight. Market cards that cannot matter are not told apart."""
    state = sample(view, Random(0))
    assert view.seat is not None
    matter = goods_that_matter(state, hidden=True)
    for boards_weight, boards in _boards(view):
        shares = tuple(
            minus(plus(held, was), board) for held, was, board in zip(state.shares, state.boards, boards, strict=True)
        )
        for merchant_weight, hidden in _merchants(view):
            merchant = replace(state.merchant, hidden=hidden) if state.merchant else None
            for holders_weight, holders in _holders(view, state, matter):
                whole = replace(state, shares=shares, boards=boards, merchant=merchant, holders=holders)
                yield boards_weight * merchant_weight * holders_weight, whole


def goods_that_matter(state: State, *, hidden: bool) -> frozenset[int]:
    """The goods whose prices can still change the end: those that somebody has, may hold hidden or could buy."""
    matter = _held(state.shares, state.boards)
    merchant = state.merchant
    if merchant:
        matter |= set(range(6)) if hidden and merchant.hidden else set()
        matter |= {good.place for good in (*merchant.shown, *merchant.hidden)}
    if state.phase not in {MARKET, OVER}:
        buyers = state.queue[1:] if state.phase is DONATE else state.queue
        most = max((state.cash[seat] for seat in buyers), default=0)
        matter |= {place for place, price in enumerate(state.prices) if 0 < price <= most}
    return matter


@cache
def _held(shares: tuple[Six, ...], boards: tuple[Six, ...]) -> frozenset[int]:
    return frozenset(place for place in range(6) if any(held[place] for held in (*shares, *boards)))


def _boards(view: RichAndGoodView) -> Iterator[tuple[int, tuple[Six, ...]]]:
    """What lies on the boards: every order of giving that open play allows is as likely as the other."""
    each = [
        ((player.board, 1),) if player.board is not None else boards_within(player.bounds or ())
        for player in view.players
    ]
    for boards in product(*each):
        weight = reduce(lambda so_far, board: so_far * board[1], boards, 1)
        yield weight, tuple(board for board, _ in boards)


@cache
def boards_within(bounds: tuple[Six, ...]) -> tuple[tuple[Six, int], ...]:
    """Every board within the bounds, and in how many orders it can have been filled."""
    ways: Counter[Six] = Counter({NONE: 1})
    for bound in bounds:
        longer: Counter[Six] = Counter()
        for board, count in ways.items():
            for good in GOODS:
                more = plus(board, counts((good,)))
                if all(given <= most for given, most in zip(more, bound, strict=True)):
                    longer[more] += count
        ways = longer
    return tuple(ways.items())


def _merchants(view: RichAndGoodView) -> Iterator[tuple[int, tuple[Good, ...]]]:
    """The Merchant's hidden shares: any that are left of its deck."""
    seen = view.merchant
    if seen is None:
        yield 1, ()
        return
    left = Counter(GOODS * 5)
    left.subtract((*seen.gone, *seen.shown))
    yield from _drawn(left, seen.hidden_count)


def _holders(
    view: RichAndGoodView, state: State, matter: frozenset[int]
) -> Iterator[tuple[int, tuple[tuple[MarketCard, ...], ...]]]:
    """What stands in the holders the seat does not see: any cards that were not yet seen."""
    left, right = view.left or (), view.right or ()
    unseen = Counter(MARKET_CARDS)
    unseen.subtract((*view.played, *left, *right))
    dull = racked(tuple(card for card in unseen.elements() if card.good.place not in matter))
    pool: Counter[MarketCard | None] = Counter({card: unseen[card] for card in unseen if card.good.place in matter})
    pool[None] = len(dull)
    known = holders_of(view.seats, view.seat or 0)
    far = [place for place in range(len(state.holders)) if place not in known]
    for weight, filled in _filled(pool, [len(state.holders[place]) for place in far]):
        holders, next_dull = list(state.holders), iter(dull)
        for place, cards in zip(far, filled, strict=True):
            holders[place] = racked(tuple(card or next(next_dull) for card in cards))
        yield weight, tuple(holders)


def _filled(pool: Counter[T], sizes: Sequence[int]) -> Iterator[tuple[int, tuple[tuple[T, ...], ...]]]:
    """Every way to fill places of these sizes from the pool, and its weight."""
    if not sizes:
        yield 1, ()
        return
    for weight, drawn in _drawn(pool, sizes[0]):
        for more, filled in _filled(pool - Counter(drawn), sizes[1:]):
            yield weight * more, (drawn, *filled)


def _drawn(pool: Counter[T], size: int) -> Iterator[tuple[int, tuple[T, ...]]]:
    """Every handful of this size, and in how many ways it can be drawn."""
    kinds = [kind for kind, count in pool.items() if count > 0]
    if not size or not kinds:
        if not size:
            yield 1, ()
        return
    first = kinds[0]
    rest = Counter({kind: pool[kind] for kind in kinds[1:]})
    for number in range(min(size, pool[first]) + 1):
        for weight, drawn in _drawn(rest, size - number):
            yield comb(pool[first], number) * weight, (*(first,) * number, *drawn)
