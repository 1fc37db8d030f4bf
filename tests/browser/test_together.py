"""Two people with two browsers, two bots and somebody watching, at one table."""

import re
from contextlib import suppress
from random import Random

from playwright.sync_api import TimeoutError, expect  # noqa: A004 - Playwright's own

from browser.conftest import Visit
from browser.hands import LINES, play_out
from browser.secrecy import check_secrecy
from browser.visitor import NARROW, Visitor


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

    for turn in range(1000):
        if host.page.locator("dialog[open]").count():
            break
        one_move(host, Random(turn))
        one_move(guest, Random(turn))
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


def one_move(visitor: Visitor, dice: Random) -> None:
    """One move of this visitor, if it is their turn; none if the house made a forced one first and it is another's."""
    if at_turn(visitor):
        with suppress(TimeoutError):
            play_out(visitor, dice, most=1)


def at_turn(visitor: Visitor) -> bool:
    """Whether it is this visitor's turn now or soon."""
    visitor.page.wait_for_timeout(30)
    return visitor.page.title().startswith("●")


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit("/join/QQQQQ")
    visitor.sees(re.compile("QQQQQ"))
    visitor.go("/table/nothing")
    expect(visitor.page.get_by_role("link", name="Home").first).to_be_visible()
    visitor.go("/no/such/page")
    visitor.link("Home").first.click()
    expect(visitor.button(re.compile("Play now"))).to_be_visible()
