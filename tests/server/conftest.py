"""A service for a test, and people who come to it; all are gone afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from server.postgres import Postgres
from server.service import Player, Service

Serve = Callable[..., Service]
Come = Callable[..., Player]


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

    def guest(name: str = "Anna", language: str = "en") -> Player:
        players.append(Player(service, name, language))
        return players[-1]

    yield guest
    for player in players:
        player.close()
