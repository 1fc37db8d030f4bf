"""A report as a picture: how often everybody won, how sure that is, and what would be fair."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from beaumonde.arena.report import Report, TableReport
from beaumonde.core.errors import BadOption, MissingExtra, brief

KINDS = (".png", ".svg", ".pdf")
INK, PALE, ABOVE, BELOW, NEITHER = "#2b2622", "#d8d2c8", "#1f6f5c", "#a63d40", "#6b645c"
"""Better than fair for sure, worse for sure, or too near to tell."""


def load_matplotlib() -> Any:
    """The class of figures; MissingExtra without matplotlib."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - heavy, and only for pictures
    except ImportError as error:
        raise MissingExtra("no-matplotlib") from error
    return Figure


def check_picture(file: Path) -> None:
    """BadOption unless the name says which kind of picture; MissingExtra without matplotlib."""
    if file.suffix.lower() not in KINDS:
        raise BadOption("bad-picture", file=brief(str(file)), kinds=list(KINDS))
    load_matplotlib()


def draw(
    report: Report,
    file: Path,
    titles: Sequence[str] = (),
    *,
    wins: str = "share of wins",
    fair: str = "fair share",
    percent: Callable[[float], str] = "{:.1%}".format,
) -> None:
    """One panel for each table, written to the file; its suffix decides the kind of picture."""
    check_picture(file)
    heights = [len(table.standings) * 0.42 + 1.0 for table in report.tables]
    figure = load_matplotlib()(figsize=(7.5, sum(heights) + 0.3), layout="constrained")
    panels = figure.subplots(len(heights), squeeze=False, sharex=True, height_ratios=heights)[:, 0]
    for place, (panel, table) in enumerate(zip(panels, report.tables, strict=True)):
        title = titles[place] if titles else f"{table.game}, {table.options['seats']}"
        _panel(panel, table, title, fair, percent)
    most = max(standing.wins.high or standing.wins.value for table in report.tables for standing in table.standings)
    panels[-1].set_xlim(-0.03, max(most, report.standings[0].fair) + 0.03)
    panels[-1].set_xlabel(wins, color=INK)
    figure.savefig(file, dpi=160)


def _panel(panel: Any, table: TableReport, title: str, fair: str, percent: Callable[[float], str]) -> None:
    standings = table.standings[::-1]
    line = standings[0].fair
    panel.axvline(line, color=NEITHER, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    panel.annotate(
        fair,
        (line, 1),
        (4, -2),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        va="top",
        fontsize=8,
        color=NEITHER,
    )
    for place, standing in enumerate(standings):
        value, low, high = standing.wins.value, standing.wins.low, standing.wins.high
        colour = ABOVE if (low or 0) > line else BELOW if high is not None and high < line else NEITHER
        if low is not None and high is not None:
            panel.plot([low, high], [place, place], color=colour, linewidth=2.2, solid_capstyle="round", zorder=2)
        panel.plot([value], [place], "o", color=colour, markersize=7, zorder=3)
        above = {"xytext": (0, 7), "textcoords": "offset points", "ha": "center"}
        panel.annotate(percent(value), (value, place), **above, fontsize=8, color=colour)
    panel.set_title(title, loc="left", fontsize=10, color=INK, fontweight="bold")
    panel.set_yticks(range(len(standings)), [brief(standing.name) for standing in standings], color=INK)
    panel.set_ylim(-0.6, len(standings) - 0.2)
    panel.xaxis.set_major_formatter("{x:.0%}")
    panel.tick_params(length=0, colors=INK, labelsize=9)
    panel.grid(axis="x", color=PALE, linewidth=0.7)
    panel.set_axisbelow(True)
    for side in ("top", "right", "left"):
        panel.spines[side].set_visible(False)
    panel.spines["bottom"].set_color(PALE)
