"""Bots at the table: they think elsewhere, take a moment, play once, and never hold up others."""

import asyncio
from contextlib import closing

import psutil  # type: ignore[import-untyped]
import pytest

from beaumonde.core.game import game_from
from beaumonde.server import claims
from beaumonde.server.due import Due
from beaumonde.server.house import House
from beaumonde.server.messages import NewTable
from beaumonde.server.settings import Settings
from beaumonde.server.thinkers import Thinkers
from server.conftest import Serve
from server.service import PATIENCE, Player, until_over


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, bot_pause=0.0, bot_processes=0)


def test_bots_think_in_a_process_of_their_own(serve: Serve) -> None:
    service = serve(bot_processes=1)
    with closing(Player(service)) as anna:
        table = anna.lay("rich-and-good", ["sensible", "random"], seats=2)
        with anna.sit(table) as chair:
            anna.start(table)
            until_over(chair)


def test_a_bot_whose_process_was_killed_thinks_again(caplog: pytest.LogCaptureFixture) -> None:
    def helpers() -> list[psutil.Process]:
        return [child for child in psutil.Process().children() if "spawn_main" in " ".join(child.cmdline())]

    async def think() -> None:
        thinkers, state = Thinkers(1), game_from("rich-and-good", {"seats": 2}).begin(seed=1).state
        others = {child.pid for child in helpers()}
        (seat, *_) = state.to_act
        for _ in range(2):
            thought = await thinkers.think(state, seat, "random")
            assert thought.action in state.legal(seat)
            for child in helpers():
                if child.pid not in others:
                    child.kill()
        thinkers.stop()

    asyncio.run(think())
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_bot_takes_a_moment_and_others_need_not_wait_for_it(serve: Serve) -> None:
    service = serve(bot_pause=3600.0)
    with closing(Player(service)) as anna:
        slow = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=1))
        quick = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        with anna.sit(slow) as waiting, anna.sit(quick) as playing:
            assert playing.act({"type": "hold"})["type"] == "accepted"
            assert waiting.ask({"type": "pace", "id": "wait", "pace": "usual"})["number"] == 0
            assert waiting.ask({"type": "pace", "id": "hurry", "pace": "skip"})["type"] == "accepted"
            waiting.until(lambda chair: chair.number == 1)


def test_two_houses_over_one_database_play_every_bot_action_once(settings: Settings) -> None:
    async def play() -> list[int]:
        one, two = House(settings), House(settings)
        async with one.open(), two.open():
            _, host = await one.people.welcome("Anna", "en")
            wish = NewTable("high-society", {"edition": "2018", "seats": 4}, ["sensible", "random"] * 2)
            table = await one.tables.lay(host, wish)
            await one.tables.start(host, table.id)
            async with asyncio.timeout(PATIENCE):
                while (await two.tables.info(table.id, None)).secret is None:
                    for house in (one, two):
                        house.autoplay.expect(table.id, Due(0))
                    await asyncio.sleep(0.02)
            return [len((await house.rooms.fresh(table.id)).log.moves) for house in (one, two)]

    counts = asyncio.run(play())
    assert counts[0] == counts[1] > 20


def test_a_bot_that_fails_is_tried_again_and_harms_nobody(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([RuntimeError("no idea")])
    think = Thinkers.think

    async def fail_once(thinkers: Thinkers, *asked: object) -> object:
        error = next(failures, None)
        if error is not None:
            raise error
        return await think(thinkers, *asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinkers, "think", fail_once)
    monkeypatch.setattr(claims, "CLAIM", 10**9)  # nobody waits for the end of the claim

    async def play() -> int:
        house = House(settings)
        async with house.open():
            _, host = await house.people.welcome("Anna", "en")
            table = await house.tables.lay(host, NewTable("rich-and-good", {"seats": 2, "first": 1}, ["", "random"]))
            await house.tables.start(host, table.id)
            async with asyncio.timeout(PATIENCE):
                while not (await house.rooms.at(table.id)).log.moves:
                    await asyncio.sleep(0.02)
            return len(list(failures))

    assert asyncio.run(play()) == 0
