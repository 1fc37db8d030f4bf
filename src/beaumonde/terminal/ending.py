"""The one ceremony: money is revealed, the poorest leaves, then the arithmetic line by line."""

from typing import Any

from rich import box
from rich.cells import cell_len, set_cell_size
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
    width = max(cell_len(name) for name in names)
    screen.show("", Rule(words("ending-title"), style="gold3"))
    for seat, name in enumerate(names):
        screen.show(Text.assemble((set_cell_size(name, width), "bold"), f"  {face.standing(view, seat)}"))
        _pause(screen, 0.5)
    screen.show(*face.afterword(view))
    _pause(screen)
    if result.cast_out and result.winners:
        about = _about(words, result.cast_out, names, viewer)
        screen.show("", Text(words("cast-out", **about), style="bold indian_red1"))
        _pause(screen)
    for score in sorted(result.scores, key=lambda score: (score.seat not in result.cast_out, score.total)):
        screen.show(_working(words, face, score, names, score.seat in result.cast_out))
        _pause(screen)
    screen.show("")
    if result.winners:
        screen.show(Text(words("winners", **_about(words, result.winners, names, viewer)), style="bold gold1"))
    screen.show(face.decided(result.decided))


def _pause(screen: Screen, share: float = 1.0) -> None:
    """The ceremony takes its time; Ctrl-C skips to the end of it."""
    try:
        screen.pause(share)
    except KeyboardInterrupt:
        screen.hurry()


def _about(words: Words, seats: tuple[int, ...], names: tuple[str, ...], viewer: int | None) -> dict[str, Any]:
    """The arguments of a sentence about several seats; the viewer comes first, as "you"."""
    listed = [words("you")] if viewer in seats else []
    listed += [names[seat] for seat in seats if seat != viewer]
    return {"who": "you" if viewer in seats else "other", "names": words.listing(listed), "count": len(seats)}


def _working(words: Words, face: Face, score: Score, names: tuple[str, ...], out: bool) -> Panel:
    sums = Table(box=None, show_header=False, pad_edge=False)
    sums.add_column(min_width=26)
    sums.add_column(justify="right", style="bold")
    for line in score.working:
        sums.add_row(face.line(line), plain(line.total))
    if score.working:
        sums.add_row("", "")
    sums.add_row(Text(face.total(score.total), style="bold"), "")
    name = names[score.seat]
    title = Text(words("scoring-out", name=name) if out else name)
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
