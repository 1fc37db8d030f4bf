"""Bots may think on other machines: a table says whether it waits for one of them."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "thinking"
down_revision = "public"


def upgrade() -> None:
    """Add what is new. Whoever looks at a table that is due finds out whether a bot is to act there."""
    op.add_column("table", Column("due_by_bot", Boolean, nullable=False, server_default=false()))
