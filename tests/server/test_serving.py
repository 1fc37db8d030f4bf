"""Starting the service: what cannot work is told before anything listens."""

import subprocess
import sys
from pathlib import Path

import pytest

from beaumonde.core.errors import BadOption
from beaumonde.server.main import serve


@pytest.mark.parametrize(
    "database",
    ["", "nonsense", "sqlite:///sync.db", "nothing+nowhere:///x", "sqlite+aiosqlite:///no/such/folder/table.db"],
)
def test_a_database_that_cannot_be_used_is_refused(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption) as refusal:
        serve(port=0, database=database)
    assert refusal.value.code == "bad-database"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    file.write_text("Dear diary, " * 100)
    with pytest.raises(BadOption) as refusal:
        serve(port=0, database=f"sqlite+aiosqlite:///{file}")
    assert refusal.value.code == "bad-database"
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_is_none_is_refused(port: int) -> None:
    with pytest.raises(BadOption) as refusal:
        serve(port=port, database="sqlite+aiosqlite://")
    assert refusal.value.code == "bad-port"


def test_the_program_says_it_in_one_sentence() -> None:
    command = [sys.executable, "-m", "beaumonde.server", "--database", "nonsense"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert ended.returncode != 0
    assert ended.stderr.startswith("✗ ")
    assert "Traceback" not in ended.stderr
