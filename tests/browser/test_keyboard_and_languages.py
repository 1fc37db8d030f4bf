"""Whole games by keyboard alone, in French and in German; the page speaks the reader's language throughout."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import play_out
from browser.visitor import Visitor

LEFTOVERS = re.compile(r"\bweb-[a-z]|\bhs-[a-z]|\brg-[a-z]|\{ ?\$|undefined|NaN|\[object")
"""What a missing sentence or argument would look like."""


def press_to(visitor: Visitor, name: str | re.Pattern[str]) -> None:
    """Tab to that button and press it."""
    button = visitor.button(name).first
    button.wait_for()
    for _ in range(60):
        if button.evaluate("element => element === document.activeElement"):
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by Tab")


@pytest.mark.parametrize(
    ("language", "button", "your_turn"),
    [("de-DE", "Jetzt spielen", "Du bist"), ("fr-FR", "The Rich and the Good|Les Bons et les Riches", "")],
)
def test_a_whole_game_by_keyboard_alone(visit: Visit, language: str, button: str, your_turn: str) -> None:
    visitor = visit(language=language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language[:2])
    press_to(visitor, re.compile(button))
    assert visitor.table
    assert play_out(visitor, Random(language), keys=True) > 0
    assert not LEFTOVERS.search(visitor.page.locator("body").inner_text())


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_no_page_shows_anything_but_sentences(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for path in ("/", "/new", "/learn/high-society", "/learn/rich-and-good", "/rules/rich-and-good/2", "/replay", "/x"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()
        text = visitor.page.locator("body").inner_text()
        assert not LEFTOVERS.search(text), (path, LEFTOVERS.search(text))


def test_a_language_once_chosen_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.button("Deutsch").or_(visitor.page.get_by_role("radio", name="Deutsch")).first.click(force=True)
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.button(re.compile("Jetzt spielen")).click()
    expect(visitor.button("Verlauf").first).to_be_visible()


def test_single_letters_and_digits_can_be_turned_off(visit: Visit) -> None:
    visitor = visit()
    keyboard, dialog = visitor.page.keyboard, visitor.page.get_by_role("dialog")
    visitor.button("Settings").first.click()
    visitor.page.get_by_label("Single-key shortcuts (letters and digits)").uncheck()
    visitor.button("Done").click()
    visitor.page.reload()
    visitor.button(re.compile("Play now")).click()
    note = visitor.page.get_by_role("checkbox").first
    expect(note).to_be_visible()
    for key in (",", "?", "m", "1", "p"):
        keyboard.press(key)
    expect(dialog).to_be_hidden()
    expect(note).not_to_be_checked()
    expect(visitor.page.locator("kbd")).to_have_count(0)
    visitor.button("Settings").first.click()
    visitor.page.get_by_label("Single-key shortcuts (letters and digits)").check()
    visitor.button("Done").click()
    keyboard.press("?")
    expect(dialog).to_be_visible()
