"""People read every rule of their box in their own language, on the rules pages and over a table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import beaumonde as bm
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.editions import EDITIONS
from beaumonde.games.high_society.scoring import score
from beaumonde.locale import LANGUAGES
from browser.conftest import Visit
from browser.hands import to_act
from browser.replays import played_out
from browser.test_accessible import check
from browser.visitor import NARROW, WIDE, Visitor
from rule_documents import GAMES, VARIANTS, cited, for_readers, in_words, inferred, plain, rulings, words
from server.service import Player

BROWSER = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
RECONSTRUCTION = {"en": "Reconstruction", "fr": "Reconstitution", "de": "Rekonstruktion"}
INFERRED = {"en": "Inferred", "fr": "Déduit", "de": "Erschlossen"}
RULES = """() => [...document.querySelectorAll('li[id]')].map((rule) => [
  rule.id,
  rule.querySelector('.text').innerText,
  [...rule.querySelectorAll('.mark')].map((mark) => mark.getAttribute('href').slice(1) + ' ' + mark.innerText),
])"""
RULINGS = "() => [...document.querySelectorAll('#rules-rulings dl > div')].map(({id}) => id)"


def read(page: Page, game: str, variant: str) -> None:
    """Turn to the rules of that box."""
    if f"/rules/{game}" not in page.url:
        page.locator(f"header a[href='/rules/{game}']").click()
    page.locator(f"a[href='/rules/{game}/{variant}']").click()
    expect(page.locator(f"a[href='/rules/{game}/{variant}']")).to_have_attribute("aria-current", "page")
    expect(page.locator("#rules-rulings")).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_box_is_there_in_the_words_of_the_box(visit: Visit, language: str) -> None:
    page = visit("/rules/high-society", language=BROWSER[language]).page
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in GAMES:
        for variant in VARIANTS[game]:
            read(page, game, variant)
            expected = for_readers(language, game, variant)
            shown = page.evaluate(RULES)
            assert [(name, plain(text)) for name, text, _ in shown] == [(rule.id, rule.text) for rule in expected]
            for rule, (_, _, marks) in zip(expected, shown, strict=True):
                where = f"{rule.id} for {variant} in {language}"
                assert [mark.split()[0] for mark in marks if re.match("HS-|RG-", mark)] == cited(rule), where
                assert any(mark.endswith(INFERRED[language]) for mark in marks) == inferred(rule, variant), where
            check_explanations(page, language, game, variant)


def check_explanations(page: Page, language: str, game: str, variant: str) -> None:
    """Every ruling that a rule rests on is explained, and nothing is said in another language."""
    needed = {name for rule in for_readers(language, game, variant) for name in cited(rule)}
    assert set(page.evaluate(RULINGS)) == needed
    body = plain(page.locator("body").inner_text())
    for name in needed:
        assert in_words(words(language, variant), rulings(language)[name]) in body, name
    if language != "en":
        english = [rule.text for rule in for_readers("en", game, variant)] + list(rulings("en").values())
        assert [sentence for sentence in english if sentence in body] == []
    assert "*" not in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reconstructions_are_marked_beside_their_rules_and_in_the_introduction(visit: Visit, language: str) -> None:
    page = visit("/rules/rich-and-good/3", language=BROWSER[language]).page
    for place in ("#RG-TRACK", "#RG-MARKET-CARDS"):
        expect(page.locator(f"{place} .mark")).to_have_text(RECONSTRUCTION[language])
    expect(page.locator("#rules-box .mark")).to_have_text([RECONSTRUCTION[language]] * 2)
    page.locator("#RG-TRACK .mark").click()
    expect(page.locator("#RG-RECONSTRUCTION-TRACK")).to_be_focused()
    expect(page).to_have_url(re.compile("#RG-RECONSTRUCTION-TRACK$"))


def test_a_link_to_a_rule_leads_to_that_rule(visit: Visit) -> None:
    page = visit("/rules/high-society/1995#HS-TIE-SHARED-1995").page
    expect(page.locator("#HS-TIE-SHARED-1995")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Misfortune cards").click()
    expect(page.get_by_role("heading", name="Misfortune cards")).to_be_in_viewport()


SPENT = {
    "out-of-the-game": "out of the game",
    "face-down": "laid aside, face down",
    "in-the-box": "back into the box",
    "own-pile": "a pile of your own",
}


def test_the_guide_of_high_society_says_what_the_engine_plays(visit: Visit) -> None:
    page = visit("/rules/high-society").page
    owned = tuple(CARD[code] for code in ("4", "8", "-5", "x2", "1/2"))
    for edition, facts in EDITIONS.items():
        read(page, "high-society", edition)
        expect(page.locator("#rules-turn")).to_contain_text(SPENT[facts.spent])
        sums = [f"{line.total:g}" for line in score(0, owned, 0, facts).working]
        expect(page.locator("#rules-example ol span")).to_have_text(sums)
        half = score(0, tuple(CARD[code] for code in ("7", "1/2")), 0, facts).total
        expect(page.locator("#rules-example")).to_contain_text(f"half of 7 is {f'{half:g}'.replace('.5', '½')}.")
        expect(page.get_by_role("heading", name="Yacht Club (Luxury 5)")).to_have_count(len(facts.advanced) // 3)


def test_the_guide_of_the_rich_and_the_good_says_what_the_engine_plays(visit: Visit) -> None:
    page = visit("/rules/rich-and-good").page
    for players in range(2, 6):
        read(page, "rich-and-good", str(players))
        game = bm.rich_and_good(players)
        expect(page.locator("#rules-box")).to_contain_text(f"{sum(game.holder_sizes(1))} of them are dealt")
        turns = {4: "four", 5: "five"}[game.turns]
        expect(page.locator("#rules-turn")).to_contain_text(f"two rounds of {turns} turns")
        expect(page.locator("#rules-turn")).to_contain_text(f"After {turns} turns")
        for spaces in (4, 2 // 2):
            price = game.track[game.track.index(40) + spaces]
            expect(page.locator("#rules-example")).to_contain_text(f"from 40 to {price}")


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (WIDE, "dark"), (NARROW, "light"), (NARROW, "dark")])
def test_the_rules_pages_are_accessible(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit("/rules/high-society/2025", size=size, theme=theme, language="de-DE")
    for game, variant in (("high-society", "2025"), ("rich-and-good", "2")):
        read(visitor.page, game, variant)
        if size == NARROW:
            visitor.page.locator("summary").click()
        check(visitor, f"{game} {variant}")


# Over a table ----------------------------------------------------------------------------------------------------


def dialog_of(visitor: Visitor, game: str) -> None:
    """The rules lie over the table."""
    expect(visitor.page.get_by_role("dialog", name=f"Rules {game}")).to_be_visible()
    expect(visitor.page.locator("dialog #rules-rulings")).to_be_attached()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=str)
def test_the_rules_open_over_the_table_and_leave_what_was_chosen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.button(re.compile("Play now")).first.click()
    assert to_act(visitor)
    page, dialog = visitor.page, visitor.page.get_by_role("dialog")
    note = page.get_by_role("checkbox").last
    note.click()
    expect(note).to_be_checked()
    address = page.url
    page.keyboard.press("i")
    dialog_of(visitor, "High Society")
    shown = [(name, plain(text)) for name, text, _ in page.evaluate(RULES)]
    assert shown == [(rule.id, rule.text) for rule in for_readers("en", "high-society", "2025")]
    check(visitor, "rules over the table")
    page.locator("dialog #rules-aim p").click()
    for key in ("1", "p", "i"):
        page.keyboard.press(key)
    page.locator("dialog #HS-LOSE-ONE .mark").click()
    expect(page.locator("#HS-RULING-4")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(note).to_be_checked()
    expect(note).to_be_focused()
    assert page.get_by_role("checkbox", checked=True).count() == 1
    assert page.url == address
    button = visitor.button("Rules")
    button.click()
    dialog_of(visitor, "High Society")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    expect(note).to_be_checked()
    page.keyboard.press("?")
    expect(dialog.get_by_text("Rules", exact=True)).to_be_visible()


def test_somebody_who_watches_reads_the_rules_of_that_table(visit: Visit) -> None:
    visitor = visit()
    host = Player(visitor.service)
    table = host.lay("rich-and-good", ["", "sensible"], seats=2)
    host.start(table)
    host.close()
    visitor.go(f"/table/{table['id']}")
    expect(visitor.button("Rules")).to_be_visible()
    expect(visitor.page.get_by_text("Watching").first).to_be_visible()
    visitor.page.keyboard.press("i")
    dialog_of(visitor, "The Rich and the Good")
    expect(visitor.page.locator("#RG-MERCHANT")).to_be_attached()
    expect(visitor.page.locator("#RG-TURNS")).not_to_be_attached()


def test_a_replay_has_the_rules_of_its_edition(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played_out(bm.Journal(bm.high_society("1995", seats=3), seed=7)).dumps())
    visitor = visit("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.page.keyboard.press("i")
    dialog_of(visitor, "High Society")
    expect(visitor.page.locator("#HS-BOX-LUXURIES")).to_contain_text("Ten Possession cards")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()


def test_the_key_for_the_rules_can_be_turned_off_like_all_single_letters(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate(
        "localStorage.beaumonde = JSON.stringify({ ...JSON.parse(localStorage.beaumonde), keys: false })"
    )
    visitor.page.reload()
    visitor.button(re.compile("Play now")).first.click()
    assert to_act(visitor)
    visitor.page.keyboard.press("i")
    visitor.button("Settings").first.click()
    expect(visitor.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(visitor.page.get_by_role("dialog")).to_have_count(1)
