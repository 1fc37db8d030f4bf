"""The Rich and the Good: the table options, the set-up, and the first state."""

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.game import GAMES, Deal, Lesson, Step, View, chance_of
from beaumonde.core.shuffle import Source, drawn, shuffled
from beaumonde.games.rich_and_good import events, notation, rules
from beaumonde.games.rich_and_good.actions import RichAndGoodAction
from beaumonde.games.rich_and_good.aids import RichAndGoodHints, RichAndGoodOrders, offers
from beaumonde.games.rich_and_good.goods import DEFAULT_TRACK, GOODS, NONE, OPENING_PRICE, SHARES_OF_EACH, minus, plus
from beaumonde.games.rich_and_good.lesson import LESSONS
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.phase import TRADE
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal, check_deal, check_options
from beaumonde.games.rich_and_good.state import Merchant, State
from beaumonde.games.rich_and_good.view import RichAndGoodView

OPENING_CASH = 300


class RichAndGood(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of The Rich and the Good. With two seats the Merchant plays along."""

    name: ClassVar[str] = "rich-and-good"
    deal_type: ClassVar[type[Deal]] = RichAndGoodDeal
    action_type: ClassVar[Any] = RichAndGoodAction
    event_type: ClassVar[Any] = events.RichAndGoodEvent
    view_type: ClassVar[type[View]] = RichAndGoodView
    hints_type: ClassVar[type[Hints]] = RichAndGoodHints
    orders_type: ClassVar[type[Orders]] = RichAndGoodOrders
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS
    rounds: ClassVar[int] = 2

    seats: int
    track: tuple[int, ...] = DEFAULT_TRACK
    memory_aid: bool = False
    first: int | None = None
    """Who has the starting marker first; drawn with the cards if the table names nobody."""

    def __post_init__(self) -> None:
        check_options(self)

    @property
    def has_merchant(self) -> bool:
        return self.seats == 2

    @property
    def turns(self) -> int:
        """Turns in a round (RG-TURNS, RG-TWO-TURNS)."""
        return 5 if self.has_merchant else 4

    @property
    def share_stock(self) -> int:
        """Shares of each good for the players (RG-SHARES, RG-TWO-MERCHANT-DECK)."""
        return SHARES_OF_EACH - self.merchant_stock

    @property
    def merchant_stock(self) -> int:
        """Shares of each good in the Merchant's deck."""
        return 5 if self.has_merchant else 0

    @property
    def merchant_shares(self) -> tuple[int, ...]:
        """How many shares the Merchant gives in each round (RG-MERCHANT-SHARES)."""
        return (4, 3) if self.has_merchant else ()

    def holder_sizes(self, turn: int) -> tuple[int, ...]:
        """How many cards each holder has when that turn of a round begins."""
        left = self.turns - turn + 1
        return (left, left, 2 * left) if self.has_merchant else (2 * left,) * self.seats

    @classmethod
    def offers(cls) -> tuple[Offer, ...]:
        return offers(cls.name)

    def deal(self, source: Source) -> RichAndGoodDeal:
        """Two shuffles of all 54 cards, or one that lasts both rounds (RG-RESHUFFLE, RG-TWO-NO-RESHUFFLE)."""
        key = source.key()
        first = drawn(key, "first", self.seats) if self.first is None else self.first
        dealt = sum(self.holder_sizes(1))
        if not self.has_merchant:
            rounds = tuple(shuffled(key, f"market {number}", MARKET_CARDS)[:dealt] for number in (1, 2))
            return RichAndGoodDeal(first, rounds)
        market = shuffled(key, "market", MARKET_CARDS)
        shares = shuffled(key, "merchant", GOODS * self.merchant_stock)
        return RichAndGoodDeal(first, (market[:dealt], market[dealt : 2 * dealt]), merchant=(shares[:4], shares[4:7]))

    def start(
        self, seed: int | None = None, *, source: Source | None = None, deal: RichAndGoodDeal | None = None
    ) -> State:
        """The first state: from a seed, a source of chance, or a set-up by hand."""
        return self.begin(seed, source=source, deal=deal).state

    def begin(
        self, seed: int | None = None, *, source: Source | None = None, deal: RichAndGoodDeal | None = None
    ) -> Step[State]:
        """As `start`, with what happened in it."""
        chance = chance_of(seed, source, deal)
        deal = check_deal(self, deal) if chance is None else self.deal(chance)
        seats = self.seats
        stock = (self.share_stock,) * 6
        for held in (*deal.shares, *deal.boards):
            stock = minus(stock, held)
        shares, boards = deal.shares or (NONE,) * seats, deal.boards or (NONE,) * seats
        set_up = State(
            game=self,
            deal=deal,
            round=deal.round,
            turn=deal.turn,
            starter=deal.first,
            phase=TRADE,
            queue=(),
            prices=deal.prices or (OPENING_PRICE,) * 6,
            supply=stock,
            cash=deal.cash or (OPENING_CASH,) * seats,
            shares=shares,
            boards=boards,
            bounds=tuple((plus(held, board),) * sum(board) for held, board in zip(shares, boards, strict=True)),
            charity=deal.charity or (0,) * seats,
            holders=(),
            played=(),
            merchant=Merchant((), (), deal.merchant_charity) if self.has_merchant else None,
        )
        return rules.begin(set_up)

    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)
    heading = staticmethod(notation.heading)


GAMES[RichAndGood.name] = RichAndGood


def rich_and_good(
    seats: int = 4,
    track: Iterable[int] = DEFAULT_TRACK,
    *,
    memory_aid: bool = False,
    first: int | None = None,
) -> RichAndGood:
    """A table of The Rich and the Good; two seats bring the Merchant, `track` changes the prices."""
    return RichAndGood(seats=seats, track=tuple(track), memory_aid=memory_aid, first=first)
