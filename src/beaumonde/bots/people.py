"""What kind of people sit at the table: the network plays differently among the thrifty and among spenders.

How cautious the others are shows in what they have done so far. A bot guesses it before it decides, and then thinks as
if it knew.
"""

from typing import Any

import numpy as np

from beaumonde.bots.net import guess_kinds
from beaumonde.core.kernel import inlined
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import MOST_SEATS


@inlined
def read_people(game: int, weights: Any, state: Any, caution: float, told: Any, items: Any, cautions: Any) -> None:
    """Write the caution of every seat: the actor's own as it is, the others' as it seems to the actor."""
    viewer, seats = state[rules.ACTOR], state[rules.SEATS]
    cautions[:] = 0.0
    cautions[viewer] = caution
    rules.features(game, state, 0, viewer, told, items)
    rules.tell_kinds(told, cautions, False, viewer, seats)
    guesses = np.zeros(MOST_SEATS - 1, np.float32)
    guess_kinds(weights, told, items, guesses)
    for step in range(1, seats):
        cautions[(viewer + step) % seats] = guesses[step - 1]


@inlined
def tell(game: int, state: Any, part: int, viewer: int, cautions: Any, told: Any, items: Any) -> None:
    """Write what the network is told of the table as this seat sees it, where everybody is as cautious as this."""
    rules.features(game, state, part, viewer, told, items)
    rules.tell_kinds(told, cautions, True, viewer, state[rules.SEATS])
