"""Whoever reads French or German meets no English: on no page, and at no moment of a game of any kind."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import play_out
from browser.visitor import Visitor
from english import english_in

LANGUAGES = ("fr", "de")
PAGES = ("/", "/new", "/learn/high-society", "/learn/rich-and-good", "/replay", "/replay/no", "/no", "/join/XXXX-XXXX")
ADVANCED = ["gambling", "excursions", "yacht-club"]
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "High Society with all cards": ("high-society", {"edition": "2025", "seats": 3, "advanced": ADVANCED}),
    "three": ("rich-and-good", {"seats": 3, "memory_aid": True}),
    "two and the Merchant": ("rich-and-good", {"seats": 2}),
}

ATTRIBUTES = ("aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt")
LISTEN = """attributes => {
  const told = new Set()
  const hear = element => {
    if (element.textContent.length < 600) told.add(element.textContent)
    for (const name of attributes) if (element.hasAttribute(name)) told.add(element.getAttribute(name))
  }
  const hearAll = element => {
    hear(element)
    element.querySelectorAll('*').forEach(hear)
  }
  new MutationObserver(changes => {
    told.add(document.title)
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement
      if (!changed?.closest('body')) continue
      hear(changed)
      for (const node of addedNodes) if (node instanceof Element) hearAll(node)
    }
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  window.everythingTold = () => [...told, ...document.body.innerText.split('\\n')]
}"""
"""Keeps everything that is ever shown on a page, and what it tells those who cannot see."""


def come(visit: Visit, language: str) -> Visitor:
    visitor = visit("/icon.svg", language=language)
    visitor.page.add_init_script(f"({LISTEN})({list(ATTRIBUTES)})")
    return visitor


def open_page(visitor: Visitor, path: str) -> None:
    """And wait until everything that it asks the service for has come: some pages say what they are before that."""
    visitor.go(path)
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")


def told(visitor: Visitor) -> list[str]:
    return [str(text) for text in visitor.page.evaluate("everythingTold()")]


def check(texts: Iterable[str], language: str) -> None:
    texts = list(texts)
    assert any(texts)
    assert english_in(texts, language) == set()


def a_table(visitor: Visitor, language: str, game: str, options: dict[str, Any], level: str) -> dict[str, Any]:
    """A table of a guest who reads that language; in the other seats are bots of that level, or nobody yet."""
    ask = visitor.page.request
    api = f"http://{visitor.address}/api"
    assert ask.post(f"{api}/guests", data={"name": "Zoé", "language": language}).ok
    levels = ["", *[level] * (options["seats"] - 1)]
    answer = ask.post(f"{api}/tables", data={"game": game, "options": options, "levels": levels})
    table: dict[str, Any] = answer.json()
    if level:
        assert ask.post(f"{api}/tables/{table['id']}/start").ok
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_english_to_somebody_who_reads_another_language(visit: Visit, language: str) -> None:
    visitor = come(visit, language)
    for path in PAGES:
        open_page(visitor, path)
        check(told(visitor), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_the_keys_and_an_open_table_show_no_english(visit: Visit, language: str) -> None:
    visitor = come(visit, language)
    table = a_table(visitor, language, "high-society", {"edition": "2025", "seats": 4}, "")
    for path in (f"/table/{table['id']}", f"/join/{table['code']}"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        for key in (",", "?"):
            visitor.page.keyboard.press(key)
            expect(visitor.page.get_by_role("dialog")).to_be_visible()
            check(told(visitor), language)
            visitor.page.keyboard.press("Escape")
            expect(visitor.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_and_its_replay_show_no_english(visit: Visit, language: str, kind: str) -> None:
    game, options = KINDS[kind]
    visitor = come(visit, language)
    table = a_table(visitor, language, game, options, "random")
    visitor.go(f"/table/{table['id']}")
    assert play_out(visitor, Random(kind)) > 0
    for summary in visitor.page.get_by_role("dialog").locator("summary").all():
        summary.click()
    expect(visitor.page.get_by_text("✓").first).to_be_visible()
    check(told(visitor), language)
    visitor.go(f"/replay/{table['id']}")
    visitor.page.get_by_role("slider").press("End")
    visitor.page.wait_for_function("() => document.querySelectorAll('main li').length > 0")
    check(told(visitor), language)


def test_the_same_pages_in_english_would_be_found(visit: Visit) -> None:
    visitor = come(visit, "en")
    for path in PAGES:
        open_page(visitor, path)
        assert english_in(told(visitor), "fr")


def test_english_would_be_found() -> None:
    said = (
        "Odette takes back a money card of 8,000.",
        "The Rich and the Good",
        "Odette reprend une carte Monnaie de 8 000.",
    )
    assert {text for text, _ in english_in(said, "fr")} == {said[0]}
    assert {text for text, _ in english_in(said, "de")} == {said[0], said[1]}
    assert english_in(["Three, four or five play."], "fr")
