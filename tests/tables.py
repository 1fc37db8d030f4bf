"""The tables that tests play at, and random play on them."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from hypothesis import strategies as st

import beaumonde as bm
from beaumonde.core.game import Action, Game, State, Step

ADVANCED = ("gambling", "excursions", "yacht-club")
SHORT_TRACK = (0, 5, 20, 40, 90, 100)

HIGH_SOCIETY: tuple[Game, ...] = (
    *(bm.high_society(edition, seats) for edition in ("1995", "2018", "2019-fr", "2025") for seats in (3, 4, 5)),
    *(
        bm.high_society("2025", seats, advanced, memory_aid=seats == 4)
        for count in (1, 2, 3)
        for advanced in combinations(ADVANCED, count)
        for seats in (3, 4, 5)
    ),
)
RICH_AND_GOOD: tuple[Game, ...] = (
    *(bm.rich_and_good(seats) for seats in (2, 3, 4, 5)),
    bm.rich_and_good(3, memory_aid=True, first=1),
    bm.rich_and_good(2, SHORT_TRACK),
    bm.rich_and_good(4, SHORT_TRACK),
)
TABLES: tuple[Game, ...] = HIGH_SOCIETY + RICH_AND_GOOD

games = st.sampled_from(TABLES)
seeds = st.integers(0, 2**256 - 1)


def any_action(state: State, seat: int, dice: Random) -> Action:
    """A random legal action. Half the time one of the first few, so that auctions also last."""
    legal = state.legal(seat)
    return legal[dice.randrange(len(legal) if dice.random() < 0.5 else min(len(legal), 6))]


def random_game(game: Game, seed: int) -> Iterator[tuple[State, int, Action, Step[State]]]:
    """A whole game of random legal play: state, seat, action and step of every decision."""
    dice = Random(seed)
    state = game.start(seed)
    while state.to_act:
        seat = dice.choice(state.to_act)
        action = any_action(state, seat, dice)
        step = state.play(seat, action)
        yield state, seat, action, step
        state = step.state


def played(game: Game, seed: int, most: int | None = None, source: bm.Seed | bm.Fair | None = None) -> bm.Journal:
    """The journal of a random game, whole or its first actions."""
    dice = Random(seed)
    journal = bm.Journal(game, source=source or bm.Seed(seed))
    while journal.state.to_act and (most is None or len(journal.moves) < most):
        seat = dice.choice(journal.state.to_act)
        journal.play(seat, any_action(journal.state, seat, dice))
    return journal
