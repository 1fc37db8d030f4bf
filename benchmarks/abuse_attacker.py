"""Somebody who abuses the service from one address: how often, over which connections, and what became of it."""

import asyncio
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, field

from load_lobby import Lobby
from load_socket import LiveSocket

SMALLEST_BUFFER = 2_048
"""Bytes that a connection takes in which its owner never reads."""
GAP = 0.05
"""Seconds after which a connection that was refused is tried again."""


class Deeds(Struct):
    """What an attacker did."""

    done: int = 0
    refused: int = 0
    """Connections that the service did not take, or ended."""
    statuses: dict[int, int] = field(default_factory=dict)
    """The answers to HTTP requests."""


class Http:
    """One HTTP connection on which one request follows another."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, statuses: Counter[int]) -> None:
        self._reader = reader
        self._statuses = statuses
        self.writer = writer

    async def send(self, raw: bytes) -> None:
        """Send these bytes, as soon as the service takes them."""
        self.writer.write(raw)
        await self.writer.drain()

    async def ask(self, request: bytes) -> bytes:
        """The body of the answer to this request."""
        await self.send(request)
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        self._statuses[int(head.split(b" ", 2)[1])] += 1
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
        return await self._reader.readexactly(int(length or b"0"))


class Attacker:
    """Attacks until its time is over, and acts no more often than `rate` times a second."""

    def __init__(self, address: str, rate: float, seconds: float) -> None:
        place = urlsplit(address)
        self.lobby = Lobby(address)
        self.address = address
        self.host = place.hostname or ""
        self.port = place.port or 0
        self.refused = 0
        self.done = 0
        self.statuses: Counter[int] = Counter()
        self._rate = rate
        self._next = perf_counter()
        self._until = self._next + seconds
        self._held: list[Any] = []

    def deeds(self) -> Deeds:
        """What it has done so far."""
        return Deeds(self.done, self.refused, dict(self.statuses))

    async def goes_on(self) -> bool:
        """Wait for the next turn at the rate of this attack; False when its time is over."""
        at = max(self._next, perf_counter())
        self._next = at + 1 / self._rate
        await asyncio.sleep(max(0.0, at - perf_counter()))
        if perf_counter() >= self._until:
            return False
        self.done += 1
        return True

    async def many(self, count: int, work: Callable[[int], Awaitable[object]]) -> None:
        """So many do this at once, and again when it ended or the service refused it, until the time is over."""

        async def again(number: int) -> None:
            while perf_counter() < self._until:
                try:
                    await work(number)
                except (OSError, EOFError):
                    self.refused += 1
                    await asyncio.sleep(GAP)

        with suppress(TimeoutError):
            async with asyncio.timeout(self._until - perf_counter()):
                await asyncio.gather(*map(again, range(count)))

    async def rest(self) -> None:
        """Do nothing more."""
        await asyncio.sleep(max(0.0, self._until - perf_counter()))

    async def http(self, *, reads: bool = True) -> Http:
        """A new connection; without `reads` almost nothing that the service sends finds room."""
        line = socket.socket()
        line.setblocking(False)
        if not reads:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST_BUFFER)
        await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        reader, writer = await asyncio.open_connection(sock=line)
        if not reads:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        http = Http(reader, writer, self.statuses)
        self._held.append(http)
        return http

    async def live(self, table: str, hello: dict[str, Any] | None = None) -> "Live":
        """A new WebSocket at that table, which says hello."""
        live = await Live.open(self.address, f"/api/tables/{table}/live", lambda _: None, lambda: None, compress=False)
        if hello is not None:
            live.say(type="hello", **hello)
        self._held.append(live)
        return live

    async def begun(self, guest: str, level: str = "random", game: str = "rich-and-good") -> str:
        """A table of this guest and bots, whose game has begun."""
        levels, options = ["", level, level], {"seats": 3}
        if game == "high-society":
            options |= {"edition": "2018"}  # type: ignore[dict-item]
        wish = {"game": game, "options": options, "levels": levels}
        table = await self.lobby.ask("POST", "/tables", guest, wish)
        await self.lobby.ask("POST", f"/tables/{table['id']}/start", guest)
        return str(table["id"])

    async def flood(self, connections: int, wanted: bytes) -> None:
        """The same request again and again, over so many connections."""

        async def one(_: int) -> None:
            http = await self.http()
            while await self.goes_on():
                await http.ask(wanted)

        await self.many(connections, one)


class Live(LiveSocket):
    """A WebSocket over which anything may be sent."""

    def say(self, **message: Any) -> None:
        """Send this message."""
        if self.is_lost:
            raise ConnectionResetError
        self.send(msgspec.json.encode(message))

    def write(self, raw: bytes) -> None:
        """Send these bytes, which need not be frames."""
        if self.is_lost:
            raise ConnectionResetError
        self._transport.write(raw)

    async def drained(self) -> None:
        """Wait until the service has taken almost everything."""
        while self._transport.get_write_buffer_size() > 1 << 16:
            if self.is_lost:
                raise ConnectionResetError
            await asyncio.sleep(0.001)

    def stop_reading(self) -> None:
        """Take in nothing more."""
        self._transport.pause_reading()

    @property
    def is_lost(self) -> bool:
        """Whether the service has ended the connection."""
        return self._transport.is_closing()


def request(method: str, path: str, token: str = "", body: object = None, **headers: str) -> bytes:
    """An HTTP request in bytes."""
    raw = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: here", f"Content-Length: {len(raw)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, "", ""]).encode() + raw
