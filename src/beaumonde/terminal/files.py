"""Records on disk: read with one clear error, written whole or not at all."""

import os
from pathlib import Path

from beaumonde import loads
from beaumonde.core.errors import BadRecord
from beaumonde.core.record import LONGEST, Journal, Record
from beaumonde.core.shuffle import Fair


def home() -> Path:
    """Where games are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "beaumonde"


def name_for(journal: Journal) -> str:
    """A file name that tells the game and is its own."""
    setup = journal.record().setup
    mark = setup.commitment[:12] if isinstance(setup, Fair) else "seed"
    return f"{journal.game.name}-{mark}.json"


def save(journal: Journal, file: Path) -> None:
    """Write the game so far. While it is not over only its owner may read the file: it holds the secret."""
    text = journal.record().dumps(private=True) + "\n"
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.touch(mode=0o600)
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as error:
        raise BadRecord("no-write", file=file.name, detail=error.strerror or "") from error


def read(file: Path) -> Record:
    """The record in a file."""
    try:
        with file.open("rb") as source:
            return loads(source.read(LONGEST + 1))
    except OSError as error:
        raise BadRecord("no-file", file=file.name, detail=error.strerror or "") from error
