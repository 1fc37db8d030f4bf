"""The Rich and the Good, for three to five, and for two against the Merchant."""

from beaumonde.games.rich_and_good.actions import Buy, Donate, Hold, Keep, Manipulate, Sell, Side
from beaumonde.games.rich_and_good.game import RichAndGood, rich_and_good
from beaumonde.games.rich_and_good.goods import DEFAULT_TRACK, Good
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal
from beaumonde.games.rich_and_good.view import RichAndGoodView

__all__ = [
    "DEFAULT_TRACK",
    "Buy",
    "Donate",
    "Good",
    "Hold",
    "Keep",
    "Manipulate",
    "MarketCard",
    "RichAndGood",
    "RichAndGoodDeal",
    "RichAndGoodView",
    "Sell",
    "Side",
    "rich_and_good",
]
