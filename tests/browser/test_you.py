"""The pages about oneself: from guest to account to deletion, and a private link on a second device in mid-game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_accessible import check
from browser.test_invitations import be
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Player, Service

LOOKS = [(NARROW, "dark"), (WIDE, "light")]
PAIR: dict[str, Any] = {"seats": 2, "first": 0}
PASSWORD = "four old oak trees"
HEADINGS = {"en-GB": "You", "de-DE": "Du", "fr-FR": "Vous"}
NOT_COMPLETE = {
    "en-GB": "This link could not be opened",
    "de-DE": "Der Link ließ sich nicht öffnen",
    "fr-FR": "Ce lien n’a pas pu être ouvert",
}
WRONG = {
    "en-GB": "The login name or the password is wrong.",
    "de-DE": "Der Anmeldename oder das Passwort ist falsch.",
    "fr-FR": "L’identifiant ou le mot de passe est incorrect.",
}


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player = Player(service, "Anna")
    yield player
    player.close()


@pytest.fixture
def ben(service: Service) -> Iterator[Player]:
    player = Player(service, "Ben")
    yield player
    player.close()


def at_home(visitor: Visitor, player: Player) -> Visitor:
    """The visitor's browser is the player's, and knows that it has been here before."""
    visitor.context.add_init_script("localStorage.beaumonde = JSON.stringify({ bots: 'sensible', met: true })")
    return be(visitor, player)


def private_link(visitor: Visitor) -> str:
    """The path of a new private link, made on the page."""
    visitor.go("/you").button("Make a private link").click()
    link = visitor.page.get_by_label("Private link", exact=True).input_value()
    expect(visitor.page.get_by_role("img", name="QR code of the private link")).to_be_visible()
    return link.removeprefix(f"http://{visitor.address}")


def fill_in(visitor: Visitor, name: str, password: str, button: str) -> None:
    form = visitor.page.locator("form").filter(has=visitor.button(button))
    form.get_by_label("Login name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_from_guest_to_account_to_deletion(
    visit: Visit, anna: Player, size: tuple[int, int], theme: str, tmp_path: Path
) -> None:
    name = f"anna-{size[0]}"
    table = anna.lay("rich-and-good", **PAIR)
    visitor = at_home(visit(size=size, theme=theme), anna).go("/")
    visitor.button("Settings").click()
    visitor.link("You and your devices").click()
    expect(visitor.page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    check(visitor, "a guest")
    visitor.page.get_by_text("Create an account").first.click()
    fill_in(visitor, name, "password", "Create an account")
    visitor.sees(re.compile("This password is easy to guess"))
    fill_in(visitor, name, PASSWORD, "Create an account")
    visitor.sees("Your account is ready.")
    visitor.sees(f"You log in as {name}.")
    check(visitor, "an account")

    other = visit("/you", size=size, theme=theme)
    fill_in(other, name, "not this one", "Log in")
    other.sees("The login name or the password is wrong.")
    fill_in(other, name, PASSWORD, "Log in")
    other.sees("Welcome back, Anna.")
    other.go(f"/table/{table['id']}")
    expect(other.button("Leave the table")).to_be_visible()

    visitor.go("/you")
    expect(visitor.page.get_by_text("last used")).to_have_count(1)
    visitor.button("Log out everywhere else").click()
    expect(visitor.page.get_by_text("last used")).to_have_count(0)
    expect(other.button("Leave the table")).to_have_count(0)

    with visitor.page.expect_download() as found:
        visitor.link("Download my data").click()
    file = tmp_path / "data.json"
    found.value.save_as(file)
    data = json.loads(file.read_text())
    assert (data["account"], [one["id"] for one in data["tables"]]) == (name, [table["id"]])

    visitor.button("Delete me…").click()
    visitor.sees(re.compile("This cannot be undone"))
    check(visitor, "the question")
    visitor.button("Cancel").click()
    expect(visitor.button("Delete me…")).to_be_focused()
    visitor.button("Delete me…").click()
    visitor.page.get_by_label("Password").last.fill(PASSWORD)
    visitor.page.keyboard.press("Enter")
    visitor.sees("Your name, your account and your messages are deleted.")
    visitor.go("/you").sees("Nobody has played in this browser yet.")
    assert anna.http.get("/guests/me").status_code == 401


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_a_link_opens_the_seat_on_a_second_device_in_mid_game(
    visit: Visit, anna: Player, ben: Player, size: tuple[int, int], theme: str
) -> None:
    table = anna.lay("rich-and-good", **PAIR)
    ben.join(table)
    anna.start(table)
    first = at_home(visit(), anna)
    link = private_link(first)
    first.go(f"/table/{table['id']}")
    expect(first.button(re.compile("Skip trading"))).to_be_visible()

    second = visit(size=size, theme=theme).go(link)
    expect(second.page.get_by_role("heading", name="Open Beau Monde here as Anna?")).to_be_visible()
    assert second.page.url.endswith("/device")
    check(second, "the question")
    second.button("Open as Anna").click()
    second.page.wait_for_url(re.compile("/$"))
    second.go(f"/table/{table['id']}")
    expect(second.button(re.compile("Skip trading"))).to_be_visible()
    second.button(re.compile("Skip trading")).click()
    expect(first.button(re.compile("Skip trading"))).to_have_count(0)
    assert anna.http.get(f"/tables/{table['id']}").json()["number"] >= 1

    late = visit().go(link)
    late.sees("This link could not be opened")


def test_a_preview_that_only_opens_the_page_does_not_use_the_link_up(visit: Visit, anna: Player) -> None:
    link = private_link(at_home(visit(), anna))
    for _ in range(2):
        expect(visit().go(link).button("Open as Anna")).to_be_visible()
    used = visit().go(link)
    used.button("Open as Anna").click()
    used.page.wait_for_url(re.compile("/$"))


def test_the_games_of_this_browser_come_along(visit: Visit, anna: Player, ben: Player) -> None:
    table = ben.lay("rich-and-good", **PAIR)
    link = private_link(at_home(visit(), anna))
    browser = at_home(visit(), ben)
    open_table = browser.context.new_page()
    open_table.goto(f"http://{browser.address}/table/{table['id']}")
    expect(open_table.get_by_role("button", name="Leave the table")).to_be_visible()
    browser.go(link).sees("This browser now plays as Ben. Afterwards it plays as Anna.")
    choice = browser.page.get_by_role("checkbox", name="Bring the game of Ben along")
    expect(choice).to_be_checked()
    choice.uncheck()
    browser.sees(re.compile("Then the games of Ben can no longer be reached from this browser"))
    choice.check()
    browser.button("Open as Anna").click()
    browser.page.wait_for_url(re.compile("/$"))
    expect(open_table.get_by_text("Anna").first).to_be_visible()
    expect(open_table.get_by_role("button", name="Leave the table")).to_be_visible()
    told = anna.http.get(f"/tables/{table['id']}").json()
    assert (told["seat"], told["host"], told["seats"][0]["name"]) == (0, True, "Anna")


def test_where_both_sit_at_one_table_the_page_says_so(visit: Visit, anna: Player, ben: Player) -> None:
    ben.join(anna.lay("rich-and-good", **PAIR))
    link = private_link(at_home(visit(), anna))
    browser = at_home(visit(), ben).go(link)
    browser.sees(re.compile("because both have a seat at the same table"))
    expect(browser.page.get_by_role("checkbox")).to_have_count(0)


def test_on_the_same_browser_the_link_changes_nothing(visit: Visit, anna: Player) -> None:
    visitor = at_home(visit(), anna)
    visitor.go(private_link(visitor)).sees(
        "This browser already plays as Anna. Open the link on another device; it still works."
    )


def test_whoever_logs_out_of_the_only_device_is_warned(visit: Visit, anna: Player) -> None:
    visitor = at_home(visit(), anna).go("/you")
    visitor.button("Log out here…").click()
    visitor.sees(re.compile("if you log out here, you cannot come back to your games"))
    visitor.button("Cancel").click()
    expect(visitor.button("Log out here…")).to_be_focused()
    visitor.button("Log out here…").click()
    visitor.button(
        "Log out here",
    ).click()
    visitor.page.wait_for_url(re.compile("/$"))
    assert visitor.context.cookies() == []


def test_a_deleted_player_is_called_a_former_guest(visit: Visit, anna: Player, ben: Player) -> None:
    table = anna.lay("rich-and-good", **PAIR)
    ben.join(table)
    anna.start(table)
    visitor = at_home(visit(f"/table/{table['id']}"), ben).go(f"/table/{table['id']}")
    expect(visitor.page.get_by_text("Anna").first).to_be_visible()
    anna.http.request("DELETE", "/guests/me", json={})
    expect(visitor.page.get_by_text("Former guest").first).to_be_visible()
    expect(visitor.page.get_by_text("Anna")).to_have_count(0)


def test_password_managers_know_the_fields(visit: Visit, anna: Player) -> None:
    visitor = at_home(visit(), anna).go("/you")
    visitor.page.get_by_text("Create an account").first.click()
    kinds = visitor.page.eval_on_selector_all("form input", "fields => fields.map(field => field.autocomplete)")
    assert kinds == ["username", "new-password", "username", "current-password"]
    assert visitor.page.eval_on_selector_all("form", "forms => forms.every(form => form.method === 'post')")


@pytest.mark.parametrize("language", HEADINGS)
def test_the_pages_speak_three_languages(visit: Visit, language: str) -> None:
    visitor = visit("/you", size=NARROW, language=language)
    expect(visitor.page.get_by_role("heading", name=HEADINGS[language], exact=True)).to_be_visible()
    visitor.page.locator("[autocomplete=username]").fill("nobody-at-all")
    visitor.page.locator("[autocomplete=current-password]").fill("not this one")
    visitor.page.keyboard.press("Enter")
    visitor.sees(WRONG[language])
    assert visitor.fits()
    visitor.go("/device").sees(NOT_COMPLETE[language])
    assert visitor.fits()
