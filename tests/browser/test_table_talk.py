"""Chat that is not missed, and that those who watch can join."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import to_act
from browser.seating import sit
from browser.visitor import NARROW, Visitor


def talk(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Say something").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.locator("[role=log]")).to_contain_text(text)


def test_who_watches_without_a_name_takes_one_and_talks(visit: Visit) -> None:
    host = visit()
    table = sit(host, "high-society", ["", "random", "random"])
    assert to_act(host)
    watcher = visit(f"/table/{table}")
    watcher.button(re.compile("^Chat")).click()
    expect(watcher.button("Send")).to_have_count(0)
    watcher.page.get_by_label("Your name").fill("Walter")
    watcher.button("Join in").click()
    talk(watcher, "Good evening")
    expect(host.page.locator("[role=log]")).to_contain_text(re.compile(r"Walter\s+Good evening"))
    host.button(re.compile("^Chat")).click()
    talk(host, "Sit down, Walter")
    expect(watcher.page.locator("[role=log]")).to_contain_text("Sit down, Walter")


def test_what_is_said_while_the_log_is_folded_is_counted_until_it_is_read(visit: Visit) -> None:
    host = visit(size=NARROW)
    table = sit(host, "high-society", ["", "random", "random"])
    assert to_act(host)
    watcher = visit(f"/table/{table}")
    watcher.button(re.compile("^Chat")).click()
    watcher.button("Join in").click()
    talk(watcher, "One")
    talk(watcher, "Two")
    log = host.page.get_by_role("navigation").get_by_role("button", name=re.compile("^Log"))
    expect(log).to_have_accessible_name(re.compile("2 new lines"))
    expect(log).to_have_text(re.compile(r"Log\s*2"))
    log.click()
    expect(host.page.locator("[role=log]")).to_be_visible()
    expect(log).to_have_accessible_name("Log")
    host.page.reload()
    expect(host.page.locator("[role=log]")).to_contain_text("Two")
    expect(log).to_have_accessible_name("Log")
    talk(watcher, "Three")
    expect(log).to_have_accessible_name(re.compile("1 new line"))
