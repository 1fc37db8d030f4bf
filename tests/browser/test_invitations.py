"""Invitations in the browser: the code is easy to pass on, the host can replace it, and it ends with the lobby."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.test_accessible import check
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Player, Service

LOOKS = [(size, theme) for size in (NARROW, WIDE) for theme in ("light", "dark")]
SHOWN = re.compile("^[A-Z]{4}-[A-Z]{4}$")
TWO: dict[str, Any] = {"seats": 2, "first": 0}


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player = Player(service, "Anna")
    yield player
    player.close()


def be(visitor: Visitor, player: Player) -> Visitor:
    """The visitor's browser is the player's."""
    visitor.context.add_cookies([{"name": "beaumonde", "value": player.token, "url": f"http://{visitor.address}"}])
    return visitor


def code_shown(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Invite").get_by_text(SHOWN)


def test_a_new_code_is_shown_copied_and_works_instead_of_the_old_one(visit: Visit, anna: Player) -> None:
    table = anna.lay("rich-and-good", **TWO)
    host = be(visit(), anna)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.go(f"/table/{table['id']}")
    expect(code_shown(host)).to_have_text(table["code"])
    expect(host.button("New code")).to_have_attribute("title", "The old code and its link stop working.")
    host.button("New code").click()
    host.sees("The old code no longer works.")
    expect(code_shown(host)).not_to_have_text(table["code"])
    code = code_shown(host).inner_text()
    host.button("Copy the link").click()
    host.sees("Copied.")
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/join/{code}")
    visit(f"/join/{table['code']}").sees("No table has this code")
    guest = visit(f"/join/{code}")
    guest.button("Sit down").click()
    assert guest.table == table["id"]
    expect(guest.button("New code")).to_have_count(0)


def test_a_whole_link_may_be_pasted_where_a_code_is_typed(visit: Visit, anna: Player) -> None:
    table = anna.lay("rich-and-good", **TWO)
    guest = visit("/join")
    guest.page.get_by_label("Code").fill(f" http://{guest.address}/join/{table['code'].lower()}/ ")
    guest.button("Join").click()
    expect(guest.button("Sit down")).to_be_visible()


def test_an_old_link_leads_those_who_sit_there_to_their_table_and_tells_others_why_not(
    visit: Visit, service: Service, anna: Player
) -> None:
    basil = Player(service, "Basil")
    table = anna.lay("rich-and-good", **TWO)
    basil.join(table)
    anna.start(table)
    for player in (anna, basil):
        assert be(visit(), player).go(f"/join/{table['code']}").table == table["id"]
    stranger = visit(f"/join/{table['code']}")
    expect(stranger.page.get_by_role("heading", level=1, name="This code no longer works")).to_be_visible()
    stranger.sees(re.compile("The game has begun.* To watch, ask"))
    stranger.go(f"/table/{table['id']}")
    expect(stranger.page.get_by_text("Watching").first).to_be_visible()
    basil.close()


def test_who_looks_at_an_invitation_while_the_game_begins_can_watch(
    visit: Visit, service: Service, anna: Player
) -> None:
    basil = Player(service, "Basil")
    table = anna.lay("rich-and-good", **TWO)
    late = visit(f"/join/{table['code']}")
    expect(late.button("Sit down")).to_be_visible()
    basil.join(table)
    anna.start(table)
    late.sees("The game has begun. You are welcome to watch.")
    late.link("Watch").click()
    assert late.table == table["id"]
    basil.close()


def test_who_watches_an_open_table_needs_its_code_to_sit_down(visit: Visit, anna: Player) -> None:
    table = anna.lay("rich-and-good", **TWO)
    watcher = visit(f"/table/{table['id']}")
    expect(watcher.link("Take a seat")).to_be_visible()
    expect(watcher.page.get_by_role("region", name="Invite")).to_have_count(0)
    assert not any(table["code"] in text for text in watcher.heard)
    watcher.link("Take a seat").click()
    watcher.page.get_by_label("Code").fill(table["code"])
    watcher.button("Join").click()
    watcher.button("Sit down").click()
    expect(code_shown(watcher)).to_have_count(0)  # nobody else is needed


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_lobby_and_old_codes_can_be_read_and_hit_by_everybody(
    visit: Visit, service: Service, anna: Player, size: tuple[int, int], theme: str
) -> None:
    basil = Player(service, "Basil")
    table = anna.lay("rich-and-good", **TWO)
    visitor = be(visit(size=size, theme=theme, language="de-DE"), anna).go(f"/table/{table['id']}")
    visitor.button("Neuer Code").click()
    visitor.sees("Der alte Code gilt nicht mehr.")
    check(visitor, "lobby")
    renewed = anna.http.get(f"/tables/{table['id']}").json()
    basil.join(renewed)
    anna.start(table)
    stranger = visit(f"/join/{renewed['code']}", size=size, theme=theme, language="de-DE")
    stranger.sees("Dieser Code gilt nicht mehr")
    check(stranger, "a code that has ended")
    basil.close()
