"""Starting the service: what cannot work is told before anything listens."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from beaumonde.core.errors import BadOption
from beaumonde.server import main
from beaumonde.server.main import serve
from server.postgres import free_port
from server.service import PATIENCE, patient

WITHOUT_THE_EXTRA = "import sys; sys.modules['litestar'] = None; from beaumonde.terminal.main import run; run()"


@pytest.mark.parametrize(
    "database",
    ["", "nonsense", "nothing+nowhere:///x", "sqlite:///no/such/folder/table.db"],
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
        serve(port=0, database=f"sqlite:///{file}")
    assert refusal.value.code == "bad-database"
    assert file.read_text().startswith("Dear diary")


def test_why_postgresql_cannot_be_used_is_told_to_the_end() -> None:
    with pytest.raises(BadOption) as refusal:
        serve(port=0, database=f"postgresql+psycopg://anna:secret@127.0.0.1:{free_port()}/nothing")
    assert refusal.value.code == "bad-database"
    assert "refused" in str(refusal.value.reason.data["detail"])
    assert "secret" not in str(refusal.value.reason.data)


@pytest.mark.parametrize("port", [-1, 65_536])
def test_a_port_that_is_none_is_refused(port: int) -> None:
    with pytest.raises(BadOption) as refusal:
        serve(port=port, database="sqlite://")
    assert refusal.value.code == "bad-port"


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(BadOption) as refusal:
        serve(port=taken.getsockname()[1], database=f"sqlite:///{tmp_path / 'table.db'}")
    assert refusal.value.code == "no-listening"


def test_its_connections_do_not_wait_to_send() -> None:
    """asyncio turns Nagle's algorithm off only on sockets that say they are TCP; else everything is 40 ms late."""
    with main._door("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP


STARTS: dict[str, tuple[str, list[str], str, bool]] = {
    "with a browser": ("beaumonde.server", ["--open", "--language", "en"], "Beau Monde is ready at", True),
    "where nobody sits": ("beaumonde.terminal serve", ["--language", "fr"], "Beau Monde est prêt", False),
    "without a browser": (
        "beaumonde.terminal serve",
        ["--open", "--language", "de", "--host", "::1"],
        "Beau Monde ist bereit",
        False,
    ),
}


@pytest.mark.parametrize("start", STARTS)
def test_it_says_in_one_line_where_it_listens_and_opens_a_browser_if_it_can(tmp_path: Path, start: str) -> None:
    program, options, sentence, opens = STARTS[start]
    opener, opened = tmp_path / "opener", tmp_path / "opened"
    if start != "without a browser":
        opener.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
        opener.chmod(0o755)
    database = f"sqlite:///{tmp_path / 'table.db'}"
    command = [sys.executable, "-m", *program.split(), "--port", "0", "--database", database, *options]
    environment = os.environ | {"BROWSER": str(opener), "DISPLAY": ":0"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith(sentence)
            (address,) = re.findall(r"http://(?:127\.0\.0\.1|\[::1\]):\d+/", line)
            assert httpx.get(f"{address}api/menu", timeout=PATIENCE).is_success
            if opens:
                patient(lambda: opened.exists() and opened.read_text() == f"{address}\n")
        finally:
            process.terminate()
        assert process.stdout.read() == ""
    assert opened.exists() == opens


def test_it_leaves_when_told_to_even_while_bots_are_compiled(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    command = [sys.executable, "-m", "beaumonde.server", "--port", "0", "--database", database]
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("Compiling the kernel of bots")
        process.terminate()
        assert all(line.startswith("Compiling the kernel of") for line in process.stderr)
    assert not list(tmp_path.rglob("kernels/*/bots")), "it waited until everything was compiled"


def test_without_the_extra_the_command_says_what_it_needs() -> None:
    for arguments, code, text in ((["serve"], 2, 'pip install "beaumonde[server]"'), (["--help"], 0, "serve")):
        command = [sys.executable, "-c", WITHOUT_THE_EXTRA, *arguments]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
        assert ended.returncode == code
        assert text in (ended.stderr if code else ended.stdout)
        assert "Traceback" not in ended.stderr


def test_the_program_says_it_in_one_sentence() -> None:
    command = [sys.executable, "-m", "beaumonde.server", "--database", "nonsense"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert ended.returncode != 0
    assert ended.stderr.startswith("✗ ")
    assert "Traceback" not in ended.stderr
