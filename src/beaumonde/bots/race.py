"""Actions in the last round of The Rich and the Good, weighed by playing games to their end, compiled.

Every action is tried in the same worlds, so that luck cancels and what is left is what the action did. After each stage
the worse half drops out (sequential halving). At the market there are so many actions that the first stages would drop
good ones by chance: there it begins with what can be seen at a glance.
"""

from typing import Any

import numpy as np

from beaumonde.bots.outlook import glance, imagine
from beaumonde.core.kernel import chance, compiled, ones
from beaumonde.games.rich_and_good import habits
from beaumonde.games.rich_and_good import kernel as k
from beaumonde.games.rich_and_good.picks import is_last_turn

CHARITY, WEALTH = 10.0, 60.0
"""How wrong a game that was played out may be about what everybody gives and has: who comes close has won a part of
it. That tells actions apart with far fewer games than victories alone would."""
ERRATIC = 0.4
"""How often the others do just anything at the market, before the last turn: those who play well seldom do there what
their habits would."""
GLANCE = 15.0
"""How many games it is worth what can be seen at a glance."""


@compiled
def race(roots: Any, actions: Any, seed: int, games: int, worths: Any, visits: Any) -> None:
    """Try these actions of the actor, in about so many games at every stage; write what each was worth in all, and how
    many games it was in. The best is in most of them; of several, the one that is worth most."""
    start, state, room = roots[0].copy(), roots[0].copy(), np.zeros(habits.ROOM)
    weights, me, world = np.zeros((k.MOST_SEATS, len(habits.OWN))), start[k.ACTOR], 0
    if start[k.PHASE] == k.MARKET and not is_last_turn(start):
        glance(roots, actions, worths)
        worths *= GLANCE
        visits += GLANCE
    left = np.arange(len(actions))
    for _ in range(max(1, int(np.ceil(np.log2(len(actions)))))):
        for _ in range(max(1, games // len(left))):
            rng = imagine(roots, seed, world, me, start, weights)
            world += 1
            for place in left:
                state[:] = start
                k.play(state, actions[place])
                worths[place] += play_out(state, me, weights, rng.copy(), room, is_last_turn(start))
                visits[place] += 1
        left = left[np.argsort(-worths[left] / visits[left])][: (len(left) + 1) // 2]


@compiled
def play_out(state: Any, me: int, weights: Any, rng: Any, room: Any, to_the_letter: bool) -> float:
    """What I have of the game in the end."""
    while state[k.ACTOR] >= 0:
        if not to_the_letter and state[k.ACTOR] != me and state[k.PHASE] == k.MARKET and chance(rng) < ERRATIC:
            k.play(state, k.random_action(state, rng))
        else:
            k.play(state, habits.act(state, weights[state[k.ACTOR]], room))
    if not to_the_letter:
        return habits.prospects(state, me, CHARITY, WEALTH, room)
    winners, _ = k.score(state, room[0], room[1])
    return 1.0 / ones(winners) if (winners >> me) & 1 else 0.0
