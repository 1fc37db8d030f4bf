"""The log of a game as the service keeps it: what was played and undone, when, and how long the next decision may take.

Nothing is ever removed. Every entry has a number, an undo too: after it the game is as it was after an older number."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct

from beaumonde.core.game import Action, State, Step, game_from
from beaumonde.core.record import Journal, Record
from beaumonde.core.substitutes import stand_ins_in
from beaumonde.server.messages import Happened, PlayedBy, SeatTime
from beaumonde.server.pauses import Pauses
from beaumonde.server.setups import LessonSetup, chance_in, read_setup
from beaumonde.server.stand_ins import level_among
from beaumonde.server.time_control import Reserves


class Entry(Struct, frozen=True):
    """An action, or an undo: then `undo_to` is the number to which the game went back. Entry 0 is the deal."""

    at: int
    seat: int | None = None
    action: Action | None = None
    played_by: PlayedBy | None = None
    undo_to: int | None = None
    client_action_id: str | None = None


class Summary(Struct, frozen=True):
    """What a list of tables tells of a game: kept with the table, so that nobody replays games to list them."""

    number: int
    to_act: tuple[int, ...]
    progress: dict[str, int] | None = None
    winners: tuple[int, ...] = ()
    cast_out: tuple[int, ...] = ()
    totals: tuple[float, ...] = ()
    """For each seat what decided who won, once the game is over; empty in what an older version wrote."""
    standings: tuple[float, ...] = ()
    """For each seat what decided who was cast out; there whenever `totals` are."""
    figures: dict[str, tuple[float, ...]] = msgspec.field(default_factory=dict)
    """The game's own numbers (`State.figures`), once it is over; empty in what an older version wrote."""


