"""For those who run the service: who is banned."""

from alembic import op
from sqlalchemy import BigInteger, Column, String, Text

revision = "operators"
down_revision = "thinking"


def upgrade() -> None:
    """Add what is new: nobody is banned yet."""
    op.create_table(
        "ban",
        Column("key", String(80), primary_key=True),
        Column("since", BigInteger, nullable=False),
        Column("reason", Text, nullable=False),
    )
