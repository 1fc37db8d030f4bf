"""The Rich and the Good for OpenSpiel: the cards of a round are dealt one by one, holder by holder, each a chance node.

With two players the Merchant's shares follow, the hidden ones first.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from beaumonde.core.game import Event
from beaumonde.core.notation import SEATS
from beaumonde.envs.openspiel.now import Now, Word
from beaumonde.envs.openspiel.refit import refit
from beaumonde.envs.openspiel.table import Counts, Most, Table, TableGame, game_type
from beaumonde.games.rich_and_good.actions import Donate
from beaumonde.games.rich_and_good.events import CharityCounted, RoundBegan
from beaumonde.games.rich_and_good.game import RichAndGood, rich_and_good
from beaumonde.games.rich_and_good.goods import GOODS, Good, counts
from beaumonde.games.rich_and_good.market import MARKET_CARDS, ORDER, MarketCard, racked
from beaumonde.games.rich_and_good.rules import BOARD_SPACES, holders_of
from beaumonde.games.rich_and_good.setup import FEWEST, MOST, RichAndGoodDeal

CARDS = tuple(MarketCard)
"""A chance outcome is the place of a card here, or of a good among the goods."""
MERCHANT_SHOWS = 2

PARAMETERS: Mapping[str, Any] = {"players": 4, "first": -1}
TYPE = game_type("beaumonde_rich_and_good", "The Rich and the Good", (FEWEST, MOST), PARAMETERS, open_play=False)


class RichAndGoodTable(Table):
    """A game of The Rich and the Good in progress."""

    chance_event = RoundBegan
    hidden_action = Donate

    def to_draw(self, now: Now) -> Counts:
        cards, shares = _dealt(now)
        if len(cards) < _market_size(now.table):
            gone = now.state.deal.rounds[0] if now.state and now.table.has_merchant else ()
            left = Counter(MARKET_CARDS) - Counter((*gone, *cards))
            return {ORDER[card]: count for card, count in left.items()}
        given = now.state.deal.merchant[0] if now.state else ()
        stock = Counter(GOODS * now.table.merchant_stock) - Counter((*given, *shares))
        return {good.place: count for good, count in stock.items()}

    def name_of(self, now: Now, outcome: int) -> str:
        place = len(now.drawn)
        for holder, size in enumerate(now.table.holder_sizes(1)):
            if place < size:
                return f"{CARDS[outcome]} in holder {holder}"
            place -= size
        return f"merchant {GOODS[outcome]}"

    def settle(self, now: Now) -> Now:
        cards, shares = _dealt(now)
        if len(now.drawn) < _market_size(now.table) + _merchant_size(now):
            return now
        if now.waiting is None:
            step = now.table.begin(deal=_first_deal(now, cards, shares))
        else:
            deal = now.state.deal
            merchant = (*deal.merchant[:1], shares) if shares else ()
            deal = replace(deal, rounds=(deal.rounds[0], cards), merchant=merchant)
            step = replace(now.state, deal=deal).play(*now.waiting)
        log = now.log + self.under_way(now)
        return replace(now, state=step.state, waiting=None, drawn=(), log=log)

    def under_way(self, now: Now) -> tuple[Word, ...]:
        """The holders, each for the two seats beside it, and the Merchant's shares."""
        if now.first is None:
            return ()
        cards, shares = _dealt(now)
        words = []
        for holder, size in enumerate(now.table.holder_sizes(1)):
            words.append(_holder_word(now.table, holder, racked(cards[:size])))
            cards = cards[size:]
        if now.table.has_merchant:
            hidden = _merchant_size(now) - MERCHANT_SHOWS
            words += _merchant_words(shares[:hidden], shares[hidden:])
        return tuple(words)

    def told(self, happened: Iterable[Event]) -> tuple[Word, ...]:
        """Boards are turned up at the end of a round."""
        return tuple(
            Word(f"{_owner(event.seat)}={_letters(event.goods)}", _shares(event.goods))
            for event in happened
            if type(event) is CharityCounted
        )

    def refit(self, player: int, dice: Random) -> Iterable[int]:
        moves = [(move.player, move.action) for move in self.full_history()]
        return refit(self.now.state, moves, player, dice)


def _market_size(table: RichAndGood) -> int:
    return sum(table.holder_sizes(1))


def _merchant_size(now: Now) -> int:
    """How many shares the Merchant gets in the round that is dealt."""
    number = 0 if now.state is None else now.state.round
    return now.table.merchant_shares[number] if now.table.has_merchant else 0


def _dealt(now: Now) -> tuple[tuple[MarketCard, ...], tuple[Good, ...]]:
    """The cards and the Merchant's shares drawn so far."""
    size = _market_size(now.table)
    return tuple(CARDS[draw] for draw in now.drawn[:size]), tuple(GOODS[draw] for draw in now.drawn[size:])


def _first_deal(now: Now, cards: tuple[MarketCard, ...], shares: tuple[Good, ...]) -> RichAndGoodDeal:
    """The first round as it was drawn; the second is anything possible until its cards are drawn."""
    first = now.first or 0
    if not now.table.has_merchant:
        return RichAndGoodDeal(first, (cards, cards))
    later = tuple((Counter(MARKET_CARDS) - Counter(cards)).elements())[: len(cards)]
    stock = tuple((Counter(GOODS * now.table.merchant_stock) - Counter(shares)).elements())
    return RichAndGoodDeal(first, (cards, later), (shares, stock[: now.table.merchant_shares[1]]))


# Words ---------------------------------------------------------------------------------------------------------


def _holder_word(table: RichAndGood, holder: int, cards: tuple[MarketCard, ...]) -> Word:
    seen_by = tuple(seat for seat in range(table.seats) if holder in holders_of(table.seats, seat))
    numbers = tuple(cards.count(card) / 2 for card in CARDS)
    return Word(f"{holder}[{' '.join(cards)}]", numbers, f"{holder}[{len(cards)}]", (0.0,) * len(CARDS), seen_by)


def _merchant_words(hidden: tuple[Good, ...], shown: tuple[Good, ...]) -> list[Word]:
    return [
        Word(f"merchant*{_letters(hidden)}", _shares(hidden), f"merchant*{len(hidden)}", _shares(()), ()),
        Word(f"merchant:{_letters(shown)}", _shares(shown)),
    ]


def _owner(seat: int | None) -> str:
    return "merchant" if seat is None else SEATS[seat]


def _letters(goods: tuple[Good, ...]) -> str:
    """The goods in their order on the board, so that the order of the shares tells nothing."""
    return "".join(sorted((good.letter for good in goods), key=LETTERS.index))


def _shares(goods: tuple[Good, ...]) -> tuple[float, ...]:
    return tuple(count / BOARD_SPACES for count in counts(goods))


LETTERS = "".join(good.letter for good in GOODS)


class RichAndGoodGame(TableGame):
    """A table of The Rich and the Good that OpenSpiel can load."""

    state_type = RichAndGoodTable

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        first = chosen["first"]
        table = rich_and_good(chosen["players"], first=None if first < 0 else first)
        boards = table.seats + (3 if table.has_merchant else 0)  # the Merchant's are told as hidden, shown and counted
        most = Most(
            outcomes=len(CARDS),
            decisions=table.rounds * table.turns * table.seats * 3,  # a trade, a donation and a market card each
            draws=table.rounds * _market_size(table) + sum(table.merchant_shares),
            numbers=table.rounds * (len(table.holder_sizes(1)) * len(CARDS) + boards * len(GOODS)),
        )
        super().__init__(table, TYPE, chosen, most)
