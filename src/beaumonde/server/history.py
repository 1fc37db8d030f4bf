"""The finished games of one person: a list of them, page by page, and what they add up to.

Nothing is replayed: everything comes from the summaries that are kept with the tables. Lessons and games that were
given up do not count. A game that a bot finished for the person, because they had left, is listed as left; statistics
count it as left and as nothing else, so it is no win. A game that the person resigned is lost."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, func, or_, select

from beaumonde.core.errors import Reason, brief
from beaumonde.server.bot_accounts import told_level
from beaumonde.server.database import actions, people, seats, tables
from beaumonde.server.errors import Refusal
from beaumonde.server.game_log import Summary
from beaumonde.server.history_messages import Figures, History, PastGame, PastSeat
from beaumonde.server.messages import TableState
from beaumonde.server.people import Person
from beaumonde.server.rooms import sitting_at
from beaumonde.server.storage import Storage

PAGE = 50
"""So many games are told at once."""
MOST_COUNTED = 10_000
"""Statistics count so many games, the newest."""


class Histories:
    """The history of every person, for that person alone."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def page(self, person: Person, before: str | None = None) -> History:
        """The person's games, those that ended last first; `before` is what the page before this one said."""
        games = _games(person)
        if before is not None:
            ended, table = _read_cursor(before)
            earlier = and_(games.c.ended == ended, games.c.id < table)
            wanted = select(games).where(or_(games.c.ended < ended, earlier))
        else:
            wanted = select(games)
        wanted = wanted.order_by(games.c.ended.desc(), games.c.id.desc()).limit(PAGE + 1)

        def read(connection: Connection) -> tuple[Sequence[Any], Sequence[Any]]:
            rows = connection.execute(wanted).all()
            return rows, sitting_at(connection, *(row.id for row in rows[:PAGE]))

        rows, found = await self._storage.read(read)
        sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in found:
            sitting[seat.table].append(seat)
        shown = rows[:PAGE]
        more = f"{shown[-1].ended}-{shown[-1].id}" if len(rows) > PAGE else None
        return History([_tell(row, sitting[row.id]) for row in shown], more)

    async def statistics(self, person: Person) -> list[Figures]:
        """What the person's games add up to, for each game and number of players."""
        wanted = _outcomes(person)
        return await self._storage.read(lambda connection: _count(connection.execute(wanted)))


def _finished(person: Person, *columns: Any) -> Select[Any]:
    """These columns of the person's finished games and of their seats there. A lesson has no commitment."""
    return (
        select(*columns)
        .join_from(seats, tables, seats.c.table == tables.c.id)
        .where(seats.c.person == person.id, tables.c.state == TableState.OVER, tables.c.commitment != "")
    )


def _games(person: Person) -> Any:
    """The person's finished games, with the time of the last action."""
    last = select(actions.c.at).where(actions.c.table == tables.c.id).order_by(actions.c.number.desc()).limit(1)
    ended = func.coalesce(last.scalar_subquery(), tables.c.created).label("ended")
    about = (tables.c.id, tables.c.game, tables.c.options, tables.c.summary)
    return _finished(person, *about, seats.c.number, seats.c.stand_in, seats.c.resigned, ended).subquery()


def _outcomes(person: Person) -> Select[Any]:
    """What statistics need to know of each of the person's games."""
    everybody = seats.alias()
    other = and_(everybody.c.person == people.c.id, people.c.id != person.id, people.c.bot.is_(False))
    about = (tables.c.game, tables.c.summary, seats.c.number, seats.c.stand_in, seats.c.resigned)
    counted = (func.count().label("players"), func.count(people.c.id).label("other_people"))
    return (
        _finished(person, *about, *counted)
        .join(everybody, everybody.c.table == tables.c.id)
        .join(people, other, isouter=True)
        .group_by(tables.c.id, seats.c.table, seats.c.number)
        .order_by(tables.c.created.desc())
        .limit(MOST_COUNTED)
    )


def _tell(row: Any, found: Sequence[Any]) -> PastGame:
    summary = _result_in(row.summary)
    totals, standings = (summary.totals, summary.standings) if summary else ((), ())
    told = []
    for place, seat in enumerate(found):
        kept = place < len(totals)
        told.append(
            PastSeat(
                seat.name or seat.bot_name or "",
                told_level(seat),
                totals[place] if kept else None,
                standings[place] if kept else None,
                resigned=seat.resigned is not None,
            )
        )
    return PastGame(
        table=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        ended=row.ended,
        seats=told,
        seat=row.number,
        left=bool(row.stand_in) and row.resigned is None,
        winners=summary.winners if summary else None,
        cast_out=summary.cast_out if summary else None,
        resigned=row.resigned is not None,
    )


def _count(rows: Iterable[Any]) -> list[Figures]:
    """The figures of these games, which come newest first, in the order of games and of numbers of players.

    A game whose result is not kept, because an older version finished it, is not counted."""
    found: dict[tuple[str, int], Figures] = {}
    sums: dict[tuple[str, int], list[tuple[float, float]]] = {}
    own: dict[tuple[str, int], dict[str, list[float]]] = {}
    rows_of_wins: Counter[tuple[str, int]] = Counter()
    for row in rows:
        summary = _result_in(row.summary)
        if summary is None:
            continue
        key = (row.game, row.players)
        figures = found.setdefault(key, Figures(*key))
        resigned = row.resigned is not None
        if row.stand_in and not resigned:
            figures.left += 1
            continue
        won = row.number in summary.winners and not resigned
        cast_out = row.number in summary.cast_out and not resigned
        figures.games += 1
        figures.wins += won
        figures.cast_out += cast_out
        figures.resigned += resigned
        rows_of_wins[key] = rows_of_wins[key] + 1 if won else 0
        figures.longest_row = max(figures.longest_row, rows_of_wins[key])
        if row.other_people:
            figures.with_people += 1
            figures.wins_with_people += won
        if row.number < len(summary.totals) and not resigned:
            total = summary.totals[row.number]
            sums.setdefault(key, []).append((total, summary.standings[row.number]))
            for name, values in summary.figures.items():
                own.setdefault(key, {}).setdefault(name, []).append(values[row.number])
            if not cast_out:
                figures.best_total = max(total, total if figures.best_total is None else figures.best_total)
    for key, scores in sums.items():
        totals, standings = zip(*scores, strict=True)
        found[key].average_total = sum(totals) / len(scores)
        found[key].average_standing = sum(standings) / len(scores)
    for key, numbers in own.items():
        found[key].averages = {name: sum(values) / len(values) for name, values in numbers.items()}
    return [found[key] for key in sorted(found)]


def _result_in(text: str | None) -> Summary | None:
    """The result in what is kept of a finished game; None if an older version did not keep it."""
    if text is None:
        return None
    summary = _SUMMARY.decode(text)
    return None if summary.to_act else summary


def _read_cursor(text: str) -> tuple[int, str]:
    """The time and the table in it; Refusal if it is none of ours."""
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise Refusal(Reason("bad-request", {"detail": brief(text)}))
    return int(found[1]), found[2]


_CURSOR = re.compile(r"([0-9]{1,15})-([A-Za-z0-9_-]{1,16})")
_SUMMARY: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
