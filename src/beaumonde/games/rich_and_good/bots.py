"""A sensible player of The Rich and the Good: it buys what will rise, and gives as much as it must.

Every card in a holder is played before the round ends, in full or halved. So the cards a seat sees, and the average
of those it does not, tell where each price is going; and what is played now only moves it from that expectation.
"""

from collections.abc import Iterable, Sequence
from math import exp
from operator import add, mul
from random import Random

from beaumonde.core.game import Action
from beaumonde.games.rich_and_good.actions import LEFT, Buy, Donate, Manipulate, Sell, Side
from beaumonde.games.rich_and_good.goods import Six
from beaumonde.games.rich_and_good.market import MARKET_CARDS, MarketCard
from beaumonde.games.rich_and_good.phase import DONATE, MARKET
from beaumonde.games.rich_and_good.view import PlayerView, RichAndGoodView

ROUNDS = 2
PLAYED = 0.75
"""How much of a card is played on average: half of them in full, half of them halved."""

# The weights. PLAYED, OUT, WEALTH and EAGER were measured against other settings; the rest are judgement.
GIVES = 0.7
"""How likely a seat still to come in this stock phase donates a share."""
OUT_NOW, OUT_LATER = 15.0, 5.0
"""How far apart charities must be to tell who gave least: now, and more for each turn to come."""
WEALTH_NOW, WEALTH_LATER = 30.0, 30.0
"""How far apart fortunes must be to tell who wins: now, and more for each turn to come."""
EAGER = 0.7
"""How much of the best good's rise a player without money may hope to catch by selling first."""
SHORTLIST = 3
"""How many cards of a holder are thought through in pairs with those of the other."""

Row = Sequence[float]
"""A number for each good."""


class Sensible:
    """Trades on the cards it sees, keeps clear of the least charity, and plays cards for what it holds."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def choose(self, view: RichAndGoodView, legal: Sequence[Action]) -> Action:
        """A legal action; `view` must be its own seat's, with the memory aid on."""
        table = _Table(view)
        if view.phase is MARKET:
            return table.best_play()
        if view.phase is DONATE:
            return max(legal, key=table.after_donation)
        dice = self._dice
        return max(legal, key=lambda trade: (table.gain(trade), dice.random()))


