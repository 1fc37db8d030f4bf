"""Whoever stops in the middle finds the game again as it was."""

import json
import re
from pathlib import Path

import pytest

from beaumonde.terminal.screen import number_in
from terminal.conftest import Call, Sit
from terminal.desk import SOCIETY, through_pipe

TABLE = re.compile(r"High Society · .*?Your money.*?$", re.DOTALL | re.MULTILINE)


def tables(text: str) -> list[str]:
    """Every table that was shown, without the blanks at the ends of lines."""
    return TABLE.findall("\n".join(line.rstrip() for line in text.splitlines()))


@pytest.mark.parametrize("key", ["q\r", "\x03", "\x04"], ids=["q", "Ctrl-C", "Ctrl-D"])
def test_stopping_saves_the_game_says_how_to_go_on_and_goes_on_from_there(key: str, sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    desk = sit("play", "--edition", "2018", "--pace", "0", "--save", str(file))
    desk.see("p to pass ›")
    desk.enter("25")
    desk.see("p to pass ›")
    stopped_at = tables(desk.scrolled_away + "\n" + desk.shown)[-1]
    desk.type(key)
    assert desk.leave() == 0
    assert f"The game is saved: {file}\r\n" in desk.raw
    assert f"To continue: python -m beaumonde.terminal play --resume '{file}'\r\n" in desk.raw

    secret = json.loads(file.read_text("utf-8"))["setup"]["secret"]
    assert secret not in desk.raw
    again = through_pipe(tmp_path, "play", "--resume", str(file))
    assert again.code == 0
    assert tables(again.out) == [stopped_at]


def test_input_that_ends_stops_and_saves_the_game(tmp_path: Path) -> None:
    game = through_pipe(tmp_path, "play", "--edition", "2018", typed="p\n")
    assert (game.code, game.err) == (0, "")
    (file,) = (tmp_path / "beaumonde").iterdir()
    assert f"The game is saved: {file}\n" in game.out
    assert through_pipe(tmp_path, "verify", str(file)).code == 0


def test_a_game_resumed_goes_on_to_its_end_and_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    through_pipe(tmp_path, "play", "--edition", "2018", "--save", str(file), typed="1\np\nq\n")
    begun = json.loads(file.read_text("utf-8"))
    ended = through_pipe(tmp_path, "play", "--resume", str(file), typed=SOCIETY)
    record = json.loads(file.read_text("utf-8"))
    assert ended.code == 0
    assert record["result"] is not None
    assert record["setup"] == begun["setup"]
    assert record["actions"][: len(begun["actions"])] == begun["actions"]
    assert through_pipe(tmp_path, "play", "--resume", str(file)).out.count("Status:") == 4


def test_while_the_game_goes_on_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "in" / "game.json"
    (tmp_path / "deep" / "in").mkdir(parents=True)
    stale = file.with_name("game.json.part")
    stale.write_text("left over")
    stale.chmod(0o644)
    through_pipe(tmp_path, "play", "--edition", "2018", "--save", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert not stale.exists()


def test_a_record_without_names_and_levels_can_be_resumed(call: Call, unfinished: str, tmp_path: Path) -> None:
    file = tmp_path / "bare.json"
    file.write_text(unfinished)
    assert '"names":[]' in unfinished
    game = through_pipe(tmp_path, "play", "--resume", str(file), typed="q\n")
    assert (game.code, game.err) == (0, "")
    assert "Player 2" in game.out


def test_nothing_is_kept_when_nothing_should_be(tmp_path: Path) -> None:
    game = through_pipe(tmp_path, "play", "--edition", "2018", "--no-save", typed="q\n")
    assert game.code == 0
    assert "--resume" not in game.out
    assert list(tmp_path.iterdir()) == []


def test_letters_that_are_no_text_are_asked_again(tmp_path: Path) -> None:
    game = through_pipe(tmp_path, "play", "--edition", "2018", typed=b"\xff\xfe\x1b[2J\n")
    assert (game.code, game.err) == (0, "")
    assert "Type ? for help." in game.out
    assert "\x1b" not in game.out


def test_a_number_without_end_is_asked_again(tmp_path: Path) -> None:
    endless = "9" * 5000
    trade = through_pipe(
        tmp_path, "play", "--game", "rich-and-good", "--first", "1", typed=f"\n\n{endless} 1\n+{endless}C\n"
    )
    bid = through_pipe(tmp_path, "play", "--edition", "2018", typed=f"{endless}\n")
    for game in (trade, bid):
        assert (game.code, game.err) == (0, "")
        assert "…”? Type ? for help." in game.out
    assert number_in(endless, 1, 5) is None
