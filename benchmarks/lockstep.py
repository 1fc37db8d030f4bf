"""The long run: kernel and readable engine side by side, compared after every action of very many games.

    python benchmarks/lockstep.py --games 1000000 [--first 0]

All cores. Every kind of table in turn, each game from its own seed. The first difference stops the run and is shown
with the table and the seed, which reproduce it. Ctrl-C says how far it came.
"""

import os
import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "kernel")]

import beaumonde as bm  # noqa: E402
from side_by_side import lockstep  # noqa: E402
from tables import TABLES  # noqa: E402

CHUNK = 200
KERNELS = tuple(map(bm.kernel, TABLES))


def compare(first: int) -> tuple[int, int]:
    """The games from that number on; how many, and how many decisions they took."""
    decisions = 0
    for number in range(first, first + CHUNK):
        table = number % len(TABLES)
        decisions += lockstep(TABLES[table], KERNELS[table], number)
    return CHUNK, decisions


def main() -> None:
    """Compare as many games as asked for."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the number of the first game")
    wanted = parser.parse_args()
    starts = range(wanted.first, wanted.first + wanted.games, CHUNK)
    compare(wanted.first)  # compile once, before the workers start
    games = decisions = 0
    began = perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task("", total=wanted.games)
        try:
            for played, taken in pool.map(compare, starts):
                games, decisions = games + played, decisions + taken
                bar.update(task, advance=played)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    minutes = (perf_counter() - began) / 60
    print(f"{games:,} games, {decisions:,} decisions compared in {minutes:.1f} minutes: no difference.")


if __name__ == "__main__":
    main()
