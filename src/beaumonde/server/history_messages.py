"""What a guest is told of their finished games."""

from typing import Any

from msgspec import Struct, field


class PastSeat(Struct):
    """A seat in a finished game: who played there, and with what score."""

    name: str
    level: str
    """As in `SeatInfo`."""
    total: float | None
    """What decided who won: status (High Society), or money (The Rich and the Good). Null if an older version of the
    service finished the game and did not keep it; then `standing` is null too."""
    standing: float | None
    """What decided who was cast out: money left (High Society), or charity (The Rich and the Good)."""
    resigned: bool = False
    """Whether this person resigned."""


class PastGame(Struct):
    """A finished game of the guest who asks."""

    table: str
    """The id of its table, for the replay too."""
    game: str
    options: dict[str, Any]
    ended: int
    """When the last action was played, in milliseconds since 1970."""
    seats: list[PastSeat]
    """In the order of play; seats are counted from 0."""
    seat: int
    """The guest's own seat."""
    left: bool
    """Whether the guest had left at the end, and a bot finished the game for them. Not for those who resigned."""
    winners: tuple[int, ...] | None
    """Who won; several share the win. Null if an older version of the service finished the game and did not keep the
    result; then `cast_out` is null too."""
    cast_out: tuple[int, ...] | None
    resigned: bool = False
    """Whether the guest resigned. Then they have lost, whatever the bot in their seat achieved."""


class History(Struct):
    """Finished games of the guest who asks: those that ended last first."""

    games: list[PastGame]
    before: str | None
    """Ask with this for the games before these; null if there are no more."""


class Figures(Struct):
    """What the guest's finished games add up to, in one game with one number of players.

    Without lessons, games that were given up, and games whose result an older version of the service did not keep."""

    game: str
    players: int
    games: int = 0
    """Games that the guest played to the end, or resigned."""
    wins: int = 0
    """Games that the guest won, alone or with others."""
    cast_out: int = 0
    """Games in which the guest was cast out."""
    left: int = 0
    """Games that a bot finished because the guest had left. They are counted nowhere else."""
    with_people: int = 0
    """Those of `games` in which other people played, not only bots."""
    wins_with_people: int = 0
    average_total: float | None = None
    """The average of the guest's `total`, over the games in which it was kept; null if there are none."""
    average_standing: float | None = None
    """The average of the guest's `standing`, likewise."""
    resigned: int = 0
    """Those of `games` that the guest resigned: all of them are lost, and none of their scores is counted."""
    best_total: float | None = None
    """The highest `total` of the guest in a game in which they were not cast out; null if there is none."""
    averages: dict[str, float] = field(default_factory=dict)
    """The averages of the game's own numbers, over the games in which they were kept: `paid` is the money that the
    guest paid in a game of High Society, in thousands."""
    longest_row: int = 0
    """The most games that the guest won one after the other, in the order in which their tables were created."""
