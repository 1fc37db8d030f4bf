"""A contest from the first game to the report."""

import os
from collections.abc import Callable, Sequence
from contextlib import closing

from beaumonde.arena.cluster import on_cluster
from beaumonde.arena.entrants import Entrant, level
from beaumonde.arena.hall import Games, Played
from beaumonde.arena.interrupts import kept_interrupts
from beaumonde.arena.report import Report
from beaumonde.arena.schedule import Contest, Fixture, contest, fixtures
from beaumonde.arena.tally import report
from beaumonde.arena.workers import here, side_by_side
from beaumonde.core.errors import BadOption, brief
from beaumonde.core.game import Game

GAMES = 400
"""So many are played unless somebody says otherwise."""
MOST_WORKERS = 1024


def play_match(
    tables: Game | Sequence[Game],
    entrants: Sequence[str | Entrant],
    *,
    games: int = GAMES,
    seed: int | None = None,
    workers: int | None = 1,
    ray: bool = False,
    on_played: Callable[[Played], None] | None = None,
) -> Report:
    """Play a match, if there are as many entrants as seats, or else a league. Levels go by their names.

    So many processes play, None for one a core (a script then needs its `if __name__ == "__main__"`); with `ray` a
    Ray cluster does. The seed decides everything but the programs; without one it is drawn, and the report tells it.
    """
    known = [level(entrant) if isinstance(entrant, str) else entrant for entrant in entrants]
    wanted = contest(tables if isinstance(tables, Sequence) else [tables], known, seed)
    return run(wanted, fixtures(wanted, games), workers=workers, ray=ray, on_played=on_played)


def run(
    wanted: Contest,
    games: Sequence[Fixture],
    *,
    workers: int | None = None,
    ray: bool = False,
    on_played: Callable[[Played], None] | None = None,
) -> Report:
    """Play these games. Ctrl-C ends it early, with a report of all blocks that are whole."""
    done: list[Played] = []
    try:
        with kept_interrupts() as look_for_one, closing(_players(wanted, games, workers, ray)) as playing:
            for game in playing:
                done.append(game)
                look_for_one()
                if on_played is not None:
                    on_played(game)
    except KeyboardInterrupt:
        done = _whole_blocks(done, games)
        if not done:
            raise
    return report(wanted, done, stopped=len(done) < len(games))


def _players(wanted: Contest, games: Sequence[Fixture], workers: int | None, ray: bool) -> Games:
    if ray:
        return on_cluster(wanted, games)
    count = os.cpu_count() or 1 if workers is None else workers
    if not 1 <= count <= MOST_WORKERS:
        raise BadOption("bad-workers", workers=brief(count), most=MOST_WORKERS)
    return here(wanted, games) if count == 1 else side_by_side(wanted, games, min(count, len(games)))


def _whole_blocks(done: list[Played], games: Sequence[Fixture]) -> list[Played]:
    """Half a block would not be balanced: it is left out."""
    following = games[len(done)].block if len(done) < len(games) else -1
    return [game for game in done if game.fixture.block != following]
