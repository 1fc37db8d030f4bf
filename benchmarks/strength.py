"""How strong the bots are: one table, every row a match of at least so many games with its interval.

    python benchmarks/strength.py --games 1000 --capped FOLDER     all rows; about a day on two cores
    python benchmarks/strength.py --only "2018 4" --games 200      some of them

Every deck is played in every rotation of the seats. Ctrl-C shows what there is of the row and ends it. With --write,
rows that were played to their end go into the manifest of the game's network. FOLDER is a checkout of
github.com/Wickkey/HighSociety, whose CappedGreedyBot is measured with its own code; without it those rows are left out.
"""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

import beaumonde as bm
from beaumonde.arena import Made, Report, play_match
from beaumonde.arena.entrants import Entrant
from beaumonde.arena.hall import Played
from beaumonde.bots import Bot
from beaumonde.bots.networks import FOLDER, Measured, manifest
from beaumonde.core.game import Game
from capped import Capped
from flat import Flat
from reply import Reply

ADVANCED = ("gambling", "excursions", "yacht-club")


class Row(NamedTuple):
    """One against many, what it should reach at least, or at most, in shares of the win."""

    about: str
    table: Game
    one: str | Entrant
    others: str | Entrant
    least: float = 0.0
    most: float = 1.0


def capped(game: Game, seed: int, folder: Path) -> Bot:  # noqa: ARG001
    """Somebody else's player."""
    return Capped(folder)


def flat(game: Game, seed: int) -> Bot:
    """A flat Monte Carlo player."""
    return Flat(game, seed)


def reply(game: Game, seed: int) -> Bot:
    """One who knows how the others will move."""
    return Reply(game, seed)


def rows(checkout: Path | None) -> list[Row]:
    """Everything the project promises."""
    society = {seats: bm.high_society(edition="2018", seats=seats) for seats in (3, 4, 5)}
    other = [bm.high_society(edition=edition, seats=4) for edition in ("1995", "2019-fr", "2025")]
    other.append(bm.high_society(edition="2025", seats=4, advanced=ADVANCED))
    good = {seats: bm.rich_and_good(seats=seats) for seats in (2, 3, 4, 5)}
    found = [Row("sensible", game, "expert", "sensible", 2 / seats) for seats, game in society.items()]
    found += [Row("sensible", game, "expert", "sensible", 1.8 / game.seats) for game in other]
    found += [
        Row("sensible", game, "expert", "sensible", 0.75 if seats == 2 else 1.8 / seats) for seats, game in good.items()
    ]
    for game in (society[4], good[4]):
        found.append(Row("ladder", game, "sensible", "random", 0.25))
        found.append(Row("ladder", game, "strong", "sensible", 0.25))
        found.append(Row("ladder", game, "expert", "strong", 0.25))
        found.append(Row("flat", game, "expert", Made("flat Monte Carlo", flat), 2 / 4))
        found.append(Row("reply", game, Made("best reply", reply), "expert", most=1.3 / 4))
    if checkout is not None:
        theirs = Made("CappedGreedyBot", partial(capped, folder=checkout))
        found.append(Row("capped", society[4], "expert", theirs, 0.55))
        found.append(Row("capped", society[4], theirs, "expert", most=0.05))
    return found


def name_of(side: str | Entrant) -> str:
    """What a side is called."""
    return side if isinstance(side, str) else side.name


def title_of_table(table: Game) -> str:
    """The table as a person would call it."""
    edition = getattr(table, "edition", "")
    extra = " advanced" if getattr(table, "advanced", ()) else ""
    return " ".join(f"{table.name} {edition}{extra} {table.seats}".split())


def title(row: Row) -> str:
    """The row as a person would call it."""
    return f"{title_of_table(row.table)}: {name_of(row.one)} against {name_of(row.others)}"


def show(row: Row, report: Report) -> Measured:
    """A line of the table."""
    standing = next(standing for standing in report.standings if standing.name == name_of(row.one))
    wins = standing.wins
    low, high = wins.low or 0.0, 1.0 if wins.high is None else wins.high  # of one deck alone nobody can tell
    aim = f"≥ {row.least:.1%}" if row.least else f"≤ {row.most:.1%}"
    reached = row.least <= wins.value <= row.most
    print(
        f"{title(row):<66} {wins.value:6.1%} [{low:.1%}, {high:.1%}]"
        f"  {wins.value / standing.fair:4.2f} x fair"
        f"  aim {aim:<8} {'yes' if reached else 'NO':<4} {report.games:6,} games"
        f"  {standing.seconds * 1000:7.1f} ms/move, 99 %: {standing.seconds_99 * 1000:.0f} ms",
        flush=True,
    )
    return Measured(
        level=name_of(row.one),
        against=name_of(row.others),
        table=title_of_table(row.table),
        games=report.games,
        share=round(wins.value, 3),
        low=round(low, 3),
        high=round(high, 3),
        fair=standing.fair,
    )


def write(game: str, found: Measured) -> None:
    """Into the manifest, in place of what was measured of the same before."""
    same, known = (found.level, found.against, found.table), manifest(game)
    others = [row for row in known.measured if (row.level, row.against, row.table) != same]
    new = msgspec.structs.replace(known, measured=[*others, found])
    (FOLDER / f"{game}.json").write_text(msgspec.json.format(msgspec.json.encode(new).decode(), indent=2) + "\n")


def count_games(row: Row, games: int) -> Callable[[Played], None]:
    """Tells how far the row is, where somebody watches."""
    done = count(1)

    def tell(_: Played) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{title(row)}: {next(done):,} of {games:,}\x1b[K\r")

    return tell


def main() -> None:
    """All rows, or those whose title has the words."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="")
    parser.add_argument("--capped", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    for row in rows(wanted.capped):
        if wanted.only in f"{row.about} {title(row)}":
            report = play_match(
                row.table,
                [row.one, *[row.others] * (row.table.seats - 1)],
                games=wanted.games,
                seed=wanted.seed,
                workers=wanted.workers,
                on_played=count_games(row, wanted.games),
            )
            found = show(row, report)
            if report.stopped:
                break
            if wanted.write:
                write(row.table.name, found)


if __name__ == "__main__":
    main()
