"""One's finished games on a page: figures, a chart, and a list that leads to the replays."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seating import sit_at_the_end
from browser.test_accessible import LOOKS, check
from browser.test_invitations import be
from server.service import Player, Service
from server.test_history import SOME_DAY, Archive, person_of

LANGUAGES = {"en-GB": "Your history", "fr": "Vos parties", "de": "Deine Partien"}


@pytest.fixture
def anna(service: Service) -> Iterator[Player]:
    player, friend = Player(service, "Anna"), Player(service, "Bertha")
    archive, bertha = Archive(service, "Anna"), person_of(service, "Bertha")
    for day in range(60):
        others = [bertha, None, None] if day % 3 else [None, None]
        players = 1 + len(others)
        winner, cast_out = day * day % 7 % players, (day * 5 + 1) % 9 % players
        when: dict[str, Any] = {"created": SOME_DAY + day * 86_400_000, "ended": SOME_DAY + day * 86_400_000}
        totals = [0.5 + (day * 7 + seat * 3) % 11 for seat in range(players)]
        archive.add(
            winners=[winner], cast_out=[cast_out] if cast_out != winner else [], others=others, totals=totals, **when
        )
    late: dict[str, Any] = {"created": SOME_DAY * 2, "totals": [310, 420]}
    archive.add(winners=[1], others=[bertha], game="rich-and-good", ended=SOME_DAY * 2, **late)
    archive.add(winners=[0, 2], others=[None, None], ended=SOME_DAY * 2 + 1, created=SOME_DAY * 2)
    archive.add(winners=[0], stand_in="sensible", ended=SOME_DAY * 2 + 2)
    archive.add(winners=[0], stand_in="sensible", resigned=3, ended=SOME_DAY * 2 + 3, created=SOME_DAY * 2 + 3)
    archive.add(summary=None, ended=SOME_DAY * 2 + 4)
    yield player
    player.close()
    friend.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_games_of_every_kind_are_counted_drawn_and_listed(
    visit: Visit, anna: Player, size: tuple[int, int], theme: str, language: str
) -> None:
    visitor = be(visit(size=size, theme=theme, language=language), anna)
    visitor.context.add_init_script("localStorage.beaumonde = JSON.stringify({ met: true })")
    visitor.go("/history")
    expect(visitor.page.get_by_role("heading", level=1, name=LANGUAGES[language])).to_be_visible()
    rows = visitor.page.locator("main li a")
    expect(rows).to_have_count(50)
    expect(visitor.page.locator("main").get_by_role("img")).to_have_count(
        4
    )  # a bar for each of three kinds of games, and the chart
    check(visitor, "the history")
    if language == "en-GB":
        for number, fate in enumerate(("Result not kept", "Resigned", "Left", "Shared the win", "Lost")):
            expect(rows.nth(number)).to_contain_text(fate)
        visitor.sees("1 more game was finished by a bot, because you had left. It is not counted.")
        visitor.sees("Average money spent")
        visitor.button("Load earlier games").click()
        expect(rows).to_have_count(65)
        expect(rows.nth(50)).to_be_focused()
        expect(visitor.button("Load earlier games")).to_have_count(0)


def test_a_game_in_the_list_leads_to_its_replay_and_first_page_to_the_list(visit: Visit) -> None:
    visitor = visit("/")
    sit_at_the_end(visitor, "high-society", ["", "sensible", "sensible"], edition="2025")
    visitor.context.add_init_script("localStorage.beaumonde = JSON.stringify({ met: true })")
    visitor.go("/").link("Your history").click()
    visitor.page.locator("main li a").click()
    visitor.page.wait_for_url(re.compile(r"/replay/.*seat=0"))
    expect(visitor.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_who_has_finished_no_game_is_shown_the_way_to_one(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit("/history", size=size, theme=theme)
    visitor.sees("No finished games yet.")
    check(visitor, "an empty history")
    visitor.link("A new table").click()
    visitor.page.wait_for_url(re.compile("/new$"))
