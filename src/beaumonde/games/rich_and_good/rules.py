"""The rules of The Rich and the Good. Each cites its id in docs/rules/rich-and-good.md."""

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beaumonde.core.errors import IllegalAction, Reason, brief
from beaumonde.core.game import AROUND, Action, Event, Step, changed, seat_problem
from beaumonde.games.rich_and_good import events
from beaumonde.games.rich_and_good.actions import (
    DONATIONS,
    KEEP,
    LEFT,
    MOST_TRADED,
    RIGHT,
    Buy,
    Donate,
    Hold,
    Keep,
    Manipulate,
    MarketChoices,
    RichAndGoodAction,
    Sell,
    Side,
    TradeChoices,
    bundle_counts,
)
from beaumonde.games.rich_and_good.goods import NONE, Good, Six, listed, minus, moved, plus, six, value
from beaumonde.games.rich_and_good.market import MarketCard, racked
from beaumonde.games.rich_and_good.phase import DONATE, MARKET, OVER, TRADE

if TYPE_CHECKING:
    from beaumonde.games.rich_and_good.state import State

BOARD_SPACES = 4
"""A charity board takes no more shares in a round (RG-BOARD-FOUR)."""


_HOLDERS = {
    seats: tuple((seat, 2) if seats == 2 else (seat, (seat - 1) % seats) for seat in range(seats))
    for seats in range(2, 6)
}


# What may be done ----------------------------------------------------------------------------------------------


def legal(state: "State", seat: int) -> Sequence[RichAndGoodAction]:
    """Everything the seat may do now."""
    if type(seat) is not int or seat not in state.to_act:
        return ()
    phase = state.phase
    if phase is TRADE:
        return TradeChoices(state.cash[seat], state.prices, state.supply, state.shares[seat])
    if phase is MARKET:
        left, right = holders_of(state.game.seats, seat)
        return MarketChoices(state.holders[left], state.holders[right])
    return (KEEP, *compress(DONATIONS, state.shares[seat]))


def holders_of(seats: int, seat: int) -> tuple[int, int]:
    """The two holders a seat sees and draws from: its own on the left, and the one on its right (RG-HOLDERS)."""
    return _HOLDERS[seats][seat]


def why_not(state: "State", seat: int, action: Action) -> Reason | None:
    """None if the seat may do this now, else why it may not."""
    first = state.queue[:1]
    if type(seat) is not int or seat not in first:
        problem = seat_problem(state, seat)
        if problem is not None:
            return problem
    phase = state.phase
    if phase is MARKET:
        if type(action) is Manipulate:
            return _why_not_manipulate(state, seat, action)
    elif phase is TRADE:
        if type(action) is Hold:
            return None
        if type(action) is Buy:
            return _why_not_buy(state, seat, action)
        if type(action) is Sell:
            return _why_not_sell(state, seat, action)
    elif type(action) is Keep:
        return None
    elif type(action) is Donate:
        return _why_not_donate(state, seat, action.good)
    return Reason("wrong-action", {"phase": phase.value})


def _why_not_buy(state: "State", seat: int, buy: Buy) -> Reason | None:
    bundle = bundle_counts(buy.goods)
    if bundle is None:
        return _why_no_bundle(buy.goods)
    prices = state.prices
    for good in buy.goods:
        place = good.place
        if not prices[place]:
            return Reason("worthless", {"good": good.value})
        if bundle[place] > state.supply[place]:
            return Reason("pile-too-small", {"good": good.value, "left": state.supply[place]})
    cost, cash = value(bundle, prices), state.cash[seat]
    return Reason("too-expensive", {"cost": cost, "cash": cash}) if cost > cash else None


def _why_not_sell(state: "State", seat: int, sell: Sell) -> Reason | None:
    bundle = bundle_counts(sell.goods)
    if bundle is None:
        return _why_no_bundle(sell.goods)
    held = state.shares[seat]
    for good in sell.goods:
        if bundle[good.place] > held[good.place]:
            return Reason("not-enough-shares", {"good": good.value, "held": held[good.place]})
    return None


def _why_no_bundle(goods: object) -> Reason:
    if type(goods) is tuple and all(type(good) is Good for good in goods):
        return Reason("trade-size", {"count": len(goods), "most": MOST_TRADED})
    return Reason("not-goods", {"goods": brief(goods)})


