"""Announcements: bells with a number in them. Whoever hears one reads from the database what it stands for."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct


class News(Struct, frozen=True, array_like=True):
    """What is new at a table: its seats, an action, something said, the orders of a person, or the pace of its bots."""

    kind: Literal["table", "played", "said", "ordered", "pace"]
    number: int = 0
    """How many actions there are; the last thing said; or the person who gave orders."""


Announce = Callable[[str, News], None]
"""Tells everybody at a table, by its id."""
