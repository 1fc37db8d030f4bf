"""The load generator: people at many tables, in a process of its own.

It reads one command a line and answers each with a line of JSON. `lay` begins the games, `connect` opens four sockets
at every table, `play 20` plays for 20 seconds. Every answer is a `Report`. It ends with its standard input.
"""

import asyncio
import sys
from argparse import ArgumentParser
from functools import partial
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field

from load_lobby import PATIENCE, SEATS, Lobby, in_turn
from load_moves import HEARD, MOMENT, choose, code_in
from load_socket import LiveSocket

LATEST = 5.0
"""Seconds after the end of a play in which actions under way may still arrive."""


class Report(Struct):
    """What happened during one command."""

    offered: int = 0
    """Actions that were due: one a second at every table with a running game."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending an action until all four sockets had heard of it, for every action done."""
    forced: int = 0
    """Actions that the service played by itself, because the seat had no choice."""
    games: int = 0
    """Games that ended and were followed by a rematch."""
    errors: dict[str, int] = field(default_factory=dict)
    """How many of each kind."""


class BusyTable:
    """Four people who play game after game, one action whenever one is due."""

    def __init__(self, crowd: "Crowd", index: int) -> None:
        self._crowd = crowd
        self._dice = Random(index)
        self.index = index
        self.people: list[str] = []
        self._table = ""
        self._sockets: list[LiveSocket] = []
        self._numbers = [-1] * SEATS
        self._moments = [b""] * SEATS
        self._is_due = False
        self._sent: tuple[int, float] | None = None
        """The number and the time of the action under way."""
        self._rematch: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether an action is under way."""
        return self._sent is not None

    async def begin(self) -> None:
        """The first game, with people of its own."""
        self._table = await self._crowd.lobby.begin(self.people)

    async def connect(self) -> None:
        """Four people sit down; everybody has been welcomed when this ends."""
        self._numbers = [-1] * SEATS
        crowd, path = self._crowd, f"/api/tables/{self._table}/live"
        self._sockets = [
            await LiveSocket.open(
                crowd.address,
                path,
                partial(self._hear, seat),
                partial(crowd.err, "lost"),
                compress=crowd.compress,
                source=crowd.source,
            )
            for seat in range(SEATS)
        ]
        for socket, token in zip(self._sockets, self.people, strict=True):
            socket.send(msgspec.json.encode({"type": "hello", "token": token}))
        async with asyncio.timeout(PATIENCE):
            while min(self._numbers) < 0:
                await asyncio.sleep(0.005)

    def tick(self) -> None:
        """An action is due. If one is still due or under way, this one is left out: offered, but never done."""
        if self._rematch is not None:
            return
        self._crowd.report.offered += 1
        if not self._is_due and self._sent is None:
            self._is_due = True
            self._act()

    def forget(self) -> None:
        """Nothing is due or under way any more."""
        self._is_due, self._sent = False, None

    def _act(self) -> None:
        """Play, if everybody has heard of everything and somebody has a choice; otherwise after the next message."""
        number = self._numbers[0]
        if self._rematch is not None or self._sent is not None or self._numbers.count(number) < SEATS:
            return
        acting = MOMENT.decode(self._moments[0]).view.to_act
        if not acting:
            self._rematch = asyncio.create_task(self._play_again())
            return
        seat = acting[0]
        action = choose(MOMENT.decode(self._moments[seat]), seat, self._dice)
        if action is not None:
            self._is_due = False
            message = {"type": "act", "id": f"a{number}", "number": number, "action": action}
            self._sent = number + 1, perf_counter()
            self._sockets[seat].send(msgspec.json.encode(message))

    def _hear(self, seat: int, message: bytes) -> None:
        heard = HEARD.decode(message)
        if heard.type in ("played", "welcome") and heard.number is not None:
            self._numbers[seat], self._moments[seat] = heard.number, message
            if heard.type == "played" and seat == 0:
                self._crowd.played += 1
            self._check_arrival()
            if self._is_due:
                self._act()
        elif heard.type in ("refused", "error"):
            self._crowd.err(f"{heard.type}: {code_in(message)}")
            self._sent = None

    def _check_arrival(self) -> None:
        if self._sent is not None and min(self._numbers) >= self._sent[0]:
            self._crowd.report.latencies.append(perf_counter() - self._sent[1])
            self._sent = None

    async def _play_again(self) -> None:
        try:
            for socket in self._sockets:
                socket.close()
            self._table = await self._crowd.lobby.rematch(self.people[0], self._table)
            await self.connect()
            self._crowd.report.games += 1
        except Exception as error:  # counted like any other, and this table plays no more
            self._crowd.err(f"rematch: {str(error) or type(error).__name__}")
            return
        self._rematch = None
        if self._is_due:
            self._act()


class Crowd:
    """All tables of this process: every one of `stride` tables, beginning with `first`."""

    def __init__(
        self, address: str, tables: int, first: int, stride: int, *, compress: bool, source: str | None = None
    ) -> None:
        self.address = address
        self.compress = compress
        self.source = source
        self.lobby = Lobby(address, self.err, source)
        self.report = Report()
        self.played = 0
        """Actions that the first seats have heard of in this play."""
        self._total = tables
        self._tables = [BusyTable(self, index) for index in range(first, tables, stride)]

    def err(self, kind: str) -> None:
        """Count an error."""
        self.report.errors[kind] = self.report.errors.get(kind, 0) + 1

    async def lay(self) -> None:
        """Guests and begun games for all tables."""
        await self.lobby.until_prepared()
        guests = await self.lobby.guests(SEATS * len(self._tables))
        for place, table in enumerate(self._tables):
            table.people = guests[SEATS * place : SEATS * (place + 1)]
        await in_turn(self._tables, BusyTable.begin)

    async def connect(self) -> None:
        """Everybody sits down."""
        await in_turn(self._tables, BusyTable.connect)

    async def play(self, seconds: int) -> Report:
        """One action a second at every table, spread evenly over the second."""
        self.played = 0
        began = perf_counter()
        for second in range(seconds):
            for table in self._tables:
                due = began + second + table.index / self._total
                await asyncio.sleep(max(0.0, due - perf_counter()))
                table.tick()
        await self._until_arrived(perf_counter() + LATEST)
        self.report.forced = self.played - len(self.report.latencies)
        return self.report

    async def _until_arrived(self, latest: float) -> None:
        while any(table.is_waiting for table in self._tables) and perf_counter() < latest:
            await asyncio.sleep(0.005)
        for table in self._tables:
            if table.is_waiting:
                self.err("not seen by all four")
            table.forget()


async def obey(crowd: Crowd) -> None:
    """Do what standard input says, until it ends."""
    while line := (await asyncio.to_thread(sys.stdin.readline)).split():
        crowd.report = Report()
        match line:
            case ["lay"]:
                await crowd.lay()
            case ["connect"]:
                await crowd.connect()
            case ["play", seconds]:
                await crowd.play(int(seconds))
        print(msgspec.json.encode(crowd.report).decode(), flush=True)
    await crowd.lobby.close()


async def main() -> None:
    """Read the command line, then obey."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("address")
    parser.add_argument("tables", type=int, help="how many tables there are in all processes")
    parser.add_argument("--first", type=int, default=0, help="the first table of this process")
    parser.add_argument("--stride", type=int, default=1, help="every so many tables are of this process")
    parser.add_argument("--plain", action="store_true", help="do not offer compression")
    wanted = parser.parse_args()
    await obey(Crowd(wanted.address, wanted.tables, wanted.first, wanted.stride, compress=not wanted.plain))


if __name__ == "__main__":
    asyncio.run(main())
