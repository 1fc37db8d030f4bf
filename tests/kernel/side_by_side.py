"""The readable engine and the kernel side by side: after every action they must agree on everything."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

import beaumonde as bm
from beaumonde.core.game import Action, Game
from beaumonde.core.kernel import Kernel
from beaumonde.games.high_society.encoding import BIT_OF
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.market import racked


def lockstep(game: Game, kernel: Kernel, seed: int) -> int:
    """Play one random game in both; how many decisions were compared."""
    dice = Random(seed)
    state: Any = game.start(seed)
    array = kernel.from_state(state)
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        legal = compare_choices(kernel, state, array, seat)
        action, number = choose(kernel, state, seat, legal, dice)
        state = state.play(seat, action).state
        kernel.rules.play(array, number)
        decisions += 1
        assert same(kernel, array, state), f"{game} seed {seed} after {decisions} decisions"
    compare_results(kernel, state, array)
    return decisions


def compare_choices(kernel: Kernel, state: Any, array: Any, seat: int) -> Any:
    """The same actor has the same legal actions; the numbers of them."""
    assert array[kernel.rules.ACTOR] == seat
    mask = np.zeros(kernel.actions, np.uint8)
    kernel.rules.legal_mask(array, mask)
    legal = np.flatnonzero(mask)
    assert len(legal) == kernel.rules.legal_count(array) == len(state.legal(seat))
    return legal


def choose(kernel: Kernel, state: Any, seat: int, legal: Any, dice: Random) -> tuple[Action, int]:
    """A random action, found from both sides: with equal counts, all of one being legal in the other is equality."""
    number = int(legal[dice.randrange(len(legal) if dice.random() < 0.5 else min(len(legal), 8))])
    action = kernel.action_of(number)
    assert kernel.action_id(action) == number
    assert state.why_not(seat, action) is None
    other = state.legal(seat)[dice.randrange(len(state.legal(seat)))]
    assert kernel.action_id(other) in legal
    return action, number


def all_legal_agree(kernel: Kernel, state: Any, array: Any, seat: int) -> bool:
    """Every single action, for the slow and thorough test."""
    return sorted(map(kernel.action_id, state.legal(seat))) == list(kernel.legal(array))


def same(kernel: Kernel, array: Any, state: Any) -> bool:
    """Every field of the state, but for the order of cards that no rule asks for."""
    return bool(plain(kernel.to_state(array)) == plain(state))


def plain(state: Any) -> Any:
    """The state without what the kernel does not keep: the order of won and played cards, and of past deals."""
    if isinstance(state.game, HighSociety):
        return replace(state, owned=tuple(tuple(sorted(cards, key=BIT_OF.__getitem__)) for cards in state.owned))
    merchant = state.merchant
    if merchant is not None:
        merchant = (sorted(merchant.hidden), sorted(merchant.shown), sorted(merchant.gone), merchant.charity)
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in ("deal", "merchant")}
    return fields | {"merchant": merchant, "played": Counter(state.played), "coming": coming(state)}


def coming(state: Any) -> Any:
    """The holders and the Merchant's shares of the round to come."""
    if state.round == state.game.rounds:
        return None
    place = state.round + 1 - state.deal.round
    cards, racks = state.deal.rounds[place], []
    for size in state.game.holder_sizes(1):
        racks.append(racked(cards[:size]))
        cards = cards[size:]
    shares = state.deal.merchant[place] if state.game.has_merchant else ()
    return racks, sorted(shares[:-2]), sorted(shares[-2:])


def compare_results(kernel: Kernel, state: Any, array: Any) -> None:
    """The same scores, the same winners, the same cast out."""
    result: bm.Result = state.result
    totals, standings, winners, out = kernel.score(array)
    assert [score.total for score in result.scores] == totals.tolist()
    assert [score.standing for score in result.scores] == standings.tolist()
    assert sum(1 << seat for seat in result.winners) == winners
    assert sum(1 << seat for seat in result.cast_out) == out
