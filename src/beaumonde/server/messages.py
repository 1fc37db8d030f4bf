"""Everything that goes over the wire, both ways."""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from beaumonde.core.aids import Hints, Offer, Orders
from beaumonde.core.errors import Reason
from beaumonde.core.game import Event, View
from beaumonde.core.shuffle import Fair

Words = Annotated[str, Meta(max_length=256, description="Words that the guest adds to the shuffle.")]
ActionId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64)]
"""Both are needed: "$" also matches before a line break at the end, and PostgreSQL keeps 64 characters."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Clock = Annotated[int, Meta(ge=0, le=604_800)]
Reserve = Annotated[int, Meta(ge=60, le=2_592_000)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
PlayedBy = Literal["clock", "bot"]
"""Why the service played for a person, as everybody may know it: the time was over, or they left and a bot plays.
Standing orders are nobody else's business."""

# REST: what people ask ------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """A new guest: a name and a language."""

    name: str
    language: str = "en"
    bot: bool = False
    """Whether the account is a program's. It cannot be changed later."""


class Change(Struct, forbid_unknown_fields=True):
    """A new name or language for a guest; what is left out stays as it is."""

    name: str | None = None
    language: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. The options are those of the game: seats, memory_aid, first, and others that `/menu` lists."""

    game: str
    options: dict[str, Any]
    levels: Annotated[list[str], Meta(max_length=10)] = field(default_factory=list)
    """For each seat the level of its bot, or "" for a person. Empty: people only."""
    seat: Seat | None = None
    """The host's seat: the first free seat by default, no seat if bots have them all."""
    words: Words = ""
    clock: Clock | None = None
    """Without a `reserve`: seconds for each decision, at least 10. With a `reserve`: seconds that are added to it after
    each decision, 0 if null. When the time is up, the service makes the move."""
    reserve: Reserve | None = None
    """Seconds that each person has for the whole game, as with a chess clock."""
    run_outs: Annotated[int, Meta(ge=1, le=5)] | None = None
    """With a clock: when the time of a person is up so often in a row, a bot plays for them until they come back. Null
    for twice, as usual."""
    vote_after: Annotated[int, Meta(ge=60, le=86_400)] | None = None
    """Without a clock: seconds without a move after which the others may vote for a bot; null for the usual time."""
    bot_accounts: bool = False
    """Whether bot accounts may join."""


class NewLesson(Struct, forbid_unknown_fields=True):
    """A first game that teaches, for one person: the table, its bots and its cards are the lesson's own."""

    game: str
    lesson: str


class Join(Struct, forbid_unknown_fields=True):
    """Take this seat at the table with this code, or the first free seat."""

    code: str
    seat: Seat | None = None
    words: Words = ""


class Hiding(Struct, forbid_unknown_fields=True):
    """Whether a table is left out of the list of one's own tables."""

    hidden: bool


class VoteWish(Struct, forbid_unknown_fields=True):
    """A question to the other people at the table."""

    about: Literal["replace", "undo", "pause"]
    """`replace`: shall a bot play for the person in `seat`, who has not moved for long? `undo`: may the guest undo
    their last decision? `pause`: shall the game be paused?"""
    seat: Seat = 0
    number: Number = 0
    """For `undo`: the `number` of the newest `welcome` or `played` that the client has received."""


class Ballot(Struct, forbid_unknown_fields=True):
    """The answer to the vote with this id."""

    id: int
    agree: bool


class Sitter(Struct, forbid_unknown_fields=True):
    """Who gets a seat that no person has: a bot of this level, or nobody yet."""

    level: str
    """The level of the bot; empty for a free seat."""


class PushSubscription(Struct, forbid_unknown_fields=True):
    """What a browser's `PushSubscription` says: where to send messages, and how to encrypt them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """An address at a known push service."""
    p256dh: Annotated[str, Meta(max_length=200)]
    """The browser's public key, in base64url."""
    auth: Annotated[str, Meta(max_length=200)]
    """The secret that the browser shares with the service, in base64url."""


