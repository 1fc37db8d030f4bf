"""Reloading, losing the network, clicking twice: nothing is lost and nothing is played twice."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from sqlalchemy import insert, select

from beaumonde.server.bans import person_key
from beaumonde.server.database import bans, connect, for_writing, tables
from browser.cable import Cable
from browser.conftest import Visit
from browser.hands import LINES, play_out, to_act
from browser.visitor import Visitor
from server.service import Keeper, Service, sqlite_in

NOTE = ".hand [role=checkbox]:not([aria-disabled=true])"


def begun(visit: Visit, **options: Any) -> Visitor:
    visitor = visit(**options)
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    return visitor


def moves_of(visitor: Visitor) -> list[int]:
    """The seats that moved, as the service has written them down."""
    return [seat for seat, _ in Keeper(visitor.service, {"id": visitor.table}).read_on().moves]


def test_a_reload_in_the_middle_shows_the_same_table(visit: Visit) -> None:
    visitor = begun(visit)
    play_out(visitor, Random(1), most=2)
    to_act(visitor)
    before = visitor.page.locator(LINES).all_inner_texts()
    visitor.page.reload()
    assert to_act(visitor)
    assert visitor.page.locator(LINES).all_inner_texts() == before
    assert play_out(visitor, Random(2), most=3) > 0


def test_the_network_goes_and_comes_back_without_a_reload(visit: Visit, cable: Cable) -> None:
    visitor = begun(visit, address=cable.address)
    page = visitor.page
    page.evaluate("window.here = true")
    cable.cut()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    played, lines = moves_of(visitor), page.locator(LINES).count()
    page.locator(NOTE).last.click()
    page.locator("[aria-describedby=hs-will]").click()  # sent as soon as there is a network again
    page.wait_for_timeout(300)
    assert moves_of(visitor) == played
    cable.mend()
    page.wait_for_function("() => !document.querySelector('[role=status].shown')")
    expect(page.locator(LINES).nth(lines)).to_be_attached()
    assert moves_of(visitor)[: len(played) + 1] == [*played, 0]
    assert play_out(visitor, Random(3), most=3) > 0
    assert page.evaluate("window.here") is True


def test_a_table_that_was_still_arriving_when_the_network_went_comes_with_it(visit: Visit, cable: Cable) -> None:
    visitor = visit(address=cable.address)

    def cut(route: Route) -> None:
        cable.cut()
        route.continue_()

    visitor.page.route(re.compile(r"/assets/game-.*\.js"), cut)
    visitor.button(re.compile("Play now")).click()
    expect(visitor.page.get_by_text("Connection lost").first).to_be_visible()
    visitor.page.unroute_all()
    assert visitor.page.locator(NOTE).count() == 0
    cable.mend()
    assert to_act(visitor)
    assert play_out(visitor, Random(8), most=2) > 0


def test_a_turn_that_comes_before_the_answer_to_the_last_one_can_be_played(visit: Visit) -> None:
    visitor = visit()

    def hold_back_answers(page: WebSocketRoute) -> None:
        service = page.connect_to_server()
        service.on_message(lambda told: None if '"accepted"' in str(told) else page.send(told))

    visitor.page.route_web_socket(re.compile("/live$"), hold_back_answers)
    visitor.button(re.compile("Play now")).click()
    assert to_act(visitor)
    assert play_out(visitor, Random(8), most=3) > 0


def test_a_double_click_bids_once(visit: Visit) -> None:
    visitor = begun(visit)
    played, lines = len(moves_of(visitor)), visitor.page.locator(LINES).count()
    visitor.page.locator(NOTE).last.click()
    visitor.page.locator("[aria-describedby=hs-will]").dblclick()
    expect(visitor.page.locator(LINES).nth(lines)).to_be_attached()
    to_act(visitor)
    assert moves_of(visitor)[played : played + 1] == [0]
    assert moves_of(visitor)[played:].count(0) == 1


def test_two_tabs_of_one_person_agree(visit: Visit) -> None:
    visitor = begun(visit)
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator(LINES).first).to_be_attached()
    play_out(visitor, Random(4), most=3)
    to_act(visitor)
    expect(other.locator(LINES)).to_have_count(visitor.page.locator(LINES).count())


def test_a_move_that_the_database_was_too_busy_for_is_sent_again(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beaumonde.server.database.LOCK_TIMEOUT", 100)
    service = Service(sqlite_in(tmp_path))
    visitor = begun(lambda: Visitor(browser, service).go())
    page = visitor.page
    played, lines = moves_of(visitor), page.locator(LINES).count()
    engine = for_writing(connect(service.database))
    with engine.connect() as connection, connection.begin():
        page.locator(NOTE).last.click()
        page.locator("[aria-describedby=hs-will]").click()
        visitor.sees("The table is busy.")
        assert moves_of(visitor) == played
    expect(page.locator(LINES).nth(lines)).to_be_attached()
    assert moves_of(visitor)[: len(played) + 1] == [*played, 0]
    expect(page.get_by_text("The table is busy.")).to_have_count(0)
    engine.dispose()
    visitor.leave()
    service.stop()


def test_who_is_banned_is_told_once(visit: Visit) -> None:
    visitor = begun(visit)
    sockets: list[str] = []
    visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
    ((person,),) = visitor.service.execute(select(tables.c.host).where(tables.c.id == visitor.table))
    visitor.service.execute(insert(bans), [{"key": person_key(person), "since": 0, "reason": ""}])
    visitor.sees("You are banned from this service.")
    visitor.page.wait_for_timeout(1500)
    visitor.page.locator(NOTE).last.click()
    visitor.page.locator("[aria-describedby=hs-will]").click()
    assert sockets == []
    visitor.sees("You are banned from this service.")
