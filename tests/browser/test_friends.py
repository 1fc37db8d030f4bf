"""A table for friends by one click, and the lobby in which they meet and talk."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_accessible import LOOKS, check
from browser.test_together import sit_down


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
@pytest.mark.parametrize(("game", "players"), [("high-society", 3), ("rich-and-good", 5)])
def test_one_click_leads_to_a_lobby_with_a_link_and_a_code_to_scan(
    visit: Visit, size: tuple[int, int], theme: str, game: str, players: int
) -> None:
    host = visit(f"/new?game={game}", size=size, theme=theme)
    expect(host.button(f"{players} players")).to_be_visible()
    check(host, "the way there")
    host.button(f"{players} players").click()
    host.page.wait_for_url(re.compile("/table/"))
    expect(host.page.get_by_label("Link to this table")).to_be_visible()
    expect(host.page.get_by_role("img", name="QR code of the invite link")).to_be_visible()
    check(host, "the lobby")
    told = host.page.request.get(f"http://{host.address}/api/tables/{host.table}").json()
    assert (told["clock"], told["options"]["memory_aid"], told["bot_accounts"]) == (None, False, False)
    assert [seat["level"] for seat in told["seats"]] == [""] * players
    assert sum(seat["name"] is None for seat in told["seats"]) == players - 1


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_friends_talk_in_the_lobby_and_see_who_is_there(visit: Visit, size: tuple[int, int], theme: str) -> None:
    host = visit("/new")
    host.button("4 players").click()
    link = host.page.get_by_label("Link to this table").input_value().split(host.address)[1]
    guest = visit(link, size=size, theme=theme)
    sit_down(guest, "Ben")
    field = guest.page.get_by_role("textbox", name="Say something")
    field.fill("Good evening")
    guest.button("Send").click()
    expect(host.page.get_by_role("log").get_by_text("Good evening")).to_be_visible()
    check(guest, "the lobby with words in it")
    guest.go("/")
    expect(host.page.get_by_role("listitem").filter(has_text="Ben").get_by_text("away")).to_be_visible()
    guest.go(link).sees("Good evening")
