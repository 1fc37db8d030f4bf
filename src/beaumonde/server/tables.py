"""Tables before and after play: creating one, sitting down, leaving, starting, giving up."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, case, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from beaumonde.bots import check_level
from beaumonde.core.errors import BadSetup, Reason, brief
from beaumonde.core.game import Game, check_viewer, game_from, lesson_from
from beaumonde.core.shuffle import LONGEST_CONTRIBUTION, Fair
from beaumonde.server.bot_accounts import check_seats, check_welcome
from beaumonde.server.clock import now
from beaumonde.server.codes import new_code, new_table_id, read_code
from beaumonde.server.database import seats, tables
from beaumonde.server.due import OPEN_TABLE_EXPIRES, Due
from beaumonde.server.errors import Conflict, Forbidden, NotFound, Refusal
from beaumonde.server.lobby import (
    LEFT,
    ask_to_leave,
    bot_name,
    renew_code,
    seats_to_change,
    set_bot,
    take_turn,
)
from beaumonde.server.messages import Join, NewLesson, NewTable, Pace, TableInfo, TableState
from beaumonde.server.notifications import Notice
from beaumonde.server.pauses import end_pause
from beaumonde.server.people import NOBODY, Person, tables_of
from beaumonde.server.play import Expect
from beaumonde.server.push_times import PushTimes
from beaumonde.server.rooms import Rooms, check_id, sitting_at, table_row
from beaumonde.server.setups import LessonSetup, read_setup, write_setup
from beaumonde.server.stand_ins import come_back, pass_on_host, resign, stand_in
from beaumonde.server.storage import Storage, Transaction
from beaumonde.server.strong_bots import StrongBots
from beaumonde.server.table_info import Teller
from beaumonde.server.time_control import clock_columns
from beaumonde.server.tokens import check_login

ENDED = {TableState.PLAYING: "has-begun", TableState.OVER: "game-over", TableState.GIVEN_UP: "given-up"}
"""Why a code leads nowhere any more, by the state of its table."""
KEPT_BY_REMATCH = ("game", "options", "bot_accounts", "clock", "reserve", "run_outs", "vote_after")
TEACHING_BOT = "sensible"
"""The level of the bots in a lesson."""


class Tables:
    """Every table there is."""

    def __init__(
        self,
        storage: Storage,
        rooms: Rooms,
        teller: Teller,
        strong_bots: StrongBots,
        expect: Expect,
        push_times: PushTimes,
        seats_of_bot: int,
    ) -> None:
        """A bot account has so many seats at once (`seats_of_bot`); 0 for no limit."""
        self._storage = storage
        self._rooms = rooms
        self._teller = teller
        self._strong_bots = strong_bots
        self._expect = expect
        self._push_times = push_times
        self._seats_of_bot = seats_of_bot

    async def lay(self, host: Person, wish: NewTable) -> TableInfo:
        """A new table, open for people to sit down at; its shuffle is committed to from here on."""
        game = game_from(wish.game, wish.options)
        levels = _levels(game, wish.levels)
        rows = _seats_for(host, game, levels, wish)
        about = {
            "game": game.name,
            "options": msgspec.json.encode(game).decode(),
            "bot_accounts": wish.bot_accounts,
        } | clock_columns(wish)
        return await self.info(await self._lay(host, about, rows), host)

    async def teach(self, learner: Person, wish: NewLesson) -> TableInfo:
        """A lesson begins: its cards are laid by hand, which is why nobody but the learner and bots may play."""
        lesson = lesson_from(wish.game, wish.lesson)
        game = game_from(wish.game, lesson.options)
        levels = ["", *[TEACHING_BOT] * (game.seats - 1)]
        rows = _seats_for(learner, game, levels, NewTable(game.name, lesson.options))
        at = now()
        about = {
            "game": game.name,
            "options": msgspec.json.encode(game).decode(),
            "setup": write_setup(LessonSetup(lesson.name, lesson.deal)),
            "commitment": "",
            "code": None,
            "state": TableState.PLAYING,
            "begun": at,
            "due": at,
            "pace": Pace.SLOW,
        }
        table = await self._lay(learner, about, rows)
        self._expect(table, Due(at))
        return await self.info(table, learner)

    async def rematch(self, person: Person, table: str, address: str = "") -> TableInfo:
        """The same once more: one table for all who ask, laid by the first of them and begun if they play alone."""
        row, found = await self._storage.read(lambda connection: _row_and_seats(connection, table))
        if all(seat.person != person.id for seat in found):
            raise Forbidden(Reason("not-seated"))
        if row.state not in (TableState.OVER, TableState.GIVEN_UP):
            raise Conflict(Reason("not-over"))
        again = row.next
        if again is None:
            about = {key: getattr(row, key) for key in KEPT_BY_REMATCH}
            same = [{key: getattr(seat, key) for key in ("number", "person", "level", "bot_name")} for seat in found]
            for seat, kept in zip(found, same, strict=True):
                if (seat.stand_in or seat.name == NOBODY) and seat.person != person.id:
                    kept["person"] = None  # they left, or were deleted: their seat is free
                kept["away_since"] = None if seat.person in (None, person.id) else now()
            again = await self._lay(person, about, same, after=table)
        if sum(seat.person is not None for seat in found) == 1:
            return await self.start(person, again, address)
        info = await self.info(again, person)
        mine = _own_seat(found, person)
        if info.seat is None and info.state is TableState.OPEN and found[mine].stand_in:
            return await self._changed(again, person, partial(self._reseat, again, person, mine))
        return info

    def _reseat(self, table: str, person: Person, number: int, connection: Connection) -> None:
        """The person had left the game before, so their seat at this open table is free: they take it again, if it
        still is. (Whoever had it from the beginning has left the open table, or was asked to: they need its code.)"""
        found = seats_to_change(connection, table)
        if found[number].person is None and not found[number].level:
            check_seats(connection, person, self._seats_of_bot)
            _take(connection, found, person, Join(table_row(connection, table).code, number))

    async def _lay(
        self, host: Person, about: dict[str, Any], rows: list[dict[str, Any]], after: str | None = None
    ) -> str:
        """The id of the new table; or of the one that somebody else has just laid after the same game."""
        fair = Fair.new()
        levels = [seat["level"] for seat in rows]

        def write(transaction: Transaction, row: dict[str, Any]) -> str:
            check_login(transaction.connection, host.id, host.login)
            check_seats(transaction.connection, host, self._seats_of_bot)
            self._strong_bots.check(transaction.connection, host.id, levels)
            return _lay(transaction, row, rows, after)

        while True:
            at = now()
            row = {
                "id": new_table_id(),
                "code": new_code(),
                "setup": write_setup(fair),
                "commitment": fair.commitment,
                "state": TableState.OPEN,
                "host": host.id,
                "created": at,
                "due": at + OPEN_TABLE_EXPIRES,
                **about,
            }
            try:
                return await self._storage.write(partial(write, row=row))
            except IntegrityError:
                continue  # another table has this code

    async def id_of(self, code: str, person: Person | None) -> str:
        """The open table of that code, however it is typed; for those who came by the code, also when it has ended.

        NotFound if there is none; Conflict if its game has begun, is over or was given up."""
        return await self._storage.read(lambda connection: _table_of(connection, code, person))

    async def renew_code(self, person: Person, table: str) -> TableInfo:
        """The host gives the table a new code; the old one leads nobody else there any more."""
        return await self._with_new_code(table, person, lambda work: renew_code(work, table, person))

    async def set_bot(self, person: Person, table: str, number: int, level: str) -> TableInfo:
        """Before the game the host gives a free seat to a bot of this level; an empty level makes the seat free."""
        if level:
            check_level(level)
        return await self._changed(table, person, lambda work: set_bot(work, table, person, number, level))

    async def ask_to_leave(self, person: Person, table: str, number: int) -> TableInfo:
        """Before the game the host frees the seat of another person, who cannot come back by the old code."""
        return await self._with_new_code(table, person, lambda work: ask_to_leave(work, table, person, number))

    async def sit(self, person: Person, wish: Join) -> TableInfo:
        """The person takes a seat. Who asks for the seat they have keeps it."""
        _check_words(wish.words)
        table = await self.id_of(wish.code, person)

        def change(connection: Connection) -> None:
            found = seats_to_change(connection, table)
            mine = next((seat.number for seat in found if seat.person == person.id), None)
            if mine is None:
                check_login(connection, person.id, person.login)
                check_welcome(table_row(connection, table), person)
                check_seats(connection, person, self._seats_of_bot)
                _table_of(connection, wish.code, person)  # the host may have made a new code meanwhile
                _take(connection, found, person, wish)
            elif wish.seat not in (None, mine):
                raise Conflict(Reason("already-seated", {"seat": mine + 1}))

        return await self._changed(table, person, change)

    async def leave(self, person: Person, table: str) -> TableInfo:
        """Before the game the person's seat is free again; during the game a bot plays there until they come back.

        If they were the host, the next person at the table is the host from now on."""

        def change(connection: Connection) -> None:
            if take_turn(connection, table):
                found = sitting_at(connection, table)
                _at_own_seat(connection, table, person, LEFT)
            else:
                found = _play_on(connection, table)
                if isinstance(read_setup(table_row(connection, table).setup), LessonSetup):
                    raise Conflict(Reason("has-begun"))  # nobody else is there to play on
                stand_in(connection, table, _own_seat(found, person), [seat.level for seat in found])
            pass_on_host(connection, table, found, person.id)

        return await self._changed_in_game(table, person, change)

    async def come_back(self, person: Person, table: str) -> TableInfo:
        """The person plays again in their own seat. Asked once more, everything is as it was."""

        def change(connection: Connection) -> None:
            seat = _own_seat(_play_on(connection, table), person)
            come_back(connection, table, seat)
            if self._push_times.apply(table_row(connection, table)):
                self._push_times.mark(connection, table, now(), [seat])

        return await self._changed_in_game(table, person, change)

    async def resign(self, person: Person, table: str) -> TableInfo:
        """The person has lost: a bot plays in their seat to the end, and they cannot come back. Asked once more,
        everything is as it was. Conflict for somebody alone with bots of the service, who may give up the game.

        If they were the host, the next person at the table is the host from now on."""

        def change(connection: Connection) -> None:
            row, found = _row_and_seats(connection, table)
            own = _own_seat(found, person)
            if found[own].resigned is not None:
                return
            if not _check_own(row, found, person):
                raise Conflict(Reason("resign-alone"))
            found = _play_on(connection, table)
            if found[own].resigned is None:  # otherwise they have asked twice in this very moment
                resign(connection, table, own, [seat.level for seat in found])
                pass_on_host(connection, table, found, person.id)

        return await self._changed_in_game(table, person, change)

    async def resume(self, person: Person, table: str) -> TableInfo:
        """The game goes on after a pause, for anybody who sits there. Asked once more, everything is as it was."""

        def change(connection: Connection) -> None:
            _lock(connection, table)
            row = table_row(connection, table)
            _own_seat(sitting_at(connection, table), person)
            if row.state == TableState.PLAYING and row.paused_since is None:
                return
            _play_on(connection, table)
            end_pause(connection, row)
            if self._push_times.apply(row):
                self._push_times.mark(connection, table, now())

        return await self._changed_in_game(table, person, change)

    async def contribute(self, person: Person, table: str, words: str) -> TableInfo:
        """The person's words go into the shuffle, in place of any given before."""
        _check_words(words)

        def change(connection: Connection) -> None:
            seats_to_change(connection, table)
            _at_own_seat(connection, table, person, {"words": words})

        return await self._changed(table, person, change)

    async def start(self, person: Person, table: str, address: str = "") -> TableInfo:
        """The host begins the game, from that address. The code ends. Asked once more, everything is as it was."""
        at = now()

        def change(connection: Connection) -> None:
            row = table_row(connection, table)
            if row.host != person.id:
                raise Forbidden(Reason("not-host"))
            if not take_turn(connection, table):
                return
            found = sitting_at(connection, table)
            empty = sum(seat.person is None and not seat.level for seat in found)
            if empty:
                raise Conflict(Reason("seats-empty", {"empty": empty}))
            self._strong_bots.start(connection, person.id, [seat.level for seat in found], address)
            sealed = read_setup(row.setup)
            assert isinstance(sealed, Fair)  # a lesson is never open
            fair = Fair.new([seat.words for seat in found if seat.words], sealed.secret)
            begun = {"state": TableState.PLAYING, "code": None, "setup": write_setup(fair), "begun": at, "due": at}
            if sum(seat.person is not None for seat in found) > 1 and row.pace in (Pace.PAUSED, Pace.SKIP):
                begun["pace"] = Pace.USUAL  # see `set_pace`
            connection.execute(update(tables).where(tables.c.id == table).values(begun))
            if self._push_times.apply(row):
                self._push_times.mark(connection, table, at, begins=True)

        info = await self._changed(table, person, change)
        self._expect(table, Due(at))
        return info

    async def info(self, table: str, person: Person | None) -> TableInfo:
        """What that person, or anybody, may know of the table."""
        row, found = await self._storage.read(lambda connection: _row_and_seats(connection, table))
        return await self._tell(row, found, person)

    async def of(self, person: Person) -> list[TableInfo]:
        """The tables where the person sits or is host, the newest first, but for those given up."""
        kept = select(tables).where(tables.c.state != TableState.GIVEN_UP)

        def read(connection: Connection) -> tuple[Sequence[Any], Sequence[Any]]:
            rows = connection.execute(tables_of(person, kept)).all()
            return rows, sitting_at(connection, *(row.id for row in rows))

        rows, found = await self._storage.read(read)
        sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in found:
            sitting[seat.table].append(seat)
        return [await self._tell(row, sitting[row.id], person) for row in rows]

    async def hide(self, person: Person, table: str, hidden: bool) -> TableInfo:
        """The person hides this table in the list of their own, or shows it again."""

        def write(transaction: Transaction) -> None:
            _lock(transaction.connection, table)
            row, found = _row_and_seats(transaction.connection, table)
            _check_own(row, found, person)
            seated = any(seat.person == person.id for seat in found)
            own = seats.c.person == person.id if seated else seats.c.person.is_(None)
            transaction.connection.execute(update(seats).where(seats.c.table == table, own).values(hidden=hidden))

        await self._storage.write(write)
        return await self.info(table, person)

    async def give_up(self, person: Person, table: str) -> TableInfo:
        """The game ends without a result, for somebody with nobody but bots at the table. Asked once more, it is so."""

        def change(connection: Connection) -> None:
            going_on = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING)
            ended = connection.execute(going_on.values(state=TableState.GIVEN_UP, due=None)).rowcount
            row, found = _row_and_seats(connection, table)
            if _check_own(row, found, person):
                raise Forbidden(Reason("not-alone"))
            if not ended and row.state != TableState.GIVEN_UP:
                raise Conflict(Reason("not-begun" if row.state == TableState.OPEN else "game-over"))

        return await self._changed(table, person, change)

    async def set_pace(self, person: Person, table: str, pace: Pace) -> None:
        """Bots there play at this pace from now on. With other people at the table its host may say so, but may neither
        stop the bots nor leave the others no time to watch."""
        at = now()

        def write(transaction: Transaction) -> None:
            _lock(transaction.connection, table)
            row, found = _row_and_seats(transaction.connection, table)
            others = _check_own(row, found, person)
            if others and (row.host != person.id or pace in (Pace.PAUSED, Pace.SKIP)):
                raise Forbidden(Reason("not-alone"))
            due = case((tables.c.state == TableState.PLAYING, literal(at, BigInteger)), else_=tables.c.due)
            values = {"pace": pace, "due": due, "changes": tables.c.changes + 1}
            transaction.connection.execute(update(tables).where(tables.c.id == table).values(values))
            transaction.notify(table, Notice("table"))

        await self._storage.write(write)
        self._expect(table, Due(at))

    async def has_seen(self, table: str, number: int) -> None:
        """In the lesson at this table the learner has seen everything up to this number: the bots may play on."""
        at = now()
        later = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING, tables.c.seen < number)

        def write(transaction: Transaction) -> bool:
            values = {"seen": number, "due": at, "changes": tables.c.changes + 1}
            return bool(transaction.connection.execute(later.values(values)).rowcount)

        if await self._storage.write(write):
            self._expect(table, Due(at))

    async def _changed(self, table: str, person: Person, change: Callable[[Connection], None]) -> TableInfo:
        """The table after this change, of which everybody there hears; NotFound if there is no such table."""

        def write(transaction: Transaction) -> None:
            table_row(transaction.connection, table)
            change(transaction.connection)
            transaction.notify(table, Notice("table"))

        await self._storage.write(write)
        return await self.info(table, person)

    async def _with_new_code(self, table: str, person: Person, change: Callable[[Connection], None]) -> TableInfo:
        """Like `_changed`, for a change that may give the table a new code."""
        while True:
            try:
                return await self._changed(table, person, change)
            except IntegrityError:
                continue  # another table has this code

    async def _changed_in_game(self, table: str, person: Person, change: Callable[[Connection], None]) -> TableInfo:
        """Like `_changed`; and the service looks at the table, where a bot may have to play now."""
        info = await self._changed(table, person, change)
        if info.state is TableState.PLAYING:
            self._expect(table, Due(now()))
        return info

    async def _tell(self, row: Any, found: Sequence[Any], person: Person | None) -> TableInfo:
        if row.summary is None and row.begun is not None:  # nobody has played yet, or an older version wrote it
            return self._teller.tell_room(await self._rooms.fresh(row.id), person)
        return self._teller.tell(row, found, person)


