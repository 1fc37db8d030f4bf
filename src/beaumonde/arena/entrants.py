"""Who plays: a level, somebody else's program, or a bot made in Python."""

import shlex
import shutil
from collections.abc import Callable
from functools import cache, partial
from typing import TypeAlias

from msgspec import Struct

from beaumonde.bots import Bot, bot_for, check_level
from beaumonde.bots.external import SECONDS
from beaumonde.core.errors import BadOption, brief

MOST_SECONDS = 3600.0


class Made(Struct, frozen=True):
    """A bot that Python makes for every game: `make(game, seed=seed)`. For other processes it must be importable."""

    name: str
    make: Callable[..., Bot]


class Program(Struct, frozen=True):
    """Somebody else's program, and the seconds it has for a move; see docs/external-bots.md."""

    name: str
    command: tuple[str, ...]
    seconds: float = SECONDS


Entrant: TypeAlias = Made | Program


@cache
def level(name: str) -> Made:
    """The bot of a level, always the same one; BadOption if there is none, MissingExtra if it is not installed."""
    check_level(name)
    return Made(name, partial(bot_for, level=name))


def program(line: str, seconds: float = SECONDS) -> Program:
    """The program that a command line starts; BadOption if it cannot."""
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption("bad-seconds", seconds=brief(seconds), most=MOST_SECONDS)
    try:
        command = tuple(shlex.split(line))
    except ValueError:
        command = ()
    if not command or shutil.which(command[0]) is None:
        raise BadOption("no-such-program", program=brief(line))
    return Program(line.strip(), command, seconds)
