"""Malformed and half-sensible messages by the hundred thousand, and people who leave at bad moments.

    python benchmarks/fuzz.py [--messages 100000] [--disconnects 1000] [--seed 1]

Real messages and requests of every kind are changed and sent to the real service, over WebSocket and HTTP. Its limits
are off, so that everything is looked at. Aims: no 500, no traceback, less than 10 kB of log, and an answer afterwards.
"""

import asyncio
import signal
import socket
import struct
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from abuse_innocents import get_in
from fuzz_messages import Known, broken, message, request
from load_lobby import Lobby
from load_process import Process
from load_socket import CLOSE, TEXT, LiveSocket, frame, handshake
from load_step import SERVICE_ENVIRONMENT, service_command, sqlite_in

ENVIRONMENT = SERVICE_ENVIRONMENT | {"BEAUMONDE_MESSAGES_A_SECOND": "0"}
AT_ONCE = 20
"""So many people send at once."""
CHUNK = 2_000
"""Pieces of work after which there is a new guest with new tables."""
BATCH = 50
"""Messages after which somebody waits until the service has answered."""
PATIENCE = 120.0
UNANSWERED = 0.5
"""Seconds after which an HTTP request is taken for one that the service waits for the rest of."""
BINARY = 0x2
ENDING = (b"\xff", b"\xed\xa0\x80", b"x" * 40_000)
"""Texts that end the connection: no UTF-8, or too long."""
MOST_LOGGED = 10_000
SHOWN = 10
"""So many faults are printed."""
RESET = struct.pack("ii", 1, 0)
"""Closing then breaks the connection without a word."""
Work = Callable[[Known], Awaitable[None]]


