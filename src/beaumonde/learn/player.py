"""Playing with the network as it is, and looking back at how each decision turned out."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from beaumonde.bots.net import FORECASTS, OUTCOMES, Weights
from beaumonde.core.kernel import compiled
from beaumonde.games.compiled import GUESSES
from beaumonde.learn.ahead import Ahead, Views
from beaumonde.learn.lanes import FREE, Lanes
from beaumonde.learn.model import NEVER, answer, outcome_mask

WINNERS = 2.0
"""How much more it counts what those learn who only want to win: the bots do."""


class Stretch(NamedTuple):
    """What was played: everything [steps, lanes, …]."""

    told: Any
    items: Any
    masks: Any
    picks: Any
    logs: Any
    seats: Any
    learns: Any
    """How much it counts: more than 0 where the network itself decided, 0 where a habit did."""
    aims: Any
    """Better odds of the picks, found by looking one ahead; all 0 where nobody looked."""
    ruled: Any
    """1 where rules of thumb decided and the network is to foretell it, else 0."""
    others: Any
    """What is to be guessed of the others; -1 where nothing is."""
    gains: Any
    """How much better the seat to decide fared than it had forecast, by what it wants."""
    targets: Any
    """What the forecast should have been, seen from whoever was to decide."""


class Played(NamedTuple):
    """A stretch, how many games ended in it, and how many of those nobody won."""

    stretch: Stretch
    views: Views
    games: int
    nobody: int


class Player:
    """Plays `steps` picks in every lane at a time.

    A decision's forecast is compared with a mixture of later forecasts and the end of the game (TD(λ)): `trust` is λ,
    and near 1 it is the end that counts. What a pick is credited with is the same with a λ of its own, `credit`: a
    lower one, because what others and the cards did long after says little about it.
    """

    def __init__(self, lanes: Lanes, ahead: Ahead, steps: int, trust: float, credit: float) -> None:
        self.lanes, self._ahead, self._steps = lanes, ahead, steps
        self._trust, self._credit = trust, credit

    def play(self, weights: Weights) -> Played:
        """The next stretch, with these weights."""
        lanes, steps = self.lanes, self._steps
        size = (steps, len(lanes.actors))
        told = np.empty((*size, lanes.shape.told), np.float32)
        items = np.empty((*size, *lanes.items.shape[1:]), np.float32)
        masks = np.empty((*size, lanes.masks.shape[1]), np.uint8)
        picks, actors, seats = (np.empty(size, np.int64) for _ in range(3))
        aims = np.zeros(masks.shape, np.float32)
        others = np.empty((*size, GUESSES), np.float32)
        logs, learns, ruled, cautions = (np.empty(size, np.float32) for _ in range(4))
        forecasts = np.empty((steps + 1, size[1], FORECASTS), np.float32)
        ended = np.empty(size, np.uint8)
        ends = np.empty((*size, FORECASTS), np.float32)
        views = self._ahead.new_views(steps)
        for step in range(steps + 1):
            logits, shares = forward(weights, lanes.told, lanes.items, lanes.seats)
            to_table(np.asarray(shares), lanes.actors, lanes.seats, forecasts[step])
            if step == steps:
                break
            logits = np.asarray(logits)
            self._ahead.look(step, logits, partial(forward, weights), aims[step])
            told[step], items[step], masks[step] = lanes.told, lanes.items, lanes.masks
            actors[step], seats[step] = lanes.actors, lanes.seats
            learns[step] = (lanes.habits == 0) * np.where(lanes.cautions == 0, WINNERS, 1.0)
            ruled[step] = lanes.ruled != FREE
            cautions[step], others[step] = lanes.cautions, lanes.others
            lanes.sample(logits, picks[step], logs[step])
            self._ahead.keep(step, picks[step], views)
            lanes.step(picks[step])
            ended[step], ends[step] = lanes.ended, lanes.outcomes
        gains = np.empty(size, np.float32)
        targets, nexts = (np.empty((*size, FORECASTS), np.float32) for _ in range(2))
        look_back(self._trust, self._credit, actors, seats, cautions, forecasts, ended, ends, gains, targets, nexts)
        for step in range(steps):
            views.targets[step] = nexts[step, self._ahead.part(step)]
        stretch = Stretch(told, items, masks, picks, logs, seats, learns, aims, ruled, others, gains, targets)
        return Played(stretch, views, int(ended.sum()), int(ends[..., OUTCOMES - 1][ended == 1].sum()))


@jax.jit
def forward(weights: Weights, told: jax.Array, items: jax.Array, seats: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits of all picks; and the odds of every outcome, with those of being cast out."""
    said = answer(weights, told, items)
    outcome = jax.nn.softmax(jnp.where(outcome_mask(seats), said.outcome, NEVER))
    return said.picks, jnp.concatenate([outcome, jax.nn.sigmoid(said.out)], 1)


@compiled
def to_table(shares: Any, actors: Any, seats: Any, out: Any) -> None:
    """Outcomes counted from the viewer as outcomes by the seats of the table."""
    out[:] = 0.0
    for lane in range(len(actors)):
        for step in range(seats[lane]):
            seat = (actors[lane] + step) % seats[lane]
            out[lane, seat] = shares[lane, step]
            out[lane, OUTCOMES + seat] = shares[lane, OUTCOMES + step]
        out[lane, OUTCOMES - 1] = shares[lane, OUTCOMES - 1]


@compiled
def look_back(
    trust: float,
    credit: float,
    actors: Any,
    seats: Any,
    cautions: Any,
    forecasts: Any,
    ended: Any,
    ends: Any,
    gains: Any,
    targets: Any,
    nexts: Any,
) -> None:
    """From the last decision to the first: what each should have forecast, what its seat should have forecast right
    after it, and how much better the seat fared."""
    steps, lanes = actors.shape
    after, soon = np.empty(FORECASTS, np.float32), np.empty(FORECASTS, np.float32)
    for lane in range(lanes):
        after[:] = forecasts[steps, lane]
        soon[:] = after
        for step in range(steps - 1, -1, -1):
            _turn(after, actors[step, lane], seats[step, lane], nexts[step, lane])
            for place in range(FORECASTS):
                if ended[step, lane]:
                    after[place] = soon[place] = ends[step, lane, place]
                else:
                    later = forecasts[step + 1, lane, place]
                    after[place] = later + np.float32(trust) * (after[place] - later)
                    soon[place] = later + np.float32(credit) * (soon[place] - later)
            actor = actors[step, lane]
            wins = soon[actor] - forecasts[step, lane, actor]
            stays = forecasts[step, lane, OUTCOMES + actor] - soon[OUTCOMES + actor]
            gains[step, lane] = wins + cautions[step, lane] * (stays - wins)
            _turn(after, actor, seats[step, lane], targets[step, lane])


@compiled
def _turn(table: Any, viewer: int, seats: int, out: Any) -> None:
    """A forecast by the seats of the table as one counted from the viewer."""
    out[:] = 0.0
    for step in range(seats):
        seat = (viewer + step) % seats
        out[step] = table[seat]
        out[OUTCOMES + step] = table[OUTCOMES + seat]
    out[OUTCOMES - 1] = table[OUTCOMES - 1]