class PushEndpoint(Struct, forbid_unknown_fields=True):
    """A browser that shall get no more messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Contribution(Struct, forbid_unknown_fields=True):
    """Words for the shuffle. They replace words added before."""

    words: Words


# REST: what they are told ---------------------------------------------------------------------------------------


class Problem(Struct):
    """Why a request failed: a code, its data, and a sentence in the guest's language."""

    code: str
    data: dict[str, Any]
    sentence: str


class Guest(Struct):
    """A guest. The token is sent only once, when the guest is created."""

    name: str
    language: str
    bot: bool
    """Whether the account is a program's."""
    token: str | UnsetType = UNSET


class Health(Struct):
    """How the service is."""

    ok: bool


class ClockOffer(Struct, frozen=True):
    """A clock to choose: `clock` and `reserve` as in `NewTable`."""

    group: Literal["decision", "game", "days"]
    """Time for each decision, time for the whole game, or time to play over days."""
    clock: int
    reserve: int | None = None


class Menu(Struct):
    """The games and editions, the levels of bots, the languages and the clocks to choose from."""

    offers: list[Offer]
    levels: list[str]
    languages: list[str]
    clocks: list[ClockOffer]
    run_outs: list[int]
    """Choices for `run_outs` of a table with a clock; 2 is usual."""
    votes_after: list[int]
    """Choices for `vote_after` of a table without a clock, in seconds."""
    vote_after: int
    """The usual one."""
    preparing: bool = False
    """The stronger bots are being compiled, once on this machine: until that is done they play as sensible ones do."""


class TableState(StrEnum):
    """Open before the game, playing during it, over after it; or given up, which ends it without a result."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    GIVEN_UP = "given-up"


class Pace(StrEnum):
    """How long bots wait before each move: until the pace changes (paused), for a while, or not at all (skip)."""

    PAUSED = "paused"
    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"
    SKIP = "skip"


class SeatInfo(Struct):
    """A seat: a person, a bot of the service, a bot account, or nobody yet."""

    number: int
    name: str | None
    """Null for a seat that is free."""
    level: str
    """The level of a bot of the service; `bot-account` for the account of a program; empty for a person."""
    contributed: bool
    """Whether words were added to the shuffle here."""
    stand_in: str = ""
    """The level of the bot that plays for a person who left; empty while the person plays."""
    host: bool = False
    """Whether the host sits here."""
    away_since: int | None = None
    """When the person closed the table, in milliseconds since 1970; null while they have it open, before they open it
    for the first time, and for bots."""
    resigned: bool = False
    """Whether the person has resigned: a bot plays to the end (`stand_in`), and the game counts as lost."""


class VoteInfo(Struct):
    """A vote at the table."""

    id: int
    about: Literal["replace", "undo", "pause"]
    """Whether a bot shall play for the person in `seat`, the last decision of `seat` is undone, or the game is
    paused."""
    by: int
    """The seat that asks."""
    seat: int
    ends: int
    """When the vote is counted, in milliseconds since 1970."""
    waiting: list[int]
    """The seats that have not answered."""
    declined: bool
    """The vote is over, and the answer was no."""


class TableInfo(Struct):
    """A table, as the guest who asks may see it."""

    id: str
    """For the addresses of this table."""
    code: str | None
    """The invite code, for the host and those who sit there; null for everybody else, and once the game has begun.
    `POST /api/join` takes it."""
    game: str
    options: dict[str, Any]
    """The options of the game: `HighSociety` or `RichAndGood`."""
    state: TableState
    seats: list[SeatInfo]
    """In the order of play; seats are counted from 0."""
    seat: int | None
    """The guest's own seat; null for spectators."""
    host: bool
    """Whether the guest is the host, who may start the game."""
    lesson: str | None
    """The lesson that is played here, with cards laid by hand instead of a shuffle; null at every other table."""
    commitment: str
    """What the shuffle is bound to; empty for a lesson."""
    secret: str | None
    """The secret behind the commitment; null until the game is over, and for a lesson."""
    number: int | None
    """How many actions have been played; null before the game."""
    to_act: list[int]
    """The seats that must decide now; empty before and after the game."""
    your_turn: bool
    clock: int | None
    """Seconds for each decision or, with a `reserve`, seconds added after each decision; null without a clock."""
    next: str | None
    """The id of the rematch's table, once somebody has asked for a rematch."""
    created: int
    """Milliseconds since 1970."""
    hidden: bool = False
    """Whether the guest has hidden this table in their own list."""
    pace: Pace = Pace.USUAL
    progress: dict[str, int] | None = None
    """How far the game has come, in the game's own numbers, while it is played."""
    winners: tuple[int, ...] = ()
    """Who won, once the game is over; `cast_out` were not allowed to."""
    cast_out: tuple[int, ...] = ()
    unusual: tuple[str, ...] = ()
    """The options that are not as the game usually has them."""
    preparing: bool = False
    """There are bots here that play as sensible ones do until the stronger ones have been compiled."""
    bot_accounts: bool = False
    """Whether the host lets bot accounts join."""
    vote: VoteInfo | None = None
    """What the people at the table vote on; null if nothing."""
    vote_after: float | None = None
    """Seconds without a move after which the others may vote for a bot; null with a clock."""
    run_outs: int | None = None
    """When the time of a person is up so often in a row, a bot plays for them; null without a clock."""
    reserve: int | None = None
    """Seconds that each person has for the whole game; null if the clock is one for each decision, or there is none."""
    paused_since: int | None = None
    """When the people at the table paused the game, in milliseconds since 1970; null while it goes on."""
    resumed_at: int | None = None
    """When the game went on after its last pause, in milliseconds since 1970; null if it was never paused."""
    deadline: int | None = None
    """When the service makes the move for a seat that has not moved, in milliseconds since 1970. Null without a clock,
    in a pause, and while people vote."""
    push: bool = False
    """Whether people are sent push messages about this table, because its clock allows hours or days."""


