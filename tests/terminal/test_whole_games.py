"""Whole games, typed line by line, to the scoring and the record that proves them."""

import json
import re
from pathlib import Path

import pytest

from terminal.conftest import Sit
from terminal.desk import SOCIETY, TRADER, through_pipe

ALL_ADVANCED = ("--advanced", "gambling", "--advanced", "excursions", "--advanced", "yacht-club")
ENGLISH = {"end": "The end", "total": "Status:", "standing": "Money left", "record": "The record of this game: "}
FRENCH = {
    "end": "La fin",
    "total": "Statut :",
    "standing": "Argent restant",
    "record": "L’enregistrement de la partie : ",
}
GERMAN = {
    "end": "Das Ende",
    "total": "Status:",
    "standing": "Geld übrig",
    "record": "Das Protokoll dieser Partie: ",
}
REICH = GERMAN | {"total": "Vermögen:", "standing": "Gespendet:"}
RICH = {"end": "The end", "total": "Money:", "standing": "Charity:", "record": "The record of this game: "}

GAMES = {
    "1995": (("--edition", "1995"), SOCIETY, 4, ENGLISH),
    "2018, three people": (("--edition", "2018", "--people", "3", "--seats", "3"), SOCIETY, 3, ENGLISH),
    "2019-fr": (("--edition", "2019-fr", "--language", "fr", "--seats", "5"), SOCIETY, 5, FRENCH),
    "2025, advanced": (("--edition", "2025", *ALL_ADVANCED, "--contribute"), SOCIETY, 4, ENGLISH),
    "2025, German": (("--edition", "2025", *ALL_ADVANCED, "--language", "de"), SOCIETY, 4, GERMAN),
    "rich-and-good, four": (("--game", "rich-and-good"), TRADER, 4, RICH),
    "rich-and-good, two": (("--game", "rich-and-good", "--seats", "2"), TRADER, 2, RICH),
    "rich-and-good, German": (("--game", "rich-and-good", "--language", "de", "--seats", "2"), TRADER, 2, REICH),
}


@pytest.mark.parametrize("table", GAMES)
def test_a_game_typed_to_its_end_explains_the_scoring_and_leaves_a_record_that_verifies(
    table: str, tmp_path: Path
) -> None:
    options, typed, seats, words = GAMES[table]
    game = through_pipe(tmp_path, "play", *options, typed=typed)
    assert (game.code, game.err) == (0, "")
    play, _, end = game.out.partition(f" {words['end']} ")
    assert end.count(words["total"]) == end.count(words["standing"]) == seats

    file = Path(end.partition(words["record"])[2].partition("\n")[0])
    record = json.loads(file.read_text("utf-8"))
    secret, commitment = record["setup"]["secret"], record["setup"]["commitment"]
    assert commitment in play.splitlines()
    assert secret not in play
    assert secret in end.splitlines()

    proof = through_pipe(tmp_path, "verify", str(file), "--commitment", commitment, "--language", "en")
    assert (proof.code, proof.err) == (0, "")
    assert "✗" not in proof.out
    assert "✓ It is the commitment you were shown." in proof.out
    assert "✓ The result is right" in proof.out


def test_the_advanced_cards_meet_the_sealed_bid(tmp_path: Path) -> None:
    options = ("--edition", "2025", *ALL_ADVANCED, "--seed", "6", "--seats", "3", "--people", "2")
    game = through_pipe(tmp_path, "play", *options, typed=SOCIETY)
    assert game.code == 0
    assert "One money card, face down" in game.out
    assert "Player 1 has sealed a bid." in game.out
    bids = r"Player 1 \([\d,]+\), Player 2 \([\d,]+\), Odette \([\d,]+\)\."
    assert re.search(rf"The sealed bids are revealed: {bids}", game.out)
    assert through_pipe(tmp_path, "verify", str(tmp_path / "beaumonde" / "high-society-seed-6.json")).code == 0


def test_the_fourth_game_end_card_is_told_as_the_end(tmp_path: Path) -> None:
    game = through_pipe(tmp_path, "play", "--edition", "2018", "--people", "0")
    last = [line for line in game.out.splitlines() if line.startswith("Card ")][-1]
    assert last.endswith("the fourth game-end card. The game is over; nobody bids for it.")


def test_a_game_can_be_played_to_its_end_in_a_real_terminal(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = sit("play", "--edition", "1995", "--seats", "3", "--pace", "0", "--save", str(file), columns=80, rows=24)
    desk.see("p to pass ›")
    for line in SOCIETY.splitlines():
        desk.enter(line)
        if desk.ended:
            break
    assert desk.leave() == 0
    assert "The end" in desk.raw
    assert "Until next time." in desk.shown
    assert json.loads(file.read_text("utf-8"))["result"]["scores"]
    assert through_pipe(tmp_path, "verify", str(file)).code == 0
