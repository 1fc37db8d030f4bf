"""The browser's own sentences: complete in every language, well-formed, and neither missing nor idle in the client."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import beaumonde
from beaumonde.locale import LANGUAGES
from beaumonde.locale.words import FILES

LOCALE = Path(beaumonde.__file__).parent / "locale"
CLIENT = Path(__file__).parents[2] / "web"
ALL_FILES = tuple(sorted(path.stem for path in (LOCALE / "en").glob("*.ftl")))
OWN_FILES = tuple(name for name in ALL_FILES if name not in FILES)

_ID = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z_]+)")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*?)(?=^[a-z#]|\Z)", re.DOTALL | re.MULTILINE)


@cache
def text(language: str, name: str) -> str:
    return (LOCALE / language / f"{name}.ftl").read_text("utf-8")


@cache
def messages(language: str) -> dict[str, str]:
    """The browser's own messages."""
    return {key: pattern for name in OWN_FILES for key, pattern in _MESSAGE.findall(text(language, name))}


@cache
def bundle(language: str) -> FluentBundle:
    """Everything the browser is given, as it is given it."""
    whole = FluentBundle([language], use_isolating=False)
    for name in ALL_FILES:
        whole.add_resource(FluentResource(text(language, name)))
    return whole


@cache
def client() -> str:
    """All of the client's source."""
    files = [path for kind in ("*.ts", "*.svelte") for path in (CLIENT / "src").rglob(kind)]
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "schema.d.ts")


def test_the_build_takes_every_file_but_those_of_programs() -> None:
    listed = set(re.findall(r"'([a-z-]+)'", (CLIENT / "vite" / "catalogue.ts").read_text().split("]")[0]))
    assert listed & set(ALL_FILES) == set(ALL_FILES) - {"errors", "terminal", "push"}


def test_no_message_is_there_twice() -> None:
    for language in LANGUAGES:
        ids = [key for name in ALL_FILES for key in _ID.findall(text(language, name))]
        assert sorted(ids) == sorted(set(ids))


def test_every_language_has_the_same_messages_in_the_same_files() -> None:
    for language in LANGUAGES:
        for name in OWN_FILES:
            assert _ID.findall(text(language, name)) == _ID.findall(text("en", name)), (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_whole_sentence_that_needs_what_english_needs(language: str) -> None:
    whole = bundle(language)
    for key, pattern in messages(language).items():
        needs = set(_VARIABLE.findall(pattern))
        assert needs | {"edition"} == set(_VARIABLE.findall(messages("en")[key])) | {"edition"}, key
        for given in (0, 1, 2, 12_000, "you", "left"):
            arguments = dict.fromkeys(needs, given) | {"edition": "e2018", "worth": 3}
            value = whole.get_message(key).value
            assert value is not None, key
            sentence, problems = whole.format_pattern(value, arguments)
            assert not problems, (key, problems)
            assert str(sentence).strip(), key
            assert not re.search(r"[{}$]", str(sentence)), key


def test_the_client_asks_for_nothing_that_is_not_there() -> None:
    asked = set(re.findall(r"\bsay\(\s*'([a-z][a-z0-9-]+)'", client()))
    assert len(asked) > 100
    known = {key for name in ALL_FILES if name not in ("errors", "terminal") for key in _ID.findall(text("en", name))}
    assert asked <= known


def test_nothing_is_said_that_the_client_never_asks_for() -> None:
    whole = set(re.findall(r"['\"`](web-[a-z0-9-]+)['\"`]", client()))
    begun = tuple(set(re.findall(r"`(web-[a-z0-9-]*)\$\{", client())))
    quoted = set(re.findall(r"\{ (web-[a-z0-9-]+) \}", "".join(messages("en").values())))
    assert {key for key in messages("en") if key not in whole | quoted and not key.startswith(begun)} == set()
