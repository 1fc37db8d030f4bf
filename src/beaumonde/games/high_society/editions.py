"""The four editions as data. A rule never asks which edition it is; it asks what differs."""

from enum import StrEnum

from msgspec import Struct

from beaumonde.games.high_society.cards import Card


class Halving(StrEnum):
    """What becomes of half a point."""

    EXACT = "exact"
    DOWN = "down"


class Spent(StrEnum):
    """Where spent money lies, in the words of the table."""

    OUT = "out-of-the-game"
    FACE_DOWN = "face-down"
    BOX = "in-the-box"
    OWN_PILE = "own-pile"


class Edition(Struct, frozen=True):
    """What one box says differently from the others."""

    code: str
    language: str
    halving: Halving
    highest_luxury_breaks_ties: bool
    spent: Spent
    advanced: tuple[Card, ...] = ()
    """Cards that may be shuffled in besides the sixteen."""


_BOXES = (
    Edition("1995", "en", Halving.EXACT, highest_luxury_breaks_ties=False, spent=Spent.OUT),
    Edition("2018", "en", Halving.EXACT, highest_luxury_breaks_ties=True, spent=Spent.FACE_DOWN),
    Edition("2019-fr", "fr", Halving.EXACT, highest_luxury_breaks_ties=True, spent=Spent.BOX),
    Edition(
        "2025",
        "en",
        Halving.DOWN,
        highest_luxury_breaks_ties=True,
        spent=Spent.OWN_PILE,
        advanced=(Card.GAMBLING, Card.EXCURSIONS, Card.YACHT_CLUB),
    ),
)

EDITIONS: dict[str, Edition] = {edition.code: edition for edition in _BOXES}
LATEST = "2025"
DEFAULT_EDITION = LATEST
"""What is played when nobody says which: in the browser, in the terminal and by programs."""
