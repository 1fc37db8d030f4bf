"""The table explains itself to whoever touches it, and explaining plays nothing."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import beaumonde as bm
from beaumonde.games.high_society import Card, HighSocietyDeal
from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from browser.replays import played_out
from browser.seating import overlap, sit
from browser.visitor import NARROW, WIDE, Visitor

NOTE = ".hand [role=checkbox]:not([aria-disabled=true])"
EVERYTHING = {
    "high-society": [".stage", ".deck", ".own", "article"],
    "rich-and-good": [".seats > li", ".rails li", ".shares li", ".purse .cash", ".purse section", "[data-side]"],
}
SIZES = [NARROW, WIDE, (740, 360)]


def explanation(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("note")


def hold(visitor: Visitor, thing: Locator) -> None:
    """A thumb rests on it until it has been explained."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = visitor.context.new_cdp_session(visitor.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(explanation(visitor)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", EVERYTHING)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_things_explain_themselves_and_cover_neither_themselves_nor_the_buttons(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    sit(visitor, game, ["", "random", "sensible"])
    assert to_act(visitor)
    page = visitor.page
    if page.locator(".strip").count():
        page.locator(".strip button").first.click()
    lines = page.locator(LINES).count()
    for thing in EVERYTHING[game]:
        button = page.locator(thing).first.locator(".explain")
        button.click()
        expect(explanation(visitor)).to_be_visible()
        assert not overlap(explanation(visitor), button), thing
        assert not overlap(explanation(visitor), page.locator("[data-lesson=actions]")), thing
        page.keyboard.press("Escape")
        expect(explanation(visitor)).to_have_count(0)
    assert page.locator(LINES).count() == lines


def test_escape_closes_the_words_before_it_puts_notes_back(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, "high-society", ["", "random", "random"])
    assert to_act(visitor)
    page = visitor.page
    page.locator(NOTE).first.click()
    page.locator(".stage .explain").focus()
    page.keyboard.press("Enter")
    expect(explanation(visitor)).to_be_visible()
    page.keyboard.press("Escape")
    expect(explanation(visitor)).to_have_count(0)
    expect(page.locator(".hand [aria-checked=true]")).to_have_count(1)
    page.locator(".stage .explain").click()
    expect(explanation(visitor)).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(explanation(visitor)).to_have_count(0)


def test_a_tap_chooses_a_note_and_a_long_press_explains_it(visit: Visit) -> None:
    visitor = visit(size=NARROW, has_touch=True)
    sit(visitor, "high-society", ["", "random", "random"])
    assert to_act(visitor)
    page = visitor.page
    hold(visitor, page.locator(NOTE).nth(1))
    expect(explanation(visitor)).to_be_visible()
    expect(page.locator(".hand [aria-checked=true]")).to_have_count(0)
    page.locator(NOTE).first.tap()
    expect(explanation(visitor)).to_have_count(0)
    expect(page.locator(".hand [aria-checked=true]")).to_have_count(1)


def test_market_cards_explain_themselves_to_a_mouse_that_rests(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, "rich-and-good", ["", "random", "random"])
    cards = visitor.page.locator("[data-side=left] [role=checkbox]")
    for _ in range(4):
        assert to_act(visitor)
        if cards.count():
            break
        play_out(visitor, Random(1), most=1)
    cards.first.hover()
    expect(explanation(visitor)).to_contain_text("halved")
    assert not overlap(explanation(visitor), cards.first)
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-checked", "true")
    expect(explanation(visitor)).to_have_count(0)


def test_the_price_track_says_what_of_it_is_reconstructed(visit: Visit) -> None:
    visitor = visit(language="de-DE")
    sit(visitor, "rich-and-good", ["", "random", "random"])
    assert to_act(visitor)
    visitor.page.locator(".rails .explain").first.click()
    expect(explanation(visitor)).to_contain_text("bei 0 und bei 250")
    expect(explanation(visitor)).to_contain_text("rekonstruiert")


def test_of_a_price_track_of_ones_own_only_its_ends_are_told(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, "rich-and-good", ["", "random", "random"], track=[0, 20, 40, 60, 99])
    assert to_act(visitor)
    visitor.page.locator(".rails .explain").first.click()
    expect(explanation(visitor)).to_contain_text("it stops at 0 and at 99")
    expect(explanation(visitor)).not_to_contain_text("reconstruction")


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=str)
def test_the_deck_tells_what_is_still_to_come(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, "high-society", ["", "random", "random"], advanced=["gambling"])
    assert to_act(visitor)
    visitor.page.locator(".deck .explain").click()
    words = explanation(visitor)
    expect(words).to_contain_text("16 cards left")
    coming, seen = words.locator(".tokens").all()
    assert coming.locator(".token").count() == 16
    assert seen.locator(".token").count() == 1
    ends = coming.locator(".ends").count()
    expect(words).to_contain_text(f"{ends} of them game-end cards")


def test_of_a_deck_laid_by_hand_nothing_is_claimed(visit: Visit, tmp_path: Path) -> None:
    game = bm.high_society("2018", seats=3)
    deal = HighSocietyDeal(0, (Card.ONE, Card.TWO, Card.THREE))
    file = tmp_path / "game.json"
    file.write_text(played_out(bm.Journal(game, deal=deal)).dumps())
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.locator(".deck .explain").click()
    expect(explanation(visitor)).to_contain_text("2 cards left")
    expect(explanation(visitor)).not_to_contain_text("Still to come")
