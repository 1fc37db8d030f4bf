"""Tables before and after play: laying one, sitting down, leaving, starting, and what may be known of it."""

import secrets
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from beaumonde.bots import check_level
from beaumonde.bots.levels import COMPILED
from beaumonde.core.errors import BadSetup, Reason, brief
from beaumonde.core.game import GAMES, Game, check_viewer, game_from, lesson_from
from beaumonde.core.shuffle import LONGEST_CONTRIBUTION, Fair
from beaumonde.locale import Words
from beaumonde.server.database import now, seats, tables
from beaumonde.server.errors import Conflict, Forbidden, NotFound, Refusal
from beaumonde.server.messages import Join, NewLesson, NewTable, Pace, SeatInfo, TableInfo, TableState
from beaumonde.server.news import Announce, News
from beaumonde.server.people import Person
from beaumonde.server.play import Play, sitting_at, table_row
from beaumonde.server.setups import LessonSetup, read_setup, write_setup
from beaumonde.server.thinkers import Thinkers

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""No I, L or O: they look like 1 and 0."""
CODE_LENGTH = 5
MOST_SHOWN = 100
TEACHING_BOT = "sensible"
"""The level of the bots in a lesson."""


class Tables:
    """Every table there is."""

    def __init__(self, engine: AsyncEngine, play: Play, announce: Announce, thinkers: Thinkers) -> None:
        self._engine = engine
        self._play = play
        self._announce = announce
        self._thinkers = thinkers
        self._paces: dict[str, Pace] = {}

    async def lay(self, host: Person, wish: NewTable) -> TableInfo:
        """A new table, open for people to sit down at; its shuffle is committed to from here on."""
        game = game_from(wish.game, wish.options)
        levels = _levels(game, wish.levels)
        rows = _seats_for(host, game, levels, wish)
        about = {"game": game.name, "options": msgspec.json.encode(game).decode(), "clock": wish.clock}
        return await self.info(await self._lay(host, about, rows), host)

    async def teach(self, learner: Person, wish: NewLesson) -> TableInfo:
        """A lesson begins: its cards are laid by hand, which is why nobody but the learner and bots may play."""
        lesson = lesson_from(wish.game, wish.lesson)
        game = game_from(wish.game, lesson.options)
        levels = ["", *[TEACHING_BOT] * (game.seats - 1)]
        rows = _seats_for(learner, game, levels, NewTable(game.name, lesson.options))
        about = {
            "game": game.name,
            "options": msgspec.json.encode(game).decode(),
            "setup": write_setup(LessonSetup(lesson.name, lesson.deal)),
            "commitment": "",
            "state": TableState.PLAYING,
            "begun": now(),
            "pace": Pace.SLOW,
        }
        return await self._changed(await self._lay(learner, about, rows), learner)

    async def rematch(self, person: Person, table: str) -> TableInfo:
        """The same once more: one table for all who ask, laid by the first of them and begun if they play alone."""
        async with self._engine.connect() as connection:
            row = await table_row(connection, table)
            found = (await connection.execute(sitting_at(table))).all()
        if all(seat.person != person.id for seat in found):
            raise Forbidden(Reason("not-seated"))
        if row.state not in (TableState.OVER, TableState.GIVEN_UP):
            raise Conflict(Reason("not-over"))
        again = row.next
        if again is None:
            about = {"game": row.game, "options": row.options, "clock": row.clock}
            same = [{key: getattr(seat, key) for key in ("number", "person", "level", "bot_name")} for seat in found]
            again = await self._lay(person, about, same, after=table)
            self._announce(table, News("table"))
        alone = sum(seat.person is not None for seat in found) == 1
        return await self.start(person, again) if alone else await self.info(again, person)

    async def _lay(
        self, host: Person, about: dict[str, Any], rows: list[dict[str, Any]], after: str | None = None
    ) -> str:
        """The id of the new table; or of the one that somebody else has just laid after the same game."""
        fair = Fair.new()
        while True:
            table = secrets.token_urlsafe(9)
            row = {
                "id": table,
                "code": "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
                "setup": write_setup(fair),
                "commitment": fair.commitment,
                "state": TableState.OPEN,
                "host": host.id,
                "created": now(),
                **about,
            }
            try:
                async with self._engine.connect() as connection:
                    await connection.execute(insert(tables).values(row))
                    await connection.execute(insert(seats), [{"table": table, **seat} for seat in rows])
                    if after is not None:
                        follow = update(tables).where(tables.c.id == after, tables.c.next.is_(None))
                        if not (await connection.execute(follow.values(next=table))).rowcount:
                            await connection.rollback()
                            return str(await connection.scalar(select(tables.c.next).where(tables.c.id == after)))
                    await connection.commit()
            except IntegrityError:
                continue  # another table has this code
            return table

    async def id_of(self, code: str) -> str:
        """The table of that code, however it is typed; NotFound if there is none."""
        typed = code.strip().upper()
        found = None
        if typed.isascii() and typed.isalpha():
            async with self._engine.connect() as connection:
                found = await connection.scalar(select(tables.c.id).where(tables.c.code == typed))
        if found is None:
            raise NotFound(Reason("no-such-code", {"code": brief(code)}))
        return str(found)

    async def sit(self, person: Person, wish: Join) -> TableInfo:
        """The person takes a seat. Who asks for the seat they have keeps it."""
        _check_words(wish.words)
        table = await self.id_of(wish.code)
        async with self._engine.begin() as connection:
            found = await _change(connection, table)
            mine = next((seat.number for seat in found if seat.person == person.id), None)
            if mine is None:
                await _take(connection, found, person, wish)
            elif wish.seat not in (None, mine):
                raise Conflict(Reason("already-seated", {"seat": mine + 1}))
        return await self._changed(table, person)

    async def leave(self, person: Person, table: str) -> TableInfo:
        """The person's seat is free again."""
        async with self._engine.begin() as connection:
            await _change(connection, table)
            await _at_own_seat(connection, table, person, {"person": None, "words": "", "orders": None})
        return await self._changed(table, person)

    async def contribute(self, person: Person, table: str, words: str) -> TableInfo:
        """The person's words go into the shuffle, in place of any given before."""
        _check_words(words)
        async with self._engine.begin() as connection:
            await _change(connection, table)
            await _at_own_seat(connection, table, person, {"words": words})
        return await self._changed(table, person)

    async def start(self, person: Person, table: str) -> TableInfo:
        """The host begins the game. Asked once more, it is as it was."""
        async with self._engine.begin() as connection:
            row = await table_row(connection, table)
            if row.host != person.id:
                raise Forbidden(Reason("not-host"))
            if await _turn(connection, table):
                found = (await connection.execute(sitting_at(table))).all()
                empty = sum(seat.person is None and not seat.level for seat in found)
                if empty:
                    raise Conflict(Reason("seats-empty", {"empty": empty}))
                sealed = read_setup(row.setup)
                assert isinstance(sealed, Fair)  # a lesson is never open
                fair = Fair.new([seat.words for seat in found if seat.words], sealed.secret)
                begun = {"state": TableState.PLAYING, "setup": write_setup(fair), "begun": now()}
                await connection.execute(update(tables).where(tables.c.id == table).values(begun))
        return await self._changed(table, person)

    async def info(self, table: str, person: Person | None) -> TableInfo:
        """What that person, or anybody, may know of the table."""
        async with self._engine.connect() as connection:
            row = await table_row(connection, table)
            found = (await connection.execute(sitting_at(table))).all()
        return await self._tell(row, found, person)

    async def of(self, person: Person) -> list[TableInfo]:
        """The tables where the person sits or is host, the newest first, but for those given up."""
        kept = select(tables).where(tables.c.state != TableState.GIVEN_UP)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_where(person, kept))).all()
            found = (await connection.execute(sitting_at(*(row.id for row in rows)))).all()
        sitting = defaultdict(list)
        for seat in found:
            sitting[seat.table].append(seat)
        return [await self._tell(row, sitting[row.id], person) for row in rows]

    async def hide(self, person: Person, table: str, hidden: bool) -> TableInfo:
        """The person hides this table in the list of their own, or shows it again."""
        async with self._engine.begin() as connection:
            row = await table_row(connection, table)
            found = (await connection.execute(sitting_at(table))).all()
            _check_own(row, found, person)
            seated = any(seat.person == person.id for seat in found)
            own = seats.c.person == person.id if seated else seats.c.person.is_(None)
            await connection.execute(update(seats).where(seats.c.table == table, own).values(hidden=hidden))
        return await self.info(table, person)

    async def give_up(self, person: Person, table: str) -> TableInfo:
        """The game ends without a result, for somebody with nobody but bots at the table. Asked once more, it is so."""
        async with self._engine.begin() as connection:
            going_on = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING)
            ended = (await connection.execute(going_on.values(state=TableState.GIVEN_UP))).rowcount
            row = await table_row(connection, table)
            if _check_own(row, (await connection.execute(sitting_at(table))).all(), person):
                raise Forbidden(Reason("not-alone"))
            if not ended and row.state != TableState.GIVEN_UP:
                raise Conflict(Reason("not-begun" if row.state == TableState.OPEN else "game-over"))
        self._play.end(table)
        return await self._changed(table, person)

    async def renamed(self, person: Person) -> None:
        """Those at the person's tables read the name again."""
        async with self._engine.connect() as connection:
            found = (await connection.scalars(_where(person, select(tables.c.id)))).all()
        for table in found:
            self._announce(table, News("table"))

    async def set_pace(self, person: Person, table: str, pace: Pace) -> None:
        """Bots there play at this pace from now on. With other people at the table its host may say so, but may neither
        stop the bots nor leave the others no time to watch."""
        async with self._engine.begin() as connection:
            row = await table_row(connection, table)
            found = (await connection.execute(sitting_at(table))).all()
            others = _check_own(row, found, person)
            if others and (row.host != person.id or pace in (Pace.PAUSED, Pace.SKIP)):
                raise Forbidden(Reason("not-alone"))
            await connection.execute(update(tables).where(tables.c.id == table).values(pace=pace))
        self._paces[table] = pace
        self._announce(table, News("pace"))

    async def pace(self, table: str) -> Pace:
        """How long bots wait there."""
        if table not in self._paces:
            async with self._engine.connect() as connection:
                self._paces.setdefault(table, Pace((await table_row(connection, table)).pace))
        return self._paces[table]

    async def running(self) -> list[str]:
        """The tables with a game that is not over."""
        async with self._engine.connect() as connection:
            playing = select(tables.c.id).where(tables.c.state == TableState.PLAYING)
            return [str(table) for table in await connection.scalars(playing)]

    async def _changed(self, table: str, person: Person) -> TableInfo:
        info = await self.info(table, person)
        self._announce(table, News("table") if info.number is None else News("played", info.number))
        return info

    async def _tell(self, row: Any, found: Sequence[Any], person: Person | None) -> TableInfo:
        log = await self._play.log(row.id) if row.state in (TableState.PLAYING, TableState.OVER) else None
        to_act = [] if log is None else list(log.state.to_act)
        over = log is not None and not to_act
        setup = read_setup(row.setup)
        result = log.state.result if log is not None and over else None
        options = msgspec.json.decode(row.options)
        seat = next((seat.number for seat in found if person is not None and seat.person == person.id), None)
        own = [seat for seat in found if person is not None and (seat.person or row.host) == person.id]
        return TableInfo(
            id=row.id,
            code=row.code,
            game=row.game,
            options=options,
            state=TableState.OVER if over else TableState(row.state),
            seats=[
                SeatInfo(seat.number, seat.name or seat.bot_name, seat.level, contributed=bool(seat.words))
                for seat in found
            ],
            seat=seat,
            host=person is not None and row.host == person.id,
            lesson=setup.lesson if isinstance(setup, LessonSetup) else None,
            commitment=row.commitment,
            secret=setup.secret if over and isinstance(setup, Fair) else None,
            number=None if log is None else log.number,
            to_act=to_act,
            your_turn=seat in to_act,
            clock=row.clock,
            next=row.next,
            created=row.created,
            hidden=any(seat.hidden for seat in own),
            pace=Pace(row.pace),
            progress=log.state.progress if log is not None and to_act else None,
            winners=result.winners if result else (),
            cast_out=result.cast_out if result else (),
            unusual=tuple(name for name, usual in _usual(row.game).items() if options.get(name, usual) != usual),
            preparing=bool(to_act) and self._thinkers.preparing and any(seat.level in COMPILED for seat in found),
        )


