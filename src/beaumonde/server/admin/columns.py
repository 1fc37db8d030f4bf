"""Rows as aligned columns of plain text, for people and for programs that split lines at spaces."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

NOTHING = "-"


def columns(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A line for the heads and one for each row."""
    lines = [[*heads], *([NOTHING if cell is None else str(cell) for cell in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    padded = ("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "".join(f"{line.rstrip()}\n" for line in padded)


def moment(milliseconds: int | None) -> str | None:
    """A time of the database, in UTC."""
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
