"""Limits: nobody asks for too much of what costs much, all workers count together, and others still get in."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from beaumonde.core.errors import BadOption
from beaumonde.server.house import House
from beaumonde.server.settings import Settings, read_settings
from server.conftest import Serve
from server.service import Service

SOON = 60


@pytest.fixture
def api(serve: Serve) -> Iterator[httpx.Client]:
    service = serve(guests_an_hour=3, tables_an_hour=2, codes_a_minute=4, replays_a_minute=2, renames_an_hour=2)
    with httpx.Client(base_url=f"http://{service.address}/api", timeout=30) as client:
        yield client


def guest(api: httpx.Client, name: str = "Anna") -> httpx.Response:
    answer = api.post("/guests", json={"name": name, "language": "de"})
    api.cookies.clear()
    return answer


def statuses(answers: list[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


def test_new_guests_from_one_address(api: httpx.Client) -> None:
    answers = [guest(api) for _ in range(5)]
    assert statuses(answers) == [201, 201, 201, 429, 429]
    problem = answers[-1].json()
    assert problem["code"] == "too-many"
    assert 0 < problem["data"]["seconds"] == int(answers[-1].headers["Retry-After"]) <= 3600


def test_tables_of_one_guest(api: httpx.Client) -> None:
    anna, basil = ({"Authorization": f"Bearer {guest(api).json()['token']}"} for _ in range(2))
    wish = {"game": "rich-and-good", "options": {"seats": 2}}
    answers = [api.post("/tables", json=wish, headers=anna) for _ in range(2)]
    answers.append(api.post("/lessons", json={"game": "rich-and-good", "lesson": "first"}, headers=anna))
    answers.append(api.post("/tables", json=wish, headers=basil))
    assert statuses(answers) == [201, 201, 429, 201]
    assert answers[2].json()["sentence"].startswith("Das war zu oft.")


def test_codes_and_replays_of_one_address(api: httpx.Client) -> None:
    assert statuses([api.get(f"/codes/ABCD{letter}") for letter in "EFGHJ"]) == [404] * 4 + [429]
    assert statuses([api.post("/replay", content=b"{}") for _ in range(3)]) == [400, 400, 429]
    assert api.get("/menu").is_success


def test_new_names_of_one_guest(api: httpx.Client) -> None:
    anna = {"Authorization": f"Bearer {guest(api).json()['token']}"}
    changes = [{"name": "Berta"}, {"name": "Berta"}, {"language": "fr"}, {"name": "Clara"}, {"name": "Dora"}]
    answers = [api.patch("/guests/me", json=change, headers=anna) for change in changes]
    assert statuses(answers) == [200, 200, 200, 200, 429]
    assert api.get("/guests/me", headers=anna).json()["name"] == "Clara"


def test_two_workers_count_together(database: str) -> None:
    settings = Settings(database=database, bot_processes=0, codes_a_minute=SOON)

    async def ask() -> list[int]:
        one, two = House(settings), House(settings)
        async with one.open(), two.open():
            counts = []
            for house in (one, two):
                asked = await asyncio.gather(
                    *(house.limits.spend("codes", "here") for _ in range(SOON)), return_exceptions=True
                )
                counts.append(sum(answer is None for answer in asked))
            await one.limits.forget()
            await two.limits.spend("codes", "elsewhere")
            return counts

    one, two = asyncio.run(ask())
    assert one == SOON
    assert two in {0, SOON}  # a new minute may have begun between them


def test_where_a_request_comes_from_is_believed_only_of_proxies_that_are_trusted(serve: Serve) -> None:
    def come_from(service: Service, address: str) -> int:
        there = {"X-Forwarded-For": address}
        answer = httpx.post(f"http://{service.address}/api/guests", json={"name": "Anna"}, headers=there)
        return answer.status_code

    alone, proxied = serve(guests_an_hour=1), serve(guests_an_hour=1, trusted_proxies="127.0.0.1")
    assert [come_from(alone, f"192.0.2.{number}") for number in range(2)] == [201, 429]
    assert [come_from(proxied, f"198.51.100.{number}") for number in (1, 2, 2)] == [201, 201, 429]
    assert [come_from(proxied, f"2001:db8:0:{net}::{host}") for net, host in ((1, 1), (1, 2), (2, 1))] == [
        201,
        429,
        201,
    ]


def test_settings_come_from_the_command_line_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_pause = 0.5\n')
    environment = {"BEAUMONDE_PORT": "2", "BEAUMONDE_HOST": "::2", "BEAUMONDE_ELSE": "3", "PORT": "4"}
    settings = read_settings({"port": 3, "database": None}, environment, file)
    assert (settings.port, settings.host, settings.bot_pause) == (3, "::2", 0.5)
    assert settings.database == Settings().database


@pytest.mark.parametrize("text", ["port = 'soon'", "bot_pause = -1", "colour = 1", "port =", "[port]\na = 1"])
def test_a_setting_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(BadOption):
        read_settings({}, {}, file)
    with pytest.raises(BadOption):
        read_settings({}, {}, tmp_path / "nothing.toml")
