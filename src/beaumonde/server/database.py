"""Where everything is kept: people, tables, seats, actions and talk. What is not here does not exist."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    Engine,
    ExceptionContext,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    false,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.migrations import migrate

CONNECTIONS = 10
"""Connections that a process keeps to a database server; it may open twice as many."""
LONGEST_DETAIL = 200
"""So much of what a database says is told: PostgreSQL gives its reason at the end."""
MIGRATION_LOCK = 1_895
"""Any number, as long as it stays the same."""
LOCK_TIMEOUT = 5_000
"""After so many milliseconds nobody waits any longer for what another transaction has locked."""
MIGRATION_TIMEOUT = 120_000
"""So many milliseconds a migration may stand still on PostgreSQL, and another service waits for it on SQLite."""
REPEATABLE_READ = 3
"""What psycopg calls the isolation level at which a transaction sees one moment of the database."""
IDLE_TIMEOUT = 10_000
"""After so many milliseconds PostgreSQL ends a transaction in which nothing happens: its process has stopped."""

metadata = MetaData()

people = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(20), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),
)
"""`bot`: the account is a program's. It never changes. The row of somebody who was deleted stays, without a name,
because finished games refer to it, and so that nobody else gets its id."""

logins = Table(
    "login",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("label", String(40), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""A token by which a person is known, usually one for each browser (`logins.py`). `label` names the browser; `seen` is
when the token was last used, give or take a few hours."""

