"""How quick the table is: the first page in a real browser, the size of the client, and an action seen by all seats.

    python benchmarks/table.py [--actions 400]

It starts the service on a free port of this machine and stops it again. Aims: a page one can use within a second, under
160 kB on the wire from the first page to a running game, and a median under 50 ms from an action to all four seats.
"""

import asyncio
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.visitor import FETCHED  # noqa: E402
from server.service import Player, Service, sqlite_in  # noqa: E402

CLIENT = ROOT / "src" / "beaumonde" / "server" / "client"
SEATS = 4
LOADS = 7
BROWSERS = ("chromium", "chromium-headless-shell", "google-chrome")
Row = tuple[str, str, str]


def main() -> None:
    """Measure and print one table."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--actions", type=int, default=400, help="how many actions to time")
    wanted = parser.parse_args()
    rows = Table("what", "measured", "aim", title="The table")
    with TemporaryDirectory() as folder:
        service = Service(sqlite_in(Path(folder)))
        try:
            for row in (*in_the_browser(service), client_size(), all_seats(service, wanted.actions)):
                rows.add_row(*row)
        finally:
            service.stop()
    Console().print(rows)


def client_size() -> Row:
    """Every file of the client as it is sent; nobody fetches all of it."""
    files = [file for file in CLIENT.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz", ".png")]
    total = sum(_sent(file) for file in files if not file.name.startswith("."))
    return "the whole client, three languages, both games, rules, fonts", f"{total / 1000:.0f} kB", ""


def _sent(file: Path) -> int:
    small = file.with_name(f"{file.name}.br")
    return (small if small.exists() else file).stat().st_size


def in_the_browser(service: Service) -> Iterator[Row]:
    """From an empty cache to a button that works, and on to a running game."""
    from playwright.sync_api import sync_playwright

    times = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS))), args=["--no-sandbox"]
        )
        for load in range(LOADS + 1):
            context = browser.new_context(service_workers="block")
            page = context.new_page()
            began = perf_counter()
            page.goto(f"http://{service.address}/", wait_until="commit")
            page.get_by_role("button").first.click(trial=True)
            if load:  # the first one warms the browser itself up
                times.append(perf_counter() - began)
            if load == LOADS:
                first = page.evaluate(FETCHED)
                page.locator("button.now").click()
                page.locator("#rail li").first.wait_for(state="attached")
                fetched = page.evaluate(FETCHED)
            context.close()
        browser.close()
    yield f"first page usable, empty cache (median of {LOADS})", f"{1000 * median(times):.0f} ms", "1,000 ms"
    yield "fetched for the first page, fonts included", f"{first / 1000:.0f} kB", ""
    yield "fetched from the first page to a running game, fonts included", f"{fetched / 1000:.0f} kB", "160 kB"


def all_seats(service: Service, actions: int) -> Row:
    """From sending an action until the last of four seats has heard of it."""
    times = asyncio.run(_play(service, actions))
    worst = quantiles(times, n=100)[98]
    return "action seen by four seats (median)", f"{1000 * median(times):.1f} ms (99 %: {1000 * worst:.1f})", "50 ms"


async def _play(service: Service, actions: int) -> list[float]:
    times: list[float] = []
    while len(times) < actions:
        people = [Player(service, f"P{seat}") for seat in range(SEATS)]
        try:
            table = people[0].lay("high-society", edition="2018", seats=SEATS)
            for guest in people[1:]:
                guest.join(table)
            people[0].start(table)
            address = f"ws://{service.address}/api/tables/{table['id']}/live"
            sockets = [await connect(address) for _ in people]
            times += await _game(sockets, [guest.token for guest in people], actions - len(times))
            await asyncio.gather(*(socket.close() for socket in sockets))
        finally:
            for guest in people:
                guest.close()
    return times


async def _game(sockets: list[ClientConnection], tokens: list[str], most: int) -> list[float]:
    """Everybody passes at once, which keeps the game going and the sums small."""
    times: list[float] = []
    told = []
    for socket, token in zip(sockets, tokens, strict=True):
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        told.append(msgspec.json.decode(await socket.recv()))
    for number in count(told[0]["number"]):
        acting = told[0]["view"]["to_act"]
        if not acting or len(times) >= most:
            return times
        seat = acting[0]
        luxuries = told[seat]["hints"]["discard"]
        action = {"type": "discard", "card": luxuries[0]} if luxuries else {"type": "pass"}
        message = msgspec.json.encode({"type": "act", "id": f"a{number}", "number": number, "action": action}).decode()
        began = perf_counter()
        await sockets[seat].send(message)
        told = await asyncio.gather(*map(_played, sockets))
        times.append(perf_counter() - began)
    return times


async def _played(socket: ClientConnection) -> Any:
    while (message := msgspec.json.decode(await socket.recv()))["type"] != "played":
        pass
    return message


if __name__ == "__main__":
    main()
