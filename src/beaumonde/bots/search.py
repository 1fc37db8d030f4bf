"""Monte Carlo tree search over the kernel of any game, led by its network, compiled.

The tree is a set of arrays; `nodes` is the most there can be, `picks` the number of picks of the game:

    actors    [nodes]         whose decision it is
    visits    [nodes, picks]  how often each pick was tried
    worths    [nodes, picks]  what it was worth to the actor in all: shares of a win and, by its caution, of staying in
    priors    [nodes, picks]  how likely the network would pick it; 0 where it may not be picked
    hopes     [nodes]         what the network forecasts for the actor: the worth of a pick before it is tried
    children  [nodes, picks]  the first node after it, 0 for none
    siblings  [nodes]         another node after the same pick, 0 for none
    keys      [nodes]         which one it is: chance and others' secrets make several

Every seat has its own value, and at its nodes a seat picks what is best for what it wants. Those who seem to play by
rules of thumb have no nodes in as many simulations as that is likely: they do what such rules say, each time with other
weights; and where at least half of them do, the rest of the game is played out in that way instead of being forecast.
Each simulation starts from one of several states that fit what the root's seat has seen, with the cards to come
shuffled again, so the tree knows nothing that the seat does not. Where seats seal bids at once there are no nodes:
their picks are drawn from the network's odds, because a tree would let the later ones peek.
"""

from typing import Any, NamedTuple

import numpy as np

from beaumonde.bots.net import FORECASTS, ask, forecast, odds, wishes
from beaumonde.bots.people import read_people, tell
from beaumonde.bots.strong import draw
from beaumonde.core.kernel import below, chance, compiled, inlined, ones
from beaumonde.games import compiled as rules
from beaumonde.games.compiled import CAUTION, KINDS, MOST_SEATS, SHAPES, THUMB, WEIGHTS

LIKELY = 0.1
"""What is less likely than this is left out when the end of a game is played out by rules of thumb."""
OPEN_MIND = 0.1
"""How much of the odds is shared out evenly: the network may be sure of what is wrong."""
DEAR = np.array([2, 1])
"""For every game: how many simulations one counts for that is played out by rules of thumb; it may take longer."""
ROUND = 64
"""So many simulations are made before it is asked again whether more are needed."""
DEEPEST = 256
"""The longest way through the tree that is remembered; what lies beyond is forecast."""


class Tree(NamedTuple):
    """The arrays of a tree, of bounded size, and those that every simulation works in."""

    actors: Any
    visits: Any
    worths: Any
    priors: Any
    hopes: Any
    children: Any
    siblings: Any
    keys: Any
    used: Any
    """[1]: how many nodes there are. Node 0 is the root."""
    thinker: Any
    """[1]: the seat that decides at the root, whose view of things counts."""
    people: Any
    """[kinds, seats]: what kind of person everybody seems to be."""
    kinds: Any
    """[kinds, seats]: what kind everybody is taken to be in this simulation."""
    by_thumb: Any
    """[1]: whether this simulation is played out by rules of thumb."""
    thumbs: Any
    """[weights]: how those play in this simulation who play by rules of thumb."""
    way_nodes: Any
    way_picks: Any
    told: Any
    items: Any
    mask: Any
    logits: Any
    chances: Any
    outcome: Any
    values: Any
    totals: Any
    standings: Any


