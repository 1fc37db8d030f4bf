"""Whoever reads French or German meets no English in the terminal; errors speak the words of the edition."""

from pathlib import Path

import pytest

import beaumonde as bm
from beaumonde.games.high_society.actions import PASS, Bid
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.setup import HighSocietyDeal
from english import english_in
from terminal.conftest import Call
from terminal.desk import SOCIETY, TRADER, through_pipe

LANGUAGES = ("fr", "de")
QUESTIONS = "?\nc\nk\nt\n7\n25 25\nhm\n"
ADVANCED = ("--advanced", "gambling", "--advanced", "excursions", "--advanced", "yacht-club")
KINDS: dict[str, tuple[tuple[str, ...], str]] = {
    "High Society with all cards": ((*ADVANCED, "--people", "2", "--contribute"), f"a\nb\n\n{QUESTIONS}{SOCIETY}"),
    "four": (("--game", "rich-and-good", "--memory-aid"), f"{QUESTIONS}{TRADER}"),
    "two and the Merchant": (("--game", "rich-and-good", "--seats", "2"), f"{QUESTIONS}{TRADER}"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_and_its_proof_say_nothing_in_english(kind: str, language: str, tmp_path: Path) -> None:
    options, typed = KINDS[kind]
    file = tmp_path / "game.json"
    game = through_pipe(tmp_path, "play", *options, "--save", str(file), "--language", language, typed=typed)
    assert (game.code, game.err) == (0, "")
    told = [through_pipe(tmp_path, use, str(file), "--language", language).out for use in ("show", "verify")]
    assert all(told)
    assert english_in([game.out, *told], language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_says_nothing_in_english(language: str, call: Call) -> None:
    told = call("arena", "random", "random", "sensible", "--games", "10", "--workers", "1", "--language", language)
    assert told.code == 0
    assert english_in([told.out], language) == set()


def test_the_same_games_in_english_would_be_found(tmp_path: Path) -> None:
    game = through_pipe(tmp_path, "play", "--game", "rich-and-good", "--language", "en", typed=TRADER)
    assert len(english_in([game.out], "fr")) > 10


@pytest.mark.parametrize(
    ("edition", "language", "sentence"),
    [
        ("1995", "en", "That is not a Possession card of yours."),
        ("2018", "en", "That is not a Luxury card of yours."),
        ("1995", "fr", "Ce n’est pas une de vos cartes Possession."),
        ("2019-fr", "de", "Das ist keine Luxe-Karte von dir."),
        ("1995", "de", "Das ist keine Besitzkarte von dir."),
    ],
)
def test_errors_call_cards_what_the_box_calls_them(edition: str, language: str, sentence: str, tmp_path: Path) -> None:
    deck = (Card.ONE, Card.TWO, Card.LOSE, Card.THREE, Card.FOUR)
    journal = bm.Journal(bm.high_society(edition, 3), deal=HighSocietyDeal(0, deck), levels=("", "", ""))
    for seat, action in ((0, Bid((1,))), (1, PASS), (2, PASS), (0, Bid((2,))), (1, PASS), (2, PASS), (0, PASS)):
        journal.play(seat, action)
    file = tmp_path / "game.json"
    file.write_text(journal.record().dumps(private=True))
    assert sentence in through_pipe(tmp_path, "play", "--resume", str(file), "--language", language, typed="\n7\n").out
