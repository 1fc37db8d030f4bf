"""`beaumonde arena`: what it shows and writes, what it says of programs that misbehave, and of bad command lines."""

import json
import sys
from pathlib import Path

import pytest

from beaumonde.arena import Report
from terminal.conftest import Call, Sit
from terminal.desk import Outcome

QUICK = ("--games", "12", "--workers", "1", "--seed", "1")
MATCH = ("arena", "sensible", "random", "random", *QUICK)


def assert_one_sentence(outcome: Outcome, sentence: str) -> None:
    assert outcome.code == 2
    assert outcome.err.startswith("✗ ")
    assert outcome.err.count("\n") == 1
    assert sentence in outcome.err


@pytest.fixture
def rude(tmp_path: Path) -> str:
    """A program that cheats in its second move of all, babbles in its third and crashes in its fourth."""
    file = tmp_path / "rude.py"
    file.write_text("""
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "move":
        continue
    number, action = message["id"], message["legal"][0]
    if number == 2:
        action = {"type": "bid", "cards": [25, 25]}
    if number == 4:
        sys.exit("I have had enough")
    print("wait …" if number == 3 else json.dumps({"id": number, "action": action}), flush=True)
""")
    return f"{sys.executable} {file}"


# Playing -------------------------------------------------------------------------------------------------------


def test_a_match_shows_a_table(call: Call) -> None:
    told = call(*MATCH)
    assert (told.code, told.err) == (0, "")
    assert "12 games: one line-up, 4 decks, each played with every rotation of the seats. Seed 1." in told.out
    assert "High Society · 2025 edition · 3 players · 12 games" in told.out
    rows = [line.split() for line in told.out.splitlines() if "±" in line]
    assert [row[0] for row in rows] == ["sensible", "random"]
    assert rows[0][1].endswith("%")


def test_other_languages_write_numbers_their_own_way(call: Call) -> None:
    german, french = (call(*MATCH, "--language", language).out for language in ("de", "fr"))
    assert "12 Partien: eine Besetzung, 4 Stapel" in german
    assert "12 parties : une composition de table, 4 pioches" in french
    for text in (german, french):
        row = next(line for line in text.splitlines() if "sensible" in line)
        assert "," in row
        assert "." not in row


def test_games_that_do_not_come_out_even_are_more_and_it_says_so(call: Call) -> None:
    told = call("arena", "sensible", "random", "random", "--games", "10", "--workers", "1").out
    assert "12 games" in told
    assert "You asked for 10 games." in told


def test_several_tables_are_shown_together_and_one_by_one(call: Call) -> None:
    options = ("--game", "high-society", "--game", "rich-and-good", "--edition", "1995", "--edition", "2025")
    told = call("arena", "random", "sensible", *options, "--seats", "3", "--seats", "4", *QUICK).out
    for title in (
        "All 6 tables",
        "High Society · 1995 edition · 3 players",
        "High Society · 2025 edition · 3 players",
        "The Rich and the Good · 3 players",
        "High Society · 1995 edition · 4 players",
        "High Society · 2025 edition · 4 players",
        "The Rich and the Good · 4 players",
    ):
        assert f"\n{title} · " in told


def test_advanced_cards_bring_their_edition(call: Call) -> None:
    told = call("arena", "random", "sensible", "--advanced", "gambling", "--advanced", "yacht-club", *QUICK).out
    assert "High Society · 2025 edition · Gambling · Yacht Club (Luxury 5) · 4 players" in told


