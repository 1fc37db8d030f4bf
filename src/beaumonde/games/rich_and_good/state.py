"""A moment of a game of The Rich and the Good: all there is to know about it, and what can be done."""

from typing import TYPE_CHECKING

from msgspec import Struct

from beaumonde.core.result import Result
from beaumonde.games.rich_and_good import aids, rules, scoring, view
from beaumonde.games.rich_and_good.goods import Good, Six
from beaumonde.games.rich_and_good.market import MarketCard
from beaumonde.games.rich_and_good.phase import DONATE, OVER, Phase
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.game import RichAndGood


class Merchant(Struct, frozen=True, gc=False):
    """The third hand of the two-player game: it only gives to charity."""

    hidden: tuple[Good, ...]
    shown: tuple[Good, ...]
    charity: int
    gone: tuple[Good, ...] = ()
    """The shares of earlier rounds, which have left the game."""


class State(Struct, frozen=True, gc=False):
    """The table. A `Six` holds a number for each good; tuples of them have one for each seat."""

    game: "RichAndGood"
    deal: RichAndGoodDeal
    round: int
    turn: int
    starter: int
    """Who has the starting marker."""
    phase: Phase
    queue: tuple[int, ...]
    """The seats still to act in this phase, in turn order: the first is to act."""
    prices: Six
    """What a share of each good costs: always a price on the table's track."""
    supply: Six
    """The shares left in the bank's piles."""
    cash: tuple[int, ...]
    shares: tuple[Six, ...]
    boards: tuple[Six, ...]
    """The shares lying face down on the charity boards."""
    bounds: tuple[tuple[Six, ...], ...]
    """What open play tells of the boards: for each share donated in this round, how many of each good can lie there
    up to that one at most."""
    charity: tuple[int, ...]
    """The money on the charity boards."""
    holders: tuple[tuple[MarketCard, ...], ...]
    """Holder i was filled by seat i and stands on its left; with two players the third is shared."""
    played: tuple[MarketCard, ...]
    """The market cards played in this round; with two players, in the whole game."""
    merchant: Merchant | None

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.queue[:1]

    @property
    def result(self) -> Result | None:
        return scoring.result(self) if self.phase is OVER else None

    @property
    def progress(self) -> dict[str, int]:
        game = self.game
        return {"round": self.round, "rounds": game.rounds, "turn": self.turn, "turns": game.turns}

    @property
    def figures(self) -> dict[str, tuple[float, ...]]:
        return {}

    @property
    def is_secret(self) -> bool:
        return self.phase is DONATE

    legal = rules.legal
    why_not = rules.why_not
    play = rules.play

    def view(self, seat: int | None, *, memory_aid: bool | None = None) -> "view.RichAndGoodView":
        return view.view(self, seat, self.game.memory_aid if memory_aid is None else memory_aid)

    hints = aids.hints
    ordered = aids.ordered
    is_revealed = aids.is_revealed
