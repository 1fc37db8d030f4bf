"""Bad messages over the socket: an error of one shape, and the connection goes on."""

from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Come
from server.service import Chair, Keeper, Service, act

NASTY: list[str | bytes] = [
    *("", "{", "[]", "null", "7", '"hello"', "{}", '{"type": 7}', '{"type": "nothing"}', '{"type": "act"}'),
    *(b"", b"\xff\xfe", b"\x00", "[" * 16_000, '{"type": "act", "id": "a", "number": 0, "action": ' + "[" * 10_000),
    '{"type": "act", "id": "", "number": 0, "action": {}}',
    '{"type": "act", "id": 7, "number": 0, "action": {}}',
    '{"type": "act", "id": "' + "a" * 65 + '", "number": 0, "action": {}}',
    '{"type": "act", "id": "a", "number": -1, "action": {}}',
    '{"type": "act", "id": "a", "number": ' + "9" * 400 + ', "action": {}}',
    '{"type": "act", "id": "a", "number": 0.5, "action": {}}',
    '{"type": "act", "id": "a", "number": 0, "action": {"type": "pass"}, "more": 1}',
    '{"type": "act", "id": "a", "number": 0, "action": {"type": "pass"}',
    '{"type": "hello", "from": "start"}',
    '{"type": "hello", "token": 7}',
    *('{"type": "seen"}', '{"type": "seen", "number": -1}', '{"type": "seen", "number": "1"}'),
    *('{"type": "seen", "number": 0.5}', '{"type": "seen", "number": null}'),
    '{"type": "seen", "number": ' + "9" * 400 + "}",
    "x" * 20_000,
]
ACTIONS: list[Any] = [
    *(None, 7, "pass", [], {}, {"type": "pass", "seat": 1}, {"type": "fly"}, {"type": ["pass"]}),
    *({"type": "bid"}, {"type": "bid", "cards": None}, {"type": "bid", "cards": ["1"]}, {"type": "bid", "cards": [5]}),
    *({"type": "bid", "cards": []}, {"type": "bid", "cards": [1] * 1000}, {"type": "bid", "cards": [10**30]}),
    *({"type": "seal", "card": 25}, {"type": "discard", "card": "7"}, {"type": "discard", "card": "no"}),
    {"type": "bid", "cards": [[[[]]]]},
]


@pytest.fixture
def table(come: Come) -> dict[str, Any]:
    anna = come("Anna", "fr")
    laid = anna.lay("high-society", ["", "random", "random"], edition="2018", seats=3, first=0)
    return {**anna.start(laid), "player": anna}


def is_trouble(message: dict[str, Any]) -> bool:
    return set(message) == {"type", "code", "data", "sentence"} and message["type"] == "error"


def test_nasty_messages_are_answered_and_the_connection_goes_on(service: Service, table: dict[str, Any]) -> None:
    with Chair(service.address, table["id"], None) as chair:
        for message in NASTY:
            chair.say(message)
            assert is_trouble(chair.hear()), message
        chair.say({"type": "hello", "token": table["player"].token})
        assert chair.hear()["type"] == "welcome"
        for message in NASTY:
            chair.say(message)
            assert is_trouble(chair.hear()), message
        assert chair.act({"type": "pass"})["type"] == "accepted"


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: str(action)[:40])
def test_an_action_that_is_none_is_refused(table: dict[str, Any], action: Any) -> None:
    with table["player"].sit(table) as chair:
        refusal = chair.act(action, "mine")
        assert set(refusal) == {"type", "id", "reason", "sentence"}
        assert (refusal["type"], refusal["id"]) == ("refused", "mine")
        assert set(refusal["reason"]) == {"code", "data"}
        assert chair.act({"type": "pass"}, "mine")["type"] == "accepted"


def test_a_ping_is_answered_with_a_pong(service: Service, table: dict[str, Any]) -> None:
    with table["player"].sit(table) as seated, Chair(service.address, table["id"], {}) as watching:
        for chair in (seated, watching):
            chair.say({"type": "ping"})
            assert chair.hear_a("pong") == {"type": "pong"}


def test_a_refusal_speaks_the_language_of_the_person(table: dict[str, Any]) -> None:
    with table["player"].sit(table) as chair:
        assert chair.act({"type": "bid", "cards": []})["sentence"] == (
            "Choisissez au moins une carte Monnaie, ou passez."
        )


def test_who_does_not_say_hello_first_is_told_so(service: Service, table: dict[str, Any]) -> None:
    with Chair(service.address, table["id"], None) as chair:
        for message, code in (
            (act({"type": "pass"}, 0), "hello-first"),
            ({"type": "hello", "token": "nobody"}, "no-token"),
        ):
            chair.say(message)
            assert chair.hear()["code"] == code
        chair.say({"type": "hello"})
        assert chair.hear()["type"] == "welcome"
        chair.say({"type": "hello"})
        assert chair.hear()["code"] == "bad-message"


def test_a_table_that_is_none_says_so_and_closes(service: Service) -> None:
    for table in ("nowhere", "%00", "%ff", "a" * 1000):
        with Chair(service.address, table, None) as chair:
            assert chair.hear()["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                chair.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_a_number_from_the_future_is_refused(table: dict[str, Any]) -> None:
    with table["player"].sit(table, since=999) as chair:
        assert chair.welcome["missed"] == []
        assert chair.act({"type": "pass"}, number=999)["reason"] == {"code": "behind", "data": {"number": 0}}


def test_scrambled_messages_never_break_a_table(service: Service, table: dict[str, Any]) -> None:
    dice = Random(5)
    whole = '{"type": "act", "id": "a1", "number": 0, "action": {"type": "bid", "cards": [25, 1]}}'
    with table["player"].sit(table) as chair:
        for _ in range(300):
            text = list(whole)
            for _ in range(dice.randint(1, 4)):
                text[dice.randrange(len(text))] = dice.choice('{}[]",:0a\\\u00e9\x00 -')
            chair.say("".join(text))
            while chair.hear()["type"] not in {"accepted", "refused", "error"}:
                pass
    played = Keeper(service, table).read_on().moves
    assert len([action for seat, action in played if seat == 0]) <= 1
    with table["player"].sit(table) as chair:
        assert chair.welcome["type"] == "welcome"
