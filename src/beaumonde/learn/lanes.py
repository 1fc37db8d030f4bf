"""Many games side by side, one pick at a time: the games that the network learns from.

A lane is a game at one of several tables; when it ends, another is dealt in its place. Picks that are forced are made
without asking. All arrays belong to the lanes and change with every step.

A network that has only met itself knows one way to play. So in most games people of other kinds sit there too, and
often the whole table is of one kind:

- Those with *caution* want to stay in more than they want to win. They are told so, and learn to play for that. In
  many games everybody is told how cautious the others are, too; in the rest the network learns to guess it.
- Those with a *habit* are held to it, and nothing is learned from them: a temper makes them more reluctant or more
  eager to spend than the network says; a budget lets them go only so far for a card; care keeps them from bidding
  themselves into poverty.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from beaumonde.bots.net import FORECASTS, OUTCOMES
from beaumonde.core.game import Game
from beaumonde.core.kernel import below, compiled, ones, seeded, word
from beaumonde.core.kernels import kernel
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import SHAPES, THRIFT

PURE = np.array([0.1, 0.5])
"""In how many games everybody just plays to win: fewer where thrift decides who is cast out."""
KNOWN = 0.75
"""In how many everybody knows what kind of people the others are, unless they have habits."""
ALONE, CALM = 0.5, 0.5
"""In how many of the others only one seat does, and how many seats in the rest of them."""
CAUTIOUS, MOST_CAUTION, SPREAD = 0.88, 0.7, 0.15
"""How many of the others are about caution, the most a table has of it in common, and how far its seats differ."""
OF_TABLE, OF_SEAT = 2.0, 1.0
"""How strong tempers are: what a whole table has in common, and what each seat adds."""
LOWEST, HIGHEST, APART = 0.3, 3.0, 0.3
"""How far budgets go: thousands for a point, the same for the whole table but for what is each seat's own."""
CAREFUL, MARGIN = 0.6, 10.0
"""How many tables with budgets take care as well, and how far above the poorest other seat they want to stay."""


TEMPER, BUDGET, CARE, CAUTION, ALL_KNOWN = range(5)


