"""Several people at one keyboard: what one of them saw is gone before the next one looks."""

from pathlib import Path

from terminal.conftest import Sit
from terminal.desk import Desk

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
PEOPLE = ("--people", "2", "--name", "Anna", "--name", "Bert", "--first", "1", "--pace", "0")
SOCIETY = ("play", "--edition", "2018", "--seats", "3", *PEOPLE)


def readable(desk: Desk) -> str:
    """Everything that is left to read, on the screen or by scrolling back."""
    return desk.scrolled_away + desk.shown


def test_nothing_of_one_person_is_left_when_the_next_one_sits_down(sit: Sit) -> None:
    desk = sit(*SOCIETY, rows=20)
    desk.see("Pass the keyboard to Anna. Press Enter when nobody else is looking.")
    desk.enter()
    desk.see("Your money (thousands):  25  20  15")
    before = len(desk.raw)
    desk.enter("25 1")
    desk.see("Pass the keyboard to Bert.")
    assert CLEARED in desk.raw[before:]
    assert readable(desk).strip() == "Pass the keyboard to Bert. Press Enter when nobody else is looking. ›"

    desk.enter()
    desk.see("Your money (thousands):  25  20  15")
    assert "Anna bids 26,000 (25+1)." in desk.shown
    assert "20  15  12  10  8  6  4  3  2\n" not in readable(desk)


def test_the_racks_of_a_trader_are_gone_at_the_hand_over(sit: Sit) -> None:
    desk = sit("play", "--game", "rich-and-good", "--seats", "3", "--seed", "3", *PEOPLE)
    desk.see("Pass the keyboard to Anna.")
    desk.enter()
    desk.see("Left holder")
    desk.enter("+CCS")
    desk.enter("s")
    desk.see("Pass the keyboard to Bert.")
    assert "holder" not in readable(desk)
    assert "Salt" not in readable(desk)
    desk.enter()
    desk.see("Left holder")
    assert "Anna puts a share on the charity board." in desk.shown


def test_a_sealed_bid_stays_sealed_for_the_next_person(sit: Sit) -> None:
    yacht = ("--edition", "2025", "--advanced", "yacht-club", "--seed", "8", "--seats", "3")
    desk = sit("play", *yacht, "--people", "3", "--first", "1", "--pace", "0")
    desk.see("Pass the keyboard to Player 1.")
    desk.enter()
    desk.see("One money card, face down ›")
    sealed_at = len(desk.raw)
    desk.enter("20")
    desk.enter()
    desk.see("has sealed a bid.")
    assert "▪ sealed" in desk.shown
    later = desk.raw[sealed_at:].partition(CLEARED)[2]
    assert "20,000" not in later
    assert "106,000 in 11 cards" in desk.shown


def test_a_name_that_looks_like_markup_is_just_a_name(sit: Sit) -> None:
    desk = sit("play", "--edition", "1995", "--people", "2", "--name", "[/bold]", "--name", ":skull:", "--first", "1")
    desk.see("Pass the keyboard to [/bold].")
    desk.enter()
    desk.see("▸ [/bold]")
    desk.see("  :skull:")


def test_somebody_who_takes_over_can_stop_instead_and_leaves_nothing_behind(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    desk = sit(*SOCIETY, "--save", str(file))
    desk.see("Pass the keyboard to Anna.")
    desk.enter()
    desk.enter("q")
    assert desk.leave() == 0
    assert "Your money" not in readable(desk)
    assert "The game is saved" in desk.shown

    again = sit("play", "--resume", str(file), "--pace", "0")
    again.see("Pass the keyboard to Anna.")
    again.enter("q")
    assert again.leave() == 0
    assert "Your money" not in readable(again)
