"""The terminal as a place to show things and to ask: a real one with a live line below, or a plain pipe."""

import sys
import time
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from rich.console import Console, RenderableType

from beaumonde.locale import Words


class Leave(Exception):
    """The person wants to stop, or the input has ended."""


class Screen:
    """Everything a game shows or asks goes through here."""

    def __init__(self, words: Words, *, pace: float = 0.0) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._pace = pace if self.live else 0.0

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def pause(self, share: float = 1.0) -> None:
        """Let a person follow what happens; nothing waits in a pipe."""
        if self._pace:
            time.sleep(self._pace * share)

    def wipe(self) -> None:
        """Nothing of what was on the screen can be read or scrolled back to."""
        if self.live:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 3)

    def ask(self, prompt: str, preview: Callable[[str], str] | None = None) -> str:
        """A line from the person. While they type, `preview` says what the line would do."""
        try:
            if self.live:
                return self._ask_live(prompt, preview)
            self.console.print(f"{prompt} > ", end="")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if not line:
            raise Leave
        self.console.print(line.strip())
        return line.strip()

    def _ask_live(self, prompt: str, preview: Callable[[str], str] | None) -> str:
        session: PromptSession[str] = PromptSession()
        below = (lambda: ANSI(preview(session.default_buffer.text))) if preview else None
        return session.prompt(ANSI(f"\x1b[1m{prompt} ›\x1b[0m "), bottom_toolbar=below).strip()

    def choose(self, question: str, options: list[str], default: int = 0) -> int:
        """The place of one option; Enter takes the default."""
        self.show("", f"[bold]{question}[/]")
        for number, option in enumerate(options, 1):
            self.show(f"  [bold]{number}[/] {option}")
        while True:
            answer = self.ask(self.words("choose-default", default=options[default]))
            if not answer:
                return default
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return int(answer) - 1
            self.show(self.words("choose-number", most=len(options)))

    def number(self, question: str, fewest: int, most: int, default: int) -> int:
        """A number in a range; Enter takes the default."""
        self.show("", f"[bold]{question}[/]")
        while True:
            answer = self.ask(self.words("choose-default", default=default))
            if not answer:
                return default
            if answer.isdecimal() and fewest <= int(answer) <= most:
                return int(answer)
            self.show(f"{fewest}–{most}")
