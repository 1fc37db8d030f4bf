"""Statements that are run for every action: compiled once, and given to the driver itself.

SQLAlchemy takes six times as long for them as SQLite."""

from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import Insert, Select, Update


class Prepared:
    """A statement whose parameters are all named. Its errors are those that SQLAlchemy raises."""

    def __init__(self, statement: Insert | Update | Select[Any]) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, list[str] | None, dict[str, Any]]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> Any:
        """The driver's cursor after the statement, in the transaction of the connection."""
        dialect = connection.dialect
        text, order, constants = self._compiled.get(dialect.name) or self._compile(dialect, values)
        given = constants | values
        driver: Any = connection.connection.driver_connection
        base: Any = dialect.loaded_dbapi.Error
        try:
            return driver.execute(text, given if order is None else [given[name] for name in order])
        except base as error:
            if dialect.is_disconnect(error, driver, None):
                connection.invalidate(error)
            raise DBAPIError.instance(text, {}, error, base, hide_parameters=True) from error

    def _compile(self, dialect: Dialect, values: dict[str, Any]) -> tuple[str, list[str] | None, dict[str, Any]]:
        columns = [*values] if isinstance(self._statement, Insert) else None
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=columns)
        constants = {name: value for name, value in compiled.params.items() if name not in values}
        found = compiled.string, compiled.positiontup, constants
        self._compiled[dialect.name] = found
        return found
