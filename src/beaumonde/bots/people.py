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

COMMON = 4.0
"""How much more common rules of thumb are at a table than where the network learned to guess."""


@inlined
def read_people(game: int, weights: Any, state: Any, caution: float, told: Any, items: Any, kinds: Any) -> None:
    """Write what kind of person every seat is: the others as they seem to the actor, and itself. Its caution is there
    to make up for rosy forecasts; the more of the others play by rules of thumb, the less depends on those."""
    viewer, seats = state[rules.ACTOR], state[rules.SEATS]
    kinds[:] = 0.0
    kinds[CAUTION, viewer] = caution
    rules.features(game, state, 0, viewer, told, items)
    rules.tell_kinds(told, kinds, False, viewer, seats)
    guesses = np.zeros(GUESSES, np.float32)
    guess_kinds(weights, told, items, guesses)
    surprises = np.float32(0.0)
    for step in range(1, seats):
        seat, ruled = (viewer + step) % seats, guesses[MOST_SEATS - 2 + step]
        kinds[CAUTION, seat] = guesses[step - 1]
        kinds[THUMB, seat] = ruled * np.float32(COMMON) / (ruled * np.float32(COMMON - 1.0) + np.float32(1.0))
        surprises += np.float32(1.0) - kinds[THUMB, seat]
    kinds[CAUTION, viewer] = caution * surprises / (seats - 1)


@inlined
def tell(game: int, state: Any, part: int, viewer: int, kinds: Any, told: Any, items: Any) -> None:
    """Write what the network is told of the table as this seat sees it, where everybody is of such a kind."""
    rules.features(game, state, part, viewer, told, items)
    rules.tell_kinds(told, kinds, True, viewer, state[rules.SEATS])
