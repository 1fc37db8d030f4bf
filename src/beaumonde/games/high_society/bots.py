"""A sensible player of High Society: it bids while it would rather have the card than see a rival have it.

Every end an auction may come to is judged by one measure, the share of the win it promises: status so far, status
that the money left can still buy, and the chance not to be the poorest when the last game-end card is turned.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from beaumonde.core.game import Action
from beaumonde.games.high_society import money
from beaumonde.games.high_society.actions import PASS, Discard, Seal, bid_of
from beaumonde.games.high_society.cards import BASE_CARDS, END_CARDS, Card, Kind
from beaumonde.games.high_society.phase import DISCARD, SEALED
from beaumonde.games.high_society.view import HighSocietyView, PlayerView

# The weights. RATE, POOR, STATUS and CHANGE were measured against thrifty and generous tables; the rest are judgement.
DOUBLER_POINTS = 8.0
"""What a doubler still to come is worth to whoever buys it."""
WAITING_POINTS = 4.0
"""What a waiting lose-a-luxury card costs: one cheap luxury."""
RATE = 0.65
"""The most points that a thousand can still buy."""
POOR_NOW, POOR_LATER = 1.0, 1.2
"""How far apart purses must be to tell who ends poorest: now, and more for each thousand the table will yet spend."""
PACE, TRUST = 5.0, 4
"""What a player is expected to spend on a card, and for how many cards that outweighs what is seen."""
STATUS_NOW, STATUS_LATER = 8.0, 0.25
"""How far apart scores must be to tell who wins: now, and more for each point still to come."""
CHANGE = 2.5
"""What a money card more in the hand is worth: many cards can bid any sum."""
WINDOW = 12
"""How much more than the least a raise may be, to spare change."""
BOLDNESS = 12.0
"""How surely a sealed bid is the one that looks best; at 0 it is anybody's guess."""


class Sensible:
    """Values each card for its own collection, keeps change, and keeps clear of being poorest."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def choose(self, view: HighSocietyView, legal: Sequence[Action]) -> Action:
        """A legal action; `view` must be its own seat's, with the memory aid on."""
        if view.phase is DISCARD:
            return min(legal, key=_given_up)
        table = _Table(view)
        if view.phase is SEALED:
            return self._seal(table)
        return _raise_or_pass(table)

    def _seal(self, table: "_Table") -> Action:
        """One of the good cards, by the dice: a sealed bid that can be foreseen can be matched."""
        hand = table.hands[table.me]
        hopes = [table.sealed_prospects(card) for card in hand]
        best = max(hopes)
        weights = [exp(BOLDNESS * (hope - best) / (best or 1)) for hope in hopes]
        return Seal(self._dice.choices(hand, weights)[0])


def _given_up(action: Action) -> int:
    return action.card.worth if isinstance(action, Discard) else 0


def _raise_or_pass(table: "_Table") -> Action:
    hand = table.hands[table.me]
    least = table.highest + 1 - table.open[table.me]
    for mask in _raises(money.mask_of(hand) or 0, least):
        if table.would_pay(table.open[table.me] + money.SUM[mask]):
            return bid_of(mask)
    return PASS


def _raises(hand: int, least: int) -> Iterable[int]:
    """The raise that leaves the best hand, then the cheapest one; none if the hand is too poor."""
    sums, masks = money.ladder(hand)
    start, stop = bisect_left(sums, least), bisect_left(sums, least + WINDOW)
    if start == len(masks):
        return ()
    near = masks[start:stop] or masks[start : start + 1]
    return min(near, key=lambda mask: money.SUM[mask] + CHANGE * mask.bit_count()), masks[start]


# Standings -----------------------------------------------------------------------------------------------------


class _Standing(NamedTuple):
    """A seat as it would stand after an auction."""

    money: float
    points: float
    """Luxuries, less what misfortunes take, before doubling and halving."""
    factor: float
    purse: int
    """What Gambling makes of the money at the end."""
    cheapest: int
    """The luxury it would give up; 0 for none."""
    waits: bool
    """A lose-a-luxury card waits for the next luxury."""

    def pays(self, amount: float) -> "_Standing":
        return self._replace(money=self.money - amount)

    def takes(self, card: Card) -> "_Standing":
        match card.kind:
            case Kind.LUXURY if self.waits:
                return self._replace(points=self.points + WAITING_POINTS, waits=False)
            case Kind.LUXURY:
                cheapest = min(self.cheapest or card.worth, card.worth)
                return self._replace(points=self.points + card.worth, cheapest=cheapest)
            case Kind.DOUBLER:
                return self._replace(factor=self.factor * 2)
            case Kind.HALF:
                return self._replace(factor=self.factor / 2)
            case Kind.MINUS_FIVE:
                return self._replace(points=self.points - 5)
            case Kind.GAMBLING:
                return self._replace(purse=2)
            case Kind.LOSE_LUXURY:
                lost = self.cheapest or WAITING_POINTS
                return self._replace(points=self.points - lost, waits=not self.cheapest)


