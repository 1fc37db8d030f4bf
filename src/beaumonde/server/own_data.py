"""Everything that is kept about one person, for that person alone; nothing of others, and nothing hidden in a game."""

from sqlalchemy import Connection, and_, select

from beaumonde.server.account_messages import OwnChatLine, OwnData, OwnTable
from beaumonde.server.belongings import is_of
from beaumonde.server.database import accounts, device_links, people, said, seats, subscriptions, tables
from beaumonde.server.logins import logins_of
from beaumonde.server.messages import TableState
from beaumonde.server.people import Person


def data_of(connection: Connection, person: Person) -> OwnData:
    """What the database has of the person."""
    row = connection.execute(select(people).where(people.c.id == person.id)).one()
    account = connection.execute(select(accounts).where(accounts.c.person == person.id)).one_or_none()
    link = connection.scalar(select(device_links.c.ends).where(device_links.c.person == person.id))
    lines = select(said.c.table, said.c.text, said.c.at).where(said.c.person == person.id)
    return OwnData(
        name=row.name,
        language=row.language,
        created=row.created,
        bot=row.bot,
        account=account.name if account else None,
        account_created=account.created if account else None,
        link_ends=link,
        logins=logins_of(connection, person),
        tables=_tables_of(connection, person),
        push=list(connection.scalars(select(subscriptions.c.endpoint).where(subscriptions.c.person == person.id))),
        chat=[OwnChatLine(*line) for line in connection.execute(lines.order_by(said.c.at, said.c.number))],
    )


def _tables_of(connection: Connection, person: Person) -> list[OwnTable]:
    mine = and_(seats.c.table == tables.c.id, seats.c.person == person.id)
    about = (tables.c.id, tables.c.game, tables.c.state, tables.c.created, tables.c.host)
    kept = (
        seats.c.number,
        seats.c.words,
        seats.c.orders,
        seats.c.hidden,
        seats.c.stand_in,
        seats.c.resigned,
        seats.c.away_since,
    )
    wanted = select(*about, *kept).join(seats, mine, isouter=True).where(is_of(person.id))
    return [
        OwnTable(
            id=row.id,
            game=row.game,
            state=row.state,
            created=row.created,
            host=row.host == person.id,
            seat=row.number,
            words=row.words or "",
            orders=row.orders,
            hidden=bool(row.hidden),
            stand_in=row.stand_in,
            resigned=row.resigned,
            away_since=row.away_since,
            record=f"/api/tables/{row.id}/record" if row.state == TableState.OVER else None,
        )
        for row in connection.execute(wanted.order_by(tables.c.created, tables.c.id))
    ]