class Log(Journal):
    """A journal with every entry, read from the rows of a table and its seats. `moves` are those not undone."""

    def __init__(self, row: Any, seats: Sequence[Any]) -> None:
        game = game_from(row.game, msgspec.json.decode(row.options))
        super().__init__(game, **chance_in(row.setup, game), levels=[seat.level for seat in seats])
        self.clock: int | None = row.clock if row.clock or row.reserve else None
        self.reserves = None if row.reserve is None else Reserves(1000 * row.reserve, 1000 * row.clock, game.seats)
        self.pauses = Pauses()
        self.is_lesson = isinstance(read_setup(row.setup), LessonSetup)
        self.stand_ins: dict[int, str] = {}
        """The levels of the bots that play for people who left, by seat."""
        self.resigned: dict[int, int] = {}
        """The number of the last entry before somebody resigned, by seat."""
        self.entries = [Entry(row.begun)]
        self._numbers: dict[tuple[int, str], int] = {}

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays in that seat now, for itself or for a person; empty if the person plays."""
        return self.levels[seat] or self.stand_ins.get(seat, "")

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries) - 1

    def take(self, entry: Entry, step: Step[State] | None = None) -> None:
        """Write down the next entry, and what it led to, unless the rules have still to be asked for that."""
        step = step or self.step_of(entry)
        if self.reserves is not None:
            self.reserves.take(self._left_after(self.reserves, entry, self.number))
        self.steps.append(step)
        self.entries.append(entry)
        if entry.seat is not None and entry.client_action_id is not None:
            self._numbers[entry.seat, entry.client_action_id] = self.number
        if entry.seat is not None and entry.action is not None:
            self.moves.append((entry.seat, entry.action))
        else:
            standing = [self.entries[number] for number in self._standing(self.number)][::-1]
            self.moves = [(old.seat, old.action) for old in standing if old.seat is not None and old.action]

    def step_of(self, entry: Entry) -> Step[State]:
        """What this entry would lead to, as the next one; IllegalAction if the rules forbid it."""
        if entry.undo_to is not None:
            return Step(self.steps[entry.undo_to].state, ())
        assert entry.seat is not None
        assert entry.action is not None
        return self.state.play(entry.seat, entry.action)

    def number_of(self, seat: int, client_action_id: str | None) -> int | None:
        """The number of the entry that this seat sent with that id."""
        return None if client_action_id is None else self._numbers.get((seat, client_action_id))

    def undo_to(self, seat: int) -> int | None:
        """The number to which that seat may go back: its last free decision, as long as no person has learned
        anything since that nobody could have known. None if there is no such decision."""
        if self.levels[seat] or not self.state.to_act:
            return None
        people = [number for number, level in enumerate(self.levels) if not level]
        for number in self._standing(self.number):
            before, entry = self.steps[number - 1].state, self.entries[number]
            if any(before.is_revealed(person, self.steps[number].events) for person in people):
                return None
            if entry.seat == seat and len(before.legal(seat)) > 1:
                return number - 1
        return None

    @property
    def is_for_one(self) -> bool:
        """Whether one person plays, and bots of the service have all other seats."""
        return sum(not level for level in self.levels) == 1

    def _standing(self, number: int) -> Iterator[int]:
        """The numbers of the actions that were not undone up to that entry, the last one first."""
        while number:
            back = self.entries[number].undo_to
            if back is None:
                yield number
            number = number - 1 if back is None else back

    def record(self) -> Record:
        """The game so far, without what was undone, and with those who stood in or resigned."""
        standing = [*self._standing(self.number)][::-1]
        entries = [self.entries[number] for number in standing]
        level = level_among(self.levels)
        played = [(entry.seat or 0, level if entry.played_by == "bot" else "") for entry in entries]
        resigned = [(seat, bisect(standing, last)) for seat, last in sorted(self.resigned.items())]
        return msgspec.structs.replace(super().record(), stand_ins=stand_ins_in(played), resigned=tuple(resigned))

    def happened(self, number: int) -> Happened:
        """What the table saw with that entry."""
        entry = self.entries[number]
        return Happened(number, entry.seat, entry.at, self.steps[number].events, entry.played_by, entry.undo_to)

    def waiting_since(self, seat: int, number: int) -> int:
        """The number of the entry after which it became this seat's turn, as it still is after entry `number`."""
        while number and self.entries[number].seat != seat and self.entries[number].undo_to is None:
            if seat not in self.steps[number - 1].state.to_act:
                break
            number -= 1
        return number

    def pause(self, pauses: Pauses) -> None:
        """These are the pauses of the game, in place of any known before."""
        if pauses == self.pauses:
            return
        self.pauses = pauses
        if self.reserves is not None:  # an entry may have become known before the pause that was over by then
            self.reserves.begin_again()
            for number, entry in enumerate(self.entries[1:]):
                self.reserves.take(self._left_after(self.reserves, entry, number))

    def deadline(self, number: int | None = None) -> int | None:
        """When the time is up for somebody who is to act after that entry; None if it never is, as in a pause."""
        number = self.number if number is None else number
        ends = [self._end(seat, number) for seat in self._waiting(number)]
        return min(ends) if self._runs and ends else None

    def when_gone(self, seat: int, share: float) -> int:
        """When this share of the time is gone that the person in that seat, who is to act, has for the decision."""
        begun = self.pauses.playing_time(self.entries[self.waiting_since(seat, self.number)].at)
        whole = self.pauses.playing_time(self._end(seat, self.number)) - begun
        return self.pauses.time_at(begun + int(share * whole))

    def deadline_after(self, entry: Entry, step: Step[State]) -> int | None:
        """What `deadline` would be if this were the next entry, and led to that step."""
        people = [seat for seat in step.state.to_act if not self.bot_at(seat)]
        if not self._runs or not people:
            return None
        waiting = set(self.state.to_act) - {entry.seat} if entry.undo_to is None else set()
        left = None if self.reserves is None else self._left_after(self.reserves, entry, self.number)
        ends = []
        for seat in people:
            begun = self.entries[self.waiting_since(seat, self.number)].at if seat in waiting else entry.at
            ends.append(self._end_of(begun, self._decision if left is None else left[seat]))
        return min(ends)

    def overdue(self, at: int) -> list[int]:
        """The people whose time is up."""
        return [seat for seat in self._waiting(self.number) if self._end(seat, self.number) <= at] if self._runs else []

    def seat_times(self, number: int, at: int) -> list[SeatTime | None] | None:
        """The time that each person has left after that entry, as it is at that time; None without a reserve."""
        if self.reserves is None:
            return None
        waiting, told = self._waiting(number), list[SeatTime | None]()
        for seat, left in enumerate(self.reserves.after(number)):
            if self.levels[seat]:
                told.append(None)
            elif seat in waiting and self._runs:
                told.append(SeatTime(left, self._end(seat, number)))
            else:
                used = self._waited(seat, number, at) if seat in waiting else 0
                told.append(SeatTime(max(0, left - used), None))
        return told

    def run_outs(self, seat: int) -> int:
        """How often in a row the clock ran out for the person in that seat."""
        found = 0
        for entry in reversed(self.entries):
            if entry.seat == seat:
                if entry.client_action_id is not None or entry.played_by == "bot":
                    break
                found += entry.played_by == "clock"
        return found

    @property
    def _runs(self) -> bool:
        """Whether time runs here: there is a clock, and no pause."""
        return self.clock is not None and self.pauses.since is None

    @property
    def _decision(self) -> int:
        """Milliseconds for each decision, without a reserve."""
        return 1000 * (self.clock or 0)

    def _waiting(self, number: int) -> list[int]:
        """The people who are to act after that entry."""
        return [seat for seat in self.steps[number].state.to_act if not self.bot_at(seat)]

    def _waited(self, seat: int, number: int, at: int) -> int:
        """How long, until that time and without pauses, this seat has been to act when it still is after that entry."""
        since = self.entries[self.waiting_since(seat, number)].at
        return max(0, self.pauses.playing_time(at) - self.pauses.playing_time(since))

    def _end(self, seat: int, number: int) -> int:
        left = self._decision if self.reserves is None else self.reserves.after(number)[seat]
        return self._end_of(self.entries[self.waiting_since(seat, number)].at, left)

    def _end_of(self, begun: int, left: int) -> int:
        return self.pauses.time_at(self.pauses.playing_time(begun) + left)

    def _left_after(self, reserves: Reserves, entry: Entry, number: int) -> tuple[int, ...]:
        """What each seat has left after this entry, which follows the one of that number.

        What a bot decides for a person takes no time of theirs. An undo gives no time back, and takes back what the
        undone decisions added."""
        waiting = [seat for seat in self.steps[number].state.to_act if not self.levels[seat]]
        if entry.undo_to is None:
            waiting = [seat for seat in waiting if seat == entry.seat and entry.played_by != "bot"]
            decided = Counter[int | None](waiting)
        else:
            back = entry.undo_to
            undone = [self.entries[old] for old in takewhile(lambda old: old > back, self._standing(number))]
            decided = Counter()
            decided.subtract(old.seat for old in undone if old.played_by != "bot")
        return reserves.next(number, {seat: self._waited(seat, number, entry.at) for seat in waiting}, decided)


def summary_of(number: int, state: State) -> Summary:
    """The game in short, after that entry."""
    result = state.result
    return Summary(
        number,
        tuple(state.to_act),
        state.progress if state.to_act else None,
        result.winners if result else (),
        result.cast_out if result else (),
        tuple(score.total for score in result.scores) if result else (),
        tuple(score.standing for score in result.scores) if result else (),
        state.figures if result else {},
    )
