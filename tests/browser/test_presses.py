"""A press counts for one decision: the one it was begun on."""

import re

from playwright.sync_api import expect
from sqlalchemy import select

from beaumonde.server.database import seats
from browser.conftest import Visit
from browser.hands import LINES, to_act
from browser.test_lessons import begin
from browser.visitor import Visitor
from server.service import Keeper

CONFIRM = "[data-confirm]"
PASS = "[data-pass]"
NOTHING = re.compile("Donate nothing|Keep everything")
HALF_A_SECOND = "since => performance.now() - since > 600"
"""Long enough for a wrong move to be seen."""
A_WHILE = "since => performance.now() - since > 1200"
"""So long after a press that a click without one comes from an aid for the disabled."""
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
    ((written,),) = visitor.service.execute(
        select(seats.c.orders).where(seats.c.number == 0, seats.c.table == visitor.table)
    )
    return None if written is None else str(written)


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
    passes(visitor, HALF_A_SECOND)


def passes(visitor: Visitor, time: str) -> None:
    visitor.page.wait_for_function(time, arg=visitor.page.evaluate("performance.now()"))


def bought_elsewhere(visitor: Visitor) -> None:
    """The same person plays on another page: here there is something else to decide."""
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.locator("main li button:not([aria-disabled=true])").last.click()
    other.locator(CONFIRM).click()
    expect(visitor.page.locator(CONFIRM)).to_have_text(NOTHING)


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


def test_a_double_click_on_pass_takes_a_card_to_avoid_and_leaves_the_next(visit: Visit) -> None:
    """In the lesson the third card is one to avoid. Whoever takes it opens the next auction at once: there is another
    Pass where the first was."""
    visitor = begin(visit, "high-society")
    visitor.button("Skip the tips").click()
    assert to_act(visitor)
    lot = visitor.page.locator("[data-lesson=lot] .name")
    visitor.page.locator(PASS).click()  # the first card
    expect(lot).to_have_text("Luxury 8")
    assert to_act(visitor)
    for note in visitor.page.locator(".hand [role=checkbox]").all()[1:]:  # nobody bids more than this for the second
        note.click()
    visitor.page.locator("[aria-describedby=hs-will]").click()
    expect(lot).to_have_text("Scandal “−5”")
    assert to_act(visitor)
    assert own_moves(visitor) == ["Pass", "Bid"]
    press_twice(visitor, PASS)
    expect(lot).to_have_text("Prestige ×2")
    assert own_moves(visitor) == ["Pass", "Bid", "Pass"]
    assert orders(visitor) is None  # and nobody was told to pass the next card either
    assert to_act(visitor)


def test_a_press_begun_on_one_decision_does_not_answer_the_next(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.locator(CONFIRM).hover()
    page.mouse.down()
    bought_elsewhere(visitor)
    passes(visitor, HALF_A_SECOND)
    page.mouse.up()
    passes(visitor, HALF_A_SECOND)
    assert own_moves(visitor) == ["Buy"]


def test_a_key_that_is_held_plays_one_decision(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.locator(CONFIRM).focus()
    page.keyboard.down("Enter")
    expect(page.locator(CONFIRM)).to_have_text(NOTHING)
    passes(visitor, A_WHILE)
    page.locator(CONFIRM).focus()
    page.keyboard.down("Enter")  # as a key that is down does by itself
    page.keyboard.down("Enter")
    passes(visitor, HALF_A_SECOND)
    page.keyboard.up("Enter")
    passes(visitor, HALF_A_SECOND)
    assert own_moves(visitor) == ["Buy"]
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).not_to_have_text(NOTHING)
    assert own_moves(visitor)[:2] == ["Buy", "Keep"]


def test_a_space_bar_pressed_on_one_decision_and_let_go_on_the_next_plays_nothing(visit: Visit) -> None:
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.locator(CONFIRM).focus()
    page.keyboard.down("Space")
    bought_elsewhere(visitor)
    passes(visitor, A_WHILE)
    page.keyboard.up("Space")
    passes(visitor, HALF_A_SECOND)
    assert own_moves(visitor) == ["Buy"]


def test_a_click_without_a_press_is_a_press_of_its_own(visit: Visit) -> None:
    """Screen readers click like this, also after a key that nobody said was let go, since another window had it."""
    visitor = begun(visit, "The Rich and the Good")
    page = visitor.page
    page.locator("main li button:not([aria-disabled=true])").last.click()
    page.locator(CONFIRM).focus()
    page.keyboard.down("Enter")
    expect(page.locator(CONFIRM)).to_have_text(NOTHING)
    page.evaluate("window.dispatchEvent(new FocusEvent('blur'))")
    passes(visitor, A_WHILE)
    page.locator(CONFIRM).evaluate("button => button.click()")
    expect(page.locator(CONFIRM)).not_to_have_text(NOTHING)
    assert own_moves(visitor)[:2] == ["Buy", "Keep"]


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
