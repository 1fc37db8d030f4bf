"""Invite codes are longer and end with the lobby; a seat knows the code its person came by. An index of hosts."""

from alembic import op
from sqlalchemy import Column, String, column, select, table, update

revision = "codes"
down_revision = "programs"
NAMES = {"uq": "uq_%(table_name)s_%(column_0_name)s"}


def upgrade() -> None:
    """Add what is new. An open table keeps its short code until its game begins; all others lose theirs."""
    op.add_column("seat", Column("code", String(8)))
    op.create_index("ix_seat_code", "seat", ["code"])
    tables = table("table", column("id"), column("code"), column("state"))
    seats = table("seat", column("table"), column("person"), column("code"))
    of_the_table = select(tables.c.code).where(tables.c.id == seats.c.table).scalar_subquery()
    op.execute(update(seats).where(seats.c.person.is_not(None)).values(code=of_the_table))
    # SQLite cannot change a column, so the table is made anew there. Unnamed constraints would come in any order.
    with op.batch_alter_table("table", naming_convention=NAMES) as batch:
        batch.alter_column("code", existing_type=String(6), type_=String(8), nullable=True)
    op.execute(update(tables).where(tables.c.state != "open").values(code=None))
    op.create_index("ix_table_host", "table", ["host"])