class Fuzz:
    """One run, and what the service answered."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.dice = Random(seed)
        self.lobby = Lobby(address)

    async def know(self) -> Known:
        """A new guest with tables in every state."""
        ask = self.lobby.ask
        (guest,) = await self.lobby.guests(1)
        tables = []
        for game, options in (("high-society", {"edition": "2018", "seats": 3}), ("rich-and-good", {"seats": 3})):
            wish = {"game": game, "options": options}
            tables.append((await ask("POST", "/tables", guest, wish))["id"])
            for levels in (["", "random", "random"], ["random"] * 3):
                table = await ask("POST", "/tables", guest, wish | {"levels": levels})
                await ask("POST", f"/tables/{table['id']}/start", guest)
                tables.append(table["id"])
            tables.append((await ask("POST", "/lessons", guest, {"game": game, "lesson": "first"}))["id"])
        table = await ask("POST", "/tables", guest, wish)
        return Known(guest, tables, table["code"])

    async def talk(self, known: Known) -> None:
        """A batch of messages on one socket, and then a ping whose answer says that all of them were taken."""
        dice, answered = self.dice, asyncio.Event()

        def hear(raw: bytes) -> None:
            told = msgspec.json.decode(raw)
            kind = told["type"]
            self.answers[kind] += 1
            if "server-error" in (told.get("code"), told.get("reason", {}).get("code")):
                self.faults.append(raw.decode())
            if kind == "pong" and ready:
                answered.set()

        def lose() -> None:
            self.faults.append("A live connection was ended.")
            answered.set()

        ready = False
        path = f"/api/tables/{dice.choice(known.tables)}/live"
        live = await LiveSocket.open(self.address, path, hear, lose, compress=False)
        if dice.random() < 0.8:
            live.send(msgspec.json.encode({"type": "hello", "token": known.token}))
        for _ in range(BATCH):
            raw = message(dice, known)
            live.send(raw, TEXT if _is_text(raw) else BINARY)
        ready = True
        live.send(msgspec.json.encode({"type": "hello"}))
        live.send(b'{"type":"ping"}')
        await asyncio.wait_for(answered.wait(), PATIENCE)
        if dice.random() < 0.3:
            live.send(dice.choice(ENDING), TEXT)
        live.close()

    async def ask(self, known: Known) -> None:
        """One request on a connection of its own."""
        wanted = request(self.dice, known)
        wanted.headers.append("Connection: close")
        raw = wanted.raw()
        if self.dice.random() < 0.2:
            raw = broken(self.dice, raw)
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(raw)
            line = await asyncio.wait_for(reader.readline(), UNANSWERED)
            self.answers[line[9:12].decode(errors="replace") or "connection closed"] += 1
            if line[9:10] == b"5":
                self.faults.append(f"{line.decode().strip()}, to {raw[:300]!r}")
            await asyncio.wait_for(reader.read(), UNANSWERED)
        except TimeoutError:
            self.answers["waits for more"] += 1
        except ConnectionResetError:
            self.answers["connection closed"] += 1
        finally:
            writer.close()

    async def vanish(self, known: Known) -> None:
        """Begin something, and break the connection."""
        dice = self.dice
        if dice.random() < 0.3:
            raw = request(dice, known).raw()
        else:
            hello = msgspec.json.encode({"type": "hello", "token": known.token})
            said = [hello, *(message(dice, known) for _ in range(dice.randrange(5)))]
            path = f"/api/tables/{dice.choice(known.tables)}/live"
            raw = handshake("here", path, compress=False)
            raw += b"".join(frame(text, TEXT if _is_text(text) else BINARY) for text in said)
            raw += frame(b"", CLOSE) if dice.random() < 0.2 else b""
        if dice.random() < 0.5:
            raw = raw[: dice.randrange(len(raw))]
        _, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(raw)
        await asyncio.sleep(dice.choice([0, 0.001, 0.005, 0.02]))
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()
        self.answers["left"] += 1

    async def run(self, messages: int, disconnects: int) -> None:
        """Send so many messages, half over WebSocket and half over HTTP, and leave so often in between."""
        work = [self.talk] * (messages // 2 // BATCH) + [self.ask] * (messages // 2) + [self.vanish] * disconnects
        self.dice.shuffle(work)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=len(work))
            for begun in range(0, len(work), CHUNK):
                known, places = await self.know(), asyncio.Semaphore(AT_ONCE)

                async def one(do: Work, known: Known = known, places: asyncio.Semaphore = places) -> None:
                    async with places:
                        await do(known)
                        progress.advance(task)

                await asyncio.gather(*map(one, work[begun : begun + CHUNK]))


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def main() -> None:
    """Send everything, and print what came of it; also after Ctrl-C."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--messages", type=int, default=100_000, help="messages and requests (default 100,000)")
    parser.add_argument("--disconnects", type=int, default=1_000, help="broken connections (default 1,000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed sends others")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything that was started is stopped
    with TemporaryDirectory() as folder, Process(service_command(sqlite_in(Path(folder))), ENVIRONMENT) as service:
        fuzz = Fuzz(service.address(), wanted.seed)
        try:
            asyncio.run(fuzz.run(wanted.messages, wanted.disconnects))
        except KeyboardInterrupt:
            print("Stopped.", file=sys.stderr)
        got_in = asyncio.run(get_in(fuzz.address))
        log = service.errors(1 << 20)
    sys.exit(0 if _show(fuzz, got_in, log) else 1)


def _show(fuzz: Fuzz, got_in: float | None, log: str) -> bool:
    """Print the answers and the faults; whether all is well."""
    table = Table("answer", "how often", title="What was answered")
    for answer, count in sorted(fuzz.answers.items()):
        table.add_row(answer, f"{count:,}")
    Console().print(table)
    for fault in fuzz.faults[:SHOWN]:
        print(fault)
    print(f"{len(fuzz.faults)} faults, {len(log):,} bytes of log, {log.count('traceback')} tracebacks in it.")
    print(log[:MOST_LOGGED])
    print("Afterwards newcomers " + ("do not get in." if got_in is None else "get in."))
    return not fuzz.faults and len(log) < MOST_LOGGED and "traceback" not in log and got_in is not None


if __name__ == "__main__":
    main()