class SeatTime(Struct, frozen=True):
    """The time that a person has left, at a table with a `reserve`."""

    left: int
    """Milliseconds that were left when the person's time last began to run or stood still."""
    ends: int | None
    """When it will be used up, in milliseconds since 1970; null while it stands still."""


class WaitingTable(Struct):
    """A table where it is the guest's turn."""

    table: str
    """The id of the table."""
    game: str
    deadline: int | None
    """As in `TableInfo`."""


class PushKeyInfo(Struct):
    """The service's public key for push messages."""

    key: str
    """The uncompressed point on P-256, in base64url."""


class Happened(Struct):
    """The events of one action, as the whole table saw them. Number 0 is the deal, which no seat played."""

    number: int
    seat: int | None
    at: int
    """Milliseconds since 1970."""
    events: tuple[Event, ...]
    played_by: PlayedBy | None = None
    """Why the service played for this person; None for what a person or a bot decided."""
    undo_to: int | None = None
    """The seat undid its last decision: the table is again as it was after this number."""


class Moment(Struct):
    """One step of a finished game: its events, and the view after them."""

    number: int
    seat: int | None
    events: tuple[Event, ...]
    view: View
    level: str = ""
    """The level of the bot that played this for a person who had left or resigned; empty otherwise."""
    resigned: tuple[int, ...] = ()
    """The seats that resigned after this action, and before the next one."""


class Replay(Struct):
    """A finished game, action by action, as one seat or a spectator saw it."""

    game: str
    options: dict[str, Any]
    names: list[str]
    levels: list[str]
    """For each seat as in `SeatInfo`."""
    shuffle: Fair | None
    """What the cards were shuffled with, for those who check it; None for a seed or a set-up by hand."""
    moments: list[Moment]


# Live: what a client says ---------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a client: its token, and the last action number it has seen."""

    token: str | None = None
    """Without one, the client watches."""
    since: Number | None = field(default=None, name="from")
    """The number of the last action the client has seen: `missed` begins after it. Null for the whole game."""
    heard: Number = 0
    """The number of the last chat line the client has."""


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play this action, as the next after action `number`. Sending it again with the same id does not play it twice."""

    id: ActionId
    """Chosen by the client, another one for each action."""
    number: Number
    """The `number` of the newest `welcome` or `played` that the client has received."""
    action: Raw


class Order(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Set the seat's standing orders. They replace all orders set before."""

    id: ActionId
    orders: Raw


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Write a chat line to the whole table. Sending it again with the same id does not write it twice."""

    id: ActionId
    text: Text


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one's last decision, and what bots have played since. `number` is the last that was seen."""

    id: ActionId
    number: Number


