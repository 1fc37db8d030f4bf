"""What helps a person at a table beside the rules: hints, standing orders, and what there is to choose from."""

from typing import Any

from msgspec import Struct


class Hints(Struct, frozen=True):
    """What the rules allow a seat now, worked out for it from nothing but what it may see."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants done in its name. Only that seat and the table's keeper know them."""

    forced: bool = True
    """Play what is the only thing allowed without asking."""


class Offer(Struct, frozen=True):
    """One way to play a game: options that go together, and what may be added to them."""

    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]
    extras: dict[str, tuple[str, ...]] = {}
    """Options that take any of these."""
