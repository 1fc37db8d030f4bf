"""Who really played in a recorded game: bots that stood in for people, and people who resigned."""

from collections.abc import Iterable, Sequence

from beaumonde.core.errors import BadRecord, brief

StandIn = tuple[int, int, int, str]
"""A seat, the numbers of two actions of that seat, and the level of the bot that played them and all of that seat
between them. Actions are counted from 1."""
Resignation = tuple[int, int]
"""A seat, and the number of the last action before its person resigned; 0 if nobody had played."""

LONGEST_LEVEL = 40


def stand_ins_in(played: Iterable[tuple[int, str]]) -> tuple[StandIn, ...]:
    """The spans of actions that stand-ins played, from each action's seat and the level of its stand-in (or "")."""
    spans: list[StandIn] = []
    going_on: dict[int, int] = {}
    for number, (seat, level) in enumerate(played, 1):
        place = going_on.get(seat)
        if level and place is not None and spans[place][3] == level:
            spans[place] = (seat, spans[place][1], number, level)
        elif level:
            going_on[seat] = len(spans)
            spans.append((seat, number, number, level))
        else:
            going_on.pop(seat, None)
    return tuple(spans)


def levels_of_stand_ins(movers: Sequence[int], stand_ins: Iterable[StandIn]) -> list[str]:
    """For each action the level of the bot that played it for a person; "" if none did."""
    levels = [""] * len(movers)
    for seat, first, last, level in stand_ins:
        for place in range(first - 1, last):
            if movers[place] == seat:
                levels[place] = level
    return levels


def check_substitutes(
    movers: Sequence[int], seats: int, stand_ins: Sequence[StandIn], resigned: Sequence[Resignation]
) -> None:
    """BadRecord unless this can be said of a game of so many seats in which these seats played, in this order."""
    ends: dict[int, int] = {}
    for seat, first, last, level in stand_ins:
        fits = ends.get(seat, 0) < first <= last <= len(movers) and movers[first - 1] == movers[last - 1] == seat
        if not fits or not level or len(level) > LONGEST_LEVEL or not level.isprintable():
            raise BadRecord("bad-stand-in", seat=brief(seat))
        ends[seat] = last
    for seat, after in resigned:
        if not 0 <= seat < seats or not 0 <= after <= len(movers):
            raise BadRecord("bad-resignation", seat=brief(seat))
    if len({seat for seat, _ in resigned}) < len(resigned):
        raise BadRecord("bad-resignation", seat=brief(resigned[0][0]))
