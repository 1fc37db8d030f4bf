"""The log of a game as the service keeps it: what was played, when, and how long the next decision may take."""

from collections.abc import Sequence
from typing import Any

import msgspec

from beaumonde.core.game import Action, State, Step, game_from
from beaumonde.core.record import Journal
from beaumonde.core.shuffle import Fair
from beaumonde.server.messages import Happened


class Log(Journal):
    """A journal with the time of every step, read from the rows of a table and its seats."""

    def __init__(self, row: Any, seats: Sequence[Any]) -> None:
        super().__init__(
            game_from(row.game, msgspec.json.decode(row.options)),
            source=msgspec.json.decode(row.setup, type=Fair),
            levels=[seat.level for seat in seats],
        )
        self.clock: int | None = row.clock
        self.times: list[int] = [row.begun]

    def play(self, seat: int, action: Action, at: int = 0) -> Step[State]:
        step = super().play(seat, action)
        self.times.append(at)
        return step

    def happened(self, number: int) -> Happened:
        """What the table saw with that action."""
        return Happened(number, self.mover(number), self.times[number], self.steps[number].events)

    def mover(self, number: int) -> int | None:
        """Who played it; nobody dealt the cards."""
        return self.moves[number - 1][0] if number else None

    def waiting_since(self, seat: int, number: int) -> int:
        """The number of the action after which it became this seat's turn, as it still is after action `number`."""
        while number and self.mover(number) != seat and seat in self.steps[number - 1].state.to_act:
            number -= 1
        return number

    def deadline(self, number: int | None = None) -> int | None:
        """When the clock runs out for the people who are to act after that action; None if it never does."""
        number = len(self.moves) if number is None else number
        ends = [self._end(seat, number) for seat in self.steps[number].state.to_act if not self.levels[seat]]
        return min(ends) if self.clock and ends else None

    def overdue(self, at: int) -> list[int]:
        """The people who have let the clock run out."""
        number = len(self.moves)
        people = [seat for seat in self.state.to_act if not self.levels[seat]]
        return [seat for seat in people if self._end(seat, number) <= at] if self.clock else []

    def _end(self, seat: int, number: int) -> int:
        return self.times[self.waiting_since(seat, number)] + 1000 * (self.clock or 0)
