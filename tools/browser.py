"""Make sure there is a browser for the tests to click in: Debian's Chromium, installed where we may.

Run by `make` with whatever `python3` the machine has, so it uses nothing but the standard library.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

PACKAGES = ("chromium-headless-shell", "chromium")
"""The first is the same browser without windows, which takes half the time; older releases of Debian lack it."""


def main() -> None:
    """Install it if it is missing, or say what to do."""
    if any(map(shutil.which, NAMES)):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("» Chromium is missing; installing it …", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False, env=environment)
        for package in PACKAGES:
            install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", package]
            if subprocess.run(install, check=False, env=environment, stdout=subprocess.DEVNULL).returncode == 0:
                break
    if not any(map(shutil.which, NAMES)):
        sys.exit("✗ The tests play in a real browser. On Debian or Ubuntu: sudo apt install chromium")


main()
