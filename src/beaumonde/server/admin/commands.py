"""`beaumonde admin …` and `beaumonde copy`: the command line for those who run the service."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from beaumonde.core.errors import BadOption
from beaumonde.locale import LANGUAGES, Words, language_of
from beaumonde.server.admin import backups, banning, expiring
from beaumonde.server.admin.addresses import address_of
from beaumonde.server.admin.checking import check_tables, count_tables
from beaumonde.server.admin.columns import columns, moment
from beaumonde.server.admin.copying import copy_database
from beaumonde.server.admin.listing import list_people, list_tables
from beaumonde.server.admin.opening import opened
from beaumonde.server.admin.progress import progress
from beaumonde.server.settings import read_settings

admin = App(name="admin", help="Look after the database of the service; see docs/service.md, “For operators”.")

Language = Annotated[
    str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; the language of your system by default.")
]
USUAL_LIMIT = 50


@dataclass(frozen=True)
class Service:
    """Whose database it is, and the language to speak."""

    database: Annotated[
        str | None, Parameter(help="The database of the service, as an SQLAlchemy URL; as for serve by default.")
    ] = None
    settings: Annotated[Path | None, Parameter(help="The TOML file with the settings of the service.")] = None
    language: Language = None

    @property
    def url(self) -> str:
        """The address of the database that the service would use."""
        return read_settings({"database": self.database}, os.environ, self.settings).database

    @property
    def words(self) -> Words:
        return Words(self.language or language_of())


Of = Annotated[Service, Parameter(name="*")]
USUAL = Service()


def copy(source: str, target: str, /, *, language: Language = None) -> None:
    """Copy everything from one database of the service to another, which has to be empty.

    Parameters
    ----------
    source
        An SQLAlchemy URL, the path of an SQLite file, or env:NAME for what the environment variable NAME says.
    target
        The same of the database to copy to.
    """
    words = Words(language or language_of())
    with progress() as tell:
        rows = copy_database(address_of(source), address_of(target), tell)
    _show(words("admin-copied", rows=rows))


@admin.command
def backup(file: Path, /, *, of: Of = USUAL) -> None:
    """Write everything to one new file, also while the service runs. The file holds secrets of running games.

    Parameters
    ----------
    file
        The file to write; nothing is overwritten.
    """
    with progress() as tell:
        rows = backups.back_up(of.url, file, tell)
    _show(of.words("admin-copied", rows=rows))


@admin.command
def restore(file: Path, /, *, of: Of = USUAL) -> None:
    """Bring everything from a backup into a database that is empty.

    Parameters
    ----------
    file
        The backup.
    """
    with progress() as tell:
        rows = backups.restore(file, of.url, tell)
    _show(of.words("admin-copied", rows=rows))


@admin.command
def check(*, of: Of = USUAL) -> int:
    """Replay every game and compare it with what its table says. Exit code 1 if something is wrong."""
    words, entries, done, bad = of.words, 0, 0, 0
    with opened(of.url) as engine, progress() as tell:
        total = count_tables(engine)
        for checked in check_tables(engine):
            done += 1
            entries += checked.entries
            bad += bool(checked.wrong)
            for reason in checked.wrong:
                _show(f"{checked.table}: {words.error(reason)}")
            tell(done, max(done, total))
    _show(words("admin-checked", tables=done, entries=entries, bad=bad))
    return 1 if bad else 0


@admin.command
def tables(
    *,
    state: Literal["open", "playing", "over", "given-up"] | None = None,
    limit: int = USUAL_LIMIT,
    of: Of = USUAL,
) -> None:
    """List tables, the newest first.

    Parameters
    ----------
    state
        Only tables in this state.
    limit
        How many at most (50).
    """
    with opened(of.url) as engine:
        found = list_tables(engine, state, _positive("--limit", limit))
    rows = [(*row[:6], moment(row.created), moment(row.due)) for row in found]
    sys.stdout.write(columns(of.words("admin-tables-columns").split(", "), rows))


@admin.command
def people(*, name: str | None = None, table: str | None = None, limit: int = USUAL_LIMIT, of: Of = USUAL) -> None:
    """List people, the newest first.

    Parameters
    ----------
    name
        Only people whose name contains this.
    table
        Only people who sit at the table with this id.
    limit
        How many at most (50).
    """
    with opened(of.url) as engine:
        found = list_people(engine, name, table, _positive("--limit", limit))
    rows = [(row.id, moment(row.created), row.tables, moment(row.banned), row.name) for row in found]
    sys.stdout.write(columns(of.words("admin-people-columns").split(", "), rows))


@admin.command
def expire(
    *,
    older_than: float | None = None,
    delete_older_than: float | None = None,
    yes: bool = False,
    of: Of = USUAL,
) -> None:
    """Give up tables that nobody comes back to; delete old ones if asked to.

    Parameters
    ----------
    older_than
        Give up every unfinished table that nobody touched for so many days, expired or not.
    delete_older_than
        Delete tables that have been over or given up for so many days, with their games and chat.
    yes
        Really delete; otherwise only the number of tables is told.
    """
    words = of.words
    with opened(of.url) as engine:
        _show(words("admin-given-up", tables=expiring.give_up(engine, _days("--older-than", older_than))))
        days = _days("--delete-older-than", delete_older_than)
        if days is None:
            return
        count = expiring.count_ended(engine, days)
        _show(words("admin-to-delete", tables=count, sure=yes))
        if yes:
            with progress() as tell:
                done = 0
                for deleted in expiring.delete_ended(engine, days):
                    done += deleted
                    tell(done, max(done, count))
            _show(words("admin-deleted", tables=done))


@admin.command
def ban(person: int | None = None, /, *, address: str | None = None, reason: str = "", of: Of = USUAL) -> None:
    """Ban a person or an address. A running service notices within a few seconds.

    Parameters
    ----------
    person
        The id of the person, as `beaumonde admin people` tells it.
    address
        An IPv4 address, or an IPv6 address, which stands for its /64 network.
    reason
        A note for operators; nobody else is told.
    """
    with opened(of.url) as engine:
        _show(of.words("admin-banned", who=banning.ban(engine, person, address, reason)))


@admin.command
def unban(person: int | None = None, /, *, address: str | None = None, of: Of = USUAL) -> None:
    """Let a person or an address in again.

    Parameters
    ----------
    person
        The id of the person.
    address
        The address.
    """
    with opened(of.url) as engine:
        _show(of.words("admin-unbanned", who=banning.unban(engine, person, address)))


@admin.command
def bans(*, of: Of = USUAL) -> None:
    """List who is banned, the newest first."""
    with opened(of.url) as engine:
        rows = [(moment(row.since), row.key, row.reason) for row in banning.all_bans(engine)]
    sys.stdout.write(columns(of.words("admin-bans-columns").split(", "), rows))


def _show(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")


def _positive(option: str, value: int) -> int:
    if value < 1:
        raise BadOption("bad-value", value=str(value), option=option)
    return value


def _days(option: str, value: float | None) -> float | None:
    if value is not None and not 0 <= value < 100_000:
        raise BadOption("bad-value", value=str(value), option=option)
    return value
