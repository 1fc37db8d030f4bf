"""The charity boards during a round."""

from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good import Donate, Good, Keep
from beaumonde.games.rich_and_good.events import CharityCounted, Donated, Kept
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]

COAL, WHEAT, COFFEE, RUBBER, TEA, SALT = Good


@pytest.mark.rule("RG-DONATE-AFTER", "RG-DONATE-BOUGHT")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_example_of_the_book_a_share_just_bought_may_be_donated(seats: int, play: Play) -> None:
    state = bm.rich_and_good(seats, first=0).start(seed=2)
    bought = play(state, "a+CS").state
    assert bought.to_act == (0,)
    assert list(bought.legal(0)) == [Keep(), Donate(COAL), Donate(SALT)]
    given = play(bought, "a*S").state
    player = given.view(0).players[0]
    assert player.shares == (1, 0, 0, 0, 0, 0)
    assert player.board == (0, 0, 0, 0, 0, 1)
    assert given.to_act == (1,)


@pytest.mark.rule("RG-DONATE-AFTER")
@pytest.mark.parametrize("trade", ["a.", "a-C", "a+W"])
def test_the_donation_follows_any_trade_and_comes_before_the_next_player(
    trade: str, position: Position, play: Play, refused: Refused
) -> None:
    state = position(3, shares=("CC", "", ""))
    assert refused(state, "a*C") == "wrong-action"
    traded = play(state, trade).state
    assert refused(traded, "a*C") is None
    assert refused(traded, "b.") == "not-your-turn"


@pytest.mark.rule("RG-DONATE-OPTIONAL")
def test_nobody_has_to_donate(position: Position, play: Play) -> None:
    state = position(3, shares=("CC", "", ""))
    kept = play(state, "a. a/")
    assert Kept(0) in kept.events
    assert kept.state.shares == state.shares
    assert kept.state.boards == state.boards
    assert kept.state.to_act == (1,)


@pytest.mark.rule("RG-DONATE-ONE")
def test_one_share_a_turn_is_donated_and_no_more(position: Position, play: Play, refused: Refused) -> None:
    state = play(position(3, shares=("CCC", "", "")), "a.").state
    given = play(state, "a*C")
    assert given.events == (Donated(0),)
    assert given.state.shares[0] == (2, 0, 0, 0, 0, 0)
    assert given.state.boards[0] == (1, 0, 0, 0, 0, 0)
    assert given.state.cash == state.cash
    assert refused(given.state, "a*C") == "not-your-turn"
    market = play(given.state, "b. c.").state
    assert market.phase.value == "market"
    assert refused(market, "a*C") == "wrong-action"


@pytest.mark.rule("RG-DONATE-OWN")
def test_only_a_share_in_hand_can_be_donated(position: Position, play: Play, refused: Refused) -> None:
    state = play(position(3, shares=("C", "W", ""), boards=("F", "", "")), "a.").state
    assert refused(state, "a*W") == refused(state, "a*F") == refused(state, "a*S") == "not-enough-shares"
    assert list(state.legal(0)) == [Keep(), Donate(COAL)]


@pytest.mark.rule("RG-DONATE-OWN")
def test_without_a_share_there_is_no_donation_to_decide(position: Position, play: Play) -> None:
    state = position(3, shares=("C", "", ""))
    assert play(state, "a-C").state.to_act == (1,)
    assert play(state, "a. a/ b.").state.to_act == (2,)


@pytest.mark.rule("RG-DONATE-ZERO")
def test_a_share_at_0_may_be_donated_and_gives_nothing_if_it_stays_there(
    position: Position, play: Play, until: Play
) -> None:
    state = position(3, prices=(0, 40, 40, 40, 250, 250), shares=("C", "W", ""))
    given = play(state, "a. a*C b. b*W").state
    assert given.boards[0] == (1, 0, 0, 0, 0, 0)
    counted = [event for event in until(given, "over").events if isinstance(event, CharityCounted)]
    assert counted[:2] == [CharityCounted(0, (COAL,), 0, 0), CharityCounted(1, (WHEAT,), 40, 40)]


@pytest.mark.rule("RG-DONATE-LOCKED")
def test_a_donated_share_cannot_be_sold_or_moved_before_the_round_ends(
    position: Position, play: Play, until: Play, refused: Refused
) -> None:
    state = position(3, round=1, turn=2, shares=("CW", "", ""))
    state = play(state, "a. a*C b. c.").state
    for moment in ("1.3 trade", "1.4 trade"):
        state = until(state, moment).state
        while state.to_act != (0,):
            state = play(state, f"{'abc'[state.to_act[0]]}.").state
        assert refused(state, "a-C") == "not-enough-shares"
        assert refused(state, "a-W") is None
        asked = play(state, "a.").state
        assert refused(asked, "a*C") == "not-enough-shares"
        assert state.boards[0] == (1, 0, 0, 0, 0, 0)
        assert state.cash[0] == 300


@pytest.mark.rule("RG-BOARD-FOUR")
def test_in_five_turns_the_fifth_share_finds_no_space(play: Play, until: Play, refused: Refused) -> None:
    state = bm.rich_and_good(2, first=0).start(seed=6)
    state = play(state, "a+CCC a*C").state
    for turn, bought in ((2, "a+W"), (3, "a."), (4, "a.")):
        state = until(state, f"1.{turn} trade").state
        if state.to_act == (1,):
            state = play(state, "b.").state
        state = play(state, f"{bought} a*C" if turn < 4 else f"{bought} a*W").state
    assert sum(state.boards[0]) == 4
    state = until(state, "1.5 trade").state
    assert state.to_act == (0,)
    refilled = play(state, "a+W").state
    assert refilled.view(0).players[0].share_count == 1
    assert refilled.to_act == (1,)
    assert refused(refilled, "a*W") == "not-your-turn"


@pytest.mark.rule("RG-BOARD-FOUR")
def test_the_spaces_are_free_again_in_the_next_round(position: Position, play: Play, until: Play) -> None:
    state = position(2, round=1, turn=5, shares=("R", ""), boards=("CCWW", "FFF"))
    assert play(state, "a.").state.to_act == (1,)
    state = until(state, "2.1 trade").state
    assert state.boards == ((0,) * 6,) * 2
    if state.to_act == (1,):
        state = play(state, "b.").state
    assert play(state, "a. a*R").state.boards[0] == (0, 0, 0, 1, 0, 0)
