"""One pick ahead: what every pick would lead to, in some of the lanes at a time.

A pick that was made is judged by how the game went on, which is mostly what the cards and the others did. Here all
picks of a decision are judged by the forecast of what comes right after them, with the same cards to come: a small
difference between two of them shows at once. What comes after is forecast as the seat that decides sees it, also when
somebody else is next: forecasts from different seats differ by more than two picks do.
"""

from typing import Any, NamedTuple

import numpy as np

from beaumonde.bots.net import FORECASTS, OUTCOMES, odds
from beaumonde.core.kernel import compiled
from beaumonde.games import compiled as rules
from beaumonde.learn.kinds import tell_kinds
from beaumonde.learn.lanes import Lanes, go_on, outcome

STEP = 512
"""Rows are asked for in multiples of this, so that few sizes have to be compiled."""


class Views(NamedTuple):
    """What those who had decided saw next, [steps, lanes that were looked at, …]; the forecast learns from it too."""

    told: Any
    items: Any
    seats: Any
    goes_on: Any
    """1 where there was a next decision, 0 where the game ended."""
    targets: Any


class Ahead:
    """Looks at one of `every` lanes at each step, in turn."""

    def __init__(self, lanes: Lanes, every: int, keen: float) -> None:
        self._lanes, self._every, self._keen = lanes, every, np.float32(keen)
        count = len(lanes.actors) // every
        picks = lanes.masks.shape[1]
        most = -(-count * picks // STEP) * STEP
        self._row_of = np.zeros((count, picks), np.int64)
        self._seats = np.zeros(most, np.int64)
        self._told = np.zeros((most, lanes.shape.told), np.float32)
        self._items = np.zeros((most, *lanes.items.shape[1:]), np.float32)
        self._ended, self._ends = np.zeros(most, np.uint8), np.zeros((most, FORECASTS), np.float32)

    def part(self, step: int) -> slice:
        """The lanes that are looked at in this step."""
        count = len(self._lanes.actors) // self._every
        first = step % self._every * count
        return slice(first, first + count)

    def look(self, step: int, logits: Any, ask: Any, aims: Any) -> None:
        """Write better odds into `aims` than those of the logits: picks that lead to better forecasts get more."""
        lanes, part = self._lanes, self.part(step)
        rows = _look(
            lanes.which,
            lanes.states[part],
            lanes.parts[part],
            lanes.kinds[part],
            lanes.thumbs[part],
            lanes.rngs[part],
            lanes.masks[part],
            lanes.actors[part],
            self._row_of,
            self._told,
            self._items,
            self._seats,
            self._ended,
            self._ends,
        )
        size = -(-rows // STEP) * STEP
        _, shares = ask(self._told[:size], self._items[:size], self._seats[:size])
        _aim(
            self._row_of,
            self._ended,
            self._ends,
            np.asarray(shares),
            lanes.actors[part],
            lanes.cautions[part],
            lanes.masks[part],
            logits[part],
            self._keen,
            aims[part],
        )

    def new_views(self, steps: int) -> Views:
        """Room for what is seen in so many steps."""
        size = (steps, len(self._row_of))
        return Views(
            np.zeros((*size, *self._told.shape[1:]), np.float32),
            np.zeros((*size, *self._items.shape[1:]), np.float32),
            np.zeros(size, np.int64),
            np.zeros(size, np.float32),
            np.zeros((*size, FORECASTS), np.float32),
        )

    def keep(self, step: int, picks: Any, views: Views) -> None:
        """Remember what the picks that are made lead to."""
        rows = self._row_of[np.arange(len(self._row_of)), picks[self.part(step)]]
        views.told[step], views.items[step] = self._told[rows], self._items[rows]
        views.seats[step], views.goes_on[step] = self._seats[rows], self._ended[rows] == 0


@compiled
def _look(
    game: int,
    states: Any,
    parts: Any,
    kinds: Any,
    thumbs: Any,
    rngs: Any,
    masks: Any,
    deciders: Any,
    row_of: Any,
    told: Any,
    items: Any,
    seats: Any,
    ended: Any,
    ends: Any,
) -> int:
    """A row for every pick: what the seat that decides would be told next, or how the game would have ended."""
    state, mask, row = states[0].copy(), np.zeros(masks.shape[1], np.uint8), 0
    rng = rngs[0].copy()
    for lane in range(len(states)):
        viewer = deciders[lane]
        for pick in range(masks.shape[1]):
            if masks[lane, pick] == 0:
                continue
            state[:], rng[:] = states[lane], rngs[lane]
            part = rules.make(game, state, parts[lane], pick)
            part = go_on(game, state, part, kinds[lane], thumbs[lane], rng, mask)
            actor = state[rules.ACTOR]
            row_of[lane, pick], seats[row], ended[row] = row, state[rules.SEATS], actor < 0
            if actor < 0:
                outcome(game, state, ends[row])
            else:
                rules.features(game, state, part if actor == viewer else 0, viewer, told[row], items[row])
                tell_kinds(kinds[lane], viewer, seats[row], told[row])
            row += 1
    return row


@compiled
def _aim(
    row_of: Any,
    ended: Any,
    ends: Any,
    shares: Any,
    deciders: Any,
    cautions: Any,
    masks: Any,
    logits: Any,
    keen: Any,
    aims: Any,
) -> None:
    """The odds of the logits, raised for every pick by what its forecast promises the seat that decides."""
    for lane in range(len(masks)):
        better, seat = logits[lane].copy(), deciders[lane]
        for pick in range(masks.shape[1]):
            if masks[lane, pick]:
                row = row_of[lane, pick]
                if ended[row]:
                    wins, out = ends[row, seat], ends[row, OUTCOMES + seat]
                else:
                    wins, out = shares[row, 0], shares[row, OUTCOMES]
                better[pick] += (wins + cautions[lane] * (np.float32(1.0) - out - wins)) / keen
        odds(better, masks[lane], aims[lane])
