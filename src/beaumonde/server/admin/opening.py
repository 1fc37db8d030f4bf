"""The database an operator works on: there, of this version, and read as it was in one moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.database import bad_database, connect, file_of, for_reading
from beaumonde.server.migrations import is_current


@contextmanager
def opened(url: str | URL, *, keep_journal: bool = False) -> Iterator[Engine]:
    """The database at that address; BadOption if it is not there, or of another version, or fails meanwhile."""
    engine = connect(url, keep_journal=keep_journal)
    file = file_of(engine)
    if file is not None and not file.exists():
        raise BadOption("no-database", file=brief(file.name))
    try:
        with engine.connect() as connection:
            if not is_current(connection):
                raise BadOption("other-version", database=brief(engine.url.database))
        yield engine
    except SQLAlchemyError as error:
        raise bad_database(error) from error
    finally:
        engine.dispose()


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it was when it began to read, whatever others write meanwhile."""
    with for_reading(engine).begin() as connection:
        yield connection
