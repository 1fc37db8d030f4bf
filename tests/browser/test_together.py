"""Two people with two browsers, two bots and somebody watching, at one table."""

import re
from random import Random
from time import monotonic

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import LINES, lines_if_turn, play_one
from browser.secrecy import check_secrecy
from browser.visitor import NARROW, Visitor
from server.service import PATIENCE


def invited(host: Visitor) -> str:
    """Lay a table with a seat for a friend; the link for them."""
    page = host.page
    page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    page.get_by_label("Your name").fill("Ann")
    host.button("Create table").click()
    return page.get_by_label("Link to this table").input_value().split(host.address)[1]


def sit_down(guest: Visitor, name: str) -> None:
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()


def test_friends_on_a_link_play_chat_and_play_again(visit: Visit) -> None:
    host = visit("/new")
    link = invited(host)
    expect(host.button("Start the game")).to_have_attribute("aria-disabled", "true")
    guest = visit(link, size=NARROW)
    sit_down(guest, "Ben")
    expect(host.page.get_by_text("Ben").first).to_be_visible()
    watcher = visit(f"/table/{host.table}")
    host.button("Start the game").click()
    for visitor in (host, guest, watcher):
        expect(visitor.page.locator(LINES).first).to_be_attached()
    expect(watcher.page.get_by_text("Watching").first).to_be_visible()

    host.page.get_by_role("button", name=re.compile("^Chat")).click()
    host.page.get_by_role("textbox", name=re.compile("Say something")).fill("Good evening")
    host.button("Send").click()
    expect(guest.page.locator("[role=log]").get_by_text("Good evening")).to_be_attached()
    expect(watcher.page.locator("[role=log]").get_by_text("Good evening")).to_be_attached()

    play_together(host, guest)
    for visitor in (host, guest, watcher):
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
    logs = [visitor.page.locator(LINES).count() for visitor in (host, guest, watcher)]
    assert len(set(logs)) == 1
    first = host.table
    for visitor, seat in ((host, 0), (guest, 1), (watcher, None)):
        check_secrecy(visitor, first, seat)

    host.button("Rematch").click()
    host.page.wait_for_url(lambda url: first not in url)
    guest.link("Join the rematch").click()
    guest.page.wait_for_url(f"**/table/{host.table}")
    host.button("Start the game").click()
    expect(guest.page.locator(LINES).first).to_be_attached()


def play_together(*visitors: Visitor) -> None:
    """Everybody plays by hand when it is their turn, until the game is over."""
    dice = Random(8)
    patience = monotonic() + PATIENCE
    while not visitors[0].page.locator("dialog[open]").count():
        assert monotonic() < patience, "nobody has a turn"
        for visitor in visitors:
            seen = lines_if_turn(visitor)
            if seen is not None:
                play_one(visitor, dice, seen)
                patience = monotonic() + PATIENCE
        visitors[0].page.wait_for_timeout(30)


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit("/join/QQQQ-QQQQ")
    visitor.sees(re.compile("QQQQ-QQQQ"))
    visitor.go("/table/nothing")
    expect(visitor.page.get_by_role("link", name="Home").first).to_be_visible()
    visitor.go("/no/such/page")
    visitor.link("Home").first.click()
    expect(visitor.button(re.compile("Play now"))).to_be_visible()
