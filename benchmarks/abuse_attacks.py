"""All attacks by name, and the process that runs one of them.

    python benchmarks/abuse_attacks.py ADDRESS NAME SECONDS

It prints an empty line when it begins, and at the end what it did as a line of JSON.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

import abuse_http as http
import abuse_live as live
from abuse_attacker import Attacker

NICENESS = 10
"""The attacker gives way to the service and to those who measure it: they share the machine."""


class Attack(Struct, frozen=True):
    """What is done, and how often a second at most; 0 for nothing."""

    rate: float
    unit: str
    run: Callable[[Attacker], Awaitable[None]]


async def _nothing(attacker: Attacker) -> None:
    await attacker.rest()


ATTACKS = {
    "nothing": Attack(1, "", _nothing),
    "compressed bombs": Attack(50, "connections", live.bomb),
    "oversized frames": Attack(50, "connections", live.oversized),
    "tiny frames, one socket": Attack(100, "× 4,000 frames", live.tiny_frames),
    "tiny frames, 150 sockets": Attack(100, "× 4,000 frames", live.tiny_frames_on_many),
    "empty fragments, 20 sockets": Attack(100, "× 4,000 frames", live.fragments),
    "WebSocket pings, 20 sockets": Attack(100, "× 4,000 frames", live.pings),
    "many sockets": Attack(300, "connections", live.many_sockets),
    "sockets without hello": Attack(300, "connections", live.no_hello),
    "sockets that never read": Attack(2_000, "messages", live.never_read),
    "chat": Attack(200, "messages", live.chat),
    "standing orders": Attack(300, "messages", live.orders),
    "play and undo": Attack(300, "messages", live.undos),
    "ping messages, 150 sockets": Attack(3_000, "messages", live.json_pings),
    "bad tokens": Attack(3_000, "messages", live.bad_tokens),
    "reconnecting": Attack(200, "connections", live.reconnects),
    "everything missed, again": Attack(200, "connections", live.since),
    "the strongest bots": Attack(50, "tables", live.experts),
    "connections without a byte": Attack(1_000, "connections", http.no_byte),
    "slow headers": Attack(1_000, "connections", http.slow_header),
    "slow bodies": Attack(1_000, "connections", http.slow_body),
    "answers never read": Attack(200, "connections", http.never_read),
    "pipelined requests": Attack(50, "× 100 requests", http.pipelined),
    "guests": Attack(1_000, "requests", http.guests),
    "tables": Attack(1_000, "requests", http.tables),
    "guessing codes": Attack(1_000, "requests", http.codes),
    "guessing passwords": Attack(1_000, "requests", http.passwords),
    "pausing and going on": Attack(100, "requests", http.pauses),
    "replays": Attack(100, "requests", http.replays),
    "renaming": Attack(100, "requests", http.renames),
    "GET /api/schema": Attack(1_000, "requests", http.schema),
    "GET /api/tables": Attack(1_000, "requests", http.own_tables),
    "404": Attack(1_000, "requests", http.nowhere),
    "upgrades without sense": Attack(300, "connections", http.garbage),
}


async def main(address: str, name: str, seconds: str) -> None:
    """Attack, and say what was done."""
    attack = ATTACKS[name]
    print(flush=True)
    attacker = Attacker(address, attack.rate, float(seconds))
    await attack.run(attacker)
    print(msgspec.json.encode(attacker.deeds()).decode(), flush=True)
    os._exit(0)  # closing thousands of connections one by one would take longer than the attack


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(main(*sys.argv[1:]))
