"""The first games of The Rich and the Good, with market cards laid by hand.

The learner has seat 0 and begins. In every round the cards that seat 0 sees tell plainly which good will rise and
which will fall, so that a first trade is not a guess.
"""

from beaumonde.core.game import Lesson
from beaumonde.games.rich_and_good.goods import Good
from beaumonde.games.rich_and_good.market import MARKET_CARD, MarketCard
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal


def _cards(*holders: str) -> tuple[MarketCard, ...]:
    """The cards of one round, holder by holder."""
    return tuple(MARKET_CARD[code] for holder in holders for code in holder.split())


THREE = RichAndGoodDeal(
    0,
    (
        _cards(  # seat 0 sees the first and the last: coffee rises, tea falls
            "coffee+6 coffee+4 coffee+2 tea-4 salt+2 wheat+2 coal-2 rubber+4",
            "wheat+4 wheat-2 salt+6 salt-4 coal+2 coal-6 tea+4 rubber+2",
            "coffee+6 coffee+4 tea-6 tea-2 rubber-4 wheat+6 coal+4 salt+4",
        ),
        _cards(  # coal rises, salt falls
            "coal+6 coal+4 salt-6 salt-2 wheat+2 tea+6 coffee-4 rubber+2",
            "rubber+6 rubber-6 coffee+2 coffee-2 wheat+4 wheat-6 tea+2 salt+6",
            "coal+6 coal+2 salt-4 tea+4 tea-2 wheat+6 rubber+4 coffee-6",
        ),
    ),
)

TWO = RichAndGoodDeal(
    0,
    (
        _cards(  # seat 0 sees its own and the shared one: rubber rises, wheat falls
            "rubber+6 rubber+4 wheat-4 coal+2 tea+2",
            "salt+4 salt-2 coffee+6 coal-4 tea-2",
            "rubber+6 rubber+2 wheat-6 wheat+2 coffee-4 coffee+2 coal+4 salt+6 tea+4 tea-4",
        ),
        _cards(  # salt rises, coffee falls
            "salt+6 salt+4 coffee-6 wheat+4 coal+6",
            "rubber-4 rubber+2 tea+6 wheat-2 coal-2",
            "salt+2 salt+2 coffee-2 coffee+4 tea+6 tea-6 wheat+6 rubber-2 coal+2 rubber+4",
        ),
    ),
    merchant=(
        (Good.COAL, Good.WHEAT, Good.TEA, Good.SALT),  # it shows tea and salt
        (Good.RUBBER, Good.COAL, Good.COFFEE),
    ),
)

LESSONS = (
    Lesson("first", {"seats": 3, "memory_aid": True}, THREE),
    Lesson("merchant", {"seats": 2, "memory_aid": True}, TWO),
)
