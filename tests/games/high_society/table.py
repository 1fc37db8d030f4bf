"""A table to prove rules at: set up by hand from words, and played by lines of the text notation."""

from collections.abc import Iterator, Sequence

import pytest

import beaumonde as bm
from beaumonde.core.notation import SEATS
from beaumonde.games.high_society import EDITIONS, Card, HighSocietyDeal
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.state import State

FULL = "25 20 15 12 10 8 6 4 3 2 1"
LATER = ("2018", "2019-fr", "2025")
ADVANCED = ("gambling", "excursions", "yacht-club")
TO_AVOID = ("lose", "-5", "1/2")

in_every_edition = pytest.mark.parametrize("edition", list(EDITIONS))
in_later_editions = pytest.mark.parametrize("edition", LATER)
with_three_to_five = pytest.mark.parametrize("seats", [3, 4, 5])


# Setting up ----------------------------------------------------------------------------------------------------


def table(
    deck: str,
    edition: str = "2025",
    seats: int = 0,
    *,
    first: int = 0,
    hands: Sequence[str] = (),
    owned: Sequence[str] = (),
    memory_aid: bool = False,
) -> State:
    """A game from its cards in words. Those of the advanced cards that are mentioned are in play."""
    deal = HighSocietyDeal(first, _cards(deck), tuple(map(money, hands)), tuple(map(_cards, owned)))
    mentioned = {*deal.deck, *(card for cards in deal.owned for card in cards)}
    advanced = [card for card in EDITIONS[edition].advanced if card in mentioned]
    seats = seats or len(hands) or len(owned) or 3
    return bm.high_society(edition, seats, advanced, memory_aid=memory_aid).start(deal=deal)


def ended(edition: str, *players: tuple[str, str]) -> bm.Result:
    """How a game ends for players with this money and these cards.

    Game-end cards that nobody was given go to the last player, but for the fourth, which is turned up and ends it.
    """
    hands, owned = [money for money, _ in players], [cards for _, cards in players]
    left = ["x2", "x2", "x2", "1/2"]
    for card in " ".join(owned).split():
        if card in left:
            left.remove(card)
    *given, fourth = left
    owned[-1] = " ".join([*owned[-1].split(), *given])
    result = table(fourth, edition, hands=hands, owned=owned).result
    assert result
    return result


def _cards(words: str) -> tuple[Card, ...]:
    return tuple(CARD[word] for word in words.split())


def money(words: str) -> tuple[int, ...]:
    """Money cards from their words."""
    return tuple(int(word) for word in words.split())


# Playing -------------------------------------------------------------------------------------------------------


def after(state: State, line: str) -> State:
    """The state after a line such as "a3 b4 c- a-": seat a bids 3, …"""
    for step in _steps(state, line):
        state = step.state
    return state


def happened(state: State, line: str) -> list[bm.Event]:
    """Everything that a line makes happen."""
    return [event for step in _steps(state, line) for event in step.events]


def refusal(state: State, word: str) -> str | None:
    """The code of the reason why this cannot be played now; None if it can."""
    seat, action = _move(state, word)
    reason = state.why_not(seat, action)
    if reason:
        with pytest.raises(bm.IllegalAction) as refused:
            state.play(seat, action)
        assert refused.value.reason == reason
    assert (action in state.legal(seat)) == (reason is None)
    return reason.code if reason else None


def _steps(state: State, line: str) -> Iterator[bm.Step[State]]:
    for word in line.split():
        step = state.play(*_move(state, word))
        state = step.state
        yield step


def _move(state: State, word: str) -> tuple[int, bm.Action]:
    return SEATS.index(word[0]), state.game.read_action(word[1:])


# Looking -------------------------------------------------------------------------------------------------------


def hand(state: State, seat: int) -> tuple[int, ...]:
    """What the seat sees in its own hand."""
    held = state.view(seat).players[seat].hand
    assert held is not None
    return held


def spent(state: State, seat: int) -> tuple[int, ...]:
    """What the seat knows that it has spent."""
    pile = state.view(seat).players[seat].spent
    assert pile is not None
    return pile


def owned(state: State, seat: int) -> tuple[str, ...]:
    """The status cards that everybody sees before the seat."""
    return tuple(card.value for card in state.view(None).players[seat].owned)


def shown(state: State) -> tuple[str, ...]:
    """The status cards turned up so far."""
    return tuple(card.value for card in state.view(None).shown)


def without(*gone: int) -> tuple[int, ...]:
    """The whole set of money but for these cards."""
    return tuple(value for value in money(FULL) if value not in gone)
