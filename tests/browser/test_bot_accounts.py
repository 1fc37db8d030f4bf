"""Bot accounts in the browser: the host lets them join, and everybody sees that they are bots."""

from contextlib import closing

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Player

MAY_JOIN = {"en-GB": "Bot accounts may join", "fr": "Comptes de bot admis", "de": "Bot-Konten dürfen mitspielen"}
BOT_ACCOUNT = {"en-GB": "Bot account", "fr": "Compte de bot", "de": "Bot-Konto"}


def invite(visitor: Visitor, game: str, may_join: str) -> str:
    """A new table for two people, which bot accounts may join; its code."""
    page = visitor.go(f"/new?game={game}").page
    page.locator("#sitter-1").select_option("invited")
    page.get_by_role("checkbox", name=may_join).check()
    page.locator("main form footer button").click()
    return str(page.evaluate(f"fetch('/api/tables/{visitor.table}').then(a => a.json()).then(t => t.code)"))


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=str)
@pytest.mark.parametrize(
    ("game", "language"), [("high-society", "de"), ("rich-and-good", "fr"), ("high-society", "en-GB")]
)
def test_a_bot_account_sits_down_and_is_shown_as_a_bot(
    visit: Visit, size: tuple[int, int], game: str, language: str
) -> None:
    visitor = visit(size=size, language=language)
    page = visitor.page
    code = invite(visitor, game, MAY_JOIN[language])
    visitor.sees(MAY_JOIN[language])
    with closing(Player(visitor.service, "Robot", bot=True)) as robot:
        robot.join({"code": code})
    row = page.get_by_role("listitem").filter(has_text="Robot")
    expect(row).to_contain_text(BOT_ACCOUNT[language])
    assert visitor.fits()
    page.locator("main button.main, button.main").first.click()
    shown = page.locator("[data-lesson=seat-1]")
    expect(shown).to_contain_text("Robot")
    expect(shown.locator("[data-level=bot-account]").first).to_have_attribute("title", BOT_ACCOUNT[language])
    assert visitor.fits()


def test_only_tables_with_seats_for_others_ask_whether_bot_accounts_may_join(visit: Visit) -> None:
    page = visit("/new").page
    asked = page.get_by_role("checkbox", name="Bot accounts may join")
    expect(page.locator("#sitter-1")).to_be_visible()
    expect(asked).to_have_count(0)
    page.locator("#sitter-1").select_option("invited")
    expect(asked).not_to_be_checked()
    page.locator("#sitter-1").select_option("random")
    expect(asked).to_have_count(0)
