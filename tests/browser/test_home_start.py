"""Starting a game from the home page and the page for a new table: bots, their level, and the price track."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Visit
from browser.hands import LINES, to_act
from browser.visitor import FETCHED, Visitor
from server.cold import patient_compiler
from server.service import Keeper, Service, sqlite_in

PLAY = re.compile("Play now")
CHOSEN = "Bots"
MOST_BYTES = 160_000
PREPARING = re.compile("until the stronger ones are ready|being made ready", re.IGNORECASE)


def levels_at(visitor: Visitor) -> list[str]:
    """The levels of the seats at the visitor's table."""
    answer = visitor.page.evaluate(f"fetch('/api/tables/{visitor.table}').then(answer => answer.json())")
    return [seat["level"] for seat in answer["seats"]]


def choose(visitor: Visitor, level: str) -> None:
    visitor.page.get_by_role("group", name=CHOSEN).get_by_text(level, exact=True).click()


@pytest.fixture
def newcomer(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, Path]]:
    """Somebody who chose nothing before, at a machine that compiles its bots until a file exists."""
    with patient_compiler(tmp_path, monkeypatch) as gate:
        service = Service(sqlite_in(tmp_path), prepare_bots=True)
        visitor = Visitor(browser, service, bots=None).go()
        yield visitor, gate
        visitor.leave()
        service.stop()


def test_on_a_new_machine_three_clicks_lead_to_the_first_bid_and_the_page_says_that_bots_are_made_ready(
    newcomer: tuple[Visitor, Path],
) -> None:
    visitor, gate = newcomer
    expect(visitor.page.get_by_role("radio", name="strong")).to_be_checked()
    expect(visitor.page.get_by_text(PREPARING)).to_be_visible()
    visitor.button(PLAY).click()
    assert to_act(visitor)
    assert levels_at(visitor) == ["", "strong", "strong", "strong"]
    expect(visitor.page.get_by_text(PREPARING)).to_be_visible()
    lines = visitor.page.locator(LINES).count()
    visitor.page.locator(".hand [role=checkbox]:not([aria-disabled=true])").last.click()
    visitor.page.locator("[aria-describedby=hs-will]").click()
    keeper = Keeper(visitor.service, {"id": visitor.table})
    expect(visitor.page.locator(LINES).nth(lines)).to_be_attached()
    assert 0 in [seat for seat, _ in keeper.read_on().moves]
    visitor.go("/")
    expect(visitor.page.get_by_text(PREPARING)).to_be_visible()
    gate.touch()
    expect(visitor.page.get_by_text(PREPARING)).to_have_count(0)


def test_at_the_table_the_line_about_the_bots_goes_away_by_itself(newcomer: tuple[Visitor, Path]) -> None:
    visitor, gate = newcomer
    visitor.button(PLAY).click()
    assert to_act(visitor)
    expect(visitor.page.get_by_text(PREPARING)).to_be_visible()
    gate.touch()
    expect(visitor.page.get_by_text(PREPARING)).to_have_count(0)


def test_the_level_of_the_bots_is_chosen_at_home_and_remembered(visit: Visit) -> None:
    visitor = visit()
    choose(visitor, "expert")
    visitor.page.reload()
    expect(visitor.page.get_by_role("radio", name="expert")).to_be_checked()
    visitor.link("Create table").click()
    expect(visitor.page.get_by_role("combobox", name="Seat 2")).to_have_value("expert")
    visitor.link("Home").click()
    choose(visitor, "sensible")
    visitor.button(PLAY).click()
    assert levels_at(visitor) == ["", "sensible", "sensible", "sensible"]


def test_play_now_plays_the_usual_edition(visit: Visit) -> None:
    visitor = visit()
    visitor.button(PLAY).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("2025 edition")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_the_way_to_a_running_game_is_light(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.page.locator("button.now").click()
    visitor.page.locator(LINES).first.wait_for(state="attached")
    assert 50_000 < visitor.page.evaluate(FETCHED) < MOST_BYTES


def test_a_price_track_of_ones_own_is_previewed_played_and_told(visit: Visit) -> None:
    visitor = visit("/new?game=rich-and-good")
    page = visitor.page
    track = page.get_by_role("group", name="The price track")
    expect(track.get_by_role("radio", name=re.compile("Ours"))).to_be_checked()
    expect(track.get_by_text("30 prices")).to_be_visible()
    expect(track.get_by_role("link")).to_have_attribute("href", "/rules/rich-and-good")
    track.get_by_role("radio", name=re.compile("Your own")).check()
    prices = page.get_by_label("Your prices")
    prices.fill("0, 20; 60")
    expect(track.locator("ol li")).to_have_text(["0", "20", "60"])
    page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.button("Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("A price track starts at 0, rises, contains 40")
    prices.fill("0 20 40 60 99")
    visitor.button("Create table").click()
    visitor.sees(re.compile("own price track"))
    assert Keeper(visitor.service, {"id": visitor.table}).journal.game.track == (0, 20, 40, 60, 99)  # type: ignore[attr-defined]


def test_high_society_has_no_price_track(visit: Visit) -> None:
    visitor = visit("/new")
    expect(visitor.page.get_by_role("heading", name="The edition")).to_be_visible()
    expect(visitor.page.get_by_role("group", name="The price track")).to_have_count(0)
