"""Browsers subscribe to push messages, and seats say when their people may need one."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Text

revision = "push"
down_revision = "logins"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("seat", Column("push_at", BigInteger))
    op.add_column("seat", Column("pushed", String(24)))
    op.add_column("seat", Column("push_tries", Integer, nullable=False, server_default="0"))
    op.create_index("ix_seat_push_at", "seat", ["push_at"])
    op.create_table("secret", Column("name", String(20), primary_key=True), Column("value", Text, nullable=False))
    op.create_table(
        "subscription",
        Column("id", String(64), primary_key=True),
        Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
        Column("login", String(16), ForeignKey("login.id"), nullable=False, index=True),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(200), nullable=False),
        Column("auth", String(200), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("told", String(48), nullable=False),
    )
