"""Small windows, large type, long names and long words: what one decides by stays in view and can be read."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import play_out, to_act
from browser.seating import on_screen, sit
from browser.visitor import NARROW, WIDE

SHORT = [(740, 360), (720, 450), (640, 360)]
"""A phone held sideways, and a laptop at 200 %."""
LAPTOP = (1024, 768)
CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
APART = """banks => {
  const boxes = banks.map(bank => {
    const range = document.createRange()
    range.selectNodeContents([...bank.children].find(part => part.offsetWidth > 1) ?? bank)
    return range.getBoundingClientRect()
  })
  return boxes.slice(1).map((box, place) => box.left - boxes[place].right)
}"""


@pytest.mark.parametrize("size", [*SHORT, (360, 640)], ids=str)
def test_card_bid_hand_and_buttons_are_in_view_at_once(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, "high-society", ["", "random", "random", "random"])
    assert to_act(visitor)
    page = visitor.page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    for selector in ("h2#hs-lot + *", ".leading", "[data-pass]", "[aria-describedby=hs-will]"):
        assert on_screen(page.locator(selector)), selector
    for note in page.locator(".hand [role=checkbox]").all():
        assert on_screen(note), note.get_attribute("aria-label")
    assert visitor.fits()


@pytest.mark.parametrize("size", SHORT, ids=str)
def test_prices_shares_and_a_holder_are_in_view_at_once(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, "rich-and-good", ["", "random", "random", "random"])
    assert to_act(visitor)
    page = visitor.page
    page.locator("main").evaluate("main => scrollTo(0, main.offsetTop)")
    for selector in (".price", ".shares [role=img]", ".shares [title]", "[data-side=left] li", "[data-confirm]"):
        for thing in page.locator(selector).all():
            assert on_screen(thing), selector
    assert visitor.fits()


@pytest.mark.parametrize("size", [*SHORT, (360, 640)], ids=str)
def test_every_market_card_can_be_brought_into_view(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, "rich-and-good", ["", "random", "random"])
    cards = visitor.page.locator("[data-side] [role=checkbox]")
    for _ in range(4):
        assert to_act(visitor)
        if cards.count():
            break
        play_out(visitor, Random(1), most=1)
    assert cards.count() > 8
    for card in cards.all():
        card.evaluate("card => card.scrollIntoView({ block: 'center' })")
        assert on_screen(card), card.get_attribute("aria-label")


@pytest.mark.parametrize(("game", "names"), [("high-society", "main h3"), ("rich-and-good", "main .name")])
@pytest.mark.parametrize("watching", [False, True])
def test_names_are_whole_beside_the_open_log(visit: Visit, game: str, names: str, watching: bool) -> None:
    visitor = visit(size=LAPTOP)
    table = sit(visitor, game, ["", *["random"] * 4])
    assert to_act(visitor)
    play_out(visitor, Random(4), most=2)
    assert to_act(visitor)
    reader = visit(f"/table/{table}", size=LAPTOP) if watching else visitor
    expect(reader.page.locator("#rail")).to_be_visible()
    expect(reader.page.get_by_text("Clementine").first).to_be_visible()
    reader.page.evaluate("document.fonts.ready.then(() => null)")
    assert reader.page.locator(names).evaluate_all(CUT) == []


def test_what_the_bank_has_is_told_apart_on_a_small_screen_in_french(visit: Visit) -> None:
    visitor = visit(size=NARROW, language="fr-FR")
    sit(visitor, "rich-and-good", ["", "random", "random"])
    assert to_act(visitor)
    banks = visitor.page.locator(".rails .bank")
    assert banks.all_inner_texts()
    assert min(banks.evaluate_all(APART)) > 5
    expect(banks.first).to_contain_text("Banque")


@pytest.mark.parametrize("game", ["high-society", "rich-and-good"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=str)
def test_every_bot_shows_its_level(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, game, ["", "random", "sensible"])
    assert to_act(visitor)
    for level in ("random", "sensible"):
        mark = visitor.page.locator(f"[data-level={level}]:visible")
        expect(mark).to_have_count(1)
        expect(mark).to_contain_text(f"Bot, {level}")
