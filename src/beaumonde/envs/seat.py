"""Games in which one seat is yours and the others answer by themselves: what the Gymnasium tables are made of."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from beaumonde.bots import bot_for
from beaumonde.core.game import Action, Game, check_viewer
from beaumonde.core.kernel import below, check_count, compiled, seeded
from beaumonde.core.kernels import kernel, observation
from beaumonde.envs.vector import MOST_GAMES, first_illegal, reward
from beaumonde.games import compiled as rules

Opponents = str | Callable[[Any, Sequence[Action]], Action]
"""A level of `beaumonde.bots`, or what chooses for the other seats from (view, legal). Only "random" is compiled."""


class OneSeat:
    """Games that wait for one seat each; the others answer by themselves. Nothing is checked but how it is set up."""

    def __init__(self, game: Game, count: int, opponents: Opponents, seat: int | None) -> None:
        check_count(count, MOST_GAMES)
        if seat is not None:
            check_viewer(seat, game.seats)
        self.game, self._which, self._seat = game, rules.which(game), -1 if seat is None else seat
        self._opponents, self._choose = opponents, _chooser(game, opponents, 0)
        self.every, self.seats = np.arange(count), np.zeros(count, np.int64)
        self._blank, self._first, self._actions = kernel(game).blank, kernel(game).first, kernel(game).actions
        self._rngs = np.zeros((count, 1), np.uint64)
        self.states = self._nothing()

    def _nothing(self) -> Any:
        states = np.tile(self._blank, (len(self.every), 1))
        states[:, rules.ACTOR] = -1
        return states

    def reset(self, seed: int) -> None:
        """Deal every game; the same for the same seed."""
        self.states, self._choose = self._nothing(), _chooser(self.game, self._opponents, seed)
        _seed_all(self._rngs, seed)
        self.deal(np.ones(len(self.every), np.bool_))

    def deal(self, some: Any) -> None:
        """Begin those games anew, up to your first turn: neither game can end before every seat has had one."""
        _deal_some(self._which, self.states, some, self.seats, self._rngs, self._seat, self._first)
        self._answer()

    def over(self) -> Any:
        return self.states[:, rules.ACTOR] < 0

    def first_illegal(self, actions: Any) -> int:
        """The first game that does not allow its action; −1 if there is none."""
        return int(first_illegal(self._which, self.states, actions))

    def play(self, actions: Any) -> None:
        """Your action in every game, and what the others do until it is your turn again."""
        _play_all(self._which, self.states, actions)
        self._answer()

    def _answer(self) -> None:
        if self._choose is None:
            _answer_all(self._which, self.states, self.seats, self._rngs)
            return
        rules_of, actors = kernel(self.game), self.states[:, rules.ACTOR]
        for number in np.flatnonzero((actors >= 0) & (actors != self.seats)):
            array, seat = self.states[number], self.seats[number]
            while (actor := rules_of.actor(array)) is not None and actor != seat:
                state = rules_of.to_state(array)
                action = self._choose(state.view(actor, memory_aid=True), state.legal(actor))
                rules_of.play(array, rules_of.action_id(action))

    def seen(self, numbers: Any) -> dict[str, Any]:
        """What you see in those games, in arrays of its own."""
        sights = np.empty((len(numbers), observation(self.game).SIZE), np.float32)
        masks = np.empty((len(numbers), self._actions), np.int8)
        _look_all(self._which, self.states, numbers, self.seats, sights, masks.view(np.uint8))
        return {"observation": sights, "action_mask": masks}

    def results(self, ended: Any) -> tuple[Any, dict[str, Any]]:
        """Your rewards, and how the games that are over came out: a row for each game, a column for each seat."""
        shape = len(self.every), self.game.seats
        rewards, totals, standings = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        winners, cast_out = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        _score_some(self._which, self.states, ended, rewards, totals, standings, winners, cast_out)
        results = {"totals": totals, "standings": standings, "winners": winners, "cast_out": cast_out}
        return rewards[self.every, self.seats], results


def _chooser(game: Game, opponents: Opponents, seed: int) -> Callable[[Any, Sequence[Action]], Action] | None:
    """What chooses for the other seats; None for random play, which is compiled."""
    if callable(opponents):
        return opponents
    bot = bot_for(game, opponents, seed)
    return None if opponents == "random" else bot.choose


# Compiled ------------------------------------------------------------------------------------------------------


@compiled
def look(game: int, state: Any, seat: int, sight: Any, mask: Any) -> None:
    """What the seat sees, and what it may do: nothing while another is to act."""
    rules.observe(game, state, seat, sight)
    if state[rules.ACTOR] == seat:
        rules.legal_mask(game, state, mask)
    else:
        mask[:] = 0


@compiled
def _look_all(game: int, states: Any, numbers: Any, seats: Any, sights: Any, masks: Any) -> None:
    for row in range(len(numbers)):
        number = numbers[row]
        look(game, states[number], seats[number], sights[row], masks[row])


@compiled
def _seed_all(rngs: Any, seed: int) -> None:
    for number in range(len(rngs)):
        rngs[number, 0] = seeded(seed, number)[0]


@compiled
def _deal_some(game: int, states: Any, some: Any, seats: Any, rngs: Any, seat: int, first: int) -> None:
    for number in range(len(states)):
        if some[number]:
            rules.deal(game, states[number], rngs[number], first)
            seats[number] = seat if seat >= 0 else below(rngs[number], states[number, rules.SEATS])


@compiled
def _play_all(game: int, states: Any, actions: Any) -> None:
    for number in range(len(states)):
        rules.play(game, states[number], actions[number])


@compiled
def _answer_all(game: int, states: Any, seats: Any, rngs: Any) -> None:
    for number in range(len(states)):
        state = states[number]
        while state[rules.ACTOR] >= 0 and state[rules.ACTOR] != seats[number]:
            rules.play(game, state, rules.random_action(game, state, rngs[number]))


@compiled
def _score_some(
    game: int,
    states: Any,
    some: Any,
    rewards: Any,
    totals: Any,
    standings: Any,
    winners: Any,
    cast_out: Any,
) -> None:
    for number in range(len(states)):
        if some[number]:
            won, out = rules.score(game, states[number], totals[number], standings[number])
            reward(won, rewards[number])
            for seat in range(winners.shape[1]):
                winners[number, seat] = (won >> seat) & 1
                cast_out[number, seat] = (out >> seat) & 1
