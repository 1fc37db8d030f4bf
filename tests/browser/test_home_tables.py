"""Your tables on the home page: a few at a time, how far each is, how each ended, hiding one and giving one up."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.test_accessible import LOOKS, check
from browser.visitor import NARROW, Visitor
from server.service import Keeper, Player, Service, play_on, until_over

BOTS = ["", "random", "random"]
ALONE: dict[str, Any] = {"seats": 3, "edition": "2025", "first": 0}


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player = Player(service)
    yield player
    player.close()


def at_home(visit: Visit, player: Player, **options: Any) -> Visitor:
    """The player's own browser, at the home page."""
    visitor = visit("/", **options)
    visitor.context.add_cookies([{"name": "beaumonde", "value": player.token, "url": f"http://{visitor.address}"}])
    visitor.page.evaluate("localStorage.beaumonde = JSON.stringify({ met: true, bots: 'sensible' })")
    return visitor.go()


def begun(player: Player) -> dict[str, Any]:
    return player.start(player.lay("high-society", BOTS, **ALONE))


def rows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Your tables").get_by_role("listitem")


def test_many_unfinished_games_keep_the_page_short_and_those_that_wait_for_you_come_first(
    visit: Visit, anna: Player
) -> None:
    mine = begun(anna)
    for _ in range(13):
        anna.lay("rich-and-good", seats=2)
    visitor = at_home(visit, anna, size=NARROW)
    expect(rows(visitor)).to_have_count(4)
    expect(rows(visitor).first.get_by_role("link")).to_have_attribute("href", f"/table/{mine['id']}")
    assert visitor.page.evaluate("document.documentElement.scrollHeight") < 2700
    visitor.button("Show all 14 unfinished games").click()
    expect(rows(visitor)).to_have_count(14)


def test_a_row_says_how_far_its_game_is(visit: Visit, anna: Player) -> None:
    society = begun(anna)
    rich = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
    with anna.sit(society) as chair:
        ends = chair.view["ends"]
    visitor = at_home(visit, anna)
    expect(visitor.page.locator(f"a[href='/table/{society['id']}']")).to_contain_text(
        f"card 1 · {ends} of 4 hourglasses"
    )
    expect(visitor.page.locator(f"a[href='/table/{rich['id']}']")).to_contain_text("round 1, turn 1")


def test_a_row_says_how_its_game_ended(visit: Visit, service: Service, anna: Player) -> None:
    table = begun(anna)
    with anna.sit(table) as chair:
        play_on(Keeper(service, table), [chair], Random(3))
        until_over(chair)
        result = chair.view["result"]
    names = [table["seats"][seat]["name"] for seat in result["winners"]]
    told = (
        "You won" if 0 in result["winners"] else "You were cast out" if 0 in result["cast_out"] else f"{names[0]} won"
    )
    visitor = at_home(visit, anna)
    expect(visitor.page.locator(f"a[href='/table/{table['id']}']")).to_contain_text(told)
    visitor.button(re.compile("^More")).click()
    visitor.link("Replay").click()
    visitor.page.wait_for_url(f"**/replay/{table['id']}*")


def test_a_table_is_hidden_and_shown_again(visit: Visit, anna: Player) -> None:
    begun(anna)
    visitor = at_home(visit, anna)
    visitor.button(re.compile("^More")).click()
    visitor.button("Hide").click()
    expect(rows(visitor)).to_contain_text("Hidden from your tables.")
    visitor.button("Show again").click()
    expect(rows(visitor).get_by_role("link")).to_have_count(1)
    visitor.button(re.compile("^More")).click()
    visitor.button("Hide").click()
    expect(visitor.button("Show again")).to_be_focused()
    visitor.page.reload()
    visitor.sees(re.compile("None yet"))
    visitor.button("Show 1 hidden table").click()
    visitor.button("Show again").click()
    expect(rows(visitor).get_by_role("link")).to_have_count(1)
    expect(visitor.button(re.compile("hidden table"))).to_have_count(0)


def test_a_game_is_given_up_only_after_a_question_and_its_page_offers_another(visit: Visit, anna: Player) -> None:
    table = begun(anna)
    visitor = at_home(visit, anna)
    visitor.button(re.compile("^More")).click()
    visitor.button("Give up…").click()
    expect(visitor.button("Keep playing")).to_be_focused()
    visitor.button("Keep playing").click()
    visitor.button("Give up…").click()
    visitor.button("Give up").click()
    visitor.sees(re.compile("None yet"))
    expect(visitor.page.get_by_role("heading", name="Your tables")).to_be_focused()
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.get_by_role("heading", name="This game was given up")).to_be_visible()
    assert not visitor.page.title().startswith("●")
    visitor.button("Rematch").click()
    visitor.page.wait_for_url(lambda url: table["id"] not in url)
    expect(visitor.page.locator(".hand [role=checkbox]").first).to_be_visible()


def test_an_open_table_page_hears_that_its_game_was_given_up(visit: Visit, anna: Player) -> None:
    table = begun(anna)
    visitor = at_home(visit, anna)
    visitor.page.locator(f"a[href='/table/{table['id']}']").click()
    expect(visitor.page.locator(".hand [role=checkbox]").first).to_be_visible()
    anna.http.post(f"/tables/{table['id']}/give-up")
    expect(visitor.page.get_by_role("heading", name="This game was given up")).to_be_visible()
    expect(visitor.page.locator(".hand")).to_have_count(0)


def test_a_game_with_others_can_only_be_hidden(visit: Visit, service: Service, anna: Player) -> None:
    table = anna.lay("rich-and-good", seats=2)
    basil = Player(service, "Basil")
    basil.join(table)
    basil.close()
    anna.start(table)
    visitor = at_home(visit, anna)
    visitor.button(re.compile("^More")).click()
    expect(visitor.button("Hide")).to_be_visible()
    expect(visitor.button("Give up…")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_rows_questions_and_dead_ends_can_be_read_and_hit_by_everybody(
    visit: Visit, anna: Player, size: tuple[int, int], theme: str
) -> None:
    table = anna.lay("high-society", BOTS, **ALONE)
    anna.start(table)
    for _ in range(2):
        begun(anna)
    visitor = at_home(visit, anna, size=size, theme=theme, language="de-DE")
    more = visitor.button(re.compile("^Mehr"))
    more.nth(0).click()
    visitor.button("Partie abbrechen…").click()
    more.nth(1).click()
    more.nth(2).click()
    visitor.button("Ausblenden").last.click()
    expect(visitor.button("Wieder zeigen")).to_be_visible()
    check(visitor, "rows")
    anna.http.post(f"/tables/{table['id']}/give-up")
    for path, heading in (
        (f"/table/{table['id']}", "abgebrochen"),
        (f"/join/{table['code']}", "High Society"),
        ("/table/nothing", "Tisch gibt es nicht"),
        ("/new?game=rich-and-good", "Ein neuer Tisch"),
    ):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
        if path.startswith("/new"):
            visitor.page.get_by_role("radio", name=re.compile("Deine eigene")).check()
        check(visitor, path)
