"""The best reply: a player who knows how the others, all `expert`, will move, and looks for what beats that.

For each of the actions that its own search finds most promising, it lets the real experts answer, in states that fit
what it sees, until it is to decide again; then the network says what the position is worth, or the result does. Every
action is tried in the same states, with the same dice for those who answer, and what its search found best is left only
for what is clearly better. It sees no more than its seat may see; what it knows in advance is how the others think.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from beaumonde.bots import Bot
from beaumonde.bots.expert import CAUTION, Expert
from beaumonde.bots.net import FORECASTS, forecast, shares
from beaumonde.bots.networks import network
from beaumonde.bots.people import read_people, tell
from beaumonde.core.game import Action, Game
from beaumonde.core.kernels import kernel, sampling
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import SHAPES

CANDIDATES, WORLDS = 3, 4
CLEARLY = 1.0
"""How many standard errors an action must be ahead of what the search found best."""


class Reply:
    """Asks the experts before it decides."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._dice = game, Random(seed)
        self._me = Expert(game, Random(seed))
        self._kernel, self._which = kernel(game), rules.which(game)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """The candidate after which the experts leave most to this seat."""
        candidates = self._me.candidates(view, legal, CANDIDATES)
        if len(candidates) == 1:
            return candidates[0]
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
        if not state.to_act:
            winners = state.result.winners
            return 1 / len(winners) if seat in winners else 0.0
        return self._forecast(state, seat)

    def _forecast(self, state: Any, seat: int) -> float:
        shape = SHAPES[self._which]
        told, items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
        outcome, values = np.zeros(FORECASTS, np.float32), np.zeros(rules.MOST_SEATS, np.float32)
        array = self._kernel.from_state(state)
        array[rules.ACTOR] = seat
        weights, kinds = network(self._game.name), np.zeros((rules.KINDS, rules.MOST_SEATS), np.float32)
        read_people(self._which, weights, array, CAUTION[self._game.name], told, items, kinds)
        tell(self._which, array, 0, seat, kinds, told, items)
        forecast(weights, told, items, outcome)
        shares(outcome, self._game.seats, seat, values)
        return float(values[seat])
