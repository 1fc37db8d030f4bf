"""The rules speak of cards in the words of each box, the same words that the tables use."""

import re
from pathlib import Path

import pytest

import beaumonde
from beaumonde.games.high_society.editions import EDITIONS
from beaumonde.locale import LANGUAGES, Words
from rule_documents import VARIANTS, document, in_words, rulings, words

CATALOGUE = Path(beaumonde.__file__).parent / "locale"
OURS = {
    "en": {
        "luxury card": "hs-luxury",
        "luxury cards": "hs-luxury",
        "doubling card": "hs-doubler",
        "doubling cards": "hs-doubler",
        "card to avoid": "hs-avoid",
        "cards to avoid": "hs-avoid",
        "lose-a-luxury card": "hs-card-lose-luxury",
        "minus-five card": "hs-card-minus-five",
        "halving card": "hs-card-half",
    },
    "fr": {
        "carte Luxe": "hs-luxury",
        "cartes Luxe": "hs-luxury",
        "carte doublante": "hs-doubler",
        "cartes doublantes": "hs-doubler",
        "carte à éviter": "hs-avoid",
        "cartes à éviter": "hs-avoid",
        "carte de perte": "hs-card-lose-luxury",
        "carte moins cinq": "hs-card-minus-five",
        "carte de moitié": "hs-card-half",
    },
    "de": {
        "Luxuskarte": "hs-luxury",
        "Luxuskarten": "hs-luxury",
        "Verdopplungskarte": "hs-doubler",
        "Verdopplungskarten": "hs-doubler",
        "unliebsame Karte": "hs-avoid",
        "unliebsame Karten": "hs-avoid",
        "unliebsamen Karten": "hs-avoid",
        "Verlustkarte": "hs-card-lose-luxury",
        "Minus-fünf-Karte": "hs-card-minus-five",
        "Halbierungskarte": "hs-card-half",
    },
}
"""Our words in the rules of each language, and the message of the catalogue that names the same thing."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_is_the_tables_word(language: str, edition: str) -> None:
    say, spoken = Words(language), words(language, edition)
    assert set(spoken) == set(OURS[language])
    for ours, theirs in spoken.items():
        name = say(OURS[language][ours], edition=f"e{edition}")
        for part in re.sub(r" \([^)]*\)", "", name).split():
            assert part.strip("“”„«»").casefold() in theirs.casefold(), (ours, theirs, name)


def test_the_families_have_the_names_their_books_give_them() -> None:
    names = {
        edition: [Words("fr" if edition == "2019-fr" else "en")(f"hs-{family}", edition=f"e{edition}") for family in
                  ("luxury", "doubler", "avoid")]
        for edition in EDITIONS
    }  # fmt: skip
    assert names == {
        "1995": ["Possession", "Title", "Misfortune"],
        "2018": ["Luxury", "Prestige", "Disgrace"],
        "2019-fr": ["Luxe", "Prestige", "Disgrâce"],
        "2025": ["Luxury", "Prestige", "Scandal"],
    }


@pytest.mark.parametrize("edition", VARIANTS["high-society"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_our_words_that_the_box_has_no_word_for(language: str, edition: str) -> None:
    spoken = words(language, edition)
    catalogue = (CATALOGUE / language / "web-rules.ftl").read_text("utf-8")
    sentences = [line.replace("*[", "[") for line in catalogue.splitlines() if not line.startswith("#")]
    lines = [line for line in document(language, "high-society").splitlines() if not line.startswith(">")]
    for text in (*sentences, *rulings(language).values(), *" ".join(lines).split("|")):
        in_words(spoken, text)  # asserts that nothing is left
