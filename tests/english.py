"""English that no French or German reader may meet: every English sentence that the translation says otherwise."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import beaumonde

LOCALE = Path(beaumonde.__file__).parent / "locale"
RULES = Path(__file__).parents[1] / "docs" / "rules"
FEWEST_WORDS = 3
"""Fewer words are often the same in two languages, or a part of something else."""

ANYTHING = "\0"
"""Stands in a sentence for whatever it is given."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_RULE = re.compile(r"^\| `[A-Z0-9-]+` \| (.+?) \|", re.MULTILINE)


def english_in(texts: Iterable[str], language: str) -> set[tuple[str, str]]:
    """The English sentences among these texts, each with the text that shows it."""
    patterns = _patterns(language)
    told = {" ".join(text.split()) for text in texts}
    return {(text, pattern.pattern) for text in told if text for pattern in patterns if pattern.search(text)}


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], ...]:
    translated = _sentences(language)
    foreign = {sentence for sentence in _sentences("en") if sentence not in translated}
    return tuple(re.compile(_pattern(sentence), re.IGNORECASE) for sentence in sorted(foreign) if _long(sentence))


def _long(sentence: str) -> bool:
    return len(_WORD.findall(sentence)) >= FEWEST_WORDS


def _pattern(sentence: str) -> str:
    parts = map(re.escape, sentence.strip(f" {ANYTHING}").split(ANYTHING))
    return r"(?<!\w)" + ".{1,80}?".join(parts) + r"(?!\w)"


@cache
def _sentences(language: str) -> frozenset[str]:
    """Everything that can be said in a language, with `ANYTHING` for arguments: the catalogues, and the rules."""
    folder = RULES if language == "en" else RULES / language
    rules = {" ".join(rule.replace("*", "").split()) for path in folder.glob("*.md") for rule in _rules(path)}
    return frozenset(rules | {sentence for path in (LOCALE / language).glob("*.ftl") for sentence in said(path)})


def _rules(path: Path) -> list[str]:
    return _RULE.findall(path.read_text("utf-8"))


def said(path: Path) -> Iterator[str]:
    """Everything that a catalogue can say, with `ANYTHING` for arguments."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield from _variants(entry.value)


def _variants(pattern: ast.Pattern) -> Iterator[str]:
    """What a pattern can come to, one for each way through its variants."""
    choices = [list(_element(element)) for element in pattern.elements]
    for parts in product(*choices):
        yield " ".join("".join(parts).split())


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    match element:
        case ast.TextElement(value=value):
            yield value
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from _variants(variant.value)
        case ast.Placeable(expression=ast.StringLiteral(value=value)):
            yield value
        case _:
            yield ANYTHING
