"""Actions of The Rich and the Good that are weighed by playing games to their end, compiled: nothing is forecast.

Every action is tried in the same worlds: what is unseen dealt the same, the others with the same habits, so that luck
cancels and what is left is what the action did. After each stage the worse half drops out (sequential halving).
"""

from typing import Any

import numpy as np

from beaumonde.core.kernel import chance, compiled, normal, ones, seeded
from beaumonde.games import compiled as rules
from beaumonde.games.rich_and_good import habits
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.picks import is_last_turn

CHARITY, WEALTH = 10.0, 60.0
"""How wrong a game that was played out may be about what everybody gives and has: who comes close has won a part of
it. That tells actions apart with far fewer games than victories alone would."""
ERRATIC = 0.4
"""How often the others do just anything at the market, before the last turn: those who play well seldom do there what
their habits would."""


@compiled
def race(roots: Any, actions: Any, seed: int, budget: int, worths: Any, visits: Any) -> None:
    """Try these actions of the actor in about so many games, before the last round in half as many, which take as long;
    write what each was worth in all, and how many games it was in. The best is in most of them; of several, the one
    that is worth most."""
    start, state, room = roots[0].copy(), roots[0].copy(), np.zeros(habits.ROOM)
    weights, me, world = np.zeros((k.MOST_SEATS, len(habits.OWN))), start[k.ACTOR], 0
    left, games = np.arange(len(actions)), budget if start[k.ROUND] == k.LAST_ROUND else budget // 2
    stages = max(1, int(np.ceil(np.log2(len(actions)))))
    for _ in range(stages):
        for _ in range(max(1, games // (stages * len(left)))):
            rng = _imagine(roots, seed, world, me, start, weights)
            world += 1
            for place in left:
                state[:] = start
                k.play(state, actions[place])
                worths[place] += _play_out(state, me, weights, rng.copy(), room, is_last_turn(start))
                visits[place] += 1
        left = left[np.argsort(-worths[left] / visits[left])][: (len(left) + 1) // 2]


@compiled
def _imagine(roots: Any, seed: int, world: int, me: int, start: Any, weights: Any) -> Any:
    """World number so and so: what is unseen, everybody's habits, and the dice for what has no reason."""
    rng = seeded(seed, world)
    start[:] = roots[world % len(roots)]
    rules.reshuffle(rules.RICH_AND_GOOD, start, rng)
    for seat in range(start[k.SEATS]):
        for place in range(weights.shape[1]):
            varied = habits.OTHERS[place] * np.exp(rules.VARIETY * normal(rng))
            weights[seat, place] = habits.OWN[place] if seat == me else varied
    return rng


@compiled
def _play_out(state: Any, me: int, weights: Any, rng: Any, room: Any, to_the_letter: bool) -> float:
    """What I have of the game in the end."""
    while state[k.ACTOR] >= 0:
        if not to_the_letter and state[k.ACTOR] != me and state[k.PHASE] == k.MARKET and chance(rng) < ERRATIC:
            k.play(state, k.random_action(state, rng))
        elif state[k.PHASE] == k.DONATE and state[k.ROUND] < k.LAST_ROUND:
            k.play(state, k.KEEP)  # as all do who play well
        else:
            k.play(state, habits.act(state, weights[state[k.ACTOR]], room))
    if not to_the_letter:
        return habits.prospects(state, me, CHARITY, WEALTH, room)
    winners, _ = k.score(state, room[0], room[1])
    return 1.0 / ones(winners) if (winners >> me) & 1 else 0.0
