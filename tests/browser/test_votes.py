"""What people at a table decide together, in browsers: an undo, and a bot for somebody silent. And who is away."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.hands import LINES
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Service, sqlite_in

GAMES = ["high-society", "rich-and-good"]
LAY = """async ([game, options]) => {
  const ask = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body) }).then(answer => answer.json())
  await ask('/guests', { name: 'Ann' })
  const { id, code } = await ask('/tables', { game, options })
  localStorage.setItem('beaumonde', JSON.stringify({ met: true }))
  return [id, code]
}"""
JOIN = """async code => {
  const ask = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body) }).then(answer => answer.json())
  await ask('/guests', { name: 'Ben' })
  await ask('/join', { code })
  localStorage.setItem('beaumonde', JSON.stringify({ met: true }))
}"""
START = "id => fetch(`/api/tables/${id}/start`, { method: 'POST' }).then(answer => answer.ok)"
Two = tuple[Visitor, Visitor]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Nobody has to wait there before they may ask for a bot, and others see at once who is away."""
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")), vote_after=0.0, away_after=0.05)
    yield running
    running.stop()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def seated(browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]) -> Two:
    """Ann, whose turn it is, and Ben, at a table with nobody else."""
    ann, ben = Visitor(browser, service, size=size), Visitor(browser, service, size=size)
    stack.callback(ann.leave)
    stack.callback(ben.leave)
    options: dict[str, Any] = {"seats": 2, "first": 0}
    if game == "high-society":
        options = {"edition": "2018", "seats": 3, "first": 0}
    table, code = ann.go("/").page.evaluate(LAY, [game, options])
    ben.go("/").page.evaluate(JOIN, code)
    if game == "high-society":
        third = Visitor(browser, service)
        stack.callback(third.leave)
        third.go("/").page.evaluate(JOIN.replace("Ben", "Cleo"), code)
    assert ann.page.evaluate(START, table)
    return ann.go(f"/table/{table}"), ben.go(f"/table/{table}")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_an_undo_by_consent(browser: Browser, service: Service, stack: ExitStack, size: tuple[int, int]) -> None:
    ann, ben = seated(browser, service, stack, "rich-and-good", size)
    ann.button("Skip trading").click()
    ann.button("Ask to undo").click()
    ann.sees("The others are asked whether they agree to the undo.")
    ben.sees("Ann asks to undo their last move.")
    assert ben.fits()
    ben.button("Refuse").click()
    ann.sees("The others said no.")
    assert ann.fits()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_what_all_agree_to_is_undone(
    browser: Browser, service: Service, stack: ExitStack, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, "rich-and-good", size)
    ann.button("Skip trading").click()
    expect(ann.button("Ask to undo")).to_have_attribute("aria-disabled", "false")
    ann.page.keyboard.press("u")
    ben.sees("Ann asks to undo their last move.")
    ben.button("Agree").click()
    expect(ann.button("Skip trading")).to_be_visible()
    expect(ben.page.get_by_text("Ann asks to undo")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_bot_plays_for_somebody_silent_until_they_play_again(
    browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, game, size)
    ben.sees("Ann has not moved for some time.")
    assert ben.fits()
    ben.button("Ask for a bot").click()
    if game == "high-society":
        ben.sees("The others are asked whether a bot should play for Ann.")
        return
    ann.sees("A bot plays for you.")
    ann.button("Play on yourself").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_seat_says_that_its_person_is_away(
    browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, game, size)
    page = ben.page.url
    expect(ben.page.locator(LINES).first).to_be_attached()  # somebody who never came is not away
    away = ann.page.locator("#table").get_by_text("away", exact=True).filter(visible=True)
    ben.go("/")
    expect(away).to_have_count(1)
    assert ann.fits()
    ben.page.goto(page)
    expect(away).to_have_count(0)
