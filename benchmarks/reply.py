"""The best reply: a player who knows how the others, all `expert`, will move, and looks for what beats that.

For each of the actions that its own search finds most promising, it lets the real experts answer, in states that fit
what it sees, until it is to decide again; then the position is judged as `expert` would: by the network and with its
caution, in the last round of The Rich and the Good by games played out, or by the result. Every action is tried in the
same states, with the same dice for those who answer, and what its search found best is left only for what is clearly
better. It sees no more than its seat may see; what it knows in advance is how the others think.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from beaumonde.bots import Bot
from beaumonde.bots.expert import CAUTION, Expert
from beaumonde.bots.net import FORECASTS, forecast, wishes
from beaumonde.bots.networks import network
from beaumonde.bots.outlook import imagine
from beaumonde.bots.people import read_people, tell
from beaumonde.bots.race import play_out
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import compiled
from beaumonde.core.kernels import kernel, sampling
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import SHAPES
from beaumonde.games.rich_and_good import habits
from beaumonde.games.rich_and_good.picks import is_last_turn

CANDIDATES, WORLDS = 3, 4
PLAYOUTS = 200
"""How many games say what a position is worth, where they do."""
CLEARLY = 1.0
"""How many standard errors an action must be ahead of what the search found best."""


class Reply:
    """Asks the experts before it decides."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._dice = game, Random(seed)
        self._me = Expert(game, Random(seed))
        self._kernel, self._which = kernel(game), rules.which(game)
        shape = SHAPES[self._which]
        self._told, self._items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
        self._kinds = np.zeros((rules.KINDS, rules.MOST_SEATS), np.float32)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """The candidate after which the experts leave most to this seat."""
        candidates = self._me.candidates(view, legal, CANDIDATES)
        if len(candidates) == 1:
            return candidates[0]
        self._read_people(view)
        worlds = [sampling(self._game).sample(view, self._dice) for _ in range(WORLDS)]
        seeds = [self._dice.getrandbits(32) for _ in worlds]
        worths = np.array(
            [
                [self._after(world, view.seat, action, seed) for world, seed in zip(worlds, seeds, strict=True)]
                for action in candidates
            ]
        )
        ahead = worths - worths[0]
        clear = ahead.mean(axis=1) - CLEARLY * ahead.std(axis=1, ddof=1) / np.sqrt(WORLDS)
        return candidates[int(np.argmax(clear))]

    def _after(self, state: Any, seat: int, action: Action, seed: int) -> float:
        others: list[Bot] = [Expert(self._game, Random(seed + other)) for other in range(self._game.seats)]
        state = state.play(seat, action).state
        while state.to_act and seat not in state.to_act:
            actor = state.to_act[0]
            answer = others[actor].choose(state.view(actor, memory_aid=True), state.legal(actor))
            state = state.play(actor, answer).state
        return self._worth(state, seat) if state.to_act else self._result(state, seat)

    def _read_people(self, view: Any) -> None:
        """What kind of people they seem to be, once for all that is compared."""
        array = self._kernel.from_view(view, self._dice)
        array[rules.ACTOR] = view.seat
        caution = CAUTION[self._game.name]
        read_people(self._which, network(self._game.name), array, caution, self._told, self._items, self._kinds)

    def _result(self, state: Any, seat: int) -> float:
        winners, stays = state.result.winners, float(seat not in state.result.cast_out)
        won = 1 / len(winners) if seat in winners else 0.0
        return won + float(self._kinds[rules.CAUTION, seat]) * (stays - won)

    def _worth(self, state: Any, seat: int) -> float:
        array = self._kernel.from_state(state)
        array[rules.ACTOR] = seat
        if rules.is_played_out(self._which, array):
            return float(_average(array[None, :], PLAYOUTS))
        outcome, values = np.zeros(FORECASTS, np.float32), np.zeros(rules.MOST_SEATS, np.float32)
        tell(self._which, array, 0, seat, self._kinds, self._told, self._items)
        forecast(network(self._game.name), self._told, self._items, outcome)
        wishes(outcome, self._game.seats, seat, self._kinds[rules.CAUTION], values)
        return float(values[seat])


@compiled
def _average(roots: Any, games: int) -> float:
    """What so many games that are played out leave to the actor."""
    state, room, me, total = roots[0].copy(), np.zeros(habits.ROOM), roots[0][rules.ACTOR], 0.0
    weights = np.zeros((rules.MOST_SEATS, len(habits.OWN)))
    for world in range(games):
        rng = imagine(roots, 1, world, me, state, weights)
        total += play_out(state, me, weights, rng, room, is_last_turn(roots[0]))
    return total / games
