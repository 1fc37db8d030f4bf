"""Random legal play, one decision at a time, through public APIs: ours, and four other libraries'."""

import os
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any, TypeVar

import beaumonde as bm
from figures import Play

T = TypeVar("T")

TABLES: dict[str, bm.Game] = {
    "High Society 2018, 3 seats": bm.high_society("2018", 3),
    "High Society 2018, 4 seats": bm.high_society("2018", 4),
    "High Society 2018, 5 seats": bm.high_society("2018", 5),
    "High Society 2025 full, 4 seats": bm.high_society("2025", 4, ("gambling", "excursions", "yacht-club")),
    "The Rich and the Good, 2 seats": bm.rich_and_good(2),
    "The Rich and the Good, 3 seats": bm.rich_and_good(3),
    "The Rich and the Good, 4 seats": bm.rich_and_good(4),
    "The Rich and the Good, 5 seats": bm.rich_and_good(5),
}
"""Ours, in all benchmarks."""

_random = Random(1995).random


def pick(options: Sequence[T]) -> T:
    """Any of them, all equally likely: the same draw for every library."""
    return options[int(_random() * len(options))]


def ours(game: bm.Game) -> Play:
    """Each game from the next seed; the set-up is in the time."""
    seeds = count()

    def play() -> int:
        state, decisions = game.start(next(seeds)), 0
        while to_act := state.to_act:
            seat = to_act[0]
            state = state.play(seat, pick(state.legal(seat))).state
            decisions += 1
        return decisions

    return play


def pokerkit() -> Play:
    """Fixed-limit hold'em with six seats: faster per decision than PokerKit's Kuhn poker, or than two seats."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    game = FixedLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2, 4)

    def play() -> int:
        state, decisions = game(200, 6), 0
        while state.status:
            options: list[Callable[[], object]] = []
            if state.can_fold():
                options.append(state.fold)
            if state.can_check_or_call():
                options.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                options.append(state.complete_bet_or_raise_to)
            pick(options)()
            decisions += 1
        return decisions

    return play


def rlcard() -> Play:
    """Leduc hold'em."""
    from rlcard import make

    env = make("leduc-holdem")

    def play() -> int:
        (state, _), decisions = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(pick(tuple(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pettingzoo() -> Play:
    """Leduc hold'em by turns, with the action mask."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import leduc_holdem_v4

    return by_turns(leduc_holdem_v4.env())


def by_turns(env: Any) -> Play:
    """Any environment of PettingZoo's kind that has action masks."""

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(pick(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel's, stepped from here; chance is sampled and not counted. Chance must be even."""
    from importlib import import_module

    import pyspiel

    import_module("open_spiel.python.games")  # registers those written in Python
    game = pyspiel.load_game(name)

    def play() -> int:
        return to_the_end(game.new_initial_state())

    return play


def to_the_end(state: Any) -> int:
    """Play a state of OpenSpiel's to its end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes())[0])
        else:
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
    return decisions


def recorded(game: bm.Game, seed: int) -> str:
    """A whole game as its JSON document."""
    journal = bm.Journal(game, seed)
    while to_act := journal.state.to_act:
        seat = to_act[0]
        journal.play(seat, pick(journal.state.legal(seat)))
    return journal.record().dumps()
