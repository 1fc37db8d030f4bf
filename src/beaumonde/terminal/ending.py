"""The one ceremony: money is revealed, the poorest leaves, then the arithmetic line by line."""

from typing import Any

from rich import box
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from beaumonde.core.result import Result, Score
from beaumonde.locale import Words
from beaumonde.terminal.face import Face, plain
from beaumonde.terminal.screen import Screen


def show_ending(screen: Screen, face: Face, view: Any, names: tuple[str, ...], viewer: int | None) -> None:
    """Everything about how the game ended."""
    result: Result = view.result
    words = screen.words
    screen.show("", Rule(words("ending-title"), style="gold3"))
    for seat in range(len(names)):
        screen.show(f"[bold]{names[seat]}[/]  {face.standing(view, seat)}")
        screen.pause(0.5)
    screen.show(*face.afterword(view))
    screen.pause()
    if result.cast_out:
        screen.show("", Text(_cast_out(words, result, names), style="bold indian_red1"))
        screen.pause()
    for score in sorted(result.scores, key=lambda score: (score.seat not in result.cast_out, score.total)):
        screen.show(_working(words, face, score, names, score.seat in result.cast_out))
        screen.pause()
    if result.winners:
        screen.show("", Text(_winners(words, result, names, viewer), style="bold gold1"))
    screen.show(face.decided(result.decided))


def _cast_out(words: Words, result: Result, names: tuple[str, ...]) -> str:
    out = [names[seat] for seat in result.cast_out]
    return words("cast-out", names=words.listing(out), count=len(out))


def _working(words: Words, face: Face, score: Score, names: tuple[str, ...], out: bool) -> Panel:
    sums = Table(box=None, show_header=False, pad_edge=False)
    sums.add_column(min_width=26)
    sums.add_column(justify="right", style="bold")
    for line in score.working:
        sums.add_row(face.line(line), plain(line.total))
    sums.add_row("", "")
    sums.add_row(f"[bold]{face.total(score.total)}[/]", "")
    title = words("scoring-out" if out else "scoring-title", name=names[score.seat])
    style = "dim" if out else "gold3"
    return Panel(
        sums,
        title=title,
        title_align="left",
        box=box.ROUNDED,
        border_style=style,
        expand=False,
        style=style if out else "",
    )


def _winners(words: Words, result: Result, names: tuple[str, ...], viewer: int | None) -> str:
    if len(result.winners) > 1:
        return words("winner-many", names=words.listing(names[seat] for seat in result.winners))
    winner = result.winners[0]
    return words("winner-one", names=names[winner], who="you" if winner == viewer else "other")
