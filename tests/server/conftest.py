"""A service for a test, and people who come to it; all are gone afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from beaumonde.server.admin.copying import copy_database
from beaumonde.terminal.main import run
from server.operated import Furnished, furnish
from server.postgres import Postgres
from server.service import Player, Service
from terminal.desk import Outcome

Serve = Callable[..., Service]
Come = Callable[..., Player]
Command = Callable[..., Outcome]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a service on the file of this test; one started later goes on with the same tables."""
    services: list[Service] = []

    def started(**settings: Any) -> Service:
        services.append(Service(tmp_path / "table.db", **settings))
        return services[-1]

    yield started
    for service in services:
        service.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"d{uuid4().hex}"
    yield postgres.create(name)
    postgres.drop(name)


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
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all tests of a file: people and tables do not know each other."""
    running = Service(tmp_path_factory.mktemp("service") / "table.db")
    yield running
    running.stop()


@pytest.fixture
def come(service: Service) -> Iterator[Come]:
    """A new guest at the service."""
    players: list[Player] = []

    def guest(name: str = "Anna", language: str = "en", **more: Any) -> Player:
        players.append(Player(service, name, language, **more))
        return players[-1]

    yield guest
    for player in players:
        player.close()
