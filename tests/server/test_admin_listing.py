"""Lists for operators: what there is, and no secrets."""

import pytest

from server.conftest import Command
from server.operated import Furnished, execute, secrets_in
from terminal.desk import Outcome


def rows(outcome: Outcome) -> list[list[str]]:
    assert (outcome.code, outcome.err) == (0, "")
    return [line.split() for line in outcome.out.splitlines()[1:]]


def test_tables_are_listed_the_newest_first(database: str, there: Furnished, command: Command) -> None:
    outcome = command("admin", "tables")
    found = rows(outcome)
    assert outcome.out.split()[:4] == ["Table", "Game", "State", "People"]
    assert [row[:5] for row in found] == [
        [there.over, "high-society", "over", "0", "3"],
        [there.lesson, "high-society", "playing", "1", found[1][4]],
        [there.playing, "rich-and-good", "playing", "2", "0"],
        [there.open, "rich-and-good", "open", "1", "0"],
    ]
    assert int(found[2][5]) >= 5
    assert found[0][7] == "-"
    assert not any(secret in outcome.all for secret in secrets_in(database))


@pytest.mark.usefixtures("there")
def test_tables_of_a_state_and_only_so_many(command: Command) -> None:
    assert [row[2] for row in rows(command("admin", "tables", "--state", "playing"))] == ["playing"] * 2
    assert [row[2] for row in rows(command("admin", "tables", "--limit", "1"))] == ["over"]
    assert rows(command("admin", "tables", "--state", "given-up")) == []
    refused = command("admin", "tables", "--limit", "0", "--language", "fr")
    assert refused.err == "✗ Valeur incorrecte « 0 » pour --limit.\n"


def test_people_are_listed_with_their_bans(database: str, there: Furnished, command: Command) -> None:
    execute(database, f"INSERT INTO ban VALUES ('person {there.basil.id}', 86400000, 'spam')")
    found = rows(command("admin", "people"))
    assert [(row[0], row[2], row[3], row[4]) for row in found] == [
        (str(there.basil.id), "1", "1970-01-02T00:00Z", "Émile"),
        (str(there.anna.id), "3", "-", "Anna"),
    ]


@pytest.mark.parametrize(("part", "names"), [("NN", ["Anna"]), ("Émi", ["Émile"]), ("%", []), ("a", ["Anna"])])
@pytest.mark.usefixtures("there")
def test_people_are_found_by_a_part_of_their_name(part: str, names: list[str], command: Command) -> None:
    assert [row[4] for row in rows(command("admin", "people", "--name", part))] == names


def test_people_are_found_by_their_table(there: Furnished, command: Command) -> None:
    assert [row[4] for row in rows(command("admin", "people", "--table", there.playing))] == ["Émile", "Anna"]
    assert [row[4] for row in rows(command("admin", "people", "--table", there.open))] == ["Anna"]
    assert rows(command("admin", "people", "--table", there.over)) == []