class Lanes:
    """`told`, `items`, `masks`, `actors`, `seats`, `habits` and `cautions` describe the decision each lane waits for;
    `others` how cautious the other seats are where that is to be guessed, -1 where not;
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
        self.ended = np.zeros(lanes, np.uint8)
        self.cautions = np.zeros(lanes, np.float32)
        self.others = np.zeros((lanes, rules.MOST_SEATS - 1), np.float32)
        self.outcomes = np.zeros((lanes, FORECASTS), np.float32)
        self.states = np.zeros((lanes, self.blanks.shape[1]), np.int64)
        self.parts = np.zeros(lanes, np.int64)
        self.kinds = np.zeros((lanes, 5, rules.MOST_SEATS), np.float32)
        self._rngs = np.zeros((lanes, 1), np.uint64)
        bounds = np.linspace(0, lanes, threads + 1).astype(int)
        self._slices = [slice(low, high) for low, high in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads)
        _deal_all(self.which, self.blanks, self.states, self.kinds, self._rngs, seed)
        self._all(self._look)

    def sample(self, logits: Any, picks: Any, logs: Any) -> None:
        """Draw a pick for every lane from these logits; `logs` gets the logarithm of its chance."""
        thrift = THRIFT[self.which]

        def run(part: slice) -> None:
            tempers, masks, rngs = self.tempers[part], self.masks[part], self._rngs[part]
            _sample(logits[part], tempers, thrift, masks, rngs, picks[part], logs[part])

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
            self._rngs[part],
            self.masks[part],
            self.told[part],
            self.items[part],
            self.actors[part],
            self.seats[part],
            self.tempers[part],
            self.habits[part],
            self.cautions[part],
            self.others[part],
            self.ended[part],
            self.outcomes[part],
        )

    def _all(self, run: Any) -> None:
        list(self._pool.map(run, self._slices))


@compiled
def _deal_all(game: int, blanks: Any, states: Any, habits: Any, rngs: Any, seed: int) -> None:
    for lane in range(len(states)):
        rngs[lane, 0] = seeded(seed, lane)[0]
        _deal(game, blanks, states[lane], habits[lane], rngs[lane])


@compiled
def _deal(game: int, blanks: Any, state: Any, habits: Any, rng: Any) -> None:
    state[:] = blanks[below(rng, len(blanks))]
    rules.deal(game, state, rng, -1)
    habits[:] = 0.0
    habits[ALL_KNOWN] = _chance(rng) < KNOWN
    if _chance(rng) < PURE[game]:
        return
    one = below(rng, state[rules.SEATS])  # somebody has to learn
    calm = 0.0 if _chance(rng) < ALONE else CALM
    if _chance(rng) < CAUTIOUS:
        common = MOST_CAUTION * _chance(rng)
        for seat in range(state[rules.SEATS]):
            if seat != one and _chance(rng) >= calm:
                habits[CAUTION, seat] = min(max(common + SPREAD * _normal(rng), 0.0), 1.0)
        return
    habits[ALL_KNOWN] = 0.0
    budgets = rules.HAS_BUDGETS[game] and _chance(rng) < 0.8
    careful = _chance(rng) < CAREFUL
    common = LOWEST * (HIGHEST / LOWEST) ** _chance(rng) if budgets else OF_TABLE * _normal(rng)
    for seat in range(state[rules.SEATS]):
        if seat != one and _chance(rng) >= calm:
            own = _normal(rng)
            if not budgets:
                habits[TEMPER, seat] = common + OF_SEAT * own
                continue
            habits[BUDGET, seat] = common * np.exp(APART * own)
            if careful:
                habits[CARE, seat] = 100.0 + MARGIN * _normal(rng)


@compiled
def _chance(rng: Any) -> float:
    return np.float64(word(rng) >> np.uint64(11)) / 9007199254740992.0


@compiled
def _normal(rng: Any) -> float:
    """About a normal number: the sum of twelve even ones."""
    total = -6.0
    for _ in range(12):
        total += _chance(rng)
    return total


@compiled
def _make(game: int, states: Any, parts: Any, picks: Any) -> None:
    for lane in range(len(states)):
        parts[lane] = rules.make(game, states[lane], parts[lane], picks[lane])


@compiled
def _sample(logits: Any, tempers: Any, thrift: Any, masks: Any, rngs: Any, picks: Any, logs: Any) -> None:
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
        left = total * _chance(rngs[lane])
        for place in range(count):
            if masks[lane, place]:
                picks[lane] = place
                left -= np.exp(tempered[place] - best)
                if left < 0:
                    break
        logs[lane] = tempered[picks[lane]] - best - np.log(total)


@compiled
def _look_all(
    game: int,
    blanks: Any,
    states: Any,
    parts: Any,
    habits: Any,
    rngs: Any,
    masks: Any,
    told: Any,
    items: Any,
    actors: Any,
    seats: Any,
    tempers: Any,
    has_habit: Any,
    cautions: Any,
    others: Any,
    ended: Any,
    outcomes: Any,
) -> None:
    for lane in range(len(states)):
        state, mask = states[lane], masks[lane]
        parts[lane] = go_on(game, state, parts[lane], habits[lane], mask)
        ended[lane] = state[rules.ACTOR] < 0
        if ended[lane]:
            outcome(game, state, outcomes[lane])
            _deal(game, blanks, state, habits[lane], rngs[lane])
            parts[lane] = go_on(game, state, 0, habits[lane], mask)
        actors[lane], seats[lane] = state[rules.ACTOR], state[rules.SEATS]
        tempers[lane] = habits[lane, TEMPER, actors[lane]]
        has_habit[lane] = tempers[lane] != 0.0 or habits[lane, BUDGET, actors[lane]] > 0.0
        rules.features(game, state, parts[lane], actors[lane], told[lane], items[lane])
        cautions[lane] = habits[lane, CAUTION, actors[lane]]
        tell_kinds(habits[lane], actors[lane], seats[lane], told[lane])
        _to_guess(habits[lane], actors[lane], seats[lane], others[lane])


@compiled
def tell_kinds(habits: Any, viewer: int, seats: int, told: Any) -> None:
    """What the viewer is told of itself and, in some games, of the others."""
    rules.tell_kinds(told, habits[CAUTION], habits[ALL_KNOWN, 0] > 0.0, viewer, seats)


@compiled
def _to_guess(habits: Any, viewer: int, seats: int, out: Any) -> None:
    out[:] = -1.0
    if habits[ALL_KNOWN, 0] > 0.0 or habits[TEMPER].any() or habits[BUDGET].any():
        return
    for step in range(1, seats):
        out[step - 1] = habits[CAUTION, (viewer + step) % seats]


@compiled
def go_on(game: int, state: Any, part: int, habits: Any, mask: Any) -> int:
    """Make what is forced, up to the next decision or the end; what has been picked since."""
    while state[rules.ACTOR] >= 0:
        budget, care = habits[BUDGET, state[rules.ACTOR]], habits[CARE, state[rules.ACTOR]]
        if rules.pick_mask(game, state, part, mask) > 1 and not (
            budget > 0.0 and rules.is_over_budget(game, state, part, budget, care - 100.0)
        ):
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
