"""Strong bots think long: a host has so many in running games, and an address starts so many in an hour."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from beaumonde.server.database import connect, tables
from beaumonde.server.errors import Refusal, TooMany
from beaumonde.server.house import House
from beaumonde.server.messages import NewTable, TableInfo, TableState
from beaumonde.server.people import Person
from beaumonde.server.settings import LIMITS, Settings
from server.conftest import Serve
from server.service import Player, good

MOST = 4


@pytest.fixture
def two_workers(database: str) -> Callable[..., None]:
    """Runs a test with two workers over one database."""

    def run(test: Callable[[House, House], Awaitable[None]], **limits: int) -> None:
        most = dict.fromkeys(LIMITS, 0) | limits
        settings = Settings(database=database, bot_pause=0.0, bot_processes=0, **most)  # type: ignore[arg-type]

        async def go() -> None:
            one, two = House(settings), House(settings)
            async with one.open(), two.open():
                await test(one, two)

        asyncio.run(go())

    return run


async def lay(house: House, host: Person, *levels: str) -> TableInfo:
    """A table where the host is to act first, so that no bot thinks."""
    options = {"seats": 1 + len(levels), "first": 0}
    return await house.tables.lay(host, NewTable("rich-and-good", options, ["", *levels]))


async def come(house: House, name: str = "Anna") -> Person:
    return (await house.people.welcome(name, "en"))[1]


def test_a_host_has_so_many_in_running_games_until_one_ends(two_workers: Callable[..., None]) -> None:
    async def test(one: House, two: House) -> None:
        anna, basil = await come(one), await come(one, "Basil")
        waiting = [await lay(one, anna, "strong", "expert") for _ in range(3)]
        await one.tables.start(anna, waiting[0].id)
        await two.tables.start(anna, waiting[1].id)
        assert (await two.tables.start(anna, waiting[0].id)).state is TableState.PLAYING  # it has begun already
        for refused in (one.tables.start(anna, waiting[2].id), lay(two, anna, "strong")):
            with pytest.raises(TooMany) as refusal:
                await refused
            assert (refusal.value.code, refusal.value.reason.data) == ("too-many-bots", {"most": MOST})
        assert (await one.tables.info(waiting[2].id, anna)).state is TableState.OPEN
        for host, levels in ((basil, ("strong", "strong")), (anna, ("sensible", "random"))):
            await one.tables.start(host, (await lay(one, host, *levels)).id)
        await two.tables.give_up(anna, waiting[0].id)
        await one.tables.start(anna, waiting[2].id)

    two_workers(test, strong_bots_of_guest=MOST)


@pytest.mark.parametrize("state", [TableState.OVER, TableState.GIVEN_UP])
def test_games_that_have_ended_no_longer_count(
    two_workers: Callable[..., None], database: str, state: TableState
) -> None:
    def end_all() -> None:
        engine = connect(database)
        with engine.begin() as connection:
            connection.execute(update(tables).values(state=state))
        engine.dispose()

    async def test(one: House, two: House) -> None:
        anna = await come(one)
        for house in (one, two, one):
            await house.tables.start(anna, (await lay(house, anna, *["strong"] * MOST)).id)
            end_all()

    two_workers(test, strong_bots_of_guest=MOST)


def test_of_games_that_start_at_the_same_moment_only_as_many_start_as_may(two_workers: Callable[..., None]) -> None:
    async def test(one: House, two: House) -> None:
        anna = await come(one)
        waiting = [await lay(one, anna, "strong", "strong") for _ in range(8)]
        asked = [house.tables.start(anna, table.id) for house, table in zip([one, two] * 4, waiting, strict=True)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TableInfo) for answer in answers) == MOST // 2
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"too-many-bots"}
        assert sum(isinstance(answer, TooMany) for answer in answers) == len(waiting) - MOST // 2

    two_workers(test, strong_bots_of_guest=MOST)


def test_an_address_starts_so_many_in_an_hour_whoever_asks(two_workers: Callable[..., None]) -> None:
    async def test(one: House, two: House) -> None:
        async def start(house: House, address: str, *levels: str) -> TableInfo:
            host = await come(house)
            return await house.tables.start(host, (await lay(house, host, *levels)).id, address)

        await start(one, "here", "strong", "strong", "strong")
        with pytest.raises(TooMany) as refusal:
            await start(two, "here", "strong", "strong")
        assert refusal.value.code == "too-many"
        assert 0 < refusal.value.reason.data["seconds"] <= 3600
        await start(two, "here", "expert")  # what was refused was not counted
        await start(two, "here", "sensible", "sensible")
        await start(two, "elsewhere", "strong", "strong")

    two_workers(test, strong_bots_an_hour_from_address=MOST)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "At most 2 strong"), ("fr", "Au plus 2 bots forts"), ("de", "höchstens 2 starke")]
)
def test_the_refusal_says_how_many_and_what_to_do(serve: Serve, language: str, sentence: str) -> None:
    player = Player(serve(strong_bots_of_guest=2), language=language)
    table = player.start(player.lay("rich-and-good", ["", "strong", "strong"], seats=3, first=0))
    wish = {"game": "rich-and-good", "options": {"seats": 2}, "levels": ["", "strong"]}
    answer = player.http.post("/tables", json=wish)
    assert (answer.status_code, answer.json()["code"], answer.json()["data"]) == (429, "too-many-bots", {"most": 2})
    assert sentence in answer.json()["sentence"]
    assert "Retry-After" not in answer.headers
    good(player.http.post(f"/tables/{table['id']}/give-up"))
    assert player.http.post("/tables", json=wish).is_success
    player.close()
