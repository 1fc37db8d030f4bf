"""The results of a contest as a table."""

from rich import box
from rich.table import Table
from rich.text import Text

from beaumonde.arena.intervals import Interval
from beaumonde.arena.report import LostMoves, Report, Standing, TableReport
from beaumonde.locale import Words
from beaumonde.terminal.screen import Screen

COLUMNS = (
    "arena-column-bot",
    "arena-column-wins",
    "arena-column-sure",
    "arena-column-fair",
    "arena-column-rating",
    "arena-column-place",
    "arena-column-cast-out",
    "arena-column-time",
)


def show_report(screen: Screen, report: Report) -> None:
    """All tables together, each table where there are several, and the moves that were lost."""
    words = screen.words
    if report.stopped:
        screen.show("", Text(words("arena-stopped", games=report.games), style="bold"))
    if len(report.tables) > 1:
        _show(screen, words("arena-all-tables", tables=len(report.tables)), report)
    for table in report.tables:
        _show(screen, title_of(words, table), table)
    screen.show(Text(words("arena-notes"), style="dim"))
    for lost in report.lost:
        screen.show(Text(f"✗ {_complaint(words, lost)}", style="indian_red1"))


def title_of(words: Words, table: TableReport) -> str:
    """The game, its edition and cards, and how many play."""
    options = table.options
    parts = [words(f"game-{table.game}")]
    if "edition" in options:
        edition = f"e{options['edition']}"
        parts.append(words("hs-edition", edition=edition))
        parts += [words(f"hs-card-{card}", edition=edition) for card in options["advanced"]]
    return " · ".join([*parts, words("arena-players", seats=options["seats"])])


def _show(screen: Screen, title: str, part: Report | TableReport) -> None:
    games = screen.words("arena-games", games=part.games)
    screen.show("", Text.assemble((title, "bold gold3"), f" · {games}"), _table(screen.words, part.standings))


def _table(words: Words, standings: tuple[Standing, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        name = column == "arena-column-bot"  # the one column that gives way on a narrow screen
        table.add_column(words(column), justify="left" if name else "right", no_wrap=not name)
    for standing in standings:
        table.add_row(
            Text(standing.name, style="bold", no_wrap=True, overflow="ellipsis"),
            Text(percent(words, standing.wins.value), style=_style(standing)),
            _range(words, standing.wins),
            _figure(words, standing.wins.value / standing.fair, 2),
            _rating(words, standing.rating),
            _figure(words, standing.place, 2),
            percent(words, standing.cast_out),
            _times(words, standing),
        )
    return table


def _style(standing: Standing) -> str:
    """Green or red only where it is sure to be better or worse than fair."""
    low, high = standing.wins.low, standing.wins.high
    if low is None or high is None or low <= standing.fair <= high:
        return ""
    return "green" if low > standing.fair else "indian_red1"


def _range(words: Words, share: Interval) -> str:
    if share.low is None or share.high is None:
        return "–"
    return words("arena-range", low=_figure(words, 100 * share.low, 1), high=percent(words, share.high))


def _rating(words: Words, rating: Interval) -> str:
    value = _figure(words, rating.value, 0)
    return value if rating.high is None else f"{value} ± {_figure(words, rating.high - rating.value, 0)}"


def _times(words: Words, standing: Standing) -> str:
    times = (standing.seconds, standing.seconds_99)
    scale, unit = (1, "s") if times[0] >= 1 else (1000, "ms")
    shown = [_figure(words, scale * time, 1 if scale * time < 10 else 0) for time in times]
    return f"{shown[0]} · {shown[1]} {unit}"


def _figure(words: Words, value: float, digits: int) -> str:
    """A number with so many decimals, as the language writes it."""
    return f"{value:.{digits}f}".replace(".", words("decimal-mark")).replace("-", "−")


def percent(words: Words, share: float) -> str:
    """A share in hundredths, as the language writes it."""
    return words("arena-percent", figure=_figure(words, 100 * share, 1))


def _complaint(words: Words, lost: LostMoves) -> str:
    fault = lost.example
    why = [words.error(reason) for reason in (fault.reason, fault.because) if reason is not None]
    return words("arena-lost-moves", bot=lost.name, count=lost.count, why=" ".join(why))
