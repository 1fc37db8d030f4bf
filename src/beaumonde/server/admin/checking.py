"""Checking that every game in the database can be played again, and that its table says the same of it.

What is wrong is told by the table's id and the number of an entry, never by what is hidden at the table."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, func, select

from beaumonde.core.errors import BeauMondeError, Reason
from beaumonde.core.game import game_from
from beaumonde.core.shuffle import Fair, commit
from beaumonde.server.admin.opening import one_moment
from beaumonde.server.clock import now
from beaumonde.server.database import actions, tables
from beaumonde.server.due import A_DAY, OPEN_TABLE_EXPIRES, due_next
from beaumonde.server.game_log import Log, Summary, summary_of
from beaumonde.server.messages import TableState
from beaumonde.server.pauses import Pauses, read_pauses
from beaumonde.server.rooms import Found, Room, entry_of, sitting_at
from beaumonde.server.setups import read_setup

BATCH = 200
"""The ids of so many tables are read at once."""
A_MINUTE = 60_000
"""A table may be due so much later than expected: the service moves that time a little while it works there."""


class Checked(Struct, frozen=True):
    """A table that was checked: how many entries its game has, and what is wrong with it."""

    table: str
    entries: int
    wrong: Sequence[Reason]


def count_tables(engine: Engine) -> int:
    """How many tables there are to check."""
    with engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(tables)) or 0


def check_tables(engine: Engine) -> Iterator[Checked]:
    """Every table in turn, each as it was in one moment; no transaction lasts longer than one table."""
    last, found = "", [""]
    while found:
        with engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(BATCH)
            found = [*connection.scalars(wanted)]
        for last in found:
            read = _read(engine, last)
            if read is not None:
                yield Checked(last, len(read.actions), [*_wrong_with(read)])


def _read(engine: Engine, table: str) -> Found | None:
    """The table with its seats and all of its log; None if it was deleted meanwhile."""
    with one_moment(engine) as connection:
        row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
        if row is None:
            return None
        log = select(actions).where(actions.c.table == table).order_by(actions.c.number)
        return Found(row, sitting_at(connection, table), connection.execute(log).all(), ())


def _wrong_with(found: Found) -> Iterator[Reason]:
    """What is wrong with a table. A game that cannot be replayed is compared with nothing."""
    row, room = found.row, Room(found.row.id)
    try:
        room.take(msgspec.structs.replace(found, actions=()))
        game = game_from(row.game, msgspec.json.decode(row.options))
        setup, state = read_setup(row.setup), TableState(row.state)
    except (BeauMondeError, msgspec.MsgspecError, LookupError, ValueError, TypeError):
        yield Reason("check-unreadable")
        return
    if isinstance(setup, Fair) and commit(setup.secret) != row.commitment:
        yield Reason("check-commitment")
    if row.clock is not None and row.clock < (1 if row.reserve is None else 0):
        yield Reason("check-clock", {"clock": row.clock})
    if row.reserve is not None and row.reserve <= 0:
        yield Reason("check-clock", {"clock": row.reserve})
    if not _may_be_pauses(read_pauses(row), now() + A_DAY):
        yield Reason("check-pauses")
    if [seat.number for seat in found.seats] != [*range(game.seats)]:
        yield Reason("check-seats")
    elif room.game_log is not None:
        yield from _wrong_with_game(room, room.game_log, state, found.actions)
    else:
        if found.actions or state not in (TableState.OPEN, TableState.GIVEN_UP):
            yield Reason("check-state", {"state": state.value})
        yield from _wrong_due(state, row.due, now() + OPEN_TABLE_EXPIRES)


def _wrong_with_game(room: Room, log: Log, state: TableState, rows: Sequence[Any]) -> Iterator[Reason]:
    row = room.row
    if any(seat.person is None and not seat.level for seat in room.seats):
        yield Reason("check-seats")
    broken = _replay(log, rows)
    if broken is not None:
        yield broken
        return
    if state not in (TableState.PLAYING if log.state.to_act else TableState.OVER, TableState.GIVEN_UP):
        yield Reason("check-state", {"state": state.value})
    if row.summary is not None and not _is_summary(row.summary, log):
        yield Reason("check-summary")
    due = due_next(room, log, log.number, log.state, log.entries[-1].at, log.deadline())
    yield from _wrong_due(state, row.due, due.at or 0)


def _replay(log: Log, rows: Sequence[Any]) -> Reason | None:
    """Take every entry into the log; the reason why one of them cannot be there, and its number."""
    latest = now() + A_DAY
    for number, row in enumerate(rows, 1):
        if row.number != number:
            return Reason("check-gap", {"number": number})
        if row.at > latest:
            return Reason("check-time", {"number": number})
        if row.undo_to is not None and not 0 <= row.undo_to < number:
            return Reason("check-illegal", {"number": number})
        try:
            log.take(entry_of(row, log))
        except (BeauMondeError, msgspec.MsgspecError):  # they may tell what is hidden
            return Reason("check-illegal", {"number": number})
    return None


def _may_be_pauses(pauses: Pauses, latest: int) -> bool:
    """Whether each pause begins after the one before, and ends after it began."""
    times = [at for span in pauses.over for at in span]
    times += [] if pauses.since is None else [pauses.since]
    return times == sorted(times) and times[-1:] <= [latest]


def _is_summary(text: str, log: Log) -> bool:
    expected = summary_of(log.number, log.state)
    try:
        kept = msgspec.json.decode(text, type=Summary)
    except msgspec.MsgspecError:
        return False
    if not kept.totals:  # an older version did not keep them
        expected = msgspec.structs.replace(expected, totals=(), standings=())
    if not kept.figures:
        expected = msgspec.structs.replace(expected, figures={})
    return kept == msgspec.json.decode(msgspec.json.encode(expected), type=Summary)


def _wrong_due(state: TableState, due: int | None, latest: int) -> Iterator[Reason]:
    """A table that goes on is due, and no table later than expected. Too early is no harm: the service looks once."""
    goes_on = state in (TableState.OPEN, TableState.PLAYING)
    if goes_on if due is None else due > (max(latest, now()) if goes_on else now()) + A_MINUTE:
        yield Reason("check-due")
