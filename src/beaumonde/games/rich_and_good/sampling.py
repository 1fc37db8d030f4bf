"""A whole state that fits everything a seat has seen: what the view leaves open is drawn, everything else is kept."""

from collections import Counter
from functools import lru_cache
from random import Random

from beaumonde.core.errors import BadSetup
from beaumonde.core.game import AROUND
from beaumonde.games.rich_and_good.game import RichAndGood
from beaumonde.games.rich_and_good.goods import GOODS, NONE, Good, Six, counts, minus, plus
from beaumonde.games.rich_and_good.market import MARKET_CARDS, MarketCard, racked
from beaumonde.games.rich_and_good.phase import MARKET, OVER
from beaumonde.games.rich_and_good.rules import holders_of
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal
from beaumonde.games.rich_and_good.state import Merchant, State
from beaumonde.games.rich_and_good.view import PlayerView, RichAndGoodView

SHARE = tuple(counts((good,)) for good in GOODS)
"""One of each."""


def sample(view: RichAndGoodView, dice: Random) -> State:
    """Unseen market cards and the Merchant's shares are any that are left, each as likely as the other. Of the shares
    that others donated, any sequence that open play allows is as likely as the other.

    The view must be a seat's and know the holdings: that of a bot does (`view(seat, memory_aid=True)`). BadSetup for
    a view that no game can show.
    """
    if view.seat is None or view.left is None or view.right is None:
        raise BadSetup("view-without-seat")
    game = RichAndGood(seats=view.seats, track=view.track)
    holders, coming = _cards(game, view, view.left, view.right, dice)
    merchant, next_shares = _merchant(game, view, dice)
    boards = tuple(_board(player, dice) for player in view.players)
    shares = tuple(minus(_holdings(player), board) for player, board in zip(view.players, boards, strict=True))
    return State(
        game=game,
        deal=RichAndGoodDeal(view.starter, ((), coming), merchant=((), next_shares) if merchant else ()),
        round=view.round,
        turn=view.turn,
        starter=view.starter,
        phase=view.phase,
        queue=_queue(view),
        prices=view.prices,
        supply=view.supply,
        cash=tuple(player.cash for player in view.players),
        shares=shares,
        boards=boards,
        bounds=tuple(player.bounds or () for player in view.players),
        charity=tuple(player.charity for player in view.players),
        holders=holders,
        played=view.played,
        merchant=merchant,
    )


def _queue(view: RichAndGoodView) -> tuple[int, ...]:
    if view.phase is OVER or not view.to_act:
        return ()
    around = AROUND[view.seats][view.starter]
    return around[around.index(view.to_act[0]) :]


def _cards(
    game: RichAndGood,
    view: RichAndGoodView,
    left: tuple[MarketCard, ...],
    right: tuple[MarketCard, ...],
    dice: Random,
) -> tuple[tuple[tuple[MarketCard, ...], ...], tuple[MarketCard, ...]]:
    """The holders, and the cards of the round to come."""
    seat = view.seat or 0
    unseen = Counter(MARKET_CARDS)
    unseen.subtract([*view.played, *left, *right])
    if min(unseen.values()) < 0:
        raise BadSetup("bad-view", detail="cards")
    cards = list(unseen.elements())
    dice.shuffle(cards)
    own, other = holders_of(view.seats, seat)
    holders = []
    for place, size in enumerate(_sizes(game, view)):
        known = left if place == own else right if place == other else None
        if known is None:
            known, cards = tuple(cards[:size]), cards[size:]
        if len(known) != size:
            raise BadSetup("bad-view", detail="holders")
        holders.append(racked(known))
    if view.round == game.rounds:
        return tuple(holders), ()
    if not game.has_merchant:
        cards = dice.sample(MARKET_CARDS, len(MARKET_CARDS))
    return tuple(holders), tuple(cards[: sum(game.holder_sizes(1))])


def _sizes(game: RichAndGood, view: RichAndGoodView) -> list[int]:
    """How many cards each holder has now: in the market phase, seats that have acted took two."""
    if view.phase is OVER:
        return [0] * len(game.holder_sizes(1))
    sizes = list(game.holder_sizes(view.turn))
    if view.phase is MARKET:
        acted = set(range(view.seats)) - set(_queue(view))
        for seat in acted:
            for holder in holders_of(view.seats, seat):
                sizes[holder] -= 1
    return sizes


def _merchant(game: RichAndGood, view: RichAndGoodView, dice: Random) -> tuple[Merchant | None, tuple[Good, ...]]:
    """The Merchant with its hidden shares, and its shares of the round to come."""
    seen = view.merchant
    if seen is None or not game.has_merchant:
        if seen is not None or game.has_merchant:
            raise BadSetup("bad-view", detail="merchant")
        return None, ()
    unseen = Counter(GOODS * game.merchant_stock)
    unseen.subtract([*seen.gone, *seen.shown])
    if min(unseen.values()) < 0:
        raise BadSetup("bad-view", detail="merchant")
    drawn = dice.sample(list(unseen.elements()), seen.hidden_count + game.merchant_shares[1])
    hidden, coming = drawn[: seen.hidden_count], drawn[seen.hidden_count :]
    merchant = Merchant(tuple(hidden), seen.shown, seen.charity, seen.gone)
    return merchant, tuple(coming) if view.round < game.rounds else ()


def _holdings(player: PlayerView) -> Six:
    if player.holdings is None:
        raise BadSetup("view-without-memory")
    return player.holdings


def _board(player: PlayerView, dice: Random) -> Six:
    """The donated shares: known, or drawn one after the other so that every sequence in bounds is equally likely."""
    if player.board is not None:
        return player.board
    bounds = player.bounds or ()
    if len(bounds) != player.donated_count:
        raise BadSetup("bad-view", detail="bounds")
    board = NONE
    for number in range(len(bounds)):
        ways = _ways(board, bounds[number:])
        if not any(ways):
            raise BadSetup("bad-view", detail="bounds")
        board = plus(board, dice.choices(SHARE, ways)[0])
    return board


@lru_cache(4096)
def _ways(board: Six, bounds: tuple[Six, ...]) -> tuple[int, ...]:
    """For each good: in how many ways the donations can go on if the next is of it. Bots ask again and again."""
    found = []
    for share in SHARE:
        more = plus(board, share)
        fits = all(given <= most for given, most in zip(more, bounds[0], strict=True))
        found.append(sum(_ways(more, bounds[1:]) if len(bounds) > 1 else (1,)) if fits else 0)
    return tuple(found)
