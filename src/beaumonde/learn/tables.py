"""The tables a network is trained at: one network for each game covers its editions and player counts."""

from itertools import chain, combinations

from beaumonde.core.game import Game
from beaumonde.games.high_society.editions import EDITIONS, LATEST
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.game import RichAndGood

PLAIN = 2
"""How often an edition without advanced cards comes up for each choice of advanced ones."""


def tables_of(name: str) -> list[Game]:
    """Every kind of table of the game; each is dealt as often as it is listed."""
    if name == RichAndGood.name:
        return [RichAndGood(seats=seats) for seats in (2, 3, 4, 5)]
    cards = EDITIONS[LATEST].advanced
    choices = chain.from_iterable(combinations(cards, count) for count in range(1, len(cards) + 1))
    plain: list[Game] = [HighSociety(edition=edition, seats=seats) for edition in EDITIONS for seats in (3, 4, 5)]
    rich = [HighSociety(edition=LATEST, seats=seats, advanced=chosen) for chosen in choices for seats in (3, 4, 5)]
    return [*(plain * PLAIN), *rich]


def main_table(name: str) -> Game:
    """The table most people play at, where progress is measured."""
    return RichAndGood(seats=4) if name == RichAndGood.name else HighSociety(edition="2018", seats=4)
