"""A bot can play for a person who left a running game."""

from alembic import op
from sqlalchemy import Column, String

revision = "leaving"
down_revision = "codes"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("seat", Column("stand_in", String(20)))
