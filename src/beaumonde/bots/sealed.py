"""Sealed bids: everybody decides at once, so the answer is mixed. Regret matching finds it, compiled.

In every round each seat draws a card from its mixture; then each looks what every other card of its own would have
brought, and leans towards what it regrets not having played. The average of all rounds is what nobody can do much
better against, as far as the network's forecast of the time after is right.
"""

from typing import Any

import numpy as np

from beaumonde.bots.net import ask, forecast, odds, wishes
from beaumonde.bots.people import read_people, tell
from beaumonde.bots.search import finish
from beaumonde.bots.strong import draw
from beaumonde.core.kernel import below, compiled, inlined
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION
from beaumonde.games.high_society import kernel as hs
from beaumonde.games.high_society import picks

CARDS = 11


@compiled
def mixture(game: int, weights: Any, tree: Any, roots: Any, caution: float, rng: Any, rounds: int, out: Any) -> None:
    """Write the odds of every money card for the actor of these states, all of whom are yet to seal."""
    seats, me = roots[0, hs.SEATS], roots[0, hs.ACTOR]
    regrets, average = np.zeros((seats, CARDS)), np.zeros(CARDS)
    odds_now, played = np.zeros((seats, CARDS), np.float32), np.zeros(seats, np.int64)
    state, worth = roots[0].copy(), np.zeros(CARDS)
    read_people(game, weights, state, caution, tree.told, tree.items, tree.kinds)
    _lean_on_network(game, weights, tree, state, regrets)
    for number in range(rounds):
        root = roots[below(rng, len(roots))]
        for seat in range(seats):
            if root[hs.HANDS + seat]:
                _match(regrets[seat], root[hs.HANDS + seat], odds_now[seat])
                played[seat] = draw(odds_now[seat], rng, 0.0)
        for card in range(CARDS):
            average[card] += (number + 1) * odds_now[me, card]
        for seat in range(seats):
            hand, here = root[hs.HANDS + seat], played[seat]
            for card in range(CARDS):
                if (hand >> card) & 1:
                    played[seat] = card
                    worth[card] = _worth(game, weights, tree, root, state, played, seat)
            played[seat] = here
            for card in range(CARDS):
                if (hand >> card) & 1:
                    regrets[seat, card] = max(0.0, regrets[seat, card] + worth[card] - worth[here])
    for card in range(CARDS):
        out[card] = average[card] / average.sum()


@inlined
def _lean_on_network(game: int, weights: Any, tree: Any, state: Any, regrets: Any) -> None:
    """Begin with what the network would play."""
    me = state[hs.ACTOR]
    for seat in range(state[hs.SEATS]):
        if state[hs.HANDS + seat]:
            state[hs.ACTOR] = seat
            rules.pick_mask(game, state, 0, tree.mask)
            tell(game, state, 0, seat, tree.kinds, tree.told, tree.items)
            ask(weights, tree.told, tree.items, tree.logits, tree.outcome)
            odds(tree.logits, tree.mask, tree.chances)
            for card in range(CARDS):
                regrets[seat, card] = 0.1 * tree.chances[picks.FIRST_CARD + card]
    state[hs.ACTOR] = me


@compiled
def _match(regrets: Any, hand: int, out: Any) -> None:
    """Odds in proportion to regret; any card of the hand if there is none."""
    total, count = 0.0, 0
    for card in range(CARDS):
        total += regrets[card]
        count += (hand >> card) & 1
    for card in range(CARDS):
        if total > 0.0:
            out[card] = regrets[card] / total
        else:
            out[card] = ((hand >> card) & 1) / count


@inlined
def _worth(game: int, weights: Any, tree: Any, root: Any, state: Any, played: Any, seat: int) -> float:
    """What it is worth to the seat when everybody plays these cards."""
    state[:] = root
    while state[hs.PHASE] == hs.SEALED and state[hs.TURNED] == root[hs.TURNED]:
        rules.play(game, state, hs.FIRST_SEAL + played[state[hs.ACTOR]])
    if state[hs.ACTOR] < 0:
        finish(game, tree, state)
        return tree.values[seat]
    tell(game, state, 0, seat, tree.kinds, tree.told, tree.items)
    forecast(weights, tree.told, tree.items, tree.outcome)
    wishes(tree.outcome, state[hs.SEATS], seat, tree.kinds[CAUTION], tree.values)
    return tree.values[seat]
