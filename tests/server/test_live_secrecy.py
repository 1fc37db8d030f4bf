"""Every byte that every connection receives in whole games is what its seat may know, and nothing more."""

import logging
from collections.abc import Iterator
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from beaumonde.core.record import Journal
from server.conftest import Come, Serve
from server.service import Chair, Keeper, Player, Service, good, play_on, until_over

SEAT = {"number", "name", "level", "contributed", "stand_in", "host", "away_since", "resigned"}
"""What everybody may know of a seat."""
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("high-society", {"edition": "2018", "seats": 4}),
    ("high-society", {"edition": "2025", "seats": 4, "advanced": ["gambling", "excursions", "yacht-club"]}),
    ("rich-and-good", {"seats": 4}),
    ("rich-and-good", {"seats": 2, "memory_aid": True}),
]
ABOUT_A_TABLE = {
    *("id", "code", "game", "options", "state", "seats", "seat", "host", "lesson", "commitment"),
    *("secret", "number", "to_act", "your_turn", "clock", "next", "created", "hidden", "pace"),
    *("progress", "winners", "cast_out", "unusual", "preparing", "bot_accounts", "vote", "vote_after"),
    *("reserve", "run_outs", "paused_since", "resumed_at", "deadline", "push"),
}
PROGRESS = {"high-society": {"card", "cards", "ends", "last"}, "rich-and-good": {"round", "rounds", "turn", "turns"}}
USUAL: dict[str, dict[str, Any]] = {
    "high-society": {"forced": True, "card": 0, "most": 0},
    "rich-and-good": {"forced": True},
}
MOST = "6700417"
"""A private maximum that cannot be anything else."""


@pytest.fixture(scope="module")
def elsewhere(service: Service) -> Iterator[Service]:
    """Where those go who do not play: with PostgreSQL to another service over the same database."""
    if service.database.startswith("sqlite"):
        yield service
        return
    running = Service(service.database)
    yield running
    running.stop()


