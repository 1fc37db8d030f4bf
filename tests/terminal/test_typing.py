"""While a person types, the line below counts with them; what cannot be played is answered with the reason."""

import json
from pathlib import Path

import pytest

from terminal.conftest import Sit

SOCIETY = ("play", "--edition", "2018", "--first", "1", "--seed", "1", "--pace", "0")
TRADE = ("play", "--game", "rich-and-good", "--first", "1", "--seed", "1", "--pace", "0")


def test_the_total_of_a_bid_is_counted_below_while_it_is_typed(sit: Sit) -> None:
    desk = sit(*SOCIETY)
    desk.see("No bid yet. To lead: at least 1,000. You have 106,000.")
    desk.type("10")
    desk.see("10 → bid 10,000 · 96,000 left")
    desk.type(" 2")
    desk.see("10+2 → bid 12,000 · 94,000 left")
    assert desk.below == "10+2 → bid 12,000 · 94,000 left"
    desk.type("\x7f\x7f\x7f\x7fp")
    desk.see("Pass")
    assert desk.below == "Pass"


def test_the_line_below_goes_when_the_line_is_entered(sit: Sit) -> None:
    desk = sit(*SOCIETY)
    desk.see("p to pass ›")
    desk.enter("25")
    desk.see("You bid 25,000.")
    assert "→ bid 25,000" not in desk.shown


def test_a_narrow_terminal_folds_the_line_below_and_keeps_every_column(sit: Sit) -> None:
    desk = sit(*SOCIETY, columns=50, rows=24)
    desk.see("106,000.")
    assert desk.below == "No bid yet. To lead: at least 1,000. You have"
    trade = sit(*TRADE, "--language", "fr", columns=60, rows=24)
    trade.see("Vous avez 300.")
    for column in ("Banque", "Les vôtres", "Don"):
        assert column in trade.shown + trade.scrolled_away
    handel = sit(*TRADE, "--language", "de", columns=60, rows=24)
    handel.see("Du hast 300.")
    for column in ("Bank", "Deine", "Tafel", "Auf der Tafel"):
        assert column in handel.shown + handel.scrolled_away


def test_the_table_of_two_traders_fits_a_terminal_of_24_lines(sit: Sit) -> None:
    desk = sit(*TRADE, "--seats", "2", columns=80, rows=24)
    desk.see("You have 300.")
    assert "The Rich and the Good · round 1 of 2" in desk.shown


def test_a_trade_is_counted_below_in_the_language_of_the_person(sit: Sit) -> None:
    desk = sit(*TRADE, "--language", "fr")
    desk.see("Vous avez 300.")
    desk.type("+CCS")
    desk.see("Acheter 2 Charbon et 1 Sel pour 120 · reste 180")
    desk.enter()
    desk.see("Ne rien donner")
    desk.enter("c")
    desk.see("Vous posez une action sur votre plateau de charité.")


def test_a_german_speaks_german_to_the_table(sit: Sit) -> None:
    desk = sit(*TRADE, "--language", "de")
    desk.see("Du hast 300.")
    desk.type("kaufen 2C S")
    desk.see("2 Kohle und 1 Salz für 120 kaufen · 180 übrig")
    desk.enter()
    desk.enter("hilfe")
    desk.see("t zeigt noch einmal den Tisch.")
    desk.enter("ende")
    desk.see("Bis zum nächsten Mal.")
    auction = sit(*SOCIETY, "--language", "de")
    auction.type("12 3")
    auction.see("12+3 → 15.000 bieten · 91.000 übrig")
    auction.type("\x7f" * 4)
    auction.enter("k")
    auction.see("Bisher aufgedeckt: ")
    auction.enter("passen")
    auction.see("Du passt.")


