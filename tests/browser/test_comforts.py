"""What makes a table pleasant: orders, notices of one's turn, and one's tables."""

import re
from random import Random

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from server.service import Keeper


def test_a_private_maximum_bids_for_you_and_nobody_else_hears_of_it(visit: Visit) -> None:
    visitor = visit()
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    page = visitor.page
    page.get_by_text("Auto-bid or auto-pass").click()
    page.get_by_role("slider").fill("9")
    visitor.button(re.compile("up to 9,000")).click()
    keeper = Keeper(visitor.service, {"id": visitor.table})
    page.wait_for_function(f"() => document.querySelectorAll('{LINES}').length > 0")
    to_act(visitor)
    bids = [sum(action.cards) for seat, action in keeper.read_on().moves if seat == 0 and hasattr(action, "cards")]
    assert sum(bids) <= 9
    assert play_out(visitor, Random(7), most=3) > 0


def test_your_tables_are_waiting_with_a_mark_where_it_is_your_turn(visit: Visit) -> None:
    visitor = visit()
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    assert visitor.page.title().startswith("●")
    expect(visitor.page.locator("#icon")).to_have_attribute("href", "/icon-turn.svg")
    table = visitor.table
    visitor.go("/")
    mine = visitor.page.locator(f"a[href='/table/{table}']").first
    expect(mine).to_be_visible()
    visitor.sees("Your turn")
    mine.click()
    assert to_act(visitor)


def test_the_app_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    manifest = visitor.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert visitor.page.evaluate("source => fetch(source).then(answer => answer.ok)", icon["src"])
    assert visitor.page.evaluate("fetch('/sw.js').then(answer => answer.ok)")
