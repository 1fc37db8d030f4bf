"""Proofs that an action is the best: every end is looked at, exactly, and nothing is estimated.

An action is worth the seat's share of the win. Chance is averaged. What others will do is not known, so a value is a
span from the least to the most: a *safe* proof lets them do whatever they like, a *rational* one lets everybody who
knows all that matters play for the own share alone, every tie resolved against the claim. A claim holds if the least
of a claimed action is no less than the most of any other, and more than the most of any that is not claimed.
"""

from collections.abc import Hashable, Iterable, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, TypeVar

from beaumonde.core.game import Action
from beaumonde.core.result import Result

N = TypeVar("N", bound=Hashable)


class Span(NamedTuple):
    """The least and the most that a share of the win can be, in parts of the table's `whole`."""

    least: int
    most: int


class Table(Protocol[N]):
    """What a game tells the prover. Its nodes are moments of play, told apart only where that can matter."""

    seats: int
    me: int
    """The seat that has to find the action."""
    whole: int
    """The parts that a win is counted in: so many that every share and every average comes out even."""

    def actor(self, node: N) -> int | None:
        """Who decides now, I first if several do at once; None at an end."""

    def result(self, node: N) -> Result | None:
        """How it ended."""

    def actions(self, node: N) -> Sequence[Action]:
        """What the actor may do."""

    def after(self, node: N, action: Action) -> Sequence[tuple[int, N]]:
        """What may come of it, with weights."""

    def worlds(self, node: N, seat: int) -> Sequence[N]:
        """Every moment that this one may be, for all the seat knows: itself alone, if nothing is hidden from it.

        Empty, if nobody looks into that: then the seat may do anything. For me it is never empty.
        """


class Proof(NamedTuple):
    """The best actions, none if nothing could be proven; what they promise at least, and all others at most."""

    best: frozenset[Action]
    value: Fraction
    rest: Fraction


def prove(table: Table[N], root: N, *, rational: bool) -> Proof:
    """What the seat should do, if that can be proven."""
    return settled(spans_of(table, root, rational=rational), table.whole)


def spans_of(table: Table[N], root: N, *, rational: bool) -> dict[Action, Span]:
    """What each action is worth to the seat."""
    search = _Search(table, rational)
    return {action: search.mine(search.chosen(root, action)) for action in table.actions(root)}


def settled(spans: dict[Action, Span], whole: int) -> Proof:
    """The actions that nothing can beat: several only if all of them are certain to be worth the same."""
    most = max(span.most for span in spans.values())
    best = frozenset(action for action, span in spans.items() if span.least == most)
    best = best or frozenset({max(spans, key=lambda action: spans[action].least)})
    value = min(spans[action].least for action in best)
    rest = max((span.most for action, span in spans.items() if action not in best), default=0)
    return Proof(best if value > rest else frozenset(), Fraction(value, whole), Fraction(rest, whole))


class _Search(Generic[N]):
    """Every moment looked at once. Safe proofs watch one seat, rational ones all of them."""

    def __init__(self, table: Table[N], rational: bool) -> None:
        self._table = table
        self._rational = rational
        self._watched = tuple(range(table.seats)) if rational else (table.me,)
        self._place = {seat: place for place, seat in enumerate(self._watched)}
        self._seen: dict[N, tuple[Span, ...]] = {}

    def mine(self, spans: tuple[Span, ...]) -> Span:
        return spans[self._place[self._table.me]]

    def chosen(self, node: N, action: Action) -> tuple[Span, ...]:
        """What an action is worth to those watched."""
        outcomes = self._table.after(node, action)
        if len(outcomes) == 1:
            return self._worth(outcomes[0][1])
        weights = [weight for weight, _ in outcomes]
        rows = [self._worth(outcome) for _, outcome in outcomes]
        return tuple(_mean(weights, column) for column in zip(*rows, strict=True))

    def _worth(self, node: N) -> tuple[Span, ...]:
        known = self._seen.get(node)
        if known is None:
            known = self._seen[node] = self._look(node)
        return known

    def _look(self, node: N) -> tuple[Span, ...]:
        table = self._table
        actor = table.actor(node)
        if actor is None:
            return self._shares(table.result(node))
        alike = table.worlds(node, actor) if actor in self._place else ()
        if len(alike) > 1:
            return self._unsure(node, actor, alike)
        return self._wise(node, actor) if alike else self._whatever(node, table.actions(node))

    def _shares(self, result: Result | None) -> tuple[Span, ...]:
        """A win is shared by all who won; nobody else has a part of it."""
        assert result is not None
        part, over = divmod(self._table.whole, len(result.winners) or 1)
        assert not over
        return tuple(Span(part, part) if seat in result.winners else Span(0, 0) for seat in self._watched)

    def _wise(self, node: N, actor: int) -> tuple[Span, ...]:
        """The actor takes an action that may be its best: none that is sure to bring less than another."""
        place, whole = self._place[actor], self._table.whole
        options = []
        for action in self._table.actions(node):
            option = self.chosen(node, action)
            if option[place].least == whole:  # whoever can have the whole win leaves nothing to others
                return tuple(Span(whole, whole) if seat == actor else Span(0, 0) for seat in self._watched)
            options.append(option)
        floor = max(option[place].least for option in options)
        most = max(option[place].most for option in options)
        possible = _hulls(option for option in options if option[place].most >= floor)
        return tuple(
            Span(floor, most) if seat == actor else Span(span.least, min(span.most, whole - floor))
            for seat, span in zip(self._watched, possible, strict=True)
        )

    def _unsure(self, node: N, actor: int, alike: Sequence[N]) -> tuple[Span, ...]:
        """The actor does the same in all worlds alike: nothing that is sure to bring less than another in each.

        What it gets in the worst of them is all that is sure; others may gamble, but I can rely on it.
        """
        place, actions = self._place[actor], self._table.actions(node)
        spans = self._whatever(node, actions)
        if not spans[place].most:
            return spans
        rows = {action: [self.chosen(world, action)[place] for world in alike] for action in actions}
        if actor == self._table.me:
            sure = max(min(span.least for span in row) for row in rows.values())
            return (*spans[:place], Span(sure, spans[place].most), *spans[place + 1 :])
        return self._whatever(
            node, [action for action in actions if not any(_worse(rows[action], row) for row in rows.values())]
        )

    def _whatever(self, node: N, actions: Sequence[Action]) -> tuple[Span, ...]:
        """The actor may do any of these."""
        options = []
        for action in actions:
            options.append(self.chosen(node, action))
            if not self._rational and _hulls(options) == (Span(0, self._table.whole),):
                break
        return _hulls(options)


def _worse(row: Sequence[Span], other: Sequence[Span]) -> bool:
    """Whether this is sure to bring less than the other in every world."""
    return all(span.most < better.least for span, better in zip(row, other, strict=True))


def _mean(weights: Sequence[int], spans: Sequence[Span]) -> Span:
    total = sum(weights)
    least, over = divmod(sum(weight * span.least for weight, span in zip(weights, spans, strict=True)), total)
    most, rest = divmod(sum(weight * span.most for weight, span in zip(weights, spans, strict=True)), total)
    assert not over + rest, "the win is counted in too few parts"
    return Span(least, most)


def _hulls(options: Iterable[tuple[Span, ...]]) -> tuple[Span, ...]:
    """For everyone watched, from the least of any option to the most of any."""
    return tuple(
        Span(min(span.least for span in spans), max(span.most for span in spans))
        for spans in zip(*options, strict=True)
    )
