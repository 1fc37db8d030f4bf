"""First games that teach: every tip comes up once, points at what it speaks of, and the bots wait for it."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - Playwright's own

from browser.conftest import Visit
from browser.hands import CONTROLS, LINES, TURN_OR_END, play_one, play_out
from browser.seating import finish
from browser.test_accessible import check
from browser.visitor import NARROW, WIDE, Visitor
from server.service import Service, sqlite_in

TIP = "[data-tip]"
NEXT = f"""seen => document.querySelector('dialog[open]') ? 'end'
  : document.querySelector('[data-tip]') ? 'tip'
  : ({TURN_OR_END})(seen)"""
"""What there is to do next; in a turn, how long the log is. Tips are read before anything is played."""
PLACED = """() => {
  const tips = [...document.querySelectorAll('[data-tip]')]
  const tip = tips[0]
  if (tips.length !== 1 || !tip.classList.contains('placed')) return null
  const shown = name => [...document.querySelectorAll(`[data-lesson~="${name}"]`)].find(one => one.checkVisibility())
  const anchor = tip.dataset.at.split(' ').map(shown).find(Boolean)
  const bar = shown('actions')
  const boxes = [tip, anchor, bar].map(element => element?.getBoundingClientRect())
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom
  const seen = box => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5
  const [over, points, acts] = boxes
  const good = points && seen(over) && seen(points) && !meet(over, points) && (!acts || !meet(over, acts))
  return good ? tip.dataset.tip : null
}"""
"""The lesson of the only tip, once it stands in sight beside what it points at, and off the bar of actions."""


class Manner(Random):
    """How somebody plays: eager hands nearly always bid and buy, shy ones nearly never do."""

    getrandbits = Random.getrandbits  # any choice is as likely as ever

    def __init__(self, seed: int, *, eager: bool) -> None:
        super().__init__(seed)
        self.eager = eager

    def random(self) -> float:
        drawn = super().random()
        return 0.62 * drawn if self.eager else 0.58 + 0.42 * drawn


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Its bots take a moment, so that whoever skips the tips has time to play."""
    running = Service(sqlite_in(tmp_path_factory.mktemp("service")), bot_pause=0.02)
    yield running
    running.stop()


def begin(visit: Visit, game: str, lesson: str = "first", **options: Any) -> Visitor:
    visitor = visit(f"/learn/{game}", **options)
    visitor.page.locator("main section.first .main" if lesson == "first" else "main section.second button").click()
    visitor.page.locator(TIP).wait_for()
    return visitor


def placed(visitor: Visitor) -> str:
    """The lesson that is shown, in its right place."""
    try:
        return str(visitor.page.wait_for_function(PLACED).json_value())
    except TimeoutError as error:
        shown = visitor.page.evaluate(
            """() => [...document.querySelectorAll('[data-tip], [data-lesson]')].map(one =>
              [one.dataset.tip ?? one.dataset.lesson, one.dataset.at, JSON.stringify(one.getBoundingClientRect())])"""
        )
        raise AssertionError(f"no tip in its place: {shown}") from error


def understood(visitor: Visitor) -> None:
    visitor.page.locator(f"{TIP} .main").click()


def tips_of(visitor: Visitor, manner: Manner) -> list[str]:
    """Play to the end, reading every tip; the lessons in the order in which they came."""
    said: list[str] = []
    while (what := visitor.page.wait_for_function(NEXT, arg=[LINES, CONTROLS], polling=50).json_value()) != "end":
        if what == "tip":
            said.append(placed(visitor))
            number = re.findall(r"\d+", visitor.page.locator(f"{TIP} .progress").inner_text())
            assert int(number[0]) == len(said)
            understood(visitor)
        else:
            play_one(visitor, manner, what[0])
    return said


GAMES = [
    ("high-society", "first", 14, True, WIDE, "en-GB"),
    ("high-society", "first", 14, False, NARROW, "de-DE"),
    ("rich-and-good", "first", 13, True, NARROW, "fr-FR"),
    ("rich-and-good", "first", 13, False, WIDE, "en-GB"),
    ("rich-and-good", "merchant", 8, True, WIDE, "de-DE"),
    ("rich-and-good", "merchant", 8, False, NARROW, "en-GB"),
]


@pytest.mark.parametrize(("game", "lesson", "count", "eager", "size", "language"), GAMES, ids=str)
def test_every_tip_comes_once_whatever_the_learner_does(
    visit: Visit, game: str, lesson: str, count: int, eager: bool, size: tuple[int, int], language: str
) -> None:
    visitor = begin(visit, game, lesson, size=size, language=language)
    said = tips_of(visitor, Manner(3, eager=eager))
    assert len(said) == len(set(said)) == count, said
    assert visitor.fits()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=str)
