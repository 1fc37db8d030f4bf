"""Who comes back gets exactly what was missed; who sends again is not heard twice."""

from random import Random
from typing import Any

import msgspec

from server.conftest import Come
from server.service import Chair, Keeper, Player, Service, act, play_on, ready


def two_at_a_table(come: Come) -> tuple[Player, Player, dict[str, Any]]:
    anna, basil = come("Anna"), come("Basil")
    table = anna.lay("rich-and-good", seats=2, first=0)
    basil.join(table)
    return anna, basil, anna.start(table)


def test_a_returning_client_gets_exactly_what_it_missed(service: Service, come: Come) -> None:
    anna, basil, table = two_at_a_table(come)
    keeper = Keeper(service, table)
    with anna.sit(table) as first, basil.sit(table) as second:
        play_on(keeper, [first, second], Random(1), most=5)
    seen = second.number
    with anna.sit(table) as first, basil.sit(table) as second:
        play_on(keeper, [first, second], Random(2), most=7)
    journal, times = keeper.read_on(), keeper.times()
    steps, movers = journal.steps, [None, *(seat for seat, _ in journal.moves)]
    for since in (None, 0, seen, len(steps) - 2, len(steps) - 1):
        with basil.sit(table, since) as back:
            welcome = back.welcome
            begin = 0 if since is None else since + 1
            expected = [
                {"number": n, "seat": movers[n], "at": times[n], "events": plain(steps[n].events)}
                | {"played_by": None, "undo_to": None}
                for n in range(begin, len(steps))
            ]
            assert welcome["missed"] == expected
            assert welcome["number"] == len(steps) - 1
            assert welcome["view"] == plain(steps[-1].state.view(1))


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_an_action_sent_again_is_played_once_and_acknowledged_alike(service: Service, come: Come) -> None:
    anna, _, table = two_at_a_table(come)
    keeper = Keeper(service, table)
    with anna.sit(table) as chair:
        action = keeper.some_action(chair, Random(4))
        answers = [chair.act(action, "mine", number=0) for _ in range(3)]
    with anna.sit(table) as chair:
        answers.append(chair.act(action, "mine", number=0))
    assert answers == [{"type": "accepted", "id": "mine", "number": 1}] * 4
    assert len(keeper.read_on().moves) == 1


def test_the_same_action_with_the_same_id_at_a_later_moment_is_not_accepted(service: Service, come: Come) -> None:
    """Whoever has seen what became of an action means another one: nobody may be told that it was played."""
    anna, basil, table = two_at_a_table(come)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.act({"type": "hold"}, "mine") == {"type": "accepted", "id": "mine", "number": 1}
        first.until(lambda chair: chair.number >= 1)
        for _ in range(100):
            first.until(ready([0, 1]))
            if 0 in first.view["to_act"] and first.view["phase"] == "trade":
                break
            chair = first if 0 in first.view["to_act"] else second
            chair.until(lambda chair: chair.number == first.number)
            number = chair.act(Keeper(service, table).some_action(chair, Random(1)))["number"]
            first.until(lambda chair, number=number: chair.number >= number)  # type: ignore[misc]
        for number in (1, first.number):
            assert first.act({"type": "hold"}, "mine", number=number)["reason"]["code"] == "id-taken"
        assert first.act({"type": "hold"}, "another")["type"] == "accepted"


def test_an_id_cannot_stand_for_two_actions(service: Service, come: Come) -> None:
    anna, _, table = two_at_a_table(come)
    with anna.sit(table) as chair:
        assert chair.act({"type": "hold"}, "mine")["type"] == "accepted"
        refusal = chair.act({"type": "buy", "goods": ["salt"]}, "mine", number=0)
        assert refusal["reason"]["code"] == "id-taken"


def test_the_same_id_of_another_person_is_another_id(service: Service, come: Come) -> None:
    anna, basil, table = two_at_a_table(come)
    with anna.sit(table) as first, basil.sit(table) as second:
        assert first.act({"type": "hold"}, "one")["type"] == "accepted"
        second.until(lambda chair: 1 in chair.view["to_act"])
        assert second.act({"type": "hold"}, "one")["type"] == "accepted"


def test_an_action_is_kept_although_its_sender_is_gone(service: Service, come: Come) -> None:
    anna, basil, table = two_at_a_table(come)
    with basil.sit(table) as watching:
        with anna.sit(table) as chair:
            chair.say(act({"type": "hold"}, 0, "last-words"))
        assert watching.hear_a("played")["number"] == 1
    with anna.sit(table, 0) as back:
        assert [happened["number"] for happened in back.welcome["missed"]] == [1]
        assert back.act({"type": "hold"}, "last-words", 0) == {"type": "accepted", "id": "last-words", "number": 1}


def test_a_cookie_says_who_comes_but_only_from_our_own_page(service: Service, come: Come) -> None:
    anna, _, table = two_at_a_table(come)
    cookie = {"Cookie": f"beaumonde={anna.token}"}
    for origin, seat in ((f"http://{service.address}", 0), (None, 0), ("http://elsewhere.example", None)):
        with Chair(service.address, table["id"], {}, additional_headers=cookie, origin=origin) as chair:
            assert chair.view["seat"] == seat
