"""One step of the load benchmark: so many tables at a fresh service, and the figures of their play."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct, field

from beaumonde.server.settings import LIMITS
from load_clients import Report
from load_lobby import SEATS
from load_process import Process, Usage
from load_profile import record

SERVICE_ENVIRONMENT = {f"BEAUMONDE_{name.upper()}": "0" for name in LIMITS}
"""Everybody in this benchmark comes from one address, so the limits of the service are off."""

LAYING_SECONDS = 600.0
LATE_SECONDS = 60.0
"""How much longer than it should take a play may last."""
SETTLING_SECONDS = 2
"""A play before the one that is measured."""
WORST_P99 = 1.0
LEAST_DONE = 0.9


class Target(Struct, frozen=True):
    """A service under load: how it is started in a folder of its own, and who plays there."""

    name: str
    serve: Callable[[Path], list[str]]
    clients: list[str]
    """The command of the load generator; the address, the number of tables and its share of them follow."""
    environment: dict[str, str] = field(default_factory=dict)


class Figures(Struct, frozen=True):
    """What one step measured. Times are in seconds, memory is in bytes."""

    tables: int
    seconds: int
    report: Report
    processor: float
    """Processor time of the service in the whole play."""
    service_share: float
    generator_share: float
    memory_socket: float
    memory_table: float
    """With its four sockets and everything that was played."""

    @property
    def done(self) -> int:
        return len(self.report.latencies)

    @property
    def per_action(self) -> float:
        """Processor time for each action, those included that the service played by itself."""
        return self.processor / max(1, self.done + self.report.forced)

    @property
    def p50(self) -> float:
        return median(self.report.latencies or [0.0])

    @property
    def p99(self) -> float:
        return quantiles(self.report.latencies, n=100, method="inclusive")[98] if self.done > 1 else self.p50

    @property
    def broke(self) -> str:
        """Why the service does not bear this step; empty if it does."""
        if self.done < LEAST_DONE * self.report.offered:
            return f"{self.done} of {self.report.offered} actions were done"
        return f"p99 is {1000 * self.p99:,.0f} ms" if self.p99 > WORST_P99 else ""


def our_service(database: Callable[[Path], str], workers: int | None, *, plain: bool) -> Target:
    """Our own, with the database that it is given for its folder."""

    def serve(folder: Path) -> list[str]:
        return service_command(database(folder), workers)

    clients = [sys.executable, str(Path(__file__).with_name("load_clients.py")), *(["--plain"] if plain else [])]
    return Target("Beau Monde", serve, clients, SERVICE_ENVIRONMENT)


def sqlite_in(folder: Path) -> str:
    """The address of a SQLite file there."""
    return f"sqlite:///{folder / 'load.db'}"


def service_command(database: str, workers: int | None = None) -> list[str]:
    """Starts the service on a free port, with bots and standing orders that do not wait."""
    command = [sys.executable, "-m", "beaumonde.server", "--port", "0", "--no-open", "--bot-pause", "0"]
    return [*command, "--database", database, *(["--workers", str(workers)] if workers else [])]


def measure(target: Target, tables: int, seconds: int, generators: int, profile: Path | None = None) -> Figures:
    """Start the service, fill it with tables, play, and stop it; with `profile` the play is recorded there."""
    with (
        TemporaryDirectory() as folder,
        Process(target.serve(Path(folder)), target.environment) as service,
    ):
        address = service.address()
        with _generators(target, address, 1, 1) as visitors:  # what is loaded with the first game is no table's
            for command in ("lay", "connect", "play 1"):
                _ask(visitors, command, LAYING_SECONDS)
        with _generators(target, address, tables, generators) as crowd:
            empty = service.usage()
            earlier = _ask(crowd, "lay", LAYING_SECONDS)
            laid = service.usage()
            earlier += _ask(crowd, "connect", LAYING_SECONDS)
            connected = service.usage()
            earlier += _ask(crowd, f"play {SETTLING_SECONDS}", LATE_SECONDS)
            with record(service.pid, seconds, profile):
                before, crowd_before = service.usage(), [one.usage() for one in crowd]
                reports = _ask(crowd, f"play {seconds}", seconds + LATE_SECONDS)
                after, crowd_after = service.usage(), [one.usage() for one in crowd]
    return Figures(
        tables=tables,
        seconds=seconds,
        report=_sum(reports, earlier),
        processor=after.processor - before.processor,
        service_share=_share(before, after),
        generator_share=sum(map(_share, crowd_before, crowd_after)),
        memory_socket=(connected.memory - laid.memory) / (SEATS * tables),
        memory_table=(after.memory - empty.memory) / tables,
    )


@contextmanager
def _generators(target: Target, address: str, tables: int, processes: int) -> Iterator[list[Process]]:
    """So many processes that share the tables."""
    with ExitStack() as running:
        yield [
            running.enter_context(
                Process([*target.clients, address, str(tables), "--first", str(first), "--stride", str(processes)])
            )
            for first in range(processes)
        ]


def _ask(crowd: Sequence[Process], command: str, within: float) -> list[Report]:
    for one in crowd:
        one.say(command)
    return [msgspec.json.decode(one.hear(within), type=Report) for one in crowd]


def _sum(reports: Sequence[Report], earlier: Sequence[Report]) -> Report:
    """All of the reports, and the errors of the earlier commands."""
    whole = Report()
    for report in reports:
        whole.offered += report.offered
        whole.latencies += report.latencies
        whole.forced += report.forced
        whole.games += report.games
    errors: Counter[str] = Counter()
    for report in (*earlier, *reports):
        errors.update(report.errors)
    whole.errors = dict(errors)
    return whole


def _share(before: Usage, after: Usage) -> float:
    return (after.processor - before.processor) / (after.at - before.at)
