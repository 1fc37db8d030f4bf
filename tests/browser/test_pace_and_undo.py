"""Bots at one's own pace, decisions taken back, and a clock that says whose time ran out."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.hands import LINES, to_act
from browser.visitor import NARROW, Visitor
from server.service import Keeper, Service, sqlite_in

SLOWLY = 3.0
HARDLY_EVER = 60.0
NOTE = ".hand [role=checkbox]:not([aria-disabled=true])"
LAY = """async wish => {
  const ask = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body) }).then(answer => answer.json())
  await ask('/guests', { name: 'Ann' })
  const { id } = await ask('/tables', wish)
  await ask(`/tables/${id}/start`)
  localStorage.setItem('beaumonde', JSON.stringify({ met: true }))
  return id
}"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Its bots take their time."""
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")), bot_pause=SLOWLY)
    yield running
    running.stop()


@pytest.fixture
def unhurried(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody whose bots take so long that there is time to press something before they play."""
    running = Service(sqlite_in(tmp_path), bot_pause=HARDLY_EVER)
    somebody = Visitor(browser, running).go("/")
    yield somebody
    somebody.leave()
    running.stop()


@pytest.fixture
def visitor(browser: Browser, service: Service) -> Iterator[Visitor]:
    somebody = Visitor(browser, service).go("/")
    yield somebody
    somebody.leave()


def sit(visitor: Visitor, game: str, levels: list[str], clock: int | None = None, **options: Any) -> None:
    """At a table of one's own that has begun."""
    wish = {"game": game, "options": {"seats": len(levels), **options}, "levels": levels, "clock": clock}
    visitor.go(f"/table/{visitor.page.evaluate(LAY, wish)}")


def told(visitor: Visitor) -> list[str]:
    return [line.strip() for line in visitor.page.locator(LINES).all_inner_texts()]


def pace_of(visitor: Visitor) -> str:
    """The pace of the bots at the visitor's table, as the service knows it."""
    ask = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.pace)"
    return str(visitor.page.evaluate(ask, visitor.table))


def test_a_bid_is_taken_back_and_the_notes_are_in_the_hand_again(unhurried: Visitor) -> None:
    visitor = unhurried
    sit(visitor, "high-society", ["", "sensible", "sensible"], edition="2025", first=0)
    assert to_act(visitor)
    page = visitor.page
    before = told(visitor)
    expect(visitor.button("Undo")).to_have_attribute("aria-disabled", "true")
    page.locator(NOTE).first.click()
    page.locator("[aria-describedby=hs-will]").click()
    expect(visitor.button("Undo")).to_have_attribute("aria-disabled", "false")
    visitor.button("Undo").click()
    expect(page.locator(LINES).last).to_have_text("You undo your last move.")
    assert told(visitor) == [*before, "You undo your last move."]
    expect(page.locator(NOTE)).to_have_count(11)
    expect(visitor.button("Undo")).to_have_attribute("aria-disabled", "true")
    visitor.page.reload()
    assert to_act(visitor)
    assert told(visitor) == [*before, "You undo your last move."]


def test_the_key_u_takes_back_a_trade(unhurried: Visitor) -> None:
    visitor = unhurried
    sit(visitor, "rich-and-good", ["", "sensible", "sensible"], first=0)
    assert to_act(visitor)
    page = visitor.page
    page.keyboard.press("h")
    expect(visitor.button("Undo")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(page.locator(LINES).last).to_have_text("You undo your last move.")
    assert to_act(visitor)


@pytest.mark.parametrize("way", ["button", "key"])
def test_after_passing_one_may_skip_to_the_next_decision(unhurried: Visitor, way: str) -> None:
    visitor = unhurried
    sit(visitor, "high-society", ["", "sensible", "sensible"], edition="2025", first=0)
    assert to_act(visitor)
    page = visitor.page
    for _ in range(3):  # whoever passes on a card nobody wants takes it and is next again
        if not page.get_by_text("First to pass gets it").count():
            break
        lines = page.locator(LINES).count()
        page.locator("[data-pass]").click()
        expect(page.locator(LINES).nth(lines)).to_be_attached()  # before that it seems to be the turn it was
        assert to_act(visitor)
    page.locator("[data-pass]").click()
    skip = visitor.button("Skip to my turn")
    expect(skip).to_be_visible()
    if way == "button":
        skip.click()
    else:
        page.wait_for_timeout(600)  # a new decision cannot be answered within its first half second
        page.keyboard.press("n")
    assert to_act(visitor)  # without skipping, bots would take longer than this waits
    assert pace_of(visitor) in ("skip", "usual")
    page.wait_for_function(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).pace === 'usual'", arg=visitor.table, polling=200
    )


def test_whoever_watches_bots_may_stop_them_and_choose_their_pace(visitor: Visitor) -> None:
    sit(visitor, "rich-and-good", ["random"] * 3, first=0)
    page = visitor.page
    visitor.button("Pause the bots").click()
    expect(visitor.button("Let the bots go on")).to_be_visible()
    page.wait_for_timeout(1000)  # a bot may have been playing already when it was told to stop
    lines = page.locator(LINES).count()
    page.wait_for_timeout(5000)
    assert page.locator(LINES).count() == lines
    visitor.button("Let the bots go on").click()
    page.get_by_label("Pace of bots").select_option("Fast")
    expect(page.locator(LINES).nth(lines + 4)).to_be_attached()
    assert pace_of(visitor) == "fast"


def test_on_a_phone_all_that_a_watcher_of_bots_may_press_fits(browser: Browser, service: Service) -> None:
    visitor = Visitor(browser, service, NARROW, language="de-DE").go("/")
    sit(visitor, "rich-and-good", ["random"] * 3, first=0)
    expect(visitor.button("Regeln")).to_be_in_viewport(ratio=1)
    expect(visitor.button("Einstellungen")).to_be_in_viewport(ratio=1)
    assert visitor.fits()
    visitor.leave()


def test_the_pace_once_chosen_holds_at_the_next_table(visitor: Visitor) -> None:
    visitor.button("Settings").first.click()
    visitor.page.get_by_role("radio", name="Fast").check(force=True)
    visitor.button("Done").click()
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    visitor.page.wait_for_function(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).pace === 'fast'", arg=visitor.table, polling=200
    )


def test_everybody_is_told_whose_time_ran_out(visitor: Visitor, browser: Browser, service: Service) -> None:
    sit(visitor, "rich-and-good", ["", "random"], clock=10, first=0)
    watcher = Visitor(browser, service).go(f"/table/{visitor.table}")
    for reader, told in (
        (visitor, "Your time ran out, so a bot made this move for you."),
        (watcher, "Ann ran out of time, so a bot made this move for them."),
    ):
        expect(reader.page.locator("[role=status].shown")).to_have_text(told, timeout=20_000)
        expect(reader.page.locator(LINES).filter(has_text=told)).not_to_have_count(0)
    watcher.leave()
    keeper = Keeper(visitor.service, {"id": visitor.table})
    assert keeper.read_on().moves[0][0] == 0


def test_a_clock_of_thirty_seconds_begins_at_thirty(visitor: Visitor) -> None:
    visitor.page.add_init_script("""
      window.clocks = []
      setInterval(() => {
        const timer = document.querySelector('[role=timer]')?.textContent.trim()
        if (timer) window.clocks.push(timer)
      }, 10)
    """)
    sit(visitor, "rich-and-good", ["", "random"], clock=30, first=1)
    assert to_act(visitor)
    shown = visitor.page.evaluate("window.clocks")
    assert shown
    assert max(shown) <= "0:30"
