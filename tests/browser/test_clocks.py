"""Clocks for a whole game and pauses, in browsers: time counts down and runs out, and two people pause and go on."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from sqlalchemy import update

from beaumonde.server.database import tables
from browser.conftest import Visit
from browser.test_votes import GAMES, JOIN, START
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Service, sqlite_in

LAY = """async ([game, options, more]) => {
  const ask = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body) }).then(answer => answer.json())
  await ask('/guests', { name: 'Ann' })
  const { id, code } = await ask('/tables', { game, options, ...more })
  localStorage.setItem('beaumonde', JSON.stringify({ met: true }))
  return [id, code]
}"""
SIZES = [WIDE, NARROW]
Two = tuple[Visitor, Visitor]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")))
    yield running
    running.stop()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def seated(
    browser: Browser,
    service: Service,
    stack: ExitStack,
    game: str,
    size: tuple[int, int],
    seconds: int | None = None,
    **more: Any,
) -> Two:
    """Ann, whose turn it is, and Ben; with only so many seconds for the game, if any number is given."""
    ann, ben = Visitor(browser, service, size=size), Visitor(browser, service, size=size)
    stack.callback(ann.leave)
    stack.callback(ben.leave)
    options: dict[str, Any] = {"seats": 2, "first": 0}
    if game == "high-society":
        options = {"edition": "2018", "seats": 3, "first": 0}
        more = {"levels": ["", "", "random"], **more}
    table, code = ann.go("/").page.evaluate(LAY, [game, options, more])
    ben.go("/").page.evaluate(JOIN, code)
    if seconds is not None:  # less than anybody may choose: nobody wants to wait longer for a test
        service.execute(update(tables).where(tables.c.id == table).values(reserve=seconds))
    assert ann.page.evaluate(START, table)
    return ann.go(f"/table/{table}"), ben.go(f"/table/{table}")


def seat_times(visitor: Visitor) -> Locator:
    return visitor.page.locator("#table").get_by_role("timer").filter(visible=True)


def own_time(visitor: Visitor) -> Locator:
    return visitor.page.locator("header").get_by_role("timer").first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_every_seat_tells_its_time_and_only_the_time_of_who_is_to_act_runs(
    browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, game, size, reserve=600, clock=10)
    expect(seat_times(ann)).to_have_text(["10:00"])  # Ben's; a bot has none
    expect(own_time(ann)).to_have_text(re.compile("^9:5"))
    expect(seat_times(ben)).to_have_text([re.compile("^9:5")])
    expect(own_time(ben)).to_have_text("10:00")
    assert ann.fits()
    assert ben.fits()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_when_somebody_has_no_time_left_the_service_plays_and_then_a_bot(
    browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, game, size, seconds=4, reserve=60, run_outs=1)
    expect(seat_times(ben)).to_have_text([re.compile("0:0[1-3]")])
    expect(seat_times(ben)).to_have_text(["0:00"])
    ann.sees("A bot plays for you.")
    assert ann.fits()
    assert ben.fits()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_two_people_pause_and_go_on(
    browser: Browser, service: Service, stack: ExitStack, game: str, size: tuple[int, int]
) -> None:
    ann, ben = seated(browser, service, stack, game, size, reserve=600)
    if size == NARROW:
        ann.button("Log").click()
    ann.button("Ask for a pause").click()
    ann.sees("The others are asked whether they agree to a pause.")
    ben.sees("Ann asks to pause the game.")
    assert ben.fits()
    ben.button("Agree").click()
    for visitor in (ann, ben):
        visitor.sees(re.compile(r"^Paused since \d+:\d\d"))
        assert visitor.fits()
    expect(ann.page.get_by_text("Your turn", exact=True)).to_have_count(0)
    ann.page.reload()
    ann.sees(re.compile(r"^Paused since \d+:\d\d"))
    stands_still = own_time(ann).text_content()
    ben.button("Go on").click()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text("Paused since")).to_have_count(0)
    assert stands_still
    expect(own_time(ann)).not_to_have_text(stands_still)


def test_whoever_plays_alone_with_a_clock_pauses_at_once(visit: Visit) -> None:
    visitor = visit()
    table, _ = visitor.go("/").page.evaluate(
        LAY, ["rich-and-good", {"seats": 2, "first": 0}, {"levels": ["", "random"], "clock": 60}]
    )
    assert visitor.page.evaluate(START, table)
    visitor.go(f"/table/{table}")
    expect(own_time(visitor)).to_be_visible()
    visitor.button("Pause the game").click()
    visitor.sees("Paused since")
    expect(own_time(visitor)).to_have_count(0)
    here = visitor.page.url
    visitor.go("/")
    expect(visitor.page.locator("a.whole", has_text="Paused")).to_be_visible()
    visitor.page.goto(here)
    visitor.button("Go on").click()
    expect(own_time(visitor)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_clock_for_the_game_and_how_long_to_wait_are_chosen_with_a_new_table_and_told(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size).go("/new?game=rich-and-good")
    clock = visitor.page.get_by_label("Clock", exact=True)
    expect(clock.locator("optgroup")).to_have_count(3)
    expect(visitor.page.get_by_label("A bot takes over when the time runs out")).to_have_count(0)
    clock.select_option(label="10 minutes + 10 seconds")
    visitor.page.get_by_label("A bot takes over when the time runs out").select_option(label="3 times in a row")
    assert visitor.fits()
    visitor.page.get_by_label("Seat 2", exact=True).select_option("invited")
    visitor.button("Create table").click()
    visitor.sees("10 minutes for the whole game, plus 10 seconds for each decision")
    told = visitor.page.evaluate(f"fetch('/api/tables/{visitor.table}').then(answer => answer.json())")
    assert (told["reserve"], told["clock"], told["run_outs"]) == (600, 10, 3)
    visitor.go("/")
    visitor.sees("10 min + 10 sec")
    assert visitor.fits()
