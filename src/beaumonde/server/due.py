"""When the service has to look at a table next: to play there, because a clock ran out, or because nobody came."""

from typing import NamedTuple

from beaumonde.core.game import Action, State
from beaumonde.server.game_log import Log
from beaumonde.server.messages import Pace, TableState
from beaumonde.server.rooms import Room

A_DAY = 24 * 3600 * 1000
OPEN_TABLE_EXPIRES = 7 * A_DAY
"""A table that did not begin is given up when nobody has changed it for so long (milliseconds)."""
GAME_EXPIRES = 90 * A_DAY
"""A game without a clock, or one that is paused, is given up when nobody has played for so long."""


class Due(NamedTuple):
    """When the service has to look at a table, or None for never; and whether it is for a bot to decide something."""

    at: int | None
    by_bot: bool = False


def due_next(room: Room, log: Log, number: int, state: State, at: int, deadline: int | None) -> Due:
    """When the service has to look at a game again that came to this state with entry `number` at this time.

    Never when it is over; at once if a bot is to act or somebody's orders say what to do; and if the people left it
    paused for very long, to give it up."""
    if not state.to_act:
        return Due(None)
    if log.pauses.since is not None:
        return Due(log.pauses.since + GAME_EXPIRES)
    found = automatic(room, log, number, state)
    if found:
        return Due(at, isinstance(found[1], str))
    return Due(max(at, log.pauses.resumed_at or 0) + GAME_EXPIRES if deadline is None else deadline)


def automatic(room: Room, log: Log, number: int, state: State) -> tuple[int, Action | str] | None:
    """The first seat for which the service plays now, and what: an ordered action, or the level of the bot to ask.

    None while the game or its bots are paused, and in a lesson until the learner has seen the last action."""
    if room.is_paused or room.pace is Pace.PAUSED or (log.is_lesson and room.row.seen < number):
        return None
    for seat in state.to_act:
        if log.bot_at(seat):
            return seat, log.bot_at(seat)
    for seat in state.to_act:
        action = state.ordered(seat, room.orders[seat]) if seat in room.orders else None
        if action is not None:
            return seat, action
    return None


def state_and_due(room: Room, at: int) -> tuple[TableState, Due]:
    """What becomes of a table that was due when there is nothing to play: its state, and when it is due again.

    It is given up if it did not begin, or if it has no clock or is paused, and nobody has played for long."""
    state, log = TableState(room.row.state), room.game_log
    if state is TableState.OPEN:
        return TableState.GIVEN_UP, Due(None)
    if state is not TableState.PLAYING or log is None:
        return state, Due(None)
    deadline = log.deadline()
    due = due_next(room, log, log.number, log.state, log.entries[-1].at, deadline)
    if due.at is None:
        return TableState.OVER, due
    if room.vote_ends is not None:
        return state, Due(min(due.at, room.vote_ends), due.by_bot)
    waits = deadline is None and automatic(room, log, log.number, log.state) is None
    return (TableState.GIVEN_UP, Due(None)) if waits and due.at <= at else (state, due)
