"""What kind of people sit at a table that the network learns from.

A network that has only met itself knows one way to play. So in most games people of other kinds sit there too, and
often the whole table is of one kind:

- Those with *caution* want to stay in more than they want to win. They are told so, and learn to play for that.
- Those who play by *rules of thumb* (`games/*/thumb.py`), each with weights of its own. In some games the network is
  shown what they decide, and learns to foretell it.
- Those with a *habit* are held to it, and nothing is learned from them: a temper makes them more reluctant or more
  eager to spend than the network says; a budget lets them go only so far for a card; care keeps them from bidding
  themselves into poverty.

In many games everybody is told who the others are, as far as caution and rules of thumb go; in the rest the network
learns to guess it.
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import below, chance, compiled, normal
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION, KINDS, THUMB

TEMPER, BUDGET, CARE, ALL_KNOWN, SHOWN = range(KINDS, KINDS + 5)
ROWS = KINDS + 5
"""Of the array that says what kind each seat is: what `compiled.tell_kinds` tells, then these."""

PURE = np.array([0.1, 0.5])
"""In how many games everybody just plays to win: fewer where thrift decides who is cast out."""
BY_THUMB, SHOWN_AT = 0.35, 0.3
"""In how many of the others people play by rules of thumb, and in how many of those the network is shown it."""
KNOWN = 0.75
"""In how many everybody knows what kind of people the others are, unless they have habits."""
ALONE, CALM = 0.5, 0.5
"""In how many only one seat just plays to win, and how many seats in the rest of them."""
CAUTIOUS, MOST_CAUTION, SPREAD = 0.88, 0.7, 0.15
"""How many of the rest are about caution, the most a table has of it in common, and how far its seats differ."""
BUDGETS = 0.8
"""How many of those with habits have budgets, in games that know them; the others have tempers."""
OF_TABLE, OF_SEAT = 2.0, 1.0
"""How strong tempers are: what a whole table has in common, and what each seat adds."""
LOWEST, HIGHEST, APART = 0.3, 3.0, 0.3
"""How far budgets go: thousands for a point, the same for the whole table but for what is each seat's own."""
CAREFUL, MARGIN = 0.6, 10.0
"""How many tables with budgets take care as well, and how far above the poorest other seat they want to stay."""


@compiled
def seat_people(game: int, seats: int, kinds: Any, thumbs: Any, rng: Any) -> None:
    """Who sits where in a new game; `thumbs` gets the weights of those who play by rules of thumb."""
    kinds[:] = 0.0
    kinds[ALL_KNOWN] = chance(rng) < KNOWN
    if chance(rng) < PURE[game]:
        return
    one = below(rng, seats)  # somebody has to learn
    calm = 0.0 if chance(rng) < ALONE else CALM
    if chance(rng) < BY_THUMB:
        _seat_thumbs(game, seats, kinds, thumbs, one, calm, rng)
    elif chance(rng) < CAUTIOUS:
        common = MOST_CAUTION * chance(rng)
        for seat in range(seats):
            if seat != one and chance(rng) >= calm:
                kinds[CAUTION, seat] = min(max(common + SPREAD * normal(rng), 0.0), 1.0)
    else:
        _seat_habits(game, seats, kinds, one, calm, rng)


@compiled
def _seat_thumbs(game: int, seats: int, kinds: Any, thumbs: Any, one: int, calm: float, rng: Any) -> None:
    kinds[SHOWN] = chance(rng) < SHOWN_AT
    for seat in range(seats):
        kinds[THUMB, seat] = seat != one and chance(rng) >= calm
        rules.vary_thumb(game, thumbs[seat], rng)


@compiled
def _seat_habits(game: int, seats: int, kinds: Any, one: int, calm: float, rng: Any) -> None:
    kinds[ALL_KNOWN] = 0.0
    budgets = rules.HAS_BUDGETS[game] and chance(rng) < BUDGETS
    careful = chance(rng) < CAREFUL
    common = LOWEST * (HIGHEST / LOWEST) ** chance(rng) if budgets else OF_TABLE * normal(rng)
    for seat in range(seats):
        if seat != one and chance(rng) >= calm:
            own = normal(rng)
            if not budgets:
                kinds[TEMPER, seat] = common + OF_SEAT * own
                continue
            kinds[BUDGET, seat] = common * np.exp(APART * own)
            if careful:
                kinds[CARE, seat] = 100.0 + MARGIN * normal(rng)


@compiled
def tell_kinds(kinds: Any, viewer: int, seats: int, told: Any) -> None:
    """What the viewer is told of itself and, in some games, of the others."""
    rules.tell_kinds(told, kinds, kinds[ALL_KNOWN, 0] > 0.0, viewer, seats)


@compiled
def to_guess(kinds: Any, viewer: int, seats: int, out: Any) -> None:
    """What the viewer should guess of the others, -1 where there is nothing to guess: how cautious they are, then
    whether they play by rules of thumb."""
    out[:] = -1.0
    if kinds[ALL_KNOWN, 0] > 0.0 or kinds[TEMPER].any() or kinds[BUDGET].any():
        return
    for step in range(1, seats):
        seat, place = (viewer + step) % seats, step - 1
        out[rules.MOST_SEATS - 1 + place] = kinds[THUMB, seat]
        if kinds[THUMB, seat] == 0.0:
            out[place] = kinds[CAUTION, seat]


@compiled
def held_back(game: int, state: Any, part: int, kinds: Any) -> bool:
    """Whether the actor's budget lets it do nothing but pass."""
    budget, care = kinds[BUDGET, state[rules.ACTOR]], kinds[CARE, state[rules.ACTOR]]
    return budget > 0.0 and rules.is_over_budget(game, state, part, budget, care - 100.0)