class _Table:
    """The view as the player thinks of it: where prices go, and what everybody will have then."""

    def __init__(self, view: RichAndGoodView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.left, self.right = view.left or (), view.right or ()
        self._foresee(view)
        later = view.turns - view.turn + view.turns * (ROUNDS - view.round)
        self.out_scale = OUT_NOW + OUT_LATER * later
        self.wealth_scale = WEALTH_NOW + WEALTH_LATER * later
        self.last_turn = not later
        self.cash_worth = self._cash_worth()
        self.hands = [_in_hand(player) for player in view.players]
        self.boards = [_on_board(player) for player in view.players]

    # Prices ----------------------------------------------------------------------------------------------------

    def _foresee(self, view: RichAndGoodView) -> None:
        """Where on the track each price should stand when this round is over, and when the game is."""
        seen = _moves((*self.left, *self.right))
        unseen = list(MARKET_CARDS)
        for card in (*self.left, *self.right, *view.played):
            unseen.remove(card)
        average = [move / (len(unseen) or 1) for move in _moves(unseen)]
        acted = (self.me - view.starter) % view.seats if view.phase is MARKET else 0
        in_holders = 2 * view.seats * (view.turns - view.turn + 1) - 2 * acted
        hidden = in_holders - len(self.left) - len(self.right)
        spaces = [PLAYED * (known + hidden * mean) for known, mean in zip(seen, average, strict=True)]
        self.places = [view.track.index(price) + move for price, move in zip(view.prices, spaces, strict=True)]
        self.later: list[float] = [0.0] * 6
        if view.round < ROUNDS:
            dealt = 2 * view.seats * view.turns
            # with two players the same deck lasts both rounds
            means = average if view.merchant else [move / len(MARKET_CARDS) for move in _moves(MARKET_CARDS)]
            self.later = [PLAYED * dealt * mean for mean in means]
        self.round_end = self.prices_at(self.places)
        self.game_end = self.prices_later(self.places)

    def prices_at(self, places: Row) -> list[float]:
        """The prices at these places of the track, which may lie between two spaces or beyond an end."""
        track = self.view.track
        top = len(track) - 1
        prices: list[float] = []
        for place in places:
            if 0 < place < top:
                low = int(place)
                prices.append(track[low] + (place - low) * (track[low + 1] - track[low]))
            else:
                prices.append(track[0] if place <= 0 else track[top])
        return prices

    def prices_later(self, places: Row) -> list[float]:
        """The prices at the end of the game, if this round left them at these places."""
        return self.prices_at(list(map(add, places, self.later)))

    # Trading ---------------------------------------------------------------------------------------------------

    def gain(self, trade: Action) -> float:
        """What a trade should bring by the end of the game."""
        if isinstance(trade, Buy):
            return sum(self.game_end[good.place] - self.view.prices[good.place] for good in trade.goods)
        if isinstance(trade, Sell):
            return sum(
                self.cash_worth * self.view.prices[good.place] - self.game_end[good.place] for good in trade.goods
            )
        return 0.0

    def _cash_worth(self) -> float:
        """What money in hand may become: more than itself where it is short, goods will rise and there is time."""
        view = self.view
        rises = [
            (end / price, price)
            for end, price, pile in zip(self.game_end, view.prices, view.supply, strict=True)
            if price and pile
        ]
        if self.last_turn or not rises:
            return 1.0
        rise, price = max(rises)
        short = view.players[self.me].cash < price
        return 1 + EAGER * max(0.0, rise - 1) if short else 1.0

    # Giving ----------------------------------------------------------------------------------------------------

    def after_donation(self, donation: Action) -> float:
        """My prospects with that share on my board, or with none."""
        if not isinstance(donation, Donate):
            return self.prospects(self.round_end, self.game_end)
        place = donation.good.place
        hand, board = list(self.hands[self.me]), list(self.boards[self.me])
        hand[place] -= 1
        board[place] += 1
        return self.prospects(self.round_end, self.game_end, hand, board)

    def prospects(self, round_end: Row, game_end: Row, hand: Row | None = None, board: Row | None = None) -> float:
        """My share of the win at these prices."""
        view, me = self.view, self.me
        fortunes, charities = [], []
        for seat, player in enumerate(view.players):
            held, given = self.hands[seat], self.boards[seat]
            if seat == me:
                held, given = hand or held, board or given
            fortunes.append(player.cash + _worth(held, game_end))
            charities.append(player.charity + _worth(given, round_end) + self.still_gives(seat, round_end))
        return _share_of_win(me, fortunes, charities + self.merchant(round_end), self.wealth_scale, self.out_scale)

    def still_gives(self, seat: int, prices: Row) -> float:
        """What a seat that comes after me in this stock phase may yet donate."""
        view = self.view
        count = view.players[seat].share_count
        comes_later = (seat - view.starter) % view.seats > (self.me - view.starter) % view.seats
        if view.phase is MARKET or not comes_later or not count:
            return 0.0
        return GIVES * _worth(self.hands[seat], prices) / count

    def merchant(self, prices: Row) -> list[float]:
        """What the Merchant's charity should come to, if there is one: a rival to give more than."""
        merchant = self.view.merchant
        if merchant is None:
            return []
        shown = sum(prices[good.place] for good in merchant.shown)
        return [merchant.charity + shown + merchant.hidden_count * sum(prices) / 6]

    # The market ------------------------------------------------------------------------------------------------

    def best_play(self) -> Manipulate:
        """Full and half cards judged one by one, then the best pairs together."""
        fulls: dict[MarketCard, float] = {}
        halves: dict[MarketCard, float] = {}
        for card in {*self.left, *self.right}:
            fulls[card], halves[card] = self.after_cards((card, card.move)), self.after_cards((card, card.half))
        plays = []
        for side in Side:
            giving, other = (self.left, self.right) if side is LEFT else (self.right, self.left)
            for full in _best(giving, fulls):
                plays += [Manipulate(full, half, side) for half in _best(other, halves)]
        return max(plays, key=lambda play: self.after_cards((play.full, play.full.move), (play.half, play.half.half)))

    def after_cards(self, *played: tuple[MarketCard, int]) -> float:
        """My prospects when these cards move so many spaces, instead of what was expected of them."""
        places = list(self.places)
        for card, spaces in played:
            places[card.good.place] += spaces - PLAYED * card.move
        return self.prospects(self.prices_at(places), self.prices_later(places))


def _best(cards: Iterable[MarketCard], worth: dict[MarketCard, float]) -> list[MarketCard]:
    return sorted(dict.fromkeys(cards), key=worth.__getitem__, reverse=True)[:SHORTLIST]


def _worth(shares: Row, prices: Row) -> float:
    worth: float = sum(map(mul, shares, prices))
    return worth


def _moves(cards: Iterable[MarketCard]) -> list[int]:
    """How far these cards would move each good, all in full."""
    moves = [0] * 6
    for card in cards:
        moves[card.good.place] += card.move
    return moves


def _in_hand(player: PlayerView) -> Row:
    """The shares in a hand; of a rival's, the part that is not on the board."""
    if player.shares is not None:
        return player.shares
    return _part(player.holdings, player.share_count, player.donated_count)


def _on_board(player: PlayerView) -> Row:
    if player.board is not None:
        return player.board
    return _part(player.holdings, player.donated_count, player.share_count)


def _part(holdings: Six | None, count: int, rest: int) -> Row:
    return [held * count / ((count + rest) or 1) for held in holdings or (0,) * 6]


def _share_of_win(me: int, fortunes: Row, charities: Row, wealth_scale: float, out_scale: float) -> float:
    """My chance not to be cast out, and then to be richest; charities may name the Merchant's last."""
    top, least = max(fortunes), min(charities)
    meanness = [exp((least - charity) / out_scale) for charity in charities]
    strength = [exp((fortune - top) / wealth_scale) for fortune in fortunes]
    staying = [1 - mean / sum(meanness) for mean in meanness]
    rivals = sum(staying[seat] * strong for seat, strong in enumerate(strength) if seat != me)
    return staying[me] * strength[me] / ((strength[me] + rivals) or 1)
