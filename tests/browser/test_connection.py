"""A connection that died without a word is noticed, what was chosen is kept, and everything catches up by itself."""

import re
from random import Random

from playwright.sync_api import expect

from browser.cable import Cable
from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from browser.visitor import Visitor
from server.service import Keeper

NOTE = ".hand [role=checkbox]:not([aria-disabled=true])"
BID = "[aria-describedby=hs-will]"
SOON = 10_000
"""Five seconds on a quiet machine."""


def begun(visit: Visit, cable: Cable) -> Visitor:
    visitor = visit(address=cable.address)
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    return visitor


def own_moves(visitor: Visitor) -> int:
    return [seat for seat, _ in Keeper(visitor.service, {"id": visitor.table}).read_on().moves].count(0)


def test_a_connection_that_nobody_closed_is_found_dead(visit: Visit, cable: Cable) -> None:
    visitor = begun(visit, cable)
    page, before = visitor.page, own_moves(visitor)
    page.evaluate("window.here = true")
    cable.freeze()
    page.locator(NOTE).last.click()
    page.locator(BID).click()
    expect(page.get_by_text("Connection lost. What you played is sent")).to_be_visible(timeout=SOON)
    assert own_moves(visitor) == before
    expect(page.locator(".hand [aria-checked=true]")).to_have_count(1)
    lines = page.locator(LINES).count()
    cable.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(LINES).nth(lines)).to_be_attached()
    assert to_act(visitor)
    assert own_moves(visitor) == before + 1
    assert page.evaluate("window.here") is True
    assert play_out(visitor, Random(3), most=2) > 0


def test_a_browser_that_says_it_is_offline_is_believed_at_once(visit: Visit, cable: Cable) -> None:
    visitor = begun(visit, cable)
    page = visitor.page
    page.locator(NOTE).first.click()
    chosen = page.locator(".hand [aria-checked=true]").first.get_attribute("aria-label")
    cable.freeze()
    visitor.context.set_offline(True)
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    visitor.context.set_offline(False)
    cable.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".hand [aria-checked=true]").first).to_have_attribute("aria-label", chosen or "")
    page.locator(NOTE).last.click()
    lines = page.locator(LINES).count()
    page.locator(BID).click()
    expect(page.locator(LINES).nth(lines)).to_be_attached()


def test_a_page_that_slept_asks_whether_anybody_is_there(visit: Visit, cable: Cable) -> None:
    visitor = begun(visit, cable)
    page = visitor.page
    with page.expect_websocket(lambda socket: "/live" in socket.url, timeout=SOON):
        cable.freeze()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_text("Connection lost").first).to_be_visible(timeout=SOON)
    cable.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
