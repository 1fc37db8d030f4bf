"""The prover on trees small enough to see through, and on positions whose chances can be counted by hand."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from beaumonde.core.game import Action
from beaumonde.core.result import Result
from beaumonde.games.high_society import Card, HighSociety, HighSocietyView, Pass
from beaumonde.games.rich_and_good.sampling import sample
from puzzles.completions import completions
from puzzles.exchange import ExchangeTable, Moment
from puzzles.prover import Proof, prove, spans_of
from puzzles.puzzle import Puzzle, all_puzzles, holds
from puzzles.society import SalonTable

PUZZLES = {puzzle.name: puzzle for puzzle in all_puzzles()}


class Step(Action, frozen=True):
    """A way to go on, by its name."""

    name: str


Ways = dict[str, str | list[tuple[int, str]]]


class Tree:
    """A game written down: who decides at a node and where each way leads. A leaf is named after its winners."""

    seats, me, whole = 3, 0, 60

    def __init__(self, nodes: dict[str, tuple[int, Ways]], alike: Sequence[tuple[str, ...]] = ()) -> None:
        self._nodes = nodes
        self._alike = {node: group for group in alike for node in group}

    def actor(self, node: str) -> int | None:
        return self._nodes[node][0] if node in self._nodes else None

    def result(self, node: str) -> Result | None:
        return Result(tuple(map(int, node)), (), "total", ())

    def actions(self, node: str) -> Sequence[Action]:
        return [Step(name) for name in self._nodes[node][1]]

    def after(self, node: str, action: Action) -> Sequence[tuple[int, str]]:
        assert isinstance(action, Step)
        way = self._nodes[node][1][action.name]
        return [(1, way)] if isinstance(way, str) else way

    def worlds(self, node: str, seat: int) -> Sequence[str]:
        return self._alike.get(node, (node,))


def proof(tree: Tree, *, rational: bool) -> Proof:
    return prove(tree, "root", rational=rational)


def best(tree: Tree, *, rational: bool) -> set[str]:
    return {action.name for action in proof(tree, rational=rational).best if isinstance(action, Step)}


# Trees ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rational", [False, True])
def test_a_sure_half_is_less_than_two_chances_in_three(rational: bool) -> None:
    tree = Tree({"root": (0, {"half": "01", "lottery": [(2, "0"), (1, "1")]})})
    found = proof(tree, rational=rational)
    assert found == Proof(frozenset({Step("lottery")}), Fraction(2, 3), Fraction(1, 2))


@pytest.mark.parametrize("rational", [False, True])
def test_all_that_is_equally_best_is_named(rational: bool) -> None:
    tree = Tree({"root": (0, {"left": "0", "right": "0", "wrong": "12"})})
    assert best(tree, rational=rational) == {"left", "right"}


def test_who_would_harm_himself_is_feared_by_safe_proofs_only() -> None:
    tree = Tree({"root": (0, {"trust": "rival", "share": "012"}), "rival": (1, {"spite": "2", "sense": "01"})})
    assert not best(tree, rational=False)
    assert best(tree, rational=True) == {"trust"}


def test_who_has_nothing_to_win_may_do_anything() -> None:
    tree = Tree({"root": (0, {"trust": "rival", "share": "012"}), "rival": (1, {"spite": "2", "favour": "0"})})
    assert not best(tree, rational=True)


def test_ties_are_resolved_against_the_claim_on_both_sides() -> None:
    nodes: dict[str, tuple[int, Ways]] = {
        "root": (0, {"claim": "here", "other": "there"}),
        "here": (1, {"good": "01", "bad": "12"}),
        "there": (1, {"good": "0", "bad": "2"}),
    }
    spans = spans_of(Tree(nodes), "root", rational=True)
    assert spans == {Step("claim"): (0, 30), Step("other"): (0, 60)}
    assert not best(Tree(nodes), rational=True)


def test_whoever_can_have_the_whole_win_leaves_nothing() -> None:
    nodes: dict[str, tuple[int, Ways]] = {
        "root": (0, {"into it": "rival", "away": "012"}),
        "rival": (2, {"win": "2", "hope": [(1, "2"), (1, "0")]}),
    }
    assert best(Tree(nodes), rational=True) == {"away"}


def test_i_go_on_as_well_as_i_can() -> None:
    nodes: dict[str, tuple[int, Ways]] = {
        "root": (0, {"on": "again", "share": "01"}),
        "again": (0, {"blunder": "1", "win": "0"}),
    }
    assert best(Tree(nodes), rational=False) == {"on"}


def test_i_cannot_tell_worlds_apart_that_look_alike() -> None:
    nodes: dict[str, tuple[int, Ways]] = {
        "root": (0, {"guess": [(1, "heads"), (1, "tails")], "share": "012"}),
        "heads": (0, {"heads": "0", "tails": "1"}),
        "tails": (0, {"heads": "1", "tails": "0"}),
    }
    assert best(Tree(nodes), rational=False) == {"guess"}
    assert not best(Tree(nodes, alike=[("heads", "tails")]), rational=False)


def test_others_who_cannot_tell_worlds_apart_avoid_only_what_is_worse_in_all_of_them() -> None:
    nodes: dict[str, tuple[int, Ways]] = {
        "root": (0, {"trust": [(1, "day"), (1, "night")], "share": "012"}),
        "day": (1, {"worst": "2", "hope": "01", "risk": "02"}),
        "night": (1, {"worst": "2", "hope": "01", "risk": "12"}),
    }
    known = spans_of(Tree(nodes), "root", rational=True)[Step("trust")]
    unknown = spans_of(Tree(nodes, alike=[("day", "night")]), "root", rational=True)[Step("trust")]
    assert known == (15, 30)
    assert unknown == (15, 30)
    nodes["day"] = (1, {"worst": "2", "hope": "01", "risk": "0"})
    assert spans_of(Tree(nodes), "root", rational=True)[Step("trust")] == (15, 30)
    assert spans_of(Tree(nodes, alike=[("day", "night")]), "root", rational=True)[Step("trust")] == (15, 45)


def test_a_win_that_is_counted_in_too_few_parts_is_noticed() -> None:
    tree = Tree({"root": (0, {"lottery": [(1, "0"), (6, "1")]})})
    with pytest.raises(AssertionError):
        proof(tree, rational=False)


# Claims --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["three tie for least", "out of reach at once", "no need to give", "help the Merchant"]
)
def test_wrong_claims_are_refused(name: str) -> None:
    puzzle = PUZZLES[name]
    state = puzzle.state()
    words = [state.game.write_action(action) for action in state.legal(puzzle.seat)]
    others = [word for word in words if word not in puzzle.best]
    assert holds(puzzle)
    wrong: list[Puzzle] = [replace(puzzle, best=(word,)) for word in others]
    wrong += [replace(puzzle, best=(*puzzle.best, others[0])), replace(puzzle, best=())]
    wrong += [replace(puzzle, value="1/7"), replace(puzzle, rest="1/7")]
    wrong.append(replace(puzzle, proof="rational" if puzzle.proof == "safe" else "safe"))
    assert not any(holds(claim) for claim in wrong)


# What comes of an action ---------------------------------------------------------------------------------------


def test_the_next_card_is_any_that_is_left_as_likely_as_it_is_often() -> None:
    game = HighSociety(edition="2018", seats=3)
    deck = ["10", "9", "1", "2", "3", "4", "5", "6", "7", "8", "lose", "-5", "x2", "1/2", "x2", "x2"]
    state = game.start(deck=deck, first=0)
    while state.card is not Card.DEBT:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0]).state
    view = state.view(state.to_act[0], memory_aid=True)
    table = SalonTable(view)
    outcomes = table.after(table.root(view), Pass())
    assert {node.card: weight for weight, node in outcomes} == {Card.DOUBLE: 3, Card.HALF: 1}


def test_a_deck_that_lacks_cards_is_refused() -> None:
    state = HighSociety(edition="2018", seats=3).start(deck=["10", "x2"], first=0)
    view: HighSocietyView = state.view(0, memory_aid=True)
    with pytest.raises(AssertionError):
        SalonTable.root(view)


@pytest.mark.parametrize("name", ["the last of five", "give what rises", "help the Merchant"])
def test_what_is_hidden_has_the_weights_it_is_sampled_with(name: str) -> None:
    puzzle, draws = PUZZLES[name], 2000
    view: Any = puzzle.state().view(puzzle.seat, memory_aid=True)
    weights: Counter[Moment] = Counter()
    for weight, state in completions(view):
        weights[Moment(state)] += weight
    dice = Random(1)
    drawn = Counter(Moment(sample(view, dice)) for _ in range(draws))
    assert not set(drawn) - set(weights)
    for moment, weight in weights.items():
        expected = draws * weight / weights.total()
        assert abs(drawn[moment] - expected) < 5 * expected**0.5 + 5


def test_a_hidden_donation_is_any_that_open_play_allows() -> None:
    exchange = PUZZLES["the last of five"].exchange
    assert exchange
    state = replace(exchange, boards=("", "", "", "", "C"), shares=("FFF", "FFF", "FF", "CF", "CF")).state()
    boards = Counter[Any]()
    for weight, world in completions(state.view(3, memory_aid=True)):
        boards[world.boards[4]] += weight
    assert len(boards) == 2
    assert len(set(boards.values())) == 1


def test_only_the_last_turn_is_searched() -> None:
    exchange = PUZZLES["the last of five"].exchange
    assert exchange
    view = replace(exchange.state().view(3, memory_aid=True), turn=3)
    with pytest.raises(AssertionError):
        ExchangeTable(view)
