"""Load balancers and operators learn how the service is."""

from collections.abc import Iterator
from uuid import uuid4

import httpx
import pytest

from server.postgres import Postgres
from server.service import PATIENCE, Service, patient


def asked(service: Service, what: str) -> tuple[int, object]:
    answer = httpx.get(f"http://{service.address}/api/{what}", timeout=PATIENCE)
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.status_code, answer.json()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that nobody else uses, so that it may stop."""
    with Postgres() as running:
        yield running


def test_a_service_is_alive_without_its_database_but_not_ready(own_postgres: Postgres) -> None:
    service = Service(own_postgres.create(f"d{uuid4().hex}"))
    try:
        patient(lambda: asked(service, "ready") == (200, {"ok": True}))
        own_postgres.stop()
        assert asked(service, "health") == (200, {"ok": True})
        patient(lambda: asked(service, "ready") == (503, {"ok": False}))
        own_postgres.start()
        patient(lambda: asked(service, "ready") == (200, {"ok": True}))
    finally:
        service.stop()
