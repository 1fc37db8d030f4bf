"""The service at rest: how it starts, idles and answers with thousands of unfinished games in its database."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from rich.table import Table

from load_lobby import SEATS, Lobby, in_turn
from load_process import Process
from load_step import SERVICE_ENVIRONMENT, service_command

TABLES_OF_A_GUEST = 100
REST_SECONDS = 30
REQUESTS = 20
Row = tuple[str, str]


def at_rest(tables: int, database: Callable[[Path], str], workers: int | None) -> Table:
    """Begin so many games and abandon them, start the service again, and measure it."""
    with TemporaryDirectory() as folder:
        command = service_command(database(Path(folder)), workers)
        with Process(command, SERVICE_ENVIRONMENT) as service:
            guest, again = asyncio.run(_abandon(service.address(), tables))
        began = perf_counter()
        with Process(command, SERVICE_ENVIRONMENT) as service:
            rows = Table("what", "measured", title=f"At rest, with {tables:,} unfinished tables")
            for row in _measured(service, guest, began):
                rows.add_row(*row)
            rows.add_row("requests sent again because the service was busy, before its restart", str(again))
    return rows


async def _abandon(address: str, tables: int) -> tuple[str, int]:
    """Groups of four people begin games with each other until there are so many.

    The token of one of them, and how many requests had to be sent again."""
    again: list[str] = []
    lobby = Lobby(address, again.append)
    await lobby.until_prepared()
    guests = await lobby.guests(SEATS * -(-tables // TABLES_OF_A_GUEST))
    groups = [guests[place : place + SEATS] for place in range(0, len(guests), SEATS)]
    await in_turn((groups[table // TABLES_OF_A_GUEST] for table in range(tables)), lobby.begin)
    await lobby.close()
    return guests[0], len(again)


def _measured(service: Process, guest: str, began: float) -> Iterator[Row]:
    address = service.address()
    yield "from its start until it listens", f"{perf_counter() - began:.2f} s"
    asyncio.run(_times(address, guest, 0))
    yield "from its start until the first answered request", f"{perf_counter() - began:.2f} s"
    for which in ("first", "next"):
        before = service.usage()
        sleep(REST_SECONDS)
        after = service.usage()
        share = (after.processor - before.processor) / (after.at - before.at)
        yield f"share of a core, {which} {REST_SECONDS} s after that", f"{share:.1%}"
    count, times = asyncio.run(_times(address, guest, REQUESTS))
    yield f"GET /api/tables, a guest with {count} tables, median of {REQUESTS}", f"{1000 * median(times):.1f} ms"
    yield "the slowest of them", f"{1000 * max(times):.1f} ms"


async def _times(address: str, guest: str, requests: int) -> tuple[int, list[float]]:
    """How many tables the guest is shown, and how long that took each time, after a request to say who they are."""
    lobby = Lobby(address)
    await lobby.ask("GET", "/guests/me", guest)
    found, times = 0, []
    for _ in range(requests):
        began = perf_counter()
        found = len(await lobby.tables(guest))
        times.append(perf_counter() - began)
    await lobby.close()
    return found, times
