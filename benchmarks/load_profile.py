"""Where Python spends its time in the service while it is under load, if py-spy is installed.

Only threads that hold the interpreter's lock count: those that wait for the disk would hide all others.
"""

import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

from rich.table import Table

SHOWN = 15
RATE = 100
"""Samples a second."""


def profiler() -> str | None:
    """The command of py-spy, beside this Python or anywhere on the path."""
    return shutil.which("py-spy", path=str(Path(sys.executable).parent)) or shutil.which("py-spy")


@contextmanager
def record(pid: int, seconds: int, file: Path | None) -> Iterator[None]:
    """Write collapsed stacks of the process and its children to the file, for so many seconds; nothing without one."""
    command = profiler()
    if file is None or command is None:
        yield
        return
    file.unlink(missing_ok=True)
    options = ["--pid", str(pid), "--duration", str(seconds), "--rate", str(RATE), "--output", str(file)]
    fixed = ["record", "--format", "raw", "--function", "--subprocesses", "--gil"]
    with Popen([command, *fixed, *options], stdout=PIPE, stderr=STDOUT) as spy:  # noqa: S603 - our own command
        try:
            yield
            said, _ = spy.communicate(timeout=seconds + 60)
            if spy.returncode:
                print(f"py-spy could not record: {said.decode(errors='replace').strip()}")
        finally:
            spy.kill()


def heaviest(file: Path) -> Table:
    """The functions with the most time of their own, and their time with everything they call."""
    own, whole, total = Counter[str](), Counter[str](), 0
    for line in file.read_text().splitlines():
        stack, _, samples = line.rpartition(" ")
        functions = [name for name in stack.split(";") if not name.startswith("process ")]
        if not functions or not samples.isdigit():
            continue  # a process that could not be read in this moment
        count = int(samples)
        own[functions[-1]] += count
        whole.update(dict.fromkeys(functions, count))
        total += count
    title = f"The functions that take the most time, of {total} samples"
    rows = Table("function", "own", "with what it calls", title=title)
    for function, count in own.most_common(SHOWN):
        rows.add_row(function, f"{count / total:.1%}", f"{whole[function] / total:.1%}")
    return rows
