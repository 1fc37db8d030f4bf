"""A price rail, drawn with a barrel on it."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

SHORTEST, LONGEST = 6, 30


class Rail:
    """A price on its track, as wide as there is room for."""

    def __init__(self, track: tuple[int, ...], price: int, colour: str) -> None:
        self.share = track.index(price) / (len(track) - 1)
        self.colour = colour

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(SHORTEST, options.max_width), min(LONGEST, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(LONGEST, options.max_width)
        place = int(self.share * (width - 1))
        colour = self.colour
        yield Text.assemble(("━" * place, colour), ("●", f"bold {colour}"), ("─" * (width - place - 1), "dim"))
