"""Copying everything from one database to another, whichever kind they are: all of it or nothing."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, func, insert, select

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.admin.opening import one_moment, opened
from beaumonde.server.database import connect, file_of, laid_out, metadata, people

BATCH = 1_000
"""So many rows are read and written at once."""
BESIDE = ("-journal", "-wal", "-shm")
"""How the files end that SQLite keeps beside that of a database while it is open."""

Tell = Callable[[int, int], None]
"""Is told how many rows have been copied, and how many there are."""


def copy_database(source: str | URL, target: str | URL, tell: Tell) -> int:
    """Copy everything to a database that is empty, and say how many rows that was.

    The source may be in use: what is copied is how it was in one moment. BadOption if the target is not empty."""
    with opened(source, keep_journal=True) as reading, one_moment(reading) as here:
        writing = connect(target, keep_journal=True)
        try:
            with _no_file_left_behind(file_of(writing)), laid_out(writing) as there:
                _check_empty(there)
                return _copy(here, there, tell)
        finally:
            writing.dispose()


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(1).select_from(table).limit(1)).first() is not None:
            raise BadOption("database-not-empty", database=brief(connection.engine.url.database))


def _copy(here: Connection, there: Connection, tell: Tell) -> int:
    total = sum(here.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables)
    done = 0
    tell(done, total)
    for table in metadata.sorted_tables:  # a row comes after those that it refers to
        with closing(here.execute(select(table), execution_options={"yield_per": BATCH})) as rows:
            for batch in rows.mappings().partitions():
                there.execute(insert(table), [{**row} for row in batch])
                done += len(batch)
                tell(done, total)
    _continue_numbers(there)
    return done


def _continue_numbers(connection: Connection) -> None:
    """New people get ids after the highest one. SQLite does that by itself."""
    if connection.dialect.name == "postgresql":
        sequence = func.pg_get_serial_sequence("person", "id")
        highest = select(func.max(people.c.id)).having(func.max(people.c.id).is_not(None)).scalar_subquery()
        connection.execute(select(func.setval(sequence, highest)))


@contextmanager
def _no_file_left_behind(file: Path | None) -> Iterator[None]:
    """A file that was made for nothing, because of an error or Ctrl-C, is removed."""
    is_new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        if is_new and file is not None:
            remove_database(file)
        raise


def remove_database(file: Path) -> None:
    """Remove an SQLite file and what is kept beside it."""
    for name in (file.name, *(file.name + end for end in BESIDE)):
        file.with_name(name).unlink(missing_ok=True)
