"""`verify` accepts a game as it was and refuses one that was touched; `show` and `convert` tell it again."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beaumonde as bm
from tables import played
from terminal.conftest import Call

Document = dict[str, Any]


def other_action(record: Document) -> None:
    record["actions"][0][0] = (record["actions"][0][0] + 1) % 3


def action_left_out(record: Document) -> None:
    del record["actions"][-1]


def other_secret(record: Document) -> None:
    record["setup"]["secret"] = "ab" * 32


def other_words(record: Document) -> None:
    record["setup"]["contributions"] = ["pepper"]


def other_winner(record: Document) -> None:
    record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % 3]


def no_commitment(record: Document) -> None:
    record["setup"]["commitment"] = ""


TAMPERINGS: list[tuple[Callable[[Document], None], str]] = [
    (other_action, "Action 1 of the record breaks the rules: It is not your turn."),
    (action_left_out, "The result in the record does not match its game."),
    (other_secret, "The secret does not belong to the commitment"),
    (other_words, "breaks the rules|not what its game comes to"),
    (other_winner, "The result in the record does not match its game."),
    (no_commitment, "This record has no commitment"),
]


@pytest.fixture
def file(finished: str, tmp_path: Path) -> Path:
    """The record of a whole game on disk."""
    path = tmp_path / "game.json"
    path.write_text(finished)
    return path


def test_a_whole_game_is_proven_point_by_point(file: Path, call: Call, finished: str) -> None:
    commitment = json.loads(finished)["setup"]["commitment"]
    proof = call("verify", file, "--commitment", commitment)
    assert proof.code == 0
    assert proof.out.count("✓") == 5
    for language in ("fr", "de"):
        assert call("verify", file, "--language", language).out.count("✓") == 4


@pytest.mark.parametrize(("tamper", "sentence"), TAMPERINGS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_record_that_was_touched_is_refused_with_one_sentence(
    tamper: Callable[[Document], None], sentence: str, file: Path, call: Call
) -> None:
    record = json.loads(file.read_text())
    tamper(record)
    file.write_text(json.dumps(record))
    refusal = call("verify", file)
    assert refusal.code == 1
    assert refusal.all.count("✗") == 1
    assert re.search(sentence, refusal.out.replace("\n", " "))
    assert "Traceback" not in refusal.all


def test_another_commitment_than_the_one_that_was_shown_is_refused(file: Path, call: Call) -> None:
    refusal = call("verify", file, "--commitment", "0" * 64, "--language", "fr")
    assert refusal.code == 1
    assert refusal.all.count("✗") == 1
    assert "Ce n’est pas l’engagement qui vous a été montré" in refusal.out


def test_a_game_from_a_seed_cannot_show_a_commitment(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "seed.json"
    path.write_text(played(bm.rich_and_good(2), 3).record().dumps())
    assert call("verify", path).code == 0
    assert call("verify", path, "--commitment", "0" * 64).code == 1


def test_a_record_goes_into_text_and_back_unchanged(file: Path, call: Call, finished: str, tmp_path: Path) -> None:
    text = call("convert", file, "--to", "text")
    path = tmp_path / "game.txt"
    path.write_text(text.out)
    assert call("verify", path).code == 0
    assert call("convert", path, "--to", "json").out == finished + "\n"
    path.write_text(text.out.replace("\n1 [", "\n1 [1", 1))
    refusal = call("verify", path)
    assert (refusal.code, refusal.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [("en", "Card 1: ", " wins."), ("fr", "Carte 1 : ", " gagne."), ("de", "Karte 1: ", " gewinnt.")],
)
def test_show_tells_the_game_from_the_first_card_to_the_winner(
    file: Path, call: Call, language: str, first: str, last: str
) -> None:
    told = call("show", file, "--language", language)
    assert told.code == 0
    assert first in told.out
    assert last in told.out


def test_show_says_you_to_whoever_the_record_calls_so(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "you.json"
    journal = played(bm.high_society("1995", 3), 8)
    journal.names = ("You", "Odette", "Basil")
    path.write_text(journal.record().dumps())
    english, french, german = (call("show", path, "--language", language).out for language in ("en", "fr", "de"))
    assert "You pass" in english
    assert "You passes" not in english
    assert "Vous passez" in french
    assert "Du passt" in german


def test_bots_alone_play_a_game_whatever_they_are_called(call: Call) -> None:
    names = ("--name", "[bold]", "--name", "[/]", "--name", ":smile:", "--name", "\\[x]")
    for table in (("--edition", "2025"), ("--game", "rich-and-good")):
        game = call("play", *table, "--people", "0", "--bots", "random", *names, "--no-save")
        assert game.code == 0
        for name in ("[bold]", "[/]", ":smile:", "\\[x]"):
            assert re.search(rf"╭─ {re.escape(name)} [─—]", game.out)