def _why_not_donate(state: "State", seat: int, good: object) -> Reason | None:
    if type(good) is not Good:
        return Reason("not-goods", {"goods": brief(good)})
    held = state.shares[seat][good.place]
    return None if held else Reason("not-enough-shares", {"good": good.value, "held": held})


def _why_not_manipulate(state: "State", seat: int, action: Manipulate) -> Reason | None:
    full, half, side = action.full, action.half, action.side
    if type(full) is not MarketCard or type(half) is not MarketCard or type(side) is not Side:
        return Reason("not-market-cards", {"cards": brief((full, half, side))})
    giving, other = _giving(state, seat, side)
    if full not in state.holders[giving]:
        return Reason("not-in-holder", {"card": full.value, "side": side.value})
    if half not in state.holders[other]:
        return Reason("not-in-holder", {"card": half.value, "side": (RIGHT if side is LEFT else LEFT).value})
    return None


def _giving(state: "State", seat: int, side: Side) -> tuple[int, int]:
    left, right = holders_of(state.game.seats, seat)
    return (left, right) if side is LEFT else (right, left)


# What it does: the stock phase ---------------------------------------------------------------------------------


def play(state: "State", seat: int, action: Action) -> Step["State"]:
    """The next state, and what happened."""
    problem = why_not(state, seat, action)
    if problem is not None:
        raise IllegalAction(problem)
    if type(action) is Manipulate:
        return _manipulate(state, seat, action)
    if type(action) is Hold:
        return _traded(state, seat, events.Held(seat))
    if type(action) is Keep:
        return _next_in_stock(state, [events.Kept(seat)])
    if type(action) is Buy:
        return _buy(state, seat, action)
    if type(action) is Sell:
        return _sell(state, seat, action)
    assert type(action) is Donate
    return _donate(state, seat, action.good)


def _buy(state: "State", seat: int, buy: Buy) -> Step["State"]:
    """Shares from the piles, their price to the bank (RG-BUY)."""
    bundle = bundle_counts(buy.goods) or NONE
    cost = value(bundle, state.prices)
    after = replace(
        state,
        supply=minus(state.supply, bundle),
        cash=changed(state.cash, seat, state.cash[seat] - cost),
        shares=changed(state.shares, seat, plus(state.shares[seat], bundle)),
    )
    return _traded(after, seat, events.Bought(seat, buy.goods, cost))


def _sell(state: "State", seat: int, sell: Sell) -> Step["State"]:
    """Shares back to the piles, their price from the bank (RG-SELL)."""
    bundle = bundle_counts(sell.goods) or NONE
    gain = value(bundle, state.prices)
    left = minus(state.shares[seat], bundle)
    after = replace(
        state,
        supply=plus(state.supply, bundle),
        cash=changed(state.cash, seat, state.cash[seat] + gain),
        shares=changed(state.shares, seat, left),
        bounds=changed(state.bounds, seat, _bounded(state.bounds[seat], plus(left, state.boards[seat]))),
    )
    return _traded(after, seat, events.Sold(seat, sell.goods, gain))


def _traded(state: "State", seat: int, event: Event) -> Step["State"]:
    """After the trade the same seat may donate, if it has a share and its board a space (RG-DONATE-AFTER)."""
    if any(state.shares[seat]) and sum(state.boards[seat]) < BOARD_SPACES:
        return Step(replace(state, phase=DONATE), (event,))
    return _next_in_stock(state, [event])


def _donate(state: "State", seat: int, good: Good) -> Step["State"]:
    """One share, face down, onto the charity board (RG-DONATE-ONE)."""
    place = good.place
    held, board = state.shares[seat], state.boards[seat]
    after = replace(
        state,
        shares=changed(state.shares, seat, changed(held, place, held[place] - 1)),
        boards=changed(state.boards, seat, changed(board, place, board[place] + 1)),
        bounds=changed(state.bounds, seat, (*state.bounds[seat], plus(held, board))),
    )
    return _next_in_stock(after, [events.Donated(seat)])


def _bounded(bounds: tuple[Six, ...], holdings: Six) -> tuple[Six, ...]:
    """Who sells shows that no more than what is left can have been donated."""
    return tuple(six(map(min, bound, holdings)) for bound in bounds)


def _next_in_stock(state: "State", happened: list[Event]) -> Step["State"]:
    """The next seat trades; after the last one the market opens (RG-PHASES)."""
    queue = state.queue[1:]
    if queue:
        return Step(replace(state, phase=TRADE, queue=queue), tuple(happened))
    happened.append(events.MarketOpened(state.round, state.turn, state.starter))
    around = AROUND[state.game.seats][state.starter]
    return Step(replace(state, phase=MARKET, queue=around), tuple(happened))


