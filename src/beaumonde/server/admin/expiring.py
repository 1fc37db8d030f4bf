"""Giving up tables that nobody comes back to, and deleting old ones."""

from collections.abc import Iterator

from sqlalchemy import ColumnElement, Engine, Select, and_, delete, func, or_, select, update

from beaumonde.server.clock import now
from beaumonde.server.database import actions, for_writing, said, seats, tables
from beaumonde.server.due import A_DAY, GAME_EXPIRES, OPEN_TABLE_EXPIRES
from beaumonde.server.listening import notify
from beaumonde.server.messages import TableState
from beaumonde.server.notifications import Notice

BATCH = 200
"""So many tables are deleted in a transaction: a running service does not wait long for its turn."""


def give_up(engine: Engine, older_than: float | None) -> int:
    """Give up the tables that have expired; or all unfinished ones that nobody has touched for so many days."""
    at = now()
    if older_than is None:
        forgotten = or_(
            _open_since(at - OPEN_TABLE_EXPIRES), and_(_played_until(at - GAME_EXPIRES), _may_wait, tables.c.due <= at)
        )
    else:
        before = at - int(older_than * A_DAY)
        forgotten = or_(_open_since(before), _played_until(before))
    with for_writing(engine).begin() as connection:
        ended = (
            update(tables)
            .where(forgotten)
            .values(state=TableState.GIVEN_UP, due=None, code=None)
            .returning(tables.c.id)
        )
        found = connection.scalars(ended).all()
        if engine.dialect.name == "postgresql":
            notify(connection, [(table, Notice("table")) for table in found])
    return len(found)


def count_ended(engine: Engine, older_than: float) -> int:
    """How many tables are over or given up, and nobody played there for so many days."""
    with engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(_ended(older_than).subquery())) or 0


def delete_ended(engine: Engine, older_than: float) -> Iterator[int]:
    """Delete these tables with their seats, games and chat; how many, after each batch. People stay."""
    wanted = _ended(older_than).limit(BATCH)
    while True:
        with for_writing(engine).begin() as connection:
            found = connection.scalars(wanted).all()
            connection.execute(update(tables).where(tables.c.next.in_(found)).values(next=None))
            for kept in (actions, said, seats):
                connection.execute(delete(kept).where(kept.c.table.in_(found)))
            connection.execute(delete(tables).where(tables.c.id.in_(found)))
        if not found:
            return
        yield len(found)


def _ended(older_than: float) -> Select[tuple[str]]:
    before = now() - int(older_than * A_DAY)
    ended = tables.c.state.in_([TableState.OVER, TableState.GIVEN_UP])
    return select(tables.c.id).where(ended, _last_touched <= before)


def _open_since(before: int) -> ColumnElement[bool]:
    """Open, and not changed since: every change moves the time of its expiry."""
    return and_(tables.c.state == TableState.OPEN, tables.c.due <= before + OPEN_TABLE_EXPIRES)


def _played_until(before: int) -> ColumnElement[bool]:
    """A game that goes on, but nobody has played since."""
    return and_(tables.c.state == TableState.PLAYING, _last_touched <= before)


_last_action = select(func.max(actions.c.at)).where(actions.c.table == tables.c.id).scalar_subquery()
_last_touched = func.coalesce(_last_action, tables.c.begun, tables.c.created)
_may_wait = or_(tables.c.clock.is_(None), tables.c.paused_since.is_not(None))
"""No clock makes the service play there; it is due when it expires, which a pause and its end put off."""
