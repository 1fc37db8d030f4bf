"""How fast the engine is: random legal play, replays and start-up, beside four other libraries in the same run.

    python benchmarks/engine.py [--seconds 3] [--only WORDS] [--json FILE]

All on one core. The rows take turns in short rounds and each keeps its best, because a shared machine is noisy.
A target that is missed is printed, and fails nothing; Ctrl-C prints what there is so far.
"""

import os
import platform
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from importlib import metadata
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import beaumonde as bm
import players

ROUNDS = 6
RECORDED = 40
"""Games recorded at each table, to replay."""

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
RIVALS: dict[str, Callable[[], players.Play]] = {
    "PokerKit fixed-limit hold'em": players.pokerkit,
    "RLCard leduc-holdem": players.rlcard,
    "PettingZoo leduc_holdem_v4": players.pettingzoo,
    "OpenSpiel python_kuhn_poker": players.open_spiel,
}
GAMES = {"high-society": "High Society", "rich-and-good": "The Rich and the Good"}
DECISIONS = {"high-society": 150_000, "rich-and-good": 80_000}
"""The targets, in decisions per second."""
REPLAY_MS = 5
START_MS = 200

Figures = dict[str, float]
Measure = Callable[[float], Figures]
"""Measures for so many seconds: "per_second" is better high, "median_ms" and "worst_ms" low."""


# What is measured ----------------------------------------------------------------------------------------------


class Row(Struct):
    """A line of the table; `figures` are the best of the rounds so far."""

    group: str
    name: str
    prepare: Callable[[], Measure]
    judged: str = "per_second"
    """The figure that must meet the target."""
    target: float | None = None
    figures: Figures = {}
    note: str = ""

    @property
    def met(self) -> bool | None:
        """None without a target or a figure."""
        figure = self.figures.get(self.judged)
        if figure is None or self.target is None:
            return None
        return figure >= self.target if self.judged == "per_second" else figure < self.target

    def add(self, found: Figures) -> None:
        """One more round."""
        for key, value in found.items():
            best = max if key == "per_second" else min
            self.figures[key] = best(value, self.figures.get(key, value))


def all_rows() -> list[Row]:
    """Everything there is to measure, in the order of the table."""
    rows = []
    for name, game in TABLES.items():
        prepare = partial(speed, partial(players.ours, game))
        rows.append(Row("decisions", name, prepare, target=DECISIONS[game.name]))
    for name, player in RIVALS.items():
        rows.append(Row("rivals", name, partial(speed, player)))
    for code, name in GAMES.items():
        rows.append(Row("replay", f"replay, {name}", partial(replays, code), "worst_ms", REPLAY_MS))
    return [*rows, Row("start", "python, import, start a game", start, "median_ms", START_MS)]


def speed(player: Callable[[], players.Play]) -> Measure:
    """Decisions per second."""
    play = player()
    play()  # whatever is done only once

    def measure(seconds: float) -> Figures:
        decisions, begun = 0, perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            decisions += play()
        return {"per_second": decisions / passed}

    return measure


def replays(code: str) -> Measure:
    """Recorded games from all tables of that game, each from its JSON document to every step."""
    games = [game for game in TABLES.values() if game.name == code]
    return durations([partial(replay, players.recorded(game, seed)) for game in games for seed in range(RECORDED)])


def replay(text: str) -> object:
    """Read it and play it all again."""
    return bm.replay(bm.loads(text))


def start() -> Measure:
    """A fresh interpreter that imports the package and starts a game, seen from outside: nothing is taken off."""
    command = [sys.executable, "-c", "import beaumonde as bm; bm.high_society().start(seed=7)"]
    return durations([partial(subprocess.run, command, check=True, capture_output=True)])


def durations(works: Sequence[Callable[[], object]]) -> Measure:
    """Milliseconds of each piece of work, over and over: the median and the worst."""

    def measure(seconds: float) -> Figures:
        times: list[float] = []
        until = perf_counter() + seconds
        while not times or perf_counter() < until:
            for work in works:
                begun = perf_counter()
                work()
                times.append((perf_counter() - begun) * 1000)
        return {"median_ms": median(times), "worst_ms": max(times)}

    return measure


