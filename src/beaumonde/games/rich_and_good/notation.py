"""The Rich and the Good in the text notation.

+CCS buys, -RR sells, . trades nothing; *S donates a share, / donates none; <S+6/F-2 plays Salt +6 in full from the
left holder and half of Coffee −2 from the right one, >S+6/F-2 the other way round. The goods are Coal, Wheat, cofFee,
Rubber, Tea and Salt.
"""

import re
from collections.abc import Sequence

from beaumonde.core.errors import BadRecord, brief
from beaumonde.core.game import Action, Event
from beaumonde.games.rich_and_good.actions import (
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
from beaumonde.games.rich_and_good.events import MarketOpened, StockOpened
from beaumonde.games.rich_and_good.goods import BY_LETTER
from beaumonde.games.rich_and_good.market import MARKET_CARD, MarketCard

_TRADE = re.compile(r"([+-])([CWFRTS]{1,3})")
_DONATION = re.compile(r"\*([CWFRTS])")
_MARKET = re.compile(r"([<>])([CWFRTS])([+-][246])/([CWFRTS])([+-][246])")


def write_action(action: Action) -> str:
    """The action as a word."""
    match action:
        case Buy():
            return "+" + "".join(good.letter for good in action.goods)
        case Sell():
            return "-" + "".join(good.letter for good in action.goods)
        case Hold():
            return "."
        case Donate():
            return "*" + action.good.letter
        case Keep():
            return "/"
        case Manipulate():
            return f"{'<' if action.side is LEFT else '>'}{_write_card(action.full)}/{_write_card(action.half)}"
        case _:
            raise TypeError(action)


def read_action(word: str) -> RichAndGoodAction:
    """The action from its word."""
    if word == ".":
        return HOLD
    if word == "/":
        return KEEP
    if trade := _TRADE.fullmatch(word):
        goods = tuple(BY_LETTER[letter] for letter in trade[2])
        return Buy(goods) if trade[1] == "+" else Sell(goods)
    if donation := _DONATION.fullmatch(word):
        return Donate(BY_LETTER[donation[1]])
    if market := _MARKET.fullmatch(word):
        full, half = _read_card(market[2], market[3]), _read_card(market[4], market[5])
        return Manipulate(full, half, LEFT if market[1] == "<" else RIGHT)
    raise BadRecord("bad-word", word=brief(word))


def _write_card(card: MarketCard) -> str:
    return f"{card.good.letter}{card.move:+d}"


def _read_card(letter: str, move: str) -> MarketCard:
    return MARKET_CARD[f"{BY_LETTER[letter].value}{move}"]


def heading(happened: Sequence[Event]) -> str | None:
    """A phase begins a line: its round and turn, and what it is."""
    for event in happened:
        if type(event) is StockOpened:
            return f"{event.round}.{event.turn} [stock]"
        if type(event) is MarketOpened:
            return f"{event.round}.{event.turn} [market]"
    return None
