"""Somebody at a table, over a real WebSocket: comes again after every lost connection, and sends every action with an
id of its own until it is answered."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from time import time
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from beaumonde.core.game import State
from chaos_figures import Figures
from chaos_keeper import Wrong
from chaos_workers import Setup, Worker
from tables import any_action

SILENCE = 1.0
"""Seconds without a message after which a client asks whether the connection is alive; after two of them it is not."""
THINKING = 0.3
"""Seconds that a person thinks at most."""
TWICE = 0.1
"""How often a message is sent twice for no reason."""
FORCED = 0.2
"""How often a person plays what is forced, although the service does."""
DROWSY = 0.25
"""How often a person with a clock lets it run out."""
UNDOING = 0.05
"""How often somebody who may undo does."""
LATE = {"behind", "nothing-to-undo"}
"""Why an action may be refused: something was played before it."""
TROUBLE = {"busy", "server-error"}
"""Nobody knows whether an action that was answered so is in the log. It is sent again."""
NULL = Raw(b"null")
LOST = (OSError, TimeoutError, WebSocketException)


class Happened(Struct):
    """An entry of the log, as a client is told of it."""

    number: int
    seat: int | None
    at: int
    events: Raw
    played_by: str | None = None
    undo_to: int | None = None


class Told(Struct):
    """As much of any message as a client needs."""

    type: str
    id: str = ""
    number: int | None = None
    view: Raw = NULL
    missed: list[Happened] = []
    reason: dict[str, Any] = {}
    code: str = ""
    deadline: int | None = None
    can_undo: bool = False


class Seen(Struct):
    """As much of any view as a client needs."""

    to_act: tuple[int, ...]
    result: Raw


class Table(Protocol):
    """What a person has to know of their table."""

    id: str
    clock: int | None

    async def state_at(self, number: int) -> State:
        """The state after that entry."""

    def hear(self, happened: Happened) -> None:
        """Somebody was told of this entry."""

    def sent(self, person: "Person", action_id: str) -> None:
        """The person has just sent an action for the first time."""


class Person:
    """A person, or somebody watching (`seat` is None). What they were told and what they did is kept for the proof."""

    def __init__(
        self, setup: Setup, figures: Figures, table: Table, seat: int | None, token: str | None, dice: Random
    ) -> None:
        self._setup = setup
        self._figures = figures
        self._table = table
        self.seat = seat
        self._token = token
        self._dice = dice
        self.number = -1
        self.to_act: tuple[int, ...] = ()
        self.is_over = False
        self.deadline: int | None = None
        self._can_undo = False
        self.sleeps_at = -1
        """The number at which this person lets the clock run out."""
        self.happened: list[Happened] = []
        self.views: dict[int, bytes] = {}
        self.arrivals: dict[int, tuple[Worker, float]] = {}
        """For entries heard of as they were played: at which worker, and when."""
        self.accepted: dict[str, int] = {}
        self.accepted_by: dict[int, Worker] = {}
        self.refused: set[str] = set()
        self.worker: Worker | None = None
        """The worker of the open connection."""
        self._socket: ClientConnection | None = None
        self.sent: dict[str, Any] = {}
        """Every action and undo that was sent, by its id."""
        self._waiting: dict[str, Any] | None = None
        """The message that was not answered yet."""
        self._sent_again_at = -1
        """The last entry that was known when it was sent again; -1 if it was sent only once."""
        self._thought_at = -1
        self._group: asyncio.TaskGroup
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        """Whether the game is over, and everything that was sent was answered."""
        return self.is_over and self._waiting is None

    async def play(self) -> None:
        """Play until the game is over, at any worker, with a new connection whenever one is lost."""
        async with asyncio.TaskGroup() as self._group:
            while not self.is_done:
                with suppress(*LOST):
                    await self._visit(self._setup.any_worker(self._dice))
                self.worker = self._socket = None
                if not self.is_done:
                    await asyncio.sleep(self._dice.uniform(0.02, 0.2))
            if self._thinking is not None:
                self._thinking.cancel()

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _visit(self, worker: Worker) -> None:
        address = f"ws://{worker.address}/api/tables/{self._table.id}/live"
        options: dict[str, Any] = {"ping_interval": None, "compression": None, "proxy": None}
        async with connect(address, open_timeout=2 * SILENCE, close_timeout=0.1, **options) as socket:
            try:
                self._figures.connections += 1
                since = {"from": self.number} if self.number >= 0 else {}
                await socket.send(_json({"type": "hello", "token": self._token, **since}))
                async with asyncio.timeout(2 * SILENCE):
                    self._take(await socket.recv(), worker)
                self._socket, self.worker = socket, worker
                await self._send_again()
                while not self.is_done:
                    self._take(await self._hear(socket), worker)
            finally:
                socket.transport.abort()

    async def _hear(self, socket: ClientConnection) -> str | bytes:
        """The next message; TimeoutError if the connection is dead."""
        for _ in range(2):
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE):
                    return await socket.recv()
            await socket.send(_json({"type": "ping"}))
        raise TimeoutError

    def _take(self, text: str | bytes, worker: Worker) -> None:
        told = _TOLD.decode(text)
        match told.type:
            case "welcome":
                if told.number is None or told.number < self.number:
                    self._wrong(f"the table went back from entry {self.number} to {told.number}")
                self._learn(told, told.missed)
            case "played":
                self._learn(told, [_HAPPENED.decode(text)])
                self.arrivals[self.number] = worker, time()
            case "accepted":
                self._answered(told, worker)
            case "refused" if told.reason["code"] in TROUBLE:
                self._figures.busy += 1
                if self._is_waiting_for(told.id):
                    self._begin(self._send_later())
            case "refused":
                self._refused(told)
            case "error" if told.code in TROUBLE:
                raise ConnectionError
            case "error":
                self._wrong(f"a message was answered with the error {told.code}")

    def _learn(self, told: Told, happened: list[Happened]) -> None:
        """What is new, which must follow on what is known, and the view after it."""
        assert told.number is not None
        numbers = [entry.number for entry in happened]
        if numbers != [*range(self.number + 1, told.number + 1)]:
            self._wrong(f"it knew entry {self.number} and was told of {numbers} up to {told.number}")
        for entry in happened:
            self._table.hear(entry)
        self.happened += happened
        self.number, self.deadline, self._can_undo = told.number, told.deadline, told.can_undo
        view = bytes(told.view)
        if self.views.setdefault(told.number, view) != view:
            self._wrong(f"it was shown two different views at entry {told.number}")
        seen = _SEEN.decode(view)
        self.to_act, self.is_over = seen.to_act, seen.result != NULL
        self._consider()

    def _answered(self, told: Told, worker: Worker) -> None:
        assert told.number is not None
        if self.accepted.setdefault(told.id, told.number) != told.number or told.id in self.refused:
            self._wrong(f"action {told.id} was answered in two ways")
        if self._is_waiting_for(told.id):
            self._waiting = None
            if told.number <= self._sent_again_at:
                self._figures.found_again += 1
            else:
                self.accepted_by[told.number] = worker
        self._consider()

    def _refused(self, told: Told) -> None:
        if told.reason["code"] not in LATE or told.id in self.accepted:
            self._wrong(f"action {told.id} was refused with {told.reason['code']}")
        if self._is_waiting_for(told.id):
            self.refused.add(told.id)
            self._waiting = None
            self._thought_at = -1
        self._consider()

    def _is_waiting_for(self, action_id: str) -> bool:
        return self._waiting is not None and self._waiting["id"] == action_id

    def _consider(self) -> None:
        """Begin to think, if it is this person's turn and they have not done so yet."""
        thinks = self._thinking is not None and not self._thinking.done()
        mine = self.seat in self.to_act and self._waiting is None and self._thought_at != self.number
        if mine and not thinks and not self.is_over:
            self._begin(self._decide())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._thinking = self._group.create_task(work)
        self._thinking.add_done_callback(self._consider_again)

    def _consider_again(self, ended: asyncio.Task[None]) -> None:
        """It may be this person's turn again since the work began."""
        if not ended.cancelled() and ended.exception() is None:
            self._consider()

    async def _decide(self) -> None:
        """Think until there is an action for the moment that is shown, then send it."""
        while self.seat in self.to_act:
            number = self.number
            await asyncio.sleep(self._dice.uniform(0, THINKING))
            if number != self.number:  # something was played meanwhile
                continue
            if self._table.clock is not None and self._dice.random() < DROWSY:
                self._thought_at = self.sleeps_at = number
                return
            message = await self._choice(number)
            if number == self.number:
                self._thought_at = number
                if message is not None:
                    await self._send_first(message)
                return

    async def _choice(self, number: int) -> dict[str, Any] | None:
        """What to send at this moment; None if the service plays what is forced."""
        state = await self._table.state_at(number)
        assert self.seat is not None
        message = {"id": f"s{self.seat}-{len(self.sent)}", "number": number}
        if self._can_undo and self._dice.random() < UNDOING:
            return {"type": "undo", **message}
        if len(state.legal(self.seat)) == 1 and self._dice.random() > FORCED:
            return None
        return {"type": "act", "action": any_action(state, self.seat, self._dice), **message}

    async def _send_first(self, message: dict[str, Any]) -> None:
        self._waiting, self._sent_again_at = message, -1
        self.sent[message["id"]] = message.get("action")
        await self._send()
        self._table.sent(self, message["id"])
        if self._dice.random() < TWICE:
            await self._send_again()

    async def _send_later(self) -> None:
        await asyncio.sleep(self._dice.uniform(0.1, 0.3))
        await self._send_again()

    async def _send_again(self) -> None:
        if self._waiting is not None:
            self._figures.sent_again += 1
            self._sent_again_at = self.number
            await self._send()

    async def _send(self) -> None:
        if self._socket is not None and self._waiting is not None:
            with suppress(*LOST):  # it is sent again at the next connection
                await self._socket.send(_json(self._waiting))

    def _wrong(self, what: str) -> None:
        who = "somebody watching" if self.seat is None else f"seat {self.seat}"
        raise Wrong(f"{self._table.id}, {who}: {what}")


def _json(message: object) -> str:
    return msgspec.json.encode(message).decode()


_TOLD = msgspec.json.Decoder(Told)
_HAPPENED = msgspec.json.Decoder(Happened)
_SEEN = msgspec.json.Decoder(Seen)
