"""How strong a network is while it learns: its share of the win against `sensible` players."""

from random import Random

from beaumonde.bots.levels import bot_for, move_of
from beaumonde.bots.net import Weights
from beaumonde.bots.strong import Strong
from beaumonde.learn.tables import main_table

GAMES = 200


def share_against_sensible(name: str, weights: Weights, games: int = GAMES) -> float:
    """One network and `sensible` players at the main table, with the network in every seat equally often."""
    game, won = main_table(name), 0.0
    for number in range(games):
        seat = number % game.seats
        seed = number // game.seats
        strong = Strong(game, Random(seed), weights)  # noqa: S311 - whims, not secrets
        others = [bot_for(game, "sensible", seed * game.seats + place) for place in range(game.seats)]
        state = game.start(seed=seed)
        while state.to_act:
            actor = state.to_act[0]
            bot = strong if actor == seat else others[actor]
            state = state.play(actor, move_of(bot, state, actor)).state
        assert state.result is not None
        if seat in state.result.winners:
            won += 1 / len(state.result.winners)
    return won / games
