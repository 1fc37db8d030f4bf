"""The short version of benchmarks/strength.py: every level beats the one below. Seeds are fixed, and no level looks at
the clock, so the games are the same every time."""

import pytest

import beaumonde as bm
from beaumonde.arena import play_match
from beaumonde.core.game import Game

GAMES = {"sensible": 16, "strong": 200, "expert": 8}
"""How many tell a level from the one below; the better one is in every seat equally often."""


@pytest.mark.parametrize("game", [bm.high_society("2018", 4), bm.rich_and_good(4)], ids=repr)
@pytest.mark.parametrize(
    ("higher", "lower"), [("sensible", "random"), ("strong", "sensible"), ("expert", "strong")], ids=repr
)
def test_every_level_beats_the_one_below(game: Game, higher: str, lower: str) -> None:
    report = play_match(game, [higher, lower, lower, lower], games=GAMES[higher], seed=1, workers=1)
    better = next(standing for standing in report.standings if standing.name == higher)
    assert better.wins.value > better.fair
