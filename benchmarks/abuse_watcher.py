"""How long the service does nothing, seen from outside: somebody who sends WebSocket pings, in a process of its own.

    python benchmarks/abuse_watcher.py ADDRESS

It prints a line when it is connected. From then on every line of its standard input is answered with a line of JSON:
what was seen since the last one.
"""

import asyncio
import sys
from itertools import cycle
from time import perf_counter

import msgspec
from msgspec import Struct

from load_lobby import Lobby
from load_socket import PING, PONG, LiveSocket

WATCHER = "127.0.0.3"
PING_EVERY = 0.005
SOCKETS = 25
"""Pings go over these in turn: a socket with more than ten frames a second would have to wait."""


class Seen(Struct):
    """The longest times, in seconds."""

    stall: float = 0.0
    """From a ping to its answer."""
    own: float = 0.0
    """By which this process itself was late, because others had the processor."""


class Watcher(LiveSocket):
    """A WebSocket that knows how long it waited for the answer to a ping."""

    longest = 0.0
    _sent: float | None = None

    def ping(self) -> None:
        """Send a ping, unless one is under way."""
        if self._sent is None:
            self._sent = perf_counter()
            self.send(b"", PING)

    def look(self) -> float:
        """The longest time since the last look."""
        self._count()
        longest, self.longest = self.longest, 0.0
        return longest

    def _count(self) -> None:
        if self._sent is not None:
            self.longest = max(self.longest, perf_counter() - self._sent)

    def _take(self, head: int, payload: bytes) -> None:
        if head & 0x0F == PONG:
            self._count()
            self._sent = None
        else:
            super()._take(head, payload)


async def main(address: str) -> None:
    """Watch a table of one's own until standard input ends."""
    lobby = Lobby(address, source=WATCHER)
    (guest,) = await lobby.guests(1)
    table = await lobby.ask("POST", "/tables", guest, {"game": "rich-and-good", "options": {"seats": 2}})
    await lobby.close()
    path = f"/api/tables/{table['id']}/live"
    watchers = [
        await Watcher.open(address, path, lambda _: None, lambda: None, compress=False, source=WATCHER)
        for _ in range(SOCKETS)
    ]
    for watcher in watchers:
        watcher.send(b'{"type":"hello"}')
    late: list[float] = []
    pinging = asyncio.create_task(_ping(watchers, late))
    print(flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        seen = Seen(max(watcher.look() for watcher in watchers), max(late, default=0.0))
        late.clear()
        print(msgspec.json.encode(seen).decode(), flush=True)
    pinging.cancel()


async def _ping(watchers: list[Watcher], late: list[float]) -> None:
    """Send pings for ever, and note how late this process was."""
    for watcher in cycle(watchers):
        watcher.ping()
        due = perf_counter() + PING_EVERY
        await asyncio.sleep(PING_EVERY)
        late.append(perf_counter() - due)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
