"""The example of a bot account plays whole games with a real service, through lost connections and restarts."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.conftest import Serve
from server.service import PATIENCE, Keeper, Player, Service, patient, play_on, until_over

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_account.py"
GAMES: dict[str, dict[str, Any]] = {
    "high-society": {"edition": "2025", "seats": 3, "advanced": ["gambling", "excursions", "yacht-club"]},
    "rich-and-good": {"seats": 2},
}

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts the example as a program of its own."""
    with ExitStack() as stack:

        def started(service: Service, code: str, **environment: str) -> "subprocess.Popen[str]":
            command = [sys.executable, str(EXAMPLE), f"http://{service.address}/api", code]
            program = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=os.environ | environment,
            )
            stack.enter_context(program)
            stack.callback(program.kill)
            return program

        yield started


def ended(program: "subprocess.Popen[str]") -> tuple[str, str]:
    """What the program wrote until its end."""
    return program.communicate(timeout=PATIENCE)


def seated(player: Player, table: dict[str, Any]) -> bool:
    return all(seat["name"] for seat in player.http.get(f"/tables/{table['id']}").json()["seats"])


def test_the_example_is_short_and_in_the_document() -> None:
    code = EXAMPLE.read_text()
    assert len(code.splitlines()) < 40
    assert code in (EXAMPLE.parents[1] / "docs" / "service.md").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_game(serve: Serve, start: Start, game: str) -> None:
    service, options = serve(), GAMES[game]
    with closing(Player(service)) as anna:
        table = anna.lay(game, ["", "", *["random"] * (options["seats"] - 2)], bot_accounts=True, **options)
        program = start(service, table["code"])
        patient(lambda: seated(anna, table))
        with anna.sit(anna.start(table)) as chair:
            assert chair.table["seats"][1] == {**chair.table["seats"][1], "name": "Robot", "level": "bot-account"}
            play_on(Keeper(service, table), [chair], Random(5))
            until_over(chair)
    assert ended(program) == ("over\n", "")


def test_it_goes_on_after_the_service_was_restarted(serve: Serve, start: Start) -> None:
    service = serve()
    anna, robot = Player(service), Player(service, "Robota", bot=True)
    with closing(anna), closing(robot):
        table = anna.lay("rich-and-good", bot_accounts=True, seats=2, first=0)
        program = start(service, table["code"], TOKEN=robot.token)
        patient(lambda: seated(anna, table))
        keeper = Keeper(service, anna.start(table))
        with anna.sit(table) as chair:
            assert chair.table["seats"][1]["name"] == "Robota"
            play_on(keeper, [chair], Random(1), most=5)
        service.stop()
        anna.address = serve(port=service.port).address
        with anna.sit(table) as chair:
            play_on(keeper, [chair], Random(2))
            until_over(chair)
    assert ended(program) == ("over\n", "")


def test_it_says_why_it_may_not_join(serve: Serve, start: Start) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        program = start(service, anna.lay("rich-and-good", seats=2)["code"])
        assert ended(program) == ("The host of this table does not let bot accounts join.\n", "")
