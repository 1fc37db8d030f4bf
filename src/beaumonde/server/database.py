"""Where everything is kept: people, tables, seats, actions and talk. What is not here does not exist."""

import sqlite3
from pathlib import Path
from time import time
from typing import Any

from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    false,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.migrations import migrate

metadata = MetaData()

people = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(20), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("changes", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("clock", Integer),
    Column("begun", BigInteger),
    Column("next", String(16)),
    Column("pace", String(8), nullable=False, server_default="usual"),
)
"""`setup` holds the secret of the shuffle. `changes` is what those who change an open table take turns on.
`clock` is in seconds; `next` is the table of the rematch; `pace` says how long bots wait before they play."""

seats = Table(
    "seat",
    metadata,
    Column("table", ForeignKey("table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("person.id"), index=True),
    Column("level", String(20), nullable=False, default=""),
    Column("bot_name", String(40)),
    Column("words", Text, nullable=False, default=""),
    Column("orders", Text),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table", "person"),
    CheckConstraint("person IS NULL OR level = ''", name="person_or_bot"),
)
"""`orders` are the person's standing orders, for nobody else to know; NULL for the usual ones.
`hidden`: the person does not want this table in the list of their tables."""

actions = Table(
    "action",
    metadata,
    Column("table", ForeignKey("table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_action_id", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("played_by", String(8)),
    Column("undo_to", Integer),
    UniqueConstraint("table", "seat", "client_action_id"),
)
"""The game itself. Two who race for a number: one wins, the other reads again. `played_by` says why the service played
for a person, NULL if it did not. A row with `undo_to` is an undo: the game is as it was after that number."""

said = Table(
    "said",
    metadata,
    Column("table", ForeignKey("table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "person", "client_id"),
)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def connect(url: str) -> AsyncEngine:
    """The engine for that address; BadOption if it is none."""
    try:
        engine = create_async_engine(url, hide_parameters=True)  # they hold secrets, and errors are logged
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise BadOption("bad-database", detail=brief(str(error))) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()  # nobody else knows of it yet
        raise
    cursor.close()


async def lay_out(engine: AsyncEngine) -> None:
    """Make what is missing and bring up to date what is old; BadOption if the database cannot be used."""
    file, sqlite = engine.url.database, engine.dialect.name == "sqlite"
    try:
        if sqlite and file and not file.startswith((":", "file:")):
            Path(file).touch(mode=0o600)  # it holds the secrets of running games
        async with engine.begin() as connection:
            if sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins none for changes of tables
            await connection.run_sync(migrate)
    except (SQLAlchemyError, CommandError, OSError) as error:
        cause = error.orig if hasattr(error, "orig") else error
        raise BadOption("bad-database", detail=brief(str(cause))) from error
