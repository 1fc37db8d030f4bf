"""Build the browser client into the package, if anything it is made of has changed.

Run by `make` with the project's Python. Node.js comes from the machine if it is new enough, else from the package
registry, into the virtual environment.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "beaumonde" / "server" / "client"
BIN = Path(sys.executable).parent
SOURCES = (WEB / "src", WEB / "public", WEB / "vite", ROOT / "src" / "beaumonde" / "locale", ROOT / "docs" / "rules")
SINGLES = ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")


def main() -> None:
    """Build; with "dev" only install everything that checking the client needs."""
    everything = "dev" in sys.argv[1:]
    environment = node_environment()
    install(environment, everything)
    stamp, digest = CLIENT / ".made-of", digest_of_sources()
    if stamp.exists() and stamp.read_text() == digest:
        return
    say("Building the table for the browser …")
    run(["npm", "run", "--silent", "build", "--", "--logLevel", "error"], environment, "The client could not be built.")
    stamp.write_text(digest)


def node_environment() -> dict[str, str]:
    """The environment in which node and npm are those to use."""
    return os.environ | {"PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}


def install(environment: dict[str, str], everything: bool) -> None:
    """The packages of the lock file; those for checking only where they are wanted."""
    stamp = WEB / "node_modules" / ".ready"
    digest = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = stamp.read_text().split() if stamp.exists() else []
    if have[:1] == [digest] and (not everything or "dev" in have):
        return
    say("Installing what the client is built with (once) …")
    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error", *([] if everything else ["--omit=dev"])]
    run(command, environment, "The client's packages could not be installed. Is there a network?")
    stamp.write_text(f"{digest} {'dev' if everything else ''}")


def node_folder() -> Path:
    """Where a node and npm that are new enough live; installed here if the machine has none."""
    for found in (shutil.which("node"), BIN / "node"):
        if found and Path(found).exists() and new_enough(str(found)):
            return Path(found).parent
    say("Node.js is missing or old; installing it into the virtual environment …")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    lock = str(ROOT / "requirements" / "node.txt")
    run([*pip, "-r", lock], dict(os.environ), "Node.js could not be installed. Is there a network?")
    return BIN


def new_enough(node: str) -> bool:
    """Vite asks for 20.19 or newer, or 22.12 or newer."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if not found or not (Path(node).parent / "npm").exists():
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def digest_of_sources() -> str:
    """Changes when anything the client is made of does."""
    total = hashlib.sha256()
    files = [WEB / name for name in SINGLES]
    files += [file for folder in SOURCES for file in sorted(folder.rglob("*")) if file.suffix not in (".py", ".pyc")]
    for file in files:
        if file.is_file():
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def run(command: list[str], environment: dict[str, str], trouble: str) -> None:
    """Run it in the client's folder, or stop with what was in the way."""
    if subprocess.run(command, check=False, cwd=WEB, env=environment).returncode != 0:
        sys.exit(f"✗ {trouble}")


def say(line: str) -> None:
    """Tell the person at the terminal what is going on."""
    print(f"» {line}", flush=True)


if __name__ == "__main__":
    main()
