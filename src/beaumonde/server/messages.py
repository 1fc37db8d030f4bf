"""Everything that goes over the wire, both ways."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.errors import Reason
from beaumonde.core.game import Event, View

Words = Annotated[str, Meta(max_length=256, description="Words of one's own that go into the shuffle.")]
ActionId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Clock = Annotated[int, Meta(ge=10, le=604_800, description="Seconds for each decision.")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]

# REST: what people ask ------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """A person with a name and nothing else."""

    name: str
    language: str = "en"


class Change(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called from now on, and to read in; what is not named stays."""

    name: str | None = None
    language: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay. The options are the game's own: seats, memory_aid, first, and what else it knows."""

    game: str
    options: dict[str, Any]
    levels: Annotated[list[str], Meta(max_length=10)] = field(default_factory=list)
    """For each seat the level of a bot, or "" for a person. Empty: people only."""
    seat: Seat | None = None
    """Where the host sits: the first free seat unless said otherwise; nowhere if bots have them all."""
    words: Words = ""
    clock: Clock | None = None
    """Whoever takes longer has a move made for them by the house."""


class Join(Struct, forbid_unknown_fields=True):
    """A person sits down: at that seat, or at the first free one."""

    code: str
    seat: Seat | None = None
    words: Words = ""


class Contribution(Struct, forbid_unknown_fields=True):
    """Words for the shuffle, in place of any given before."""

    words: Words


# REST: what they are told ---------------------------------------------------------------------------------------


class Problem(Struct):
    """Why something was not done."""

    code: str
    data: dict[str, Any]
    sentence: str


class Guest(Struct):
    """Who one is. The token is told once, when the guest is new."""

    name: str
    language: str
    token: str | UnsetType = UNSET


class Menu(Struct):
    """What there is to play, against whom, and in which languages."""

    offers: list[Offer]
    levels: list[str]
    languages: list[str]
    clocks: list[int]


class TableState(StrEnum):
    """Before, during and after the game."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class SeatInfo(Struct):
    """Who sits there: a person, a bot of a level, or nobody yet (`name` is None)."""

    number: int
    name: str | None
    level: str
    contributed: bool


class TableInfo(Struct):
    """A table as the one who asks may know it."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    state: TableState
    seats: list[SeatInfo]
    seat: int | None
    """One's own seat; None for those who watch."""
    host: bool
    """Whether one may start the game."""
    commitment: str
    secret: str | None
    """What the commitment was made of: told when the game is over."""
    number: int | None
    """How many actions have been played; None before the game."""
    to_act: list[int]
    your_turn: bool
    clock: int | None
    next: str | None
    """The table of the rematch, once somebody asked for one."""
    created: int


class Happened(Struct):
    """What the table saw happen with one action; number 0 is the deal, which nobody played."""

    number: int
    seat: int | None
    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]


class Moment(Struct):
    """A moment of a finished game: what had just happened, and the table then."""

    number: int
    seat: int | None
    events: tuple[Event, ...]
    view: View


class Replay(Struct):
    """A finished game, moment by moment, from one chair or none."""

    game: str
    options: dict[str, Any]
    names: list[str]
    levels: list[str]
    moments: list[Moment]


# Live: what a client says ---------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there, and the last number that was seen."""

    token: str | None = None
    since: Number | None = field(default=None, name="from")
    heard: Number = 0
    """The number of the last thing said at the table that was heard."""


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play this, in the moment after action `number`. Sent again with the same id it is not played again."""

    id: ActionId
    number: Number
    action: Raw


class Order(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """These are one's standing orders from now on, in place of any before."""

    id: ActionId
    orders: Raw


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to the whole table. Sent again with the same id it is not said again."""

    id: ActionId
    text: Text


Spoken = Hello | Act | Order | Say

# Live: what it is told ------------------------------------------------------------------------------------------


class Said(Struct, tag_field="type", tag="said"):
    """Somebody said something. Those who watch have no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The table now, and everything that was missed."""

    table: TableInfo
    number: int | None
    view: View | None
    hints: Hints | None
    """For those who sit and play."""
    orders: Orders | None
    missed: list[Happened]
    said: list[Said]
    now: int
    """The service's clock, in milliseconds since 1970."""
    deadline: int | None
    """When the house makes the move of whoever has not."""


class TableChanged(Struct, tag_field="type", tag="table"):
    """Somebody came or went, or the game began or ended."""

    table: TableInfo


class Played(Struct, tag_field="type", tag="played"):
    """An action was played; this is the table after it, as the one who is told may see it."""

    number: int
    seat: int | None
    at: int
    events: tuple[Event, ...]
    view: View
    hints: Hints | None
    now: int
    deadline: int | None


class Ordered(Struct, tag_field="type", tag="ordered"):
    """One's own standing orders, as they are now."""

    orders: Orders


class Accepted(Struct, tag_field="type", tag="accepted"):
    """The action of that id was played under this number, now or earlier."""

    id: str
    number: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The action of that id was not played."""

    id: str
    reason: Reason
    sentence: str


class Trouble(Struct):
    """A message that could not be taken. The connection goes on."""

    code: str
    data: dict[str, Any]
    sentence: str
    type: Literal["error"] = "error"


Told = Welcome | TableChanged | Played | Ordered | Said | Accepted | Refused | Trouble
