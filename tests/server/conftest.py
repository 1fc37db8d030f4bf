"""A service for a test, and people who come to it; all are gone afterwards."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest

from beaumonde.server.admin.copying import copy_database
from beaumonde.terminal.main import run
from server.operated import Furnished, furnish
from server.postgres import Postgres
from server.service import Player, Service, sqlite_in
from terminal.desk import Outcome

NewDatabase = Callable[[], AbstractContextManager[str]]
Serve = Callable[..., Service]
Come = Callable[..., Player]
Command = Callable[..., Outcome]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Creates an empty database and gives its address. All that need one run twice: with SQLite and PostgreSQL."""
    if request.param == "sqlite":
        return lambda: nullcontext(sqlite_in(tmp_path_factory.mktemp("database")))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.temporary


@pytest.fixture
def database(new_database: NewDatabase) -> Iterator[str]:
    """The address of an empty database for this test, of each kind."""
    with new_database() as address:
        yield address


@pytest.fixture
def serve(database: str) -> Iterator[Serve]:
    """Starts a service on the database of this test; one started later goes on with the same tables."""
    services: list[Service] = []

    def started(**settings: Any) -> Service:
        services.append(Service(database, **settings))
        return services[-1]

    yield started
    for service in services:
        service.stop()


@pytest.fixture
def command(database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `beaumonde …` here, in English, for the database of this test."""
    monkeypatch.setenv("BEAUMONDE_DATABASE", database)
    monkeypatch.setenv("BEAUMONDE_LANGUAGE", "en")

    def beaumonde(*arguments: object) -> Outcome:
        monkeypatch.setattr("sys.argv", ["beaumonde", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            run()
        said = capsys.readouterr()
        return Outcome(int(stopped.value.code or 0), said.out, said.err)

    return beaumonde


@pytest.fixture(scope="session")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Furnished]:
    """A file with people and tables, and who and what they are."""
    address = f"sqlite:///{tmp_path_factory.mktemp('furnished') / 'table.db'}"
    return address, furnish(address)


@pytest.fixture
def there(furnished: tuple[str, Furnished], database: str) -> Furnished:
    """The people and tables in the database of this test."""
    copy_database(furnished[0], database, lambda done, total: None)
    return furnished[1]


@pytest.fixture(scope="module")
def service(new_database: NewDatabase) -> Iterator[Service]:
    """One for all tests of a file, with each kind of database: people and tables do not know each other."""
    with new_database() as address:
        running = Service(address)
        yield running
        running.stop()


@pytest.fixture
def come(service: Service) -> Iterator[Come]:
    """A new guest at the service, or at another one."""
    players: list[Player] = []

    def guest(name: str = "Anna", language: str = "en", at: Service = service, *, bot: bool = False) -> Player:
        players.append(Player(at, name, language, bot=bot))
        return players[-1]

    yield guest
    for player in players:
        player.close()
