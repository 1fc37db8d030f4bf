"""What the terminal needs to know of a game: how it is shown, asked for and told."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from beaumonde.core.errors import Reason
from beaumonde.core.game import Action, Event, Game
from beaumonde.core.result import Line
from beaumonde.locale import LANGUAGES, Words


class Face(Protocol):
    """One game in the terminal."""

    def foreword(self) -> list[str]:
        """What there is to say before the game starts."""

    def table(self, view: Any) -> RenderableType:
        """The whole table from the viewer's chair."""

    def recap(self, view: Any) -> RenderableType | None:
        """A line instead of the whole table, where the seat has just seen that; None where it has not."""

    def prompt(self, view: Any) -> str:
        """What to type now."""

    def preview(self, view: Any, text: str) -> str:
        """What the typed text would do, or what there is to know before typing."""

    def read(self, view: Any, text: str) -> Action | None:
        """The action that the text means; None if it means nothing."""

    def answer(self, view: Any, text: str) -> RenderableType | None:
        """The answer to a question of this game's own; None if the text is none."""

    def reason(self, view: Any, problem: Reason) -> str:
        """Why an action is not allowed, in this game's words."""

    def help(self, view: Any) -> str:
        """How to play, in a few lines."""

    def tell(self, happened: Sequence[Event], viewer: int | None) -> list[str]:
        """What happened in one step, in sentences for that viewer; an empty one begins a paragraph."""

    def line(self, line: Line) -> str:
        """What a step of the scoring counts."""

    def standing(self, view: Any, seat: int) -> str:
        """What decides whether the seat is cast out."""

    def total(self, total: float) -> str:
        """What decides whether the seat wins."""

    def decided(self, decided: str) -> str:
        """Why the winners won."""

    def afterword(self, view: Any) -> list[str]:
        """What else there is to say at the end."""


class Speech:
    """The sentences of one table: who is who, and "you" for the viewer."""

    def __init__(self, words: Words, names: tuple[str, ...], game: Game) -> None:
        self.words, self.names, self.game = words, names, game

    def who(self, seat: int, viewer: int | None) -> dict[str, str]:
        """The arguments that let a sentence speak of a seat."""
        return {"who": "you" if seat == viewer else "other", "name": self.names[seat]}


def you_among(names: tuple[str, ...]) -> int | None:
    """The seat that a record calls "you", in whatever language."""
    you = {Words(language)("you") for language in LANGUAGES}
    return next((seat for seat, name in enumerate(names) if name in you), None)


def plain(total: float) -> str:
    """A score as people write it: 14, 3½, −2½."""
    whole = int(abs(total))
    half = "½" if abs(total) != whole else ""
    sign = "−" if total < 0 else ""
    return f"{sign}{whole if whole or not half else ''}{half}"
