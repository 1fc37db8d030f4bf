"""What makes a table pleasant: orders, the coach, notices of one's turn, one's tables, records from elsewhere."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - Playwright's own

import beaumonde as bm
from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from server.service import Keeper


def test_a_private_maximum_bids_for_you_and_nobody_else_hears_of_it(visit: Visit) -> None:
    visitor = visit()
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    page = visitor.page
    page.get_by_text("In advance").click()
    page.get_by_role("slider").fill("9")
    visitor.button(re.compile("up to 9,000")).click()
    keeper = Keeper(visitor.service, {"id": visitor.table})
    page.wait_for_function(f"() => document.querySelectorAll('{LINES}').length > 0")
    to_act(visitor)
    bids = [sum(action.cards) for seat, action in keeper.read_on().moves if seat == 0 and hasattr(action, "cards")]
    assert sum(bids) <= 9
    assert play_out(visitor, Random(7)) > 0


@pytest.mark.parametrize("game", ["high-society", "rich-and-good"])
def test_the_first_game_teaches_while_it_is_played(visit: Visit, game: str) -> None:
    visitor = visit(f"/learn/{game}")
    visitor.button("Begin the first game").click()
    said: list[str] = []
    while to_act(visitor):
        while advice := visitor.page.get_by_role("region", name="A word of advice").all_inner_texts():
            with suppress(TimeoutError):  # the house may make a forced move, and the advice goes with the moment
                visitor.button("I see").click(timeout=2000)
                said += advice
        play_out(visitor, Random(len(said)), most=1)
    assert len(said) > 4
    assert len(said) == len(set(said))


def test_your_tables_are_waiting_with_a_mark_where_it_is_your_turn(visit: Visit) -> None:
    visitor = visit()
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    assert visitor.page.title().startswith("●")
    expect(visitor.page.locator("#icon")).to_have_attribute("href", "/icon-turn.svg")
    table = visitor.table
    visitor.go("/")
    mine = visitor.page.locator(f"a[href='/table/{table}']").first
    expect(mine).to_be_visible()
    visitor.sees("Your turn")
    mine.click()
    assert to_act(visitor)


def test_a_record_from_the_terminal_can_be_replayed(visit: Visit, tmp_path: Path) -> None:
    journal = bm.Journal(bm.high_society("1995", seats=3), seed=7)
    while journal.state.to_act:
        seat = journal.state.to_act[0]
        journal.play(seat, journal.state.legal(seat)[0])
    file = tmp_path / "game.json"
    file.write_text(journal.record().dumps())
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("slider")).to_have_attribute("max", str(len(journal.moves)))
    visitor.go("/replay")
    file.write_text("{}")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("alert").first).not_to_be_empty()


def test_the_app_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    manifest = visitor.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert visitor.page.evaluate("source => fetch(source).then(answer => answer.ok)", icon["src"])
    assert visitor.page.evaluate("fetch('/sw.js').then(answer => answer.ok)")
