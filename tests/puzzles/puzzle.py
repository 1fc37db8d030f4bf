"""Positions whose best action is proven: how they are written down, proven again, and put to a bot."""

from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beaumonde.bots import bot_for, move_of
from beaumonde.core.game import Action, State
from puzzles.exchange import Exchange, ExchangeTable
from puzzles.prover import Proof, prove
from puzzles.society import Salon, SalonTable

Kind = Literal["safe", "rational"]


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of one of the games, whose turn it is, and what there is to find."""

    name: str
    why: str
    seat: int
    best: tuple[str, ...]
    """Every action that is equally best, in the notation of records."""
    proof: Kind
    """The stronger of the two that holds."""
    value: str
    """The share of the win that the best actions promise at least."""
    rest: str
    """The most that any other action can bring."""
    salon: Salon | None = None
    exchange: Exchange | None = None
    theme: str = ""

    def state(self) -> State:
        """The position on the table."""
        position = self.salon or self.exchange
        assert position
        state: State = position.state()
        assert self.seat in state.to_act
        return state

    def actions(self) -> frozenset[Action]:
        """The best actions."""
        read = self.state().game.read_action
        return frozenset(map(read, self.best))


class _Page(Struct, frozen=True, forbid_unknown_fields=True):
    """One file: the puzzles of a theme."""

    theme: str
    puzzles: tuple[Puzzle, ...]


def all_puzzles() -> list[Puzzle]:
    """Every puzzle of every file beside this one."""
    pages = [
        msgspec.toml.decode(file.read_bytes(), type=_Page) for file in sorted(Path(__file__).parent.glob("*.toml"))
    ]
    return [replace(puzzle, theme=page.theme) for page in pages for puzzle in page.puzzles]


def proven(puzzle: Puzzle) -> tuple[Kind, Proof]:
    """The strongest proof there is of what is best, from what the seat sees."""
    view: Any = puzzle.state().view(puzzle.seat, memory_aid=True)
    table: Any = SalonTable(view) if puzzle.salon else ExchangeTable(view)
    safe = prove(table, table.root(view), rational=False)
    return ("safe", safe) if safe.best else ("rational", prove(table, table.root(view), rational=True))


def holds(puzzle: Puzzle) -> bool:
    """Whether everything the puzzle says of its answer is proven."""
    kind, proof = proven(puzzle)
    said = puzzle.actions(), Fraction(puzzle.value), Fraction(puzzle.rest)
    return puzzle.proof == kind and said == (proof.best, proof.value, proof.rest)


def score(level: str, seed: int = 0) -> list[tuple[Puzzle, bool]]:
    """Whether a bot of that level finds the best action, puzzle by puzzle."""
    found = []
    for puzzle in all_puzzles():
        state = puzzle.state()
        move = move_of(bot_for(state.game, level, seed), state, puzzle.seat)
        found.append((puzzle, move in puzzle.actions()))
    return found
