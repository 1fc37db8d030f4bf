"""Looking one pick ahead: every pick is judged by the forecast of what follows it, for the seat that decides."""

from typing import Any

import numpy as np
import pytest

from beaumonde.bots.net import FORECASTS, OUTCOMES
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION
from beaumonde.learn.ahead import Ahead
from beaumonde.learn.kinds import tell_kinds
from beaumonde.learn.lanes import Lanes, go_on, outcome
from beaumonde.learn.tables import tables_of

LANES, EVERY, KEEN = 32, 4, 0.1
both = pytest.mark.parametrize("name", ["high-society", "rich-and-good"])


def lanes_in_play(name: str, steps: int) -> Lanes:
    lanes = Lanes(tables_of(name), LANES, seed=5, threads=1)
    picks, logs = np.zeros(LANES, np.int64), np.zeros(LANES, np.float32)
    for _ in range(steps):
        lanes.sample(np.zeros(lanes.masks.shape, np.float32), picks, logs)
        lanes.step(picks)
    return lanes


def forecast(told: Any, items: Any, seats: Any) -> tuple[None, Any]:
    """Any forecast will do that depends on what is told."""
    rows = np.abs(told.sum(1) + items.sum((1, 2)))[:, None] * np.arange(1, FORECASTS + 1)[None] % 1
    assert rows.shape == (len(seats), FORECASTS)
    return None, rows.astype(np.float32)


def worth_by_hand(lanes: Lanes, lane: int, pick: int) -> float:
    state, kinds, mask = lanes.states[lane].copy(), lanes.kinds[lane], lanes.masks[lane].copy()
    part, rng = rules.make(lanes.which, state, lanes.parts[lane], pick), lanes.rngs[lane].copy()
    part = go_on(lanes.which, state, part, kinds, lanes.thumbs[lane], rng, mask)
    seat, seats, actor = int(lanes.actors[lane]), int(lanes.seats[lane]), int(state[rules.ACTOR])
    if actor < 0:
        ends = np.zeros(FORECASTS, np.float32)
        outcome(lanes.which, state, ends)
        wins, out = ends[seat], ends[OUTCOMES + seat]
    else:
        told, items = np.zeros_like(lanes.told[:1]), np.zeros_like(lanes.items[:1])
        rules.features(lanes.which, state, part if actor == seat else 0, seat, told[0], items[0])
        tell_kinds(kinds, seat, seats, told[0])
        said = forecast(told, items, np.array([seats]))[1][0]
        wins, out = said[0], said[OUTCOMES]
    caution = float(kinds[CAUTION, seat])
    return float((1 - caution) * wins + caution * (1 - out))


@both
@pytest.mark.parametrize("steps", [0, 25, 120])
def test_picks_gain_what_their_forecasts_promise(name: str, steps: int) -> None:
    lanes = lanes_in_play(name, steps)
    ahead = Ahead(lanes, EVERY, KEEN)
    logits = np.random.default_rng(1).standard_normal(lanes.masks.shape).astype(np.float32)
    aims = np.zeros(lanes.masks.shape, np.float32)
    ahead.look(steps, logits, forecast, aims)
    looked = range(*ahead.part(steps).indices(LANES))
    assert len(looked) == LANES // EVERY
    assert not np.delete(aims, list(looked), 0).any()
    for lane in looked:
        picks = np.flatnonzero(lanes.masks[lane])
        better = np.array([logits[lane, pick] + worth_by_hand(lanes, lane, int(pick)) / KEEN for pick in picks])
        odds = np.exp(better - better.max())
        assert aims[lane, picks] == pytest.approx(odds / odds.sum(), abs=1e-4)
        assert aims[lane].sum() == pytest.approx(1, abs=1e-5)


@both
def test_looking_ahead_changes_nothing(name: str) -> None:
    lanes = lanes_in_play(name, 10)
    before: list[Any] = [lanes.states.copy(), lanes.parts.copy(), lanes.masks.copy(), lanes.told.copy()]
    Ahead(lanes, EVERY, KEEN).look(0, np.zeros(lanes.masks.shape, np.float32), forecast, np.zeros(lanes.masks.shape))
    after: list[Any] = [lanes.states, lanes.parts, lanes.masks, lanes.told]
    assert all(np.array_equal(old, new) for old, new in zip(before, after, strict=True))


@both
def test_what_was_seen_next_is_kept(name: str) -> None:
    lanes = lanes_in_play(name, 10)
    ahead = Ahead(lanes, EVERY, KEEN)
    views = ahead.new_views(1)
    logits = np.zeros(lanes.masks.shape, np.float32)
    ahead.look(0, logits, forecast, logits.copy())
    picks, logs = np.zeros(LANES, np.int64), np.zeros(LANES, np.float32)
    lanes.sample(logits, picks, logs)
    ahead.keep(0, picks, views)
    before = lanes.actors.copy()
    lanes.step(picks)
    for place, lane in enumerate(range(*ahead.part(0).indices(LANES))):
        assert views.goes_on[0, place] == 1 - lanes.ended[lane]
        if not lanes.ended[lane] and lanes.actors[lane] == before[lane]:  # who is next is the same: it sees the same
            assert np.array_equal(views.told[0, place], lanes.told[lane])
            assert np.array_equal(views.items[0, place], lanes.items[lane])
