"""How a game ended: who won, who was cast out, and every score with its working."""

from msgspec import Struct


class Line(Struct, frozen=True, omit_defaults=True):
    """One step of the arithmetic: what was counted, how much it changed, and the total so far."""

    what: str
    """What is counted here, as a code: "luxury", "double", "cash", "shares", …"""
    total: float
    """The running total after this step."""
    item: str = ""
    """The card or good that is counted, by its code."""
    count: int = 0
    """How many of them, where it is more than a card."""
    each: int = 0
    """What one of them is worth."""


class Score(Struct, frozen=True):
    """A seat at the end. The least `standing` is cast out; among the others the highest `total` wins."""

    seat: int
    standing: float
    """What decides who is cast out: money left (High Society), charity money (The Rich and the Good)."""
    total: float
    """What decides who wins: status, or money."""
    working: tuple[Line, ...]


class Result(Struct, frozen=True):
    """The end of a game. `decided` says why: "total", a tie-break ("money", "luxury"), "shared" or "nobody"."""

    winners: tuple[int, ...]
    cast_out: tuple[int, ...]
    decided: str
    scores: tuple[Score, ...]


def poorest(standings: list[float], rivals: tuple[float, ...] = ()) -> tuple[int, ...]:
    """The seats tied for the least standing; `rivals` (the Merchant) count in the comparison without a seat."""
    least = min([*standings, *rivals])
    return tuple(seat for seat, standing in enumerate(standings) if standing == least)


def best(seats: tuple[int, ...], keys: list[tuple[str, list[float]]]) -> tuple[tuple[int, ...], str]:
    """The seats left after each key in turn, and the name of the key that decided."""
    if not seats:
        return (), "nobody"
    for name, values in keys:
        most = max(values[seat] for seat in seats)
        seats = tuple(seat for seat in seats if values[seat] == most)
        if len(seats) == 1:
            return seats, name
    return seats, "shared"
