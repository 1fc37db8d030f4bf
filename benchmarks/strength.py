"""How strong the bots are: one table, every row a match of at least so many games with its interval.

    python benchmarks/strength.py --games 1000 --capped FOLDER     all rows; about a day on two cores
    python benchmarks/strength.py --only "2018 4" --games 200      some of them

Every deck is played in every rotation of the seats. FOLDER is a checkout of github.com/Wickkey/HighSociety, whose
CappedGreedyBot is measured with its own code; without it those rows are left out.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import NamedTuple

import beaumonde as bm
from beaumonde.arena import Made, Report, play_match
from beaumonde.arena.entrants import Entrant
from beaumonde.bots import Bot
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


def title(row: Row) -> str:
    """The row as a person would call it."""
    one, others = (side if isinstance(side, str) else side.name for side in (row.one, row.others))
    edition = getattr(row.table, "edition", "")
    extra = " advanced" if getattr(row.table, "advanced", ()) else ""
    return f"{row.table.name} {edition}{extra} {row.table.seats}: {one} against {others}"


def show(row: Row, report: Report) -> None:
    """A line of the table."""
    name = row.one if isinstance(row.one, str) else row.one.name
    standing = next(standing for standing in report.standings if standing.name == name)
    wins = standing.wins
    aim = f"≥ {row.least:.1%}" if row.least else f"≤ {row.most:.1%}"
    reached = row.least <= wins.value <= row.most
    print(
        f"{title(row):<66} {wins.value:6.1%} [{wins.low:.1%}, {wins.high:.1%}]"
        f"  {wins.value / standing.fair:4.2f} x fair"
        f"  aim {aim:<8} {'yes' if reached else 'NO':<4} {report.games:6,} games"
        f"  {standing.seconds * 1000:7.1f} ms/move, 99 %: {standing.seconds_99 * 1000:.0f} ms",
        flush=True,
    )


def main() -> None:
    """All rows, or those whose title has the words."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="")
    parser.add_argument("--capped", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    wanted = parser.parse_args()
    for row in rows(wanted.capped):
        if wanted.only in f"{row.about} {title(row)}":
            entrants = [row.one, *[row.others] * (row.table.seats - 1)]
            show(row, play_match(row.table, entrants, games=wanted.games, seed=wanted.seed, workers=wanted.workers))


if __name__ == "__main__":
    main()
