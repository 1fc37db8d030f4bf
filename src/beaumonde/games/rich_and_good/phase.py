"""What the table is waiting for."""

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """In the stock phase each seat trades, then may donate; in the market phase each plays two cards."""

    TRADE = "trade"
    DONATE = "donate"
    MARKET = "market"
    OVER = "over"


# Looking a member up on its class is slow before Python 3.12, and rules ask for the phase all the time.
TRADE: Final = Phase.TRADE
DONATE: Final = Phase.DONATE
MARKET: Final = Phase.MARKET
OVER: Final = Phase.OVER
