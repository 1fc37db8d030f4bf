"""How an operator names a database on the command line."""

import os
from pathlib import Path

from sqlalchemy import URL

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.admin.backups import at_file

IN_ENVIRONMENT = "env:"


def address_of(name: str) -> str | URL:
    """A database by its URL or the path of its SQLite file; or `env:NAME` for what that environment variable says.

    Others on the machine can read command lines, but not the environment of a process."""
    if name.startswith(IN_ENVIRONMENT):
        variable = name.removeprefix(IN_ENVIRONMENT)
        if variable not in os.environ:
            raise BadOption("no-such-variable", name=brief(variable))
        name = os.environ[variable]
    return name if "://" in name else at_file(Path(name))