def new_tree(game: int, nodes: int) -> Tree:
    """An empty tree for a game, with room for so many nodes."""
    shape = SHAPES[game]
    picks = shape.picks + shape.items * shape.item_picks
    return Tree(
        actors=np.zeros(nodes, np.int64),
        visits=np.zeros((nodes, picks), np.int32),
        worths=np.zeros((nodes, picks), np.float32),
        priors=np.zeros((nodes, picks), np.float32),
        hopes=np.zeros(nodes, np.float32),
        children=np.zeros((nodes, picks), np.int32),
        siblings=np.zeros(nodes, np.int32),
        keys=np.zeros(nodes, np.int64),
        used=np.zeros(1, np.int64),
        thinker=np.zeros(1, np.int64),
        people=np.zeros((KINDS, MOST_SEATS), np.float32),
        kinds=np.zeros((KINDS, MOST_SEATS), np.float32),
        by_thumb=np.zeros(1, np.bool_),
        thumbs=np.zeros(WEIGHTS),
        way_nodes=np.zeros(DEEPEST, np.int64),
        way_picks=np.zeros(DEEPEST, np.int64),
        told=np.zeros(shape.told, np.float32),
        items=np.zeros((shape.items, shape.item_told), np.float32),
        mask=np.zeros(picks, np.uint8),
        logits=np.zeros(picks, np.float32),
        chances=np.zeros(picks, np.float32),
        outcome=np.zeros(FORECASTS, np.float32),
        values=np.zeros(MOST_SEATS, np.float32),
        totals=np.zeros(MOST_SEATS),
        standings=np.zeros(MOST_SEATS),
    )


@compiled
def search(game: int, weights: Any, tree: Any, roots: Any, caution: float, rng: Any, budget: int, bold: float) -> None:
    """Grow the tree of the actor of these states by so many simulations, of which some count for more than one, or
    until the rest could not change the decision. `bold` weighs what the network suggests against what was found."""
    tree.used[0] = 0
    state = roots[0].copy()
    tree.thinker[0] = state[rules.ACTOR]
    read_people(game, weights, state, caution, tree.told, tree.items, tree.people)
    tree.kinds[:] = tree.people
    _add_node(game, weights, tree, state, 0, 0)
    left, done = budget, 0
    while left > 0 and (done % ROUND or not _is_settled(game, tree, roots[0], left)):
        done += 1
        left -= DEAR[game] if _take_for(tree, state[rules.SEATS], chance(rng)) else 1
        rules.vary_thumb(game, tree.thumbs, rng)
        state[:] = roots[below(rng, len(roots))]
        rules.reshuffle(game, state, rng)
        _simulate(game, weights, tree, state, rng, bold)


@compiled
def _is_settled(game: int, tree: Any, state: Any, left: int) -> bool:
    """Whether so many simulations could not change what is tried most, pick by pick."""
    node, part, action = 0, 0, -1
    while action < 0:
        if rules.pick_mask(game, state, part, tree.mask) == 1:  # what is forced has no node
            choice = _only(tree.mask)
        else:
            choice = best_pick(tree, node)
            for place in range(len(tree.mask)):
                lead = tree.visits[node, choice] - tree.visits[node, place]
                if tree.mask[place] and place != choice and lead <= left:
                    return False
            node = tree.children[node, choice]
        part, action = rules.pick(game, state, part, choice)
        if action < 0 and node == 0:
            return False
    return True


@compiled
def _take_for(tree: Any, seats: int, lot: float) -> bool:
    """Who plays by rules of thumb this time; whether at least half of the others do. One lot for all: tables are mostly
    of one kind. Then there is no forecast to be cautious about: the game is played out."""
    count = 0
    for seat in range(MOST_SEATS):
        ruled = lot < tree.people[THUMB, seat]
        count += ruled
        tree.kinds[THUMB, seat] = ruled
        tree.kinds[CAUTION, seat] = np.float32(0.0) if ruled else tree.people[CAUTION, seat]
    tree.by_thumb[0] = count > 0 and 2 * count >= seats - 1
    if tree.by_thumb[0]:
        tree.kinds[CAUTION, tree.thinker[0]] = 0.0
    return tree.by_thumb[0]


