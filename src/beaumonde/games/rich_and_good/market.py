"""The market cards: each moves the price of one good along the track."""

from enum import StrEnum
from typing import Self

from beaumonde.games.rich_and_good.goods import GOOD, Good


class MarketCard(StrEnum):
    """A good and how many spaces its price moves. All moves are even, so a half is always whole."""

    good: Good
    move: int
    half: int

    def __new__(cls, code: str) -> Self:
        card = str.__new__(cls, code)
        card._value_ = code
        up = "+" in code
        name, _, spaces = code.partition("+" if up else "-")
        card.good, card.move = GOOD[name], int(spaces) if up else -int(spaces)
        card.half = card.move // 2
        return card

    __hash__ = str.__hash__  # an enum's own hash is a call into Python, and cards are looked up all the time

    COAL_UP_2 = "coal+2"
    COAL_UP_4 = "coal+4"
    COAL_UP_6 = "coal+6"
    COAL_DOWN_2 = "coal-2"
    COAL_DOWN_4 = "coal-4"
    COAL_DOWN_6 = "coal-6"
    WHEAT_UP_2 = "wheat+2"
    WHEAT_UP_4 = "wheat+4"
    WHEAT_UP_6 = "wheat+6"
    WHEAT_DOWN_2 = "wheat-2"
    WHEAT_DOWN_4 = "wheat-4"
    WHEAT_DOWN_6 = "wheat-6"
    COFFEE_UP_2 = "coffee+2"
    COFFEE_UP_4 = "coffee+4"
    COFFEE_UP_6 = "coffee+6"
    COFFEE_DOWN_2 = "coffee-2"
    COFFEE_DOWN_4 = "coffee-4"
    COFFEE_DOWN_6 = "coffee-6"
    RUBBER_UP_2 = "rubber+2"
    RUBBER_UP_4 = "rubber+4"
    RUBBER_UP_6 = "rubber+6"
    RUBBER_DOWN_2 = "rubber-2"
    RUBBER_DOWN_4 = "rubber-4"
    RUBBER_DOWN_6 = "rubber-6"
    TEA_UP_2 = "tea+2"
    TEA_UP_4 = "tea+4"
    TEA_UP_6 = "tea+6"
    TEA_DOWN_2 = "tea-2"
    TEA_DOWN_4 = "tea-4"
    TEA_DOWN_6 = "tea-6"
    SALT_UP_2 = "salt+2"
    SALT_UP_4 = "salt+4"
    SALT_UP_6 = "salt+6"
    SALT_DOWN_2 = "salt-2"
    SALT_DOWN_4 = "salt-4"
    SALT_DOWN_6 = "salt-6"


MARKET_CARDS: tuple[MarketCard, ...] = tuple(card for card in MarketCard for _ in range(2 if card.move > 0 else 1))
"""All 54: every rise twice, every fall once (RG-MARKET-CARDS)."""

MARKET_CARD: dict[str, MarketCard] = {card.value: card for card in MarketCard}
"""Every card by its code."""

ORDER = {card: place for place, card in enumerate(MarketCard)}


def racked(cards: tuple[MarketCard, ...]) -> tuple[MarketCard, ...]:
    """The cards of a holder sorted by good, so that their order tells nothing."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
