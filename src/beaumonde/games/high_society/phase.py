"""What the table is waiting for."""

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """A turned card is auctioned or bid for under seal; a lost luxury may have to be chosen; then it is over."""

    AUCTION = "auction"
    SEALED = "sealed"
    DISCARD = "discard"
    OVER = "over"


# Looking a member up on its class is slow before Python 3.12, and rules ask for the phase all the time.
AUCTION: Final = Phase.AUCTION
SEALED: Final = Phase.SEALED
DISCARD: Final = Phase.DISCARD
OVER: Final = Phase.OVER
