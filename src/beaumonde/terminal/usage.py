"""A command line that cannot be understood, as one sentence in the reader's language."""

from collections.abc import Sequence
from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)

from beaumonde.core.errors import Reason, brief
from beaumonde.locale import LANGUAGES, language_of


def usage_reason(error: CycloptsError) -> Reason:
    """What is wrong with the command line."""
    help_at = " ".join(["beaumonde", *(error.command_chain or ()), "--help"])
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            commands = [name for name in error.app or () if not name.startswith("-")]
            return Reason("no-such-command", {"command": brief(word), "commands": commands})
        case UnknownOptionError():
            return Reason(
                "no-such-option", {"option": brief(error.token.keyword or error.token.value), "help": help_at}
            )
        case MissingArgumentError(argument=argument) if argument is not None:
            return Reason("missing-option", {"option": error.keyword or argument.name, "help": help_at})
        case RepeatArgumentError(token=token):
            return Reason("option-twice", {"option": brief(token.keyword or token.value)})
        case CoercionError(token=token, argument=argument) if token is not None and argument is not None:
            about = {"value": brief(token.value), "option": token.keyword or argument.name}
            choices = _choices(error.target_type)
            return Reason("bad-choice", about | {"choices": choices}) if choices else Reason("bad-value", about)
        case _:
            return Reason("bad-usage", {"detail": brief(" ".join(error.unused_tokens or ())), "help": help_at})


def _choices(kind: object) -> list[str]:
    return [str(choice) for choice in get_args(kind)] if get_origin(kind) is Literal else []


def language_in(arguments: Sequence[str]) -> str:
    """The language that the command line asks for, before anything else of it is understood."""
    for place, word in enumerate(arguments):
        option, _, value = word.partition("=")
        if option == "--language":
            chosen = value or "".join(arguments[place + 1 : place + 2])
            return chosen if chosen in LANGUAGES else language_of()
    return language_of()
