"""The long run of chaos: the service under load, while its processes and its database are killed and frozen.

    python benchmarks/chaos.py --rounds 2000 [--only sqlite] [--tables 8] [--seed 1]

So many faults for each set-up: one process over SQLite, three over PostgreSQL. Everything that clients saw and did is
compared with the log in the database; the first difference stops the run. Ctrl-C shows the figures so far.
"""

import asyncio
import signal
import sys
from argparse import ArgumentParser
from pathlib import Path
from random import SystemRandom
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "chaos")]

from chaos_figures import Figures  # noqa: E402
from chaos_keeper import Wrong  # noqa: E402
from chaos_run import Chaos  # noqa: E402
from chaos_workers import SETUPS  # noqa: E402


def main() -> None:
    """Disturb each set-up as often as asked for."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=100, help="faults for each set-up (default 100)")
    parser.add_argument("--only", choices=[*SETUPS], help="only this set-up")
    parser.add_argument("--tables", type=int, default=8, help="tables at a time (default 8)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1 << 32))
    wanted = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also in the background, where shells switch it off
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    print(f"seed {wanted.seed}", flush=True)
    for name in [wanted.only] if wanted.only else SETUPS:
        problem = _run(name, wanted.rounds, wanted.tables, wanted.seed)
        if problem:
            sys.exit(problem)


def _run(name: str, rounds: int, tables: int, seed: int) -> str | int:
    """The figures of one set-up, shown; and what ended the run early: 130 for Ctrl-C."""
    figures, began = Figures(), perf_counter()
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True)) as bar, SETUPS[name](figures.log) as setup:
            task = bar.add_task("", total=rounds)
            asyncio.run(Chaos(setup, seed, tables, figures).run(rounds, lambda: bar.advance(task)))
    except KeyboardInterrupt:
        return 130
    except Wrong as error:
        return f"✗ {error}"
    finally:
        minutes = (perf_counter() - began) / 60
        Console(width=None if sys.stdout.isatty() else 140).print(
            figures.shown(f"{name}: {figures.faults.total()} faults in {minutes:.0f} minutes, {tables} tables")
        )
    return 0


if __name__ == "__main__":
    main()