def test_the_bots_wait_while_a_tip_is_read(visit: Visit, size: tuple[int, int]) -> None:
    visitor = begin(visit, "high-society", size=size)
    page, table = visitor.page, visitor.table
    while placed(visitor) != "bid":
        understood(visitor)
    understood(visitor)
    play_out(visitor, Manner(1, eager=False), most=1)
    assert placed(visitor) == "passed"
    address = f"http://{visitor.address}/api/tables/{table}"
    before = httpx.get(address).json()["number"]
    lines = page.locator(LINES).count()
    grown = "([selector, seen]) => document.querySelectorAll(selector).length > seen"
    with pytest.raises(TimeoutError):
        page.wait_for_function(grown, arg=[LINES, lines], timeout=700)
    assert httpx.get(address).json()["number"] == before
    understood(visitor)
    page.wait_for_function(grown, arg=[LINES, lines])


def test_a_tip_can_be_closed_by_a_key_or_by_playing_on(visit: Visit) -> None:
    visitor = begin(visit, "high-society")
    page = visitor.page
    assert placed(visitor) == "aim"
    expect(page.locator(f"{TIP} .main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-tip=money]")).to_have_count(1)
    assert placed(visitor) == "money"
    page.locator(".hand [role=checkbox]").first.click()
    page.locator("[aria-describedby=hs-will]").click()
    expect(page.locator("[data-tip=money]")).to_have_count(0)
    assert placed(visitor) not in ("aim", "money")


def test_tips_already_read_do_not_come_again_when_the_page_does(visit: Visit) -> None:
    visitor = begin(visit, "rich-and-good")
    assert placed(visitor) == "aim"
    understood(visitor)
    expect(visitor.page.locator("[data-tip=prices]")).to_have_count(1)
    visitor.page.reload()
    visitor.page.locator(TIP).wait_for()
    assert placed(visitor) == "prices"
    expect(visitor.page.locator(f"{TIP} .progress")).to_have_text("Tip 2 of 13")


def test_who_skips_the_tips_sees_no_more_of_them(visit: Visit) -> None:
    visitor = begin(visit, "high-society")
    visitor.button("Skip the tips").click()
    expect(visitor.page.locator(TIP)).to_have_count(0)
    assert play_out(visitor, Manner(2, eager=True), most=8) > 3
    expect(visitor.page.locator(TIP)).to_have_count(0)


def test_after_the_lesson_there_is_a_last_word_and_nothing_to_verify(visit: Visit) -> None:
    visitor = begin(visit, "rich-and-good")
    visitor.button("Skip the tips").click()
    finish(visitor)
    end = visitor.page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="That was the lesson")).to_be_visible()
    expect(end.get_by_text("laid by hand")).to_be_visible()
    expect(end.get_by_text("Verify the shuffle")).to_have_count(0)
    expect(end.get_by_role("link", name="Read the rules")).to_be_visible()
    lesson = visitor.table
    end.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_url(re.compile(rf"/table/(?!{lesson})"))
    visitor.page.locator("[data-lesson=actions]").wait_for()
    expect(visitor.page.locator(TIP)).to_have_count(0)


def test_who_only_watches_is_not_taught(visit: Visit) -> None:
    learner = begin(visit, "high-society")
    watcher = visit(f"/table/{learner.table}")
    watcher.page.locator("[data-lesson=lot]").wait_for()
    watcher.page.wait_for_load_state("networkidle")
    expect(watcher.page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (NARROW, "dark")], ids=str)
@pytest.mark.parametrize("game", ["high-society", "rich-and-good"])
def test_tips_and_the_pages_before_them_are_accessible(
    visit: Visit, game: str, size: tuple[int, int], theme: str
) -> None:
    visitor = visit(f"/learn/{game}", size=size, theme=theme)
    visitor.page.locator("figure").first.wait_for()
    check(visitor, "the page before the first game")
    visitor.page.locator("main section.first .main").click()
    for _ in range(3):
        lesson = placed(visitor)
        check(visitor, lesson)
        understood(visitor)
        expect(visitor.page.locator(f"[data-tip={lesson}]")).to_have_count(0)


def test_a_tip_stays_beside_its_target_when_the_window_changes(visit: Visit) -> None:
    visitor = begin(visit, "high-society")
    for width, height in ((1024, 768), NARROW, (800, 600), WIDE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert placed(visitor) == "aim"
