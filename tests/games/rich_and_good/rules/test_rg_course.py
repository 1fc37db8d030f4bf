"""Rounds, turns, phases, and the starting marker."""

from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good.events import Ended, MarketOpened, RoundBegan, StockOpened
from beaumonde.games.rich_and_good.state import State

Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]


def turns(step: Step[State], kind: type[StockOpened] | type[MarketOpened]) -> list[tuple[int, int, int]]:
    return [(event.round, event.turn, event.starter) for event in step.events if isinstance(event, kind)]


def whole_game(seats: int, first: int, until: Play) -> Step[State]:
    begun = bm.rich_and_good(seats, first=first).begin(seed=4)
    played = until(begun.state, "over")
    return Step(played.state, begun.events + played.events)


@pytest.mark.rule("RG-ROUNDS", "RG-TURNS")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_rounds_of_four_turns(seats: int, until: Play) -> None:
    game = whole_game(seats, 0, until)
    expected = [(number, turn) for number in (1, 2) for turn in (1, 2, 3, 4)]
    assert [(number, turn) for number, turn, _ in turns(game, StockOpened)] == expected
    assert [event.round for event in game.events if isinstance(event, RoundBegan)] == [1, 2]
    assert sum(isinstance(event, Ended) for event in game.events) == 1


@pytest.mark.rule("RG-TWO-TURNS", "RG-ROUNDS")
def test_two_players_play_two_rounds_of_five_turns(until: Play) -> None:
    game = whole_game(2, 0, until)
    expected = [(number, turn) for number in (1, 2) for turn in (1, 2, 3, 4, 5)]
    assert [(number, turn) for number, turn, _ in turns(game, StockOpened)] == expected


@pytest.mark.rule("RG-PHASES", "RG-CLOCKWISE")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 3)])
def test_all_trade_clockwise_from_the_marker_then_all_play_cards(seats: int, first: int) -> None:
    state = bm.rich_and_good(seats, first=first).start(seed=4)
    order = [(first + place) % seats for place in range(seats)]
    acted = []
    while (state.round, state.turn) == (1, 1):
        [seat] = state.to_act
        acted.append((state.phase.value, seat))
        state = state.play(seat, state.legal(seat)[0]).state
    assert acted == [("trade", seat) for seat in order] + [("market", seat) for seat in order]


@pytest.mark.rule("RG-PHASES")
def test_each_phase_takes_only_its_own_actions(until: Play, play: Play, refused: Refused) -> None:
    state = bm.rich_and_good(3, first=0).start(seed=4)
    market = until(state, "1.1 market").state
    cards = "a" + state.game.write_action(market.legal(0)[0])
    assert refused(state, cards) == "wrong-action"
    assert refused(state, "a*C") == refused(state, "a/") == "wrong-action"
    assert [refused(market, word) for word in ("a+C", "a-C", "a.", "a*C", "a/")] == ["wrong-action"] * 5
    donating = play(state, "a+C").state
    assert [refused(donating, word) for word in ("a+C", "a-C", "a.", cards)] == ["wrong-action"] * 4


@pytest.mark.rule("RG-CLOCKWISE")
def test_nobody_acts_out_of_turn(play: Play, refused: Refused) -> None:
    state = bm.rich_and_good(3, first=1).start(seed=4)
    assert state.to_act == (1,)
    assert refused(state, "a.") == refused(state, "c.") == "not-your-turn"
    assert state.legal(0) == state.legal(2) == ()
    after = play(state, "b.").state
    assert after.to_act == (2,)
    assert refused(after, "b.") == "not-your-turn"


@pytest.mark.rule("RG-MARKER")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_marker_moves_left_every_turn_and_round_two_goes_on_from_there(seats: int, first: int, until: Play) -> None:
    game = whole_game(seats, first, until)
    expected = [(first + turn) % seats for turn in range(10 if seats == 2 else 8)]
    assert [starter for _, _, starter in turns(game, StockOpened)] == expected
    assert [starter for _, _, starter in turns(game, MarketOpened)] == expected


@pytest.mark.rule("RG-GAME-END")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_second_round_there_is_a_result_and_nothing_to_do(seats: int, until: Play, refused: Refused) -> None:
    last = until(bm.rich_and_good(seats).start(seed=4), "2.5 market" if seats == 2 else "2.4 market").state
    assert last.result is None
    over = until(last, "over").state
    assert over.result is not None
    assert over.to_act == ()
    assert [tuple(over.legal(seat)) for seat in range(seats)] == [()] * seats
    assert refused(over, "a.") == "game-over"
