"""Bot accounts: guests that are programs. What they may not do, and how their seats are marked."""

from typing import Any

from sqlalchemy import Connection, func, select

from beaumonde.core.errors import Reason
from beaumonde.server.database import people, seats, tables
from beaumonde.server.errors import Conflict, Forbidden
from beaumonde.server.messages import TableState
from beaumonde.server.people import Person

BOT_ACCOUNT = "bot-account"
"""What is told as the level of a seat that a bot account holds."""


def told_level(seat: Any) -> str:
    """What everybody is told of who plays in this seat: "" for a person, a bot's level, or that it is a bot account."""
    return BOT_ACCOUNT if seat.bot else str(seat.level)


def check_welcome(table: Any, person: Person) -> None:
    """Forbidden if the person is a bot account and neither is the table's host nor was let in by the host."""
    if person.bot and not table.bot_accounts and table.host != person.id:
        raise Forbidden(Reason("no-bot-accounts"))


def check_seats(connection: Connection, person: Person, most: int) -> None:
    """Conflict if the person is a bot account that already has so many seats at tables that are open or playing."""
    if not person.bot or not most:
        return
    # requests of one account take turns here, or two of them could both take the last seat that is allowed
    connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update(key_share=True))
    going_on = tables.c.state.in_([TableState.OPEN, TableState.PLAYING])
    held = select(func.count()).where(seats.c.person == person.id, seats.c.table == tables.c.id, going_on)
    if (connection.scalar(held) or 0) >= most:
        raise Conflict(Reason("too-many-seats", {"most": most}))
