"""What a seat or a spectator may know of a game of High Society, field by field."""

from typing import TYPE_CHECKING

from msgspec import Struct

from beaumonde.core.game import View, check_viewer
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.phase import AUCTION, OVER, SEALED, Phase

if TYPE_CHECKING:
    from beaumonde.games.high_society.state import State


class PlayerView(Struct, frozen=True):
    """One seat as the viewer sees it. `hand` and `spent` are None where the viewer is not to be told."""

    owned: tuple[Card, ...]
    open: tuple[int, ...]
    """The money lying open before this seat."""
    bid: int
    passed: bool
    sealed: bool
    """A card lies face down before this seat."""
    hand_count: int
    hand: tuple[int, ...] | None
    spent: tuple[int, ...] | None


class HighSocietyView(View, frozen=True):
    """The table from one chair."""

    edition: str
    seats: int
    advanced: tuple[Card, ...]
    phase: Phase
    leader: int
    shown: tuple[Card, ...]
    """Every status card turned up so far; the last is on auction, or ended the game."""
    left: int
    """How many cards the face-down deck still holds."""
    ends: int
    """How many of the four game-end cards have been turned up."""
    highest: int
    players: tuple[PlayerView, ...]
    sealed: int
    """The viewer's own sealed card, 0 for none."""


def view(state: "State", seat: int | None, memory_aid: bool) -> HighSocietyView:
    """The state as that seat may know it; None is a spectator."""
    game = state.game
    if seat is not None:
        check_viewer(seat, game.seats)
    sealed_phase = state.phase is SEALED
    return HighSocietyView(
        seat=seat,
        to_act=state.to_act,
        result=state.result,
        edition=game.edition,
        seats=game.seats,
        advanced=game.advanced,
        phase=state.phase,
        leader=state.leader,
        shown=state.deck[: state.turned],
        left=len(state.deck) - state.turned,
        ends=state.ends,
        highest=state.highest,
        players=tuple(_player(state, other, seat, memory_aid) for other in range(game.seats)),
        sealed=money.SUM[state.open[seat]] if sealed_phase and seat is not None else 0,
    )


def _player(state: "State", seat: int, viewer: int | None, memory_aid: bool) -> PlayerView:
    under_seal = state.phase is SEALED
    open_money = 0 if under_seal else state.open[seat]
    # While bids are sealed, what a player holds and has spent would tell the card by subtraction: show it as it was
    # before the seal (HS-YACHT-SECRET).
    hand = state.hands[seat] | (state.open[seat] if under_seal and seat != viewer else 0)
    known = memory_aid or seat == viewer or state.phase is OVER
    return PlayerView(
        owned=state.owned[seat],
        open=money.cards(open_money),
        bid=money.SUM[open_money],
        passed=state.phase is AUCTION and seat not in state.bidders,
        sealed=under_seal and bool(state.open[seat]),
        hand_count=state.hands[seat].bit_count(),
        hand=money.cards(hand) if known else None,
        spent=money.cards(state.spent[seat]) if known else None,
    )
