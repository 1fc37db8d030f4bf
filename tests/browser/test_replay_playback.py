"""A replay plays by itself at three speeds, is led by keys, and can be read by everybody in every language."""

import pytest
from playwright.sync_api import Locator, expect

import beaumonde as bm
from beaumonde.games.rich_and_good.events import PriceMoved
from browser.conftest import Visit
from browser.replays import parts, recorded, watch
from browser.test_accessible import check
from browser.visitor import NARROW, WIDE, Visitor

MIDDLE = (1024, 768)
A_DAY = 24 * 3600
"""In seconds; any time that has not come yet."""


def at(slider: Locator, moment: int) -> None:
    expect(slider).to_have_value(str(moment))


@pytest.mark.parametrize(("speed", "each"), [("Slow", 2500), ("Usual", 1200), ("Fast", 400)])
def test_a_replay_goes_on_by_itself_as_fast_as_it_is_told_to(visit: Visit, speed: str, each: int) -> None:
    visitor = visit("/replay")
    slider = watch(visitor, recorded(bm.rich_and_good(2)))
    clock = visitor.page.clock
    clock.install(time=0)
    clock.pause_at(A_DAY)
    visitor.page.get_by_role("combobox", name="Speed").select_option(label=speed)
    play, pause = (visitor.page.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    play.click()
    expect(pause).to_be_visible()
    for moment in (1, 2):
        clock.run_for(each - 100)
        at(slider, moment - 1)
        clock.run_for(100)
        at(slider, moment)
    pause.click()
    expect(play).to_be_visible()
    clock.run_for(5000)
    at(slider, 2)


def test_half_a_market_card_is_marked_before_its_spaces(visit: Visit) -> None:
    record = recorded(bm.rich_and_good(3))
    halves = [number for number, step in enumerate(bm.replay(record)) if any(map(_is_half_of_two, step.events))]
    visitor = visit("/replay")
    watch(visitor, record).fill(str(halves[0]))
    expect(visitor.page.locator(".seats p")).to_contain_text(["½: +1"])


def _is_half_of_two(event: bm.Event) -> bool:
    return isinstance(event, PriceMoved) and event.spaces == 1


def test_the_speed_is_remembered_and_has_keys(visit: Visit) -> None:
    record = recorded(bm.rich_and_good(2))
    visitor = visit("/replay")
    watch(visitor, record)
    speed = visitor.page.get_by_role("combobox", name="Speed")
    expect(speed).to_have_value("usual")
    for key, value in (("-", "slow"), ("-", "slow"), ("+", "usual"), ("+", "fast"), ("+", "fast")):
        visitor.page.keyboard.press(key)
        expect(speed).to_have_value(value)
    visitor.go("/replay")
    watch(visitor, record)
    expect(speed).to_have_value("fast")
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog").get_by_text("Slower or faster")).to_be_visible()


def test_keys_lead_through_the_game_also_from_within_the_log(visit: Visit) -> None:
    record = recorded(bm.high_society("2025", 3))
    visitor = visit("/replay")
    slider = watch(visitor, record)
    keyboard, lines = visitor.page.keyboard, visitor.page.get_by_role("complementary").get_by_role("button")
    heads = [moment for moment, step in enumerate(bm.replay(record)) if record.game.heading(step.events)]
    for key, moment in (
        ("ArrowRight", 1),
        ("ArrowDown", heads[1]),
        ("ArrowUp", 0),
        ("ArrowRight", 1),
        ("ArrowLeft", 0),
    ):
        keyboard.press(key)
        at(slider, moment)
    lines.nth(0).focus()
    for moment in (1, 2):
        keyboard.press("ArrowRight")
        at(slider, moment)
        expect(lines.nth(moment)).to_be_focused()
    keyboard.press("End")
    at(slider, len(record.moves))
    expect(visitor.button("The reckoning")).to_be_visible()


def every_part(visitor: Visitor) -> None:
    """Each part in the middle of the game, looked at by axe."""
    for place in range(parts(visitor).count()):
        parts(visitor).nth(place).click()
        name = parts(visitor).nth(place).inner_text()
        expect(parts(visitor).nth(place)).to_have_attribute("aria-pressed", "true")
        check(visitor, name)
        for details in visitor.page.locator("aside summary").all():
            details.click()
        check(visitor, name)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (WIDE, "dark"), (NARROW, "dark"), (NARROW, "light")])
@pytest.mark.parametrize("game", ["high-society", "rich-and-good"])
def test_axe_finds_nothing_serious_in_any_part(visit: Visit, size: tuple[int, int], theme: str, game: str) -> None:
    record = recorded(bm.high_society("2025", 5) if game == "high-society" else bm.rich_and_good(5))
    visitor = visit("/replay", size=size, theme=theme)
    slider = watch(visitor, record)
    for _ in range(3):
        visitor.page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value("0")
    every_part(visitor)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("size", [NARROW, MIDDLE, WIDE], ids=str)
def test_everything_fits_and_is_in_words_in_every_language(visit: Visit, language: str, size: tuple[int, int]) -> None:
    for record in (recorded(bm.high_society("2025", 4)), recorded(bm.rich_and_good(2))):
        visitor = visit("/replay", language=language, size=size)
        watch(visitor, record)
        for place in range(parts(visitor).count()):
            parts(visitor).nth(place).click()
            expect(parts(visitor).nth(place)).to_have_attribute("aria-pressed", "true")
            assert visitor.fits()
            assert "web-" not in visitor.page.locator("body").inner_text()
            inside = "element => element.scrollWidth <= element.clientWidth"
            for side in visitor.page.locator("aside").all():
                assert side.evaluate(inside)
            assert visitor.page.locator(".parts, .controls").evaluate_all(
                "all => all.every(element => element.scrollWidth <= element.clientWidth)"
            )