def _where(person: Person, wanted: Any) -> Any:
    """Of what is wanted, that of the tables where the person sits or is host, the newest first."""
    sits = select(seats.c.table).where(seats.c.person == person.id)
    return (
        wanted.where(or_(tables.c.host == person.id, tables.c.id.in_(sits)))
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(MOST_SHOWN)
    )


def _check_own(row: Any, found: Sequence[Any], person: Person) -> bool:
    """Whether others sit at a table of the person's; Forbidden if they neither sit there nor are its host."""
    if row.host != person.id and all(seat.person != person.id for seat in found):
        raise Forbidden(Reason("not-seated"))
    return any(seat.person not in (None, person.id) for seat in found)


@cache
def _usual(game: str) -> dict[str, Any]:
    """The options that a game has unless a table says otherwise, as JSON tells them."""
    known = msgspec.structs.fields(GAMES[game])  # type: ignore[arg-type]  # every game is a struct
    usual = {field.name: field.default for field in known if field.default is not msgspec.NODEFAULT}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(usual))
    return found


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
    words = Words(host.language)
    names = iter(words("bot-names").split(", "))
    rows: list[dict[str, Any]] = [
        {"number": number, "person": None, "level": level, "bot_name": None, "words": ""}
        for number, level in enumerate(levels)
    ]
    for row in rows:
        if row["level"]:
            row["bot_name"] = next(names, None) or words("player-name", number=row["number"] + 1)
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


