"""What a game is. A state is a value: `play` returns the next one, and nothing else changes anything."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.errors import BadOption, BadSetup, Reason, brief
from beaumonde.core.result import Result
from beaumonde.core.shuffle import Seed, Source


class Action(Struct, frozen=True, gc=False):
    """What a seat decides to do. Every game has its own; all are tagged and speak JSON."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as the whole table may know it. What only one seat may know is in its view."""


class View(Struct, frozen=True):
    """What one seat, or a spectator (`seat` is None), may know: built from what may be seen, field by field."""

    seat: int | None
    to_act: tuple[int, ...]
    """The seats that must decide now; empty when the game is over."""
    result: Result | None


class Deal(Struct, frozen=True):
    """Everything chance decides in a game, laid out before it begins; or a set-up by hand."""

    first: int


class Lesson(Struct, frozen=True):
    """A first game that teaches: its table, and a set-up by hand in which everything it teaches comes up.

    The learner has seat 0, and bots have the others.
    """

    name: str
    options: dict[str, Any]
    deal: Deal


T = TypeVar("T")
D = TypeVar("D", bound=Deal)
S_co = TypeVar("S_co", covariant=True)


class Step(Struct, Generic[S_co], frozen=True, gc=False):
    """What a play leads to: the next state, and what happened on the way."""

    state: S_co
    events: tuple[Event, ...]


class State(Protocol):
    """A moment of a game, complete and unchanging."""

    @property
    def game(self) -> "Game": ...
    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; several only for sealed bids; () when the game is over."""

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""

    @property
    def progress(self) -> dict[str, int]:
        """How far the game has come, in numbers of its own that everybody at the table sees."""

    @property
    def figures(self) -> dict[str, tuple[float, ...]]:
        """What people like to compare after a game beside the scores: numbers of its own by name, one for each seat."""

    @property
    def is_secret(self) -> bool:
        """Whether what is decided now stays hidden from the others: a sealed bid, a donated share."""

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat may do now; empty when it is not the seat's turn. Never built needlessly."""

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """None if the action may be played now, else the reason."""

    def play(self, seat: int, action: Action) -> Step["State"]:
        """The next state and the events; IllegalAction if the action may not be played."""

    def view(self, seat: int | None, *, memory_aid: bool | None = None) -> View:
        """What that seat, or a spectator, may know. `memory_aid` overrides the table's own option."""

    def hints(self, seat: int) -> Hints:
        """What the rules allow that seat now, worked out for it."""

    def ordered(self, seat: int, orders: Any) -> Action | None:
        """What the seat's standing orders make it do now; None if it has to decide itself."""

    def is_revealed(self, seat: int, events: Sequence[Event]) -> bool:
        """Whether these events, which follow on this state, told the seat something it could not have known: the next
        card of the deck, or what others had hidden. Undo stops there."""


class Game(Protocol):
    """A game with its table options: frozen, equal when the options are."""

    name: ClassVar[str]
    """The code of the game, in records and addresses."""
    deal_type: ClassVar[type[Deal]]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[type[View]]
    hints_type: ClassVar[type[Hints]]
    orders_type: ClassVar[type[Orders]]
    lessons: ClassVar[tuple[Lesson, ...]]
    """The first games that teach it, the plainest first."""

    @property
    def seats(self) -> int: ...
    @classmethod
    def offers(cls) -> tuple[Offer, ...]:
        """The ways to play it, for people to choose from."""

    def deal(self, source: Source) -> Deal:
        """The set-up that this source of chance gives."""

    def start(self, seed: int | None = None, *, source: Source | None = None, deal: Any = None) -> State:
        """The first state: from an integer seed, a source of chance, or a set-up by hand."""

    def begin(self, seed: int | None = None, *, source: Source | None = None, deal: Any = None) -> Step[State]:
        """As `start`, with what happened in it."""

    def write_action(self, action: Any) -> str:
        """The action as a short word of the text notation."""

    def read_action(self, word: str) -> Action:
        """The action back from its word; BadRecord if it is none."""

    def heading(self, happened: Sequence[Event]) -> str | None:
        """A new line's heading in the text notation, if one begins with these events."""


AROUND = {
    seats: tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
    for seats in range(2, 6)
}
"""Turn order, always clockwise: AROUND[seats][first] begins with the first."""

GAMES: dict[str, type[Game]] = {}
"""Every game by its name. A game's folder enters itself here."""


def game_from(name: object, options: Mapping[str, Any], *, strict: bool = True) -> Game:
    """The game of that name with those options, checked."""
    try:
        return msgspec.convert(options, _kind(name), strict=strict)
    except msgspec.ValidationError as error:
        raise BadOption("bad-option", detail=str(error)) from None


def lesson_from(game: object, name: str) -> Lesson:
    """The lesson of that name; BadOption if the game has none like it."""
    found = next((lesson for lesson in _kind(game).lessons if lesson.name == name), None)
    if found is None:
        raise BadOption("no-such-lesson", lesson=brief(name))
    return found


def _kind(name: object) -> type[Game]:
    kind = GAMES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadOption("no-such-game", name=brief(name))
    return kind


def chance_of(seed: int | None, source: Source | None, deal: object) -> Source | None:
    """The one source of chance that was given, or None for a set-up by hand; BadSetup for none or several."""
    if (seed is not None) + (source is not None) + (deal is not None) != 1:
        raise BadSetup("one-source")
    return Seed(seed) if seed is not None else source


def check_table(game: Any, fewest: int, most: int) -> None:
    """BadOption unless the options that every table has make sense."""
    if type(game.seats) is not int or not fewest <= game.seats <= most:
        raise BadOption("bad-seats", seats=brief(game.seats), fewest=fewest, most=most)
    if game.first is not None:
        check_viewer(game.first, game.seats)
    if type(game.memory_aid) is not bool:
        raise BadOption("bad-memory-aid", value=brief(game.memory_aid))


def check_viewer(seat: object, seats: int) -> None:
    """BadOption unless there is such a seat."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadOption("no-such-seat", seat=brief(seat), seats=seats)


def read_deal(deal: object, kind: type[D], seats: int) -> D:
    """The set-up by hand with all its types checked, and a seat that begins; BadSetup otherwise."""
    try:
        checked = msgspec.convert(msgspec.to_builtins(deal), kind)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup("bad-deal", detail=brief(str(error))) from None
    if not 0 <= checked.first < seats:
        raise BadSetup("no-such-seat", seat=brief(checked.first), seats=seats)
    return checked


def changed(values: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    """The same values but for one: how the next state differs from this one."""
    copy = list(values)
    copy[place] = new
    return tuple(copy)


def seat_problem(state: State, seat: object) -> Reason | None:
    """Why that seat may not act now, whatever the action: the first question of every game's rules."""
    to_act = state.to_act
    if type(seat) is int and seat in to_act:
        return None
    if type(seat) is not int or not 0 <= seat < state.game.seats:
        return Reason("no-such-seat", {"seat": brief(seat), "seats": state.game.seats})
    if not to_act:
        return Reason("game-over")
    return Reason("not-your-turn", {"seat": seat, "to_act": list(to_act)})
