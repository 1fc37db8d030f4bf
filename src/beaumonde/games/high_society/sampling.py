"""A whole state that fits everything a seat has seen: what the view leaves open is drawn, everything else is kept."""

from collections import Counter
from random import Random

from beaumonde.core.errors import BadSetup
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.phase import AUCTION, OVER, SEALED
from beaumonde.games.high_society.state import State
from beaumonde.games.high_society.view import HighSocietyView


def sample(view: HighSocietyView, dice: Random) -> State:
    """Any order of the cards still to come is as likely as the other; sealed cards are any of their owner's hand.

    The view must know the hands: that of a bot does (`view(seat, memory_aid=True)`). BadSetup for a view that no
    game can show.
    """
    game = HighSociety(edition=view.edition, seats=view.seats, advanced=view.advanced)
    hands, lying = _money(view, dice)
    return State(
        game=game,
        deck=view.shown + _to_come(game, view, dice),
        turned=len(view.shown),
        ends=view.ends,
        phase=view.phase,
        leader=view.leader,
        bidders=_bidders(view),
        highest=view.highest,
        hands=hands,
        open=lying,
        spent=tuple(money.FULL ^ hand ^ open_money for hand, open_money in zip(hands, lying, strict=True)),
        owned=tuple(player.owned for player in view.players),
    )


def _to_come(game: HighSociety, view: HighSocietyView, dice: Random) -> tuple[Card, ...]:
    """Whoever lays out a position need not tell in which order cards were turned up: what lies there is not to come."""
    lying = Counter(card for player in view.players for card in player.owned)
    if view.phase in (AUCTION, SEALED):
        lying.update(view.shown[-1:])
    unseen = list((Counter(game.cards) - (Counter(view.shown) | lying)).elements())
    if not 0 <= view.left <= len(unseen):
        raise BadSetup("bad-view", detail="left")
    return tuple(dice.sample(unseen, view.left))


def _money(view: HighSocietyView, dice: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    hands, lying = [], []
    for seat, player in enumerate(view.players):
        if player.hand is None:
            raise BadSetup("view-without-memory")
        hand, open_money = money.mask_of(player.hand), money.mask_of(player.open)
        if hand is None or open_money is None or hand & open_money:
            raise BadSetup("bad-view", detail="hand")
        if view.phase is SEALED and player.sealed:
            open_money = _sealed(view, seat, hand, dice)
            hand &= ~open_money
        hands.append(hand)
        lying.append(open_money)
    if len(hands) != view.seats:
        raise BadSetup("bad-view", detail="players")
    return tuple(hands), tuple(lying)


def _sealed(view: HighSocietyView, seat: int, hand: int, dice: Random) -> int:
    if seat == view.seat:
        return money.BIT.get(view.sealed, 0)
    if not hand:
        raise BadSetup("bad-view", detail="sealed")
    return money.BIT[dice.choice(money.cards(hand))]


def _bidders(view: HighSocietyView) -> tuple[int, ...]:
    """The seats still in, in turn order from the one to act."""
    if view.phase is OVER or not view.to_act:
        return ()
    if view.phase is not AUCTION:
        return view.to_act
    first = view.to_act[0]
    around = [(first + place) % view.seats for place in range(view.seats)]
    return tuple(seat for seat in around if not view.players[seat].passed)
