"""The translated rules say as many things as the original, in its order, about the same numbers."""

import re
from collections import Counter
from pathlib import Path

import pytest

from beaumonde.locale import LANGUAGES
from rule_documents import rulings

RULES = Path(__file__).parents[2] / "docs" / "rules"
BOOKS = ("high-society", "rich-and-good")
TRANSLATIONS = [(language, book) for language in LANGUAGES if language != "en" for book in BOOKS]

_ROW = re.compile(r"\| `([A-Z0-9-]+)` \| ([^|]*) \|.*")
_TRANSLATED_ROW = re.compile(r"\| `([A-Z0-9-]+)` \| ([^|]*) \|")
_NUMBER = re.compile(r"[+−]?\d+")

Chapter = list[tuple[str, str]]


def chapters(language: str, book: str) -> list[Chapter]:
    """The id and the words of every rule, heading by heading."""
    path = RULES / f"{book}.md" if language == "en" else RULES / language / f"{book}.md"
    row = _ROW if language == "en" else _TRANSLATED_ROW
    _, *parts = re.split(r"^## .+$", path.read_text("utf-8"), flags=re.MULTILINE)
    return [
        [(found[1], found[2].strip()) for found in (row.fullmatch(line) for line in part.splitlines()) if found]
        for part in parts
    ]


def ids(found: list[Chapter]) -> list[list[str]]:
    return [[rule for rule, _ in chapter] for chapter in found]


def numbers(text: str) -> Counter[str]:
    """What is written in digits, with its sign; 3.5 and 3,5 are the same two."""
    return Counter(_NUMBER.findall(text))


@pytest.mark.parametrize("book", BOOKS)
def test_the_original_is_read_whole(book: str) -> None:
    lines = (RULES / f"{book}.md").read_text("utf-8").splitlines()
    assert sum(map(len, chapters("en", book))) == sum(line.startswith("| `") for line in lines) > 80


@pytest.mark.parametrize(("language", "book"), TRANSLATIONS)
def test_a_translation_has_the_rules_of_the_original_under_its_headings(language: str, book: str) -> None:
    assert ids(chapters(language, book)) == ids(chapters("en", book))


@pytest.mark.parametrize(("language", "book"), TRANSLATIONS)
def test_every_translated_rule_is_a_sentence_of_its_own_language(language: str, book: str) -> None:
    original = dict(rule for chapter in chapters("en", book) for rule in chapter)
    for rule, text in (pair for chapter in chapters(language, book) for pair in chapter):
        assert text.endswith((".", ".)")), rule
        assert text != original[rule], rule


@pytest.mark.parametrize(("language", "book"), TRANSLATIONS)
def test_a_translated_rule_has_the_numbers_of_the_original(language: str, book: str) -> None:
    original = dict(rule for chapter in chapters("en", book) for rule in chapter)
    translated = dict(rule for chapter in chapters(language, book) for rule in chapter)
    differing = {rule: text for rule, text in translated.items() if numbers(text) != numbers(original[rule])}
    assert differing == {}


@pytest.mark.parametrize(("language", "book"), TRANSLATIONS)
def test_a_translation_says_which_text_is_the_authority(language: str, book: str) -> None:
    text = (RULES / language / f"{book}.md").read_text("utf-8")
    introduction = text.partition("\n## ")[0]
    assert f"](../{book}.md)" in introduction
    assert introduction.startswith("# ")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_rulings_are_translated_with_their_numbers(language: str) -> None:
    original, translated = rulings("en"), rulings(language)
    assert list(translated) == list(original)
    for name, text in translated.items():
        assert text != original[name], name
        assert numbers(text) == numbers(original[name]), name
