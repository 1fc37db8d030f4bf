"""From games to a report: everything is counted, block by block."""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from beaumonde.arena.hall import Played, Ranking
from beaumonde.arena.intervals import Interval, Spread, around, of_share, spread
from beaumonde.arena.rating import fit
from beaumonde.arena.report import LostMoves, Report, Standing, TableReport
from beaumonde.arena.schedule import Contest


def report(contest: Contest, games: Sequence[Played], *, stopped: bool = False) -> Report:
    """What these games came to."""
    tables = [[game for game in games if game.fixture.table == table] for table in range(len(contest.tables))]
    return Report(
        seed=contest.seed,
        games=len(games),
        blocks=_blocks(games),
        stopped=stopped,
        standings=_standings(contest, games),
        tables=tuple(_table(contest, table, some) for table, some in enumerate(tables) if some),
        lost=_lost(contest, games),
    )


def _table(contest: Contest, table: int, games: list[Played]) -> TableReport:
    game = contest.tables[table]
    return TableReport(
        game=game.name,
        options=msgspec.json.decode(msgspec.json.encode(game)),
        lineups=tuple(tuple(contest.entrants[who].name for who in lineup) for lineup in contest.lineups[table]),
        games=len(games),
        blocks=_blocks(games),
        standings=_standings(contest, games),
    )


def _blocks(games: Sequence[Played]) -> int:
    return len({game.fixture.block for game in games})


class _Tally:
    """What one entrant did, added up."""

    def __init__(self) -> None:
        self.seats = 0
        self.fair = self.place = self.cast_out = 0.0
        self.blocks: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        """For each block: seats and wins."""
        self.met: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        """For each other entrant: meetings, and how many it finished ahead."""
        self.seconds = array("d")

    def add(self, game: Played, seat: int, places: Sequence[float]) -> None:
        """One seat in one game."""
        who = game.fixture.seats
        self.seats += 1
        self.fair += 1 / len(who)
        self.place += places[seat]
        self.cast_out += seat in game.cast_out
        block = self.blocks[game.fixture.block]
        block[0] += 1
        block[1] += 1 / len(game.winners) if seat in game.winners else 0
        for other, place in enumerate(places):
            if who[other] != who[seat]:
                meeting = self.met[who[other]]
                meeting[0] += 1
                meeting[1] += 0.5 if place == places[seat] else place > places[seat]
        self.seconds += game.seconds[seat]

    @property
    def share(self) -> float:
        return sum(wins for _, wins in self.blocks.values()) / self.seats


def _standings(contest: Contest, games: Sequence[Played]) -> tuple[Standing, ...]:
    tallies: dict[int, _Tally] = defaultdict(_Tally)
    rankings: list[Ranking] = []
    for game in games:
        who = game.fixture.seats
        rankings.append(_first_place(game))
        places = _places(game.ranking)
        for seat, entrant in enumerate(who):
            tallies[entrant].add(game, seat, places)
    lineups = {game.fixture.block: (game.fixture.table, game.fixture.lineup) for game in games}
    ratings = _ratings(contest, games, rankings, lineups)
    found = [
        _standing(contest, entrant, tally, ratings[entrant], lineups) for entrant, tally in sorted(tallies.items())
    ]
    return tuple(sorted(found, key=lambda standing: (-standing.wins.value / standing.fair, -standing.rating.value)))


def _places(ranked: Ranking) -> list[float]:
    """The place of every seat."""
    places = [0.0] * sum(map(len, ranked))
    before = 0
    for tied in ranked:
        for seat in tied:
            places[seat] = before + (len(tied) + 1) / 2
        before += len(tied)
    return places


def _first_place(game: Played) -> Ranking:
    """Who won, and who did not: a rating of all places would favour those who play to be second."""
    who, won = game.fixture.seats, game.winners
    groups = ([who[seat] for seat in won], [who[seat] for seat in range(len(who)) if seat not in won])
    return tuple(tuple(sorted(group)) for group in groups if group)


def _ratings(
    contest: Contest, games: Sequence[Played], rankings: Sequence[Ranking], lineups: dict[int, tuple[int, int]]
) -> list[Interval]:
    fitted = fit(rankings, len(contest.entrants))
    changes: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(contest.entrants))
    for game, ranked in zip(games, rankings, strict=True):
        block = changes[game.fixture.block]
        for entrant, change in enumerate(fitted.influence[ranked]):
            block[entrant] += change
    found = []
    for entrant, (value, least) in enumerate(zip(fitted.ratings, fitted.variances, strict=True)):
        sure = spread((lineups[block], change[entrant]) for block, change in changes.items())
        # who always wins seems sure of one number, and is sure of none
        found.append(around(value, sure and Spread(max(sure.variance, least), sure.freedom)))
    return found


def _standing(
    contest: Contest, entrant: int, tally: _Tally, rating: Interval, lineups: dict[int, tuple[int, int]]
) -> Standing:
    seats, share = tally.seats, tally.share
    sure = spread((lineups[block], (wins - share * many) / seats) for block, (many, wins) in tally.blocks.items())
    times = sorted(tally.seconds)
    return Standing(
        name=contest.entrants[entrant].name,
        seats=seats,
        wins=of_share(share, sure, seats),
        fair=tally.fair / seats,
        rating=rating,
        place=tally.place / seats,
        cast_out=tally.cast_out / seats,
        ahead={contest.entrants[other].name: ahead / many for other, (many, ahead) in sorted(tally.met.items())},
        seconds=sum(times) / max(1, len(times)),
        seconds_99=times[int(len(times) * 0.99)] if times else 0.0,
    )


def _lost(contest: Contest, games: Iterable[Played]) -> tuple[LostMoves, ...]:
    faults = [
        (contest.entrants[who].name, fault)
        for game in games
        for who, some in zip(game.fixture.seats, game.faults, strict=True)
        for fault in some
    ]
    faults.sort(key=lambda found: (found[0], found[1].reason.code))
    alike = groupby(faults, key=lambda found: (found[0], found[1].reason.code))
    return tuple(
        LostMoves(name, 1 + sum(1 for _ in group), first[1]) for (name, _), group in alike for first in [next(group)]
    )