def test_keys_pressed_before_a_question_are_no_answer_to_it(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = sit(*TRADE, "--people", "3", "--seats", "3", "--save", str(file))
    desk.see("Pass the keyboard to Player 1.")
    desk.enter()
    desk.enter("+C")
    desk.enter("c\r\r\r")
    desk.see("Pass the keyboard to Player 2.")
    desk.enter("q")
    assert desk.leave() == 0
    assert len(json.loads(file.read_text("utf-8"))["actions"]) == 2


def test_a_question_mark_helps(sit: Sit) -> None:
    desk = sit(*SOCIETY)
    desk.see("p to pass ›")
    desk.enter("?")
    desk.see("Whoever has the least money at the end is cast out, whatever they own.")
    desk.enter("c")
    desk.see("Turned up so far: ")
    desk.enter("perhaps")
    desk.see("“perhaps”? Type ? for help.")


def test_a_bid_that_is_too_low_tells_the_reason_and_is_asked_again(sit: Sit) -> None:
    desk = sit(*SOCIETY, "--people", "4")
    desk.see("Pass the keyboard to Player 1.")
    desk.enter()
    desk.enter("10")
    desk.enter()
    desk.type("8")
    desk.see("✗ 8 → bid 8,000 · 98,000 left")
    desk.enter()
    desk.see("8,000 does not beat 10,000. Add at least 11,000, or pass.")
    desk.enter("7")
    desk.see("You have no 7. Yours: 25 20 15 12 10 8 6 4 3 2 1.")
    desk.enter("12")
    desk.see("Pass the keyboard to Player 3.")


def test_the_questions_of_a_new_game_have_usual_answers_and_correct_wrong_ones(sit: Sit) -> None:
    desk = sit("play", "--pace", "0")
    desk.see("Which game?")
    for wrong in ("3", "zero", "9" * 50):
        desk.enter(wrong)
        desk.see("Please choose a number from 1 to 2.")
    desk.enter("1")
    desk.see("Which edition?")
    desk.enter("4")
    desk.see("Which advanced cards?")
    desk.enter("1 4")
    desk.see("Please choose a number from 1 to 3.")
    desk.enter("1, 3")
    desk.see("How many players? (3–5)")
    for _usual in range(3):
        desk.enter()
    desk.see("2025 edition · card ")
    assert " of 18 · " in desk.shown


@pytest.mark.parametrize(
    ("language", "edition"), [("en", "2025 edition"), ("fr", "édition de 2025"), ("de", "Ausgabe von 2025")]
)
def test_the_usual_edition_is_the_same_in_every_language(sit: Sit, language: str, edition: str) -> None:
    desk = sit("play", "--pace", "0", "--language", language)
    desk.enter("1")
    desk.enter()
    for _usual in range(4):
        desk.enter()
    desk.see(f"High Society · {edition}")


def test_the_rich_and_the_good_is_played_with_prices_of_ones_own(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = sit("play", "--pace", "0", "--save", str(file))
    desk.see("Which game?")
    desk.enter("2")
    desk.see("Which price track?")
    desk.see("0 5 10 15")
    desk.enter("0 20 60")
    desk.see("A price track starts at 0, rises, contains 40")
    desk.enter("0, 20, 40, 60, 99")
    desk.see("How many players? (2–5)")
    for _usual in range(3):
        desk.enter()
    desk.enter("q")
    assert json.loads(file.read_text())["options"]["track"] == [0, 20, 40, 60, 99]


def test_prices_of_ones_own_can_be_given_at_the_start(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    desk = sit("play", "--track", "0,20,40,60,99", "--pace", "0", "--save", str(file))
    desk.see("The Rich and the Good")
    desk.enter("q")
    assert json.loads(file.read_text())["options"]["track"] == [0, 20, 40, 60, 99]


def test_only_our_prices_are_called_a_reconstruction(sit: Sit) -> None:
    prices, cards = "Of the price track", "how often each market card exists"
    for own, told in (((), True), (("--track", "0,20,40,60,99"), False)):
        desk = sit(*TRADE, *own)
        desk.enter("?")
        desk.see("saves the game and stops")
        desk.enter("q")
        desk.leave()
        everything = desk.scrolled_away + desk.shown
        assert everything.count(cards) == 2
        assert everything.count(prices) == (2 if told else 0)


def test_leaving_before_the_game_begins_is_no_error(sit: Sit) -> None:
    for key in ("q\r", "\x03", "\x04"):
        desk = sit("play")
        desk.see("Which game?")
        desk.type(key)
        assert desk.leave() == 0
        assert "Until next time." in desk.shown
