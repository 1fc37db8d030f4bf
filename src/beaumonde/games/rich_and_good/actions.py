"""What a seat can decide, and the sequences of everything it may decide now."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from operator import le
from typing import Any, Final

from msgspec.structs import force_setattr

from beaumonde.core.choices import Choices
from beaumonde.core.game import Action
from beaumonde.games.rich_and_good.goods import GOOD, GOODS, SHARES_OF_EACH, Good, Six, counts, six
from beaumonde.games.rich_and_good.market import MarketCard

MOST_TRADED = 3


class Side(StrEnum):
    """The holder that gives the full card. With two players the left one is your own, the right one the shared."""

    LEFT = "left"
    RIGHT = "right"


LEFT: Final = Side.LEFT
RIGHT: Final = Side.RIGHT


class Buy(Action, frozen=True, tag_field="type", tag="buy", forbid_unknown_fields=True):
    """Buy one to three shares at the current prices."""

    goods: tuple[Good, ...]

    def __post_init__(self) -> None:
        _tidy(self)


class Sell(Action, frozen=True, tag_field="type", tag="sell", forbid_unknown_fields=True):
    """Sell one to three shares at the current prices."""

    goods: tuple[Good, ...]

    def __post_init__(self) -> None:
        _tidy(self)


class Hold(Action, frozen=True, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Neither buy nor sell."""


class Donate(Action, frozen=True, tag_field="type", tag="donate", forbid_unknown_fields=True):
    """Lay one share face down on the charity board."""

    good: Good

    def __post_init__(self) -> None:
        _as_enum(self, "good", Good)


class Keep(Action, frozen=True, tag_field="type", tag="keep", forbid_unknown_fields=True):
    """Donate nothing now."""


class Manipulate(Action, frozen=True, tag_field="type", tag="manipulate", forbid_unknown_fields=True):
    """Play one market card in full from the holder on that side, then half of one from the other holder."""

    full: MarketCard
    half: MarketCard
    side: Side

    def __post_init__(self) -> None:
        if type(self.full) is str or type(self.half) is str or type(self.side) is str:
            _as_enum(self, "full", MarketCard)
            _as_enum(self, "half", MarketCard)
            _as_enum(self, "side", Side)


RichAndGoodAction = Buy | Sell | Hold | Donate | Keep | Manipulate


def _as_enum(action: Action, name: str, kind: type[StrEnum]) -> None:
    """People may write "salt": it becomes Good.SALT. Anything else stays, for the rules to refuse."""
    value = getattr(action, name)
    if type(value) is str and value in kind._value2member_map_:
        force_setattr(action, name, kind(value))


def _tidy(trade: Buy | Sell) -> None:
    """The same shares in another order are the same trade."""
    goods: Any = trade.goods
    if type(goods) in (tuple, list) and all(isinstance(good, str) and good in GOOD for good in goods):
        force_setattr(trade, "goods", tuple(sorted((GOOD[good] for good in goods), key=_PLACE.__getitem__)))


_PLACE = {good: good.place for good in GOODS}

HOLD = Hold()
KEEP = Keep()
DONATIONS = tuple(Donate(good) for good in GOODS)
BUNDLES = tuple(bundle for size in range(1, MOST_TRADED + 1) for bundle in combinations_with_replacement(GOODS, size))
"""The 83 ways to choose one to three shares."""

BUNDLE_COUNTS: dict[tuple[Good, ...], Six] = {bundle: counts(bundle) for bundle in BUNDLES}
SELLS = tuple((Sell(bundle), counts(bundle)) for bundle in BUNDLES)


def bundle_counts(goods: object) -> Six | None:
    """How many of each a trade names; None if it is not one to three goods."""
    try:
        return BUNDLE_COUNTS.get(goods)  # type: ignore[call-overload, no-any-return]
    except TypeError:
        return None


@cache
def sales(holdings: Six) -> tuple[Sell, ...]:
    """Every sale out of these holdings; more than three of a good make no difference."""
    return tuple(sell for sell, bundle in SELLS if all(map(le, bundle, holdings)))


def purchases(cash: int, prices: Six, supply: Six) -> Sequence[Buy]:
    """Every purchase that the cash and the piles allow; a good at 0 cannot be bought (RG-BUY-ZERO)."""
    most = tuple([_CLAMP[left] if 0 < price <= cash else 0 for price, left in zip(prices, supply, strict=True)])
    buys, rows = _buys_within(most)
    if MOST_TRADED * max(prices) <= cash:
        return buys
    cost = (*prices, 0)
    return [buy for buy, a, b, c in rows if cost[a] + cost[b] + cost[c] <= cash]


_CLAMP = tuple(min(left, MOST_TRADED) for left in range(SHARES_OF_EACH + 1))


@cache
def _buys_within(most: tuple[int, ...]) -> tuple[tuple[Buy, ...], tuple[tuple[Buy, int, int, int], ...]]:
    """Every purchase of at most so many of each good, alone and with the places of its three shares."""
    rows = tuple(row for row in _BUYS if all(map(le, BUNDLE_COUNTS[row[0].goods], most)))
    return tuple(row[0] for row in rows), rows


def _buys() -> Iterator[tuple[Buy, int, int, int]]:
    nothing = len(GOODS)
    for a, b, c in combinations_with_replacement(range(nothing + 1), MOST_TRADED):
        if a != nothing:
            yield Buy(tuple(GOODS[place] for place in (a, b, c) if place != nothing)), a, b, c


_BUYS = tuple(_buys())
"""Every purchase with the places of its goods; place 6 stands for nothing."""


class TradeChoices(Choices[RichAndGoodAction]):
    """Hold, every purchase, every sale; listed only when somebody counts or looks."""

    __slots__ = ("_cash", "_listed", "_prices", "_shares", "_supply")

    def __init__(self, cash: int, prices: Six, supply: Six, shares: Six) -> None:
        self._cash, self._prices, self._supply, self._shares = cash, prices, supply, shares
        self._listed: tuple[RichAndGoodAction, ...] | None = None

    def _all(self) -> tuple[RichAndGoodAction, ...]:
        if self._listed is None:
            shares = self._shares
            if max(shares) > MOST_TRADED:
                shares = six([min(count, MOST_TRADED) for count in shares])
            self._listed = (HOLD, *purchases(self._cash, self._prices, self._supply), *sales(shares))
        return self._listed

    def __len__(self) -> int:
        return len(self._all())

    def at(self, place: int) -> RichAndGoodAction:
        return self._all()[place]

    def __contains__(self, action: object) -> bool:
        return type(action) in (Hold, Buy, Sell) and action in self._all()


class MarketChoices(Choices[RichAndGoodAction]):
    """Every card of one holder in full with every card of the other halved, both ways round."""

    __slots__ = ("_left", "_pairs", "_right")

    def __init__(self, left: tuple[MarketCard, ...], right: tuple[MarketCard, ...]) -> None:
        self._left, self._right = tuple(dict.fromkeys(left)), tuple(dict.fromkeys(right))
        self._pairs = len(self._left) * len(self._right)

    def __len__(self) -> int:
        return 2 * self._pairs

    def at(self, place: int) -> Manipulate:
        if place < self._pairs:
            full, half = divmod(place, len(self._right))
            return Manipulate(self._left[full], self._right[half], LEFT)
        full, half = divmod(place - self._pairs, len(self._left))
        return Manipulate(self._right[full], self._left[half], RIGHT)

    def __contains__(self, action: object) -> bool:
        if type(action) is not Manipulate or type(action.side) is not Side:
            return False
        full, half = (self._left, self._right) if action.side is LEFT else (self._right, self._left)
        return action.full in full and action.half in half
