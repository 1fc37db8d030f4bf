"""axe-core finds nothing serious on any page, in either theme; at 360 px everything fits and can be hit by a thumb."""

import re
from pathlib import Path
from random import Random

import pytest

from browser.conftest import Visit
from browser.hands import play_out, to_act
from browser.seating import finish
from browser.visitor import NARROW, WIDE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = (
    *("/", "/new", "/join/QQQQ-QQQQ", "/learn/high-society", "/rules/high-society/2018", "/replay", "/you", "/device"),
    "/no/such/page",
)
THUMB = 44


def serious(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page as it is now."""
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def small_targets(visitor: Visitor) -> list[str]:
    """What can be pressed but is smaller than a thumb; links within a sentence are text."""
    return list(
        visitor.page.evaluate(
            """thumb => [...document.querySelectorAll('button, a.button, select, summary, input')]
              .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .filter(element => !element.closest('label') && !element.closest('.unseen'))
              .map(element => [element.getBoundingClientRect(), element])
              .filter(([box]) => box.width && (box.width < thumb - 0.5 || box.height < thumb - 0.5))
              .map(([box, element]) => `${element.outerHTML.slice(0, 100)} ${box.width}x${box.height}`)""",
            THUMB,
        )
    )


def check(visitor: Visitor, where: str) -> None:
    assert serious(visitor) == [], where
    assert visitor.fits(), where
    if visitor.page.viewport_size == {"width": NARROW[0], "height": NARROW[1]}:
        assert small_targets(visitor) == [], where


LOOKS = [(WIDE, "light"), (NARROW, "dark")]


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_the_pages_around_play(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(size=size, theme=theme)
    for path in PATHS:
        visitor.go(path)
        visitor.page.get_by_role("heading").first.wait_for()
        check(visitor, path)
    visitor.go("/")
    visitor.button("Settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    check(visitor, "settings")


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
@pytest.mark.parametrize("game", ["Play now", "The Rich and the Good"])
def test_the_tables_before_during_and_after(visit: Visit, size: tuple[int, int], theme: str, game: str) -> None:
    visitor = visit("/new", size=size, theme=theme)
    if game != "Play now":
        visitor.page.get_by_role("group", name="The game").get_by_text(game).first.click()
    visitor.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.button("Create table").click()
    visitor.page.get_by_label("Link to this table").wait_for()
    check(visitor, "lobby")
    visitor.go("/")
    visitor.button(re.compile(game)).first.click()
    for _ in range(4):
        if to_act(visitor):
            check(visitor, "table")
            play_out(visitor, Random(5), most=1)
    if size == NARROW:
        visitor.button("Log").first.click()
        check(visitor, "log")
        visitor.button("Close log and chat").click()
    finish(visitor)
    check(visitor, "the end")
    visitor.link("Replay").click()
    visitor.page.get_by_role("slider").wait_for()
    check(visitor, "replay")
