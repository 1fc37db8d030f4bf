"""What the build has made of docs/rules is what the documents say: every rule, in the reader's language."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import beaumonde
from beaumonde.locale import LANGUAGES
from rule_documents import FOR_PROGRAMS, GAMES, RULES, cited, plain, rules, rulings

ASSETS = Path(beaumonde.__file__).parent / "server" / "client" / "assets"
IMPORT = "import(process.argv[1]).then((module) => console.log(JSON.stringify(module.default)))"


WEB = Path(__file__).parents[2] / "web"


def node() -> str:
    return shutil.which("node") or str(Path(sys.executable).parent / "node")


@cache
def built() -> dict[tuple[str, str], Any]:
    """The rules that the client was built with, by language and game."""
    found = {}
    for file in sorted(ASSETS.glob("*.js")):
        if any(f"{short}-SEATS" in file.read_text() for short in GAMES.values()):
            told = subprocess.run([node(), "-e", IMPORT, file.as_uri()], capture_output=True, text=True, check=True)
            book = json.loads(told.stdout)
            found[book["language"], book["game"]] = book
    return found


def test_there_is_a_book_for_every_game_in_every_language() -> None:
    assert set(built()) == {(language, game) for language in LANGUAGES for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_rule_in_its_language(language: str, game: str) -> None:
    shown = [rule for section in built()[language, game]["sections"] for rule in section["rules"]]
    written = [rule for rule in rules(language, game) if not rule.id.startswith(FOR_PROGRAMS)]
    assert len(written) > 80
    assert [(rule["id"], plain(rule["text"])) for rule in shown] == [(rule.id, rule.text) for rule in written]
    assert [rule["where"] for rule in shown] == [rule.where for rule in written]
    assert [rule["rulings"] for rule in shown] == [cited(rule) for rule in written]
    assert [bool(rule["inferred"]) for rule in shown] == ["inferred" in rule.source for rule in written]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_the_rulings_of_its_game(language: str, game: str) -> None:
    shown = {ruling["id"]: plain(ruling["text"]) for ruling in built()[language, game]["rulings"]}
    assert shown == {name: text for name, text in rulings(language).items() if name.startswith(GAMES[game])}


@pytest.mark.parametrize(
    ("name", "old", "new", "trouble"),
    [
        ("fr/high-society.md", r"\| `HS-PASS-BACK`.*\n", "", "fr/high-society does not have the rules of the original"),
        ("de/rich-and-good.md", r"(\| `RG-HOLD` .*) \|\n", r"\1\n", "cannot be read: | `RG-HOLD`"),
        ("de/high-society.md", r"\| Verlustkarte .*\n", "", "no such ruling or word: Verlustkarte"),
    ],
)
def test_what_a_translation_lacks_stops_the_build(tmp_path: Path, name: str, old: str, new: str, trouble: str) -> None:
    shutil.copytree(RULES, tmp_path / "rules")
    file = tmp_path / "rules" / name
    changed, times = re.subn(old, new, file.read_text("utf-8"))
    assert times == 1
    file.write_text(changed, "utf-8")
    places = {"BEAUMONDE_RULES": str(tmp_path / "rules"), "BEAUMONDE_CLIENT": str(tmp_path / "client")}
    command = [node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "error"]
    told = subprocess.run(command, cwd=WEB, env=os.environ | places, capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert trouble in told.stdout + told.stderr
