"""Alembic runs this for every command."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
