"""Check the browser client: its types are those of the service, its code is formatted and type-checked.

With --write the types are renewed instead. `tools/client.py dev` has installed what this needs.
"""

import difflib
import subprocess
import sys
import tempfile
from pathlib import Path

from client import ROOT, WEB, node_environment
from openapi import document

TYPES = WEB / "src" / "api" / "schema.d.ts"


def main() -> None:
    """All checks, or new types."""
    if "--write" in sys.argv[1:]:
        generate(TYPES)
        return
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "schema.d.ts"
        generate(fresh)
        old, new = TYPES.read_text().splitlines(), fresh.read_text().splitlines()
        changes = list(difflib.unified_diff(old, new, "in the client", "of the service", lineterm="", n=1))
    if changes:
        print("\n".join(changes[:40]))
        sys.exit(f"✗ {TYPES.relative_to(ROOT)} is not what the service says. Renew it with: make types")
    npm("run", "--silent", "lint")
    npm("run", "--silent", "check")


def generate(target: Path) -> None:
    """The types that stand for the service's OpenAPI document."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as source:
        source.write(document())
        source.flush()
        flags = ("--root-types", "--root-types-no-schema-prefix")
        npm("run", "--silent", "types", "--", source.name, "--output", str(target), *flags)


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its own words say what is wrong."""
    if subprocess.run(["npm", *arguments], check=False, cwd=WEB, env=node_environment()).returncode != 0:
        sys.exit("✗ The client has to be put right first.")


main()
