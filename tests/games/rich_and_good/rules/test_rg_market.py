"""The market phase: two cards each, one in full and one halved."""

from collections.abc import Callable

import pytest

import beaumonde as bm
from beaumonde.core.game import Step
from beaumonde.games.rich_and_good import Manipulate, MarketCard, Side
from beaumonde.games.rich_and_good.events import PriceMoved
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

Position = Callable[..., State]
Play = Callable[[State, str], Step[State]]
Refused = Callable[[State, str], str | None]
CoalAfter = Callable[[int, str, Side], int]


def coal(state: State) -> int:
    return state.prices[0]


@pytest.fixture
def coal_after(position: Position, play: Play, until: Play) -> CoalAfter:
    """Where Coal stands once its card, in the left holder, is played: in full if that is the side of the full card."""

    def moved(before: int, card: str, side: Side) -> int:
        state = until(position(3, card, "", "T+6", prices=(before, 40, 40, 40, 250, 250)), "2.4 market").state
        after = play(state, f"a<{card}/T+6" if side is Side.LEFT else f"a>T+6/{card}").state
        assert after.prices[1:] == (40, 40, 40, 250, 250)
        return coal(after)

    return moved


@pytest.mark.rule("RG-FULL", "RG-HALF")
def test_the_example_of_the_book_salt_in_full_and_coffee_halved(position: Position, play: Play, until: Play) -> None:
    state = position(3, "S+6", "", "F+6", prices=(80, 75, 75, 70, 130, 90), shares=("SS", "", ""))
    after = play(until(state, "2.4 market").state, "a<S+6/F+6")
    assert after.events == (
        PriceMoved(0, MarketCard("salt+6"), 6, Side.LEFT, 90, 150),
        PriceMoved(0, MarketCard("coffee+6"), 3, Side.RIGHT, 75, 90),
    )
    assert after.state.prices == (80, 75, 90, 70, 130, 150)


@pytest.mark.rule("RG-FULL")
@pytest.mark.parametrize(
    ("card", "price"), [("C+2", 85), ("C+4", 100), ("C+6", 120), ("C-2", 65), ("C-4", 55), ("C-6", 45)]
)
def test_a_full_card_moves_its_price_by_its_number_of_spaces(card: str, price: int, coal_after: CoalAfter) -> None:
    assert coal_after(75, card, Side.LEFT) == price


@pytest.mark.rule("RG-HALF")
@pytest.mark.parametrize(
    ("card", "price"), [("C+2", 80), ("C+4", 85), ("C+6", 90), ("C-2", 70), ("C-4", 65), ("C-6", 60)]
)
def test_a_halved_card_moves_its_price_half_as_far(card: str, price: int, coal_after: CoalAfter) -> None:
    assert coal_after(75, card, Side.RIGHT) == price


@pytest.mark.rule("RG-HALF")
def test_every_half_is_whole() -> None:
    assert all(card.move % 2 == 0 and 2 * card.half == card.move for card in MARKET_CARDS)


@pytest.mark.rule("RG-MARKET-MUST")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_must_play_two_cards(seats: int, until: Play, refused: Refused) -> None:
    state = until(bm.rich_and_good(seats, first=0).start(seed=8), "1.1 market").state
    for seat in range(seats):
        letter = "abcde"[seat]
        assert state.to_act == (seat,)
        assert all(isinstance(action, Manipulate) for action in state.legal(seat))
        assert refused(state, f"{letter}.") == refused(state, f"{letter}/") == "wrong-action"
        step = state.play(seat, state.legal(seat)[0])
        assert sum(isinstance(event, PriceMoved) for event in step.events) == 2
        state = step.state


@pytest.mark.rule("RG-ONE-FROM-EACH", "RG-WHICH-IN-FULL")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_card_comes_from_each_neighbouring_holder_either_one_in_full(seats: int, until: Play) -> None:
    state = until(bm.rich_and_good(seats, first=0).start(seed=8), "1.1 market").state
    left, right = set(state.holders[0]), set(state.holders[-1])
    expected = {Manipulate(full, half, Side.LEFT) for full in left for half in right}
    expected |= {Manipulate(full, half, Side.RIGHT) for full in right for half in left}
    assert set(state.legal(0)) == expected
    assert len(state.legal(0)) == len(expected)