def run(rows: Sequence[Row], seconds: float) -> bool:
    """Measure all rows in turn, round after round; False if it was stopped."""
    # no refreshing thread: it would take its share of the one core
    progress = Progress(console=Console(stderr=True), auto_refresh=False, transient=True)
    try:
        ready = [(row, measure) for row in rows if (measure := prepared(row))]
        with progress:
            task = progress.add_task("", total=len(ready) * ROUNDS)
            for number in range(1, ROUNDS + 1):
                for row, measure in ready:
                    progress.update(task, description=f"round {number} of {ROUNDS}: {row.name}", refresh=True)
                    row.add(measure(seconds / ROUNDS))
                    progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def prepared(row: Row) -> Measure | None:
    """What measures the row. None, and a note, for a rival that is not there or does not work."""
    try:
        return row.prepare()
    except Exception as error:
        if row.group != "rivals":
            raise
        row.note = "not installed" if isinstance(error, ImportError) else f"does not run: {error!r}"
        return None


# What is told --------------------------------------------------------------------------------------------------


def ratios(row: Row, rows: Sequence[Row]) -> Figures:
    """How many times the decisions of each rival this row makes, by the rival's name."""
    if row.group != "decisions" or not row.figures:
        return {}
    rivals = {library(rival.name): rival.figures for rival in rows if rival.group == "rivals" and rival.figures}
    return {name: row.figures["per_second"] / figures["per_second"] for name, figures in rivals.items()}


def library(name: str) -> str:
    """The rival without its game."""
    return name.partition(" ")[0]


def table(rows: Sequence[Row], caption: str) -> Table:
    """All rows with their targets, and × each rival."""
    lines = Table("", box=SIMPLE, pad_edge=False, caption=caption, caption_justify="left")
    rivals = [library(name) for name in RIVALS]
    for heading in ("best round", "target", "met", *(f"×\n{name}" for name in rivals)):
        lines.add_column(heading, justify="right")
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        shown = row.note or ", ".join(told(key, value) for key, value in row.figures.items()) or "–"
        unit = "/s" if row.judged == "per_second" else "ms"
        target = "" if row.target is None else f"{row.target:,} {unit}"
        met = {None: "", True: "yes", False: "no"}[row.met]
        times = [f"{times:.1f}" if (times := ratios(row, rows).get(name)) else "" for name in rivals]
        last = following is None or following.group != row.group
        lines.add_row(row.name, shown, target, met, *times, end_section=last)
    return lines


def told(key: str, value: float) -> str:
    """A figure as it stands in the table."""
    words = {"per_second": "{:,.0f} /s", "median_ms": "{:.3g} ms", "worst_ms": "worst {:.3g}"}
    return words[key].format(value)


def document(rows: Sequence[Row], seconds: float, finished: bool) -> bytes:
    """The figures as JSON, with what they were measured on."""
    lines = [
        {"group": row.group, "name": row.name, **row.figures, "target": row.target, "met": row.met, "note": row.note}
        | {"ratios": ratios(row, rows)}
        for row in rows
    ]
    names = ("beaumonde", *(library(name) for name in RIVALS))
    facts = {"date": date.today(), "python": platform.python_version(), "machine": machine(), "seconds": seconds}
    versions = {name: version(name.replace("OpenSpiel", "open_spiel")) for name in names}
    whole = {**facts, "rounds": ROUNDS, "finished": finished, "versions": versions, "rows": lines}
    return msgspec.json.format(msgspec.json.encode(whole))


def machine() -> str:
    """As much as the system tells."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def version(distribution: str) -> str | None:
    """The installed one, if any."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def main() -> int:
    """Measure, print the table, write the figures if asked."""
    parser = ArgumentParser(description="Measure the engine beside other libraries: random legal play on one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row, over all rounds (default 3)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only rows with these words in group or name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    options = parser.parse_args()
    rows = [row for row in all_rows() if options.only.lower() in f"{row.group}: {row.name}".lower()]
    if not rows:
        parser.error(f"no row has {options.only!r} in its group or name")
    finished = run(rows, options.seconds)
    caption = f"The best of {ROUNDS} rounds." if finished else "Stopped: the best of the rounds so far."
    caption += f" Python {platform.python_version()}, {machine()}, {date.today()}."
    Console(width=None if sys.stdout.isatty() else 124).print(table(rows, caption))
    if options.json:
        options.json.write_bytes(document(rows, options.seconds, finished))
    return 0 if finished else 130


if __name__ == "__main__":
    sys.exit(main())
