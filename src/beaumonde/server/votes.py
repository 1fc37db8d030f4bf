"""Votes: people at a table decide together whether a bot plays for somebody silent, whether a decision is undone, or
whether the game is paused.

A table has one vote at a time, in a column of its row, so it is in the database like everything else. It ends when it
is decided, when its time is over, or when the game goes on so that it means nothing any more."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, update

from beaumonde.core.errors import Reason
from beaumonde.server.clock import now
from beaumonde.server.database import tables
from beaumonde.server.due import Due
from beaumonde.server.errors import Conflict, Forbidden
from beaumonde.server.game_log import Log
from beaumonde.server.messages import Ballot, TableState, VoteInfo, VoteWish
from beaumonde.server.notifications import Notice
from beaumonde.server.pauses import begin_pause, check_not_paused
from beaumonde.server.people import Person
from beaumonde.server.play import Expect, Play
from beaumonde.server.rooms import Room, Rooms, sitting_at, table_row
from beaumonde.server.settings import Settings
from beaumonde.server.stand_ins import pass_on_host, stand_in
from beaumonde.server.storage import Storage, Transaction

OF_VOTES = "vote:"
"""What the id of an action begins with that a vote decided. Ids of clients have no colon."""


class Vote(Struct, frozen=True):
    """A question to the people at a table, and their answers so far."""

    id: int
    about: Literal["replace", "undo", "pause"]
    by: int
    """The seat that asks. It has agreed."""
    seat: int
    """The seat that a bot shall play in, or whose last decision shall be undone; the seat that asks for a pause."""
    number: int
    """The number of the last action when the vote began."""
    ends: int
    agreed: tuple[int, ...]
    refused: tuple[int, ...] = ()
    declined: bool = False
    """The vote is over and the answer was no. It is kept so that nobody asks the same again and again."""


Verdict = Literal["open", "passed", "declined"]


def read_vote(text: str | None) -> Vote | None:
    """The vote in that column of a table's row."""
    return None if text is None else _VOTE.decode(text)


def silence_before_vote(row: Any, usual: float) -> float:
    """Seconds without a move after which the others at this table may vote for a bot."""
    return usual if row.vote_after is None else float(row.vote_after)


def is_voting(row: Any) -> bool:
    """Whether people vote at the table of this row."""
    vote = read_vote(row.vote)
    return vote is not None and not vote.declined


def tell_vote(row: Any, found: Sequence[Any]) -> VoteInfo | None:
    """The vote at a table, as everybody there may know it."""
    vote = read_vote(row.vote)
    if vote is None or row.state != TableState.PLAYING:
        return None
    asked = set() if vote.declined else _voters(vote, found) - {*vote.agreed, *vote.refused}
    return VoteInfo(vote.id, vote.about, vote.by, vote.seat, vote.ends, sorted(asked), vote.declined)


