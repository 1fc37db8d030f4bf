"""What makes play comfortable: the pace of bots, undo, why the service played for somebody, and hidden tables."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, String, false

revision = "comfort"
down_revision = "browser"


def upgrade() -> None:
    """Add what is new; games that are going on keep the usual pace."""
    op.add_column("table", Column("pace", String(8), nullable=False, server_default="usual"))
    op.add_column("seat", Column("hidden", Boolean, nullable=False, server_default=false()))
    op.add_column("action", Column("played_by", String(8)))
    op.add_column("action", Column("undo_to", Integer))
