"""Where games are played, one after the other; programs stay from game to game."""

from array import array
from collections import defaultdict
from collections.abc import Generator
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from beaumonde.arena.entrants import Program
from beaumonde.arena.schedule import Contest, Fixture, seed_for
from beaumonde.bots import Bot, move_of
from beaumonde.bots.external import External, Fault
from beaumonde.core.result import Result

Ranking = tuple[tuple[int, ...], ...]
"""From the first place to the last; those who share a place together."""


class Played(Struct, frozen=True):
    """A game that was played: how it ended, and what it took, seat by seat."""

    fixture: Fixture
    ranking: Ranking
    winners: tuple[int, ...]
    cast_out: tuple[int, ...]
    seconds: tuple["array[float]", ...]
    """For every decision but the first of each bot in a process: that one loads and compiles."""
    faults: tuple[tuple[Fault, ...], ...]
    """For every move that was lost."""


Games: TypeAlias = Generator[Played, None, None]
"""Games one by one, as they are played; who closes it stops them."""


class Hall:
    """One for each process that plays."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._programs: dict[tuple[Program, int], External] = {}
        self._warm: set[tuple[int, int]] = set()

    def play(self, fixture: Fixture) -> Played:
        """Play the game to its end."""
        game = self._contest.tables[fixture.table]
        bots = [self._bot(fixture, seat) for seat in range(game.seats)]
        seconds = tuple(array("d") for _ in bots)
        state = game.start(seed_for(self._contest, "deck", fixture.block))
        while state.to_act:
            seat = state.to_act[0]
            begun = perf_counter()
            action = move_of(bots[seat], state, seat)
            if (warm := (fixture.table, fixture.seats[seat])) in self._warm:
                seconds[seat].append(perf_counter() - begun)
            self._warm.add(warm)
            state = state.play(seat, action).state
        result = state.result
        assert result is not None
        for bot in bots:
            if isinstance(bot, External):
                bot.over(result)
        faults = tuple(tuple(bot.faults) if isinstance(bot, External) else () for bot in bots)
        return Played(fixture, ranking(result), result.winners, result.cast_out, seconds, faults)

    def _bot(self, fixture: Fixture, seat: int) -> Bot:
        contest = self._contest
        game = contest.tables[fixture.table]
        entrant = contest.entrants[fixture.seats[seat]]
        seed = seed_for(contest, "bot", fixture.block, fixture.rotation, seat)
        if not isinstance(entrant, Program):
            return entrant.make(game, seed=seed)
        # in two seats it is two programs: one would see both hands
        copy = fixture.seats[:seat].count(fixture.seats[seat])
        bot = self._programs.setdefault((entrant, copy), External(entrant.command, entrant.seconds))
        bot.begin(game, seat, seed)
        return bot

    def close(self, *, at_once: bool = False) -> None:
        """Send the programs home."""
        while self._programs:
            self._programs.popitem()[1].close(at_once=at_once)


def ranking(result: Result) -> Ranking:
    """The seats: winners, then those who stay by their totals, then those who are cast out."""
    places: dict[tuple[int, float], list[int]] = defaultdict(list)
    for score in result.scores:
        if score.seat in result.winners:
            places[0, 0.0].append(score.seat)
        elif score.seat in result.cast_out:
            places[2, 0.0].append(score.seat)
        else:
            places[1, -score.total].append(score.seat)
    return tuple(tuple(places[place]) for place in sorted(places))
