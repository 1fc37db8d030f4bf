"""Attacks over the WebSocket."""

import asyncio
import zlib
from random import Random
from typing import Any

from abuse_attacker import Attacker, Live
from load_lobby import in_turn
from load_socket import COMPRESSED, FINAL, MASKED, NO_MASK, PING, TEXT, frame

SOCKETS = 150
"""Fewer than one address may have, so that all of them stay."""
BOMB = zlib.compress(bytes(32_000_000), 9)[2:-4]
"""About 32 kB that become 32 MB."""


async def bomb(attacker: Attacker) -> None:
    """Compressed frames that become a thousand times as large."""
    table = await _table(attacker)

    async def one(_: int) -> None:
        while await attacker.goes_on():
            live = await attacker.live(table, {})
            live.write(frame(BOMB, TEXT | COMPRESSED))
            await _ended(live)

    await attacker.many(20, one)


async def oversized(attacker: Attacker) -> None:
    """Frames that are too large, and frames that say they have a gigabyte."""
    table = await _table(attacker)

    async def one(number: int) -> None:
        while await attacker.goes_on():
            live = await attacker.live(table, {})
            if number % 2:
                live.write(bytes((FINAL | TEXT, MASKED | 127)) + (1 << 30).to_bytes(8, "big") + NO_MASK)
            live.write(frame(b"x" * 32_700, TEXT) * 4)
            await asyncio.sleep(0.2)
            live.close()

    await attacker.many(20, one)


async def tiny_frames(attacker: Attacker) -> None:
    """Messages of two bytes, as many as the service takes, on one socket."""
    table = await _table(attacker)
    await attacker.many(1, lambda _: _pour(attacker, table, frame(b"{}", TEXT) * 4_000))


async def tiny_frames_on_many(attacker: Attacker) -> None:
    """Messages of two bytes on many sockets."""
    table = await _table(attacker)
    await attacker.many(SOCKETS, lambda _: _pour(attacker, table, frame(b"{}", TEXT) * 4_000))


async def fragments(attacker: Attacker) -> None:
    """One message in fragments without contents, which never ends."""
    table = await _table(attacker)
    begun = bytes((TEXT, MASKED)) + NO_MASK
    await attacker.many(20, lambda _: _pour(attacker, table, (bytes((0, MASKED)) + NO_MASK) * 4_000, begun))


async def pings(attacker: Attacker) -> None:
    """WebSocket pings, as many as the service takes, on some sockets."""
    table = await _table(attacker)
    await attacker.many(20, lambda _: _pour(attacker, table, frame(b"", PING) * 4_000))


async def many_sockets(attacker: Attacker) -> None:
    """More and more sockets that follow a table."""
    table = await _table(attacker)

    async def one(_: int) -> None:
        if await attacker.goes_on():
            await _ended(await attacker.live(table, {}))
            raise EOFError

    await attacker.many(1_000, one)


async def no_hello(attacker: Attacker) -> None:
    """Sockets that never say hello."""
    table = await _table(attacker)

    async def one(_: int) -> None:
        if await attacker.goes_on():
            await _ended(await attacker.live(table))
            raise EOFError

    await attacker.many(1_000, one)


async def never_read(attacker: Attacker) -> None:
    """Sockets that ask and ask, and never read."""
    table = await _table(attacker)

    async def one(_: int) -> None:
        live = await attacker.live(table, {})
        live.stop_reading()
        while await attacker.goes_on():
            live.say(type="act", id="a", number=0, action={"type": "hold"})

    await attacker.many(SOCKETS, one)


async def chat(attacker: Attacker) -> None:
    """Ten people talk without end, before a hundred and forty who watch."""
    people = await attacker.lobby.guests(10)
    table = await attacker.begun(people[0])
    for _ in range(SOCKETS - len(people)):
        await attacker.live(table, {})
    await _say_on(attacker, table, people, lambda n: {"type": "say", "id": f"s{n}", "text": "x" * 300})


async def orders(attacker: Attacker) -> None:
    """Standing orders without end, at thirty tables."""

    def order(number: int) -> dict[str, Any]:
        return {"type": "order", "id": f"o{number}", "orders": {"forced": bool(number % 2)}}

    people = await attacker.lobby.guests(30)
    await _at_own_tables(attacker, people, order)


