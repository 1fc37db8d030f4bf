"""How many busy tables the service can serve.

    python benchmarks/load.py [--tables 50,100,200,400] [--seconds 20] [--postgresql --workers 2]
                              [--rival] [--rest 5000] [--profile]

Every step starts the real service anew and fills it with tables of four people who play High Society over real
WebSockets, one action a second at each table. Latency is from sending an action until all four people have heard of it.
Aims: 400 tables, 99 % of the actions seen within 50 ms, 1.2 ms of processor time for each.
"""

import os
import resource
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from load_postgres import postgresql
from load_process import Failed
from load_profile import heaviest, profiler
from load_rest import at_rest
from load_rival import rivals
from load_step import Figures, Target, measure, our_service, sqlite_in

AIM_TABLES = 400
AIM_P99 = 0.050
AIM_PER_ACTION = 0.0012
Measured = tuple[str, Callable[[Figures], str], str]

ROWS: tuple[Measured, ...] = (
    ("actions offered a second", lambda step: f"{step.report.offered / step.seconds:.1f}", ""),
    ("actions done a second", lambda step: f"{step.done / step.seconds:.1f}", f"{AIM_TABLES}"),
    ("forced, played by the service, a second", lambda step: f"{step.report.forced / step.seconds:.1f}", ""),
    ("latency, p50", lambda step: _ms(step.p50), ""),
    ("latency, p99", lambda step: _ms(step.p99), f"≤ {1000 * AIM_P99:.0f} ms"),
    ("latency, longest", lambda step: _ms(max(step.report.latencies, default=0.0)), ""),
    ("processor time per action", lambda step: f"{1000 * step.per_action:.2f} ms", f"≤ {1000 * AIM_PER_ACTION:.1f} ms"),
    ("service, share of a core", lambda step: f"{step.service_share:.0%}", ""),
    ("generator, share of a core", lambda step: f"{step.generator_share:.0%}", ""),
    ("memory per socket", lambda step: f"{step.memory_socket / 1000:,.0f} kB", ""),
    ("memory per table, all in", lambda step: f"{step.memory_table / 1000:,.0f} kB", ""),
    ("rematches", lambda step: f"{step.report.games}", ""),
    ("errors", lambda step: f"{sum(step.report.errors.values())}", "0"),
)


def main() -> None:
    """Measure and print one table for each service."""
    wanted = _wanted()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything that was started is stopped
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every socket is an open file
    try:
        with _databases(wanted) as database:
            if wanted.tables:
                _measure_load(wanted, database)
            if wanted.rest:
                Console().print(at_rest(wanted.rest, database, wanted.workers))
    except KeyboardInterrupt:
        sys.exit(130)
    except Failed as error:
        sys.exit(f"✗ {error}")


def _wanted() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=_steps, default=[50, 100, 200, 400], help="the steps; 0 for none")
    parser.add_argument("--seconds", type=int, default=20, help="how long each step is measured")
    parser.add_argument("--workers", type=int, help="processes of the service, if it has this option")
    parser.add_argument("--generators", type=int, default=1, help="processes of the load generator")
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own instead of SQLite files")
    parser.add_argument("--plain", action="store_true", help="without the compression that browsers ask for")
    parser.add_argument("--rival", action="store_true", help="boardgame.io under the same load")
    parser.add_argument("--rest", type=int, metavar="TABLES", help="the service with so many unfinished tables")
    parser.add_argument(
        "--profile",
        type=Path,
        nargs="?",
        const=Path("load-profile.txt"),
        help="py-spy's stacks of the highest step, which it slows",
    )
    wanted = parser.parse_args()
    if wanted.profile is not None and profiler() is None:
        print("py-spy is not installed: no profile is recorded.")
        wanted.profile = None
    return wanted


@contextmanager
def _databases(wanted: Namespace) -> Iterator[Callable[[Path], str]]:
    """The address of a new database for a service with this folder."""
    if not wanted.postgresql:
        yield sqlite_in
        return
    with postgresql() as server:
        yield lambda folder: server.create(folder.name.lower())


def _steps(text: str) -> list[int]:
    return sorted(int(step) for step in text.split(",") if int(step))


def _measure_load(wanted: Namespace, database: Callable[[Path], str]) -> None:
    ours = _climb(our_service(database, wanted.workers, plain=wanted.plain), wanted, wanted.profile)
    if wanted.profile is not None and wanted.profile.exists():
        Console().print(heaviest(wanted.profile))
    for rival in rivals() if wanted.rival else ():
        _compare(rival.name, ours, _climb(rival, wanted))


def _climb(target: Target, wanted: Namespace, profile: Path | None = None) -> list[Figures]:
    """Raise the load step by step until the service breaks, and print what there is, also after Ctrl-C."""
    load, steps = os.getloadavg()[0], list[Figures]()
    try:
        for tables in wanted.tables:
            print(f"» {target.name}: {tables} tables …", file=sys.stderr, flush=True)
            recorded = profile if tables == wanted.tables[-1] else None
            steps.append(measure(target, tables, wanted.seconds, wanted.generators, recorded))
            if steps[-1].broke:
                break
    finally:
        if steps:
            _show(f"{target.name}, {wanted.seconds} s a step (load average before: {load:.1f})", steps)
    return steps


def _show(title: str, steps: Sequence[Figures]) -> None:
    rows = Table("", *(f"{step.tables} tables" for step in steps), "our aim", title=title)
    for name, shown, aim in ROWS:
        rows.add_row(name, *map(shown, steps), aim)
    Console().print(rows)
    for step in steps:
        for kind, count in step.report.errors.items():
            print(f"At {step.tables} tables, {count} ×: {kind}")
    last = steps[-1]
    print(f"It broke at {last.tables} tables: {last.broke}." if last.broke else f"It bore {last.tables} tables.")


def _compare(rival: str, ours: Sequence[Figures], theirs: Sequence[Figures]) -> None:
    """Ours as a multiple of the rival's, at the highest step that both had."""
    for our, their in reversed(list(zip(ours, theirs, strict=False))):
        ratios = [(our.per_action, their.per_action), (our.p50, their.p50), (our.p99, their.p99)]
        processor, p50, p99 = (mine / max(1e-9, other) for mine, other in ratios)
        print(
            f"Beau Monde beside {rival}, at {our.tables} tables: {processor:.2f} × the processor time per action, "
            f"{p50:.2f} × the p50, {p99:.2f} × the p99."
        )
        return


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:,.1f} ms"


if __name__ == "__main__":
    main()
