"""Tables in memory: what was read from the database, kept only to save reading it again."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, select

from beaumonde.core.aids import Orders
from beaumonde.core.errors import Reason, brief
from beaumonde.core.game import GAMES
from beaumonde.server.database import actions, people, said, seats, tables
from beaumonde.server.errors import Conflict, NotFound, survive
from beaumonde.server.game_log import Entry, Log
from beaumonde.server.messages import Pace, Said, TableState
from beaumonde.server.notifications import Notice, Notifications, Written
from beaumonde.server.pauses import read_pauses
from beaumonde.server.storage import Storage

MOST_KEPT = 500
"""So many tables stay in memory although nobody follows them."""
COMPARE_EVERY = 10.0
"""Seconds between two comparisons of this process with the database."""
MOST_SAID = 100
"""The chat lines that a newcomer is told."""


class Found(Struct, frozen=True):
    """What the database has of a table: its row, its seats, the actions after a known number, the last chat lines."""

    row: Any
    seats: Sequence[Any]
    actions: Sequence[Any]
    said: Sequence[Any]


class Room:
    """One table as far as this process has read it."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.row: Any = None
        self.seats: Sequence[Any] = ()
        self.orders: dict[int, Orders] = {}
        """The standing orders of the people, by seat."""
        self.game_log: Log | None = None
        self.said: list[Said] = []
        self.told: dict[int | None, tuple[int, str]] = {}
        """The last action that was told to connections of each seat, or to spectators: its number, and the message."""
        self.read_at = 0
        """The moment of this process (`Notifications.moment`) at which the last reading began."""
        self.reading = asyncio.Lock()

    @property
    def log(self) -> Log:
        """The game; Conflict if it has not begun."""
        if self.game_log is None:
            raise Conflict(Reason("not-begun"))
        return self.game_log

    @property
    def number(self) -> int:
        """The number of the last action that was read."""
        return -1 if self.game_log is None else self.game_log.number

    @property
    def last_said(self) -> int:
        """The number of the last chat line that was read."""
        return self.said[-1].number if self.said else 0

    @property
    def pace(self) -> Pace:
        return Pace(self.row.pace)

    @property
    def vote_ends(self) -> int | None:
        """When the vote at this table has to be counted at the latest; None if nobody votes."""
        vote = None if self.row.vote is None else msgspec.json.decode(self.row.vote)
        return None if vote is None or vote["declined"] else int(vote["ends"])

    @property
    def is_paused(self) -> bool:
        return self.row.paused_since is not None

    @property
    def is_given_up(self) -> bool:
        return bool(self.row.state == TableState.GIVEN_UP)

    def seat_of(self, person: int | None) -> int | None:
        """The seat of the person with that id."""
        return next((seat.number for seat in self.seats if person is not None and seat.person == person), None)

    def take(self, found: Found) -> None:
        """Take over what was found. Entries that another reader was quicker to bring are left out."""
        if self.row is not None and self.row.changes != found.row.changes:
            self.told.clear()  # deadlines may be others now
        self.row, self.seats = found.row, found.seats
        kind = GAMES[self.row.game].orders_type
        self.orders = {seat.number: read_orders(seat.orders, kind) for seat in self.seats if seat.person is not None}
        if self.game_log is None and self.row.begun is not None:
            self.game_log = Log(self.row, self.seats)
        if self.game_log is not None:
            self.game_log.pause(read_pauses(self.row))
            self.game_log.stand_ins = {seat.number: seat.stand_in for seat in self.seats if seat.stand_in}
            resigned = {seat.number: seat.resigned for seat in self.seats if seat.resigned is not None}
            self.game_log.resigned = resigned
        for row in found.actions:
            self.take_action(row)
        self.said = [Said(*row) for row in found.said]

    def take_action(self, row: Any) -> None:
        """Take over this action if it is the next one."""
        if self.game_log is not None and row.number == self.number + 1:
            self.game_log.take(entry_of(row, self.game_log))