@pytest.mark.parametrize("bot", [False, True], ids=["people", "bot accounts"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_no_connection_receives_what_its_seat_may_not_know(
    service: Service,
    elsewhere: Service,
    come: Come,
    game: str,
    options: dict[str, Any],
    bot: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    people = [come("Anna"), come("Basil", bot=bot)]
    watcher, former = come("Celia", at=elsewhere, bot=bot), come("Dora", at=elsewhere, bot=bot)
    levels = ["", "", *["random"] * (options["seats"] - 2)]
    table = people[0].lay(game, levels, words="my own words", bot_accounts=bot, **options)
    former.join(table, seat=1, words="words forgotten")
    with ExitStack() as stack:
        left = stack.enter_context(former.sit(table))
        assert left.order(USUAL[game])["type"] == "ordered"
        good(former.http.delete(f"/tables/{table['id']}/seat"))
        left.until(lambda chair: chair.table["seat"] is None)
        left.raw.clear()
        people[1].join(table, words="words of mine")
        sit = [*(player.sit(table) for player in (*people, watcher)), Chair(elsewhere.address, table["id"], {})]
        chairs = [*(stack.enter_context(chair) for chair in sit), left]
        people[0].start(table)
        for chair in chairs[:2]:
            chair.hear_a("played")
        keeper = Keeper(service, table)
        orders = give_orders(chairs[0], game)
        chairs[0].talk("Well met.")
        play_on(keeper, chairs[:2], Random(11), most=4)
        assert chairs[0].view["result"] is None
        everybody = (*people, watcher, former)
        asked = [player.http.get(path).text for player in everybody for path in paths(table)]
        late = stack.enter_context(people[0].sit(table))
        assert chairs[0].act({"type": "cheat"})["type"] == "refused"
        play_on(keeper, chairs[:2], Random(12))
        for chair in (*chairs, late):
            until_over(chair)
        journal = keeper.read_on()
        known: list[list[Any]] = [[USUAL[game], orders], [USUAL[game]], [None], [None], [None], [orders]]
        for chair, seat, own in zip((*chairs, late), (0, 1, None, None, None, 0), known, strict=True):
            check_everything(chair, seat, journal, keeper.times(), own)
            before_the_end = [text for text in chair.raw if '"state":"over"' not in text]
            assert not any(telling(text, keeper) for text in before_the_end)
        assert not any(telling(text, keeper) for text in asked)
        asked += [player.http.get(path).text for player in everybody for path in paths(table)]
        heard_by_others = [text for chair in chairs[1:] for text in chair.raw]
        assert not any(MOST in text for text in (*asked, *heard_by_others, caplog.text))
    assert keeper.fair.secret in good(watcher.http.get(f"/tables/{table['id']}"))["secret"]


def test_a_database_that_fails_tells_no_secrets_to_the_log(
    service: Service, come: Come, caplog: pytest.LogCaptureFixture
) -> None:
    anna = come()
    table = anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3)
    with anna.sit(table) as chair:
        service.execute(text("ALTER TABLE seat RENAME TO gone"))
        try:
            refusal = chair.order({"card": 1, "most": int(MOST)})
        finally:
            service.execute(text("ALTER TABLE gone RENAME TO seat"))
        assert refusal["reason"]["code"] in {"busy", "server-error"}
        assert "seat" in caplog.text
        assert MOST not in caplog.text
        assert chair.order({"card": 1})["type"] == "ordered"


def test_a_database_that_refuses_a_value_does_not_tell_it_to_the_log(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    """As PostgreSQL would, in the second line of its errors."""
    service = serve()
    service.execute(text("CREATE UNIQUE INDEX different ON seat (orders)"))
    with closing(Player(service)) as anna:
        tables = [anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3) for _ in range(2)]
        with anna.sit(tables[0]) as first, anna.sit(tables[1]) as second:
            assert first.order({"card": 1, "most": int(MOST)})["type"] == "ordered"
            refusal = second.order({"card": 1, "most": int(MOST)})
    assert refusal["reason"] == {"code": "server-error", "data": {}}
    assert "seat" in caplog.text
    assert MOST not in caplog.text


def give_orders(chair: Chair, game: str) -> dict[str, Any]:
    """Orders that change nothing in play, but that nobody else may know."""
    orders = USUAL[game] | ({"card": 99, "most": int(MOST)} if game == "high-society" else {})
    assert chair.order(orders) == {"type": "ordered", "orders": orders}
    bad = chair.order({**orders, "more": MOST})
    assert bad["reason"]["code"] == "bad-message"
    return orders


def paths(table: dict[str, Any]) -> list[str]:
    own = f"/tables/{table['id']}"
    more = [f"{own}/record", f"{own}/replay", f"{own}/replay?seat=0", f"/codes/{table['code']}"]
    return ["/tables", "/guests/me", own, *more, "/schema/openapi.json", "/menu"]


def telling(text: str, keeper: Keeper) -> bool:
    """Whether the text holds the secret, its key, or the words that went into it."""
    secrets = (keeper.fair.secret, keeper.fair.key().hex(), *keeper.fair.contributions)
    return any(secret in text for secret in secrets)


def check_everything(chair: Chair, seat: int | None, journal: Journal, times: list[int], orders: list[Any]) -> None:
    """Each message is made of nothing but the seat's view of that moment and what the whole table saw."""
    for message in chair.heard:
        match message.pop("type"):
            case "played":
                number = message["number"]
                assert message.pop("now") >= times[number]
                assert message.pop("can_ask_undo") in (False, may_ask_undo(journal, number, seat))  # only at the end
                assert message.pop("seat_times") is None
                assert message == told(journal, times, number) | seen(journal, number, seat)
            case "welcome":
                check_table(message.pop("table"), seat)
                missed = message.pop("missed")
                assert missed == [told(journal, times, number) for number in range(len(missed))]
                number = message.pop("number")
                assert message.pop("now") >= times[0] - 60_000
                assert message.pop("orders") in orders
                for words in message.pop("said"):
                    check_words(words)
                assert message.pop("can_ask_undo") == may_ask_undo(journal, number, seat)
                assert message.pop("seat_times") is None
                assert message == seen(journal, number, seat)
            case "table":
                check_table(message.pop("table"), seat)
                assert message.pop("now") >= times[0] - 60_000
                assert message == {"deadline": None, "seat_times": None}
            case "said":
                check_words(message)
            case "ordered":
                assert message == {"orders": orders[-1]}
            case "accepted":
                assert set(message) == {"id", "number"}
            case kind:
                assert kind == "refused"
                assert message["reason"]["code"] == "bad-message"


def told(journal: Journal, times: list[int], number: int) -> dict[str, Any]:
    mover = journal.moves[number - 1][0] if number else None
    happened = {"number": number, "seat": mover, "at": times[number], "events": plain(journal.steps[number].events)}
    return happened | {"played_by": None, "undo_to": None}


def seen(journal: Journal, number: int | None, seat: int | None) -> dict[str, Any]:
    if number is None:
        return {"view": None, "hints": None, "deadline": None, "can_undo": False}
    state = journal.steps[number].state
    hints = None if seat is None or not state.to_act else plain(state.hints(seat))
    return {"view": plain(state.view(seat)), "hints": hints, "deadline": None, "can_undo": False}


def may_ask_undo(journal: Journal, number: int | None, seat: int | None) -> bool:
    """Whether this seat has decided something since the last fact that nobody could have known."""
    if seat is None or not number or not journal.steps[number].state.to_act:
        return False
    for played in range(number, 0, -1):
        before, events = journal.steps[played - 1].state, journal.steps[played].events
        if any(before.is_revealed(person, events) for person in range(journal.game.seats)):
            return False
        if journal.moves[played - 1][0] == seat and len(before.legal(seat)) > 1:
            return True
    return False


def check_words(words: dict[str, Any]) -> None:
    assert set(words) - {"type"} == {"number", "seat", "name", "text", "at"}
    assert (words["number"], words["seat"], words["name"], words["text"]) == (1, 0, "Anna", "Well met.")


def check_table(table: dict[str, Any], seat: int | None) -> None:
    assert set(table) == ABOUT_A_TABLE
    assert table["seat"] == seat
    assert (table["secret"] is None) == (table["state"] != "over")
    assert table["state"] == "over" or not (table["winners"] or table["cast_out"])
    assert set(table["progress"] or ()) == (PROGRESS[table["game"]] if table["state"] == "playing" else set())
    assert all(set(seat) == SEAT for seat in table["seats"])


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
