"""What kind of people sit at the table: the network plays differently among the thrifty and among spenders.

It shows in what they have done so far. A bot guesses before it decides, and then thinks as if it knew: how cautious
each of the others is, and how likely it plays by rules of thumb.
"""

from typing import Any

import numpy as np

from beaumonde.bots.net import guess_kinds
from beaumonde.core.kernel import inlined
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION, GUESSES, MOST_SEATS, THUMB

COMMON = 20.0
"""How much more common rules of thumb are at a table than where the network learned to guess."""

ORDINARY = 0.2
"""How cautious somebody is who does not know the others yet."""
YIELD = np.float32(2.0)
"""How much less cautious it is for everything that the others are."""


@inlined
def read_people(game: int, weights: Any, state: Any, caution: float, told: Any, items: Any, kinds: Any) -> None:
    """Write what kind of person every seat is: the others as they seem to the actor, and itself. Its caution is there
    to make up for rosy forecasts; the more of the others play by rules of thumb, the less depends on those. It is
    `caution` among the careless and less among the cautious: where nobody spends, thrift wins nothing."""
    viewer, seats = state[rules.ACTOR], state[rules.SEATS]
    kinds[:] = 0.0
    kinds[CAUTION, viewer] = min(caution, ORDINARY)
    rules.features(game, state, 0, viewer, told, items)
    rules.tell_kinds(told, kinds, False, viewer, seats)
    guesses = np.zeros(GUESSES, np.float32)
    guess_kinds(weights, told, items, guesses)
    own = np.float32(0.0)
    for step in range(1, seats):
        seat, ruled = (viewer + step) % seats, guesses[MOST_SEATS - 2 + step]
        kinds[CAUTION, seat] = guesses[step - 1]
        kinds[THUMB, seat] = ruled * np.float32(COMMON) / (ruled * np.float32(COMMON - 1.0) + np.float32(1.0))
        own += (np.float32(1.0) - kinds[THUMB, seat]) * (np.float32(caution) - YIELD * kinds[CAUTION, seat])
    kinds[CAUTION, viewer] = max(np.float32(0.0), own / np.float32(seats - 1))


@inlined
def tell(game: int, state: Any, part: int, viewer: int, kinds: Any, told: Any, items: Any) -> None:
    """Write what the network is told of the table as this seat sees it, where everybody is of such a kind."""
    rules.features(game, state, part, viewer, told, items)
    rules.tell_kinds(told, kinds, True, viewer, state[rules.SEATS])
