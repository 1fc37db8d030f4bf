"""Invite codes: easy to type, hard to guess, the host can replace one, and they end when the game begins."""

import asyncio
import re
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from beaumonde.server.database import connect, tables
from beaumonde.server.errors import Conflict, NotFound
from beaumonde.server.house import House
from beaumonde.server.messages import Join, NewTable, TableState
from beaumonde.server.people import Person
from beaumonde.server.settings import LIMITS, Settings
from server.conftest import Come
from server.service import PATIENCE, Keeper, Service, good, play_on, until_over

TWO: dict[str, Any] = {"seats": 2, "first": 0}


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, bot_pause=0.0, bot_processes=0, **dict.fromkeys(LIMITS, 0))  # type: ignore[arg-type]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_code_has_two_groups_of_four_letters_that_nobody_mistakes_for_digits(come: Come) -> None:
    anna = come()
    codes = {anna.lay("rich-and-good", **TWO)["code"] for _ in range(20)}
    assert len(codes) == 20
    for code in codes:
        assert re.fullmatch("[A-Z]{4}-[A-Z]{4}", code)
        assert not set(code) & set("ILO")


@pytest.mark.parametrize(
    "typed",
    ["{0}-{1}", "{0}{1}", " {0} {1} ", "{0} - {1}", "{0}\u2013{1}"],
    ids=["-", "none", "spaces", "both", "dash"],
)
@pytest.mark.parametrize("small", [False, True])
def test_a_code_may_be_typed_in_any_way(come: Come, typed: str, small: bool) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", **TWO)
    code = typed.format(*table["code"].split("-"))
    assert basil.join({"code": code.lower() if small else code})["id"] == table["id"]


@pytest.mark.parametrize("typed", ["", "-", "KTVR-MWQ1", "KTVRMWQBKTVR", "ÄÖÜß-ÄÖÜß", "\u0131\u0131"])
def test_what_is_no_code_leads_nowhere(come: Come, typed: str) -> None:
    assert refusal(come().http.post("/join", json={"code": typed})) == (404, "no-such-code")


