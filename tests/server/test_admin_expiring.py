"""Giving up what nobody comes back to, and deleting what is old."""

import asyncio
from contextlib import closing

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from beaumonde.server.admin import expiring
from beaumonde.server.database import connect, tables
from beaumonde.server.house import House
from server.conftest import Command, Serve
from server.operated import Furnished, contents, execute, play, settings_for, wrong_in
from server.service import Chair, Player

A_DAY = 24 * 3600 * 1000


def pass_days(database: str, days: int) -> None:
    """Everything in the database happened so many days earlier."""
    passed = days * A_DAY
    for column in ("created", "begun", "due"):
        execute(database, f'UPDATE "table" SET {column} = {column} - {passed}')
    execute(database, f"UPDATE action SET at = at - {passed}")


def states(database: str) -> dict[str, str]:
    engine = connect(database)
    try:
        with engine.connect() as connection:
            return {row.id: row.state for row in connection.execute(select(tables.c.id, tables.c.state))}
    finally:
        engine.dispose()


def test_what_has_expired_is_given_up(database: str, there: Furnished, command: Command) -> None:
    told = []
    for days in (6, 2, 81, 2):
        pass_days(database, days)
        told.append(command("admin", "expire").out)
    assert told == [
        "Given up: 0 tables.\n",
        "Given up: 1 table.\n",
        "Given up: 0 tables.\n",
        "Given up: 2 tables.\n",
    ]
    assert states(database) == {
        there.open: "given-up",
        there.playing: "given-up",
        there.lesson: "given-up",
        there.over: "over",
    }
    assert wrong_in(database) == {}


def test_a_game_with_a_clock_does_not_expire(database: str, there: Furnished, command: Command) -> None:
    execute(database, f"UPDATE \"table\" SET clock = 60 WHERE id = '{there.playing}'")
    pass_days(database, 100)
    assert command("admin", "expire").out == "Given up: 2 tables.\n"
    assert states(database)[there.playing] == "playing"
    assert command("admin", "expire", "--older-than", "99").out == "Given up: 1 table.\n"


def test_what_nobody_touched_for_long_is_given_up_when_asked(database: str, there: Furnished, command: Command) -> None:
    pass_days(database, 3)

    async def go_on() -> None:
        house = House(settings_for(database))
        async with house.open():
            await play(house, there.playing, most=1)

    asyncio.run(go_on())
    assert command("admin", "expire", "--older-than", "4").out == "Given up: 0 tables.\n"
    assert command("admin", "expire", "--older-than", "2.5").out == "Given up: 2 tables.\n"
    assert states(database)[there.playing] == "playing"


def test_old_tables_are_deleted_only_when_the_operator_is_sure(
    database: str, there: Furnished, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiring, "BATCH", 2)
    pass_days(database, 100)
    before = contents(database)
    execute(database, f"UPDATE \"table\" SET next = '{there.over}' WHERE id = '{there.playing}'")
    assert command("admin", "expire", "--delete-older-than", "101").out.endswith(
        "To be deleted: 0 tables. Nothing was deleted; --yes deletes.\n"
    )
    outcome = command("admin", "expire", "--delete-older-than", "99")
    assert outcome.out.endswith("To be deleted: 4 tables. Nothing was deleted; --yes deletes.\n")
    assert len(states(database)) == 4
    outcome = command("admin", "expire", "--delete-older-than", "99", "--yes")
    assert outcome.out.endswith("To be deleted: 4 tables.\nDeleted: 4 tables.\n")
    kept = {name: before[name] for name in ("person", "login")}
    assert {name: rows for name, rows in contents(database).items() if rows} == kept


def test_a_rematch_that_was_deleted_can_be_asked_for_again(database: str, there: Furnished, command: Command) -> None:
    execute(database, f"UPDATE \"table\" SET next = '{there.over}' WHERE id = '{there.playing}'")
    pass_days(database, 10)
    execute(database, f"UPDATE \"table\" SET state = 'playing' WHERE id <> '{there.over}'")
    command("admin", "expire", "--delete-older-than", "9", "--yes")
    assert there.over not in states(database)
    engine = connect(database)
    try:
        with engine.connect() as connection:
            assert connection.scalars(select(tables.c.next)).all() == [None] * 3
    finally:
        engine.dispose()


@pytest.mark.parametrize("days", ["-1.5", "nan", "x"])
@pytest.mark.usefixtures("there")
def test_days_have_to_make_sense(days: str, command: Command) -> None:
    outcome = command("admin", "expire", f"--older-than={days}")
    assert outcome.code == 2
    assert outcome.err == f"✗ Invalid value “{days}” for --older-than.\n"


def test_who_still_looks_at_a_deleted_table_is_told(database: str, command: Command, serve: Serve) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        anna.http.post(f"/tables/{table['id']}/give-up")
        with anna.sit(table) as chair:
            assert chair.talk("Farewell.")["type"] == "accepted"
            assert command("admin", "expire", "--delete-older-than", "0", "--yes").code == 0
            assert chair.talk("Anybody?")["reason"]["code"] == "no-such-table"
            assert chair.order({"type": "forced"})["reason"]["code"] == "no-such-table"
        assert anna.http.get(f"/tables/{table['id']}").status_code == httpx.codes.NOT_FOUND
        with Chair(service.address, table["id"], {"token": anna.token}) as late:
            assert late.welcome["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                late.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