async def _change(connection: AsyncConnection, table: str) -> Sequence[Any]:
    """Take the turn to change an open table, and its seats as they are then; Conflict if the game has begun."""
    if not await _turn(connection, table):
        await table_row(connection, table)
        raise Conflict(Reason("has-begun"))
    return (await connection.execute(sitting_at(table))).all()


async def _turn(connection: AsyncConnection, table: str) -> bool:
    """Whether the table is open, and nobody else changes it before this is done."""
    turn = update(tables).where(tables.c.id == table, tables.c.state == TableState.OPEN)
    return bool((await connection.execute(turn.values(changes=tables.c.changes + 1))).rowcount)


async def _take(connection: AsyncConnection, found: Sequence[Any], person: Person, wish: Join) -> None:
    free = [seat for seat in found if seat.person is None and not seat.level]
    if wish.seat is not None:
        check_viewer(wish.seat, len(found))
        free = [seat for seat in free if seat.number == wish.seat]
        if not free:
            raise Conflict(Reason("seat-taken", {"seat": wish.seat + 1}))
    if not free:
        raise Conflict(Reason("table-full"))
    own = seats.c.table == free[0].table
    await connection.execute(update(seats).where(own, seats.c.person.is_(None)).values(hidden=False))
    taken = update(seats).where(own, seats.c.number == free[0].number)
    await connection.execute(taken.values(person=person.id, words=wish.words))


async def _at_own_seat(connection: AsyncConnection, table: str, person: Person, values: dict[str, Any]) -> None:
    mine = update(seats).where(seats.c.table == table, seats.c.person == person.id)
    if not (await connection.execute(mine.values(values))).rowcount:
        raise Forbidden(Reason("not-seated"))
