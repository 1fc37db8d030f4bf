"""The curves of a training as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from beaumonde.core.errors import MissingExtra

if TYPE_CHECKING:
    from beaumonde.learn.training import Line

INK, ACCENT, QUIET = "#1f2a37", "#0f5c4d", "#b08d3f"


def draw(history: Sequence["Line"], fair: float, title: str, path: Path) -> None:
    """Four small curves over the games played: strength, forecast, variety, and games nobody won."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - loading it takes a second
    except ImportError as error:
        raise MissingExtra("no-matplotlib") from error
    figure = Figure(figsize=(10, 6), layout="constrained")
    figure.suptitle(title, color=INK)
    axes: Any = figure.subplots(2, 2).ravel()
    games = [line.games / 1000 for line in history]
    measured = [line for line in history if line.share is not None]
    axes[0].plot([line.games / 1000 for line in measured], [line.share for line in measured], color=ACCENT, marker="o")
    axes[0].axhline(fair, color=QUIET, linestyle="--", linewidth=1)
    axes[0].set_ylim(0, 1)
    for axis, name, values in (
        (axes[1], "Forecast: cross-entropy of who wins", [line.forecast for line in history]),
        (axes[2], "Variety: entropy of the picks", [line.entropy for line in history]),
        (axes[3], "Games nobody won", [line.nobody for line in history]),
    ):
        axis.plot(games, values, color=ACCENT, linewidth=1)
        axis.set_title(name, fontsize=10, color=INK)
    axes[0].set_title("Share of the win against sensible players (dashes: fair share)", fontsize=10, color=INK)
    for axis in axes:
        axis.set_xlabel("thousand games", fontsize=8, color=INK)
        axis.spines[["top", "right"]].set_visible(False)
        axis.tick_params(labelsize=8, colors=INK)
    figure.savefig(path, dpi=150)
