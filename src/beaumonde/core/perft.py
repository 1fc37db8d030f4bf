"""Counting: how many sequences of actions there are from a state. Two implementations that agree here agree.

Where several seats are to act at once (sealed bids), only the first of `to_act` is followed: the order in which
sealed bids arrive makes no difference.
"""

from beaumonde.core.game import State


def perft(state: State, depth: int) -> int:
    """The number of action sequences of exactly that length; those of games that end before do not count."""
    if depth == 0:
        return 1
    if not state.to_act:
        return 0
    seat = state.to_act[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    return sum(perft(state.play(seat, action).state, depth - 1) for action in legal)
