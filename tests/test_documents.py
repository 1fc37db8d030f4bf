"""What the documents say is true: their examples run, their links lead somewhere, commands are explained."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from beaumonde.terminal.main import app

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_of_the_readme_run(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_readme_has_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


PROOFS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs" / "security.md").read_text())


@pytest.mark.parametrize(("file", "test"), PROOFS)
def test_every_test_that_the_security_document_names_exists(file: str, test: str) -> None:
    assert re.search(rf"^def {test}\(", (ROOT / file).read_text(), re.MULTILINE)


def test_every_defence_in_the_security_document_names_its_tests() -> None:
    defences = (ROOT / "docs" / "security.md").read_text().split("## What is not defended")[0].split("\n## ")[1:]
    assert len(defences) >= 8
    assert [defence.split("\n")[0] for defence in defences if "::test_" not in defence] == []


def test_every_command_is_in_the_readme() -> None:
    text = "".join((ROOT / name).read_text() for name in ("README.md", "docs/records.md", "docs/service.md"))
    commands = [name for name in app if not name.startswith("-")]
    commands += [f"admin {name}" for name in app["admin"] if not name.startswith("-")]
    assert len(commands) > 15
    for command in commands:
        assert f"beaumonde {command}" in text


def test_importing_the_package_loads_no_surface_and_no_compiler() -> None:
    code = "import sys, beaumonde; beaumonde.high_society().start(1); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"numba", "numpy", "rich", "prompt_toolkit", "cyclopts", "fluent.runtime", "asyncio", "beaumonde.terminal"}
    assert heavy & set(loaded) == set()


def test_the_version_is_the_same_everywhere() -> None:
    from importlib.metadata import version

    import beaumonde

    assert version("beaumonde") == beaumonde.__version__


def test_nothing_names_a_registry_or_this_machine() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        assert "://" not in path.read_text()
        assert "index-url" not in path.read_text()
