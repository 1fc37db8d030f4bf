"""Every byte that every connection receives in whole games is what its seat may know, and nothing more."""

from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from beaumonde.core.record import Journal
from server.conftest import Come
from server.service import Chair, Keeper, Service, good, play_on, until_over

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("high-society", {"edition": "2018", "seats": 4}),
    ("high-society", {"edition": "2025", "seats": 4, "advanced": ["gambling", "excursions", "yacht-club"]}),
    ("rich-and-good", {"seats": 4}),
    ("rich-and-good", {"seats": 2, "memory_aid": True}),
]
ABOUT_A_TABLE = {
    *("id", "code", "game", "options", "state", "seats", "seat", "host"),
    *("commitment", "secret", "number", "to_act", "your_turn"),
}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_no_connection_receives_what_its_seat_may_not_know(
    service: Service, come: Come, game: str, options: dict[str, Any]
) -> None:
    people = [come("Anna"), come("Basil")]
    watcher = come("Celia")
    table = people[0].lay(game, ["", "", *["random"] * (options["seats"] - 2)], words="my own words", **options)
    people[1].join(table, words="words of mine")
    with ExitStack() as stack:
        sit = [*(player.sit(table) for player in (*people, watcher)), Chair(service.address, table["id"], {})]
        chairs = [stack.enter_context(chair) for chair in sit]
        people[0].start(table)
        for chair in chairs[:2]:
            chair.hear_a("played")
        keeper = Keeper(service, table)
        play_on(keeper, chairs[:2], Random(11), most=20)
        asked = [player.http.get(path).text for player in (*people, watcher) for path in paths(table)]
        late = stack.enter_context(people[0].sit(table))
        assert chairs[0].act({"type": "cheat"})["type"] == "refused"
        play_on(keeper, chairs[:2], Random(12))
        for chair in (*chairs, late):
            until_over(chair)
        journal = keeper.read_on()
        for chair, seat in zip((*chairs, late), (0, 1, None, None, 0), strict=True):
            check_everything(chair, seat, journal)
            before_the_end = [text for text in chair.raw if '"state":"over"' not in text]
            assert not any(telling(text, keeper) for text in before_the_end)
        assert not any(telling(text, keeper) for text in asked)
    assert keeper.fair.secret in good(watcher.http.get(f"/tables/{table['id']}"))["secret"]


def paths(table: dict[str, Any]) -> list[str]:
    own = f"/tables/{table['id']}"
    return ["/tables", "/guests/me", own, f"{own}/record", f"/codes/{table['code']}", "/schema/openapi.json"]


def telling(text: str, keeper: Keeper) -> bool:
    """Whether the text holds the secret, its key, or the words that went into it."""
    secrets = (keeper.fair.secret, keeper.fair.key().hex(), *keeper.fair.contributions)
    return any(secret in text for secret in secrets)


def check_everything(chair: Chair, seat: int | None, journal: Journal) -> None:
    """Each message is made of nothing but the seat's view of that moment and what the whole table saw."""
    for message in chair.heard:
        match message.pop("type"):
            case "played":
                number = message["number"]
                assert message == {**told(journal, number), "view": plain(journal.steps[number].state.view(seat))}
            case "welcome":
                check_table(message.pop("table"), seat)
                missed = message.pop("missed")
                assert missed == [told(journal, number) for number in range(len(missed))]
                number = message.pop("number")
                view = None if number is None else plain(journal.steps[number].state.view(seat))
                assert message == {"view": view}
            case "table":
                check_table(message.pop("table"), seat)
                assert message == {}
            case "accepted":
                assert set(message) == {"id", "number"}
            case kind:
                assert kind == "refused"
                assert message["reason"]["code"] == "bad-message"


def told(journal: Journal, number: int) -> dict[str, Any]:
    return {"number": number, "events": plain(journal.steps[number].events)}


def check_table(table: dict[str, Any], seat: int | None) -> None:
    assert set(table) == ABOUT_A_TABLE
    assert table["seat"] == seat
    assert (table["secret"] is None) == (table["state"] != "over")
    assert all(set(seat) == {"number", "name", "level", "contributed"} for seat in table["seats"])


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
