"""Time controls: how long the people at a table may think, and what is offered for that."""

from collections.abc import Mapping

from beaumonde.core.errors import Reason
from beaumonde.server.errors import Refusal
from beaumonde.server.messages import ClockOffer, NewTable

SHORTEST_DECISION = 10
"""The fewest seconds for each decision, at a table without a reserve."""
USUAL_RUN_OUTS = 2
CLOCKS = [
    *(ClockOffer("decision", seconds) for seconds in (30, 60, 180)),
    *(ClockOffer("game", increment, reserve) for reserve, increment in ((300, 5), (600, 10), (1200, 15), (2700, 30))),
    *(ClockOffer("days", seconds) for seconds in (86_400, 259_200)),
    ClockOffer("days", 43_200, 604_800),
]
"""What people are offered: for an evening, by the decision or by the game, or for a week."""
RUN_OUTS = [1, 2, 3, 5]
VOTES_AFTER = [60, 120, 300, 900, 3600]
"""What is offered for how long a table waits for people who do not move: run-outs in a row, or seconds."""


def check_clock(wish: NewTable) -> None:
    """Refusal if nobody could play with that clock."""
    if wish.reserve is None and wish.clock is not None and wish.clock < SHORTEST_DECISION:
        raise Refusal(Reason("bad-clock", {"least": SHORTEST_DECISION}))


def clock_columns(wish: NewTable) -> dict[str, int | None]:
    """What a table keeps of its clock, and of how long it waits for people who do not move."""
    clock = wish.clock if wish.reserve is None else wish.clock or 0
    run_outs = wish.run_outs or USUAL_RUN_OUTS
    return {"clock": clock, "reserve": wish.reserve, "run_outs": run_outs, "vote_after": wish.vote_after}


class Reserves:
    """What each seat has left of its time for the whole game, after every entry of the log, in milliseconds.

    A decision takes the time that it took and adds the increment. Who has nothing left does not owe anything."""

    def __init__(self, reserve: int, increment: int, seats: int) -> None:
        self._increment = increment
        self._left = [(reserve,) * seats]

    def after(self, number: int) -> tuple[int, ...]:
        """What each seat has left after that entry."""
        return self._left[number]

    def next(self, number: int, used: Mapping[int, int], decided: Mapping[int | None, int]) -> tuple[int, ...]:
        """What each seat would have left after the entry that follows that one: the seats used so much time, and
        decided so often. An undo takes decisions back: they are less than none."""
        return tuple(
            max(0, max(0, left - used.get(seat, 0)) + self._increment * decided.get(seat, 0))
            for seat, left in enumerate(self._left[number])
        )

    def take(self, left: tuple[int, ...]) -> None:
        """This is what is left after the next entry."""
        self._left.append(left)

    def begin_again(self) -> None:
        """Only what the seats had at the beginning is known."""
        del self._left[1:]
