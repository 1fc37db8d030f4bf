"""A moment of a game of High Society: all there is to know about it, and what can be done."""

from typing import TYPE_CHECKING

from msgspec import Struct

from beaumonde.core.result import Result
from beaumonde.games.high_society import aids, money, rules, scoring, view
from beaumonde.games.high_society.cards import END_CARDS, Card
from beaumonde.games.high_society.phase import OVER, SEALED, Phase

if TYPE_CHECKING:
    from beaumonde.games.high_society.game import HighSociety


class State(Struct, frozen=True, gc=False):
    """The table. Money is kept as bit sets (see `money`), one for each seat."""

    game: "HighSociety"
    deck: tuple[Card, ...]
    """The whole deck in order; `turned` of its cards have been turned up."""
    turned: int
    ends: int
    """How many game-end cards have been turned up."""
    phase: Phase
    leader: int
    """Who began this auction."""
    bidders: tuple[int, ...]
    """The seats still in, in turn order: the first is to act. For sealed bids, those still to bid."""
    highest: int
    """The highest bid of this auction."""
    hands: tuple[int, ...]
    open: tuple[int, ...]
    """Money on the table: the open bids, or the sealed cards."""
    spent: tuple[int, ...]
    owned: tuple[tuple[Card, ...], ...]

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.bidders if self.phase is SEALED else self.bidders[:1]

    @property
    def card(self) -> Card | None:
        """The card turned up last: on auction, just claimed, or the one that ended the game."""
        return self.deck[self.turned - 1] if self.turned else None

    @property
    def result(self) -> Result | None:
        return scoring.result(self) if self.phase is OVER else None

    @property
    def progress(self) -> dict[str, int]:
        return {"card": self.turned, "cards": len(self.deck), "ends": self.ends, "last": END_CARDS}

    @property
    def figures(self) -> dict[str, tuple[float, ...]]:
        return {"paid": tuple(money.SUM[spent] for spent in self.spent)}

    @property
    def is_secret(self) -> bool:
        return self.phase is SEALED

    legal = rules.legal
    why_not = rules.why_not
    play = rules.play

    def view(self, seat: int | None, *, memory_aid: bool | None = None) -> "view.HighSocietyView":
        return view.view(self, seat, self.game.memory_aid if memory_aid is None else memory_aid)

    hints = aids.hints
    ordered = aids.ordered
    is_revealed = aids.is_revealed