def _row_and_seats(connection: Connection, table: str) -> tuple[Any, Sequence[Any]]:
    return table_row(connection, table), sitting_at(connection, table)


def _lay(transaction: Transaction, row: dict[str, Any], rows: list[dict[str, Any]], after: str | None) -> str:
    connection, table = transaction.connection, str(row["id"])
    if after is not None:
        follow = update(tables).where(tables.c.id == after, tables.c.next.is_(None))
        if not connection.execute(follow.values(next=table)).rowcount:
            return str(connection.scalar(select(tables.c.next).where(tables.c.id == after)))
        transaction.notify(after, Notice("table"))
    connection.execute(insert(tables), row)
    people = [{"table": table, "code": None if seat["person"] is None else row["code"], **seat} for seat in rows]
    connection.execute(insert(seats), people)
    return table


def _table_of(connection: Connection, typed: str, person: Person | None) -> str:
    """See `Tables.id_of`."""
    code = read_code(typed)
    found = connection.scalar(select(tables.c.id).where(tables.c.code == code))
    if found is not None:
        return str(found)
    about = select(tables.c.id, tables.c.state, tables.c.host, seats.c.person).join(seats, seats.c.table == tables.c.id)
    once = connection.execute(about.where(seats.c.code == code)).all()
    for row in once:
        if person is not None and person.id in (row.person, row.host):
            return str(row.id)
    for row in once:
        if row.state in ENDED:
            raise Conflict(Reason(ENDED[row.state]))
    raise NotFound(Reason("no-such-code", {"code": brief(typed)}))


