"""Leaving a table with a browser: a bot plays on, and hands over to whoever comes back; the host's duties pass on."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.hands import LINES
from browser.seating import finish
from browser.secrecy import check_secrecy
from browser.test_together import invited, play_together, sit_down
from browser.visitor import NARROW, WIDE, Visitor


def seated(visit: Visit, size: tuple[int, int] = WIDE) -> tuple[Visitor, Visitor]:
    """Ann and Ben at a table that has begun."""
    host = visit("/new")
    guest = visit(invited(host), size=size)
    sit_down(guest, "Ben")
    host.button("Start the game").click()
    for visitor in (host, guest):
        expect(visitor.page.locator(LINES).first).to_be_attached()
    return host, guest


def ask_to_leave(visitor: Visitor) -> Locator:
    """The dialog with the two ways to leave, by the button below the log."""
    page = visitor.page
    if not page.locator("#rail.open").count():
        page.get_by_role("button", name=re.compile("^Log")).click()
    page.locator("#rail").get_by_role("button", name="Leave the table…").click()
    return page.get_by_role("dialog", name="Leave this game?")


def leave(visitor: Visitor) -> None:
    dialog = ask_to_leave(visitor)
    expect(dialog.get_by_text("A bot plays until you come back.")).to_be_visible()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    visitor.page.wait_for_url(re.compile(r"/$"))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_bot_plays_on_until_one_comes_back(visit: Visit, size: tuple[int, int]) -> None:
    host, guest = seated(visit, size)
    table = host.table
    leave(guest)
    expect(host.page.locator("#table [data-level=sensible]")).to_have_count(3)
    guest.go(f"/table/{table}")
    expect(host.page.locator("#table [data-level=sensible]")).to_have_count(2)
    expect(guest.page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert guest.fits()
    play_together(host, guest)
    for visitor, seat in ((host, 0), (guest, 1)):
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
        check_secrecy(visitor, table, seat)


def test_who_left_with_the_page_open_can_play_on_by_one_click(visit: Visit) -> None:
    host, guest = seated(visit)
    elsewhere = guest.context.new_page()
    elsewhere.goto(f"http://{guest.address}/")
    row = elsewhere.get_by_role("listitem").filter(has_text="High Society").first
    row.get_by_role("button").first.click()
    row.get_by_role("button", name="Leave the table…").click()
    elsewhere.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    guest.sees("A bot plays for you.")
    guest.button("Play on yourself").click()
    expect(guest.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(host.page.locator("#table [data-level=sensible]")).to_have_count(2)


def test_a_guest_starts_the_game_when_the_host_has_left(visit: Visit) -> None:
    host = visit("/new")
    link = invited(host)
    guest, friend = visit(link), visit(link)
    sit_down(guest, "Ben")
    expect(guest.button("Start the game")).to_have_count(0)
    guest.sees("host")
    host.button("Leave the table").click()
    host.page.wait_for_url(re.compile(r"/$"))
    friend.go(link)
    sit_down(friend, "Cleo")
    expect(guest.button("Start the game")).to_have_attribute("aria-disabled", "false")
    guest.button("Start the game").click()
    expect(friend.page.locator(LINES).first).to_be_attached()


def test_a_guest_has_the_duties_of_the_host_who_left_the_game(visit: Visit) -> None:
    host, guest = seated(visit)
    leave(host)
    expect(guest.page.locator("#table [data-level=sensible]")).to_have_count(3)
    assert guest.page.evaluate("fetch('/api/tables').then(answer => answer.json()).then(([table]) => table.host)")
    finish(guest)
    expect(guest.page.locator("dialog[open]")).to_be_visible()
