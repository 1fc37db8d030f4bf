"""A game of four people with four browsers: one loses the network and returns, one leaves for good, one goes on with
another device, and one clicks everything twice. It ends rightly for all."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import select

from beaumonde.server.database import actions
from browser.cable import Cable
from browser.hands import LINES, lines_if_turn, play_one
from browser.secrecy import check_secrecy
from browser.test_leaving import leave
from browser.test_together import sit_down
from browser.test_votes import LAY
from browser.test_you import private_link
from browser.visitor import NARROW, Visitor
from server.service import PATIENCE, Chair, Keeper, Service, play_on, sqlite_in, until_over

GAMES = {
    "high-society": {"edition": "2025", "seats": 4, "first": 0, "advanced": ["gambling", "excursions", "yacht-club"]},
    "rich-and-good": {"seats": 4, "first": 0},
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The others see at once who is away."""
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")), away_after=0.05)
    yield running
    running.stop()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


TWICE = """addEventListener('click', event => {
  const { isTrusted, target, clientX, clientY } = event
  if (!isTrusted || !target.closest('[data-confirm], [data-pass], [aria-describedby=hs-will], .main')) return
  setTimeout(() => {
    const there = document.elementFromPoint(clientX, clientY) ?? target
    for (const type of ['pointerdown', 'pointerup', 'click'])
      there.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, detail: 2, clientX, clientY }))
  }, 80)
}, true)"""
"""Whatever decides something is clicked once more at the same place, as in a quick double click."""


def test_a_game_of_four_ends_rightly_for_all(browser: Browser, service: Service, stack: ExitStack, game: str) -> None:
    cable = Cable(service)
    stack.callback(cable.close)
    ann = come(browser, service, stack)
    ann.context.add_init_script(TWICE)
    ben = come(browser, service, stack, size=NARROW, address=cable.address)
    cleo, dora = come(browser, service, stack), come(browser, service, stack, size=NARROW)
    table, code = ann.go("/").page.evaluate(LAY, [game, GAMES[game]])
    ann.go(f"/table/{table}")
    for visitor, name in ((ben, "Ben"), (cleo, "Cleo"), (dora, "Dora")):
        sit_down(visitor.go(f"/join/{code}"), name)
        visitor.page.wait_for_url(f"**/table/{table}")
    ann.button("Start the game").click()
    play_until(ann, 14, ann, ben, cleo, dora)

    cable.cut()
    expect(ann.page.locator("#table").get_by_text("away", exact=True).first).to_be_visible()
    play_until_all_wait(ann, ben, cleo, dora)
    cable.mend()
    expect(ann.page.locator("#table").get_by_text("away", exact=True)).to_have_count(0)
    play_until(ann, 4, ann, ben, cleo, dora)

    leave(cleo)
    expect(ann.page.locator("#table [data-level=sensible]").first).to_be_visible()

    tablet = come(browser, service, stack)
    move_to(tablet, dora)
    tablet.go(f"/table/{table}")
    dora.go("/")
    play_until(ann, 8, ann, ben, tablet)
    finish(service, table, ann, ben, tablet)
    for visitor in (ann, ben, tablet):
        expect(visitor.page.locator("dialog[open]")).to_be_visible()
    assert len({visitor.page.locator(LINES).count() for visitor in (ann, ben, tablet)}) == 1
    for visitor, seat in ((ann, 0), (ben, 1), (cleo, 2), (dora, 3), (tablet, 3)):
        check_secrecy(visitor, table, seat)
    check_log(service, table)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def come(browser: Browser, service: Service, stack: ExitStack, **options: Any) -> Visitor:
    visitor = Visitor(browser, service, **options)
    stack.callback(visitor.leave)
    return visitor


def play_until(first: Visitor, moves: int, *visitors: Visitor) -> None:
    """They play by hand until so many more lines are in the log of the first."""
    lines, dice = first.page.locator(LINES), Random(8)
    enough = lines.count() + moves
    patience = monotonic() + PATIENCE
    while lines.count() < enough:
        assert monotonic() < patience, "nobody has a turn"
        patience = monotonic() + PATIENCE if play_round(dice, *visitors) else patience
        first.page.wait_for_timeout(30)


def play_until_all_wait(first: Visitor, absent: Visitor, *others: Visitor) -> None:
    """The others play by hand until it is the turn of the one who is absent, and nobody else's."""
    dice, patience = Random(9), monotonic() + PATIENCE
    while to_act(first) != [1]:
        assert monotonic() < patience, "nobody has a turn"
        patience = monotonic() + PATIENCE if play_round(dice, first, *others) else patience
        first.page.wait_for_timeout(30)


def to_act(visitor: Visitor) -> list[int]:
    """Whose turn it is, as the service last told it to this browser."""
    views = [json.loads(text).get("view") for text in visitor.heard if '"type":"played"' in text]
    return list(views[-1]["to_act"])


def play_round(dice: Random, *visitors: Visitor) -> bool:
    """Whoever has the turn plays; whether somebody did."""
    turns = [(visitor, seen) for visitor in visitors if (seen := lines_if_turn(visitor)) is not None]
    for visitor, seen in turns[:1]:
        play_one(visitor, dice, seen)
    return bool(turns)


def finish(service: Service, table: str, *visitors: Visitor) -> None:
    """They play to the end without their browsers, which only follow: that is quicker than by hand."""
    with ExitStack() as keep:
        chairs = []
        for visitor in visitors:
            token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "beaumonde")
            chairs.append(keep.enter_context(Chair(service.address, table, {"token": token})))
        play_on(Keeper(service, {"id": table}), chairs, Random(1))
        for chair in chairs:
            until_over(chair)


def check_log(service: Service, table: str) -> None:
    """Every decision of a person is there once: no double click was played twice. A bot played for Cleo alone."""
    rows = service.execute(select(actions).where(actions.c.table == table).order_by(actions.c.number))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert {row.seat for row in rows if row.played_by == "bot"} == {2}
    states = Keeper(service, {"id": table}).read_on().steps
    assert states[-1].state.result is not None


def move_to(new: Visitor, old: Visitor) -> None:
    """By a private link, which opens the games and the seat of the one on the other device."""
    new.go(private_link(old)).button("Open as Dora").click()
    new.page.wait_for_url(re.compile("/$"))
    new.link(re.compile("High Society|The Rich and the Good")).first.wait_for()
