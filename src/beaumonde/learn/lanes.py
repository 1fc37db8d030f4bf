"""Many games side by side, one pick at a time: the games that the network learns from.

A lane is a game at one of several tables; when it ends, another is dealt in its place. Picks that are forced are made
without asking. All arrays belong to the lanes and change with every step.

Who sits there is said in `kinds`. Those who play by rules of thumb are not asked, unless the network is to be shown
what they decide: then `ruled` says what.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from beaumonde.bots.net import FORECASTS, OUTCOMES
from beaumonde.core.game import Game
from beaumonde.core.kernel import below, chance, compiled, ones, seeded
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION, GUESSES, SHAPES, THRIFT, THUMB, WEIGHTS
from beaumonde.learn.kinds import (
    BUDGET,
    ROWS,
    SHOWN,
    TEMPER,
    held_back,
    seat_people,
    tell_kinds,
    to_guess,
)

FREE = -1
"""A lane whose decision no rule of thumb makes."""


class Lanes:
    """`told`, `items`, `masks`, `actors`, `seats`, `habits`, `ruled` and `cautions` describe the decision each lane
    waits for; `others` what is to be guessed of the other seats, -1 where nothing is;
    `ended` and `outcomes` the game that ended just before it, if one did."""

    def __init__(self, tables: Sequence[Game], lanes: int, seed: int, threads: int = 2) -> None:
        self.which = rules.which(tables[0])
        self.shape = SHAPES[self.which]
        self.blanks = np.stack([kernel(table).blank for table in tables])
        self.told = np.zeros((lanes, self.shape.told), np.float32)
        self.items = np.zeros((lanes, self.shape.items, self.shape.item_told), np.float32)
        self.masks = np.zeros((lanes, self.shape.picks + self.shape.items * self.shape.item_picks), np.uint8)
        self.actors = np.zeros(lanes, np.int64)
        self.seats = np.zeros(lanes, np.int64)
        self.tempers, self.habits = np.zeros(lanes, np.float32), np.zeros(lanes, np.uint8)
        self.ruled, self._plans = np.zeros(lanes, np.int64), np.zeros(lanes, np.int64)
        self.ended = np.zeros(lanes, np.uint8)
        self.cautions = np.zeros(lanes, np.float32)
        self.others = np.zeros((lanes, GUESSES), np.float32)
        self.outcomes = np.zeros((lanes, FORECASTS), np.float32)
        self.states = np.zeros((lanes, self.blanks.shape[1]), np.int64)
        self.parts = np.zeros(lanes, np.int64)
        self.kinds = np.zeros((lanes, ROWS, rules.MOST_SEATS), np.float32)
        self.thumbs = np.zeros((lanes, rules.MOST_SEATS, WEIGHTS))
        self.rngs = np.zeros((lanes, 1), np.uint64)
        bounds = np.linspace(0, lanes, threads + 1).astype(int)
        self._slices = [slice(low, high) for low, high in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads)
        _deal_all(self.which, self.blanks, self.states, self.kinds, self.thumbs, self.rngs, seed)
        self._all(self._look)

    def sample(self, logits: Any, picks: Any, logs: Any) -> None:
        """Draw a pick for every lane from these logits; `logs` gets the logarithm of its chance."""
        thrift = THRIFT[self.which]

        def run(part: slice) -> None:
            tempers, ruled, masks = self.tempers[part], self.ruled[part], self.masks[part]
            _sample(logits[part], tempers, thrift, ruled, masks, self.rngs[part], picks[part], logs[part])

        self._all(run)

    def step(self, picks: Any) -> None:
        """Make these picks, and go on to the next decision of every lane."""

        def run(part: slice) -> None:
            _make(self.which, self.states[part], self.parts[part], picks[part])
            self._look(part)

        self._all(run)

    def _look(self, part: slice) -> None:
        _look_all(
            self.which,
            self.blanks,
            self.states[part],
            self.parts[part],
            self.kinds[part],
            self.thumbs[part],
            self.rngs[part],
            self.masks[part],
            self.told[part],
            self.items[part],
            self.actors[part],
            self.seats[part],
            self.tempers[part],
            self.habits[part],
            self.ruled[part],
            self._plans[part],
            self.cautions[part],
            self.others[part],
            self.ended[part],
            self.outcomes[part],
        )

    def _all(self, run: Any) -> None:
        list(self._pool.map(run, self._slices))


@compiled
def _deal_all(game: int, blanks: Any, states: Any, kinds: Any, thumbs: Any, rngs: Any, seed: int) -> None:
    for lane in range(len(states)):
        rngs[lane, 0] = seeded(seed, lane)[0]
        _deal(game, blanks, states[lane], kinds[lane], thumbs[lane], rngs[lane])


@compiled
def _deal(game: int, blanks: Any, state: Any, kinds: Any, thumbs: Any, rng: Any) -> None:
    state[:] = blanks[below(rng, len(blanks))]
    rules.deal(game, state, rng, -1)
    seat_people(game, state[rules.SEATS], kinds, thumbs, rng)


@compiled
def _make(game: int, states: Any, parts: Any, picks: Any) -> None:
    for lane in range(len(states)):
        parts[lane] = rules.make(game, states[lane], parts[lane], picks[lane])


@compiled
def _sample(logits: Any, tempers: Any, thrift: Any, ruled: Any, masks: Any, rngs: Any, picks: Any, logs: Any) -> None:
    count = masks.shape[1]
    tempered = np.empty(count, np.float32)
    for lane in range(len(masks)):
        for place in range(count):
            tempered[place] = logits[lane, place] + tempers[lane] * thrift[place]
        best = np.float32(-1e30)
        for place in range(count):
            if masks[lane, place] and tempered[place] > best:
                best = tempered[place]
        total = 0.0
        for place in range(count):
            if masks[lane, place]:
                total += np.exp(tempered[place] - best)
        left = total * chance(rngs[lane])
        for place in range(count):
            if masks[lane, place]:
                picks[lane] = place
                left -= np.exp(tempered[place] - best)
                if left < 0:
                    break
        if ruled[lane] != FREE:
            picks[lane] = ruled[lane]
        logs[lane] = tempered[picks[lane]] - best - np.log(total)


@compiled
def _look_all(
    game: int,
    blanks: Any,
    states: Any,
    parts: Any,
    kinds: Any,
    thumbs: Any,
    rngs: Any,
    masks: Any,
    told: Any,
    items: Any,
    actors: Any,
    seats: Any,
    tempers: Any,
    has_habit: Any,
    ruled: Any,
    plans: Any,
    cautions: Any,
    others: Any,
    ended: Any,
    outcomes: Any,
) -> None:
    for lane in range(len(states)):
        state, mask, who, by, rng = states[lane], masks[lane], kinds[lane], thumbs[lane], rngs[lane]
        parts[lane] = go_on(game, state, parts[lane], who, by, rng, mask)
        ended[lane] = state[rules.ACTOR] < 0
        if ended[lane]:
            outcome(game, state, outcomes[lane])
            _deal(game, blanks, state, who, by, rng)
            parts[lane] = go_on(game, state, 0, who, by, rng, mask)
        actors[lane], seats[lane] = state[rules.ACTOR], state[rules.SEATS]
        actor = actors[lane]
        ruled[lane] = FREE
        if who[THUMB, actor] > 0.0:
            if parts[lane] == 0:
                plans[lane] = rules.act_by_thumb(game, state, by[actor], rng)
            ruled[lane] = rules.towards(game, state, parts[lane], plans[lane])
        tempers[lane] = who[TEMPER, actor]
        has_habit[lane] = who[TEMPER, actor] != 0.0 or who[BUDGET, actor] > 0.0 or who[THUMB, actor] > 0.0
        rules.features(game, state, parts[lane], actor, told[lane], items[lane])
        cautions[lane] = who[CAUTION, actor]
        tell_kinds(who, actor, seats[lane], told[lane])
        to_guess(who, actor, seats[lane], others[lane])


@compiled
def go_on(game: int, state: Any, part: int, kinds: Any, thumbs: Any, rng: Any, mask: Any) -> int:
    """Make what is forced and what is not for the network to decide, up to its next decision or the end; what has been
    picked since."""
    while state[rules.ACTOR] >= 0:
        actor = state[rules.ACTOR]
        if kinds[THUMB, actor] > 0.0 and kinds[SHOWN, actor] == 0.0:
            rules.play(game, state, rules.act_by_thumb(game, state, thumbs[actor], rng))
            continue
        if rules.pick_mask(game, state, part, mask) > 1 and not held_back(game, state, part, kinds):
            break
        only = 0  # passing comes first
        while mask[only] == 0:
            only += 1
        part = rules.make(game, state, part, only)
    return part


@compiled
def outcome(game: int, state: Any, out: Any) -> None:
    """Every seat's share of the win, then what nobody won, then which seats are cast out."""
    totals, standings = np.zeros(rules.MOST_SEATS), np.zeros(rules.MOST_SEATS)
    winners, cast_out = rules.score(game, state, totals, standings)
    share = 1.0 / max(1, ones(winners))
    for seat in range(rules.MOST_SEATS):
        out[seat] = share if (winners >> seat) & 1 else 0.0
        out[OUTCOMES + seat] = (cast_out >> seat) & 1
    out[OUTCOMES - 1] = 1.0 if winners == 0 else 0.0
