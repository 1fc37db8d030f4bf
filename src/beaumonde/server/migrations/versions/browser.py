"""What people in a browser need: clocks, rematches, standing orders, talk."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Text, UniqueConstraint, column, table, update

revision = "browser"
down_revision = "first"


def upgrade() -> None:
    """Add what is new; games that are going on began, as far as anybody knows, when their table was laid."""
    op.add_column("table", Column("clock", Integer))
    op.add_column("table", Column("begun", BigInteger))
    op.add_column("table", Column("next", String(16)))
    op.add_column("seat", Column("orders", Text))
    op.create_table(
        "said",
        Column("table", String(16), ForeignKey("table.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("client_id", String(64), nullable=False),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("table", "person", "client_id"),
    )
    tables = table("table", column("state"), column("created"), column("begun"))
    op.execute(update(tables).where(tables.c.state != "open").values(begun=tables.c.created))
