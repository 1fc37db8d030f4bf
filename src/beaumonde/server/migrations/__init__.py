"""How the tables of an older version become those of this one, step by step; a new database takes every step."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

FIRST = "first"
"""The tables of the version that did not write down which version it was."""


def migrate(connection: Connection) -> None:
    """Take every step that is left, in the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    there = set(inspect(connection).get_table_names())
    if "table" in there and "alembic_version" not in there:
        command.stamp(config, FIRST)
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether the database has the tables of this very version."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
