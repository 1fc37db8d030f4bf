"""What may be known of a table: by the one who asks, from its row, its seats and the summary of its game."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from beaumonde.bots.levels import COMPILED
from beaumonde.core.game import GAMES
from beaumonde.core.shuffle import Fair
from beaumonde.server.bot_accounts import told_level
from beaumonde.server.codes import show_code
from beaumonde.server.game_log import Summary, summary_of
from beaumonde.server.messages import Pace, SeatInfo, TableInfo, TableState
from beaumonde.server.pauses import read_pauses
from beaumonde.server.people import Person
from beaumonde.server.push_times import PushTimes
from beaumonde.server.rooms import Room
from beaumonde.server.setups import LessonSetup, read_setup
from beaumonde.server.thinkers import Thinkers
from beaumonde.server.votes import is_voting, silence_before_vote, tell_vote


class Teller:
    """Tells of tables."""

    def __init__(self, thinkers: Thinkers, vote_after: float, push_times: PushTimes) -> None:
        self._thinkers = thinkers
        self._push_times = push_times
        self._vote_after = vote_after

    def tell_room(self, room: Room, person: Person | None) -> TableInfo:
        """What the person may know of a table in memory."""
        log = room.game_log
        info = self.tell(room.row, room.seats, person, summary_of(log.number, log.state) if log else None)
        info.deadline = log.deadline() if log and info.to_act else None
        return info

    def tell(self, row: Any, found: Sequence[Any], person: Person | None, summary: Summary | None = None) -> TableInfo:
        """What the person may know of the table with this row and these seats."""
        if summary is None and row.summary is not None:
            summary = _SUMMARY.decode(row.summary)
        if row.state == TableState.GIVEN_UP:
            summary = None
        to_act = [] if summary is None else list(summary.to_act)
        over = summary is not None and not to_act
        setup = read_setup(row.setup)
        options = msgspec.json.decode(row.options)
        seat = next((seat.number for seat in found if person is not None and seat.person == person.id), None)
        host = person is not None and row.host == person.id
        own = [seat for seat in found if person is not None and (seat.person or row.host) == person.id]
        return TableInfo(
            id=row.id,
            code=show_code(row.code) if row.code and (host or seat is not None) else None,
            game=row.game,
            options=options,
            state=TableState.OVER if over else TableState(row.state),
            seats=[
                SeatInfo(
                    seat.number,
                    seat.bot_name if seat.person is None else seat.name,
                    told_level(seat),
                    contributed=bool(seat.words),
                    stand_in=seat.stand_in or "",
                    host=seat.person == row.host,
                    away_since=None if seat.person is None else seat.away_since,
                    resigned=seat.resigned is not None,
                )
                for seat in found
            ],
            seat=seat,
            host=host,
            lesson=setup.lesson if isinstance(setup, LessonSetup) else None,
            commitment=row.commitment,
            secret=setup.secret if over and isinstance(setup, Fair) else None,
            number=None if summary is None else summary.number,
            to_act=to_act,
            your_turn=seat in to_act
            and row.paused_since is None
            and not any(one.number == seat and one.stand_in for one in found),
            clock=row.clock,
            next=row.next,
            created=row.created,
            hidden=any(seat.hidden for seat in own),
            pace=Pace(row.pace),
            progress=None if summary is None else summary.progress,
            winners=summary.winners if summary else (),
            cast_out=summary.cast_out if summary else (),
            unusual=tuple(name for name, usual in _usual(row.game).items() if options.get(name, usual) != usual),
            bot_accounts=row.bot_accounts,
            vote=tell_vote(row, found),
            vote_after=None if row.clock is not None else silence_before_vote(row, self._vote_after),
            run_outs=None if row.clock is None else row.run_outs,
            reserve=row.reserve,
            paused_since=row.paused_since if row.state == TableState.PLAYING else None,
            resumed_at=read_pauses(row).resumed_at,
            deadline=deadline_in(row) if to_act else None,
            push=self._push_times.apply(row),
            preparing=bool(to_act) and self._thinkers.preparing and any(seat.level in COMPILED for seat in found),
        )


def deadline_in(row: Any) -> int | None:
    """When the clock runs out at the table of this row: it is due then, unless something else comes first."""
    runs = row.clock is not None and row.paused_since is None
    waits = row.state == TableState.PLAYING and runs and not row.due_by_bot
    return row.due if waits and not is_voting(row) else None


@cache
def _usual(game: str) -> dict[str, Any]:
    """The options that a game has unless a table says otherwise, as JSON tells them."""
    known = msgspec.structs.fields(GAMES[game])  # type: ignore[arg-type]  # every game is a struct
    usual = {field.name: field.default for field in known if field.default is not msgspec.NODEFAULT}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(usual))
    return found


_SUMMARY: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
