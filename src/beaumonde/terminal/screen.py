"""The terminal as a place to show things and to ask: a real one with a live line below, or a plain pipe."""

import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from beaumonde.locale import Words
from beaumonde.terminal.line import ask_live

QUIT = ("q", "quit", "quitter", "ende")


class Leave(Exception):
    """The person wants to stop, or the input has ended."""


class Screen:
    """Everything a game shows or asks goes through here."""

    def __init__(self, words: Words, *, pace: float = 0.0) -> None:
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._pace = pace if self.live else 0.0

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_whole(self, *lines: str, style: str = "") -> None:
        """Lines that people copy: the terminal may fold them, but no line break gets in."""
        for line in lines:
            self.console.print(line, style=style, soft_wrap=True)

    def pause(self, share: float = 1.0) -> None:
        """Let a person follow what happens; nothing waits in a pipe."""
        if self._pace:
            time.sleep(self._pace * share)

    def hurry(self) -> None:
        """From now on nothing waits."""
        self._pace = 0.0

    def wipe(self) -> None:
        """Nothing of what was on the screen can be read or scrolled back to."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * 3)

    def ask(self, prompt: str, preview: Callable[[str], str] | None = None) -> str:
        """A line from the person. While they type, `preview` says what the line would do."""
        try:
            line = ask_live(prompt, preview) if self.live else self._ask_pipe(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        line = "".join(letter if letter.isprintable() else " " for letter in line).strip()
        if not self.live:
            self.show_whole(line)
        return line

    def _ask_pipe(self, prompt: str) -> str:
        self.console.print(f"{prompt} > ", end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.show("")
            raise EOFError
        return line

    def choose(self, question: str, options: list[str], default: int = 0) -> int:
        """The place of one option; Enter takes the default."""
        self.show("", Text(question, style="bold"))
        for place, option in enumerate(options, 1):
            self.show(Text.assemble((f"  {place} ", "bold"), option))
        while True:
            number = self._number(options[default], 1, len(options), default + 1)
            if number is not None:
                return number - 1

    def number(self, question: str, fewest: int, most: int, default: int) -> int:
        """A number in a range; Enter takes the default."""
        self.show("", Text(question, style="bold"))
        while True:
            number = self._number(str(default), fewest, most, default)
            if number is not None:
                return number

    def _number(self, usual: str, fewest: int, most: int, default: int) -> int | None:
        answer = self.ask(self.words("choose-default", default=usual))
        if answer.lower() in QUIT:
            raise Leave
        number = number_in(answer, fewest, most) if answer else default
        if number is None:
            self.show(self.words("choose-number", fewest=fewest, most=most))
        return number


def number_in(text: str, fewest: int, most: int) -> int | None:
    """The number that the text is, if it is one in that range."""
    number = int(text) if text.isdecimal() and len(text) < 6 else -1
    return number if fewest <= number <= most else None
