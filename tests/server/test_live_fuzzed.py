"""Any message whatever over the socket: an answer of one shape, or the end of the connection in good order."""

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.conftest import Come
from server.service import Chair, Keeper, Player, Service, play_on, until_over

ANSWERS = {"accepted", "ordered", "refused", "error"}

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
ids = st.from_regex("[A-Za-z0-9_-]{1,64}", fullmatch=True) | json
actions = json | st.sampled_from(
    [
        {"type": "pass"},
        {"type": "bid", "cards": [1]},
        {"type": "bid", "cards": [25, 25]},
        {"type": "bid", "cards": []},
        {"type": "seal", "card": 3},
        {"type": "discard", "card": "7"},
        {"type": "buy", "goods": ["salt"]},
        {"type": "hold"},
    ]
)
orders = json | st.fixed_dictionaries(
    {}, optional={"forced": st.booleans() | json, "card": st.integers() | json, "most": st.integers() | json}
)
messages = st.one_of(
    json,
    st.fixed_dictionaries({"type": st.just("hello")}, optional={"token": json, "from": json, "heard": json}),
    st.fixed_dictionaries(
        {"type": st.just("act"), "id": ids, "number": st.integers(-1, 9) | json, "action": actions},
        optional={"more": json},
    ),
    st.fixed_dictionaries({"type": st.just("order"), "id": ids, "orders": orders}, optional={"more": json}),
    st.fixed_dictionaries({"type": st.just("say"), "id": ids, "text": st.text(max_size=310) | json}),
    st.dictionaries(st.sampled_from(["type", "id", "text", "orders", "action", "number"]), json),
)
whole = messages.map(lambda message: msgspec.json.encode(message, enc_hook=str))
broken = st.tuples(whole, st.integers(0, 400), st.binary(max_size=3)).map(
    lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] + 1 :]
)
deep = st.tuples(st.sampled_from(["orders", "action", "text"]), st.integers(1, 5000)).map(
    lambda parts: f'{{"type":"order","id":"a","number":0,"{parts[0]}":{"[" * parts[1]}{"]" * parts[1]}}}'.encode()
)
raw = st.one_of(whole, broken, st.binary(max_size=60), deep)


@pytest.fixture(scope="module")
def anna(service: Service) -> Iterator[Player]:
    player = Player(service)
    yield player
    player.close()


@pytest.mark.parametrize(("game", "options"), [("high-society", {"edition": "2018"}), ("rich-and-good", {})])
def test_any_message_is_answered_and_the_table_is_as_it_should_be(
    service: Service, anna: Player, game: str, options: dict[str, Any]
) -> None:
    table = anna.start(anna.lay(game, ["", "random", "random"], seats=3, first=0, **options))
    with ExitStack() as stack:
        chairs = [stack.enter_context(anna.sit(table)), stack.enter_context(Chair(service.address, table["id"], {}))]
        chairs.append(stack.enter_context(Chair(service.address, table["id"], None)))

        @settings(max_examples=75, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(message=raw, text=st.booleans(), place=st.integers(0, 2))
        def is_answered(message: bytes, text: bool, place: int) -> None:
            said = message.decode(errors="replace") if text else message
            chair = chairs[place]
            chair.say(said)
            answer = chair.hear()
            while answer["type"] not in ANSWERS | {"welcome"}:
                answer = chair.hear()
            assert "server-error" not in chair.raw[-1]

        is_answered()
    keeper = Keeper(service, table)
    with anna.sit(table) as chair:
        chair.order({})
        play_on(keeper, [chair], Random(1))
        until_over(chair)
    for text in (text for chair in chairs for text in chair.raw):
        assert "server-error" not in text


@pytest.mark.parametrize("kind", ["text", "binary"])
def test_a_huge_message_is_refused_and_a_monstrous_one_ends_the_connection_in_order(
    service: Service, come: Come, kind: str
) -> None:
    anna = come()
    table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
    letter: Any = "x" if kind == "text" else b"x"
    with anna.sit(table) as chair:
        for size in (20_000, 32_768):
            chair.say(letter * size)
            assert chair.hear()["code"] == "too-large"
        chair.say(letter * 32_769)
        with pytest.raises(ConnectionClosed) as closed:
            chair.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with anna.sit(table) as chair:
        assert chair.act({"type": "hold"})["type"] == "accepted"
