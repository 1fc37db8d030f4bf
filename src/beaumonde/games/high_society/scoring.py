"""The end of a game: the poorest is cast out, then status is counted, then ties are broken."""

from math import floor
from typing import TYPE_CHECKING

from beaumonde.core.result import Line, Result, Score, best, poorest
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import Card, luxuries
from beaumonde.games.high_society.editions import Edition, Halving

if TYPE_CHECKING:
    from beaumonde.games.high_society.state import State


def result(state: "State") -> Result:
    """Who is cast out (HS-CAST-OUT), who wins, and how every score came about."""
    edition = state.game.facts
    purses = [purse(hand, owned) for hand, owned in zip(state.hands, state.owned, strict=True)]
    scores = tuple(score(seat, owned, purses[seat], edition) for seat, owned in enumerate(state.owned))
    out = poorest(purses)
    tie_breaks: list[tuple[str, list[float]]] = [("total", [score.total for score in scores]), ("money", purses)]
    if edition.highest_luxury_breaks_ties:
        tie_breaks.append(("luxury", [highest_luxury(owned) for owned in state.owned]))
    staying = tuple(seat for seat in range(state.game.seats) if seat not in out)
    winners, decided = best(staying, tie_breaks)
    return Result(winners, out, decided, scores)


def purse(hand: int, owned: tuple[Card, ...]) -> float:
    """The money that counts at the end: Gambling doubles it before anyone is cast out (HS-GAMBLING)."""
    return money.SUM[hand] * (2 if Card.GAMBLING in owned else 1)


def score(seat: int, owned: tuple[Card, ...], standing: float, edition: Edition) -> Score:
    """Luxuries, minus five, each doubler, the half: in that order (HS-SCORE-ORDER)."""
    total = 0.0
    working = []
    for card in sorted(luxuries(owned), key=lambda card: card.worth):
        total += card.worth
        working.append(Line("luxury", total, card))
    if Card.DEBT in owned:
        total -= 5
        working.append(Line("minus-five", total, Card.DEBT))
    for _ in range(owned.count(Card.DOUBLE)):
        total *= 2
        working.append(Line("double", total, Card.DOUBLE))
    if Card.HALF in owned:
        total = floor(total / 2) if edition.halving is Halving.DOWN else total / 2
        working.append(Line("half", float(total), Card.HALF))
    return Score(seat, standing, float(total), tuple(working))


def highest_luxury(owned: tuple[Card, ...]) -> float:
    """The most valuable single luxury; 0 for none."""
    return max((card.worth for card in luxuries(owned)), default=0)
