"""Attacks over HTTP, and below it."""

import asyncio
from itertools import count
from random import Random

import beaumonde as bm
from abuse_attacker import Attacker, request
from load_lobby import in_turn

NOTHING_READ = 400
"""Connections that do nothing, or next to nothing."""
FLOODS = 50
"""Connections of a flood of requests."""
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
HALF_BODY = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n"
HALF_HEADER = b"GET /api/menu HTTP/1.1\r\nHost: here\r\nX-Slow: "
UPGRADE = b"GET /api/tables/none/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: "
GARBAGE = (
    b"websocket\r\n\r\n",
    b"websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" + b"\xff" * 500,
    b"h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n",
    b"\x00\x01\x02\r\n\r\n",
)


async def no_byte(attacker: Attacker) -> None:
    """Connections on which nothing is ever sent."""
    await attacker.many(4 * NOTHING_READ, lambda _: _hold(attacker, b""))


async def slow_header(attacker: Attacker) -> None:
    """A byte of a header a second, on many connections."""
    await attacker.many(NOTHING_READ, lambda _: _trickle(attacker, HALF_HEADER))


async def slow_body(attacker: Attacker) -> None:
    """A byte of a body a second, on many connections."""
    await attacker.many(NOTHING_READ, lambda _: _trickle(attacker, HALF_BODY))


async def never_read(attacker: Attacker) -> None:
    """Large answers that are asked for and never read."""
    wanted = request("GET", "/api/schema/openapi.json") * 5

    async def one(_: int) -> None:
        if await attacker.goes_on():
            http = await attacker.http(reads=False)
            await http.send(wanted)
            await attacker.rest()

    await attacker.many(NOTHING_READ, one)


async def pipelined(attacker: Attacker) -> None:
    """Thousands of requests on a connection, without waiting for one answer."""
    wanted = request("GET", "/api/nothing") * 100

    async def one(_: int) -> None:
        http = await attacker.http()
        reading = asyncio.create_task(_swallow(http._reader))
        try:
            while await attacker.goes_on():
                await http.send(wanted)
        finally:
            reading.cancel()

    await attacker.many(20, one)


async def guests(attacker: Attacker) -> None:
    """New guests without end."""
    await attacker.flood(FLOODS, request("POST", "/api/guests", body={"name": "Nobody"}))


async def tables(attacker: Attacker) -> None:
    """New tables without end."""
    (guest,) = await attacker.lobby.guests(1)
    wish = {"game": "high-society", "options": {"edition": "2018", "seats": 5}}
    await attacker.flood(FLOODS, request("POST", "/api/tables", guest, wish))


async def codes(attacker: Attacker) -> None:
    """Guessing the codes of other people's tables."""
    dice = Random(1)

    async def one(_: int) -> None:
        http = await attacker.http()
        while await attacker.goes_on():
            await http.ask(request("GET", f"/api/codes/{''.join(dice.choices(LETTERS, k=5))}"))

    await attacker.many(FLOODS, one)


async def passwords(attacker: Attacker) -> None:
    """Guessing passwords, each time of another login name."""
    names = count()

    async def one(_: int) -> None:
        http = await attacker.http()
        while await attacker.goes_on():
            guess = {"name": f"anna{next(names)}", "password": "four old oak trees"}
            await http.ask(request("POST", "/api/login", "", guess))

    await attacker.many(FLOODS, one)


async def pauses(attacker: Attacker) -> None:
    """Pausing a game and going on, again and again, for somebody who plays alone and follows the table often."""
    (guest,) = await attacker.lobby.guests(1)
    table = await attacker.begun(guest)
    for _ in range(50):
        await attacker.live(table, {"token": guest})
    turns = [
        request("POST", f"/api/tables/{table}/vote", guest, {"about": "pause"}),
        request("POST", f"/api/tables/{table}/resume", guest),
    ]

    async def one(_: int) -> None:
        http = await attacker.http()
        while await attacker.goes_on():
            for turn in turns:
                await http.ask(turn)

    await attacker.many(2, one)


async def replays(attacker: Attacker) -> None:
    """Records to be replayed: the longest of many games."""
    record = max((_record(seed) for seed in range(100)), key=len)
    await attacker.flood(10, request("POST", "/api/replay?seat=0", body=record))


async def renames(attacker: Attacker) -> None:
    """Another name again and again, for somebody with many tables that are followed."""
    (guest,) = await attacker.lobby.guests(1)
    for table in await in_turn([guest] * 60, attacker.begun):
        await attacker.live(table, {"token": guest})
    names = [request("PATCH", "/api/guests/me", guest, {"name": f"Nobody {number}"}) for number in range(2)]

    async def one(number: int) -> None:
        http = await attacker.http()
        while await attacker.goes_on():
            await http.ask(names[number % 2])

    await attacker.many(10, one)


async def schema(attacker: Attacker) -> None:
    """The OpenAPI document again and again."""
    await attacker.flood(FLOODS, request("GET", "/api/schema/openapi.json"))


async def own_tables(attacker: Attacker) -> None:
    """The list of one's own sixty tables again and again."""
    (guest,) = await attacker.lobby.guests(1)
    await in_turn([guest] * 60, attacker.begun)
    await attacker.flood(FLOODS, request("GET", "/api/tables", guest))


async def nowhere(attacker: Attacker) -> None:
    """Addresses that there are not."""
    await attacker.flood(FLOODS, request("GET", "/api/nothing"))


async def garbage(attacker: Attacker) -> None:
    """Requests to become a WebSocket that make no sense."""

    async def one(number: int) -> None:
        while await attacker.goes_on():
            http = await attacker.http()
            await http.send(UPGRADE + GARBAGE[number % len(GARBAGE)])
            await http._reader.read(1000)
            http.writer.close()

    await attacker.many(FLOODS, one)


async def _hold(attacker: Attacker, begun: bytes) -> None:
    """Connect, send this, and wait until the service ends the connection."""
    if await attacker.goes_on():
        http = await attacker.http()
        await http.send(begun)
        if not await http._reader.read(1):
            raise EOFError


async def _trickle(attacker: Attacker, begun: bytes) -> None:
    if await attacker.goes_on():
        http = await attacker.http()
        await http.send(begun)
        while not http._reader.at_eof():
            await asyncio.sleep(1)
            await http.send(b"x")
        raise EOFError


async def _swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


def _record(seed: int) -> bytes:
    dice = Random(seed)
    journal = bm.Journal(bm.rich_and_good(5), source=bm.Seed(seed))
    while journal.state.to_act:
        seat = dice.choice(journal.state.to_act)
        legal = journal.state.legal(seat)
        journal.play(seat, legal[dice.randrange(min(len(legal), 6))])
    return journal.record().dumps().encode()