@pytest.mark.rule("RG-ONE-FROM-EACH")
def test_two_cards_of_one_holder_or_of_a_far_one_are_refused(position: Position, until: Play, refused: Refused) -> None:
    state = until(position(4, "C+2 W+2", "F+2 R+2", "", "C-2 W-2"), "2.4 market").state
    assert refused(state, "a<C+2/W-2") is None
    assert refused(state, "a>C-2/W+2") is None
    assert refused(state, "a<C+2/W+2") == refused(state, "a>C-2/W-2") == "not-in-holder"
    assert refused(state, "a<F+2/C-2") == refused(state, "a<C+2/F+2") == "not-in-holder"


@pytest.mark.rule("RG-WHICH-IN-FULL")
def test_the_player_chooses_which_holder_gives_the_full_card(position: Position, play: Play, until: Play) -> None:
    state = until(position(3, "C+4", "", "W+4"), "2.4 market").state
    assert play(state, "a<C+4/W+4").state.prices[:2] == (60, 50)
    assert play(state, "a>W+4/C+4").state.prices[:2] == (50, 60)


@pytest.mark.rule("RG-FULL-FIRST")
def test_the_full_card_moves_before_the_halved_one(position: Position, play: Play, until: Play) -> None:
    top = until(position(3, "C+6", "", "C-4", prices=(250, 40, 40, 40, 250, 250)), "2.4 market").state
    assert coal(play(top, "a<C+6/C-4").state) == 210
    assert coal(play(top, "a>C-4/C+6").state) == 230
    bottom = until(position(3, "C+6", "", "C-4", prices=(0, 40, 40, 40, 250, 250)), "2.4 market").state
    assert coal(play(bottom, "a<C+6/C-4").state) == 20
    assert coal(play(bottom, "a>C-4/C+6").state) == 15


@pytest.mark.rule("RG-CLAMP")
@pytest.mark.parametrize(
    ("before", "card", "full", "half"),
    [
        (250, "C+2", 250, 250),
        (230, "C+6", 250, 250),
        (190, "C+6", 250, 250),
        (170, "C+6", 250, 230),
        (150, "C+6", 250, 210),
        (140, "C+6", 250, 190),
        (130, "C+6", 230, 170),
        (0, "C-2", 0, 0),
        (5, "C-4", 0, 0),
        (10, "C-6", 0, 0),
        (20, "C-6", 0, 5),
        (30, "C-6", 0, 15),
        (35, "C-6", 5, 20),
    ],
)
def test_a_price_stops_at_the_ends_of_the_track(
    before: int, card: str, full: int, half: int, coal_after: CoalAfter
) -> None:
    assert coal_after(before, card, Side.LEFT) == full
    assert coal_after(before, card, Side.RIGHT) == half


@pytest.mark.rule("RG-CLAMP")
def test_spaces_beyond_the_end_are_lost(position: Position, play: Play, until: Play) -> None:
    state = until(position(3, "C+6 C-2", "S+2", "T+6", prices=(230, 40, 40, 40, 250, 250)), "2.4 market").state
    after = play(state, "a<C+6/T+6 b>C-2/S+2")
    assert PriceMoved(1, MarketCard("coal-2"), -2, Side.RIGHT, 250, 210) in after.events
    assert coal(after.state) == 210


@pytest.mark.rule("RG-DISCARD")
def test_a_played_card_is_gone_and_its_twin_is_not(
    position: Position, play: Play, until: Play, refused: Refused
) -> None:
    state = until(position(3, "C+2 C+2", "W+4 W-4", "F+4 F-4"), "2.4 market").state
    once = play(state, "a<C+2/F+4").state
    assert once.view(0).left == (MarketCard("coal+2"),)
    assert once.view(0).right == (MarketCard("coffee-4"),)
    assert once.view(0).played == (MarketCard("coal+2"), MarketCard("coffee+4"))
    assert refused(once, "b>C+2/W+4") is None
    twice = play(once, "b>C+2/W+4").state
    assert twice.holders == ((), (MarketCard("wheat-4"),), (MarketCard("coffee-4"),))
    assert refused(twice, "c<F+4/W-4") == refused(twice, "c<F-4/W+4") == "not-in-holder"