class Rooms:
    """The tables that this process knows."""

    def __init__(self, storage: Storage, notifications: Notifications) -> None:
        self._storage = storage
        self._notifications = notifications
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: OrderedDict[str, Room] = OrderedDict()
        notifications.entry_is_known = self._take_action

    async def at(self, table: str) -> Room:
        """The table as this process knows it; read from the database only if it does not."""
        room = self._rooms.get(table)
        if room is None or room.row is None:
            return await self.fresh(table)
        self._keep(room)
        return room

    async def fresh(self, table: str, since: int | None = None) -> Room:
        """The table as it is in the database, read after that moment of this process, or after now."""
        since = self._notifications.moment() if since is None else since
        room = self._rooms.get(table) or self._rooms.setdefault(table, Room(table))
        async with room.reading:
            if room.read_at < since or room.row is None:
                began = self._notifications.moment()
                played = room.number
                try:
                    found = await self._storage.read(lambda connection: _read_room(connection, table, played))
                except NotFound:
                    self._recent.pop(table, None)  # it may have been deleted
                    self._rooms.pop(table, None)
                    raise
                room.take(found)
                room.read_at = began
        self._keep(room)
        return room

    async def reach(self, table: str, number: int, since: int) -> Room:
        """The table with at least this many actions, which the database has since that moment."""
        room = await self.at(table)
        return room if room.number >= number else await self.fresh(table, since)

    async def keep_up(self) -> None:
        """Compare now and then, and read again what another process has changed without this one hearing of it."""
        while True:
            await asyncio.sleep(COMPARE_EVERY)
            with survive("comparing tables"):
                for table in await self.behind():
                    self._notifications.tell(table, Notice("missed"))

    async def behind(self) -> list[str]:
        """The followed tables where the database has more than this process has read."""
        followed = self._notifications.followed
        known = {table: _position(room) for table in followed if (room := self._rooms.get(table)) and room.row}

        def read(connection: Connection) -> dict[str, tuple[Any, ...]]:
            found = connection.execute(_POSITIONS, {"tables": [*known]})
            return {row.id: tuple(row[1:]) for row in found}

        found = await self._storage.read(read) if known else {}
        return [table for table, position in found.items() if position != known[table]]

    def _take_action(self, table: str, action: Written) -> None:
        """Any process played this at a table that this one may know."""
        room = self._rooms.get(table)
        if room is not None:
            with survive("taking over an action"):
                room.take_action(action)

    def _keep(self, room: Room) -> None:
        self._recent[room.id] = room
        self._recent.move_to_end(room.id)
        while len(self._recent) > MOST_KEPT:
            self._recent.popitem(last=False)


def _position(room: Room) -> tuple[Any, ...]:
    """What changes whenever anything changes at a table that its followers are shown."""
    return room.row.changes, room.row.state, room.number if room.number > 0 else None, room.last_said or None


def _read_room(connection: Connection, table: str, played: int) -> Found:
    """The table, with what was played there after this number, and what was said; NotFound if there is none."""
    row = table_row(connection, table)
    found = connection.execute(_SEATS, {"table": table}).all()
    played_since: Sequence[Any] = ()
    if row.begun is not None:
        played_since = connection.execute(_PLAYED, {"table": table, "number": played}).all()
    lines = connection.execute(_SAID, {"table": table}).all()
    return Found(row, found, played_since, lines[::-1])


def table_row(connection: Connection, table: str) -> Any:
    """The table of that id; NotFound if there is none."""
    check_id(table)
    row = connection.execute(_TABLE, {"table": table}).one_or_none()
    if row is None:
        raise NotFound(Reason("no-such-table", {"table": brief(table)}))
    return row


def check_id(table: str) -> None:
    """NotFound if no table can have this id. PostgreSQL would refuse to look for some."""
    if not (table.isascii() and table.isprintable()):
        raise NotFound(Reason("no-such-table", {"table": brief(table)}))


def sitting_at(connection: Connection, *which: str) -> Sequence[Any]:
    """The seats of these tables in order, with the names of the people in them and whether they are bot accounts."""
    return connection.execute(_SITTING.where(seats.c.table.in_(which))).all()


def read_orders(kept: str | None, kind: type[Orders]) -> Orders:
    """The usual orders, unless there are others that this version of the game still knows."""
    try:
        return kind() if kept is None else msgspec.json.decode(kept, type=kind)
    except msgspec.ValidationError:
        return kind()


def entry_of(row: Any, log: Log) -> Entry:
    """The entry of the log that this row is."""
    action = None if row.undo_to is not None else msgspec.json.decode(row.action, type=log.game.action_type)
    return Entry(row.at, row.seat, action, row.played_by, row.undo_to, row.client_action_id)


_SITTING = (
    select(seats, people.c.name, people.c.bot)
    .join(people, seats.c.person == people.c.id, isouter=True)
    .order_by(seats.c.table, seats.c.number)
)
_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_SEATS = _SITTING.where(seats.c.table == bindparam("table"))
_POSITIONS = select(
    tables.c.id,
    tables.c.changes,
    tables.c.state,
    select(func.max(actions.c.number)).where(actions.c.table == tables.c.id).scalar_subquery(),
    select(func.max(said.c.number)).where(said.c.table == tables.c.id, said.c.text != "").scalar_subquery(),
).where(tables.c.id.in_(bindparam("tables", expanding=True)))
_PLAYED = (
    select(actions)
    .where(actions.c.table == bindparam("table"), actions.c.number > bindparam("number"))
    .order_by(actions.c.number)
)
_SAID = (
    select(said.c.number, said.c.seat, people.c.name, said.c.text, said.c.at)
    .join(people, said.c.person == people.c.id)
    .where(said.c.table == bindparam("table"), said.c.text != "")  # a line without text was deleted with its person
    .order_by(said.c.number.desc())
    .limit(MOST_SAID)
)
