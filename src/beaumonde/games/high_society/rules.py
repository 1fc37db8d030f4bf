"""The rules of High Society. Each cites its id in docs/rules/high-society.md."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from beaumonde.core.errors import IllegalAction, Reason, brief
from beaumonde.core.game import AROUND, Action, Event, Step, changed, seat_problem
from beaumonde.games.high_society import actions, events, money
from beaumonde.games.high_society.actions import (
    AuctionChoices,
    Bid,
    Discard,
    HighSocietyAction,
    Pass,
    Seal,
    SealChoices,
)
from beaumonde.games.high_society.cards import END_CARDS, Card, luxuries
from beaumonde.games.high_society.phase import AUCTION, DISCARD, OVER, SEALED

if TYPE_CHECKING:
    from beaumonde.games.high_society.state import State

LOSE: Final = Card.LOSE
EXCURSIONS: Final = Card.EXCURSIONS
YACHT_CLUB: Final = Card.YACHT_CLUB
NOTHING: tuple[HighSocietyAction, ...] = ()


# What may be done ----------------------------------------------------------------------------------------------


def legal(state: "State", seat: int) -> Sequence[HighSocietyAction]:
    """Everything the seat may do now."""
    if type(seat) is not int or seat not in state.to_act:
        return NOTHING
    phase = state.phase
    if phase is AUCTION:
        return AuctionChoices(state.hands[seat], least_to_add(state, seat))
    if phase is SEALED:
        return SealChoices(state.hands[seat])
    return tuple(Discard(card) for card in luxuries(state.owned[seat]))


def least_to_add(state: "State", seat: int) -> int:
    """The least a seat must add to lead: bids only go up (HS-BID-HIGHER), open cards stay (HS-BID-ADD)."""
    return state.highest + 1 - money.SUM[state.open[seat]]


def why_not(state: "State", seat: int, action: Action) -> Reason | None:
    """None if the seat may do this now, else why it may not."""
    first = state.bidders[:1]
    if type(seat) is not int or seat not in first:
        problem = seat_problem(state, seat)
        if problem is not None:
            return problem
    phase = state.phase
    if phase is AUCTION:
        if type(action) is Pass:
            return None
        if type(action) is Bid:
            return _why_not_bid(state, seat, action)
    elif phase is SEALED and type(action) is Seal:
        return _why_not_seal(state, seat, action)
    elif phase is DISCARD and type(action) is Discard:
        return _why_not_discard(state, seat, action)
    return Reason("wrong-action", {"phase": phase.value})


def _why_not_bid(state: "State", seat: int, bid: Bid) -> Reason | None:
    mask = actions.bid_mask(bid)
    if mask is None:
        return Reason("not-money-cards", {"cards": brief(bid.cards)})
    if not mask:
        return Reason("empty-bid")
    if missing := mask & ~state.hands[seat]:
        return Reason("not-in-hand", {"cards": list(money.cards(missing))})
    added = money.SUM[mask]
    least = least_to_add(state, seat)
    if added < least:
        before = money.SUM[state.open[seat]]
        return Reason("bid-too-low", {"total": before + added, "highest": state.highest, "add": least})
    return None


def _why_not_seal(state: "State", seat: int, seal: Seal) -> Reason | None:
    mask = money.mask_of((seal.card,))
    if mask is None:
        return Reason("not-money-cards", {"cards": brief(seal.card)})
    if mask & ~state.hands[seat]:
        return Reason("not-in-hand", {"cards": [seal.card]})
    return None


def _why_not_discard(state: "State", seat: int, discard: Discard) -> Reason | None:
    card = discard.card
    if type(card) is not Card or not card.is_luxury or card not in state.owned[seat]:
        return Reason("not-your-luxury", {"card": brief(card)})
    return None


# What it does --------------------------------------------------------------------------------------------------


def play(state: "State", seat: int, action: Action) -> Step["State"]:
    """The next state, and what happened."""
    problem = why_not(state, seat, action)
    if problem is not None:
        raise IllegalAction(problem)
    if type(action) is Pass:
        return _pass(state, seat)
    if type(action) is Bid:
        return _bid(state, seat, actions.bid_mask(action) or 0)
    if type(action) is Seal:
        return _seal(state, seat, money.BIT[action.card])
    assert type(action) is Discard
    lost: list[Event] = []
    return _turn(_lose(state, seat, action.card, lost), lost)


def _bid(state: "State", seat: int, mask: int) -> Step["State"]:
    """Money goes from the hand to the table, face up; the turn moves on (HS-TURN-CLOCKWISE)."""
    lying = state.open[seat] | mask
    total = money.SUM[lying]
    bidders = state.bidders
    after = replace(
        state,
        bidders=bidders[1:] + bidders[:1],
        highest=total,
        hands=changed(state.hands, seat, state.hands[seat] ^ mask),
        open=changed(state.open, seat, lying),
    )
    return Step(after, (events.BidMade(seat, money.cards(mask), total),))


def _pass(state: "State", seat: int) -> Step["State"]:
    """The passer's open money returns to the hand (HS-PASS-BACK); it may not bid again now (HS-PASS-OUT)."""
    back = state.open[seat]
    bidders = state.bidders[1:]
    after = replace(
        state,
        bidders=bidders,
        hands=changed(state.hands, seat, state.hands[seat] | back),
        open=changed(state.open, seat, 0),
    )
    happened: list[Event] = [events.Passed(seat, money.SUM[back])]
    if _on_auction(state).to_avoid:
        return _claim(after, seat, happened)  # HS-AVOID-FIRST-PASS
    if len(bidders) == 1:
        return _claim(after, bidders[0], happened)  # HS-LAST-TAKES
    return Step(after, tuple(happened))


