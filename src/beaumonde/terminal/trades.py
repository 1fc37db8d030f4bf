"""What people type at The Rich and the Good: +CCS, buy 2C S, -RR, and two numbers for market cards."""

import re

from beaumonde.core.game import Action
from beaumonde.games.rich_and_good.actions import HOLD, LEFT, RIGHT, Buy, Manipulate, Sell
from beaumonde.games.rich_and_good.goods import BY_LETTER, Good
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.view import RichAndGoodView

BUYING = ("buy", "acheter", "achat", "kaufen", "kauf", "kaufe")
SELLING = ("sell", "vendre", "vente", "verkaufen", "verkauf", "verkaufe")
SIGNS = dict.fromkeys(BUYING, "+") | dict.fromkeys(SELLING, "-")


def read_trade(text: str) -> Action | None:
    """A purchase, a sale or neither; None if the text means nothing."""
    if text in ("", "."):
        return HOLD
    first, _, rest = text.partition(" ")
    if first.lower() in SIGNS:
        text = SIGNS[first.lower()] + rest
    goods = read_goods(text[1:])
    if goods is None or text[0] not in "+-":
        return None
    return Buy(goods) if text[0] == "+" else Sell(goods)


def read_goods(text: str) -> tuple[Good, ...] | None:
    """Letters of goods, a number before a letter for several: CCS, 2C S."""
    goods: list[Good] = []
    compact = re.sub(r"[\s,+]", "", text).upper()
    if not re.fullmatch(r"(\d?[CWFRTS])+", compact):
        return None
    for count, letter in re.findall(r"(\d?)([CWFRTS])", compact):
        goods += [BY_LETTER[letter]] * int(count or 1)
    return tuple(goods)


def read_market(view: RichAndGoodView, text: str) -> Action | None:
    """The two cards with these numbers, the full one first; they are numbered as `distinct` lists them."""
    numbers = re.fullmatch(r"(\d{1,2})[\s,+]+(\d{1,2})", text)
    if numbers is None:
        return None
    left, right = list(distinct(view.left or ())), list(distinct(view.right or ()))
    cards = [(card, LEFT) for card in left] + [(card, RIGHT) for card in right]
    full, half = (int(number) - 1 for number in numbers.groups())
    if not (0 <= full < len(cards) and 0 <= half < len(cards)):
        return None
    return Manipulate(cards[full][0], cards[half][0], cards[full][1])


def distinct(holder: tuple[MarketCard, ...]) -> dict[MarketCard, int]:
    """The different cards of a holder, and how many there are of each."""
    return {card: holder.count(card) for card in holder}
