"""The readable engine and the kernel side by side: after every action they must agree on everything."""

from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

import beaumonde as bm
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import Kernel
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.encoding import BIT_OF
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.goods import Good, counts, listed
from beaumonde.games.rich_and_good.market import MarketCard, racked
from beaumonde.games.rich_and_good.setup import RichAndGoodDeal


def lockstep(game: Game, kernel: Kernel, seed: int) -> int:
    """Play one random game in both; how many decisions were compared. A difference is told with its table and seed."""
    try:
        return compare(game, kernel, seed)
    except Exception as difference:
        raise AssertionError(f"{game} seed {seed}") from difference


def compare(game: Game, kernel: Kernel, seed: int) -> int:
    """The whole game, every decision and every state."""
    dice = Random(seed)
    state: Any = game.start(seed)
    array, mask = kernel.from_state(state), np.zeros(kernel.actions, np.bool_)
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        action, number = choose(kernel, state, array, seat, mask, dice)
        state = state.play(seat, action).state
        kernel.rules.play(array, number)
        decisions += 1
        assert same(kernel, array, state), f"after {decisions} decisions"
    compare_results(kernel, state, array)
    return decisions


def choose(kernel: Kernel, state: Any, array: Any, seat: int, mask: Any, dice: Random) -> tuple[Action, int]:
    """A random action of the same actor, found from both sides among equally many: all of one being legal in the other
    is then equality."""
    assert array[kernel.rules.ACTOR] == seat
    kernel.rules.legal_mask(array, mask.view(np.uint8))
    numbers, legal = mask.nonzero()[0], state.legal(seat)
    count = len(legal)
    assert len(numbers) == kernel.rules.legal_count(array) == count
    number = int(numbers[dice.randrange(count if dice.random() < 0.5 else min(count, 8))])
    action = kernel.action_of(number)
    assert kernel.action_id(action) == number
    assert state.why_not(seat, action) is None
    assert mask[kernel.action_id(legal[dice.randrange(count)])]
    return action, number


def all_legal_agree(kernel: Kernel, state: Any, array: Any, seat: int) -> bool:
    """Every single action, for the slow and thorough test."""
    return sorted(map(kernel.action_id, state.legal(seat))) == list(kernel.legal(array))


def same(kernel: Kernel, array: Any, state: Any) -> bool:
    """Every field of the state, but for the order of cards that no rule asks for."""
    return bool(kernel.to_state(array) == plain(state))


def plain(state: Any) -> Any:
    """The state as the kernel gives it back: won and played cards in order, and of the deal only the round to come."""
    if isinstance(state.game, HighSociety):
        return replace(state, owned=tuple(map(owned, state.owned)))
    merchant = state.merchant
    if merchant is not None:
        hidden, shown, gone = map(goods, (merchant.hidden, merchant.shown, merchant.gone))
        merchant = replace(merchant, hidden=hidden, shown=shown, gone=gone)
    return replace(state, deal=coming(state), played=racked(state.played), merchant=merchant)


def coming(state: Any) -> RichAndGoodDeal:
    """The holders and the Merchant's shares of the round to come; nothing in the last round."""
    cards: tuple[MarketCard, ...] = ()
    shares: tuple[Good, ...] = ()
    if state.round < state.game.rounds:
        place = state.round + 1 - state.deal.round
        cards = racks(state.deal.rounds[place], state.game.holder_sizes(1))
        if state.game.has_merchant:
            shares = goods(state.deal.merchant[place][:-2]) + goods(state.deal.merchant[place][-2:])
    return RichAndGoodDeal(state.starter, ((), cards), ((), shares) if state.game.has_merchant else ())


@lru_cache
def racks(cards: tuple[MarketCard, ...], sizes: tuple[int, ...]) -> tuple[MarketCard, ...]:
    """The cards of one holder after the other, each holder's sorted."""
    return racked(cards[: sizes[0]]) + racks(cards[sizes[0] :], sizes[1:]) if sizes else ()


@lru_cache(1 << 12)
def owned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Status cards in the order of the box."""
    return tuple(sorted(cards, key=BIT_OF.__getitem__))


@lru_cache
def goods(shares: tuple[Good, ...]) -> tuple[Good, ...]:
    """Shares sorted by good."""
    return listed(counts(shares))


def compare_results(kernel: Kernel, state: Any, array: Any) -> None:
    """The same scores, the same winners, the same cast out."""
    result: bm.Result = state.result
    totals, standings, winners, out = kernel.score(array)
    assert [score.total for score in result.scores] == totals.tolist()
    assert [score.standing for score in result.scores] == standings.tolist()
    assert sum(1 << seat for seat in result.winners) == winners
    assert sum(1 << seat for seat in result.cast_out) == out
