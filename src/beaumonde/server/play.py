"""Play: the log in the database is the game. What is accepted was committed first."""

from collections.abc import Callable

import msgspec
from sqlalchemy import BigInteger, Boolean, Connection, and_, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from beaumonde.core.errors import BeauMondeError, IllegalAction, Reason, brief
from beaumonde.core.game import Action, State, Step
from beaumonde.server.clock import now
from beaumonde.server.database import actions, seats, tables
from beaumonde.server.due import Due, due_next
from beaumonde.server.errors import Conflict, Forbidden, Refusal
from beaumonde.server.game_log import Entry, Log, summary_of
from beaumonde.server.messages import PlayedBy, TableState
from beaumonde.server.metrics import ACTIONS
from beaumonde.server.notifications import Notice, Written
from beaumonde.server.pauses import check_not_paused
from beaumonde.server.prepared import Prepared
from beaumonde.server.push_times import PushTimes
from beaumonde.server.rooms import Room, Rooms, table_row
from beaumonde.server.stand_ins import check_resigned, come_back, stand_in, stands_in
from beaumonde.server.storage import Storage, Transaction

NOT_KNOWN = -1
"""This entry changes orders or who plays in the seat, so nobody knows the last change."""
NO_ACTION = "null"
"""What is written instead of an action when one is undone."""

Expect = Callable[[str, Due], None]
"""Says when the service has to look at a table next."""


class Play:
    """Every running or finished game, by the id of its table."""

    def __init__(self, storage: Storage, rooms: Rooms, expect: Expect, push_times: PushTimes) -> None:
        self._storage = storage
        self._rooms = rooms
        self._expect = expect
        self._push_times = push_times

    async def act(
        self,
        table: str,
        seat: int,
        action: Action,
        *,
        number: int,
        client_action_id: str | None,
        played_by: PlayedBy | None = None,
    ) -> int:
        """Play it in the moment after entry `number`, and return the number it got.

        It is in the database before anybody hears of it. The same message gives the same number again."""
        room = await self._rooms.at(table)
        renewed = False
        while True:
            entry = Entry(now(), seat, action, played_by, client_action_id=client_action_id)
            try:
                known = _known(room.log, entry, number)
                if known is not None:
                    return known
                _check_going_on(room)
                _check_plays_on(room.log, entry)
                _check_moment(room.log, seat, number)
                step = room.log.step_of(entry)
            except BeauMondeError:
                if renewed:
                    raise
            else:
                place = await self._append(room, entry, step)
                if place is not None:
                    return place
            room, renewed = await self._rooms.fresh(table), True

    async def undo(
        self, table: str, seat: int, *, number: int, client_action_id: str, agreed_in: str | None = None
    ) -> int:
        """Take back the seat's last decision and all that followed; the number of the entry that says so. Where others
        play too, they have to agree: `agreed_in` is the vote in which they did, as it is in the database.

        What was ordered for the seat is forgotten, or it would be played again at once."""
        while True:
            room = await self._rooms.fresh(table)
            log = room.log
            known = _known(log, Entry(now(), seat, client_action_id=client_action_id), number)
            if known is not None:
                return known
            _check_going_on(room)
            if agreed_in is None:
                _check_plays_on(log, Entry(now(), seat, client_action_id=client_action_id))
            if agreed_in is None and not log.is_for_one:
                raise Forbidden(Reason("not-alone"))
            if agreed_in is not None and log.number != number:
                raise Conflict(Reason("vote-over"))
            to = log.undo_to(seat)
            if to is None:
                raise Conflict(Reason("nothing-to-undo"))
            undone = any(entry.undo_to is not None for entry in log.entries[number + 1 :])
            if undone or number <= to:
                raise Conflict(Reason("behind", {"number": log.number}))
            entry = Entry(now(), seat, undo_to=to, client_action_id=client_action_id)
            place = await self._append(room, entry, log.step_of(entry), agreed_in)
            if place is not None:
                return place

    async def _append(self, room: Room, entry: Entry, step: Step[State], vote: str | None = None) -> int | None:
        """The number that the entry got in the log; None if another entry got it first, or this one was there.

        The vote that decided it ends with it; Conflict if that has ended already."""
        log, place, seat = room.log, room.number + 1, entry.seat
        assert seat is not None
        leaves = entry.played_by == "clock" and log.run_outs(seat) + 1 >= room.row.run_outs
        returns = entry.client_action_id is not None and seat in log.stand_ins
        pushes = self._push_times.apply(room.row)
        changes = entry.undo_to is not None or leaves or returns or room.vote_ends is not None
        deadline = log.deadline_after(entry, step)
        due = due_next(room, log, place, step.state, entry.at, deadline)
        written = _written(place, entry)
        row = {"table": room.id} | msgspec.structs.asdict(written)
        about = {
            "id_is": room.id,
            "changes_known": NOT_KNOWN if changes else room.row.changes,
            "changed": int(changes),
            "at": entry.at,
            "due_then": due.at,
            "bot_then": due.by_bot,
            "state": (TableState.PLAYING if step.state.to_act else TableState.OVER).value,
            "summary": msgspec.json.encode(summary_of(place, step.state)).decode(),
        }

        def write(transaction: Transaction) -> Due:
            connection = transaction.connection
            _INSERT.run(connection, row)
            found = _PLAYED.run(connection, about).fetchone()
            if found is None:
                check_not_paused(table_row(connection, room.id))
                raise Conflict(Reason("given-up"))
            if entry.played_by == "bot" and not stands_in(connection, room.id, seat):
                raise Conflict(Reason("behind", {"number": place}))  # the person came back while the bot thought
            if entry.client_action_id is not None and vote is None and found[2] != room.row.changes + changes:
                check_resigned(connection, room.id, seat)  # something but play has changed: it may be that
            if vote is not None:
                ended = update(tables).where(tables.c.id == room.id, tables.c.vote == vote)
                if not connection.execute(ended.values(vote=None)).rowcount:
                    raise Conflict(Reason("vote-over"))
                transaction.notify(room.id, Notice("table"))
            due = Due(found[0], bool(found[1]))
            if entry.undo_to is not None:
                connection.execute(_FORGET_ORDERS, {"table_is": room.id, "seat_is": entry.seat})
            transaction.notify(room.id, Notice("played", place, written))
            if leaves:
                stand_in(connection, room.id, seat, log.levels)
            if returns:
                come_back(connection, room.id, seat)
            if pushes:
                self._push_times.mark(connection, room.id, entry.at, step.state.to_act)
            if leaves or returns:
                transaction.notify(room.id, Notice("table"))
            if due.by_bot:
                transaction.notify(room.id, Notice("bot-needed"))
            return due

        try:
            due = await self._storage.write(write)
        except IntegrityError:
            return None
        if room.number == place - 1:
            log.take(entry, step)
        ACTIONS.labels("bot" if log.levels[seat] else entry.played_by or "person").inc()
        self._expect(room.id, due)
        return place


