"""The file of an SQLite database: only its owner reads it, and if it is removed, nothing acknowledged is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from server.conftest import Serve
from server.service import Keeper, Player, play_on, sqlite_in, until_over


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Of SQLite only: PostgreSQL has files of its own."""
    return sqlite_in(tmp_path)


def test_only_its_owner_may_read_it(serve: Serve, tmp_path: Path) -> None:
    with closing(Player(serve())):
        parts = [*tmp_path.glob("table.db*")]
        assert len(parts) > 1
        for part in parts:
            assert part.stat().st_mode & 0o077 == 0, part


def test_what_was_acknowledged_is_saved_and_everything_later_is_refused(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    service = serve()
    with closing(Player(service)) as anna:
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        keeper = Keeper(service, table)
        with anna.sit(table) as chair:
            play_on(keeper, [chair], Random(1), most=3)
            chair.until(lambda chair: 0 in chair.view["to_act"])
            played = chair.number
            for file in tmp_path.glob("table.db*"):
                file.unlink()
            for _ in range(2):
                assert chair.talk("Is anybody there?")["reason"]["code"] == "busy"
            assert anna.http.post("/tables", json={"game": "rich-and-good", "options": {"seats": 2}}).status_code == 503
    service.stop()
    (saved,) = tmp_path.glob("table.db.saved-*")
    assert saved.name in caplog.text
    with closing(sqlite3.connect(saved)) as database:
        assert database.execute("SELECT count(*) FROM action").fetchone() == (played,)
    for file in tmp_path.glob("table.db"):
        file.unlink()
    saved.rename(tmp_path / "table.db")
    anna.address = serve().address
    with anna.sit(table, played) as chair:
        assert chair.number >= played
        play_on(keeper, [chair], Random(2))
        until_over(chair)
