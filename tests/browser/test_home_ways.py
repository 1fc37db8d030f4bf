"""The ways between pages: the name goes along, the reader arrives at the heading, and nobody is left at a dead end."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import to_act
from browser.visitor import Visitor

PLAY = re.compile("Play now")
FOCUSED = "document.activeElement"


def type_name(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label("Your name").fill(name)


def arrives(visitor: Visitor, heading: str | re.Pattern[str]) -> None:
    """The reader stands at the heading of the page, without a ring around it: there is nothing to press."""
    expect(visitor.page.get_by_role("heading", level=1).filter(has_text=heading)).to_be_focused()
    assert visitor.page.evaluate(f"getComputedStyle({FOCUSED}).outlineStyle") == "none"


def test_the_name_typed_at_home_sits_down_at_a_new_table(visit: Visit) -> None:
    visitor = visit()
    type_name(visitor, "Ottoline")
    visitor.link("Create table").click()
    expect(visitor.page.get_by_label("Your name")).to_have_value("Ottoline")
    visitor.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.button("Create table").click()
    expect(visitor.page.get_by_role("listitem").filter(has_text="Ottoline")).to_be_visible()


def test_the_name_typed_at_home_sits_down_at_a_friends_table(visit: Visit) -> None:
    host, guest = visit("/new"), visit()
    host.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    host.button("Create table").click()
    code = host.page.get_by_label("Link to this table").input_value()[-9:]
    type_name(guest, "Bertram")
    guest.page.get_by_label("Code").fill(code.lower().replace("-", " "))
    guest.button("Join").click()
    expect(guest.page.get_by_label("Your name")).to_have_value("Bertram")
    guest.button("Sit down").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Bertram")).to_be_visible()


def test_the_name_typed_at_home_learns_the_game(visit: Visit) -> None:
    visitor = visit()
    type_name(visitor, "Celestine")
    visitor.link("Learn by playing").first.click()
    visitor.button("Begin the first game").click()
    assert visitor.table
    visitor.go("/")
    expect(visitor.page.get_by_label("Your name")).to_have_value("Celestine")


def test_a_name_that_nobody_can_see_is_refused_where_it_was_typed(visit: Visit) -> None:
    visitor = visit()
    type_name(visitor, "\u3164")
    visitor.button(PLAY).click()
    expect(visitor.page.get_by_role("alert").first).to_contain_text("name")
    type_name(visitor, "Ada")
    visitor.button(PLAY).click()
    assert visitor.table


def test_the_reader_arrives_at_the_heading_of_the_next_page_and_of_the_one_before(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.link("Create table").click()
    arrives(visitor, "A new table")
    expect(page).to_have_title(re.compile("A new table"))
    visitor.link("Home").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("Beau Monde")
    visitor.link("Rules").last.click()
    arrives(visitor, "The Rich and the Good")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("Beau Monde")
    page.go_back()
    arrives(visitor, "A new table")


def test_who_is_led_on_before_touching_anything_arrives_without_a_ring_too(visit: Visit) -> None:
    visitor = visit("/new")
    visitor.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.button("Create table").click()
    link = visitor.page.get_by_label("Link to this table").input_value()
    visitor.go(link.split(visitor.address)[1])
    visitor.page.wait_for_url("**/table/*")
    arrives(visitor, "High Society")


def test_a_page_that_is_opened_directly_begins_at_its_top(visit: Visit) -> None:
    visitor = visit("/new")
    expect(visitor.page.get_by_role("heading", name="The game")).to_be_visible()
    assert visitor.page.evaluate(f"{FOCUSED} === document.body")


def test_the_keys_of_a_table_work_at_once_after_arriving_there(visit: Visit) -> None:
    visitor = visit()
    visitor.button(PLAY).click()
    assert to_act(visitor)
    arrives(visitor, "High Society")
    note = visitor.page.locator(".hand [role=checkbox]").first
    key = visitor.page.locator(".hand kbd").first.inner_text().lower()
    visitor.page.keyboard.press(key)
    expect(note).to_be_checked()
    visitor.page.keyboard.press("Escape")
    expect(note).not_to_be_checked()


def test_the_way_to_the_table_skips_its_head(visit: Visit) -> None:
    visitor = visit()
    visitor.button(PLAY).click()
    assert to_act(visitor)
    visitor.page.locator("a.skip").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate(f"document.querySelector('#table').contains({FOCUSED})")


def test_a_saved_game_is_opened_from_home(visit: Visit) -> None:
    visitor = visit()
    visitor.link("Open a saved game").click()
    expect(visitor.page.locator("input[type=file]")).to_be_attached()


NOWHERE = {
    "/table/nothing": ("There is no such table", "Ask for the link again"),
    "/table": ("Nobody lives here", "nothing at this address"),
    "/join/QQQQ-QQQQ": ("No table has this code", "QQQQ-QQQQ"),
    "/no/such/page": ("Nobody lives here", "nothing at this address"),
    "/rules/chess": ("Nobody lives here", "nothing at this address"),
    "/learn/chess": ("Nobody lives here", "nothing at this address"),
}


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is_the_page_says_why_and_leads_on(visit: Visit, path: str) -> None:
    heading, why = NOWHERE[path]
    visitor = visit(path)
    page = visitor.page
    expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    visitor.sees(re.compile(why))
    expect(page).to_have_title(re.compile(heading))
    page.get_by_label("Code").fill("wwww wwww")
    visitor.button("Join").click()
    page.wait_for_url("**/join/WWWW-WWWW")
    visitor.link("Back to the salon").click()
    expect(visitor.button(PLAY)).to_be_visible()
