"""Make the local virtual environment ready: create it if it is missing, install what the lock file says.

Run by `make` with whatever `python3` the machine has, so it uses nothing but the standard library.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)


def main() -> None:
    """Install the lock file named on the command line ("play", "dev" or "bench")."""
    want = sys.argv[1]
    lock = ROOT / "requirements" / f"{want}.txt"
    stamp = VENV / f".ready-{want}"
    digest = hashlib.sha256(lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == digest:
        return
    if not PYTHON.exists():
        create()
    say(f"Installing what '{want}' needs (once; a minute or so) …")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "--require-hashes", "-r", str(lock)], "The packages could not be installed. Is there a network?")
    build = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    run([*pip, *build], "Beau Monde itself could not be installed.")
    stamp.write_text(digest)


def create() -> None:
    """A fresh virtual environment, with apt's help where Debian keeps venv apart and we may install it."""
    python = find_python()
    say(f"Creating a virtual environment in {VENV.name} …")
    command = [python, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode == 0:
        return
    package = "python3-venv"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"Python's venv module is missing; installing {package} …")
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False, env=environment)
        subprocess.run(["apt-get", "-qq", "install", "-y", package], check=False, env=environment)
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        stop(
            "No virtual environment could be created.\n"
            f"On Debian or Ubuntu: sudo apt install {package}\n\n{made.stdout}{made.stderr}"
        )


def find_python() -> str:
    """This interpreter if it is new enough, else a newer one on the path."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for minor in (14, 13, 12, 11):
        if found := shutil.which(f"python3.{minor}"):
            return found
    return stop(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; python3 here is {sys.version.split()[0]}.")


def run(command: "list[str]", trouble: str) -> None:
    """Run it, or stop with what was in the way."""
    if subprocess.run(command, check=False).returncode != 0:
        stop(trouble)


def say(line: str) -> None:
    """Tell the person at the terminal what is going on."""
    print(f"» {line}", flush=True)


def stop(trouble: str) -> str:
    """End with a clear message."""
    sys.exit(f"✗ {trouble}")


main()
