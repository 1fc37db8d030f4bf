"""Which tables there are, and which set-ups by hand make sense."""

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from beaumonde.core.errors import BadOption, BadSetup, brief
from beaumonde.core.game import Deal, check_table, read_deal
from beaumonde.games.rich_and_good.goods import OPENING_PRICE, Good, Six
from beaumonde.games.rich_and_good.market import MARKET_CARDS, MarketCard

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.game import RichAndGood

FEWEST, MOST = 2, 5
LONGEST_TRACK, HIGHEST_PRICE, MOST_CASH = 100, 10_000, 1_000_000


class RichAndGoodDeal(Deal, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The market cards of each round, holder by holder, the Merchant's shares, and who has the marker first.

    A set-up by hand may begin later, in `round` and `turn`, with fewer cards, and say what everybody has by then.
    """

    rounds: tuple[tuple[MarketCard, ...], ...]
    merchant: tuple[tuple[Good, ...], ...] = ()
    """With two players: the Merchant's shares in each round, the two it shows last."""
    round: int = 1
    turn: int = 1
    cash: tuple[int, ...] = ()
    prices: Six | None = None
    shares: tuple[Six, ...] = ()
    boards: tuple[Six, ...] = ()
    charity: tuple[int, ...] = ()
    merchant_charity: int = 0


def check_options(game: "RichAndGood") -> None:
    """BadOption if there is no such table."""
    check_table(game, FEWEST, MOST)
    track = game.track
    if (
        type(track) is not tuple
        or not 2 <= len(track) <= LONGEST_TRACK
        or any(type(price) is not int for price in track)
        or track[0] != 0
        or track[-1] > HIGHEST_PRICE
        or any(low >= high for low, high in pairwise(track))
        or OPENING_PRICE not in track
    ):
        raise BadOption("bad-track", opening=OPENING_PRICE, longest=LONGEST_TRACK, highest=HIGHEST_PRICE)


def check_deal(game: "RichAndGood", deal: object) -> RichAndGoodDeal:
    """The deal, if this table can start from it."""
    checked = read_deal(deal, RichAndGoodDeal, game.seats)
    if not (1 <= checked.round <= game.rounds and 1 <= checked.turn <= game.turns):
        raise BadSetup("deal-time", round=brief(checked.round), turn=brief(checked.turn))
    for given in (checked.cash, checked.shares, checked.boards, checked.charity):
        if given and len(given) != game.seats:
            raise BadSetup("deal-seats", given=len(given), seats=game.seats)
    _check_market(game, checked)
    _check_merchant(game, checked)
    _check_wealth(game, checked)
    return checked


def _check_market(game: "RichAndGood", deal: RichAndGoodDeal) -> None:
    sizes = [sum(game.holder_sizes(deal.turn))]
    sizes += [sum(game.holder_sizes(1))] * (game.rounds - deal.round)
    if [len(cards) for cards in deal.rounds] != sizes:
        raise BadSetup("deal-market-size", expected=sizes)
    decks = [sum(deal.rounds, ())] if game.has_merchant else deal.rounds
    for deck in decks:
        if too_many := Counter(deck) - Counter(MARKET_CARDS):
            raise BadSetup("deal-market", cards=[card.value for card in too_many])


def _check_merchant(game: "RichAndGood", deal: RichAndGoodDeal) -> None:
    expected = game.merchant_shares[deal.round - 1 :]
    if [len(shares) for shares in deal.merchant] != list(expected):
        raise BadSetup("deal-merchant", expected=list(expected))
    drawn = Counter(sum(deal.merchant, ()))
    if any(count > game.merchant_stock for count in drawn.values()):
        raise BadSetup("deal-merchant", expected=list(expected))


def _check_wealth(game: "RichAndGood", deal: RichAndGoodDeal) -> None:
    sums = (*deal.cash, *deal.charity, deal.merchant_charity)
    if any(not 0 <= amount <= MOST_CASH for amount in sums) or (deal.merchant_charity and not game.has_merchant):
        raise BadSetup("deal-money", most=MOST_CASH)
    if any(price not in game.track for price in deal.prices or ()):
        raise BadSetup("deal-prices")
    held = [*deal.shares, *deal.boards]
    if any(count < 0 for six in held for count in six) or any(sum(six) > 4 for six in deal.boards):
        raise BadSetup("deal-shares")
    if any(sum(six[place] for six in held) > game.share_stock for place in range(6)):
        raise BadSetup("deal-shares")