class Votes:
    """The votes at every table."""

    def __init__(self, settings: Settings, storage: Storage, rooms: Rooms, play: Play, expect: Expect) -> None:
        self._vote_after = settings.vote_after
        self._most_pauses = settings.pauses_of_game
        self._length = int(1000 * settings.vote_lasts)
        self._storage = storage
        self._rooms = rooms
        self._play = play
        self._expect = expect

    async def ask(self, person: Person, table: str, wish: VoteWish) -> None:
        """The person begins a vote. Conflict if there is one, or no reason for one; asked once more, it is the same."""
        room = await self._rooms.fresh(table)
        mine = _own_seat(room, person)
        seat, log = wish.seat if wish.about == "replace" else mine, room.log
        check_not_paused(room.row)
        if wish.about == "undo":
            if log.undo_to(seat) is None or wish.number != log.number:
                raise Conflict(Reason("nothing-to-undo"))
        elif wish.about == "replace":
            self._check_silent(room, log, seat, mine)

        def begin(row: Any, found: Sequence[Any]) -> Vote | None:
            if found[mine].stand_in:
                raise Forbidden(Reason("no-vote"))
            old = read_vote(row.vote)
            vote = Vote(row.changes + 1, wish.about, mine, seat, log.number, now() + self._length, (mine,))
            if old is not None and _stands(old, log, found):
                same = (old.about, old.by, old.seat) == (vote.about, mine, seat)
                if not old.declined:
                    if same:
                        return old
                    raise Conflict(Reason("vote-going-on"))
                if same and (wish.about == "undo" or now() < old.ends + self._silence(row)):
                    raise Conflict(Reason("vote-declined"))
            if len(_voters(vote, found) | {mine}) == 1 and wish.about == "undo":
                raise Conflict(Reason("nobody-to-ask"))
            return vote

        await self._change(table, log, begin)

    async def answer(self, person: Person, table: str, ballot: Ballot) -> None:
        """The person agrees or refuses. Conflict if that vote is over, or they have no vote in it."""
        room = await self._rooms.fresh(table)
        mine, log = _own_seat(room, person), room.log

        def count(row: Any, found: Sequence[Any]) -> Vote | None:
            vote = read_vote(row.vote)
            if vote is None or vote.id != ballot.id or vote.declined or not _stands(vote, log, found):
                raise Conflict(Reason("vote-over"))
            if mine not in _voters(vote, found) or mine == vote.by:
                raise Forbidden(Reason("no-vote"))
            if mine in vote.agreed or mine in vote.refused:
                return vote  # the first answer counts
            if ballot.agree:
                return msgspec.structs.replace(vote, agreed=(*vote.agreed, mine))
            return msgspec.structs.replace(vote, refused=(*vote.refused, mine))

        await self._change(table, log, count)

    async def settle(self, room: Room) -> bool:
        """End the vote at this table if it is time; whether there was one to end."""
        vote, log = read_vote(room.row.vote), room.game_log
        if vote is None or log is None or vote.declined or room.row.state != TableState.PLAYING:
            return False
        if _verdict(vote, log, room.seats) == "open":
            return False
        try:
            await self._change(room.id, log, lambda row, _: read_vote(row.vote))
        except Conflict:  # what was decided cannot be done (any more)
            await self._drop(room)
        return True

    async def _drop(self, room: Room) -> None:
        """This vote is over, unless it has changed since it was read."""
        at = now()
        same = update(tables).where(tables.c.id == room.id, tables.c.vote == room.row.vote)
        values = {"vote": None, "changes": tables.c.changes + 1, "due": at, "due_by_bot": False}

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(same.values(values)).rowcount:
                transaction.notify(room.id, Notice("table"))

        await self._storage.write(write)
        self._expect(room.id, Due(at))

    def _check_silent(self, room: Room, log: Log, seat: int, mine: int) -> None:
        """Conflict unless the others may ask for a bot in this seat: it has had its turn for long, without a clock."""
        if not 0 <= seat < len(room.seats) or seat == mine or seat not in log.state.to_act or log.bot_at(seat):
            raise Conflict(Reason("not-silent"))
        since = max(log.entries[log.waiting_since(seat, log.number)].at, log.pauses.resumed_at or 0)
        if log.clock is not None or now() < since + self._silence(room.row):
            raise Conflict(Reason("not-silent"))

    def _silence(self, row: Any) -> int:
        return int(1000 * silence_before_vote(row, self._vote_after))

    async def _change(self, table: str, log: Log, change: Callable[[Any, Sequence[Any]], Vote | None]) -> None:
        """Write the vote as it is after this change, and do what it decides."""
        at = now()

        def write(transaction: Transaction) -> tuple[Vote, str] | None:
            connection = transaction.connection
            playing = update(tables).where(tables.c.id == table, tables.c.state == TableState.PLAYING)
            values = {"changes": tables.c.changes + 1, "due": at, "due_by_bot": False}
            if not connection.execute(playing.values(values)).rowcount:
                table_row(connection, table)
                raise Conflict(Reason("vote-over"))
            row, found = table_row(connection, table), sitting_at(connection, table)
            check_not_paused(row)
            vote = change(row, found)
            if vote is None:
                return None
            verdict = _verdict(vote, log, found)
            if verdict == "passed" and vote.about == "undo":
                return vote, row.vote  # the undo itself is written by `Play`, and ends the vote
            kept: Vote | None = vote
            if verdict == "passed":
                if vote.about == "pause":
                    begin_pause(connection, row, self._most_pauses)
                else:
                    _replace(connection, table, vote, log, found)
                kept = None
            elif verdict == "declined":
                stands = _stands(vote, log, found)
                kept = msgspec.structs.replace(vote, declined=True, ends=min(vote.ends, at)) if stands else None
            text = None if kept is None else msgspec.json.encode(kept).decode()
            connection.execute(update(tables).where(tables.c.id == table).values(vote=text))
            transaction.notify(table, Notice("table"))
            return None

        passed = await self._storage.write(write)
        self._expect(table, Due(at))
        if passed is not None:
            vote, text = passed
            await self._play.undo(
                table, vote.by, number=vote.number, client_action_id=f"{OF_VOTES}{vote.id}", agreed_in=text
            )


def _voters(vote: Vote, found: Sequence[Any]) -> set[int]:
    """The people who are asked: all who play themselves, but not the one whom a bot shall replace."""
    people = {seat.number for seat in found if seat.person is not None and not seat.bot and not seat.stand_in}
    return people - {vote.seat} if vote.about == "replace" else people


def _stands(vote: Vote, log: Log, found: Sequence[Any]) -> bool:
    """Whether the vote still means what it did when it began."""
    if found[vote.by].stand_in:
        return False
    if vote.about == "pause":
        return True
    if vote.number > log.number:
        return False
    if vote.about == "undo":
        return vote.number == log.number
    waits = vote.seat in log.state.to_act and log.waiting_since(vote.seat, log.number) <= vote.number
    return waits and not found[vote.seat].stand_in


def _verdict(vote: Vote, log: Log, found: Sequence[Any]) -> Verdict:
    """An undo and a pause need everybody; for a bot in a silent seat more than half are enough, or those who answer in
    time."""
    voters = _voters(vote, found)
    agreed, refused = voters & {*vote.agreed}, voters & {*vote.refused}
    over = now() >= vote.ends
    if vote.declined or not _stands(vote, log, found):
        return "declined"
    if vote.about in ("undo", "pause"):
        if agreed == voters:
            return "passed"
        return "declined" if refused or over else "open"
    if 2 * len(agreed) > len(voters) or (over and len(agreed) > len(refused)):
        return "passed"
    return "declined" if over or 2 * len(refused) >= len(voters) else "open"


def _replace(connection: Connection, table: str, vote: Vote, log: Log, found: Sequence[Any]) -> None:
    stand_in(connection, table, vote.seat, log.levels)
    pass_on_host(connection, table, found, found[vote.seat].person)


def _own_seat(room: Room, person: Person) -> int:
    mine = room.seat_of(person.id)
    if mine is None or person.bot:
        raise Forbidden(Reason("not-seated" if mine is None else "no-vote"))
    return mine


_VOTE: msgspec.json.Decoder[Vote] = msgspec.json.Decoder(Vote)
