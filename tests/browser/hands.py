"""How a person plays by hand: real clicks or real keys, on whatever the table shows, in any language."""

from random import Random

from playwright.sync_api import Locator, TimeoutError  # noqa: A004 - Playwright's own

from browser.visitor import Visitor

LINES = "#rail ol > li"
CONTROLS = "[data-confirm], [data-pass], .hand [role=checkbox], main [role=radiogroup]"
TURN_OR_END = """([lines, controls]) => {
  if (document.querySelector('dialog[open]')) return [-1]
  const drawn = document.fonts.status === 'loaded' // before that everything may still move a little
  const turn = drawn && document.title.startsWith('●') && document.querySelector(controls)
  const length = document.querySelectorAll(lines).length
  if (!turn || window.lookedAt !== length) window.lookedSince = performance.now()
  window.lookedAt = length
  return turn && performance.now() - window.lookedSince > 550 ? [length] : null
}"""
"""How long the log is when it is our turn and the table is there; -1 at the end. Like a person, it looks for half a
second first: before that a new decision cannot be answered by a press where the last one was."""


def to_act(visitor: Visitor) -> bool:
    """Wait until it is this visitor's turn; False when the game is over instead."""
    return _lines_at_turn(visitor) >= 0


def lines_if_turn(visitor: Visitor) -> int | None:
    """How long the log is if it is this visitor's turn now; None if not. It does not wait: ask it again and again."""
    found = visitor.page.evaluate(TURN_OR_END, [LINES, CONTROLS])
    return found[0] if found and found[0] >= 0 else None


def _lines_at_turn(visitor: Visitor) -> int:
    return int(visitor.page.wait_for_function(TURN_OR_END, arg=[LINES, CONTROLS], polling=50).json_value()[0])


def play_out(visitor: Visitor, dice: Random, *, keys: bool = False, most: int = 500) -> int:
    """Play until the game is over, or so many moves; how many it were."""
    for moves in range(most):
        seen = _lines_at_turn(visitor)
        if seen < 0:
            return moves
        play_one(visitor, dice, seen, keys=keys)
    return most


def play_one(visitor: Visitor, dice: Random, seen: int, *, keys: bool = False) -> None:
    """One move in the turn in which the log was so long; none if the house has played what is forced meanwhile."""
    move = _by_keys if keys else _by_clicks
    stumble = ""
    try:
        move(visitor, dice)
    except (TimeoutError, IndexError) as error:  # there was nothing to press any more
        stumble = str(error)
    told = "([selector, seen]) => document.querySelectorAll(selector).length > seen"
    try:
        visitor.page.wait_for_function(told, arg=[LINES, seen], polling=50)
    except TimeoutError as error:
        shown = visitor.page.locator("body").aria_snapshot()
        raise AssertionError(f"nothing was played: {stumble}\n{visitor.page.title()}\n{shown}") from error


# By mouse or thumb ---------------------------------------------------------------------------------------------


def _by_clicks(visitor: Visitor, dice: Random) -> None:
    page = visitor.page
    if page.locator("[data-confirm]").count():
        _trade_or_market(visitor, dice)
    elif page.get_by_role("radiogroup").count():
        page.get_by_role("radiogroup").get_by_role("radio").first.click()
        _confirm(visitor).click()
    elif _pass(visitor).count():
        _bid_or_pass(visitor, dice)
    else:
        dice.choice(_notes(visitor).all()).click()
        _confirm(visitor).click()


def _bid_or_pass(visitor: Visitor, dice: Random) -> None:
    """Small bids, from the smallest note up; a pass when that does not lead."""
    notes = _notes(visitor)
    if dice.random() < 0.6:
        for place in range(min(3, notes.count())):
            notes.nth(place).click()
            if _confirm(visitor).get_attribute("aria-disabled") != "true":
                _confirm(visitor).click()
                return
    _pass(visitor).click()


def _trade_or_market(visitor: Visitor, dice: Random) -> None:
    page = visitor.page
    if page.locator("[data-side] [role=checkbox]").count():
        for side in ("left", "right"):  # a card may be chosen already: the house made a forced trade while we tried to
            if not page.locator(f"[data-side={side}] [aria-checked=true]").count():
                dice.choice(page.locator(f"[data-side={side}] [role=checkbox]").all()).click()
    elif dice.random() < 0.7:
        wanted = page.locator(".shares button:not(.explain, [aria-disabled=true])").all()
        if wanted:
            dice.choice(wanted).click()
    page.locator("[data-confirm]").click()


def _notes(visitor: Visitor) -> Locator:
    return visitor.page.locator(".hand [role=checkbox]:not([aria-disabled=true])")


def _confirm(visitor: Visitor) -> Locator:
    return visitor.page.locator("[aria-describedby=hs-will]")


def _pass(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-pass]")


# By keys -------------------------------------------------------------------------------------------------------


def _by_keys(visitor: Visitor, dice: Random) -> None:
    page, press = visitor.page, visitor.page.keyboard.press
    if page.locator("[data-confirm]").count():
        _market_by_keys(visitor, dice)
    elif page.get_by_role("radiogroup").count():
        _tab_to(visitor, "[role=radio]")
        press("Space")
        _tab_to(visitor, "[aria-describedby=hs-will]")
        press("Enter")
    elif not _pass(visitor).count():
        _any_note_by_key(visitor, dice)
        press("Enter")
    elif dice.random() < 0.5 and _any_note_by_key(visitor, dice):
        press("Enter")
    else:
        press("Escape")
        press("p")


def _any_note_by_key(visitor: Visitor, dice: Random) -> bool:
    """Choose a note by its key; whether that would do."""
    keys = visitor.page.locator(".hand kbd").all_inner_texts()
    visitor.page.keyboard.press(dice.choice(keys).lower())
    return _confirm(visitor).get_attribute("aria-disabled") != "true"


def _market_by_keys(visitor: Visitor, dice: Random) -> None:
    page, press = visitor.page, visitor.page.keyboard.press
    press("Escape")  # begin anew, whatever was chosen before the house made a forced move
    if page.locator("[data-side=left] [role=checkbox]").count():
        for arrow in ("ArrowRight", "ArrowDown"):
            press(arrow)
            press("Space")
        _tab_to(visitor, "[data-confirm]")
        press("Enter")
    elif dice.random() < 0.5:
        press(str(dice.randint(1, 6)))
        press("Enter")
    else:
        press("h")


def _tab_to(visitor: Visitor, selector: str) -> None:
    """Tab until something that fits has the focus."""
    for _ in range(200):
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")
