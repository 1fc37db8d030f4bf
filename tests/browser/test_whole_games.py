"""A whole game of each mode in a real browser, by real clicks, from laying the table to the proof of the shuffle."""

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import beaumonde as bm
from browser.conftest import Visit
from browser.hands import play_out
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Keeper

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
    page.get_by_role("group", name="How many sit down?").get_by_text(str(seats), exact=True).click()
    for seat in range(2, seats + 1):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(label="Bot, random")
    visitor.button("Play").click()


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_by_clicks(visit: Visit, mode: str) -> None:
    wish = dict(MODES[mode])
    visitor = visit("/new", size=wish.pop("size"))
    lay(visitor, **wish)
    table = visitor.table
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(wish.get("game", "High Society"))
    assert play_out(visitor, Random(mode)) > 5
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


def check_secrecy(visitor: Visitor, table: str) -> None:
    """Every byte this browser received is what its seat may know: its own views, and what the whole table saw."""
    keeper = Keeper(visitor.service, {"id": table})
    journal = keeper.read_on()
    played = 0
    for text in visitor.heard:
        message = json.loads(text)
        if not (isinstance(message, dict) and '"state":"over"' in text):
            assert keeper.fair.secret not in text
        kind = message.get("type") if isinstance(message, dict) else None
        if kind in ("welcome", "played") and message["number"] is not None:
            step = journal.steps[message["number"]]
            assert message["view"] == plain(step.state.view(0))
            assert message["hints"] == (plain(step.state.hints(0)) if step.state.to_act else None)
            for happened in message.get("missed", [message]):
                assert happened["events"] == plain(journal.steps[happened["number"]].events)
            played += 1
    assert played > 10


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
