"""What the tests of The Rich and the Good start from, and how they play: in words of the text notation."""

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.core.game import Event, Step
from beaumonde.games.rich_and_good import Hold, Keep, MarketCard, RichAndGoodDeal
from beaumonde.games.rich_and_good.actions import RichAndGoodAction
from beaumonde.games.rich_and_good.goods import BY_LETTER, Six, counts
from beaumonde.games.rich_and_good.market import MARKET_CARDS
from beaumonde.games.rich_and_good.state import State

LETTERS = "abcde"
QUIET = sorted(MARKET_CARDS, key=lambda card: (card.move < 0, -card.good.place))
"""All cards, rises of Salt and Tea first: at the top of the track they move nothing."""


@pytest.fixture
def position() -> Callable[..., State]:
    """A position by hand, the last turn of the game unless told: `position(3, "S+6 C-2", shares=("SS", "", "T"))`.

    The words are cards of the first holders, topped up with rises of Salt and Tea, which stand at 250 unless told:
    so no price moves that the test does not move.
    """
    return _position


@pytest.fixture
def play() -> Callable[[State, str], Step[State]]:
    """Plays a line of words: `play(state, "a+CCS a*C b. b/")`; the step has all that happened in it."""
    return _play


@pytest.fixture
def until() -> Callable[[State, str], Step[State]]:
    """Everybody holds, keeps and plays any two cards until a moment: "1.2 trade", "2.4 market", "over"."""
    return _until


@pytest.fixture
def refused() -> Callable[[State, str], str | None]:
    """Why a word cannot be played: the code that `why_not` and `play` agree on, or None if it can."""
    return _refused


def _position(seats: int, *holders: str, memory_aid: bool = False, **given: Any) -> State:
    game = bm.rich_and_good(seats, memory_aid=memory_aid)
    late: dict[str, Any] = {"first": 0, "round": 2, "turn": game.turns, "prices": (40, 40, 40, 40, 250, 250)}
    given = late | given
    sizes = game.holder_sizes(given["turn"])
    box = list(QUIET)
    racks = [[_card(word) for word in words.split()] for words in holders]
    for card in chain(*racks):
        box.remove(card)
    racks += [[] for _ in sizes[len(racks) :]]
    for rack, size in zip(racks, sizes, strict=True):
        while len(rack) < size:
            rack.append(box.pop(0))
    rounds = [tuple(chain(*racks))]
    if given["round"] == 1:
        rounds.append(tuple((box if seats == 2 else QUIET)[: sum(game.holder_sizes(1))]))
    merchant = given.pop("merchant", ("CCWW", "CCW")[given["round"] - 1 :] if seats == 2 else ())
    given["merchant"] = tuple(tuple(BY_LETTER[letter] for letter in letters) for letters in merchant)
    for kind in {"shares", "boards"} & set(given):
        given[kind] = tuple(map(_six, given[kind]))
    return game.start(deal=RichAndGoodDeal(rounds=tuple(rounds), **given))


def _card(word: str) -> MarketCard:
    return MarketCard(BY_LETTER[word[0]].value + word[1:])


def _six(letters: str) -> Six:
    return counts(tuple(BY_LETTER[letter] for letter in letters))


def _read(state: State, word: str) -> tuple[int, RichAndGoodAction]:
    return LETTERS.index(word[0]), state.game.read_action(word[1:])


def _play(state: State, line: str) -> Step[State]:
    happened: list[Event] = []
    for word in line.split():
        step = state.play(*_read(state, word))
        happened += step.events
        state = step.state
    return Step(state, tuple(happened))


def _until(state: State, moment: str) -> Step[State]:
    happened: list[Event] = []
    while state.to_act and moment != f"{state.round}.{state.turn} {state.phase}":
        [seat] = state.to_act
        quiet: dict[str, RichAndGoodAction] = {"trade": Hold(), "donate": Keep()}
        step = state.play(seat, quiet.get(state.phase) or state.legal(seat)[0])
        happened += step.events
        state = step.state
    assert moment == "over" or state.to_act, f"the game ended before {moment}"
    return Step(state, tuple(happened))


def _refused(state: State, word: str) -> str | None:
    seat, action = _read(state, word)
    reason = state.why_not(seat, action)
    assert (action in state.legal(seat)) is (reason is None)
    if reason is None:
        return None
    with pytest.raises(bm.IllegalAction) as refusal:
        state.play(seat, action)
    assert refusal.value.reason == reason
    return reason.code
