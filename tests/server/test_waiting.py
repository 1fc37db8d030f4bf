"""The tables where it is one's turn, and when the time there ends."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from sqlalchemy import update

from beaumonde.server.database import seats
from server.service import Player, Service, good, patient

A_DAY = 86_400
TWO: dict[str, Any] = {"seats": 2, "first": 0}


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def people(service: Service, stack: ExitStack) -> tuple[Player, Player]:
    anna, basil = (stack.enter_context(closing(Player(service, name))) for name in ("Anna", "Basil"))
    return anna, basil


def begun(first: Player, second: Player, clock: int | None = None) -> str:
    """It is the first one's turn there."""
    table = first.lay("rich-and-good", clock=clock, **TWO)
    second.join(table)
    first.start(table)
    patient(lambda: table["id"] in waiting_for(first))  # the service has dealt
    return str(table["id"])


def waiting_for(player: Player) -> list[str]:
    answer = player.http.get("/waiting")
    assert answer.status_code == 200
    return [table["table"] for table in answer.json()]


def test_the_earliest_deadline_comes_first_and_tables_without_a_clock_last(people: tuple[Player, Player]) -> None:
    anna, basil = people
    free, long, short = (begun(anna, basil, clock) for clock in (None, 3 * A_DAY, A_DAY))
    assert waiting_for(anna) == [short, long, free]
    assert waiting_for(basil) == []
    told = {table["table"]: table["deadline"] for table in anna.http.get("/waiting").json()}
    listed = {table["id"]: table["deadline"] for table in anna.http.get("/tables").json()}
    assert (told, told[free]) == (listed, None)
    with anna.sit({"id": short}) as chair:
        assert told[short] == chair.welcome["deadline"] == chair.table["deadline"]
        chair.act({"type": "hold"})
    assert (waiting_for(anna), waiting_for(basil)) == ([long, free], [short])


def test_tables_against_bots_hidden_ones_and_those_one_has_left_do_not_wait(
    service: Service, people: tuple[Player, Player]
) -> None:
    anna, basil = people
    anna.start(anna.lay("rich-and-good", ["", "random"], **TWO))
    hidden, left, waits = (begun(anna, basil) for _ in range(3))
    good(anna.http.put(f"/tables/{hidden}/hidden", json={"hidden": True}))
    service.execute(update(seats).where(seats.c.table == left, seats.c.number == 0).values(stand_in="random"))
    assert waiting_for(anna) == [waits]


def test_while_people_vote_nobody_is_told_a_deadline(people: tuple[Player, Player]) -> None:
    """The service looks at the table when the vote ends, which is sooner."""
    anna, basil = people
    table = begun(anna, basil, A_DAY)
    with anna.sit({"id": table}) as chair:
        number = chair.act({"type": "hold"})["number"]
    good(anna.http.post(f"/tables/{table}/vote", json={"about": "undo", "number": number}))
    (found,) = basil.http.get("/waiting").json()
    assert (found["table"], found["deadline"]) == (table, None)


def test_who_says_nothing_of_themselves_is_told_nothing(people: tuple[Player, Player]) -> None:
    assert people[0].http.get("/waiting", headers={"Authorization": ""}).status_code == 401
