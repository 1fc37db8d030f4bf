"""Talk at a table: heard by all, once, in order; from anybody with a name, and not too fast."""

from typing import Any

import pytest
from sqlalchemy import insert, select

from beaumonde.server.database import said, tables
from server.conftest import Come
from server.service import Chair, Service

OPEN: dict[str, Any] = {"seats": 2, "first": 0}


def test_what_is_said_is_heard_by_all_once_and_in_order(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", **OPEN)
    basil.join(table)
    nobody = Chair(service.address, table["id"], {})
    with anna.sit(table) as first, basil.sit(table) as second, celia.sit(table) as watching, nobody:
        assert first.talk("  Hello!  ", "one") == {"type": "accepted", "id": "one", "number": 1}
        anna.start(table)
        assert second.talk("Good luck 👩‍👩‍👧 … مرحبا", "one")["number"] == 2
        assert watching.talk("May I watch?")["number"] == 3
        said = [
            (1, 0, "Anna", "Hello!"),
            (2, 1, "Basil", "Good luck 👩‍👩‍👧 … مرحبا"),
            (3, None, "Celia", "May I watch?"),
        ]
        for chair in (first, second, watching, nobody):
            chair.until(lambda chair: spoken(chair)[-1:] == said[-1:])
            assert spoken(chair) == said
        with basil.sit(table, heard=1) as back:
            assert [words["number"] for words in back.welcome["said"]] == [2, 3]
        with celia.sit(table) as back:
            assert [tuple(words[key] for key in KEYS) for words in back.welcome["said"]] == said


KEYS = ("number", "seat", "name", "text")


def spoken(chair: Chair) -> list[tuple[Any, ...]]:
    return [tuple(message[key] for key in KEYS) for message in chair.heard if message["type"] == "said"]


def test_what_is_said_again_with_the_same_id_is_said_once(come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", **OPEN)
    with anna.sit(table) as chair:
        answers = [chair.talk("Hello!", "mine") for _ in range(3)]
        assert chair.talk("Goodbye!", "mine")["reason"] == {"code": "id-taken", "data": {"id": "mine"}}
    with anna.sit(table) as chair:
        answers.append(chair.talk(" Hello! ", "mine"))
        assert len(chair.welcome["said"]) == 1
    assert answers == [{"type": "accepted", "id": "mine", "number": 1}] * 4


def test_who_has_no_name_listens(service: Service, come: Come) -> None:
    table = come().lay("rich-and-good", **OPEN)
    with Chair(service.address, table["id"], {}) as chair:
        refusal = chair.talk("Hello!", "mine")
        assert (refusal["type"], refusal["id"], refusal["reason"]["code"]) == ("refused", "mine", "no-token")


@pytest.mark.parametrize(
    "text", [" ", "\t\n", "a\nb", "a\x00b", "a\x7f", "a\x9fb", "\u202eolleh", "a\u2028b", "\u2066x"]
)
def test_there_are_no_control_characters_and_nothing_empty(come: Come, text: str) -> None:
    anna = come()
    table = anna.lay("rich-and-good", **OPEN)
    with anna.sit(table) as chair:
        assert chair.talk(text)["reason"] == {"code": "bad-text", "data": {"longest": 300}}


def test_a_text_has_at_most_three_hundred_characters(come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", **OPEN)
    with anna.sit(table) as chair:
        assert chair.talk("é" * 300)["type"] == "accepted"
        assert chair.talk("é" * 301)["code"] == "bad-message"
        assert chair.talk("")["code"] == "bad-message"


def test_nobody_says_more_than_eight_things_at_once(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table, other = anna.lay("rich-and-good", **OPEN), anna.lay("rich-and-good", **OPEN)
    with anna.sit(table) as chair, anna.sit(other) as elsewhere, basil.sit(table) as second:
        for number in range(8):
            assert chair.talk("and", f"a{number}")["type"] == "accepted"
        refusal = chair.talk("another thing", "a8")
        assert (refusal["type"], refusal["id"], refusal["reason"]) == (
            "refused",
            "a8",
            {"code": "too-fast", "data": {}},
        )
        assert elsewhere.talk("and another")["reason"]["code"] == "too-fast"
        assert chair.talk("and", "a7")["number"] == 8
        assert second.talk("Let me speak!")["number"] == 9
    with anna.sit(table) as chair:
        assert [words["number"] for words in chair.welcome["said"]] == list(range(1, 10))


def test_a_newcomer_hears_the_last_hundred_things(service: Service, come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", **OPEN)
    ((person,),) = service.execute(select(tables.c.host).where(tables.c.id == table["id"]))
    words = {"table": table["id"], "person": person, "seat": 0, "at": 1}
    rows = [words | {"number": n, "text": f"thing {n}", "client_id": f"t{n}"} for n in range(1, 151)]
    service.execute(insert(said), rows)
    with anna.sit(table) as chair:
        assert [words["text"] for words in chair.welcome["said"]] == [f"thing {number}" for number in range(51, 151)]
        assert chair.talk("and one more")["number"] == 151
        assert chair.hear_a("said")["number"] == 151
    with anna.sit(table, heard=150) as chair:
        assert [words["text"] for words in chair.welcome["said"]] == ["and one more"]
    with anna.sit(table, heard=1000) as chair:
        assert chair.welcome["said"] == []


def test_who_takes_another_name_is_seen_under_it_everywhere(come: Come) -> None:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", **OPEN)
    basil.join(table)
    with anna.sit(table) as first, basil.sit(table) as second:
        first.talk("Hello!")
        answer = anna.http.patch("/guests/me", json={"name": " Anne ", "language": "fr"})
        assert answer.json() == {"name": "Anne", "language": "fr", "bot": False}
        second.until(lambda chair: chair.table["seats"][0]["name"] == "Anne")
        first.until(lambda chair: chair.table["seats"][0]["name"] == "Anne")
        assert first.talk(" ")["sentence"].startswith("Écrivez")
        with basil.sit(table) as back:
            assert back.welcome["said"][0]["name"] == "Anne"
    assert anna.http.get("/guests/me").json() == {"name": "Anne", "language": "fr", "bot": False}
