"""A press counts for one decision: the one it was begun on."""

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import LINES, to_act
from browser.visitor import Visitor
from server.service import Keeper

CONFIRM = "[data-confirm]"
NOTHING = re.compile("Donate nothing|Keep everything")
HALF_A_SECOND = "since => performance.now() - since > 600"
"""Long enough for a wrong move to be seen."""
AGAIN = """([lines, press]) => {
  const log = document.querySelector(lines).parentElement
  const watch = new MutationObserver(() => {
    watch.disconnect()
    window.pressedAgain = true
    const { key, x, y } = press
    const events = key ? [new KeyboardEvent('keydown', { key, bubbles: true })]
      : ['pointerdown', 'pointerup', 'click'].map(type =>
        new PointerEvent(type, { bubbles: true, detail: 1, clientX: x, clientY: y }))
    const target = key ? document.activeElement : document.elementFromPoint(x, y)
    for (const event of events) target.dispatchEvent(event)
  })
  watch.observe(log, { childList: true })
}"""
"""The second half of a double press. The page makes it as soon as the first is answered, on a busy machine too."""


def begun(visit: Visit, game: str) -> Visitor:
    visitor = visit()
    visitor.button(re.compile(game)).first.click()
    assert to_act(visitor)
    return visitor


def own_moves(visitor: Visitor) -> list[str]:
    moves = Keeper(visitor.service, {"id": visitor.table}).read_on().moves
    return [type(action).__name__ for seat, action in moves if seat == 0]


def orders(visitor: Visitor) -> str | None:
    """What the person has ordered, as the service has written it down."""
    with closing(sqlite3.connect(visitor.service.file)) as database:
        wanted = 'SELECT orders FROM seat WHERE number = 0 AND "table" = ?'
        [row] = database.execute(wanted, [visitor.table]).fetchall()
    return None if row[0] is None else str(row[0])


def press_twice(visitor: Visitor, selector: str) -> None:
    """Press where it is, and there again as soon as the press has been answered."""
    page = visitor.page
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(AGAIN, [LINES, {"x": x, "y": y}])
    page.mouse.click(x, y)
    wait_for_harm(visitor)


def wait_for_harm(visitor: Visitor) -> None:
    """Until the second press was made, and for as long as a wrong move would take to be seen."""
    visitor.page.wait_for_function("() => window.pressedAgain")
    visitor.page.wait_for_function(HALF_A_SECOND, arg=visitor.page.evaluate("performance.now()"))


def test_a_double_click_on_buy_does_not_answer_the_donation_too(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    buy = visitor.page.locator("main li button:not([aria-disabled=true])").last
    buy.click()
    press_twice(visitor, CONFIRM)
    assert own_moves(visitor) == ["Buy"]
    expect(visitor.page.locator(CONFIRM)).to_have_text(NOTHING)
    assert to_act(visitor)
    visitor.page.locator(CONFIRM).click()
    expect(visitor.page.locator(CONFIRM)).not_to_have_text(NOTHING)
    assert own_moves(visitor)[:2] == ["Buy", "Keep"]


def test_two_quick_keys_play_one_decision(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.locator("body").click(position={"x": 2, "y": 2})
    page.evaluate(AGAIN, [LINES, {"key": "Enter"}])
    page.keyboard.press("Enter")
    wait_for_harm(visitor)
    assert own_moves(visitor) == ["Buy"]


def test_a_double_click_on_pass_passes_one_card(visit: Visit) -> None:
    visitor = begun(visit, "Play now")
    before = len(own_moves(visitor))
    press_twice(visitor, "[data-pass]")
    assert own_moves(visitor)[before:] == ["Pass"]
    assert orders(visitor) is None  # and nobody was told to pass the next card either


def test_a_press_begun_on_one_decision_does_not_answer_the_next(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    other = visitor.context.new_page()  # the same person elsewhere plays while the button is held down here
    other.goto(page.url)
    expect(other.locator(CONFIRM)).to_be_visible()
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.bring_to_front()
    page.locator(CONFIRM).hover()
    page.mouse.down()
    other.locator("main li button:not([aria-disabled=true])").last.click()
    other.locator(CONFIRM).click()
    expect(page.locator(CONFIRM)).to_have_text(NOTHING)
    page.wait_for_function(HALF_A_SECOND, arg=page.evaluate("performance.now()"))
    page.mouse.up()
    page.wait_for_function(HALF_A_SECOND, arg=page.evaluate("performance.now()"))
    assert own_moves(visitor) == ["Buy"]


def test_a_panel_opened_while_another_closes_stays_open(visit: Visit) -> None:
    visitor = visit()
    visitor.button("Settings").first.click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    visitor.page.evaluate("""async () => {
      const closed = new Promise(done => document.querySelector('dialog').addEventListener('close', done))
      document.querySelector('dialog footer .main').click()
      while (document.querySelector('dialog').open) await Promise.resolve()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
      await closed
    }""")
    expect(dialog.get_by_role("heading", name="Keys")).to_be_visible()
