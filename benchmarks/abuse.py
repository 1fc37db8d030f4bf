"""How the service bears somebody who abuses it.

    python benchmarks/abuse.py [--seconds 10] [--only WORDS]

Every attack meets a service that was started anew, with its usual limits, and comes from one address in a process of
its own. Meanwhile four people at another address play one action a second, somebody sends a WebSocket ping every
5 ms, and two newcomers become guests, create a table and join it. Aims: 99 % of the actions seen by all four within
100 ms, no ping unanswered for more than 50 ms, 50 MB more memory at most, and the newcomers get in. "own" is how late
the process that pings was itself: on a machine with other work, times up to that say nothing about the service.
"""

import asyncio
import os
import signal
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import msgspec
import psutil  # type: ignore[import-untyped]
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from abuse_attacker import Deeds
from abuse_attacks import ATTACKS
from abuse_innocents import get_in, open_table
from abuse_watcher import Seen
from load_clients import Report
from load_process import Failed, Process
from load_step import service_command, sqlite_in

AIM_P99 = 0.100
AIM_STALL = 0.050
AIM_MEMORY = 50_000_000
FILES = 1_024
"""Open files that the service may have: as many as most systems allow a program."""
LONGER = 1
"""Seconds by which an attack lasts longer than what is measured."""
LATE_SECONDS = 60.0
LOOK_EVERY = 0.2
"""Seconds between two looks at the memory of the service."""


class Figures(Struct):
    """What the others saw during an attack. Times are in seconds, memory is in bytes."""

    name: str
    seconds: float
    report: Report
    deeds: Deeds
    seen: Seen
    memory: int
    newcomers: float | None
    log: str

    @property
    def p99(self) -> float:
        times = self.report.latencies
        return quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else max(times, default=float("inf"))

    @property
    def missed(self) -> list[str]:
        """The aims that were missed."""
        found = {
            "p99": self.p99 > AIM_P99,
            "stall": self.seen.stall > AIM_STALL,
            "memory": self.memory > AIM_MEMORY,
            "newcomers": self.newcomers is None,
            "errors": bool(self.report.errors),
            "500": any(status >= 500 for status in self.deeds.statuses),
            "log": bool(self.log),
        }
        return [name for name, is_missed in found.items() if is_missed]


def main() -> None:
    """Attack in every way, one after another, and print one table; also after Ctrl-C."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=int, default=10, help="how long each attack lasts (default 10)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only attacks with these words in their name")
    wanted = parser.parse_args()
    names = [name for name in ATTACKS if wanted.only.lower() in name.lower()]
    if not names:
        parser.error(f"no attack has {wanted.only!r} in its name")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything that was started is stopped
    load, rows = os.getloadavg()[0], list[Figures]()
    try:
        for place, name in enumerate(names, 1):
            print(f"» {place} of {len(names)}: {name} …", file=sys.stderr, flush=True)
            try:
                rows.append(measure(name, wanted.seconds))
            except (Failed, OSError, RuntimeError) as error:
                print(f"✗ {name}: {str(error) or type(error).__name__}", file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    _show(rows, f"{wanted.seconds} s for each attack (load average before: {load:.1f})")
    sys.exit(0 if len(rows) == len(names) else 1)


def measure(name: str, seconds: int) -> Figures:
    """One attack on a new service."""
    with TemporaryDirectory() as folder, Process(service_command(sqlite_in(Path(folder)))) as service:
        address = service.address()
        psutil.Process(service.pid).rlimit(psutil.RLIMIT_NOFILE, (FILES, FILES))
        return asyncio.run(_suffer(service, address, name, seconds))


async def _suffer(service: Process, address: str, name: str, seconds: int) -> Figures:
    """Play, watch and come in while the attack goes on."""
    crowd = await open_table(address)
    await crowd.play(2)
    await get_in(address)
    crowd.report = Report()
    with (
        _beside("abuse_watcher.py", address) as watcher,
        _beside("abuse_attacks.py", address, name, str(seconds + LONGER)) as attacker,
    ):
        watcher.say("from now on")
        watcher.hear(LATE_SECONDS)
        memory = [_memory(service)]
        looking = asyncio.create_task(_look_at_memory(service, memory))
        newcomers = asyncio.create_task(_later(address, seconds / 2))
        await crowd.play(seconds)
        came = await newcomers
        watcher.say("until now")
        seen = await asyncio.to_thread(watcher.hear, LATE_SECONDS)
        deeds = await asyncio.to_thread(attacker.hear, LATE_SECONDS)
        looking.cancel()
    return Figures(
        name=name,
        seconds=seconds,
        report=crowd.report,
        deeds=msgspec.json.decode(deeds, type=Deeds),
        seen=msgspec.json.decode(seen, type=Seen),
        memory=max(memory) - memory[0],
        newcomers=came,
        log=service.errors(),
    )


@contextmanager
def _beside(program: str, *arguments: str) -> Iterator[Process]:
    """Another program of this folder, once it has begun."""
    with Process([sys.executable, str(Path(__file__).with_name(program)), *arguments]) as running:
        running.hear(LATE_SECONDS)
        yield running


def _memory(service: Process) -> int:
    """The bytes in use by the process that serves, without those in which bots think."""
    return int(psutil.Process(service.pid).memory_info().rss)


async def _look_at_memory(service: Process, found: list[int]) -> None:
    while True:
        found.append(_memory(service))
        await asyncio.sleep(LOOK_EVERY)


async def _later(address: str, seconds: float) -> float | None:
    await asyncio.sleep(seconds)
    return await get_in(address)


def _show(rows: list[Figures], title: str) -> None:
    headings = (
        "attack",
        "done a second",
        "refused",
        "p50",
        "p99",
        "stall",
        "own",
        "memory",
        "newcomers",
        "aims missed",
    )
    table = Table(*headings, title=title)
    for row in rows:
        attack, came = ATTACKS[row.name], row.newcomers
        table.add_row(
            row.name,
            f"{row.deeds.done / (row.seconds + LONGER):,.0f} {attack.unit}" if attack.unit else "",
            f"{row.deeds.refused:,}",
            _ms(median(row.report.latencies or [float("inf")])),
            _ms(row.p99),
            _ms(row.seen.stall),
            _ms(row.seen.own),
            f"{row.memory / 1e6:+,.0f} MB",
            "did not get in" if came is None else _ms(came),
            ", ".join(row.missed) or "none",
        )
    Console(width=None if sys.stdout.isatty() else 170).print(table)
    for row in rows:
        for kind, count in row.report.errors.items():
            print(f"{row.name}, {count} ×: {kind}")
        if any(status >= 500 for status in row.deeds.statuses):
            print(f"{row.name}, answers: {row.deeds.statuses}")
        if row.log:
            print(f"{row.name}, the end of the log: {row.log[-500:]}")


def _ms(seconds: float) -> str:
    return "never" if seconds == float("inf") else f"{1000 * seconds:,.0f} ms"


if __name__ == "__main__":
    main()
