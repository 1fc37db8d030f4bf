"""Records are opened from a file, by dropping or by pasting, as JSON or as text; one sentence refuses what is none."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import beaumonde as bm
from browser.conftest import Visit
from browser.replays import played_out, recorded, watch
from browser.visitor import Visitor

UNFINISHED = "game: rich-and-good\nseats: 2\nseed: 1\n"
ILLEGAL = "game: rich-and-good\nseats: 2\nseed: 1\n\na-T\n"


def game() -> bm.Record:
    return recorded(bm.rich_and_good(2))


def opened(visitor: Visitor, record: bm.Record) -> None:
    expect(visitor.page.get_by_role("slider")).to_have_attribute("max", str(len(record.moves)))


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_file_may_be_text_or_json(visit: Visit, tmp_path: Path, name: str) -> None:
    record, file = game(), tmp_path / name
    file.write_text(bm.write_text(record) if name.endswith("txt") else record.dumps())
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    opened(visitor, record)


@pytest.mark.parametrize("kind", ["a file", "text"])
def test_a_record_may_be_dropped(visit: Visit, kind: str) -> None:
    record = game()
    visitor = visit("/replay")
    visitor.page.get_by_role("heading", level=1).wait_for()
    add = "new File([text], 'game.txt')" if kind == "a file" else "text, 'text/plain'"
    carried = visitor.page.evaluate_handle(
        f"text => {{ const carried = new DataTransfer(); carried.items.add({add}); return carried }}",
        bm.write_text(record),
    )
    visitor.page.dispatch_event("main", "drop", {"dataTransfer": carried})
    opened(visitor, record)


def test_a_record_may_be_pasted_and_another_opened_after_it(visit: Visit) -> None:
    first, second = game(), recorded(bm.high_society("2025", 3))
    visitor = visit("/replay")
    watch(visitor, first)
    visitor.button("Open another record").click()
    watch(visitor, second)
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("High Society")


def test_a_fair_game_from_a_text_can_be_verified(visit: Visit) -> None:
    visitor = visit("/replay")
    watch(visitor, played_out(bm.Journal(bm.high_society("2018", 3), source=bm.Fair.new(["for luck"]))))
    visitor.page.keyboard.press("End")
    visitor.button("The reckoning").click()
    visitor.page.get_by_text("Verify the shuffle").click()
    visitor.sees("The secret matches the commitment.")
    visitor.sees("The starting player matches the shuffle.")
    expect(visitor.page.get_by_role("dialog").get_by_text("✗")).to_have_count(0)


BAD = {
    "notes.txt": ("Dear diary", "“notes.txt” is not the record of a game."),
    "empty.json": ("", "“empty.json” is not the record of a game."),
    "other.json": ('{"name": "x"}', "“other.json” is not the record of a game."),
    "large.txt": ("x" * 300_000, "“large.txt” is not the record of a game."),
    "unfinished.txt": (UNFINISHED, "The game in “unfinished.txt” is not over."),
    "illegal.txt": (ILLEGAL, "The record “illegal.txt” cannot be replayed. Line 5, “a-T”: "),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_one_sentence(visit: Visit, tmp_path: Path, name: str) -> None:
    text, sentence = BAD[name]
    (tmp_path / name).write_text(text)
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(tmp_path / name)
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert).to_have_count(1)
    visitor.page.get_by_role("textbox").fill(bm.write_text(game()))
    visitor.button("Open the pasted record").click()
    visitor.page.get_by_role("slider").wait_for()


def test_bytes_that_are_no_text_are_no_record(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(bytes(range(256)) * 20)
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("alert")).to_contain_text("“picture.json” is not the record of a game.")


@pytest.mark.parametrize(
    ("language", "button", "none", "line"),
    [
        ("en-GB", "Open the pasted record", "This text is not the record of a game.", "Line 5"),
        ("fr-FR", "Ouvrir le texte collé", "Ce texte n’est pas l’enregistrement d’une partie.", "Ligne 5"),
        ("de-DE", "Eingefügtes Protokoll öffnen", "Dieser Text ist nicht das Protokoll einer Partie.", "Zeile 5"),
    ],
)
def test_bad_texts_are_refused_in_the_readers_language(
    visit: Visit, language: str, button: str, none: str, line: str
) -> None:
    visitor = visit("/replay", language=language)
    alert = visitor.page.get_by_role("alert")
    expect(visitor.button(button)).to_be_disabled()
    for text, told in (("tralala", none), (ILLEGAL, line)):
        visitor.page.get_by_role("textbox").fill(text)
        visitor.button(button).click()
        expect(alert).to_contain_text(told)
