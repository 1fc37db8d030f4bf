"""What the benchmarks share: rows measured in turn, the best of the rounds, and one table with the ratios."""

import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from importlib import metadata
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import msgspec
from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from beaumonde.core.errors import MissingExtra

Figures = dict[str, float]
"""By name; those in WORDS are shown, and all are written. More is better, except for a time."""
Measure = Callable[[float], Figures]
"""Measures for so many seconds."""
Play = Callable[[], int]
"""Plays one or many whole games and says how many decisions that took."""

WORDS = {
    "per_second": "{:,.0f} /s",
    "step_per_second": "step alone {:,.0f} /s",
    "times": "{:.2f} ×",
    "median_ms": "{:.3g} ms",
    "worst_ms": "worst {:.3g}",
    "late_ms": "99 % under {:.3g} ms",
    "took_s": "{:.3g} s",
}
"""The figures as they stand in the table."""
UNITS = {"per_second": "/s", "times": "×", "median_ms": "ms", "worst_ms": "ms", "late_ms": "ms", "took_s": "s"}


# What is measured ----------------------------------------------------------------------------------------------


class Row(Struct):
    """A line of the table; `figures` are the best of the rounds so far."""

    group: str
    name: str
    prepare: Callable[[], Measure] | None = None
    """None for a line that is only derived from others."""
    judged: str = "per_second"
    """The figure that must meet the target."""
    target: float | None = None
    compared: bool = False
    """Its decisions are set beside the rivals'."""
    rival: bool = False
    optional: bool = False
    """It is named and left out where it does not run."""
    rounds: int | None = None
    """Fewer than the others have."""
    figures: Figures = {}
    note: str = ""

    @property
    def met(self) -> bool | None:
        """None without a target or a figure."""
        figure = self.figures.get(self.judged)
        if figure is None or self.target is None:
            return None
        return figure < self.target if is_time(self.judged) else figure >= self.target

    def add(self, found: Figures) -> None:
        """One more round."""
        for key, value in found.items():
            best = min if is_time(key) else max
            self.figures[key] = best(value, self.figures.get(key, value))


def is_time(figure: str) -> bool:
    """Whether less of it is better."""
    return figure.endswith(("_ms", "_s"))


def speed(player: Callable[[], Play]) -> Measure:
    """Decisions per second, by the clock on the wall; and per second of processor time, which others' load spares."""
    play = player()
    play()  # whatever is done only once

    def measure(seconds: float) -> Figures:
        decisions, worked, begun = 0, process_time(), perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            decisions += play()
        return {"per_second": decisions / passed, "per_processor_second": decisions / (process_time() - worked)}

    return measure


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


def run(rows: Sequence[Row], seconds: float, rounds: int) -> bool:
    """Measure all rows in turn, round after round; False if it was stopped."""
    # no refreshing thread: it would take its share of the one core
    progress = Progress(console=Console(stderr=True), auto_refresh=False, transient=True)
    try:
        ready = [(row, measure) for row in rows if (measure := prepared(row))]
        with progress:
            task = progress.add_task("", total=len(ready) * rounds)
            for number in range(1, rounds + 1):
                for row, measure in ready:
                    progress.update(task, description=f"round {number} of {rounds}: {row.name}", refresh=True)
                    if row.rounds is None or number <= row.rounds:
                        row.add(measure(seconds / rounds))
                    progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def prepared(row: Row) -> Measure | None:
    """What measures the row. None, and a note, for an optional one that is not there or does not work."""
    if row.prepare is None:
        return None
    try:
        return row.prepare()
    except Exception as error:
        if not row.optional:
            raise
        missing = isinstance(error, ImportError | MissingExtra)
        row.note = "not installed" if missing else f"does not run: {error!r}"
        return None


# What is told --------------------------------------------------------------------------------------------------


def ratios(row: Row, rows: Sequence[Row], columns: Sequence[str]) -> Figures:
    """How many times the decisions of the fastest rival with that word in its name this row makes, word by word."""
    if not row.compared or not row.figures:
        return {}
    best = {word: fastest(rows, word) for word in columns}
    return {word: row.figures["per_second"] / speed for word, speed in best.items() if speed}


def fastest(rows: Sequence[Row], word: str = "") -> float | None:
    """Decisions a second of the fastest rival with that word in its name."""
    named = [row for row in rows if row.rival and row.figures and word.lower() in row.name.lower()]
    return max((row.figures["per_second"] for row in named), default=None)


def drawn(rows: Sequence[Row], columns: Sequence[str], caption: str) -> Table:
    """All rows with their targets, and × the rivals."""
    lines = Table(box=SIMPLE, pad_edge=False, caption=caption, caption_justify="left")
    lines.add_column("", no_wrap=True)
    for heading in ("best round", "target", "met", *(f"×\n{word}" for word in columns)):
        lines.add_column(heading, justify="right")
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        shown = row.note or ", ".join(WORDS[key].format(row.figures[key]) for key in WORDS if key in row.figures) or "–"
        target = "" if row.target is None else f"{row.target:,} {UNITS[row.judged]}"
        met = {None: "", True: "yes", False: "no"}[row.met]
        times = ratios(row, rows, columns)
        shares = [f"{times[word]:.1f}" if word in times else "" for word in columns]
        last = following is None or following.group != row.group
        lines.add_row(row.name, shown, target, met, *shares, end_section=last)
    return lines


def document(rows: Sequence[Row], columns: Sequence[str], facts: Mapping[str, object]) -> bytes:
    """The figures as JSON, with what they were measured on."""
    lines = [
        {"group": row.group, "name": row.name, **row.figures, "target": row.target, "met": row.met, "note": row.note}
        | {"ratios": ratios(row, rows, columns)}
        for row in rows
    ]
    return msgspec.json.format(msgspec.json.encode({**facts, "rows": lines}))


def machine() -> str:
    """As much as the system tells."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def load() -> list[float]:
    """How many processes wanted a core, over the last 1, 5 and 15 minutes; empty where nobody counts."""
    return [round(average, 2) for average in os.getloadavg()] if hasattr(os, "getloadavg") else []


def version(distribution: str) -> str | None:
    """The installed one, if any."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def main(
    description: str,
    all_rows: Sequence[Row],
    *,
    rounds: int,
    columns: Sequence[str],
    packages: Sequence[str],
    derived: Callable[[Sequence[Row]], Sequence[Row]] = lambda _: (),
) -> int:
    """Measure, print the table, write the figures if asked. `derived` makes more rows of those that were measured."""
    parser = ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row, over all rounds (default 3)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only rows with these words in group or name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    options = parser.parse_args()
    rows = [row for row in all_rows if options.only.lower() in f"{row.group}: {row.name}".lower()]
    if not rows:
        parser.error(f"no row has {options.only!r} in its group or name")
    before = load()
    finished = run(rows, options.seconds, rounds)
    rows += derived(rows)
    caption = f"The best of {rounds} rounds." if finished else "Stopped: the best of the rounds so far."
    caption += f" Python {platform.python_version()}, {machine()}, {date.today()}."
    Console(width=None if sys.stdout.isatty() else 140).print(drawn(rows, columns, caption))
    if options.json:
        facts = {"date": date.today(), "python": platform.python_version(), "machine": machine()}
        facts |= {"load_before": before, "load_after": load(), "seconds": options.seconds, "rounds": rounds}
        facts |= {"finished": finished, "versions": {name: version(name) for name in ("beaumonde", *packages)}}
        options.json.write_bytes(document(rows, columns, facts))
    return 0 if finished else 130
