"""Puzzles of The Rich and the Good: a moment of the very last turn, and how it may go on.

What the seat does not know is open until it has decided; then it is everything it can be, see `completions`.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from math import lcm
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from beaumonde.core.game import Action
from beaumonde.core.result import Result
from beaumonde.games.rich_and_good import Good, Manipulate, MarketCard, RichAndGood, RichAndGoodDeal, RichAndGoodView
from beaumonde.games.rich_and_good.goods import BY_LETTER, Six, counts
from beaumonde.games.rich_and_good.market import MARKET_CARD, MARKET_CARDS
from beaumonde.games.rich_and_good.phase import MARKET, OVER
from beaumonde.games.rich_and_good.rules import holders_of
from beaumonde.games.rich_and_good.sampling import sample
from beaumonde.games.rich_and_good.state import State
from puzzles.completions import boards_within, completions, goods_that_matter


class MerchantBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The Merchant's shares, by their letters."""

    charity: int
    hidden: str
    shown: str
    gone: str


class Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    """The table when the last turn begins, seat by seat; goods and market cards as in the notation of records."""

    prices: Six
    """Of coal, wheat, coffee, rubber, tea and salt."""
    cash: tuple[int, ...]
    shares: tuple[str, ...]
    charity: tuple[int, ...]
    holders: tuple[str, ...]
    """Each stands on the left of its seat; with two players the third is shared."""
    played: str
    """The market cards that were played in this round; with two players, in the whole game."""
    starter: int
    boards: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    """What was done in this turn, in the notation of records."""
    merchant: MerchantBoard | None = None

    def state(self) -> State:
        """The moment, after the moves."""
        game = RichAndGood(seats=len(self.cash))
        holders = tuple(_market_card(word) for holder in self.holders for word in holder.split())
        played = tuple(map(_market_card, self.played.split()))
        assert len(played) == 2 * game.seats * (game.turns - 1) + (20 if game.has_merchant else 0)
        assert Counter((*played, *holders)) <= Counter(MARKET_CARDS)
        merchant = self.merchant
        deal = RichAndGoodDeal(
            self.starter,
            (holders,),
            merchant=(_goods(merchant.hidden + merchant.shown),) if merchant else (),
            round=game.rounds,
            turn=game.turns,
            cash=self.cash,
            prices=self.prices,
            shares=tuple(counts(_goods(letters)) for letters in self.shares),
            boards=tuple(counts(_goods(letters)) for letters in self.boards),
            charity=self.charity,
            merchant_charity=merchant.charity if merchant else 0,
        )
        state = replace(game.start(deal=deal), played=played)
        if merchant and state.merchant:
            assert len(merchant.gone) == game.merchant_shares[0]
            state = replace(state, merchant=replace(state.merchant, gone=_goods(merchant.gone)))
        for word in self.moves:
            state = state.play(state.to_act[0], game.read_action(word)).state
        return state


def _market_card(word: str) -> MarketCard:
    return MARKET_CARD[BY_LETTER[word[0]].value + word[1:]]


def _goods(letters: str) -> tuple[Good, ...]:
    return tuple(BY_LETTER[letter] for letter in letters)


class Moment:
    """A state, equal to every other that goes on in the same way. Open: what is hidden in it counts for nothing yet."""

    __slots__ = ("key", "open", "state")

    def __init__(self, state: State, *, is_open: bool = False) -> None:
        self.state, self.open = state, is_open
        self.key: Hashable = (is_open, _key(state))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.key == other.key


def _key(state: State) -> Hashable:
    result = state.result
    if result:
        return result.winners
    matter = goods_that_matter(state, hidden=False)
    return (
        state.phase,
        state.queue,
        tuple(price for place, price in enumerate(state.prices) if place in matter),
        state.supply,
        state.cash,
        state.shares,
        state.boards,
        state.bounds,
        tuple(
            tuple(sorted([card if card.good.place in matter else "" for card in holder])) for holder in state.holders
        ),
        tuple(sorted([card for card in state.played if card.good.place in matter])),
        state.merchant,
    )


class ExchangeTable:
    """The rest of the last turn as the prover sees it."""

    def __init__(self, view: RichAndGoodView) -> None:
        assert view.seat is not None
        assert (view.round, view.turn) == (RichAndGood.rounds, view.turns), "it is the last turn"
        self.seats, self.me = view.seats, view.seat
        self.whole = lcm(*range(1, view.seats + 1)) * sum(weight for weight, _ in completions(view))

    @staticmethod
    def root(view: RichAndGoodView) -> Moment:
        """Where the search begins: whatever is hidden is open."""
        return Moment(sample(view, Random(0)), is_open=True)

    def actor(self, node: Moment) -> int | None:
        return node.state.queue[0] if node.state.queue else None

    def result(self, node: Moment) -> Result | None:
        return node.state.result

    def actions(self, node: Moment) -> Sequence[Action]:
        """All of them where the answer is looked for; later, market cards that move nothing that matters are alike."""
        state = node.state
        legal = state.legal(state.queue[0])
        if node.open or state.phase is not MARKET:
            return legal
        matter = goods_that_matter(state, hidden=False)
        different: dict[Hashable, Action] = {}
        for play in legal:
            assert isinstance(play, Manipulate)
            full, half = (card if card.good.place in matter else None for card in (play.full, play.half))
            different.setdefault((full, half, play.side if full or half else None), play)
        return tuple(different.values())

    def after(self, node: Moment, action: Action) -> Sequence[tuple[int, Moment]]:
        """One outcome; or, once the seat has decided, one for everything that it could not know."""
        state = node.state
        seat = state.queue[0]
        played = state.play(seat, action).state
        if not node.open or played.queue[:1] == (seat,):
            return ((1, Moment(played, is_open=node.open)),)
        if played.phase is OVER:
            worlds = completions(state.view(seat, memory_aid=True))
            return [(weight, Moment(world.play(seat, action).state)) for weight, world in worlds]
        return [(weight, Moment(world)) for weight, world in completions(played.view(seat, memory_aid=True))]

    def worlds(self, node: Moment, seat: int) -> Sequence[Moment]:
        """Of the others only the last to act is thought to weigh what it may be; those before it may do anything."""
        state = node.state
        if node.open or _knows_all(state, seat):
            return (node,)
        if seat != self.me and (state.phase is not MARKET or len(state.queue) > 1):
            return ()
        return tuple({Moment(world) for _, world in completions(state.view(seat, memory_aid=True))})


def _knows_all(state: State, seat: int) -> bool:
    """Whether nothing at all is hidden from the seat."""
    near = holders_of(state.game.seats, seat)
    boards = [len(boards_within(bounds)) for other, bounds in enumerate(state.bounds) if other != seat]
    return (
        all(place in near or not holder for place, holder in enumerate(state.holders))
        and max(boards) == 1
        and not (state.merchant and state.merchant.hidden)
    )