def _seal(state: "State", seat: int, bit: int) -> Step["State"]:
    """One card face down; when the last is down, all are turned up together (HS-YACHT-SEALED)."""
    after = replace(
        state,
        bidders=tuple(other for other in state.bidders if other != seat),
        hands=changed(state.hands, seat, state.hands[seat] ^ bit),
        open=changed(state.open, seat, bit),
    )
    happened: list[Event] = [events.Sealed(seat)]
    return _unseal(after, happened) if not after.bidders else Step(after, tuple(happened))


def _unseal(state: "State", happened: list[Event]) -> Step["State"]:
    """The highest bid that nobody else made wins; every bid is spent (HS-YACHT-UNIQUE, HS-YACHT-SPENT)."""
    bids = tuple(money.SUM[sealed] for sealed in state.open)
    happened.append(events.Unsealed(bids))
    unique = [bid for bid in bids if bid and bids.count(bid) == 1]
    if unique:
        return _claim(state, bids.index(max(unique)), happened)
    happened.append(events.Unclaimed(_on_auction(state)))  # HS-YACHT-NO-WINNER
    return _turn(_spend_all(state), happened)


def _claim(state: "State", seat: int, happened: list[Event]) -> Step["State"]:
    """The card goes to the seat, all money on the table is spent, and the seat leads next (HS-LEAD-NEXT)."""
    card = _on_auction(state)
    happened.append(events.Claimed(seat, card, tuple(money.SUM[lying] for lying in state.open)))
    owned = (*state.owned[seat], card)
    after = replace(_spend_all(state), leader=seat, owned=changed(state.owned, seat, owned))
    if card is EXCURSIONS:
        after = _refund(after, seat, happened)
    return _settle_loss(after, seat, happened)


def _spend_all(state: "State") -> "State":
    """Everything on the table is spent (HS-PAY-WINNER, HS-AVOID-OTHERS-PAY)."""
    spent = tuple(pile | lying for pile, lying in zip(state.spent, state.open, strict=True))
    return replace(state, spent=spent, open=(0,) * len(spent))


def _refund(state: "State", claimer: int, happened: list[Event]) -> "State":
    """Each other player takes back the highest card they have spent (HS-EXCURSIONS-REFUND)."""
    hands, spent = list(state.hands), list(state.spent)
    for seat, pile in enumerate(state.spent):
        back = money.highest(pile)
        if seat != claimer and back:
            hands[seat] |= back
            spent[seat] ^= back
            happened.append(events.Refunded(seat, money.SUM[back]))
    return replace(state, hands=tuple(hands), spent=tuple(spent))


def _settle_loss(state: "State", seat: int, happened: list[Event]) -> Step["State"]:
    """A lose-a-luxury card is settled before the next card is turned (HS-LOSE-AT-ONCE, HS-LOSE-WAITS)."""
    owned = state.owned[seat]
    if LOSE in owned:
        candidates = luxuries(owned)
        if len(candidates) > 1:
            return Step(replace(state, phase=DISCARD, bidders=(seat,)), tuple(happened))
        if candidates:
            state = _lose(state, seat, candidates[0], happened)
    return _turn(state, happened)


def _lose(state: "State", seat: int, card: Card, happened: list[Event]) -> "State":
    """The luxury and the card that took it leave play (HS-LOSE-BOTH-LEAVE)."""
    happened.append(events.LuxuryLost(seat, card))
    left = list(state.owned[seat])
    left.remove(card)
    left.remove(LOSE)
    return replace(state, owned=changed(state.owned, seat, tuple(left)))


def _turn(state: "State", happened: list[Event]) -> Step["State"]:
    """Turn up the next card. The fourth game-end card ends the game with no auction for it (HS-END-FOURTH)."""
    if state.turned == len(state.deck):
        happened.append(events.Ended(None))
        return _over(state, happened)
    card = state.deck[state.turned]
    state = replace(state, turned=state.turned + 1, ends=state.ends + card.ends)
    happened.append(events.Turned(card, state.turned, state.leader))
    if state.ends == END_CARDS:
        happened.append(events.Ended(card))
        return _over(state, happened)
    around = AROUND[state.game.seats][state.leader]
    if card is not YACHT_CLUB:
        return Step(replace(state, phase=AUCTION, bidders=around, highest=0), tuple(happened))
    with_money = tuple(seat for seat in around if state.hands[seat])  # HS-YACHT-MUST
    sealed = replace(state, phase=SEALED, bidders=with_money, highest=0)
    return Step(sealed, tuple(happened)) if with_money else _unseal(sealed, happened)


def _over(state: "State", happened: list[Event]) -> Step["State"]:
    return Step(replace(state, phase=OVER, bidders=(), highest=0), tuple(happened))


def begin(state: "State") -> Step["State"]:
    """The first card of the game is turned up (HS-TURN-UP)."""
    return _turn(state, [])


# Small words ---------------------------------------------------------------------------------------------------


def _on_auction(state: "State") -> Card:
    return state.deck[state.turned - 1]
