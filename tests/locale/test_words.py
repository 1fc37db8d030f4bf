"""One word stands for one thing: what docs/words.md tells translators to avoid is in no catalogue and in no rule."""

import re
from functools import cache
from pathlib import Path

import pytest

import beaumonde
from beaumonde.locale import LANGUAGES
from english import RULES, said

LOCALE = Path(beaumonde.__file__).parent / "locale"
PAGE = Path(__file__).parents[2] / "docs" / "words.md"
CATALOGUES = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))

_ROW = re.compile(r"^\| (en|fr|de) \| (.+?) \| (.+?) \|$", re.MULTILINE)


@cache
def avoided(language: str) -> dict[str, str]:
    """The words to avoid in a language, and what to say instead."""
    rows = _ROW.findall(PAGE.read_text("utf-8").split("## Words to avoid")[1])
    return {word.strip(): instead for which, words, instead in rows if which == language for word in words.split(",")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_words_to_avoid_in_every_language(language: str) -> None:
    assert len(avoided(language)) >= 5


def found(language: str, text: str) -> set[str]:
    """The words to avoid in a text."""
    return {
        f"{word} (say: {instead})"
        for word, instead in avoided(language).items()
        if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)
    }


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_uses_a_word_to_avoid(language: str, catalogue: str) -> None:
    assert found(language, "\n".join(said(LOCALE / language / f"{catalogue}.ftl"))) == set()


@pytest.mark.parametrize("document", ["high-society", "rich-and-good", "rulings"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_uses_a_word_to_avoid(language: str, document: str) -> None:
    folder = RULES if language == "en" else RULES / language
    assert found(language, (folder / f"{document}.md").read_text("utf-8")) == set()
