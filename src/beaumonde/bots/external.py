"""A bot that is somebody else's program: one view in, one action out, as lines of JSON. See docs/external-bots.md.

Whatever the program does, the game goes on: a move it loses is played for it, and why is kept in `faults`.
"""

from collections.abc import Sequence
from random import Random as Dice
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct

from beaumonde.bots.program import Ended, Gone, Lost, RunningProgram, shown
from beaumonde.core.errors import Reason
from beaumonde.core.game import Action, Game
from beaumonde.core.kernels import sampling
from beaumonde.core.result import Result
from beaumonde.games.high_society.actions import Discard, Seal

PROTOCOL = 1
SECONDS = 10.0
"""What a program has for a move unless somebody says otherwise."""
WARM_UP = 10.0
"""Seconds more for the first answer in a game, or after a start."""
STARTS = 3
"""A program that ends or hangs is started again, but only so often in a game."""
LISTED = 300
"""So many of the legal actions are sent at most; bids come cheapest first."""


class Fault(Struct, frozen=True):
    """Why a move was lost; `because` is what the rules say to an action that is not allowed."""

    reason: Reason
    because: Reason | None = None


class External:
    """A `Bot` that asks a program. It sits in one seat of one game at a time; the program lives on between games."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.faults: list[Fault] = []
        """Why moves of this game were lost, one for each."""
        self._command, self._seconds = tuple(command), seconds
        self._program: RunningProgram | None = None
        self._number = 0
        self._owed: set[int] = set()

    def begin(self, game: Game, seat: int, seed: int = 0) -> None:
        """Sit down to a new game. The seed is for programs that want to play the same once more."""
        self.faults = []
        self._seat, self._starts = seat, int(self._program is not None)
        self._silent = self._again = True
        self._read_action = msgspec.json.Decoder(game.action_type).decode
        self._sample = sampling(game).sample
        self._opening = {
            "type": "game",
            "protocol": PROTOCOL,
            "game": game.name,
            "options": game,
            "seat": seat,
            "seed": seed,
            "time": self._seconds,
        }
        self._tell(self._opening)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """What the program answers; something modest where it does not answer as it should."""
        self._number += 1
        try:
            return self._ask(view, legal)
        except Lost as lost:
            fault, instead = _plain(lost), modest(legal)
            self.faults.append(fault)
            if isinstance(lost, Gone):
                self._stop()
            why = {"code": fault.reason.code, "data": fault.reason.data, "because": fault.because}
            self._tell({"type": "error", "id": self._number, **why, "played": instead})
            return instead

    def over(self, result: Result) -> None:
        """Tell the program how the game ended."""
        self._tell({"type": "over", "result": result})

    def close(self, *, at_once: bool = False) -> None:
        """The program's input ends; a moment later it has left."""
        self._stop(at_once=at_once)

    def _ask(self, view: Any, legal: Sequence[Action]) -> Action:
        program = self._running()
        seconds = self._seconds + (WARM_UP if self._silent else 0.0)
        question = {"type": "move", "id": self._number, "seat": self._seat, "time": seconds, "view": view}
        program.tell(_ENCODE({**question, "legal": legal[:LISTED], "more": max(0, len(legal) - LISTED)}))
        try:
            action = self._answer(program, seconds)
        except Ended:
            if not (self._silent and self._again):
                raise
            self._again = False  # it may have left after the game before, which is no fault in this one
            self._stop()
            return self._ask(view, legal)
        if action not in legal:
            because = self._sample(view, Dice(0)).why_not(self._seat, action)  # noqa: S311 - any state that fits
            raise Lost(Reason("bot-illegal", {"action": shown(_ENCODE(action))}), because)
        return action

    def _running(self) -> RunningProgram:
        if self._program is None:
            if self._starts == STARTS:
                raise Lost(Reason("bot-given-up", {"starts": STARTS}))
            self._starts += 1
            self._owed, self._silent = set(), True
            self._program = RunningProgram(self._command)
            self._tell(self._opening)
        return self._program

    def _answer(self, program: RunningProgram, seconds: float) -> Action:
        """The answer to this question. Late ones, to questions that a stray line had answered, go unheard."""
        asked = monotonic()
        while True:
            line = program.hear(seconds, asked)
            if not line.strip():
                continue
            self._silent = False
            try:
                answer = _ANSWER(line)
            except (ValueError, RecursionError) as error:
                self._owed.add(self._number)
                raise _nonsense(line, error) from None
            if answer.id in self._owed:
                self._owed.remove(answer.id)
                continue
            if answer.id != self._number:
                self._owed.add(self._number)
                raise Lost(Reason("bot-wrong-id", {"number": str(self._number), "given": str(answer.id)}))
            try:
                action: Action = self._read_action(answer.action)
            except (ValueError, RecursionError) as error:
                raise _nonsense(line, error) from None
            return action

    def _tell(self, message: dict[str, Any]) -> None:
        if self._program is not None:
            self._program.tell(_ENCODE(message))

    def _stop(self, *, at_once: bool = True) -> None:
        if self._program is not None:
            program, self._program = self._program, None
            program.stop(at_once=at_once)


class _Answer(Struct):
    id: int
    action: Raw


_ENCODE = msgspec.json.Encoder().encode
_ANSWER = msgspec.json.Decoder(_Answer).decode
_FAULT = msgspec.json.Decoder(Fault).decode


def modest(legal: Sequence[Action]) -> Action:
    """What is played for somebody who does not play: pass, hold, keep, or what costs least."""
    match legal[0]:
        case Seal():
            return legal[-1]
        case Discard():
            return min((action for action in legal if isinstance(action, Discard)), key=lambda gift: gift.card.worth)
        case _:
            return legal[0]


def _nonsense(line: bytes, error: Exception) -> Lost:
    return Lost(Reason("bot-nonsense", {"line": shown(line), "detail": shown(str(error))}))


def _plain(lost: Lost) -> Fault:
    """The fault as JSON would bring it back, so that it can be kept, sent and compared."""
    return _FAULT(_ENCODE(Fault(lost.reason, lost.because)))