class SetPace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """From now on bots play at this pace."""

    id: ActionId
    pace: Pace


class Seen(Struct, tag_field="type", tag="seen", forbid_unknown_fields=True):
    """The learner has seen everything up to this action number. In a lesson, bots play only after this message."""

    number: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is the connection alive? Answered with `pong`."""


Spoken = Hello | Act | Order | Say | Undo | SetPace | Seen | Ping

# Live: what it is told ------------------------------------------------------------------------------------------


class Said(Struct, tag_field="type", tag="said"):
    """A chat line. Spectators have no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: the table now, and everything the client has missed."""

    table: TableInfo
    number: int | None
    """The number of the last action; null before the game."""
    view: View | None
    """What the seat, or a spectator, may know; null before the game."""
    hints: Hints | None
    """What the seat may do now; null for spectators and when the game is over."""
    orders: Orders | None
    """The seat's own standing orders; null for spectators."""
    missed: list[Happened]
    said: list[Said]
    now: int
    """The service's clock, in milliseconds since 1970."""
    deadline: int | None
    """When the service makes the move for a seat that has not moved, in milliseconds since 1970."""
    can_undo: bool = False
    """Whether the seat may undo its last decision now, without asking anybody."""
    can_ask_undo: bool = False
    """Whether the seat may ask the other people to agree to an undo."""
    seat_times: list[SeatTime | None] | None = None
    """For each seat the time that its person has left, null for a bot; null at a table without a `reserve`."""


class TableChanged(Struct, tag_field="type", tag="table"):
    """A guest came, left or changed their name, or the game started, was paused, went on or ended."""

    table: TableInfo
    now: int
    """The service's clock, in milliseconds since 1970."""
    deadline: int | None
    """When the service makes the move for a seat that has not moved, in milliseconds since 1970."""
    seat_times: list[SeatTime | None] | None = None
    """For each seat the time that its person has left, null for a bot; null at a table without a `reserve`."""


class Played(Struct, tag_field="type", tag="played"):
    """An action was played: its events, and the view after it for the seat that is told."""

    number: int
    """Actions are counted from 1; number 0 is the deal."""
    seat: int | None
    """The seat that played; null for the deal."""
    at: int
    """When it was played, in milliseconds since 1970."""
    events: tuple[Event, ...]
    """What the whole table saw."""
    view: View
    """What the seat that is told, or a spectator, may know now."""
    hints: Hints | None
    """What the seat that is told may do now; null for spectators and when the game is over."""
    now: int
    """The service's clock, in milliseconds since 1970."""
    deadline: int | None
    """When the service makes the move for a seat that has not moved, in milliseconds since 1970."""
    played_by: PlayedBy | None = None
    """`clock` if the service played because the time was over, `bot` if the person has left and a bot plays."""
    undo_to: int | None = None
    """The seat undid its last decision: the table is again as it was after this number."""
    can_undo: bool = False
    """Whether the seat that is told may undo its last decision now, without asking anybody."""
    can_ask_undo: bool = False
    """Whether the seat that is told may ask the other people to agree to an undo."""
    seat_times: list[SeatTime | None] | None = None
    """For each seat the time that its person has left, null for a bot; null at a table without a `reserve`."""


class Ordered(Struct, tag_field="type", tag="ordered"):
    """The seat's own standing orders, as they are now."""

    orders: Orders


class Accepted(Struct, tag_field="type", tag="accepted"):
    """The action with this id was played, now or earlier, and has this number."""

    id: str
    number: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The message with this id was refused; `sentence` says why in the guest's language."""

    id: str
    reason: Reason
    sentence: str


class Trouble(Struct):
    """A message could not be understood. The connection stays open, unless there is no such table or you are banned."""

    code: str
    data: dict[str, Any]
    sentence: str
    type: Literal["error"] = "error"


class Pong(Struct, tag_field="type", tag="pong"):
    """The connection is alive."""


Told = Welcome | TableChanged | Played | Ordered | Said | Accepted | Refused | Trouble | Pong
