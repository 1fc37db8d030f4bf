"""Beau Monde: High Society and The Rich and the Good, two games in which the poorest or the stingiest is cast out.

>>> import beaumonde as bm
>>> state = bm.high_society(edition="2018", seats=4).start(seed=7)
>>> seat = state.to_act[0]
>>> step = state.play(seat, state.legal(seat)[0])
"""

from typing import TYPE_CHECKING, Any

from beaumonde.core.errors import (
    BadOption,
    BadRecord,
    BadSetup,
    BeauMondeError,
    IllegalAction,
    MissingExtra,
    Reason,
    UnfinishedRecord,
)
from beaumonde.core.game import GAMES, Action, Deal, Event, Game, State, Step, View
from beaumonde.core.kernels import kernel
from beaumonde.core.notation import read_text, write_text
from beaumonde.core.record import Journal, Record, read_json, replay
from beaumonde.core.result import Line, Result, Score
from beaumonde.core.shuffle import Fair, Seed, commit, new_secret
from beaumonde.games.high_society.game import high_society
from beaumonde.games.rich_and_good.game import rich_and_good

if TYPE_CHECKING:
    from beaumonde.arena.simulate import Simulation

__version__ = "0.1.0"


def loads(text: str | bytes) -> Record:
    """The record in a text: JSON of any format, or the text notation. BadRecord if it is neither."""
    if isinstance(text, str) and not text.lstrip().startswith("{"):
        return read_text(text)
    if isinstance(text, bytes) and not text.lstrip().startswith(b"{"):
        try:
            return read_text(text.decode())
        except UnicodeDecodeError:
            raise BadRecord("not-a-record", detail="not UTF-8") from None
    return read_json(text)


def simulate(game: Game, policy: str = "random", *, games: int, seed: int = 0, **more: Any) -> "Simulation":
    """Play many games on all cores and return the results as arrays; see `beaumonde.arena.simulate`."""
    from beaumonde.arena.simulate import simulate as run  # noqa: PLC0415 - it needs numba, which most do not

    return run(game, policy, games=games, seed=seed, **more)


__all__ = [
    "GAMES",
    "Action",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "BeauMondeError",
    "Deal",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "Journal",
    "Line",
    "MissingExtra",
    "Reason",
    "Record",
    "Result",
    "Score",
    "Seed",
    "State",
    "Step",
    "UnfinishedRecord",
    "View",
    "commit",
    "high_society",
    "kernel",
    "loads",
    "new_secret",
    "read_json",
    "read_text",
    "replay",
    "rich_and_good",
    "simulate",
    "write_text",
]
