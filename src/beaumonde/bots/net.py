"""The network of a game in compiled code: what it is told, the odds of every pick, and how the game will end.

Weights are plain float32 arrays, kept in a small file of the package. `learn` makes them; nothing of it is needed here.
"""

from typing import Any, NamedTuple

import numpy as np

from beaumonde.core.kernel import compiled
from beaumonde.games.compiled import GUESSES, MOST_SEATS, Shape

OUTCOMES = MOST_SEATS + 1
"""Who wins: the seats from the viewer on, clockwise, then nobody."""
FORECASTS = OUTCOMES + MOST_SEATS
"""Then, for the seats from the viewer on, who is cast out."""


class Weights(NamedTuple):
    """One matrix [from, to] or bias for each layer; see `learn.model` for what they do."""

    item: Any
    item_told: Any
    item_bias: Any
    trunk: Any
    pooled: Any
    trunk_bias: Any
    deep: Any
    deep_bias: Any
    picks: Any
    picks_bias: Any
    outcome: Any
    outcome_bias: Any
    out: Any
    out_bias: Any
    kind: Any
    kind_bias: Any
    item_deep: Any
    item_trunk: Any
    item_deep_bias: Any
    item_picks: Any
    item_picks_bias: Any


def widths(shape: Shape, width: int, item_width: int) -> dict[str, tuple[int, ...]]:
    """The size of every array, for a network with layers of these widths."""
    wide = item_width if shape.items else 0
    return {
        "item": (shape.item_told, wide),
        "item_told": (shape.told, wide),
        "item_bias": (wide,),
        "trunk": (shape.told, width),
        "pooled": (wide, width),
        "trunk_bias": (width,),
        "deep": (width, width),
        "deep_bias": (width,),
        "picks": (width, shape.picks),
        "picks_bias": (shape.picks,),
        "outcome": (width, OUTCOMES),
        "outcome_bias": (OUTCOMES,),
        "out": (width, MOST_SEATS),
        "out_bias": (MOST_SEATS,),
        "kind": (width, GUESSES),
        "kind_bias": (GUESSES,),
        "item_deep": (wide, wide),
        "item_trunk": (width, wide),
        "item_deep_bias": (wide,),
        "item_picks": (wide, shape.item_picks),
        "item_picks_bias": (shape.item_picks,),
    }


@compiled
def _add(inputs: Any, matrix: Any, out: Any) -> None:
    """out += inputs @ matrix. Many inputs are 0 and cost nothing; the others are taken four at a time."""
    rows, count, wide = np.empty(len(inputs), np.int64), 0, len(out)
    for row in range(len(inputs)):
        if inputs[row] != 0.0:
            rows[count] = row
            count += 1
    four = count & ~3
    for first in range(0, four, 4):
        a, b, c, d = rows[first], rows[first + 1], rows[first + 2], rows[first + 3]
        in_a, in_b, in_c, in_d = inputs[a], inputs[b], inputs[c], inputs[d]
        row_a, row_b, row_c, row_d = matrix[a], matrix[b], matrix[c], matrix[d]
        for place in range(wide):
            out[place] += in_a * row_a[place] + in_b * row_b[place] + in_c * row_c[place] + in_d * row_d[place]
    for number in range(four, count):
        factor, line = inputs[rows[number]], matrix[rows[number]]
        for place in range(wide):
            out[place] += factor * line[place]


@compiled
def _rectify(values: Any) -> None:
    for place in range(len(values)):
        values[place] = max(values[place], np.float32(0.0))


