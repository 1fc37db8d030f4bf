"""Beside the table of a replay: the log, what was paid, and curves whose numbers are those of the game."""

import re
from collections.abc import Callable
from contextlib import nullcontext

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import beaumonde as bm
from beaumonde.games.high_society import money, scoring
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.state import State as HighSocietyState
from beaumonde.games.rich_and_good.goods import plus, value
from beaumonde.games.rich_and_good.state import State as RichAndGoodState
from browser.conftest import Visit
from browser.replays import NAMES, parts, recorded, watch
from browser.visitor import NARROW, Visitor

Numbers = list[list[float]]
"""For every moment the value of every curve."""

GAMES: dict[str, Callable[[], bm.Record]] = {
    "2018": lambda: recorded(bm.high_society("2018", 3), seed=1),
    "2025": lambda: recorded(bm.high_society("2025", 4, advanced=("gambling", "excursions", "yacht-club")), seed=7),
    "four and no Merchant": lambda: recorded(bm.rich_and_good(4)),
    "two and the Merchant": lambda: recorded(bm.rich_and_good(2)),
}
"""In both games of High Society somebody halves an odd number and a luxury is lost; in the second bids are sealed."""


def numbers(record: bm.Record) -> dict[str, Numbers]:
    """What each chart has to show."""
    states = [step.state for step in bm.replay(record)]
    seats = range(record.game.seats)
    if isinstance(record.game, HighSociety):
        facts = record.game.facts
        societies = [state for state in states if isinstance(state, HighSocietyState)]
        return {
            "Money left": [
                [1000 * money.SUM[state.hands[seat] | state.open[seat]] for seat in seats] for state in societies
            ],
            "Status so far": [
                [scoring.score(seat, state.owned[seat], 0, facts).total for seat in seats] for state in societies
            ],
        }
    markets = [state for state in states if isinstance(state, RichAndGoodState)]
    return {
        "Prices": [list(state.prices) for state in markets],
        "Cash and shares": [
            [state.cash[seat] + value(plus(state.shares[seat], state.boards[seat]), state.prices) for seat in seats]
            for state in markets
        ],
        "Cash": [list(state.cash) for state in markets],
        "Charity": [
            [*state.charity, *([state.merchant.charity] if state.merchant else [])]  # the Merchant comes last
            for state in markets
        ],
    }


def number(text: str) -> float:
    """What a written number means: 12,000 or −3½."""
    whole, half = re.fullmatch(r"−?([\d,]*)(½?)", text.strip()).groups()  # type: ignore[union-attr]
    size = float(whole.replace(",", "") or 0) + (0.5 if half else 0)
    return -size if "−" in text else size


