"""Reads docs/rules as simply as can be, so that tests can tell what readers have to be shown."""

import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = {"high-society": "HS", "rich-and-good": "RG"}
FOR_PROGRAMS = ("HS-HAND-", "RG-BY-HAND-")
"""Rules that only programs need: no reader is shown them."""
VARIANTS = {"high-society": ("2025", "2019-fr", "2018", "1995"), "rich-and-good": ("2", "3", "4", "5")}


class Rule(NamedTuple):
    """One line of a document, in one language; where it holds and where it comes from is said in English only."""

    id: str
    text: str
    where: str
    source: str


def document(language: str, name: str) -> str:
    folder = RULES if language == "en" else RULES / language
    return unbroken((folder / f"{name}.md").read_text("utf-8"))


def unbroken(text: str) -> str:
    """Spaces at which no line may break are spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rules(language: str, game: str) -> list[Rule]:
    """Every rule of a game."""
    english = [cells(line) for line in document("en", game).splitlines() if line.startswith("| `")]
    own = dict(cells(line)[:2] for line in document(language, game).splitlines() if line.startswith("| `"))
    return [Rule(name.strip("`"), own[name], where, source) for name, _, where, source, _ in english]


def for_readers(language: str, game: str, variant: str) -> list[Rule]:
    """Those that people need, as they hold for an edition or a number of players, in the words of that box."""
    spoken = words(language, variant)
    return [
        rule._replace(text=in_words(spoken, rule.text))
        for rule in rules(language, game)
        if not rule.id.startswith(FOR_PROGRAMS) and holds(rule.where, variant)
    ]


def holds(where: str, variant: str) -> bool:
    """Like "all", "1995, 2018", "1995 and 2019-fr" or "3–5"."""
    if where == "all" or variant in re.split(r", | and ", where):
        return True
    least, dash, most = where.partition("–")
    return bool(dash) and int(least) <= int(variant) <= int(most)


def inferred(rule: Rule, variant: str) -> bool:
    """Whether no book prints it for this edition or number of players."""
    found = re.search(r"inferred(?: for (.+))?$", rule.source)
    return bool(found) and holds(found[1] or "all", variant) if found else False


def words(language: str, edition: str) -> dict[str, str]:
    """What an edition calls our things."""
    table = [cells(line) for line in document(language, "high-society").splitlines() if line.startswith("| ")]
    head = next((row for row in table if edition in row[1:]), None)
    if head is None:
        return {}
    place = head.index(edition)
    own = [row for row in table if len(row) == len(head) and row is not head and not row[0].startswith("`")]
    return {row[0]: row[place] for row in own if row[1] != "rule"}


def in_words(spoken: dict[str, str], text: str) -> str:
    """Our words between asterisks make way for those of the box."""
    for ours, theirs in spoken.items():
        text = text.replace(f"*{ours}*", theirs)
        text = text.replace(f"*{ours[0].upper()}{ours[1:]}*", theirs[0].upper() + theirs[1:])
    assert "*" not in text, text
    return text.replace("!.", "!")


def rulings(language: str) -> dict[str, str]:
    """Every ruling and reconstruction."""
    found = re.findall(
        r"^### ([A-Z0-9-]+)\n\n(.+?)(?=\n\n|\Z)", document(language, "rulings"), re.DOTALL | re.MULTILINE
    )
    return {name: " ".join(text.split()) for name, text in found}


def cited(rule: Rule) -> list[str]:
    """The rulings that a rule rests on."""
    return [anchor.upper() for anchor in re.findall(r"rulings\.md#([a-z0-9-]+)", rule.source)]


def plain(text: str) -> str:
    """On one line."""
    return " ".join(unbroken(text).split())