@compiled
def ask(w: Any, told: Any, items: Any, picks: Any, outcome: Any) -> None:
    """Write the logits of all picks and of all forecasts."""
    count, first = len(items), len(w.picks_bias)
    seen = np.empty((count, len(w.item_bias)), np.float32)
    deep = _think(w, told, items, seen)
    picks[:first] = w.picks_bias
    _add(deep, w.picks, picks[:first])
    _foresee(w, deep, outcome)
    if count:
        shared = w.item_deep_bias.copy()
        _add(deep, w.item_trunk, shared)
        each, row = len(w.item_picks_bias), np.empty(len(shared), np.float32)
        for item in range(count):
            row[:] = shared
            _add(seen[item], w.item_deep, row)
            _rectify(row)
            place = first + item * each
            picks[place : place + each] = w.item_picks_bias
            _add(row, w.item_picks, picks[place : place + each])


@compiled
def forecast(w: Any, told: Any, items: Any, outcome: Any) -> None:
    """Write the logits of all forecasts and of nothing else."""
    _foresee(w, _think(w, told, items, np.empty((len(items), len(w.item_bias)), np.float32)), outcome)


@compiled
def _foresee(w: Any, deep: Any, outcome: Any) -> None:
    outcome[:OUTCOMES] = w.outcome_bias
    _add(deep, w.outcome, outcome[:OUTCOMES])
    outcome[OUTCOMES:] = w.out_bias
    _add(deep, w.out, outcome[OUTCOMES:])


@compiled
def guess_kinds(w: Any, told: Any, items: Any, out: Any) -> None:
    """Write what kind of people the others seem to be, from the viewer on, by what they have done so far: how cautious,
    then how likely they play by rules of thumb."""
    deep = _think(w, told, items, np.empty((len(items), len(w.item_bias)), np.float32))
    out[:] = w.kind_bias
    _add(deep, w.kind, out)
    for place in range(len(out)):
        out[place] = np.float32(1.0) / (np.float32(1.0) + np.exp(-out[place]))


@compiled
def _think(w: Any, told: Any, items: Any, seen: Any) -> Any:
    """What the last layer for the table says; `seen` gets what is made of each item."""
    trunk = w.trunk_bias.copy()
    _add(told, w.trunk, trunk)
    if len(items):
        shared = w.item_bias.copy()
        _add(told, w.item_told, shared)
        pooled = np.zeros(len(shared), np.float32)
        for item in range(len(items)):
            row = seen[item]
            row[:] = shared
            _add(items[item], w.item, row)
            _rectify(row)
            for place in range(len(row)):
                pooled[place] += row[place]
        for place in range(len(pooled)):
            pooled[place] /= np.float32(len(items))
        _add(pooled, w.pooled, trunk)
    _rectify(trunk)
    deep = w.deep_bias.copy()
    _add(trunk, w.deep, deep)
    _rectify(deep)
    return deep


@compiled
def odds(logits: Any, mask: Any, out: Any) -> None:
    """The chance of every pick that may be made; 0 for the others."""
    best = np.float32(-1e30)
    for place in range(len(mask)):
        if mask[place] and logits[place] > best:
            best = logits[place]
    total = np.float32(0.0)
    for place in range(len(mask)):
        out[place] = np.exp(logits[place] - best) if mask[place] else np.float32(0.0)
        total += out[place]
    for place in range(len(mask)):
        out[place] /= total


@compiled
def shares(logits: Any, seats: int, viewer: int, out: Any) -> None:
    """Every seat's share of the win, by its place at the table; what is missing to 1 is that nobody wins."""
    best = logits[OUTCOMES - 1]
    for step in range(seats):
        best = max(best, logits[step])
    total = np.exp(logits[OUTCOMES - 1] - best)
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        out[seat] = np.exp(logits[step] - best)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@compiled
def wishes(logits: Any, seats: int, viewer: int, cautions: Any, out: Any) -> None:
    """How much of what it wants every seat gets: the win, and, by its caution, to stay in."""
    shares(logits, seats, viewer, out)
    for step in range(seats):
        seat = (viewer + step) % seats
        stays = np.float32(1.0) / (np.float32(1.0) + np.exp(logits[OUTCOMES + step]))
        out[seat] += cautions[seat] * (stays - out[seat])
