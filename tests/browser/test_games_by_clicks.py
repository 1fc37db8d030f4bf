"""A whole game of each mode in a real browser, by real clicks, from laying the table to the proof of the shuffle."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import beaumonde as bm
from browser.conftest import Visit
from browser.hands import play_out
from browser.secrecy import check_secrecy
from browser.visitor import NARROW, WIDE, Visitor

MODES: dict[str, dict[str, Any]] = {
    "1995": {"edition": "1995 edition", "seats": 3, "size": WIDE},
    "2018": {"edition": "2018 edition", "seats": 4, "size": NARROW},
    "2019-fr": {"edition": "French edition of 2019", "seats": 5, "size": WIDE},
    "2025": {"edition": "2025 edition", "seats": 3, "size": NARROW, "advanced": True},
    "four": {"game": "The Rich and the Good", "seats": 4, "size": NARROW},
    "two": {"game": "The Rich and the Good", "seats": 2, "size": WIDE},
}


def lay(
    visitor: Visitor, *, game: str = "High Society", edition: str = "", seats: int = 4, advanced: bool = False
) -> None:
    """Lay a table with bots by clicking through the page for it."""
    page = visitor.page
    page.get_by_role("group", name="The game").get_by_text(game, exact=False).first.click()
    if edition:
        page.get_by_role("group", name="The edition").get_by_text(re.compile(edition)).first.click()
    if advanced:
        for card in page.get_by_role("group", name="Advanced cards").get_by_role("checkbox").all():
            card.check(force=True)
    page.get_by_role("group", name="How many players?").get_by_text(str(seats), exact=True).click()
    for seat in range(2, seats + 1):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(label="Bot, random")
    visitor.button(re.compile("^Play$")).click()


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_by_clicks(visit: Visit, mode: str) -> None:
    wish = dict(MODES[mode])
    visitor = visit("/new", size=wish.pop("size"))
    lay(visitor, **wish)
    table = visitor.table
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(wish.get("game", "High Society"))
    assert play_out(visitor, Random(mode)) > 0  # how long a game lasts is up to the deck
    assert visitor.fits()
    check_secrecy(visitor, table)
    check_end(visitor, table)


def check_end(visitor: Visitor, table: str) -> None:
    """Everything about the end: arithmetic, the record, the proof in this very browser."""
    page = visitor.page
    end = page.get_by_role("dialog")
    expect(end.get_by_role("article").first).to_be_visible()
    with page.expect_download() as download:
        end.get_by_role("link", name="Download the record").click()
    record = bm.loads(download.value.path().read_text())
    assert bm.replay(record)[-1].state.result is not None
    end.get_by_text("Verify the shuffle").click()
    expect(end.get_by_text(re.compile("✓")).first).to_be_visible()
    expect(end.get_by_text("✗")).to_have_count(0)
    end.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=\d+"))
    page.keyboard.press("ArrowLeft")
    link = page.url
    visitor.go(link.split(visitor.address)[1])
    expect(page.get_by_role("slider")).to_have_value(link.split("at=")[1].split("&")[0])
