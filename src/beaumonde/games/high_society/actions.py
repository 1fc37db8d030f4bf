"""What a seat can decide, and the sequence of everything it may decide now."""

from bisect import bisect_left
from functools import cache

from msgspec.structs import force_setattr

from beaumonde.core.choices import Choices
from beaumonde.core.game import Action
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import CARD, Card


class Bid(Action, frozen=True, tag_field="type", tag="bid", forbid_unknown_fields=True):
    """Add these money cards to what already lies open."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        cards: object = self.cards
        if isinstance(cards, tuple | list) and all(type(card) is int for card in cards):
            force_setattr(self, "cards", tuple(sorted(cards, reverse=True)))


class Pass(Action, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """Take the open money back and leave this auction."""


class Seal(Action, frozen=True, tag_field="type", tag="seal", forbid_unknown_fields=True):
    """Lay one money card face down for Yacht Club."""

    card: int


class Discard(Action, frozen=True, tag_field="type", tag="discard", forbid_unknown_fields=True):
    """Give up this luxury to the lose-a-luxury card."""

    card: Card

    def __post_init__(self) -> None:
        if type(self.card) is str and self.card in CARD:
            force_setattr(self, "card", CARD[self.card])


HighSocietyAction = Bid | Pass | Seal | Discard

PASS = Pass()


@cache
def bid_of(mask: int) -> Bid:
    """The bid that adds this set of cards: one object for each set, made when first needed."""
    bid = Bid(money.cards(mask))
    _MASKS[id(bid)] = mask
    return bid


_MASKS: dict[int, int] = {}
"""The sets of the bids made by `bid_of`, by identity: those objects live as long as the process."""


def bid_mask(bid: Bid) -> int | None:
    """The set of cards a bid adds; None if it is not made of different money cards."""
    mask = _MASKS.get(id(bid))
    return money.mask_of(bid.cards) if mask is None else mask


class AuctionChoices(Choices[HighSocietyAction]):
    """Pass, and every bid that beats the highest, cheapest first."""

    __slots__ = ("_hand", "_least", "_masks", "_start")

    def __init__(self, hand: int, least: int) -> None:
        sums, self._masks = money.ladder(hand)
        self._start = bisect_left(sums, least)
        self._hand, self._least = hand, least

    def __len__(self) -> int:
        return 1 + len(self._masks) - self._start

    def at(self, place: int) -> HighSocietyAction:
        return bid_of(self._masks[self._start + place - 1]) if place else PASS

    def __contains__(self, action: object) -> bool:
        if type(action) is not Bid:
            return type(action) is Pass
        mask = bid_mask(action) or 0
        return bool(mask) and not mask & ~self._hand and money.SUM[mask] >= self._least


class SealChoices(Choices[HighSocietyAction]):
    """Any one card of the hand, the largest first."""

    __slots__ = ("_cards",)

    def __init__(self, hand: int) -> None:
        self._cards = money.cards(hand)

    def __len__(self) -> int:
        return len(self._cards)

    def at(self, place: int) -> HighSocietyAction:
        return Seal(self._cards[place])

    def __contains__(self, action: object) -> bool:
        return type(action) is Seal and type(action.card) is int and action.card in self._cards
