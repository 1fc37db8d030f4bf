"""A machine on which no bot was ever compiled, and a compiler that a test lets finish."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from beaumonde.core.game import State
from beaumonde.core.kernel_cache import cache_folder
from beaumonde.server.thinking import Thought, think

GATE = "BEAUMONDE_TEST_GATE"
PATIENCE = 60.0


@contextmanager
def cold_machine(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which bots would be compiled, which is empty; everything is as before afterwards."""
    cache_folder.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    yield folder
    monkeypatch.undo()
    cache_folder.cache_clear()


@contextmanager
def patient_compiler(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cold machine whose compiler is done when the file exists; it fails if "fail" is written in it.

    Nothing is compiled: sensible bots think in place of all others."""
    gate = folder / "gate"
    with cold_machine(folder, monkeypatch):
        monkeypatch.setenv(GATE, str(gate))
        monkeypatch.setattr("beaumonde.server.thinkers.prepare", wait_at_gate)
        monkeypatch.setattr("beaumonde.server.thinkers.think", think_simply)
        yield gate
        gate.touch()


def wait_at_gate() -> None:
    """Stands for the compiler, in its process."""
    gate, patience = Path(os.environ[GATE]), monotonic() + PATIENCE
    while not gate.exists():
        assert monotonic() < patience
        sleep(0.02)
    if "fail" in gate.read_text():
        raise RuntimeError("no compiler")


def think_simply(state: State, seat: int, level: str) -> Thought:
    """What a sensible bot does."""
    return think(state, seat, "sensible")