@inlined
def _simulate(game: int, weights: Any, tree: Any, state: Any, rng: Any, bold: float) -> None:
    seat, node, part, depth = state[rules.ACTOR], 0, 0, 0
    while True:
        choice = _select(tree, node, bold)
        tree.way_nodes[depth], tree.way_picks[depth] = node, choice
        depth += 1
        part = rules.make(game, state, part, choice)
        part, drawn = _go_on(game, weights, tree, state, part, seat, rng)
        if state[rules.ACTOR] < 0:
            finish(game, tree, state)
            break
        if drawn or depth == DEEPEST:
            _look_on(game, weights, tree, state, part, rng)
            break
        key = rules.key(game, state, part)
        child = _child(tree, node, choice, key)
        if child == 0:
            _add_child(game, weights, tree, state, part, node, choice, key)
            if tree.by_thumb[0]:
                _play_by_thumb(game, weights, tree, state, part, rng)
            break
        node = child
    for place in range(depth):
        node, choice = tree.way_nodes[place], tree.way_picks[place]
        tree.visits[node, choice] += 1
        tree.worths[node, choice] += tree.values[tree.actors[node]]


@inlined
def _go_on(game: int, weights: Any, tree: Any, state: Any, part: int, seat: int, rng: Any) -> tuple[int, bool]:
    """Make what is forced, and draw what is not for the tree to decide, up to the next node or the end."""
    drawn = False
    while state[rules.ACTOR] >= 0:
        if tree.kinds[THUMB, state[rules.ACTOR]]:
            drawn |= rules.is_drawn(game, state, seat)
            rules.play(game, state, rules.act_by_thumb(game, state, tree.thumbs, rng))
            continue
        count = rules.pick_mask(game, state, part, tree.mask)
        if count == 1:
            choice = _only(tree.mask)
        elif rules.is_drawn(game, state, seat):
            _suggest(game, weights, tree, state, part, tree.chances)
            choice = draw(tree.chances, rng, 0.0)
            drawn = True
        else:
            break
        part = rules.make(game, state, part, choice)
    return part, drawn


@inlined
def _look_on(game: int, weights: Any, tree: Any, state: Any, part: int, rng: Any) -> None:
    """What the position is worth: how the game ends if all go on by rules of thumb, or the network's word."""
    if tree.by_thumb[0]:
        _play_by_thumb(game, weights, tree, state, part, rng)
    else:
        _forecast(game, weights, tree, state, part)


@inlined
def _play_by_thumb(game: int, weights: Any, tree: Any, state: Any, part: int, rng: Any) -> None:
    """How the game ends if everybody goes on by rules of thumb; what has been begun is first done as the network
    would."""
    while part:
        rules.pick_mask(game, state, part, tree.mask)
        _suggest(game, weights, tree, state, part, tree.chances)
        part = rules.make(game, state, part, draw(tree.chances, rng, LIKELY))
    while state[rules.ACTOR] >= 0:
        by = rules.SENSIBLE[game] if state[rules.ACTOR] == tree.thinker[0] else tree.thumbs
        rules.play(game, state, rules.act_by_thumb(game, state, by, rng))
    finish(game, tree, state)


@compiled
def _select(tree: Any, node: int, bold: float) -> int:
    """What its worth so far, and the network, recommend to try next."""
    visits, worths, priors = tree.visits[node], tree.worths[node], tree.priors[node]
    count = 0
    for place in range(len(visits)):
        count += visits[place]
    urge = np.float32(bold * np.sqrt(count + 1.0))
    hope, best, choice = tree.hopes[node], np.float32(-1.0), -1
    for place in range(len(visits)):
        if priors[place] > 0.0:
            tried = np.float32(visits[place])
            worth = worths[place] / tried if tried > 0.0 else hope
            score = worth + urge * priors[place] / (np.float32(1.0) + tried)
            if score > best:
                best, choice = score, place
    return choice


@compiled
def _child(tree: Any, node: int, choice: int, key: int) -> int:
    child = tree.children[node, choice]
    while child and tree.keys[child] != key:
        child = tree.siblings[child]
    return child


@inlined
def _add_child(game: int, weights: Any, tree: Any, state: Any, part: int, node: int, choice: int, key: int) -> None:
    """A new node, and its forecast; only the forecast when the tree is full."""
    if tree.used[0] == len(tree.actors):
        _forecast(game, weights, tree, state, part)
        return
    child = _add_node(game, weights, tree, state, part, key)
    tree.siblings[child] = tree.children[node, choice]
    tree.children[node, choice] = child