def _check_own(row: Any, found: Sequence[Any], person: Person) -> bool:
    """Whether others sit at a table of the person's; Forbidden if they neither sit there nor are its host."""
    if row.host != person.id and all(seat.person != person.id for seat in found):
        raise Forbidden(Reason("not-seated"))
    return any(seat.person not in (None, person.id) and seat.name != NOBODY for seat in found)


def _levels(game: Game, levels: Sequence[str]) -> tuple[str, ...]:
    """One for each seat; BadOption for a level that is none."""
    if levels and len(levels) != game.seats:
        raise Refusal(Reason("bad-levels", {"levels": len(levels), "seats": game.seats}))
    for level in levels:
        if level:
            check_level(level)
    return tuple(levels) or ("",) * game.seats


def _seats_for(host: Person, game: Game, levels: Sequence[str], wish: NewTable) -> list[dict[str, Any]]:
    _check_words(wish.words)
    rows: list[dict[str, Any]] = [
        {"number": number, "person": None, "level": level, "bot_name": None, "words": ""}
        for number, level in enumerate(levels)
    ]
    for row in rows:
        if row["level"]:
            row["bot_name"] = bot_name(host.language, {other["bot_name"] for other in rows}, row["number"])
    place = wish.seat
    if place is None:
        place = next((number for number, level in enumerate(levels) if not level), None)
    if place is not None:
        check_viewer(place, game.seats)
        if levels[place]:
            raise Conflict(Reason("seat-taken", {"seat": place + 1}))
        rows[place] |= {"person": host.id, "words": wish.words}
    return rows