accounts = Table(
    "account",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True, autoincrement=False),
    Column("name", String(20), nullable=False, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""The name and password of a person who wants to log in anywhere (`accounts.py`); `name` is in small letters."""

device_links = Table(
    "device_link",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True, autoincrement=False),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("ends", BigInteger, nullable=False),
)
"""The link by which a person opens their games on another device (`device_links.py`): each has one at most, and it is
removed when it is used."""

tables = Table(
    "table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False, index=True),
    Column("changes", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("clock", Integer),
    Column("begun", BigInteger),
    Column("next", String(16)),
    Column("pace", String(8), nullable=False, server_default="usual"),
    Column("due", BigInteger, index=True),
    Column("due_by_bot", Boolean, nullable=False, server_default=false()),
    Column("seen", Integer, nullable=False, server_default="-1"),
    Column("summary", Text),
    Column("bot_accounts", Boolean, nullable=False, server_default=false()),
    Column("vote", Text),
    Column("reserve", Integer),
    Column("run_outs", Integer, nullable=False, server_default="2"),
    Column("vote_after", Integer),
    Column("paused_since", BigInteger),
    Column("pauses", Text),
)
"""`code` is the invite code of an open table, NULL from the moment its game begins or it is given up.
`setup` holds the secret of the shuffle. `changes` grows with everything but play that changes what happens next:
those who change an open table take turns on it, and orders, pace and `seen` count too.
`clock` is in seconds: for each decision, or, where there is a `reserve`, added after each decision to the `reserve`
that every person has for the whole game. `run_outs` says after how many run-outs in a row a bot plays for a person;
`vote_after` after how many seconds people may vote for one, NULL if as the settings say.
`paused_since`: when the pause began that goes on; `pauses` are those that are over (JSON, `pauses.py`).
`next` is the table of the rematch; `pace` says how long bots wait before they play.
`due` is when the service has to look at the table: to play there, or because nobody came back; NULL if never.
`due_by_bot`: a bot has to decide something there, which takes a process that thinks.
`seen`: in a lesson, the last action number that the learner has seen. `summary` is what lists tell of the game (JSON),
written with every action; NULL before the game, and in games that an older version left. `bot_accounts`: the host lets
bot accounts join. `vote` is what people vote on there (JSON, `votes.py`)."""

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
    Column("code", String(8), index=True),
    Column("stand_in", String(20)),
    Column("away_since", BigInteger),
    Column("resigned", Integer),
    Column("push_at", BigInteger, index=True),
    Column("pushed", String(24)),
    Column("push_tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table", "person"),
    CheckConstraint("person IS NULL OR level = ''", name="person_or_bot"),
)
"""`orders` are the person's standing orders, for nobody else to know; NULL for the usual ones.
`hidden`: the person does not want this table in the list of their tables.
`code` is the invite code that the person came by: for them alone its link leads to the table for ever.
`stand_in` is the level of the bot that plays for the person until they come back; NULL while they play themselves.
`away_since`: when the person closed the table (`presence.py`); NULL while they have it open, and
until they open it for the first time.
`resigned` is the number of the last action before the person resigned; then a bot plays there (`stand_in`) to the
end. NULL if they did not.
`push_at`: when to see whether the person needs a push message (`pushes.py`); NULL if something has to happen first.
`pushed`: what they were last told, `push_tries`: how often that failed."""

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

used = Table(
    "used",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("ends", BigInteger, primary_key=True, index=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)
"""How often somebody did what is limited (`limits.py`), up to the end of a window of time."""

bans = Table(
    "ban",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Who may not use the service (`bans.py`). The reason is a note for operators."""

subscriptions = Table(
    "subscription",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("login", ForeignKey("login.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("told", String(48), nullable=False),
)
"""The browsers that get push messages. `id` is the SHA-256 of the endpoint, the address at the browser's push service:
a browser belongs to one person, and its subscription ends with the login there. `told`: the last message that it was
sent."""

secrets_kept = Table(
    "secret",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The service's own secrets: the private key that signs push messages (`push_keys.py`)."""

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


def connect(url: str | URL, *, keep_journal: bool = False) -> Engine:
    """The engine for that address; BadOption if it is none.

    An SQLite file that is only copied keeps its kind of journal, so that it can be read where nobody may write."""
    try:
        address = make_url(url)
        if address.drivername == "sqlite+aiosqlite":
            address = address.set(drivername="sqlite")  # what the service was told before it had threads of its own
        pool: dict[str, Any] = {"pool_size": CONNECTIONS, "pool_timeout": 5}
        if address.get_backend_name() == "sqlite":
            pool = {"connect_args": {"check_same_thread": False, "isolation_level": None}}
            if address.database in (None, "", ":memory:"):
                pool["poolclass"] = StaticPool
        engine = create_engine(address, hide_parameters=True, **pool)  # parameters hold secrets, and errors are logged
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise BadOption("bad-database", detail=brief(str(error))) from error
    if engine.dialect.name == "sqlite":
        if not keep_journal:
            event.listen(engine, "connect", _write_ahead)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_in_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
        event.listen(engine, "begin", _begin_in_postgresql)
        event.listen(engine, "handle_error", _hide_values)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The same engine, whose transactions take turns from their beginning."""
    return engine.execution_options(writes=True)


def for_reading(engine: Engine) -> Engine:
    """The same engine, whose transactions see the database as it was when they began."""
    return engine.execution_options(reads=True)


def is_in_memory(engine: Engine) -> bool:
    """Whether there is only one connection, which everybody shares."""
    return isinstance(engine.pool, StaticPool)


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; None if it has none, or another kind of name."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name and not name.startswith((":", "file:")) else None


def _write_ahead(connection: Any, _: object) -> None:
    _set(connection, "journal_mode = WAL")


def _prepare_sqlite(connection: Any, _: object) -> None:
    _set(connection, "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {LOCK_TIMEOUT}")


def _set(connection: Any, *pragmas: str) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    try:
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()  # nobody else knows of it yet
        raise
    cursor.close()


def _prepare_postgresql(connection: Any, _: object) -> None:
    connection.autocommit = True
    for setting in (f"lock_timeout = {LOCK_TIMEOUT}", f"idle_in_transaction_session_timeout = {IDLE_TIMEOUT}"):
        connection.execute(f"SET {setting}")
    connection.autocommit = False


def _hide_values(context: ExceptionContext) -> None:
    """PostgreSQL says in the further lines of an error which values were wrong. They may be secret, and errors are
    logged."""
    if context.sqlalchemy_exception is not None:
        for error in (context.original_exception, context.sqlalchemy_exception):
            error.args = (str(error.args[0]).partition("\n")[0],) if error.args else ()


def _begin_in_sqlite(connection: Connection) -> None:
    """Python's driver begins no transaction for reading or for changes of tables, so we do."""
    writes = connection.get_execution_options().get("writes")
    driver: Any = connection.connection.driver_connection
    try:
        driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    except sqlite3.OperationalError as error:  # as SQLAlchemy would raise it, which takes longer for the statement
        raise OperationalError("BEGIN", {}, error) from error


@contextmanager
def _ready_to_migrate(connection: Connection) -> Iterator[None]:
    """SQLite does not check foreign keys meanwhile: a migration may make a table anew that others refer to. Of several
    services that start at once on an old file, the others wait as long as the migration takes."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection  # within a transaction the pragma would do nothing
    driver.execute("PRAGMA foreign_keys = OFF")
    driver.execute(f"PRAGMA busy_timeout = {MIGRATION_TIMEOUT}")
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys = ON")
        driver.execute(f"PRAGMA busy_timeout = {LOCK_TIMEOUT}")


def _begin_in_postgresql(connection: Connection) -> None:
    """SQLAlchemy can set the isolation level too, but a read would take half as long again."""
    driver: Any = connection.connection.driver_connection
    level = REPEATABLE_READ if connection.get_execution_options().get("reads") else None
    if driver.isolation_level != level:
        driver.isolation_level = level


def lay_out(engine: Engine) -> None:
    """Make what is missing and bring up to date what is old; BadOption if the database cannot be used."""
    with laid_out(engine):
        pass


@contextmanager
def laid_out(engine: Engine) -> Iterator[Connection]:
    """A transaction that begins with `lay_out`: all of it is committed, or nothing."""
    file = file_of(engine)
    try:
        if file:
            file.touch(mode=0o600)  # it holds the secrets of running games
        with for_writing(engine).connect() as connection, _ready_to_migrate(connection), connection.begin():
            if engine.dialect.name != "sqlite":
                connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # several may start at once, and wait for it
                connection.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = {MIGRATION_TIMEOUT}")
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            migrate(connection)
            yield connection
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise bad_database(error) from error


def bad_database(error: Exception) -> BadOption:
    """What is wrong with the database, without the statement that failed."""
    cause = error.orig if hasattr(error, "orig") else error
    return BadOption("bad-database", detail=brief(" ".join(str(cause).split()), LONGEST_DETAIL))


def check_database(url: str, *, shared: bool) -> None:
    """Bring it up to date, before anything uses it; BadOption if it cannot be used, or not by several processes."""
    engine = connect(url)
    try:
        if shared and engine.dialect.name != "postgresql":
            raise BadOption("needs-postgresql")
        lay_out(engine)
    finally:
        engine.dispose()
