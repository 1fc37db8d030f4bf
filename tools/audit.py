"""Audit what the project depends on: hashes, where packages come from, install scripts, licences, known weaknesses.

Run by `make audit` with the project's Python. With "offline" it asks nobody; tests/test_dependencies.py does the same.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
WEB = ROOT / "web"
PATIENCE = 120
"""Seconds to wait for an answer from outside."""

PINNED = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?==[^\s;]+(?: ; [^\\]+?)?(?: --hash=sha256:[0-9a-f]{64})+")
"""A requirement as a lock file has it, on one line: one version, perhaps for some systems only, and its hashes."""
FAMILIES = re.compile(
    r"0BSD|Apache(?: Software)?|(?:[23]-Clause )?BSD|CC0|ISC|LGPL|Lesser General Public|MIT|Mozilla Public|MPL|OFL"
    r"|PSF|Python(?: Software Foundation|-2\.0)|Zlib"
)
"""Licences under which we may use a package as it is. Packages with LGPL or MPL are used, never changed or copied."""


def main() -> None:
    """Tell every problem; with a network, ask for known weaknesses too."""
    problems = offline()
    if "offline" not in sys.argv[1:]:
        problems += [*known_weaknesses()]
    for problem in problems:
        print(f"✗ {problem}")
    if problems:
        sys.exit(1)
    say("Nothing is wrong with what could be checked.")


def offline() -> list[str]:
    """Everything that can be found out without a network."""
    problems = [f"{lock.name}: {problem}" for lock in LOCKS for problem in in_requirements(lock.read_text())]
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    problems += [f"package-lock.json: {problem}" for problem in in_packages(packages)]
    if "ignore-scripts=true" not in (WEB / ".npmrc").read_text().split():
        problems.append("web/.npmrc: npm may run install scripts")
    return [*problems, *in_licences()]


def in_requirements(text: str) -> Iterator[str]:
    """What is wrong with a lock file of pip: every line is one version of a package from the registry, with hashes."""
    for line in text.replace("\\\n", " ").splitlines():
        requirement = " ".join(line.split())
        if requirement and not requirement.startswith("#") and not PINNED.fullmatch(requirement):
            yield f"not one version with hashes from the registry: {requirement[:80]}"


def in_packages(packages: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with the packages of npm's lock file."""
    for path, package in packages.items():
        if not path:
            continue  # the client itself
        if not package.get("integrity", "").startswith("sha512-"):
            yield f"no hash: {path}"
        if "resolved" in package or package.get("link"):
            yield f"not from the registry: {path}"
        if package.get("hasInstallScript"):
            yield f"has an install script, which is not run: {path}"
        if not is_allowed(package.get("license", "")):
            yield f"licence: {path} ({package.get('license')})"


def in_licences() -> Iterator[str]:
    """Installed packages of the lock files with a licence we have not agreed to."""
    locked = "\n".join(lock.read_text() for lock in LOCKS)
    for name in sorted(set(re.findall(r"^[A-Za-z0-9._-]+(?===|\[)", locked, re.MULTILINE))):
        try:
            licence = licence_of(metadata(name))
        except PackageNotFoundError:
            continue  # for other systems, or for benchmarks only
        if not is_allowed(licence):
            yield f"licence: {name} ({licence})"


def licence_of(about: PackageMetadata) -> str:
    """The licence that a Python package names, in whichever of the three ways there are."""
    classified = [name for name in about.get_all("Classifier") or [] if name.startswith("License ::")]
    named = [name.split(" :: ")[-1] for name in classified if name != "License :: OSI Approved"]
    expressions, texts = about.get_all("License-Expression") or [""], about.get_all("License") or [""]
    return str(expressions[0]) or "; ".join(named) or str(texts[0]).split("\n")[0]


def is_allowed(licence: str) -> bool:
    """Whether all licences of an expression are allowed, or one of those to choose from."""
    choices = re.split(r" OR ", licence.strip("()"))
    return any(all(FAMILIES.search(part) for part in re.split(r" AND |; ", choice)) for choice in choices)


def known_weaknesses() -> Iterator[str]:
    """What public lists of weaknesses say; a list that cannot be asked is named, and is no problem of ours."""
    yield from in_npm_audit(answer_of("npm", "audit", "--json"))
    for lock in LOCKS:
        command = ("pip-audit", "--require-hashes", "--disable-pip", "--format", "json", "-r", str(lock))
        yield from in_pip_audit(answer_of(*command), lock.name)


def answer_of(*command: str) -> str:
    """What the command writes; nothing if it is not installed or takes too long."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with suppress(OSError, subprocess.TimeoutExpired):
        program = shutil.which(command[0], path=path) or command[0]
        answer = subprocess.run(
            [program, *command[1:]],
            cwd=WEB,
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return answer.stdout
    return ""


def in_npm_audit(answer: str) -> Iterator[str]:
    """The weaknesses in what `npm audit --json` says."""
    try:
        found = json.loads(answer)["vulnerabilities"]
    except (ValueError, LookupError):
        say("npm's list of known weaknesses gave no answer (npm audit), so nothing was compared with it.")
        return
    for name, weakness in found.items():
        yield f"known weakness: {name} ({weakness['severity']})"


def in_pip_audit(answer: str, lock: str) -> Iterator[str]:
    """The weaknesses in what `pip-audit --format json` says."""
    try:
        found = json.loads(answer)["dependencies"]
    except (ValueError, LookupError):
        say(f"No list of known weaknesses gave an answer for {lock} (pip-audit), so nothing was compared with it.")
        return
    for package in found:
        for weakness in package.get("vulns", []):
            yield f"known weakness: {package['name']} {package.get('version')} ({weakness['id']})"


def say(line: str) -> None:
    """Tell the person at the terminal what is going on."""
    print(f"» {line}", flush=True)


if __name__ == "__main__":
    main()
