"""The status cards, as every edition knows them under its own words."""

from enum import StrEnum
from typing import Self


class Kind(StrEnum):
    """What a card does to its owner."""

    LUXURY = "luxury"
    DOUBLER = "doubler"
    LOSE_LUXURY = "lose-luxury"
    MINUS_FIVE = "minus-five"
    HALF = "half"
    GAMBLING = "gambling"


class Card(StrEnum):
    """A status card. The three doublers are alike, so they share one code."""

    kind: Kind
    worth: int
    """The status value of a luxury; 0 for every other card."""
    is_luxury: bool
    to_avoid: bool
    """Bid to avoid it: the first to pass takes it (HS-AVOID-FIRST-PASS)."""
    ends: bool
    """One of the four game-end cards (HS-END-CARDS)."""

    def __new__(cls, code: str, kind: Kind, worth: int = 0) -> Self:
        card = str.__new__(cls, code)
        card._value_ = code
        card.kind, card.worth = kind, worth
        card.is_luxury = kind is Kind.LUXURY
        card.to_avoid = kind in (Kind.LOSE_LUXURY, Kind.MINUS_FIVE, Kind.HALF)
        card.ends = kind in (Kind.DOUBLER, Kind.HALF)
        return card

    __hash__ = str.__hash__  # an enum's own hash is a call into Python, and cards are looked up all the time

    ONE = "1", Kind.LUXURY, 1
    TWO = "2", Kind.LUXURY, 2
    THREE = "3", Kind.LUXURY, 3
    FOUR = "4", Kind.LUXURY, 4
    FIVE = "5", Kind.LUXURY, 5
    SIX = "6", Kind.LUXURY, 6
    SEVEN = "7", Kind.LUXURY, 7
    EIGHT = "8", Kind.LUXURY, 8
    NINE = "9", Kind.LUXURY, 9
    TEN = "10", Kind.LUXURY, 10
    DOUBLE = "x2", Kind.DOUBLER
    LOSE = "lose", Kind.LOSE_LUXURY
    DEBT = "-5", Kind.MINUS_FIVE
    HALF = "1/2", Kind.HALF
    GAMBLING = "gambling", Kind.GAMBLING
    EXCURSIONS = "excursions", Kind.LUXURY, 12
    YACHT_CLUB = "yacht-club", Kind.LUXURY, 5


BASE_CARDS: tuple[Card, ...] = (
    *(card for card in Card if card.is_luxury and card not in (Card.EXCURSIONS, Card.YACHT_CLUB)),
    *(Card.DOUBLE, Card.DOUBLE, Card.DOUBLE),
    *(Card.LOSE, Card.DEBT, Card.HALF),
)
"""The sixteen cards of every edition."""

CARD: dict[str, Card] = {card.value: card for card in Card}
"""Every card by its code."""

END_CARDS = 4
"""The game ends when this many game-end cards have been turned (HS-END-FOURTH)."""


def luxuries(owned: tuple[Card, ...]) -> tuple[Card, ...]:
    """The luxuries among a player's cards."""
    return tuple(card for card in owned if card.is_luxury)
