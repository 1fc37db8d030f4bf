"""Resigning with a browser: one dialog explains the two ways to leave, and everything afterwards says who resigned."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seating import finish
from browser.test_accessible import LOOKS, check
from browser.test_leaving import ask_to_leave, seated
from browser.visitor import Visitor

LOST = "A bot plays to the end. For you the game counts as lost, and you cannot come back."
RESIGNED = "You resigned. A bot plays for you."


def resign(visitor: Visitor) -> None:
    dialog = ask_to_leave(visitor)
    dialog.get_by_role("radio", name="Resign").check()
    dialog.get_by_role("button", name="Resign").click()
    visitor.sees(RESIGNED)


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_the_dialog_explains_both_ways_and_begins_with_the_way_back(
    visit: Visit, size: tuple[int, int], theme: str
) -> None:
    host, _ = seated(visit)
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    host.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    dialog = ask_to_leave(host)
    expect(dialog.get_by_role("button", name="Stay")).to_be_focused()
    expect(dialog.get_by_role("radio", name="Leave for now")).to_be_checked()
    expect(dialog.get_by_text("A bot plays until you come back.")).to_be_visible()
    expect(dialog.get_by_text(LOST)).to_be_visible()
    check(host, "the dialog")
    host.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(host.page.locator("#rail").get_by_role("button", name="Leave the table…")).to_be_focused()


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_everything_says_who_resigned(visit: Visit, size: tuple[int, int], theme: str) -> None:
    host, guest = seated(visit, size)
    table = host.table
    resign(guest)
    expect(guest.button("Play on yourself")).to_have_count(0)
    expect(guest.page.locator("[data-confirm], [data-pass]")).to_have_count(0)
    expect(host.page.locator("#table").get_by_text("resigned", exact=True)).to_be_visible()
    guest.go(f"/table/{table}").sees(RESIGNED)
    expect(guest.page.get_by_role("button", name="Leave the table…")).to_have_count(0)
    check(guest, "a game that one resigned")

    finish(host)
    host.sees("Resigned: Ben.")
    expect(
        host.page.locator("dialog article").filter(has_text="Ben").get_by_text("resigned", exact=True)
    ).to_be_visible()
    guest.sees("Resigned: You.")
    check(guest, "the result")

    replay = visit(f"/replay/{table}", size=size, theme=theme)
    log = replay.page.get_by_role("complementary", name="Log")
    if not log.count():
        replay.button("Log").click()
    expect(log.get_by_text("Ben resigns. A bot plays to the end.")).to_have_count(1)
    expect(log.get_by_text("Bot, sensible").first).to_be_attached()
    check(replay, "its replay")

    guest.go("/").sees("You resigned")
    guest.link("Your history").click()
    guest.page.wait_for_url(re.compile("/history$"))
    expect(guest.page.get_by_role("listitem").filter(has_text="Resigned")).to_have_count(1)
