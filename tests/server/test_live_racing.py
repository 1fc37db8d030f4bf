"""Several at once: exactly one wins, the others are told, and sealed bids do not get in each other's way."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier
from typing import Any

import pytest

from server.conftest import Come
from server.service import Chair, Keeper, Service

MOST_TABLES = 500
"""Laid until the Yacht Club is the first card, which it is at one table in seventeen."""


def at_once(chairs: list[Chair], actions: list[Any], ids: list[str]) -> list[dict[str, Any]]:
    """The answers to all these actions, sent in the same moment."""
    barrier = Barrier(len(chairs))

    def send(chair: Chair, action: Any, action_id: str) -> dict[str, Any]:
        barrier.wait()
        return chair.act(action, action_id, number=0)

    with ThreadPoolExecutor(len(chairs)) as crowd:
        return list(crowd.map(send, chairs, actions, ids))


def test_of_two_clients_that_race_for_a_turn_one_wins_and_the_other_is_told(service: Service, come: Come) -> None:
    for _ in range(5):
        anna = come()
        table = anna.start(anna.lay("rich-and-good", ["", "random"], seats=2, first=0))
        with anna.sit(table) as one, anna.sit(table) as two:
            goods: list[Any] = [{"type": "buy", "goods": [good]} for good in ("salt", "tea")]
            answers = at_once([one, two], goods, ["one", "two"])
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            refusal = next(answer for answer in answers if answer["type"] == "refused")
            assert refusal["reason"] == {"code": "behind", "data": {"number": 1}}
            won = next(place for place, answer in enumerate(answers) if answer["type"] == "accepted")
            moves = Keeper(service, table).read_on().moves
            assert [action.goods for seat, action in moves if seat == 0] == [(goods[won]["goods"][0],)]  # type: ignore[attr-defined]
            for chair in (one, two):
                chair.until(lambda chair: chair.number >= 1)


def test_the_same_action_from_four_clients_at_once_is_played_once(service: Service, come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", ["", ""], seats=2, first=0)
    come("Basil").join(table)
    anna.start(table)
    with ExitStack() as stack:
        chairs = [stack.enter_context(anna.sit(table)) for _ in range(4)]
        answers = at_once(chairs, [{"type": "hold"}] * 4, ["mine"] * 4)
        assert answers == [{"type": "accepted", "id": "mine", "number": 1}] * 4
    assert len(Keeper(service, table).read_on().moves) == 1


def test_sealed_bids_of_all_seats_at_once_are_all_taken(service: Service, come: Come) -> None:
    """Whoever seals a card while others do, is not told to look again: it was their turn all along."""
    anna, others = come(), [come(name) for name in ("Basil", "Celia")]
    options: dict[str, Any] = {"edition": "2025", "seats": 3, "advanced": ["yacht-club"], "first": 0}
    for _ in range(MOST_TABLES):
        table = anna.lay("high-society", **options)
        for other in others:
            other.join(table)
        anna.start(table)
        if len(Keeper(service, table).journal.state.to_act) == 1:
            continue
        with ExitStack() as stack:
            chairs = [stack.enter_context(player.sit(table)) for player in (anna, *others)]
            answers = at_once(chairs, [{"type": "seal", "card": card} for card in (1, 2, 3)], ["a", "b", "c"])
            assert {answer["type"] for answer in answers} == {"accepted"}
            assert sorted(answer["number"] for answer in answers) == [1, 2, 3]
            return
    pytest.fail("the Yacht Club never came first")
