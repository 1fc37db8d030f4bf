"""Sentences in the reader's language, from the Fluent catalogue beside this file."""

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from beaumonde.core.errors import BadOption, BeauMondeError, Reason, brief

LANGUAGES = ("en", "fr", "de")
STOP_AFTER_A_CRY = re.compile(r"!\.(?!\.)")
"""A card of the French box has its exclamation mark in its name: at the end of a sentence that is enough."""
FILES = ("common", "refusals", "errors", "high-society", "rich-and-good", "terminal", "push")


class Words:
    """Calls like a function: the id of a message and its arguments give the sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption("no-such-language", language=brief(language), languages=list(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        plain = {key: self._argument(value) for key, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, plain)
        if problems:
            raise LookupError(f"{self.language}: {message}: {problems}")
        return STOP_AFTER_A_CRY.sub("!", str(text))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def error(self, error: BeauMondeError | Reason, edition: str | None = None) -> str:
        """The sentence for an error or for the reason why something is not allowed.

        With the edition of High Society that is played, cards are called what its box calls them."""
        reason = error.reason if isinstance(error, BeauMondeError) else error
        told = {
            key: self.error(value, edition) if isinstance(value, Reason) else value
            for key, value in reason.data.items()
        }
        return self(f"error-{reason.code}", **({"edition": f"e{edition}"} | told))

    def listing(self, items: Iterable[str]) -> str:
        """ "a, b and c", in this language."""
        *most, last = [*items] or [self("nobody")]
        return self("list-and", list=", ".join(most), last=last) if most else last

    def _argument(self, value: Any) -> Any:
        match value:
            case bool():
                return "yes" if value else "no"
            case list() | tuple():
                return self.listing(str(item) for item in value)
            case float() if value.is_integer():
                return int(value)
            case int() | float():
                return value
            case _:
                return str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("beaumonde.locale") / language
    for name in FILES:
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text("utf-8")))
    return bundle


def language_of(environment: Iterable[tuple[str, str]] | None = None) -> str:
    """The language the machine is set to, as far as we speak it; English otherwise."""
    settings = dict(os.environ.items() if environment is None else environment)
    for name in ("BEAUMONDE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = settings.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