async def undos(attacker: Attacker) -> None:
    """Play and undo without end, at thirty tables."""

    def undo(number: int) -> dict[str, Any]:
        if number % 2:
            return {"type": "undo", "id": f"u{number}", "number": number - 1}
        return {"type": "act", "id": f"a{number}", "number": number, "action": {"type": "hold"}}

    people = await attacker.lobby.guests(30)
    await _at_own_tables(attacker, people, undo)


async def json_pings(attacker: Attacker) -> None:
    """The message `ping` on many sockets."""
    table = await _table(attacker)
    await _say_on(attacker, table, [None] * SOCKETS, lambda _: {"type": "ping"})


async def bad_tokens(attacker: Attacker) -> None:
    """Hello with tokens that are nobody's."""
    table, dice = await _table(attacker), Random(1)

    async def one(_: int) -> None:
        live = await attacker.live(table)
        while await attacker.goes_on():
            live.say(type="hello", token=dice.randbytes(32).hex())

    await attacker.many(SOCKETS, one)


async def reconnects(attacker: Attacker) -> None:
    """Sockets that say hello, leave, and come again."""
    table = await _table(attacker)

    async def one(_: int) -> None:
        while await attacker.goes_on():
            live = await attacker.live(table, {})
            await asyncio.sleep(0.02)
            live.close()

    await attacker.many(50, one)


async def since(attacker: Attacker) -> None:
    """Hello from the first or from an impossible action of a finished game, so that all of it is sent or sought."""
    (guest,) = await attacker.lobby.guests(1)
    wish = {"game": "rich-and-good", "options": {"seats": 5}, "levels": ["random"] * 5}
    table = await attacker.lobby.ask("POST", "/tables", guest, wish)
    await attacker.lobby.ask("POST", f"/tables/{table['id']}/start", guest)

    async def one(number: int) -> None:
        while await attacker.goes_on():
            live = await attacker.live(table["id"], {"from": (None, 1_000_000)[number % 2], "heard": 0})
            await asyncio.sleep(0.02)
            live.close()

    await attacker.many(50, one)


async def experts(attacker: Attacker) -> None:
    """Tables full of the strongest bots, which do not wait."""
    people = await attacker.lobby.guests(4)
    wish = {"game": "high-society", "options": {"edition": "2018", "seats": 5}, "levels": ["expert"] * 5}

    async def one(number: int) -> None:
        guest = people[number % len(people)]
        if await attacker.goes_on():
            table = await attacker.lobby.ask("POST", "/tables", guest, wish)
            await attacker.lobby.ask("POST", f"/tables/{table['id']}/start", guest)
            await attacker.rest()

    await attacker.many(240, one)


async def _table(attacker: Attacker) -> str:
    (guest,) = await attacker.lobby.guests(1)
    return await attacker.begun(guest)


async def _ended(live: Live) -> None:
    """Wait until the service ends the connection."""
    while not live.is_lost:
        await asyncio.sleep(0.05)


async def _pour(attacker: Attacker, table: str, raw: bytes, first: bytes = b"") -> None:
    """Send this again and again, as fast as the service takes it."""
    live = await attacker.live(table, {})
    live.write(first)
    while await attacker.goes_on():
        live.write(raw)
        await live.drained()


async def _say_on(attacker: Attacker, table: str, people: list[Any], message: Any) -> None:
    """Everybody says this at the table, in turn."""

    async def one(place: int) -> None:
        live = await attacker.live(table, {"token": people[place]})
        number = place
        while await attacker.goes_on():
            live.say(**message(number))
            await live.drained()
            number += len(people)

    await attacker.many(len(people), one)


async def _at_own_tables(attacker: Attacker, people: list[str], message: Any) -> None:
    """Everybody says this at a table of their own."""
    tables = await in_turn(people, attacker.begun)

    async def one(place: int) -> None:
        live = await attacker.live(tables[place], {"token": people[place]})
        number = 0
        while await attacker.goes_on():
            live.say(**message(number))
            await live.drained()
            number += 1

    await attacker.many(len(people), one)