def test_without_bots_all_levels_play_and_a_program_alone_joins_them(
    call: Call, rude: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beaumonde.terminal.arena.levels_here", lambda: ("random", "sensible"))
    levels = call("arena", *QUICK).out
    assert "sensible" in levels
    joined = call("arena", "--bot", rude, "--game", "rich-and-good", *QUICK).out
    assert "3 line-ups" in joined
    assert sum("±" in line for line in joined.splitlines()) == 3


def test_results_go_into_a_file_and_a_picture(call: Call, tmp_path: Path) -> None:
    results, picture = tmp_path / "results.json", tmp_path / "results.svg"
    told = call(*MATCH, "--json", results, "--plot", picture, "--language", "de")
    assert f"Geschrieben: {results}\n" in told.out
    assert f"Geschrieben: {picture}\n" in told.out
    report = Report.loads(results.read_text("utf-8"))
    assert (report.games, report.seed) == (12, 1)
    assert "fairer Anteil" in picture.read_text("utf-8")


def test_the_same_seed_is_the_same_contest_with_more_processes(call: Call, tmp_path: Path) -> None:
    shares = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        told = call(*MATCH[:-4], "--workers", workers, "--seed", "1", "--json", file, "--quiet")
        assert (told.code, told.all) == (0, "")
        shares.append([standing["wins"] for standing in json.loads(file.read_text())["standings"]])
    assert shares[0] == shares[1]


def test_moves_that_programs_lost_are_counted_with_an_example_each(call: Call, rude: str) -> None:
    told = call("arena", "random", "random", "--bot", rude, *QUICK)
    assert told.code == 0
    lost = " ".join(told.out.partition("✗")[2].split())
    assert 'rude.py lost a move. The program played {"type":"bid","cards":[25,25]}, which is not allowed.' in lost
    assert "(25, 25) cannot be bid. Everyone has one money card each" in lost
    assert "“wait …” is not an answer" in lost
    assert "The program ended with status 1. Its last output: I have had enough" in lost


# In a real terminal --------------------------------------------------------------------------------------------


def test_progress_is_shown_with_the_time_left_and_ctrl_c_shows_what_was_played(sit: Sit) -> None:
    desk = sit("arena", "random", "random", "sensible", "--games", "30000", "--workers", "2")
    desk.see("/30000 left 0:")
    desk.interrupt()
    desk.see("400 points more mean odds of ten to one.")
    assert "Stopped after" in desk.shown
    assert "Traceback" not in desk.raw
    assert desk.leave() == 0


# Bad command lines ---------------------------------------------------------------------------------------------

BAD: dict[str, tuple[tuple[str, ...], str, str, str]] = {
    "level": (
        ("random", "godlike"),
        "There is no level “godlike”, only random, sensible",
        "Il n’y a pas de niveau « godlike »",
        "keine Spielstärke „godlike“",
    ),
    "one bot": (
        ("random",),
        "A match needs at least two different bots.",
        "Il faut au moins deux bots différents.",
        "Mindestens zwei verschiedene Bots",
    ),
    "half a line-up": (
        ("random", "random", "sensible", "--seats", "4"),
        "3 bots do not fill a table of 4.",
        "3 bots ne remplissent pas une table de 4.",
        "3 Bots füllen keinen Tisch mit 4 Plätzen.",
    ),
    "program": (
        ("random", "--bot", "./nowhere"),
        "“./nowhere” is not a program that can be started.",
        "« ./nowhere » n’est pas un programme",
        "„./nowhere“ ist kein Programm",
    ),
    "games": (
        ("random", "sensible", "--games", "0"),
        "0 is not a valid number of games. Choose 1 to 1,000,000.",
        "0 n’est pas un nombre de parties",
        "0 Partien sind nicht möglich.",
    ),
    "seats": (
        ("random", "sensible", "--seats", "9"),
        "This game seats 3 to 5, not 9.",
        "Ce jeu se joue de 3 à 5, pas à 9.",
        "Dieses Spiel ist für 3 bis 5 Spieler, nicht für 9.",
    ),
    "edition": (
        ("random", "sensible", "--game", "rich-and-good", "--edition", "2018"),
        "--edition works only with High Society.",
        "--edition ne sert que",
        "--edition gibt es nur bei",
    ),
    "workers": (
        ("random", "sensible", "--workers", "0"),
        "0 is not a valid number of processes. Choose 1 to 1,024.",
        "0 n’est pas un nombre de processus",
        "0 Prozesse sind nicht möglich.",
    ),
    "time": (
        ("random", "--bot", "sh", "--time", "0"),
        "is not a valid time for a move. Choose more than 0 and at most 3,600.",
        "secondes par coup, ce n’est pas possible.",
        "Sekunden für einen Zug sind nicht möglich.",
    ),
    "seed": (
        ("random", "sensible", "--seed=-1"),
        "-1 is not a seed",
        "-1 n’est pas une graine",
        "-1 ist kein Startwert",
    ),
    "picture": (
        ("random", "sensible", "--plot", "results.txt"),
        "The kind of picture is unclear from “results.txt”. Possible endings: .png, .svg and .pdf.",
        "« results.txt » ne dit pas quelle sorte d’image",
        "Aus „results.txt“ wird nicht klar, welche Art von Bild",
    ),
    "folder": (
        ("random", "sensible", "--json", "/"),
        "“/” cannot be written: Is a directory",
        "« / » ne peut pas être écrit",
        "„/“ lässt sich nicht schreiben",
    ),
    "number": (
        ("random", "sensible", "--games", "many"),
        "Invalid value “many” for --games.",
        "Valeur incorrecte « many » pour --games.",
        "Ungültiger Wert „many“ für --games.",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_command_line_that_does_not_fit_is_answered_with_one_sentence(case: str, call: Call) -> None:
    options, english, french, german = BAD[case]
    assert_one_sentence(call("arena", *options), english)
    assert_one_sentence(call("arena", *options, "--language", "fr"), french)
    assert_one_sentence(call("arena", *options, "--language", "de"), german)


def test_what_is_missing_is_said_before_anything_is_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setitem(sys.modules, "ray", None)
    pair = ("arena", "random", "sensible")
    plot = call(*pair, "--plot", tmp_path / "x.png")
    assert_one_sentence(plot, 'Pictures need matplotlib: pip install "beaumonde[arena]"')
    assert_one_sentence(call(*pair, "--ray"), 'Clusters need Ray: pip install "beaumonde[cluster]"')
    assert "games" not in plot.out
    assert not (tmp_path / "x.png").exists()
