"""Where a game stands, and what everybody has heard of it: values, with nothing of OpenSpiel in them."""

from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from beaumonde.core.game import Action, Event
from beaumonde.core.kernels import encoding


class Word(NamedTuple):
    """Something that happened, for those who know it and for the others; as a text and as numbers from 0 to 1."""

    text: str
    numbers: tuple[float, ...]
    hidden_text: str = ""
    hidden_numbers: tuple[float, ...] = ()
    knows: tuple[int, ...] | None = None
    """The seats that know it; None for everybody."""

    def known_to(self, seat: int | None) -> bool:
        return self.knows is None or seat in self.knows


class Now(Struct, frozen=True, dict=True):
    """Where a game stands: the last state that chance has settled, and what has been played and drawn since."""

    table: Any
    """The engine's game."""
    first: int | None
    """Who begins; None before it is drawn."""
    state: Any = None
    """None before the first cards are there."""
    waiting: tuple[int, Action] | None = None
    """The seat and the action that wait for chance."""
    drawn: tuple[int, ...] = ()
    """What chance has drawn for it so far."""
    log: tuple[Word, ...] = ()

    @property
    def is_chance(self) -> bool:
        return self.state is None or self.waiting is not None

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of what the seat to act may do, in ascending order."""
        number = encoding(self.table).action_id
        return sorted(number(action) for action in self.state.legal(self.state.to_act[0]))

    def __deepcopy__(self, memo: object) -> "Now":
        """Values need no copies; OpenSpiel makes one for every clone."""
        return self


def until(happened: tuple[Event, ...], kind: type[Event], number: int = 0) -> tuple[Event, ...]:
    """The events before the one of that kind which has `number` of its kind before it; all if there is none."""
    places = [place for place, event in enumerate(happened) if type(event) is kind]
    return happened[: places[number]] if number < len(places) else happened