def test_the_code_is_told_to_those_who_sit_there_and_to_nobody_else(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", **TWO)
    own = f"/tables/{table['id']}"
    assert good(celia.http.get(f"/codes/{table['code']}"))["code"] is None
    assert good(httpx.get(f"http://{service.address}/api{own}"))["code"] is None
    with celia.sit(table) as watching:
        assert watching.table["code"] is None
    assert basil.join(table)["code"] == table["code"]
    assert good(basil.http.delete(f"{own}/seat"))["code"] is None
    assert good(anna.http.delete(f"{own}/seat"))["code"] == table["code"]  # the host still invites people


def test_a_code_ends_when_the_game_begins_but_for_those_who_sit_there(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", **TWO)
    basil.join(table)
    assert anna.start(table)["code"] is None
    by_code = f"/codes/{table['code']}"
    for player in (anna, basil):
        assert good(player.http.get(by_code))["id"] == table["id"]
    for answer in (celia.http.get(by_code), httpx.get(f"http://{service.address}/api{by_code}")):
        assert refusal(answer) == (409, "has-begun")
        assert table["id"] not in answer.text
    assert refusal(celia.http.post("/join", json={"code": table["code"]})) == (409, "has-begun")
    assert good(celia.http.get(f"/tables/{table['id']}"))["state"] == "playing"  # its own address is for watching
    chairs = [player.sit(table) for player in (anna, basil)]
    play_on(Keeper(service, table), chairs, Random(1))
    for chair in chairs:
        until_over(chair)
        chair.close()
    assert good(basil.http.get(by_code))["state"] == "over"
    assert refusal(celia.http.get(by_code)) == (409, "game-over")


def test_who_left_before_the_game_is_a_stranger_again(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", **TWO)
    basil.join(table)
    basil.http.delete(f"/tables/{table['id']}/seat")
    celia.join(table)
    anna.start(table)
    assert refusal(basil.http.get(f"/codes/{table['code']}")) == (409, "has-begun")


def test_a_new_code_ends_the_old_one_at_once(come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", seats=3)
    basil.join(table)
    with basil.sit(table) as chair:
        renewed = good(anna.http.post(f"/tables/{table['id']}/code"))
        assert renewed["code"] != table["code"]
        assert chair.hear_a("table")["table"]["code"] == renewed["code"]
    assert refusal(celia.http.post("/join", json={"code": table["code"]})) == (404, "no-such-code")
    assert refusal(celia.http.get(f"/codes/{table['code']}")) == (404, "no-such-code")
    assert celia.join(renewed)["seat"] == 2
    anna.start(table)
    for player, code in ((anna, renewed["code"]), (basil, table["code"]), (celia, renewed["code"])):
        assert good(player.http.get(f"/codes/{code}"))["id"] == table["id"]


def test_a_code_that_is_replaced_while_somebody_sits_down_seats_nobody(settings: Settings) -> None:
    async def go() -> None:
        house = House(settings)
        async with house.open():
            _, anna = await house.people.welcome("Anna", "en")
            _, basil = await house.people.welcome("Basil", "en")
            table = await house.tables.lay(anna, NewTable("rich-and-good", TWO))
            assert table.code
            find = house.tables.id_of

            async def found_too_early(code: str, person: Person | None) -> str:
                found = await find(code, person)
                await house.tables.renew_code(anna, table.id)
                return found

            house.tables.id_of = found_too_early  # type: ignore[method-assign]
            with pytest.raises(NotFound):
                await house.tables.sit(basil, Join(table.code))
            assert (await house.tables.info(table.id, basil)).seat is None

    asyncio.run(go())


def test_only_the_host_makes_a_new_code_and_only_before_the_game(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", **TWO)
    own = f"/tables/{table['id']}/code"
    basil.join(table)
    assert refusal(basil.http.post(own)) == (403, "not-host")
    anna.start(table)
    assert refusal(anna.http.post(own)) == (409, "has-begun")


def test_a_rematch_has_a_code_of_its_own(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", **TWO)
    basil.join(table)
    anna.start(table)
    chairs = [player.sit(table) for player in (anna, basil)]
    play_on(Keeper(service, table), chairs, Random(1))
    for chair in chairs:
        until_over(chair)
        chair.close()
    again = basil.rematch(table)
    assert again["code"] not in {None, table["code"]}
    basil.http.delete(f"/tables/{again['id']}/seat")
    assert celia.join(again)["seat"] == 1
    anna.start(again)  # the host from then on
    for player in (anna, celia):
        assert good(player.http.get(f"/codes/{again['code']}"))["id"] == again["id"]


def test_begun_and_expired_tables_have_no_code_in_any_database(settings: Settings) -> None:
    async def go() -> None:
        house = House(settings)
        async with house.open():
            _, anna = await house.people.welcome("Anna", "en")
            _, basil = await house.people.welcome("Basil", "en")
            begun = await house.tables.lay(anna, NewTable("rich-and-good", TWO, ["", "random"]))
            open_table = await house.tables.lay(anna, NewTable("rich-and-good", TWO))
            renewed = await house.tables.renew_code(anna, open_table.id)
            assert begun.code
            assert renewed.code
            await house.tables.start(anna, begun.id)
            assert codes() == {begun.id: None, open_table.id: renewed.code.replace("-", "")}
            with engine.begin() as connection:
                connection.execute(update(tables).where(tables.c.id == open_table.id).values(due=0))
            async with asyncio.timeout(PATIENCE):
                while (await house.tables.info(open_table.id, None)).state is not TableState.GIVEN_UP:
                    await house.autoplay.look()
                    await asyncio.sleep(0.01)
            assert set(codes().values()) == {None}
            assert await house.tables.id_of(renewed.code, anna) == open_table.id
            for code, why in ((begun.code, "has-begun"), (renewed.code, "given-up")):
                with pytest.raises(Conflict) as refused:
                    await house.tables.sit(basil, Join(code))
                assert refused.value.code == why

    def codes() -> dict[str, str | None]:
        with engine.connect() as connection:
            return {row.id: row.code for row in connection.execute(select(tables.c.id, tables.c.code))}

    engine = connect(settings.database)
    try:
        asyncio.run(go())
    finally:
        engine.dispose()
