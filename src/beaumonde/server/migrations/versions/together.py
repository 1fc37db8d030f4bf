"""Tables know who is away, and what people vote on."""

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "together"
down_revision = "leaving"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("seat", Column("away_since", BigInteger))
    op.add_column("table", Column("vote", Text))
