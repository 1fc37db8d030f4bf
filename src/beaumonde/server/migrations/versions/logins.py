"""A person may be known by several tokens, may have an account, and may open their games elsewhere by a link."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Text, cast, column, insert, select, table

revision = "logins"
down_revision = "resigning"
NAMES = {"uq": "uq_%(table_name)s_%(column_0_name)s"}


def upgrade() -> None:
    """Add what is new. The token of everybody becomes their first login, so that all cookies and tokens stay good."""
    op.create_table(
        "login",
        Column("id", String(16), primary_key=True),
        Column("person", Integer, ForeignKey("person.id"), nullable=False),
        Column("token_hash", String(64), nullable=False, unique=True),
        Column("label", String(40), nullable=False, server_default=""),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_index("ix_login_person", "login", ["person"])
    op.create_table(
        "account",
        Column("person", Integer, ForeignKey("person.id"), primary_key=True, autoincrement=False),
        Column("name", String(20), nullable=False, unique=True),
        Column("password_hash", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "device_link",
        Column("person", Integer, ForeignKey("person.id"), primary_key=True, autoincrement=False),
        Column("secret_hash", String(64), nullable=False, unique=True),
        Column("ends", BigInteger, nullable=False),
    )
    people = table("person", column("id"), column("token_hash"), column("created"))
    logins = table("login", column("id"), column("person"), column("token_hash"), column("created"), column("seen"))
    known = select(cast(people.c.id, String), people.c.id, people.c.token_hash, people.c.created, people.c.created)
    op.execute(insert(logins).from_select(["id", "person", "token_hash", "created", "seen"], known))
    # SQLite cannot drop a column that is unique, so the table is made anew there.
    with op.batch_alter_table("person", naming_convention=NAMES) as batch:
        batch.drop_column("token_hash")
