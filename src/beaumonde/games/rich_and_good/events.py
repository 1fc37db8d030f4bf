"""What happens at the table, as everybody there may know it."""

from beaumonde.core.game import Event
from beaumonde.games.rich_and_good.actions import Side
from beaumonde.games.rich_and_good.goods import Good, Six
from beaumonde.games.rich_and_good.market import MarketCard


class RoundBegan(Event, frozen=True, tag_field="type", tag="round-began"):
    """The holders are filled. `merchant` are the shares the Merchant shows, empty without one."""

    round: int
    merchant: tuple[Good, ...]


class StockOpened(Event, frozen=True, tag_field="type", tag="stock-opened"):
    """A turn begins with its stock phase."""

    round: int
    turn: int
    starter: int


class MarketOpened(Event, frozen=True, tag_field="type", tag="market-opened"):
    """The market phase of a turn begins."""

    round: int
    turn: int
    starter: int


class Bought(Event, frozen=True, tag_field="type", tag="bought"):
    """A seat bought shares from the bank."""

    seat: int
    goods: tuple[Good, ...]
    cost: int


class Sold(Event, frozen=True, tag_field="type", tag="sold"):
    """A seat sold shares to the bank."""

    seat: int
    goods: tuple[Good, ...]
    gain: int


class Held(Event, frozen=True, tag_field="type", tag="held"):
    """A seat traded nothing."""

    seat: int


class Donated(Event, frozen=True, tag_field="type", tag="donated"):
    """A seat laid a share face down on its charity board. Which one, others learn at the end of the round."""

    seat: int


class Kept(Event, frozen=True, tag_field="type", tag="kept"):
    """A seat donated nothing this turn."""

    seat: int


class PriceMoved(Event, frozen=True, tag_field="type", tag="price-moved"):
    """A market card was played, for so many spaces (all, or half); the prices of its good before and after."""

    seat: int
    card: MarketCard
    spaces: int
    side: Side
    before: int
    after: int


class CharityCounted(Event, frozen=True, tag_field="type", tag="charity-counted"):
    """At the end of a round a charity board is turned up and sold. Seat None is the Merchant."""

    seat: int | None
    goods: tuple[Good, ...]
    money: int
    total: int


class Ended(Event, frozen=True, tag_field="type", tag="ended"):
    """The second round is over. `prices` are those at which held shares are counted."""

    prices: Six


RichAndGoodEvent = (
    RoundBegan
    | StockOpened
    | MarketOpened
    | Bought
    | Sold
    | Held
    | Donated
    | Kept
    | PriceMoved
    | CharityCounted
    | Ended
)
