"""Lists of tables and people, for operators. They hold no secrets."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, String, cast, func, literal, select

from beaumonde.server.bans import person_key
from beaumonde.server.database import actions, bans, people, seats, tables


def list_tables(engine: Engine, state: str | None, most: int) -> Sequence[Any]:
    """The newest tables: id, game, state, number of people, bots and actions, when created and when due."""
    sitting = select(func.count()).where(seats.c.table == tables.c.id)
    wanted = select(
        tables.c.id,
        tables.c.game,
        tables.c.state,
        sitting.where(seats.c.person.is_not(None)).scalar_subquery().label("people"),
        sitting.where(seats.c.level != "").scalar_subquery().label("bots"),
        select(func.count()).where(actions.c.table == tables.c.id).scalar_subquery().label("actions"),
        tables.c.created,
        tables.c.due,
    ).order_by(tables.c.created.desc(), tables.c.id)
    if state is not None:
        wanted = wanted.where(tables.c.state == state)
    with engine.connect() as connection:
        return connection.execute(wanted.limit(most)).all()


def list_people(engine: Engine, name: str | None, table: str | None, most: int) -> Sequence[Any]:
    """The newest people: id, when created, at how many tables they sit, since when they are banned, name."""
    key = literal(person_key(0).removesuffix("0")) + cast(people.c.id, String)
    wanted = (
        select(
            people.c.id,
            people.c.created,
            select(func.count()).where(seats.c.person == people.c.id).scalar_subquery().label("tables"),
            bans.c.since.label("banned"),
            people.c.name,
        )
        .join(bans, bans.c.key == key, isouter=True)
        .order_by(people.c.id.desc())
    )
    if name is not None:
        wanted = wanted.where(people.c.name.icontains(name, autoescape=True))
    if table is not None:
        wanted = wanted.where(people.c.id.in_(select(seats.c.person).where(seats.c.table == table)))
    with engine.connect() as connection:
        return connection.execute(wanted.limit(most)).all()
