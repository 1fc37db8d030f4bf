"""What we depend on is pinned by hashes, comes from the registries, runs nothing when installed, and may be used."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
HASH = f"--hash=sha256:{'0' * 64}"


@pytest.fixture(scope="module")
def audit() -> Any:
    """The tool behind `make audit`."""
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_audit_finds_nothing(audit: Any) -> None:
    assert len(audit.LOCKS) >= 4
    assert audit.offline() == []


GOOD = [
    f"one==1.0 \\\n    {HASH} \\\n    {HASH}",
    f"two[more]==2.0 ; sys_platform == 'win32' \\\n    {HASH}",
    f"# a remark\none==1.0 {HASH}",
]
BAD = [
    "one==1.0",
    f"one>=1.0 {HASH}",
    f"one {HASH}",
    f"one @ https://elsewhere.example/one.whl {HASH}",
    "git+https://elsewhere.example/one.git",
    "-e ../one",
    "--index-url https://elsewhere.example/simple",
    "--extra-index-url https://elsewhere.example/simple",
    "one==1.0 --hash=md5:0",
]


@pytest.mark.parametrize("text", GOOD)
def test_a_requirement_is_one_version_with_hashes(audit: Any, text: str) -> None:
    assert [*audit.in_requirements(text)] == []


@pytest.mark.parametrize("text", BAD)
def test_any_other_requirement_is_found(audit: Any, text: str) -> None:
    assert len([*audit.in_requirements(f"{GOOD[0]}\n{text}\n")]) == 1


PACKAGE = {"version": "1.0.0", "integrity": "sha512-abc", "license": "MIT"}
CHANGES: list[dict[str, Any]] = [
    {"integrity": ""},
    {"integrity": "sha1-abc"},
    {"resolved": "git+ssh://git@elsewhere.example/one.git"},
    {"link": True},
    {"hasInstallScript": True},
    {"license": "GPL-3.0-only"},
    {"license": ""},
]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_package_of_the_client_that_is_not_as_it_should_be_is_found(audit: Any, change: dict[str, Any]) -> None:
    client = {"name": "the client itself"}
    assert [*audit.in_packages({"": client, "node_modules/one": PACKAGE})] == []
    assert len([*audit.in_packages({"": client, "node_modules/one": PACKAGE | change})]) == 1


LICENCES = {
    "MIT": True,
    "(MIT OR GPL-3.0-only)": True,
    "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception": True,
    "GNU Lesser General Public License v3 (LGPLv3)": True,
    "MIT AND GPL-2.0-or-later": False,
    "GNU General Public License v3 (GPLv3)": False,
    "AGPL-3.0-only": False,
    "UNLICENSED": False,
    "": False,
}


@pytest.mark.parametrize("licence", LICENCES)
def test_which_licences_are_allowed(audit: Any, licence: str) -> None:
    assert audit.is_allowed(licence) == LICENCES[licence]


def test_a_list_of_weaknesses_is_read_and_one_that_is_silent_is_named(audit: Any, capsys: Any) -> None:
    told = '{"vulnerabilities": {"one": {"severity": "high"}}}'
    assert [*audit.in_npm_audit(told)] == ["known weakness: one (high)"]
    told = (
        '{"dependencies": [{"name": "one", "version": "1.0", "vulns": [{"id": "X-1"}]}, {"name": "two", "vulns": []}]}'
    )
    assert [*audit.in_pip_audit(told, "dev.txt")] == ["known weakness: one 1.0 (X-1)"]
    assert capsys.readouterr().out == ""
    assert [*audit.in_npm_audit('{"message": "405"}'), *audit.in_pip_audit("", "dev.txt")] == []
    assert capsys.readouterr().out.count("gave") == 2
