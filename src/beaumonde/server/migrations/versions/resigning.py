"""Seats know whether the person there has resigned."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "resigning"
down_revision = "clocks"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("seat", Column("resigned", Integer))
