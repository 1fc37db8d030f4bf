"""A game in the terminal: people at one keyboard, bots in the other seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from beaumonde.bots import Bot, move_of
from beaumonde.core.errors import brief
from beaumonde.core.game import Action, Event
from beaumonde.core.record import Journal
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.game import RichAndGood
from beaumonde.locale import Words
from beaumonde.terminal.ending import show_ending
from beaumonde.terminal.face import Face
from beaumonde.terminal.files import save
from beaumonde.terminal.high_society import HighSocietyFace
from beaumonde.terminal.rich_and_good import RichAndGoodFace
from beaumonde.terminal.screen import QUIT, Leave, Screen

HELP, TABLE = ("?", "h", "help", "aide", "hilfe"), ("t",)


def face_for(words: Words, names: tuple[str, ...], game: Any) -> Face:
    """How that game is shown."""
    if isinstance(game, HighSociety):
        return HighSocietyFace(words, names, game)
    assert isinstance(game, RichAndGood)
    return RichAndGoodFace(words, names, game)


class Sitting:
    """One game from the first card to the last, or to the moment somebody stops."""

    def __init__(self, screen: Screen, journal: Journal, bots: dict[int, Bot], file: Path | None) -> None:
        self.screen, self.journal, self.bots, self.file = screen, journal, bots, file
        self.names = journal.names
        self.face = face_for(screen.words, self.names, journal.game)
        self.people = [seat for seat in range(journal.game.seats) if seat not in bots]
        self._last_person: int | None = None

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the screen may have; None while several people share it."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> bool:
        """Play on to the end; False if somebody stopped before."""
        self._save()
        self.screen.show(*(Text(sentence, style="dim") for sentence in self.face.foreword()))
        try:
            self._tell(self.journal.steps[-1].events)
            while to_act := self.journal.state.to_act:
                self._turn(to_act[0])
        except (Leave, KeyboardInterrupt):
            if len(self.people) > 1:
                self.screen.wipe()
            self._save()
            return False
        self._save()
        view = self.journal.state.view(self.viewer)
        show_ending(self.screen, self.face, view, self.names, self.viewer)
        return True

    def _turn(self, seat: int) -> None:
        bot = self.bots.get(seat)
        if bot is None:
            action = self._ask(seat)
            step = self.journal.play(seat, action)
            self._save()
            if len(self.people) > 1 and seat not in step.state.to_act[:1]:
                self.screen.wipe()
        else:
            step = self.journal.play(seat, move_of(bot, self.journal.state, seat))
        self._tell(step.events)

    # Telling

    def _tell(self, events: Sequence[Event]) -> None:
        for sentence in self.face.tell(events, self.viewer):
            self.screen.show(sentence)
            self.screen.pause(0.6 if sentence else 0)

    def _hand_over(self, seat: int) -> None:
        """Between people nothing may be left on the screen; then what happened since is told again."""
        words = self.screen.words
        self.screen.wipe()
        if self.screen.ask(words("pass-keyboard", name=self.names[seat])).lower() in QUIT:
            raise Leave
        self.screen.wipe()
        played = [place for place, (mover, _) in enumerate(self.journal.moves, 1) if mover == seat]
        self.screen.show(Text(words("since-your-turn" if played else "so-far"), style="dim"))
        for step in self.journal.steps[max(played, default=0) :]:
            self.screen.show(*self.face.tell(step.events, seat))

    # Asking

    def _ask(self, seat: int) -> Action:
        if len(self.people) > 1 and seat != self._last_person:
            self._hand_over(seat)
        self._last_person = seat
        view: Any = self.journal.state.view(seat)
        recap = self.face.recap(view)
        self.screen.show(*(("", self.face.table(view)) if recap is None else (recap,)))
        while True:
            text = self.screen.ask(self.face.prompt(view), lambda typed: self.face.preview(view, typed))
            action = self._understand(view, text)
            if action is None:
                continue
            problem = self.journal.state.why_not(seat, action)
            if problem is None:
                return action
            self.screen.show(Text(self.face.reason(view, problem), style="indian_red1"))

    def _understand(self, view: Any, text: str) -> Action | None:
        """The action; None after answering a question or asking back."""
        command = text.lower()
        if command in QUIT:
            raise Leave
        if command in HELP:
            self.screen.show(self.face.help(view))
            return None
        if command in TABLE and self.face.read(view, text) is None:
            self.screen.show("", self.face.table(view))
            return None
        answer = self.face.answer(view, text)
        if answer is not None:
            self.screen.show(answer)
            return None
        action = self.face.read(view, text)
        if action is None:
            asked_back = self.screen.words("not-understood", text=brief(text)) if text else self.face.preview(view, "")
            self.screen.show(Text(asked_back, style="indian_red1"))
        return action

    def _save(self) -> None:
        if self.file is not None:
            save(self.journal, self.file)
