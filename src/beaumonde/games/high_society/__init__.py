"""High Society, in the editions of 1995, 2018, 2019 (French) and 2025."""

from beaumonde.games.high_society.actions import Bid, Discard, Pass, Seal
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.editions import EDITIONS
from beaumonde.games.high_society.game import HighSociety, high_society
from beaumonde.games.high_society.setup import HighSocietyDeal
from beaumonde.games.high_society.view import HighSocietyView

__all__ = [
    "EDITIONS",
    "Bid",
    "Card",
    "Discard",
    "HighSociety",
    "HighSocietyDeal",
    "HighSocietyView",
    "Pass",
    "Seal",
    "high_society",
]
