"""Records on disk: read with one clear error, written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from beaumonde import loads
from beaumonde.core.errors import BadRecord
from beaumonde.core.record import LONGEST, Journal, Record
from beaumonde.core.shuffle import Fair, Seed


def home() -> Path:
    """Where games are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "beaumonde"


def name_for(journal: Journal) -> str:
    """A file name that tells the game and is its own."""
    setup = journal.record().setup
    match setup:
        case Fair():
            mark = setup.commitment[:12]
        case Seed():
            mark = f"seed-{setup.seed}"
        case _:
            mark = "by-hand"
    return f"{journal.game.name}-{mark}.json"


def save(journal: Journal, file: Path) -> None:
    """Write the game so far. While it is not over only its owner may read the file: it holds the secret."""
    text = journal.record().dumps(private=True) + "\n"
    if file.is_dir():
        raise BadRecord("no-write", file=str(file), why="folder", detail="")
    part = file.parent / f"{file.name}.part"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600, exist_ok=False)
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise BadRecord("no-write", **_about(file, error)) from error


def read(file: Path) -> Record:
    """The record in a file."""
    try:
        with file.open("rb") as source:
            return loads(source.read(LONGEST + 1))
    except OSError as error:
        raise BadRecord("no-file", **_about(file, error)) from error


def _about(file: Path, error: OSError) -> dict[str, str]:
    match error:
        case FileNotFoundError():
            why = "absent"
        case IsADirectoryError():
            why = "folder"
        case PermissionError():
            why = "forbidden"
        case _:
            why = "other"
    return {"file": str(file), "why": why, "detail": error.strerror or ""}
