"""High Society: the table options, the set-up, and the first state."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from msgspec import Struct

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.game import GAMES, Deal, Lesson, Step, View, chance_of
from beaumonde.core.shuffle import Source, drawn, shuffled
from beaumonde.games.high_society import events, money, notation, rules
from beaumonde.games.high_society.actions import HighSocietyAction
from beaumonde.games.high_society.aids import HighSocietyHints, HighSocietyOrders, offers
from beaumonde.games.high_society.cards import BASE_CARDS, Card
from beaumonde.games.high_society.editions import DEFAULT_EDITION, EDITIONS, Edition
from beaumonde.games.high_society.lesson import LESSONS
from beaumonde.games.high_society.phase import AUCTION
from beaumonde.games.high_society.setup import HighSocietyDeal, check_deal, check_options, deal_by_hand
from beaumonde.games.high_society.state import State
from beaumonde.games.high_society.view import HighSocietyView


class HighSociety(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of High Society."""

    name: ClassVar[str] = "high-society"
    deal_type: ClassVar[type[Deal]] = HighSocietyDeal
    action_type: ClassVar[Any] = HighSocietyAction
    event_type: ClassVar[Any] = events.HighSocietyEvent
    view_type: ClassVar[type[View]] = HighSocietyView
    hints_type: ClassVar[type[Hints]] = HighSocietyHints
    orders_type: ClassVar[type[Orders]] = HighSocietyOrders
    lessons: ClassVar[tuple[Lesson, ...]] = LESSONS

    edition: str
    seats: int
    advanced: tuple[Card, ...] = ()
    memory_aid: bool = False
    first: int | None = None
    """Who leads the first auction; drawn with the deck if the table names nobody."""

    def __post_init__(self) -> None:
        check_options(self)

    @property
    def facts(self) -> Edition:
        """What this edition says differently."""
        return EDITIONS[self.edition]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The status cards in play."""
        return BASE_CARDS + self.advanced

    @classmethod
    def offers(cls) -> tuple[Offer, ...]:
        return offers(cls.name)

    def deal(self, source: Source) -> HighSocietyDeal:
        key = source.key()
        first = drawn(key, "first", self.seats) if self.first is None else self.first
        return HighSocietyDeal(first, shuffled(key, "deck", self.cards))

    def start(
        self,
        seed: int | None = None,
        *,
        source: Source | None = None,
        deal: HighSocietyDeal | None = None,
        deck: Iterable[Card | str] | None = None,
        first: int | None = None,
    ) -> State:
        """The first state: from a seed, a source of chance, a whole deal, or just a deck laid by hand."""
        if deck is not None:
            deal = deal_by_hand(deck, first if first is not None else self.first or 0)
        return self.begin(seed, source=source, deal=deal).state

    def begin(
        self, seed: int | None = None, *, source: Source | None = None, deal: HighSocietyDeal | None = None
    ) -> Step[State]:
        """As `start`, with what happened in it."""
        chance = chance_of(seed, source, deal)
        deal = check_deal(self, deal) if chance is None else self.deal(chance)
        seats = self.seats
        hands = tuple(money.mask_of(hand) or 0 for hand in deal.hands) or (money.FULL,) * seats
        owned = deal.owned or ((),) * seats
        dealt = State(
            game=self,
            deck=deal.deck,
            turned=0,
            ends=sum(card.ends for cards in owned for card in cards),
            phase=AUCTION,
            leader=deal.first,
            bidders=(),
            highest=0,
            hands=hands,
            open=(0,) * seats,
            spent=tuple(money.FULL ^ hand for hand in hands),
            owned=owned,
        )
        return rules.begin(dealt)

    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)
    heading = staticmethod(notation.heading)


GAMES[HighSociety.name] = HighSociety


def high_society(
    edition: str = DEFAULT_EDITION,
    seats: int = 4,
    advanced: Sequence[Card | str] = (),
    *,
    memory_aid: bool = False,
    first: int | None = None,
) -> HighSociety:
    """A table of High Society: edition "1995", "2018", "2019-fr" or "2025"; `advanced` cards are the 2025 box's."""
    cards = cast("tuple[Card, ...]", tuple(advanced))  # the game itself checks them and turns codes into cards
    return HighSociety(edition=edition, seats=seats, advanced=cards, memory_aid=memory_aid, first=first)
