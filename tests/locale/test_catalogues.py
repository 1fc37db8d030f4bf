"""The languages say the same things, nothing is missing, and nothing is said that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import beaumonde
from beaumonde.bots import LEVELS
from beaumonde.core import errors
from beaumonde.core.game import GAMES
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.editions import EDITIONS
from beaumonde.locale import LANGUAGES, Words
from beaumonde.locale.words import FILES

SOURCE = Path(beaumonde.__file__).parent
ERRORS = {"Reason"} | {
    name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, errors.BeauMondeError)
}
SPEAKERS = {"words", "_say"}
"""The functions whose first argument is the id of a message."""

ADVANCED = {card.value for edition in EDITIONS.values() for card in edition.advanced}
FAMILIES = {
    "game-": set(GAMES),
    "level-": set(LEVELS),
    "hs-card-": {card.kind.value for card in Card} | ADVANCED,
    "hs-line-": {"luxury", "minus-five", "double", "half"},
    "hs-decided-": {"total", "money", "luxury", "shared", "nobody"},
    "hs-column-": {"name", "bid", "owned", "hand", "hand-count", "hand-known"},
    "rg-decided-": {"total", "shared", "nobody"},
    "rg-column-": {
        *("good", "price", "track", "supply", "yours", "board"),
        *("name", "cash", "charity", "shares", "given", "holdings"),
    },
}
"""Messages that the source asks for by a composed id: what the ids begin with, and every end they can have."""

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*?)(?=^[a-z#]|\Z)", re.DOTALL | re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z_]+)")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")


@cache
def messages(language: str) -> dict[str, str]:
    """The pattern of every message, by its id."""
    found: dict[str, str] = {}
    for name in FILES:
        text = (SOURCE / "locale" / language / f"{name}.ftl").read_text("utf-8")
        for message, pattern in _MESSAGE.findall(text):
            assert message not in found, f"{message} is there twice"
            found[message] = pattern
    return found


def references(language: str, message: str) -> set[str]:
    """The messages that a message quotes."""
    return set(_REFERENCE.findall(messages(language)[message]))


def variables(language: str, message: str) -> set[str]:
    """What a message has to be given, also for the messages it quotes."""
    own = set(_VARIABLE.findall(messages(language)[message]))
    return own.union(*(variables(language, other) for other in references(language, message)))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source, with the name that is called."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        yield name, node
                    case _:
                        pass


def literals(node: ast.AST) -> set[str]:
    """The whole texts in an expression; parts of a composed text are none."""
    parts = {id(part) for text in ast.walk(node) if isinstance(text, ast.JoinedStr) for part in ast.walk(text)}
    return {
        item.value
        for item in ast.walk(node)
        if isinstance(item, ast.Constant) and isinstance(item.value, str) and id(item) not in parts
    }


def errors_in_source() -> Iterator[tuple[str, set[str] | None]]:
    """The code of every error and reason, and its data; None where the data is not written out."""
    for name, call in calls():
        if name not in ERRORS or not call.args or not isinstance(call.args[0], ast.Constant):
            continue
        code = str(call.args[0].value)
        given: set[str] | None = {keyword.arg for keyword in call.keywords if keyword.arg}
        if any(keyword.arg is None for keyword in call.keywords):
            given = None
        if len(call.args) > 1:
            data = call.args[1]
            given = literals(ast.List([key for key in data.keys if key])) if isinstance(data, ast.Dict) else None
        yield code, given


def spoken_in_source() -> set[str]:
    """The ids of messages that the source asks for by name."""
    said = {text for name, call in calls() if name in SPEAKERS and call.args for text in literals(call.args[0])}
    everything = {text for path in SOURCE.rglob("*.py") for text in literals(ast.parse(path.read_text("utf-8")))}
    return said | (everything & set(messages("en")))


def family(prefix: str, language: str) -> set[str]:
    return {message.removeprefix(prefix) for message in messages(language) if message.startswith(prefix)}


def test_every_language_has_the_same_messages() -> None:
    for language in LANGUAGES:
        assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("message", messages("en"))
def test_every_language_needs_the_same_of_a_message(message: str) -> None:
    for language in LANGUAGES:
        assert variables(language, message) | {"edition"} == variables("en", message) | {"edition"}


def test_every_error_has_its_sentence_and_every_sentence_its_error() -> None:
    codes = {code for code, _ in errors_in_source()}
    assert len(codes) > 50
    assert family("error-", "en") == codes


def test_every_error_is_given_what_its_sentence_tells() -> None:
    for code, given in errors_in_source():
        if given is not None:
            assert variables("en", f"error-{code}") <= given | {"edition"}, code


@pytest.mark.parametrize("prefix", FAMILIES)
def test_a_family_of_messages_is_complete(prefix: str) -> None:
    assert family(prefix, "en") == FAMILIES[prefix]


def test_every_message_is_asked_for_somewhere() -> None:
    quoted = {
        other for language in LANGUAGES for message in messages(language) for other in references(language, message)
    }
    asked_for = spoken_in_source() | quoted
    idle = {message for message in messages("en") if message not in asked_for}
    assert {message for message in idle if not message.startswith(("error-", *FAMILIES))} == set()


def test_everything_that_is_asked_for_is_there() -> None:
    asked = {text for name, call in calls() if name in SPEAKERS and call.args for text in literals(call.args[0])}
    assert len(asked) > 50
    assert asked <= set(messages("en"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_whole_sentence_whatever_it_is_given(language: str, edition: str) -> None:
    words = Words(language)
    for message in messages(language):
        for value in (0, 1, 2, 12_000, 3.0, True, "you", "left", ["a", "b", "c"]):
            arguments = dict.fromkeys(variables(language, message), value) | {"edition": f"e{edition}"}
            sentence = words(message, **arguments)
            assert sentence.strip()
            assert not re.search(r"[{}$]|None|  ", sentence.replace("\n", " ")), sentence


def test_lists_are_joined_as_people_speak() -> None:
    assert Words("en").listing(["a", "b", "c"]) == "a, b and c"
    assert Words("fr").listing(["a", "b"]) == "a et b"
    assert Words("de").listing(["a", "b", "c"]) == "a, b und c"
    assert Words("en").listing([]) == "nobody"


def test_you_and_others_are_spoken_of_in_the_right_person() -> None:
    english, french = Words("en"), Words("fr")
    assert english("cast-out", who="you", names="You", count=1) == "You are cast out."
    assert english("cast-out", who="other", names="Basil", count=1) == "Basil is cast out."
    assert french("cast-out", who="you", names="Vous", count=1) == "La bonne société vous renie."
    assert french("cast-out", who="other", names="Odette", count=1) == "La bonne société renie Odette."
    assert french("cast-out", who="you", names="Vous et Basile", count=2).endswith(" : la bonne société vous renie.")
    assert french("winners", who="other", names="Anna et Basile", count=2) == (
        "Anna et Basile se partagent la victoire."
    )
    assert french("winners", who="you", names="Vous", count=1) == "Vous gagnez !"


def test_german_has_a_verb_for_you_alone_you_with_others_and_others() -> None:
    german = Words("de")
    assert german("cast-out", who="you", names="Du", count=1) == "Du wirst ausgestoßen."
    assert german("cast-out", who="you", names="Du und Leopold", count=2) == "Du und Leopold werdet ausgestoßen."
    assert german("cast-out", who="other", names="Ottilie", count=1) == "Ottilie wird ausgestoßen."
    assert german("winners", who="you", names="Du und Leopold", count=2) == "Du und Leopold teilt euch den Sieg."
    assert german("winners", who="other", names="Ottilie", count=1) == "Ottilie gewinnt."


@pytest.mark.parametrize(("language", "thousands"), [("en", "12,000"), ("fr", "12\u202f000"), ("de", "12.000")])
def test_money_is_written_as_the_language_writes_numbers(language: str, thousands: str) -> None:
    words = Words(language)
    assert words("money", amount=12_000) == thousands
    assert thousands in words("hs-preview-total", cards="12", total=12_000, left=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_an_exclamation_mark_ends_a_sentence_by_itself(language: str) -> None:
    words = Words(language)
    card = words("hs-card-lose-luxury", edition="e2019-fr")
    assert card.endswith("!")
    assert "!." not in words("hs-suffered", who="you", name="", card=card)
    assert f"{card} " in words("hs-turned", number=3, card=card, who="you", name="")


@pytest.mark.parametrize(
    ("edition", "language", "sentence"),
    [
        ("1995", "en", "Choose the Possession card you give up."),
        ("2025", "en", "Choose the Luxury card you give up."),
        ("1995", "fr", "Choisissez la carte Possession que vous cédez."),
        ("2019-fr", "de", "Wähle die Luxe-Karte, die du abgibst."),
        ("1995", "de", "Wähle die Besitzkarte, die du abgibst."),
        (None, "de", "Wähle die Luxuskarte, die du abgibst."),
    ],
)
def test_errors_use_the_words_of_the_edition(edition: str | None, language: str, sentence: str) -> None:
    words, reason = Words(language), errors.Reason("wrong-action", {"phase": "discard"})
    assert words.error(reason, edition) == sentence
    assert words.error(errors.BadRecord("illegal-move", number=3, reason=reason), edition).endswith(sentence)


def test_errors_name_the_goods() -> None:
    reason = errors.Reason("not-enough-shares", {"good": "coal", "held": 0})
    assert Words("en").error(reason) == "You own no Coal."
    assert Words("de").error(reason) == "Du hast von Kohle keine Aktie."
