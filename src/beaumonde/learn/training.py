"""A training: it plays, learns, measures itself, writes everything down, and can be stopped and taken up again.

Its folder has `weights.npz` (what plays), `moments.npz` (the optimiser, to go on from), `settings.json` and
`history.jsonl` (a line for each iteration).
"""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from beaumonde.bots.net import Weights
from beaumonde.core.errors import BadSetup
from beaumonde.games.compiled import SHAPES, WHICH
from beaumonde.learn.model import fresh
from beaumonde.learn.player import Played
from beaumonde.learn.ppo import Learner, Report, Settings

WIDTHS = {"high-society": (192, 0), "rich-and-good": (160, 64)}
"""How wide the layers are: of the table, and of each item."""

Play = Callable[[Weights], Sequence[Played]]
"""Plays a stretch in every lane, here or elsewhere."""


class Line(msgspec.Struct, frozen=True):
    """One iteration in the history."""

    iteration: int
    seconds: float
    """Since the training began, pauses not counted."""
    games: int
    """In all so far."""
    picks: int
    policy: float
    forecast: float
    entropy: float
    moved: float
    nobody: float
    share: float | None = None
    """The share of the win against `sensible` players, where it was measured."""


class Training:
    """What is learned and how far it has come."""

    def __init__(
        self, game: str, folder: Path, seconds: float, settings: Settings | None = None, seed: int = 0
    ) -> None:
        self.game, self.folder, self.seconds = game, folder, seconds
        weights = fresh(SHAPES[WHICH[game]], *WIDTHS[game], seed)
        self.learner = Learner(weights, settings or Settings())
        self.history: list[Line] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "weights.npz").exists():
            self._take_up()

    @property
    def passed(self) -> float:
        """Seconds of training so far."""
        return self.history[-1].seconds if self.history else 0.0

    def run(self, play: Play, measure: Callable[[Weights], float], every: float, tell: Callable[[Line], None]) -> None:
        """Go on until the time is over; what was learned is saved, and measured, every so many seconds and at the
        end, also when stopped by Ctrl-C."""
        began, saved = time.monotonic() - self.passed, self.passed
        try:
            while self.passed < self.seconds:
                report = self.learner.learn(play(self.learner.weights), self.passed / self.seconds)
                line = self._line(report, time.monotonic() - began)
                if line.seconds - saved >= every or line.seconds >= self.seconds:
                    line = msgspec.structs.replace(line, share=measure(to_numpy(self.learner.weights)))
                    saved = line.seconds
                    self.history.append(line)
                    self.save()
                else:
                    self.history.append(line)
                tell(line)
        finally:
            self.save()

    def _line(self, report: Report, seconds: float) -> Line:
        before = self.history[-1] if self.history else None
        return Line(
            iteration=len(self.history) + 1,
            seconds=round(seconds, 2),
            games=(before.games if before else 0) + report.games,
            picks=(before.picks if before else 0) + report.picks,
            policy=report.policy,
            forecast=report.forecast,
            entropy=report.entropy,
            moved=report.moved,
            nobody=report.nobody,
        )

    def save(self) -> None:
        """Write everything down; each file appears whole or not at all."""
        _write(self.folder / "weights.npz", to_numpy(self.learner.weights)._asdict())
        leaves = jax.tree.leaves(self.learner.moments)
        _write(self.folder / "moments.npz", {str(number): np.asarray(leaf) for number, leaf in enumerate(leaves)})
        (self.folder / "settings.json").write_bytes(msgspec.json.encode(self.learner.settings._asdict()))
        lines = b"".join(msgspec.json.encode(line) + b"\n" for line in self.history)
        (self.folder / "history.jsonl").write_bytes(lines)

    def _take_up(self) -> None:
        weights = np.load(self.folder / "weights.npz")
        if any(weights[name].shape != getattr(self.learner.weights, name).shape for name in Weights._fields):
            raise BadSetup("other-network", folder=str(self.folder))
        self.learner.weights = Weights(*(jnp.asarray(weights[name]) for name in Weights._fields))
        saved = np.load(self.folder / "moments.npz")
        leaves, tree = jax.tree.flatten(self.learner.moments)
        self.learner.moments = jax.tree.unflatten(tree, [jnp.asarray(saved[str(n)]) for n in range(len(leaves))])
        lines = (self.folder / "history.jsonl").read_bytes().splitlines()
        self.history = [msgspec.json.decode(line, type=Line) for line in lines]


def to_numpy(weights: Weights) -> Weights:
    """The same weights for compiled code."""
    return Weights(*(np.ascontiguousarray(part, np.float32) for part in weights))


def _write(path: Path, arrays: dict[str, Any]) -> None:
    with path.with_suffix(".new").open("wb") as file:
        np.savez(file, **arrays)
    path.with_suffix(".new").replace(path)
