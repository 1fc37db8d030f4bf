"""Tables have clocks for a whole game, pauses, and their own patience with people who do not move."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

revision = "clocks"
down_revision = "together"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("table", Column("reserve", Integer))
    op.add_column("table", Column("run_outs", Integer, nullable=False, server_default="2"))
    op.add_column("table", Column("vote_after", Integer))
    op.add_column("table", Column("paused_since", BigInteger))
    op.add_column("table", Column("pauses", Text))
