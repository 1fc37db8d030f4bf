"""People, tables, seats and actions."""

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "first"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "person",
        Column("id", Integer, primary_key=True),
        Column("token_hash", String(64), nullable=False, unique=True),
        Column("name", String(20), nullable=False),
        Column("language", String(8), nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "table",
        Column("id", String(16), primary_key=True),
        Column("code", String(6), nullable=False, unique=True),
        Column("game", String(40), nullable=False),
        Column("options", Text, nullable=False),
        Column("setup", Text, nullable=False),
        Column("commitment", String(64), nullable=False),
        Column("state", String(8), nullable=False),
        Column("host", Integer, ForeignKey("person.id"), nullable=False),
        Column("changes", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "seat",
        Column("table", String(16), ForeignKey("table.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", Integer, ForeignKey("person.id"), index=True),
        Column("level", String(20), nullable=False),
        Column("bot_name", String(40)),
        Column("words", Text, nullable=False),
        UniqueConstraint("table", "person"),
        CheckConstraint("person IS NULL OR level = ''", name="person_or_bot"),
    )
    op.create_table(
        "action",
        Column("table", String(16), ForeignKey("table.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("action", Text, nullable=False),
        Column("client_action_id", String(64)),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("table", "seat", "client_action_id"),
    )
