"""boardgame.io under the same load: its smallest possible game, with its store in memory and with its store on disk.

It tells its players of a move before it stores it, and its files are not flushed to the disk; ours commits first.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from load_process import Failed
from load_step import Target

FOLDER = Path(__file__).parent / "rivals" / "boardgameio"
ENVIRONMENT = {"NODE_ENV": "production"}
STORES = {"memory": "in memory", "file": "FlatFile"}


def rivals() -> list[Target]:
    """boardgame.io with each of its stores, installed if it is not; Failed if it cannot be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Failed("boardgame.io needs Node.js and npm, which are not installed.")
    _install(npm)
    return [_target(node, store, name) for store, name in STORES.items()]


def _target(node: str, store: str, name: str) -> Target:
    def serve(folder: Path) -> list[str]:
        return [node, str(FOLDER / "server.mjs"), store, str(folder)]

    return Target(f"boardgame.io, {name}", serve, [node, str(FOLDER / "clients.mjs")], ENVIRONMENT)


def _install(npm: str) -> None:
    """The packages of the lock file, unless they are there."""
    stamp = FOLDER / "node_modules" / ".ready"
    digest = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    print("» Installing boardgame.io (once) …", flush=True)
    command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"]
    if subprocess.run(command, cwd=FOLDER, check=False).returncode:  # noqa: S603 - our own command
        raise Failed("boardgame.io could not be installed. Is there a network?")
    stamp.write_text(digest)