def _check_words(words: str) -> None:
    if not words.isprintable() or len(words.encode()) > LONGEST_CONTRIBUTION:
        raise BadSetup("bad-contribution", longest=LONGEST_CONTRIBUTION)


def _lock(connection: Connection, table: str) -> None:
    """Nobody else changes the table before this is done. All who change one lock its row before any other rows, so
    that no two wait for each other. (In SQLite only one transaction writes at a time, and this does nothing.)"""
    check_id(table)
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))


def _play_on(connection: Connection, table: str) -> Sequence[Any]:
    """The seats of a game that goes on, which nobody else changes before this is done. The service looks at it next."""
    playing = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING)
    if not connection.execute(playing.values(changes=tables.c.changes + 1, due=now(), due_by_bot=False)).rowcount:
        state = table_row(connection, table).state
        raise Conflict(Reason("not-begun" if state == TableState.OPEN else ENDED[state]))
    return sitting_at(connection, table)


def _own_seat(found: Sequence[Any], person: Person) -> int:
    """The seat of the person; Forbidden if they have none."""
    for seat in found:
        if seat.person == person.id:
            return int(seat.number)
    raise Forbidden(Reason("not-seated"))


def _take(connection: Connection, found: Sequence[Any], person: Person, wish: Join) -> None:
    free = [seat for seat in found if seat.person is None and not seat.level]
    if wish.seat is not None:
        check_viewer(wish.seat, len(found))
        free = [seat for seat in free if seat.number == wish.seat]
        if not free:
            raise Conflict(Reason("seat-taken", {"seat": wish.seat + 1}))
    if not free:
        raise Conflict(Reason("table-full"))
    own = seats.c.table == free[0].table
    connection.execute(update(seats).where(own, seats.c.person.is_(None)).values(hidden=False))
    taken = update(seats).where(own, seats.c.number == free[0].number)
    connection.execute(taken.values(person=person.id, words=wish.words, code=read_code(wish.code)))


def _at_own_seat(connection: Connection, table: str, person: Person, values: dict[str, Any]) -> None:
    mine = update(seats).where(seats.c.table == table, seats.c.person == person.id)
    if not connection.execute(mine.values(values)).rowcount:
        raise Forbidden(Reason("not-seated"))
