"""Desks that are cleared away after a test, and the program run in this process where only its words matter."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import beaumonde as bm
from beaumonde.terminal.main import run
from tables import played
from terminal.desk import Desk, Outcome

Sit = Callable[..., Desk]
Call = Callable[..., Outcome]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits down at `beaumonde …` in a terminal of so many columns and rows."""
    desks: list[Desk] = []

    def down(*arguments: str, columns: int = 100, rows: int = 40) -> Desk:
        desks.append(Desk(tmp_path, *arguments, columns=columns, rows=rows))
        return desks[-1]

    yield down
    for desk in desks:
        desk.close()


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Runs `beaumonde …` here and now."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("BEAUMONDE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def beaumonde(*arguments: object) -> Outcome:
        monkeypatch.setattr("sys.argv", ["beaumonde", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            run()
        said = capsys.readouterr()
        return Outcome(int(stopped.value.code or 0), said.out, said.err)

    return beaumonde


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game that was shuffled fairly, as JSON."""
    game = bm.high_society("2018", 3)
    return played(game, 5, source=bm.Fair.new(["salt"], "5e" * 32)).record().dumps()


@pytest.fixture(scope="session")
def unfinished() -> str:
    """A game that goes on, as only its keeper may have it."""
    game = bm.high_society("2018", 3)
    return played(game, 5, most=4, source=bm.Fair.new((), "5e" * 32)).record().dumps(private=True)
