"""Backups: everything in one SQLite file, whichever kind of database it comes from or goes to."""

import os
from pathlib import Path

from sqlalchemy import URL

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.admin.copying import Tell, copy_database, remove_database


def back_up(database: str, file: Path, tell: Tell) -> int:
    """Write everything to a new file that only its owner may read, and say how many rows that was.

    The file has its name only once it is complete. BadOption if something of that name is there."""
    unfinished = file.with_name(f"{file.name}.part")
    if file.exists():
        raise BadOption("file-exists", file=brief(file.name))
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise BadOption("file-exists", file=brief(unfinished.name)) from error
    except OSError as error:
        raise BadOption("no-write", file=brief(str(file)), why="other", detail=error.strerror or "") from error
    try:
        rows = copy_database(database, at_file(unfinished), tell)
        unfinished.rename(file)
    except BaseException:
        remove_database(unfinished)
        raise
    return rows


def restore(file: Path, database: str, tell: Tell) -> int:
    """Everything from such a file into a database that is empty; how many rows that was."""
    return copy_database(at_file(file), database, tell)


def at_file(file: Path) -> URL:
    """The address of the SQLite database in that file."""
    return URL.create("sqlite", database=str(file))
