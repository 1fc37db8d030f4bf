"""What happened is told beside the table: it covers no decision, and nobody has to close it."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from browser.seating import overlap, sit, sit_at_the_end
from browser.visitor import NARROW, WIDE, Visitor

RESULT = "section[aria-label=Result]"
SIZES = [NARROW, WIDE, (740, 360)]


def with_a_result(visit: Visit, size: tuple[int, int], *, motion: bool = False) -> tuple[Visitor, Locator]:
    """Somebody whose turn it is, with the result of an auction to read."""
    visitor = visit(size=size, motion=motion)
    sit(visitor, "high-society", ["", "random", "random"])
    result = visitor.page.locator(RESULT)
    for _ in range(10):
        assert to_act(visitor)
        if result.count() and result.inner_text().strip():
            break
        play_out(visitor, Random(1), most=1)
    expect(result).not_to_be_empty()
    return visitor, result


@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_result_of_an_auction_covers_nothing_one_decides_by(
    visit: Visit, size: tuple[int, int], motion: bool
) -> None:
    visitor, result = with_a_result(visit, size, motion=motion)
    decisive = ("h2#hs-lot + *", ".leading", ".hand", "[data-pass]", "[aria-describedby=hs-will]")
    for selector in decisive:
        assert not overlap(result, visitor.page.locator(selector)), selector


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=str)
def test_the_result_needs_no_closing_and_reading_it_plays_nothing(visit: Visit, size: tuple[int, int]) -> None:
    visitor, result = with_a_result(visit, size)
    page = visitor.page
    told, lines = result.inner_text(), page.locator(LINES).count()
    page.locator(".hand [role=checkbox]:not([aria-disabled=true])").first.click()
    expect(result).to_have_text(told, use_inner_text=True)
    result.click()
    expect(page.locator(".hand [aria-checked=true]")).not_to_have_count(0)
    assert page.locator(LINES).count() == lines


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_of_a_round_covers_no_price_no_share_and_no_button(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    sit(visitor, "rich-and-good", ["", "random", "random"])
    page = visitor.page
    counted = page.get_by_text("End of the round")
    for _ in range(20):
        assert to_act(visitor)
        if counted.is_visible():
            break
        play_out(visitor, Random(2), most=1)
    summary = page.locator("summary").filter(has=counted)
    expect(summary).to_be_visible()
    for selector in (".prices", ".shares", ".purse", "[data-confirm]"):
        assert not overlap(summary, page.locator(selector)), selector
    summary.click()
    expect(page.get_by_role("row").filter(has_text="Ann")).to_be_visible()
    play_out(visitor, Random(3), most=1)


def test_shares_that_are_worth_nothing_are_counted_at_nothing(visit: Visit) -> None:
    """On a track of three prices many goods end at 0, and in three games somebody nearly always holds one of them."""
    visitor = visit()
    for _ in range(3):
        sit_at_the_end(visitor, "rich-and-good", ["", *["random"] * 4], track=[0, 40, 80])
        reckoning = visitor.page.get_by_role("dialog")
        expect(reckoning).to_contain_text(" at ")
        assert "{" not in reckoning.inner_text()
