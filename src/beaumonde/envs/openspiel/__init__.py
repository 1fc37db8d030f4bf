"""Both games for OpenSpiel. Importing this registers them:

    import pyspiel
    import beaumonde.envs.openspiel

    game = pyspiel.load_game("beaumonde_high_society(players=3,edition=2018)")
    game = pyspiel.load_game("beaumonde_rich_and_good(players=2,first=0)")

players     3 to 5 in High Society, 2 to 5 in The Rich and the Good
first       the seat that begins; −1, the default, draws it
edition     of High Society, by its year: 1995, 2018, 2019 (the French one) or 2025
gambling, excursions, yacht_club    cards of the 2025 box to play with

Chance is explicit: every card that is turned up or dealt is a chance node. Sealed bids are laid one after the other,
unseen. A win is worth 1, shared by those who share it; nobody may win, so the sum is not constant. Without Yacht Club
High Society has no secrets and is a game of perfect information.
"""

from beaumonde.core.errors import MissingExtra

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("no-open-spiel") from error

from beaumonde.envs.openspiel.high_society import SEALED_TYPE, HighSocietyGame
from beaumonde.envs.openspiel.rich_and_good import TYPE, RichAndGoodGame

__all__ = ["HighSocietyGame", "RichAndGoodGame"]

pyspiel.register_game(SEALED_TYPE, HighSocietyGame)
pyspiel.register_game(TYPE, RichAndGoodGame)
