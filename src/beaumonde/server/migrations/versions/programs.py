"""For programs: which accounts are bots, and which tables such accounts may join."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "programs"
down_revision = "operators"


def upgrade() -> None:
    """Add what is new. Everybody known so far is a person, and no table so far lets bot accounts join."""
    op.add_column("person", Column("bot", Boolean, nullable=False, server_default=false()))
    op.add_column("table", Column("bot_accounts", Boolean, nullable=False, server_default=false()))