def _standing(player: PlayerView) -> _Standing:
    standing = _Standing(sum(player.hand or ()) + player.bid, 0, 1, 1, 0, waits=False)
    for card in sorted(player.owned, key=lambda card: card.is_luxury, reverse=True):
        standing = standing.takes(card)
    return standing


class _Table:
    """The view as the player thinks of it: where everybody stands, and what is still to come."""

    def __init__(self, view: HighSocietyView) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.card = view.shown[-1]
        self.highest = view.highest
        self.hands = [player.hand or () for player in view.players]
        self.open = [player.bid for player in view.players]
        self.best_spent = [max(player.spent or (), default=0) for player in view.players]
        self.seats = [_standing(player) for player in view.players]
        self.rivals = [seat for seat, player in enumerate(view.players) if seat != self.me and not player.passed]
        self._look_ahead(view)

    def _look_ahead(self, view: HighSocietyView) -> None:
        """How many points and auctions are still to come, and so how much is still open."""
        seen = {*view.shown, *(card for player in view.players for card in player.owned)}
        ends = END_CARDS - view.ends
        worths = [card.worth for card in (*BASE_CARDS, *view.advanced) if not card.ends and card not in seen]
        # a card comes up in time unless the last of the game-end cards lies above it
        in_time = ends / (ends + 1) * min(1, view.left / (len(worths) + ends))
        doublers = max(0, ends - 1 - (Card.HALF not in seen))
        self.to_come = in_time * sum(worths) + DOUBLER_POINTS * doublers
        self.status_scale = STATUS_NOW + STATUS_LATER * self.to_come
        auctions = max(0.0, ends * (view.left + 1) / (ends + 1) - 1)
        # at a thrifty table nobody spends enough to fall below me again
        spent = sum(sum(player.spent or ()) for seat, player in enumerate(view.players) if seat != self.me)
        pace = (TRUST * PACE + spent / (view.seats - 1)) / (TRUST + len(view.shown) - 1)
        self.poor_scale = POOR_NOW + POOR_LATER * pace * auctions

    def would_pay(self, price: int) -> bool:
        """Whether the card (or being rid of it) is worth the price, against what passing brings."""
        if self.card.to_avoid:
            passing = self.after_claim(self.me, 0, everyone_pays=True)
            bidding = [self.after_claim(rival, price, everyone_pays=True) for rival in self.rivals]
            return sum(bidding) / len(bidding) > passing
        leaders = [seat for seat in self.rivals if self.highest and self.open[seat] == self.highest] or self.rivals
        passing = sum(self.after_claim(seat, self.highest or price) for seat in leaders) / len(leaders)
        return self.after_claim(self.me, price) > passing

    def after_claim(self, claimer: int, price: int, *, everyone_pays: bool = False) -> float:
        """My prospects when that seat takes the card: `price` is what it pays, or I pay where everyone does."""
        seats = list(self.seats)
        if everyone_pays:
            for seat, paid in enumerate(self.open):
                if seat != claimer:
                    seats[seat] = seats[seat].pays(price if seat == self.me else paid)
        else:
            seats[claimer] = seats[claimer].pays(price)
        seats[claimer] = seats[claimer].takes(self.card)
        if self.card is Card.EXCURSIONS:
            for seat, back in enumerate(self.best_spent):
                if seat != claimer:
                    seats[seat] = seats[seat].pays(-back)
        return self.prospects(seats)

    def sealed_prospects(self, card: int) -> float:
        """My prospects when I seal this card and every rival any one of theirs."""
        seats = [standing.pays(_middle(self.hands[seat])) for seat, standing in enumerate(self.seats)]
        seats[self.me] = self.seats[self.me].pays(card)
        chance = 1.0
        for rival in self.rivals:
            hand = self.hands[rival]
            chance *= sum(other < card for other in hand) / len(hand) if hand else 1
        won, lost = list(seats), list(seats)
        won[self.me] = won[self.me].takes(self.card)
        richest = max(self.rivals, key=lambda seat: self.seats[seat].money)
        lost[richest] = lost[richest].takes(self.card)
        return chance * self.prospects(won) + (1 - chance) * self.prospects(lost)

    def prospects(self, seats: Sequence[_Standing]) -> float:
        """My share of the win if the table stood so: my chance to stay in, and then to have the most status."""
        line = min(seat.money for seat in seats)  # only what lies above the poorest can be spent in safety
        rate = min(RATE, self.to_come / (sum(seat.money - line for seat in seats) or 1))
        scores = [(seat.points + rate * (seat.money - line)) * seat.factor for seat in seats]
        purses = [seat.money * seat.purse for seat in seats]
        top, least = max(scores), min(purses)
        poverty = [exp((least - purse) / self.poor_scale) for purse in purses]
        strength = [exp((score - top) / self.status_scale) for score in scores]
        staying = [1 - poor / sum(poverty) for poor in poverty]
        rivals = sum(staying[seat] * strong for seat, strong in enumerate(strength) if seat != self.me)
        mine = strength[self.me]
        return staying[self.me] * mine / ((mine + rivals) or 1)


def _middle(hand: Sequence[int]) -> int:
    return hand[len(hand) // 2] if hand else 0
