"""What every action at a market of The Rich and the Good's first round promises, compiled.

Too much is to come for playing it out, and there are too many actions for a tree. So every one is tried in the same few
worlds, up to this seat's next turn, and then two are asked who err in different ways: the network, which learned how
games end, and what somebody with habits expects at a glance.
"""

from typing import Any

import numpy as np

from beaumonde.bots.net import FORECASTS, forecast, shares
from beaumonde.bots.people import read_people, tell
from beaumonde.core.kernel import compiled, normal, seeded
from beaumonde.games import compiled as rules
from beaumonde.games.rich_and_good import habits
from beaumonde.games.rich_and_good import kernel as k

THIS = rules.RICH_AND_GOOD
_ITEMS = (rules.SHAPES[THIS].items, rules.SHAPES[THIS].item_told)
LOOKS = 16
"""In how many of the states that fit what was seen a glance is taken."""


@compiled
def outlook(network: Any, roots: Any, actions: Any, seed: int, worlds: int, worths: Any) -> None:
    """Write how much of a win each of these actions of the actor promises, by so many worlds."""
    start, state, room = roots[0].copy(), roots[0].copy(), np.zeros(habits.ROOM)
    weights, me = np.zeros((k.MOST_SEATS, len(habits.OWN))), start[k.ACTOR]
    told, items = np.zeros(rules.SHAPES[THIS].told, np.float32), np.zeros(_ITEMS, np.float32)
    outcome, values = np.zeros(FORECASTS, np.float32), np.zeros(k.MOST_SEATS, np.float32)
    kinds = np.zeros((rules.KINDS, k.MOST_SEATS), np.float32)
    read_people(THIS, network, start, 0.0, told, items, kinds)
    glance(roots, actions, worths)
    for world in range(worlds):
        imagine(roots, seed, world, me, start, weights)
        for place in range(len(actions)):
            state[:] = start
            k.play(state, actions[place])
            _pass_round(state, me, weights, room)
            tell(THIS, state, 0, me, kinds, told, items)
            forecast(network, told, items, outcome)
            shares(outcome, state[k.SEATS], me, values)
            worths[place] += values[me] / worlds
    worths /= 2


@compiled
def glance(roots: Any, actions: Any, worths: Any) -> None:
    """Write what somebody with habits expects of the game as each of these actions would leave it."""
    state, room, me = roots[0].copy(), np.zeros(habits.ROOM), roots[0][k.ACTOR]
    worths[:] = 0.0
    for look in range(LOOKS):
        for place in range(len(actions)):
            state[:] = roots[look % len(roots)]
            k.play(state, actions[place])
            worths[place] += habits.glance(state, me, habits.OWN, room) / LOOKS


@compiled
def imagine(roots: Any, seed: int, world: int, me: int, start: Any, weights: Any) -> Any:
    """World number so and so: what is unseen, everybody's habits, and the dice for what has no reason."""
    rng = seeded(seed, world)
    start[:] = roots[world % len(roots)]
    rules.reshuffle(THIS, start, rng)
    for seat in range(start[k.SEATS]):
        for place in range(weights.shape[1]):
            varied = habits.OTHERS[place] * np.exp(rules.VARIETY * normal(rng))
            weights[seat, place] = habits.OWN[place] if seat == me else varied
    return rng


@compiled
def _pass_round(state: Any, me: int, weights: Any, room: Any) -> None:
    """Play on to this seat's next decision."""
    while state[k.ACTOR] != me:
        if state[k.PHASE] == k.DONATE and state[k.ROUND] < k.LAST_ROUND:
            k.play(state, k.KEEP)  # as all do who play well
        else:
            k.play(state, habits.act(state, weights[state[k.ACTOR]], room))
