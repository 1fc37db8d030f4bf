"""The tables where it is somebody's turn: a light question, for a page that asks it often."""

import msgspec
from sqlalchemy import Connection, select

from beaumonde.server.database import seats, tables
from beaumonde.server.game_log import Summary
from beaumonde.server.messages import TableState, WaitingTable
from beaumonde.server.people import MOST_SHOWN, Person
from beaumonde.server.storage import Storage
from beaumonde.server.table_info import deadline_in


class Waiting:
    """Finds the tables that wait for somebody."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def for_person(self, person: Person) -> list[WaitingTable]:
        """The tables with other people where it is this person's turn, the earliest deadline first.

        Hidden and paused tables are not among them, nor those where a bot plays for the person."""
        own, other = seats.alias("own"), seats.alias("other")
        with_others = select(other.c.table).where(
            other.c.table == tables.c.id, other.c.person.is_not(None), other.c.person != person.id
        )
        columns = (tables.c.id, tables.c.game, tables.c.summary, tables.c.clock, tables.c.due, tables.c.due_by_bot)
        wanted = (
            select(*columns, tables.c.state, tables.c.paused_since, tables.c.vote, tables.c.created, own.c.number)
            .join(own, own.c.table == tables.c.id)
            .where(own.c.person == person.id, ~own.c.hidden, own.c.stand_in.is_(None), with_others.exists())
            .where(tables.c.state == TableState.PLAYING, tables.c.paused_since.is_(None), tables.c.summary.is_not(None))
            .order_by(tables.c.created)
            .limit(MOST_SHOWN)
        )

        def read(connection: Connection) -> list[WaitingTable]:
            found = connection.execute(wanted).all()
            mine = [row for row in found if row.number in _SUMMARY.decode(row.summary).to_act]
            return [WaitingTable(row.id, row.game, deadline_in(row)) for row in mine]

        found = await self._storage.read(read)
        return sorted(found, key=lambda table: (table.deadline is None, table.deadline or 0))


_SUMMARY: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
