"""Where the chance of a table comes from, as the database keeps it: a shuffle, or a lesson's cards laid by hand."""

from typing import Any

import msgspec
from msgspec import Struct

from beaumonde.core.game import Game
from beaumonde.core.shuffle import Fair


class LessonSetup(Struct, frozen=True, tag_field="type", tag="lesson"):
    """The lesson and its deal, written out: a later version of the lesson may have another one."""

    lesson: str
    deal: Any


def write_setup(setup: Fair | LessonSetup) -> str:
    """For the database only: it holds the order of the cards, or the secret that gives it."""
    return msgspec.json.encode(setup).decode()


def read_setup(text: str) -> Fair | LessonSetup:
    """The set-up back from its text."""
    return _DECODER.decode(text)


def chance_in(text: str, game: Game) -> dict[str, Any]:
    """What a journal of that game begins with."""
    setup = read_setup(text)
    if isinstance(setup, Fair):
        return {"source": setup}
    return {"deal": msgspec.convert(setup.deal, game.deal_type)}


_DECODER: msgspec.json.Decoder[Fair | LessonSetup] = msgspec.json.Decoder(Fair | LessonSetup)
