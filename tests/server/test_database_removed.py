"""Somebody removes the database file under the service: nothing that was acknowledged is lost."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from server.conftest import Serve
from server.service import Keeper, Player, play_on, until_over


def test_what_was_acknowledged_is_saved_and_everything_later_is_refused(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        keeper = Keeper(service, table)
        with anna.sit(table) as chair:
            play_on(keeper, [chair], Random(1), most=3)
            chair.until(lambda chair: 0 in chair.view["to_act"])
            played = chair.number
            for file in service.file.parent.glob("table.db*"):
                file.unlink()
            for _ in range(2):
                assert chair.talk("Is anybody there?")["reason"]["code"] == "busy"
            assert anna.http.post("/tables", json={"game": "rich-and-good", "options": {"seats": 2}}).status_code == 503
    service.stop()
    (saved,) = service.file.parent.glob("table.db.saved-*")
    assert saved.name in caplog.text
    with closing(sqlite3.connect(saved)) as database:
        assert database.execute("SELECT count(*) FROM action").fetchone() == (played,)
    for file in service.file.parent.glob("table.db"):
        file.unlink()
    saved.rename(service.file)
    anna.address = serve().address
    with anna.sit(table, played) as chair:
        assert chair.number >= played
        play_on(keeper, [chair], Random(2))
        until_over(chair)
