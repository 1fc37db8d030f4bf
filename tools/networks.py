"""Put a trained network into the package: weights in half precision, and the manifest of how they were made.

    python tools/networks.py runs/high-society high-society --commit COMMIT

COMMIT is the one the training was run with; a note tells what else there is to know.
"""

import argparse
from pathlib import Path

import msgspec
import numpy as np

from beaumonde.bots.net import Weights
from beaumonde.bots.networks import FOLDER, Manifest
from beaumonde.learn.training import Line


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", choices=["high-society", "rich-and-good"])
    parser.add_argument("--commit", required=True)
    parser.add_argument("--note", default="")
    wanted = parser.parse_args()
    with np.load(wanted.folder / "weights.npz") as arrays:
        halves = {name: arrays[name].astype(np.float16) for name in Weights._fields}
    last = msgspec.json.decode((wanted.folder / "history.jsonl").read_bytes().splitlines()[-1], type=Line)
    FOLDER.mkdir(exist_ok=True)
    np.savez_compressed(FOLDER / f"{wanted.game}.npz", **halves)
    manifest = Manifest(
        game=wanted.game,
        commit=wanted.commit,
        command=f"beaumonde train {wanted.game} --minutes {round(last.seconds / 60)}",
        minutes=round(last.seconds / 60, 1),
        games=last.games,
        picks=last.picks,
        settings=msgspec.json.decode((wanted.folder / "settings.json").read_bytes()),
        parameters=sum(part.size for part in halves.values()),
        note=wanted.note,
    )
    text = msgspec.json.format(msgspec.json.encode(manifest).decode(), indent=2)
    (FOLDER / f"{wanted.game}.json").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
