"""The first game of High Society: a deck laid by hand in which everything comes up, whoever buys what."""

from beaumonde.core.game import Lesson
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.setup import HighSocietyDeal

DECK = (
    *(Card.FOUR, Card.EIGHT),  # an auction is understood in two
    Card.DEBT,  # the first scandal: now the first to pass takes it
    Card.DOUBLE,  # the first hourglass
    Card.SIX,
    Card.LOSE,  # by now somebody has a luxury to lose
    Card.DOUBLE,
    Card.TEN,
    Card.HALF,  # the third hourglass: any card may be the last
    Card.SEVEN,
    Card.DOUBLE,  # the fourth, and the end
    *(Card.ONE, Card.FIVE, Card.TWO, Card.NINE, Card.THREE),  # nobody sees these
)

LESSONS = (Lesson("first", {"edition": "2025", "seats": 4, "memory_aid": True}, HighSocietyDeal(0, DECK)),)
