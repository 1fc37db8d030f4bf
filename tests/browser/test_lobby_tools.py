"""The tools of the host in the lobby: bots come and go, somebody is asked to leave; links to join and to watch."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_accessible import check
from browser.test_invitations import be
from browser.visitor import NARROW, WIDE
from server.service import Player, Service

LOOKS = [(NARROW, "dark"), (WIDE, "light")]
THREE: dict[str, Any] = {"edition": "2018", "seats": 3, "first": 0}


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player = Player(service, "Anna")
    yield player
    player.close()


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_a_seat_becomes_a_bots_and_free_again(visit: Visit, anna: Player, size: tuple[int, int], theme: str) -> None:
    table = anna.lay("high-society", **THREE)
    host = be(visit(size=size, theme=theme), anna).go(f"/table/{table['id']}")
    host.button("Add a bot, Seat 2, free").click()
    expect(host.page.get_by_text("Bot, sensible")).to_have_count(1)
    expect(host.button(re.compile("^Remove bot"))).to_be_focused()
    host.button("Add a bot, Seat 3, free").click()
    expect(host.button("Start the game")).to_have_attribute("aria-disabled", "false")
    check(host, "lobby with bots")
    host.button(re.compile("^Remove bot")).first.click()
    expect(host.button("Add a bot, Seat 2, free")).to_be_focused()
    expect(host.button("Start the game")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_who_is_asked_to_leave_reads_why(visit: Visit, anna: Player, size: tuple[int, int], theme: str) -> None:
    table = anna.lay("high-society", **THREE)
    host = be(visit(size=size, theme=theme), anna).go(f"/table/{table['id']}")
    guest = visit(f"/join/{table['code']}", size=size, theme=theme)
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Sit down").click()
    expect(guest.button("Leave the table")).to_be_visible()
    expect(guest.button(re.compile("^(Add a bot|Ask to leave)"))).to_have_count(0)
    host.button("Ask to leave…, Ben").click()
    host.sees("Ask Ben to leave? Then the seat is free, and the table gets a new code.")
    check(host, "the question")
    host.button("No").click()
    expect(host.button("Ask to leave…, Ben")).to_be_focused()
    host.button("Ask to leave…, Ben").click()
    host.button("Ask to leave, Ben").click()
    guest.sees("The host has freed your seat; to sit down again, ask for the new code.")
    expect(guest.button("Leave the table")).to_have_count(0)
    check(guest, "the freed seat")
    expect(host.button("Add a bot, Seat 2, free")).to_be_focused()
    guest.go(f"/join/{table['code']}").sees("No table has this code")


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_the_links_to_join_and_to_watch(visit: Visit, anna: Player, size: tuple[int, int], theme: str) -> None:
    table = anna.lay("high-society", **THREE)
    host = be(visit(size=size, theme=theme), anna)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.go(f"/table/{table['id']}")
    picture = host.page.get_by_role("img", name="QR code of the invite link")
    expect(picture).to_have_count(0)
    host.button("QR code").click()
    expect(picture).to_be_visible()
    expect(picture.locator("rect")).to_have_css("fill", "rgb(255, 255, 255)")
    check(host, "lobby with a QR code")
    host.button("Copy this link").click()
    host.sees("Copied.")
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/table/{table['id']}")
    expect(host.page.get_by_role("textbox", name="Link to watch")).to_have_value(link)
    expect(visit(f"/table/{table['id']}").link("Take a seat")).to_be_visible()
    host.button("QR code").click()
    expect(picture).to_have_count(0)