# What it does: the market phase --------------------------------------------------------------------------------


def _manipulate(state: "State", seat: int, action: Manipulate) -> Step["State"]:
    """The full card moves its price first, then the halved one (RG-FULL-FIRST)."""
    giving, other = _giving(state, seat, action.side)
    holders = list(state.holders)
    holders[giving] = _without(holders[giving], action.full)
    holders[other] = _without(holders[other], action.half)
    happened: list[Event] = []
    track = state.game.track
    prices = list(state.prices)
    for card, spaces, side in (
        (action.full, action.full.move, action.side),
        (action.half, action.half.half, RIGHT if action.side is LEFT else LEFT),
    ):
        before = prices[card.good.place]
        after = prices[card.good.place] = moved(track, before, spaces)
        happened.append(events.PriceMoved(seat, card, spaces, side, before, after))
    queue = state.queue[1:]
    after_cards = replace(
        state,
        prices=six(prices),
        holders=tuple(holders),
        played=(*state.played, action.full, action.half),
        queue=queue,
    )
    return Step(after_cards, tuple(happened)) if queue else _end_turn(after_cards, happened)


def _without(holder: tuple[MarketCard, ...], card: MarketCard) -> tuple[MarketCard, ...]:
    place = holder.index(card)
    return holder[:place] + holder[place + 1 :]


def _end_turn(state: "State", happened: list[Event]) -> Step["State"]:
    """The starting marker moves left after every turn (RG-MARKER); an empty holder ends the round."""
    starter = (state.starter + 1) % state.game.seats
    if state.turn == state.game.turns:
        return _end_round(replace(state, starter=starter), happened)
    return _open_stock(replace(state, starter=starter, turn=state.turn + 1), happened)


def _open_stock(state: "State", happened: list[Event]) -> Step["State"]:
    happened.append(events.StockOpened(state.round, state.turn, state.starter))
    around = AROUND[state.game.seats][state.starter]
    return Step(replace(state, phase=TRADE, queue=around), tuple(happened))


# What it does: rounds ------------------------------------------------------------------------------------------


def begin(state: "State") -> Step["State"]:
    """The first round of the set-up."""
    return _begin_round(state, [])


def _begin_round(state: "State", happened: list[Event]) -> Step["State"]:
    """Fill the holders; the Merchant lays down its shares."""
    cards = state.deal.rounds[state.round - state.deal.round]
    holders = []
    for size in state.game.holder_sizes(state.turn):
        holders.append(racked(cards[:size]))
        cards = cards[size:]
    merchant = state.merchant
    if merchant is not None:
        shares = state.deal.merchant[state.round - state.deal.round]
        merchant = replace(merchant, hidden=shares[:-2], shown=shares[-2:])  # RG-MERCHANT-SHARES
    happened.append(events.RoundBegan(state.round, merchant.shown if merchant else ()))
    return _open_stock(replace(state, holders=tuple(holders), merchant=merchant), happened)


def _end_round(state: "State", happened: list[Event]) -> Step["State"]:
    """All charity boards are turned up and sold; the money stays on them (RG-CHARITY-SOLD, RG-CHARITY-FROZEN)."""
    prices = state.prices
    supply, charity = state.supply, []
    for seat, board in enumerate(state.boards):
        given = value(board, prices)
        supply = plus(supply, board)
        charity.append(state.charity[seat] + given)
        happened.append(events.CharityCounted(seat, listed(board), given, charity[seat]))
    merchant = state.merchant
    if merchant is not None:
        shares = merchant.hidden + merchant.shown
        given = sum(prices[good.place] for good in shares)
        merchant = replace(merchant, hidden=(), shown=(), charity=merchant.charity + given, gone=merchant.gone + shares)
        happened.append(events.CharityCounted(None, shares, given, merchant.charity))
    counted = replace(
        state,
        supply=supply,
        boards=(NONE,) * state.game.seats,
        bounds=((),) * state.game.seats,
        charity=tuple(charity),
        merchant=merchant,
    )
    if state.round == state.game.rounds:
        happened.append(events.Ended(prices))
        return Step(replace(counted, phase=OVER, queue=()), tuple(happened))
    played = state.played if merchant else ()
    return _begin_round(replace(counted, round=state.round + 1, turn=1, played=played), happened)