def _written(number: int, entry: Entry) -> Written:
    assert entry.seat is not None
    action = NO_ACTION if entry.action is None else msgspec.json.encode(entry.action).decode()
    return Written(number, entry.seat, action, entry.client_action_id, entry.at, entry.played_by, entry.undo_to)


def _known(log: Log, entry: Entry, number: int) -> int | None:
    """The number that this very message got before; Conflict if its id stands for another.

    Who sends it again has not seen what became of it, so it was sent in the same turn, before it was played."""
    assert entry.seat is not None
    known = log.number_of(entry.seat, entry.client_action_id)
    if known is None:
        return None
    since = 0 if entry.action is None else log.waiting_since(entry.seat, known - 1)
    if log.entries[known].action != entry.action or not since <= number < known:
        raise Conflict(Reason("id-taken", {"id": entry.client_action_id}))
    return known


def _check_going_on(room: Room) -> None:
    if room.is_given_up:
        raise Conflict(Reason("given-up"))
    check_not_paused(room.row)


def _check_plays_on(log: Log, entry: Entry) -> None:
    """Conflict if a person wants to play who has resigned."""
    if entry.client_action_id is not None and entry.seat in log.resigned:
        raise Conflict(Reason("resigned"))


def _check_moment(log: Log, seat: int, number: int) -> None:
    """Conflict unless nothing has happened since, or only what others did while it was this seat's turn as well."""
    if not log.waiting_since(seat, log.number) <= number <= log.number:
        raise Conflict(Reason("behind", {"number": log.number}))


def last_played(connection: Connection) -> int:
    """When somebody last played or began one of the games that go on; 0 if there are none."""
    playing = tables.c.state == TableState.PLAYING
    begun = connection.scalar(select(func.max(tables.c.begun)).where(playing))
    played = connection.scalar(
        select(func.max(actions.c.at)).where(actions.c.table.in_(select(tables.c.id).where(playing)))
    )
    return max(begun or 0, played or 0)


def read_action(log: Log, raw: bytes | memoryview) -> Action:
    """The action in a message; Refusal if this game has none like it."""
    try:
        action: Action = msgspec.json.decode(raw, type=log.game.action_type)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None
    except BeauMondeError as error:
        raise IllegalAction(error.reason) from None
    return action


_INSERT = Prepared(insert(actions))
_KNOWS_ALL = tables.c.changes == bindparam("changes_known")
_PLAYED = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("id_is"), tables.c.state == TableState.PLAYING.value)
    .where(tables.c.paused_since.is_(None))
    .values(
        due=case((_KNOWS_ALL, bindparam("due_then", type_=BigInteger)), else_=bindparam("at", type_=BigInteger)),
        due_by_bot=and_(_KNOWS_ALL, bindparam("bot_then", type_=Boolean)),
        changes=tables.c.changes + bindparam("changed"),
        state=bindparam("state"),
        summary=bindparam("summary"),
    )
    .returning(tables.c.due, tables.c.due_by_bot, tables.c.changes)
)
"""If somebody has changed orders or pace since the table was read, it is due at once, so that the service looks."""
_FORGET_ORDERS = (
    update(seats)
    .where(seats.c.table == bindparam("table_is"), seats.c.number == bindparam("seat_is"))
    .values(orders=None)
)
