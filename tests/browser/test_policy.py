"""The client does without everything that the Content-Security-Policy forbids, and what people write stays text."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import beaumonde as bm
from browser.conftest import Visit
from browser.hands import play_out, to_act
from browser.replays import recorded, watch
from browser.seating import finish, sit
from browser.visitor import NARROW, PATIENCE, WIDE, Visitor
from server.service import Service

WATCH = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  sessionStorage.violations = `${sessionStorage.violations ?? ''}${violatedDirective} ${blockedURI}\\n`
})"""
"""Keeps what the policy forbade, also while one page follows another."""
PATHS = (
    *("/", "/new", "/join/QQQQQ", "/learn/high-society", "/learn/rich-and-good", "/rules/high-society/2018"),
    *("/rules/rich-and-good", "/replay", "/no/such/page", "/table/nowhere", "/replay/nowhere"),
)


def come(visit: Visit, **options: Any) -> Visitor:
    """Somebody whose pages keep what the policy forbade them."""
    visitor = visit("/icon.svg", **options)
    visitor.context.add_init_script(WATCH)
    return visitor.go("/")


def violations(visitor: Visitor) -> str:
    """What was forbidden so far, a line for each time."""
    return str(visitor.page.evaluate("new Promise(done => setTimeout(() => done(sessionStorage.violations ?? '')))"))


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (NARROW, "dark")], ids=str)
def test_no_page_needs_what_is_forbidden(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = come(visit, size=size, theme=theme, motion=True)
    for path in PATHS:
        visitor.go(path)
        visitor.page.get_by_role("heading").first.wait_for()
    visitor.go("/")
    visitor.button("Settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    assert violations(visitor) == ""


GAMES = [("high-society", ["", "sensible", "sensible"]), ("rich-and-good", ["", "sensible"])]


@pytest.mark.parametrize(("game", "levels"), GAMES)
def test_no_game_and_no_replay_needs_what_is_forbidden(visit: Visit, game: str, levels: list[str]) -> None:
    visitor = come(visit, motion=True)
    sit(visitor, game, levels)
    if to_act(visitor):
        play_out(visitor, Random(5), most=3)
    visitor.page.emulate_media(reduced_motion="reduce")  # the rest of the game would take its time
    finish(visitor)
    visitor.go(f"/replay/{visitor.table}")
    visitor.page.get_by_role("slider").wait_for()
    for part in visitor.page.locator(".parts button").all():
        part.click()
    visitor.page.keyboard.press("ArrowRight")
    assert violations(visitor) == ""


def test_lobby_lesson_and_record_need_nothing_that_is_forbidden(visit: Visit) -> None:
    visitor = come(visit)
    visitor.go("/new")
    visitor.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.button("Create table").click()
    visitor.page.get_by_label("Link to this table").wait_for()
    visitor.go("/learn/high-society")
    visitor.page.locator("main section.first .main").click()
    visitor.page.locator("[data-tip]").wait_for()
    visitor.go("/replay")
    watch(visitor, recorded(bm.high_society("2018", 3)))
    assert violations(visitor) == ""


def test_code_that_came_into_a_page_is_not_run_and_would_be_noticed(visit: Visit) -> None:
    visitor = come(visit)
    visitor.page.evaluate(
        """() => {
          document.body.insertAdjacentHTML('beforeend', '<img src=/icon.svg onload="window.harmed = true">')
          document.head.append(Object.assign(document.createElement('script'), { text: 'window.harmed = true' }))
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')
          return fetch('http://127.0.0.1:9/').catch(() => null)
        }"""
    )
    for forbidden in ("script-src-attr", "script-src-elem", "style-src-attr", "connect-src"):
        visitor.page.wait_for_function("kind => sessionStorage.violations?.includes(kind)", arg=forbidden)
    assert visitor.page.evaluate("window.harmed") is None
    visitor.troubles.clear()  # Chromium wrote the same to its console


HARM = "<img src=x onerror=harmed=1>"
NAME = "<i onclick=x>Ann</i>"
RENAME = """async name => {
  const answer = await fetch('/api/guests/me', { method: 'PATCH', body: JSON.stringify({ name }) })
  if (!answer.ok) throw new Error(await answer.text())
}"""


def test_what_people_write_stays_text(visit: Visit) -> None:
    visitor = come(visit)
    sit(visitor, "high-society", ["", "random", "random"])
    assert to_act(visitor)
    visitor.page.evaluate(RENAME, NAME)
    visitor.button(re.compile("^Chat")).click()
    visitor.page.get_by_role("textbox", name="Say something").fill(HARM)
    visitor.button("Send").click()
    expect(visitor.page.locator("[role=log]")).to_contain_text(HARM)
    expect(visitor.page.locator("[role=log]")).to_contain_text(NAME)
    visitor.go("/replay")
    record = recorded(bm.high_society("2018", 3))
    watch(visitor, msgspec.structs.replace(record, names=(HARM, NAME, "Ben")))
    expect(visitor.page.get_by_text(HARM).first).to_be_attached()
    assert visitor.page.locator("i[onclick], img[onerror]").count() == 0
    assert violations(visitor) == ""


def test_the_policy_holds_also_for_a_page_that_is_shown_without_a_connection(
    browser: Browser, service: Service
) -> None:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"http://{service.address}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("caches.match('/').then(Boolean)")
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading").first.wait_for()
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), { text: 'harmed = true' }))")
    assert page.evaluate("window.harmed") is None
    context.close()
