"""What a push message says, in the person's language, from what everybody at the table knows."""

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from beaumonde.locale import Words
from beaumonde.server.messages import TableState
from beaumonde.server.push_times import BEGUN
from beaumonde.server.rooms import Room

REMIND_AT = 0.8
"""A person is reminded when so much of their time is gone."""
KEPT_AFTER_GAME = 3 * 24 * 3600
"""For so many seconds the browser's push service keeps the message that a game is over."""

Kind = Literal["begun", "turn", "reminder", "over"]
Urgency = Literal["low", "normal", "high"]
URGENCY: dict[Kind, Urgency] = {"begun": "low", "turn": "normal", "reminder": "high", "over": "low"}


class Payload(Struct, frozen=True):
    """What the browser is told. Only the browser can read it; still it holds nothing that a spectator may not know."""

    kind: Kind
    table: str
    game: str
    title: str
    body: str


class Call(NamedTuple):
    """What one person has to be told now, if anything, and when to look again."""

    key: str
    """What `pushed` says of a person who has been told."""
    kind: Kind | None
    """None: nothing has to be said."""
    ttl: int
    """Seconds for which the message is worth something."""
    again: int | None
    """When to look at this seat again; None if something has to happen first."""


def call_for(room: Room, seat: int, at: int, pushed: str | None) -> Call:
    """What the person in that seat has to be told at that time, who was last sent what `pushed` says."""
    log, own = room.game_log, room.seats[seat]
    nothing = Call(pushed or "", None, 0, None)
    if log is None or room.is_given_up or room.row.state == TableState.OPEN or own.person is None:
        return nothing
    if not log.state.to_act:
        return nothing if pushed == "over" else Call("over", "over", KEPT_AFTER_GAME, None)
    deadline = log.deadline()
    if log.bot_at(seat) or deadline is None:
        return nothing
    if seat not in log.state.to_act:
        return Call("begun", "begun", (deadline - at) // 1000, None) if pushed == BEGUN else nothing
    since, deadline = log.waiting_since(seat, log.number), log.when_gone(seat, 1.0)
    remind_at = log.when_gone(seat, REMIND_AT)
    turn, reminder = f"turn {since}", f"reminder {since}"
    if at < remind_at:
        kind: Kind = "begun" if pushed == BEGUN else "turn"
        return Call(turn, None if pushed == turn else kind, (deadline - at) // 1000, remind_at)
    return Call(reminder, None if pushed == reminder else "reminder", (deadline - at) // 1000, None)


def payload_for(room: Room, seat: int, kind: Kind, language: str) -> bytes:
    """The message as the browser gets it."""
    words = Words(language)
    names = [other.name or other.bot_name or words("former-guest") for other in room.seats if other.number != seat]
    turn = seat in room.log.state.to_act
    about: dict[str, Any] = {"names": names, "turn": turn}
    message = {"begun": "push-begun", "turn": "push-turn", "reminder": "push-reminder", "over": "push-over"}[kind]
    body = words(message, **about)
    return msgspec.json.encode(Payload(kind, room.id, room.row.game, words(f"game-{room.row.game}"), body))
