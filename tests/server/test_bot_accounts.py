"""Bot accounts: programs play like people, are marked as bots, and do less than people may."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import httpx
import pytest

import beaumonde as bm
from server.conftest import Serve
from server.service import Keeper, Player, Service, good, play_on, until_over

MOST = 2
TWO: dict[str, Any] = {"seats": 2, "first": 0}


@pytest.fixture
def service(serve: Serve, database: str) -> Service:
    return serve(seats_of_bot_account=MOST)


@pytest.fixture
def keep() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def anna(service: Service, keep: ExitStack) -> Player:
    player = Player(service)
    keep.enter_context(closing(player))
    return player


@pytest.fixture
def robot(service: Service, keep: ExitStack) -> Player:
    player = Player(service, "Robot", bot=True)
    keep.enter_context(closing(player))
    return player


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_an_account_is_a_bot_for_ever_and_gets_no_cookie(service: Service) -> None:
    with httpx.Client(base_url=f"http://{service.address}/api", timeout=30) as api:
        answer = api.post("/guests", json={"name": "Robot", "bot": True})
        assert good(answer)["bot"] is True
        assert "set-cookie" not in answer.headers
        api.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        assert refusal(api.patch("/guests/me", json={"bot": False})) == (400, "bad-request")
        assert good(api.patch("/guests/me", json={"name": "R2"})) == {"name": "R2", "language": "en", "bot": True}
        person = api.post("/guests", json={"name": "Anna"})
        assert (person.json()["bot"], "set-cookie" in person.headers) == (False, True)


def test_bot_accounts_join_only_where_the_host_lets_them(anna: Player, robot: Player) -> None:
    closed, opened = anna.lay("rich-and-good", **TWO), anna.lay("rich-and-good", bot_accounts=True, **TWO)
    answer = robot.http.post("/join", json={"code": closed["code"]})
    assert refusal(answer) == (403, "no-bot-accounts")
    assert answer.json()["sentence"].endswith(".")
    assert (closed["bot_accounts"], opened["bot_accounts"]) == (False, True)
    assert robot.join(opened)["seat"] == robot.join(opened)["seat"] == 1
    assert [seat["level"] for seat in good(anna.http.get(f"/tables/{opened['id']}"))["seats"]] == ["", "bot-account"]


def test_a_bot_account_sits_at_a_table_of_its_own(robot: Player) -> None:
    table = robot.lay("rich-and-good", ["", "random"], **TWO)
    assert (table["seat"], table["seats"][0]["level"]) == (0, "bot-account")
    good(robot.http.delete(f"/tables/{table['id']}/seat"))
    robot.join(table)
    assert robot.start(table)["state"] == "playing"


def test_a_bot_account_has_so_many_seats_at_once(anna: Player, robot: Player) -> None:
    tables = [anna.lay("rich-and-good", bot_accounts=True, **TWO) for _ in range(MOST + 1)]
    for table in tables[:MOST]:
        robot.join(table)
    answer = robot.http.post("/join", json={"code": tables[MOST]["code"]})
    assert refusal(answer) == (409, "too-many-seats")
    assert answer.json()["data"] == {"most": MOST}
    wish = {"game": "rich-and-good", "options": TWO}
    assert refusal(robot.http.post("/tables", json=wish)) == (409, "too-many-seats")
    assert robot.join(tables[0])["seat"] == 1  # it has that seat already
    good(robot.http.delete(f"/tables/{tables[0]['id']}/seat"))
    assert robot.join(tables[MOST])["seat"] == 1


def test_seats_asked_for_at_once_are_no_way_around_that(anna: Player, robot: Player) -> None:
    codes = [anna.lay("rich-and-good", bot_accounts=True, **TWO)["code"] for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda code: robot.http.post("/join", json={"code": code}), codes))
    assert sum(answer.is_success for answer in answers) == MOST
    assert {refusal(answer) for answer in answers if not answer.is_success} == {(409, "too-many-seats")}


def test_bot_accounts_do_not_chat_at_a_table_or_as_spectators(anna: Player, robot: Player, keep: ExitStack) -> None:
    for seated in (False, True):
        table = anna.lay("rich-and-good", bot_accounts=seated, **TWO)
        if seated:
            robot.join(table)
        chair = keep.enter_context(robot.sit(table))
        assert chair.talk("Hello!")["reason"] == {"code": "bots-do-not-chat", "data": {}}
        with anna.sit(table) as heard:
            assert heard.welcome["said"] == []


def test_a_whole_game_with_its_record_replay_and_rematch(serve: Serve, keep: ExitStack) -> None:
    service = serve()
    anna, robot = (
        keep.enter_context(closing(Player(service, name, bot=name == "Robot"))) for name in ("Anna", "Robot")
    )
    table = anna.lay("rich-and-good", ["", "", "random"], bot_accounts=True, seats=3)
    robot.join(table)
    with anna.sit(table) as first, robot.sit(table) as second:
        anna.start(table)
        for chair in (first, second):
            chair.hear_a("played")
            assert chair.table["seats"][1]["level"] == "bot-account"
        play_on(Keeper(service, table), [first, second], Random(3))
        for chair in (first, second):
            until_over(chair)
    levels = ["", "bot-account", "random"]
    own = f"/tables/{table['id']}"
    record = anna.http.get(f"{own}/record")
    assert good(record)["levels"] == good(anna.http.get(f"{own}/replay"))["levels"] == levels
    assert good(anna.http.post("/replay", content=record.content))["levels"] == levels
    assert list(bm.loads(record.text).levels) == levels
    again = anna.rematch(table)
    assert (again["bot_accounts"], [seat["level"] for seat in again["seats"]]) == (True, levels)
