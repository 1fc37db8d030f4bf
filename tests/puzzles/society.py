"""Puzzles of High Society: a late moment of a game, reached by play from the first card, and how it may go on.

Nobody knows more of the deck than anybody else, and hands follow from open play. So cards are drawn when they are
turned up, each that is left as likely as the other, and nothing else is hidden.
"""

from collections import Counter
from collections.abc import Sequence
from math import factorial, lcm
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from beaumonde.core.game import AROUND, Action
from beaumonde.core.result import Result
from beaumonde.games.high_society import Bid, Card, HighSociety, HighSocietyDeal, HighSocietyView, Pass, money
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.phase import SEALED
from beaumonde.games.high_society.sampling import sample
from beaumonde.games.high_society.state import State


class Salon(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table, seat by seat. Several cards are written with blanks between."""

    edition: str
    hands: tuple[str, ...]
    """All money not spent, with what lies open in this auction."""
    owned: tuple[str, ...]
    card: str
    """What is on auction."""
    to_come: str
    """The rest of the box, in no order."""
    leader: int
    bids: tuple[str, ...] = ()
    """What was done in this auction, in turn, in the notation of records."""
    lost: tuple[str, ...] = ()
    """Who gave up which luxury, if somebody did."""
    advanced: tuple[str, ...] = ()

    def state(self) -> State:
        """The moment, reached by play from the first card."""
        game = HighSociety(edition=self.edition, seats=len(self.hands), advanced=_cards(" ".join(self.advanced)))
        past = self._past()
        deck = (*(card for _, card in past), CARD[self.card], *_cards(self.to_come))
        assert Counter(deck) == Counter(game.cards), "every card of the box is somewhere"
        payments = [self._payments(seat) for seat in range(game.seats)]
        state = game.start(deal=HighSocietyDeal(past[0][0], deck))
        for seat, card in past:
            state = _taken(state, seat, () if card.to_avoid else payments[seat].pop())
        assert [set(money.cards(hand)) for hand in state.hands] == [set(map(int, hand.split())) for hand in self.hands]
        for word in self.bids:
            state = state.play(state.to_act[0], game.read_action(word)).state
        return state

    def _past(self) -> list[tuple[int, Card]]:
        """Who took which card, in an order that could be: nobody was refunded, and the leader took the last."""
        past = []
        for seat in AROUND[len(self.hands)][(self.leader + 1) % len(self.hands)]:
            if self.lost and self.lost[seat]:
                past += [(seat, CARD[self.lost[seat]]), (seat, Card.LOSE)]
            past += [(seat, card) for card in sorted(_cards(self.owned[seat]), key=lambda card: card.to_avoid)]
        return sorted(past, key=lambda taken: taken[1] is not Card.EXCURSIONS)

    def _payments(self, seat: int) -> list[tuple[int, ...]]:
        """What the seat paid for each card it wanted: one money card, and for the first all that is left."""
        spent = [value for value in money.VALUES if str(value) not in self.hands[seat].split()]
        wanted = sum(taker == seat and not card.to_avoid for taker, card in self._past())
        assert len(spent) >= wanted > 0, "who spent money bought something with it"
        return [*((value,) for value in spent[: wanted - 1]), tuple(spent[wanted - 1 :])]


def _taken(state: State, taker: int, payment: tuple[int, ...]) -> State:
    """The card on auction bought for this, with no other bid; or taken at once if it is one to avoid."""
    turned = state.turned
    while state.turned == turned:
        seat = state.to_act[0]
        state = state.play(seat, Bid(payment) if seat == taker and payment else Pass()).state
    assert state.leader == taker
    return state


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(CARD[code] for code in codes.split())


class SalonTable:
    """The rest of a game as the prover sees it. The deck of a node is the card on auction and a sorted remainder."""

    def __init__(self, view: HighSocietyView) -> None:
        assert view.seat is not None
        self.seats, self.me = view.seats, view.seat
        self.whole = lcm(*range(1, view.seats + 1)) * factorial(view.left)

    @staticmethod
    def root(view: HighSocietyView) -> State:
        """Where the search begins: what the view leaves open is only the order of the deck."""
        state = sample(view, Random(0))
        assert not any(player.sealed for player in view.players), "nothing lies sealed"
        assert len(state.deck) == len(state.game.cards), "the deck is whole"
        return _node(state, state.deck[state.turned :])

    def actor(self, node: State) -> int | None:
        to_act = node.to_act
        return self.me if self.me in to_act else to_act[0] if to_act else None

    def result(self, node: State) -> Result | None:
        return node.result

    def actions(self, node: State) -> Sequence[Action]:
        seat = self.actor(node)
        return () if seat is None else node.legal(seat)

    def after(self, node: State, action: Action) -> Sequence[tuple[int, State]]:
        """One outcome; or, when a card is turned up, one for each that it may be."""
        seat = self.actor(node)
        assert seat is not None
        left = node.deck[1:]
        played = node.play(seat, action).state
        if played.turned == node.turned:
            return ((1, played if played.owned is node.owned else _node(played, left)),)
        outcomes = []
        for card, count in Counter(left).items():
            rest = list(left)
            rest.remove(card)
            turned = replace(node, deck=(node.deck[0], card, *rest)).play(seat, action).state
            assert turned.turned == node.turned + 1
            outcomes.append((count, _node(turned, tuple(rest))))
        return outcomes

    def worlds(self, node: State, seat: int) -> Sequence[State]:
        """Nothing is hidden but what others seal; as they lay it down after me, I count on the worst."""
        return () if node.phase is SEALED and seat != self.me else (node,)


def _node(state: State, left: tuple[Card, ...]) -> State:
    """The same moment whatever the way there: what came before, and in which order, is over."""
    card = state.deck[state.turned - 1]
    owned = tuple(tuple(sorted(cards)) for cards in state.owned)
    return replace(state, deck=(card, *sorted(left)), turned=1, owned=owned)