@inlined
def _add_node(game: int, weights: Any, tree: Any, state: Any, part: int, key: int) -> int:
    node = tree.used[0]
    tree.used[0] += 1
    count = rules.pick_mask(game, state, part, tree.mask)
    _suggest(game, weights, tree, state, part, tree.priors[node])
    for place in range(len(tree.mask)):
        if tree.mask[place]:
            tree.priors[node, place] += np.float32(OPEN_MIND) * (np.float32(1.0 / count) - tree.priors[node, place])
    if state[rules.ACTOR] == tree.thinker[0]:
        wishes(tree.outcome, state[rules.SEATS], tree.thinker[0], tree.kinds[CAUTION], tree.values)
    else:
        _forecast(game, weights, tree, state, part)
    tree.actors[node] = state[rules.ACTOR]
    tree.visits[node] = 0
    tree.worths[node] = 0.0
    tree.children[node] = 0
    tree.siblings[node] = 0
    tree.keys[node] = key
    tree.hopes[node] = tree.values[state[rules.ACTOR]]
    return node


@inlined
def _suggest(game: int, weights: Any, tree: Any, state: Any, part: int, out: Any) -> None:
    """Write how likely the actor would make each pick of the mask, as it sees the table."""
    tell(game, state, part, state[rules.ACTOR], tree.kinds, tree.told, tree.items)
    ask(weights, tree.told, tree.items, tree.logits, tree.outcome)
    odds(tree.logits, tree.mask, out)


@inlined
def _forecast(game: int, weights: Any, tree: Any, state: Any, part: int) -> None:
    """How much of what it wants every seat should get, as the seat that thinks sees the table: what different seats
    forecast differs by more than two picks do."""
    seat = tree.thinker[0]
    tell(game, state, part if state[rules.ACTOR] == seat else 0, seat, tree.kinds, tree.told, tree.items)
    forecast(weights, tree.told, tree.items, tree.outcome)
    wishes(tree.outcome, state[rules.SEATS], seat, tree.kinds[CAUTION], tree.values)


@compiled
def finish(game: int, tree: Any, state: Any) -> None:
    """How much of what it wants every seat has got in the end."""
    winners, cast_out = rules.score(game, state, tree.totals, tree.standings)
    share = np.float32(1.0) / np.float32(max(1, ones(winners)))
    for seat in range(state[rules.SEATS]):
        won = share if (winners >> seat) & 1 else np.float32(0.0)
        stays = np.float32(1 - ((cast_out >> seat) & 1))
        tree.values[seat] = won + tree.kinds[CAUTION, seat] * (stays - won)


@compiled
def _only(mask: Any) -> int:
    choice = 0
    while mask[choice] == 0:
        choice += 1
    return choice


@compiled
def decide(game: int, weights: Any, tree: Any, state: Any) -> int:
    """The action that was tried most, pick by pick; where nothing was tried, what the network would pick."""
    node, part = 0, 0
    while True:
        count = rules.pick_mask(game, state, part, tree.mask)
        if count == 1:  # what is forced has no node
            choice = _only(tree.mask)
        elif node >= 0:
            choice = best_pick(tree, node)
            node = tree.children[node, choice] or -1
        else:
            _suggest(game, weights, tree, state, part, tree.chances)
            choice = int(np.argmax(tree.chances))
        part, action = rules.pick(game, state, part, choice)
        if action >= 0:
            return action


@compiled
def best_pick(tree: Any, node: int) -> int:
    """What was tried most; of several, what is worth most."""
    best = -1
    for place in range(tree.visits.shape[1]):
        if tree.priors[node, place] > 0.0 and (best < 0 or _is_better(tree, node, place, best)):
            best = place
    return best


@compiled
def _is_better(tree: Any, node: int, one: int, other: int) -> bool:
    more = tree.visits[node, one] - tree.visits[node, other]
    if more:
        return more > 0
    if tree.visits[node, one]:
        return tree.worths[node, one] > tree.worths[node, other]
    return tree.priors[node, one] > tree.priors[node, other]
