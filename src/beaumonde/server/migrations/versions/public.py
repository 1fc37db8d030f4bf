"""For a public service: when a table is due, what a learner has seen, what lists tell of a game, and limits."""

from time import time

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text, column, table, update

revision = "public"
down_revision = "comfort"
A_WEEK = 7 * 24 * 3600


def upgrade() -> None:
    """Add what is new. The service looks once at every game, and then knows when it is due and what lists tell of it.
    A table that has not begun expires a week from now."""
    op.add_column("table", Column("due", BigInteger))
    op.create_index("ix_table_due", "table", ["due"])
    op.add_column("table", Column("seen", Integer, nullable=False, server_default="-1"))
    op.add_column("table", Column("summary", Text))
    op.create_table(
        "used",
        Column("key", String(80), primary_key=True),
        Column("ends", BigInteger, primary_key=True, autoincrement=False),
        Column("count", Integer, nullable=False),
    )
    op.create_index("ix_used_ends", "used", ["ends"])
    tables = table("table", column("state"), column("due"))
    op.execute(update(tables).where(tables.c.state.in_(["playing", "over"])).values(due=0))
    op.execute(update(tables).where(tables.c.state == "open").values(due=int(1000 * (time() + A_WEEK))))