def chart(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def chairs(page: Page) -> Locator:
    return page.get_by_role("combobox", name="View from")


def values_now(page: Page, title: str) -> list[float]:
    """What the chart says of the moment that is shown."""
    return [number(text) for text in chart(page, title).locator("ul b").all_inner_texts()]


@pytest.mark.parametrize("name", GAMES)
def test_the_curves_show_the_numbers_of_the_game_in_every_moment(visit: Visit, name: str) -> None:
    record = GAMES[name]()
    visitor = visit("/replay")
    slider = watch(visitor, record)
    page = visitor.page
    visitor.button("Curves").click()
    expected = numbers(record)
    for moment in range(len(record.moves) + 1):
        expect(slider).to_have_value(str(moment))
        shown = {title: values_now(page, title) for title in expected}
        assert shown == {title: table[moment] for title, table in expected.items()}, moment
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_are_there_as_a_table_too_from_every_chair(visit: Visit, name: str) -> None:
    record = GAMES[name]()
    visitor = visit("/replay")
    watch(visitor, record)
    page = visitor.page
    visitor.button("Curves").click()
    for seat in ("the gallery", f"{NAMES[1]}’s seat"):
        chairs(page).select_option(label=seat)
        for title, table in numbers(record).items():
            picture = chart(page, title).get_by_role("img", name=title)
            expect(picture.locator("path")).to_have_count(len(table[0]))
            details = chart(page, title).locator("details")
            if not details.evaluate("element => element.open"):
                details.locator("summary").click()
            rows = details.locator("tbody tr")
            cells = [[number(text) for text in row.locator("td").all_inner_texts()] for row in rows.all()]
            assert cells[0] == table[0]
            assert cells[-1] == table[-1]
            assert all(row in table for row in cells)
            assert details.locator("thead th").count() == 1 + len(table[0])


def test_a_click_on_a_line_of_the_log_shows_its_moment(visit: Visit) -> None:
    record = recorded(bm.high_society("2025", 4))
    visitor = visit("/replay")
    slider = watch(visitor, record)
    log = visitor.page.get_by_role("complementary", name="Log")
    lines = log.get_by_role("button")
    expect(lines).to_have_count(len(record.moves) + 1)
    for moment in (40, 3, len(record.moves)):
        lines.nth(moment).click()
        expect(slider).to_have_value(str(moment))
        expect(log.locator("[aria-current]")).to_have_count(1)
        expect(lines.nth(moment)).to_have_attribute("aria-current", "step")
        told = visitor.page.get_by_role("log", name="What happened").inner_text().split()
        assert told == lines.nth(moment).inner_text().split()


def test_the_moment_stays_in_view_in_the_log(visit: Visit) -> None:
    record = recorded(bm.rich_and_good(3))
    visitor = visit("/replay")
    slider = watch(visitor, record)
    current = visitor.page.locator("aside [aria-current]")
    for key, moment in (("End", len(record.moves)), ("Home", 0), ("ArrowRight", 1)):
        visitor.page.keyboard.press(key)
        expect(slider).to_have_value(str(moment))
        expect(current).to_be_in_viewport(ratio=0.9)


def test_every_auction_is_listed_with_its_taker_and_price_and_leads_to_its_moment(visit: Visit) -> None:
    record = GAMES["2025"]()
    visitor = visit("/replay")
    slider = watch(visitor, record)
    visitor.button("Prices").click()
    rows = visitor.page.get_by_role("complementary", name="Prices").get_by_role("button")
    ends = [
        (moment, event)
        for moment, step in enumerate(bm.replay(record))
        for event in step.events
        if type(event).__name__ in {"Claimed", "Unclaimed"}
    ]
    expect(rows).to_have_count(len(ends))
    for row, (moment, event) in zip(rows.all(), ends, strict=True):
        taker = getattr(event, "seat", None)
        expect(row.locator(".taker")).to_have_text("nobody" if taker is None else NAMES[taker])
        paid = [number(text) for text in row.locator(".paid .numeral").all_inner_texts()]
        assert paid == [1000 * amount for amount in getattr(event, "paid", ()) if amount]
        row.click()
        expect(slider).to_have_value(str(moment))
        expect(row).to_have_attribute("aria-current", "step")


def test_the_prices_of_every_turn_and_every_trade_are_listed(visit: Visit) -> None:
    record = GAMES["four and no Merchant"]()
    visitor = visit("/replay")
    slider = watch(visitor, record)
    visitor.button("Prices").click()
    side = visitor.page.get_by_role("complementary", name="Prices")
    steps = bm.replay(record)
    kinds = [{type(event).__name__ for event in step.events} for step in steps]
    ends = [moment for moment, names in enumerate(kinds) if moment and names & {"StockOpened", "Ended"}]
    trades = [moment for moment, names in enumerate(kinds) if names & {"Bought", "Sold"}]
    expect(side.get_by_role("heading")).to_have_text(
        [f"Round {number}, turn {turn}" for number in (1, 2) for turn in (1, 2, 3, 4)]
    )
    expect(side.locator(".trade")).to_have_count(len(trades))
    for row, moment in zip(side.locator(".prices").all(), ends, strict=True):
        shown = [number(text) for text in row.locator(".numeral").all_inner_texts()]
        assert shown == numbers(record)["Prices"][moment]
    side.locator(".trade").nth(5).click()
    expect(slider).to_have_value(str(trades[5]))
    side.locator(".prices").nth(2).click()
    expect(slider).to_have_value(str(ends[2]))


def test_a_click_on_the_paper_of_a_chart_goes_to_that_moment(visit: Visit) -> None:
    record = GAMES["2018"]()
    visitor = visit("/replay")
    slider = watch(visitor, record)
    visitor.button("Curves").click()
    picture = chart(visitor.page, "Money left").get_by_role("img")
    box = picture.bounding_box()
    assert box
    picture.click(position={"x": box["width"] - 12, "y": 60})
    expect(slider).to_have_value(str(len(record.moves)))
    picture.click(position={"x": 2, "y": 60})
    expect(slider).to_have_value("0")


def test_on_a_phone_each_part_has_the_whole_screen(visit: Visit) -> None:
    visitor: Visitor = visit("/replay", size=NARROW)
    watch(visitor, GAMES["2018"]())
    table, side = visitor.page.locator("#table"), visitor.page.locator("aside")
    expect(table).to_be_visible()
    expect(side).to_have_count(0)
    for place in (1, 2, 3):
        parts(visitor).nth(place).click()
        expect(side).to_be_visible()
        expect(table).to_be_hidden()
    parts(visitor).nth(0).click()
    expect(table).to_be_visible()


def test_a_chair_that_was_looked_from_is_not_asked_for_again(visit: Visit) -> None:
    visitor = visit("/replay")
    watch(visitor, GAMES["2018"]())
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    for seat, known in (
        *(("Ben’s seat", False), ("the gallery", True), ("Ben’s seat", True)),
        *(("Odette’s seat", False), ("Ben’s seat", True)),
    ):
        with nullcontext() if known else visitor.page.expect_response(re.compile("/api/replay")):
            chairs(visitor.page).select_option(label=seat)
        expect(visitor.page.locator("#table")).to_be_visible()
        expect(chairs(visitor.page).locator("option:checked")).to_have_text(seat)
    assert [url.split("?")[1] for url in asked if "/api/replay" in url] == ["seat=2", "seat=0"]


def test_an_answer_that_comes_late_does_not_take_the_chair_chosen_since(visit: Visit) -> None:
    visitor = visit("/replay")
    watch(visitor, GAMES["2018"]())
    page, chosen = visitor.page, chairs(visitor.page).locator("option:checked")
    late = re.compile(r"/api/replay\?seat=2")
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    page.route(late, keep)
    with page.expect_request(late):
        chairs(page).select_option(label="Ben’s seat")
    for seat in ("the gallery", "Ben’s seat", "the gallery"):
        chairs(page).select_option(label=seat)
    with page.expect_response(late) as answer:
        kept[0].continue_()
    answer.value.finished()
    page.wait_for_timeout(300)  # long enough for a wrong chair to be seen
    expect(chosen).to_have_text("the gallery")
    chairs(page).select_option(label="Ben’s seat")
    expect(chosen).to_have_text("Ben’s seat")
    assert len(kept) == 1
