"""Every rule in docs/rules has a test that proves it, and every test of a rule names one that is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BOOKS = [ROOT / "docs" / "rules" / f"{game}.md" for game in ("high-society", "rich-and-good")]
ROW = re.compile(r"\| `([A-Z]{2}(?:-[A-Z0-9]+)+)` \| (.+?) \| (.+?) \| (.+?) \| `(.+?)` \|")


def rows() -> Iterator[tuple[str, str, str, str, str]]:
    """Id, rule, editions, source and test of every rule."""
    for book in BOOKS:
        for line in book.read_text().splitlines():
            if line.startswith("| `"):
                row = ROW.fullmatch(line.strip())
                assert row, f"{book.name}: not a row of a rule: {line}"
                yield row.groups()  # type: ignore[misc]


def marked_tests() -> Iterator[tuple[str, set[str]]]:
    """Every test function as "path::name", with the rules it says it proves."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(ROOT / 'tests')}::{node.name}", set(_rules_of(node))


def _rules_of(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (argument.value for argument in decorator.args)  # type: ignore[attr-defined]


RULES = list(rows())
TESTS = dict(marked_tests())


def test_the_books_are_there() -> None:
    rulings = ROOT / "docs" / "rules" / "rulings.md"
    assert sorted((ROOT / "docs" / "rules").glob("*.md")) == [*BOOKS, rulings]
    assert len(RULES) > 80


def test_ids_are_unique() -> None:
    ids = [rule[0] for rule in RULES]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule[0])
def test_the_rule_has_its_test(rule: tuple[str, str, str, str, str]) -> None:
    name, _, _, _, test = rule
    assert test in TESTS, f"{name} names a test that does not exist: {test}"
    assert name in TESTS[test], f"{test} does not say that it proves {name}"


def test_every_ruling_is_in_the_list_and_some_rule_rests_on_it() -> None:
    text = (ROOT / "docs" / "rules" / "rulings.md").read_text()
    listed = re.findall(r"^### ([A-Z0-9-]+)$", text, re.MULTILINE)
    cited = {anchor.upper() for rule in RULES for anchor in re.findall(r"\(rulings\.md#([a-z0-9-]+)\)", rule[3])}
    assert sorted(listed) == sorted(set(listed))
    assert cited == set(listed)


def test_a_rule_that_speaks_of_a_ruling_links_to_it() -> None:
    for name, _, _, source, _ in RULES:
        without_links = re.sub(r"\[[^]]+\]\(rulings\.md#[a-z0-9-]+\)", "", source)
        assert not re.search("ruling|reconstruction", without_links), name


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule[0] for rule in RULES}
    assert {test: ids - known for test, ids in TESTS.items() if ids - known} == {}


def test_tests_of_rules_name_their_rules() -> None:
    nameless = [test for test, ids in TESTS.items() if re.match(r"games/[a-z_]+/rules/", test) and not ids]
    assert nameless == []


def test_rules_cited_in_the_source_exist() -> None:
    known = {rule[0] for rule in RULES}
    cited = {
        name
        for path in (ROOT / "src" / "beaumonde" / "games").rglob("*.py")
        for name in re.findall(r"\b(?:HS|RG)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b", path.read_text())
    }
    assert cited - known == set()
