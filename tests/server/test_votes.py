"""Votes: the people at a table let a bot play for somebody silent, or agree to an undo."""

from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from server.conftest import Serve
from server.service import Player, Service, good, patient, until_over

THREE: dict[str, Any] = {"edition": "2018", "seats": 3, "first": 0}
NAMES = ("Anna", "Basil", "Celia", "Dorian", "Edith")


@pytest.fixture
def quick(serve: Serve) -> Service:
    """Nobody has to wait before they may vote."""
    return serve(vote_after=0.0, away_after=0.05)


def begun(service: Service, stack: ExitStack, seats: int = 3, **options: Any) -> tuple[list[Player], dict[str, Any]]:
    people = [Player(service, name) for name in NAMES[:seats]]
    for player in people:
        stack.callback(player.close)
    clock = options.pop("clock", None)
    table = people[0].lay("high-society", clock=clock, **(THREE | {"seats": seats} | options))
    for player in people[1:]:
        player.join(table)
    return people, people[0].start(table)


def ask(player: Player, table: dict[str, Any], about: str, **more: Any) -> httpx.Response:
    return player.http.post(f"/tables/{table['id']}/vote", json={"about": about, **more})


def answer(player: Player, table: dict[str, Any], vote: int, agree: bool) -> httpx.Response:
    return player.http.put(f"/tables/{table['id']}/vote", json={"id": vote, "agree": agree})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def now(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    return good(player.http.get(f"/tables/{table['id']}"))


def stand_ins(table: dict[str, Any]) -> list[str]:
    return [seat["stand_in"] for seat in table["seats"]]


def test_most_of_the_others_let_a_bot_play_for_somebody_silent_until_they_come_back(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        first, second = stack.enter_context(anna.sit(table)), stack.enter_context(basil.sit(table))
        vote = good(ask(basil, table, "replace", seat=0))["vote"]
        assert (vote["about"], vote["by"], vote["seat"], vote["waiting"]) == ("replace", 1, 0, [2])
        assert good(ask(basil, table, "replace", seat=0))["vote"] == vote
        assert refusal(answer(anna, table, vote["id"], True)) == (403, "no-vote")
        after = good(answer(celia, table, vote["id"], True))
        assert (after["vote"], stand_ins(after), after["seats"][1]["host"]) == (None, ["sensible", "", ""], True)
        second.until(lambda chair: chair.number >= 1)
        assert good(anna.http.post(f"/tables/{table['id']}/seat"))["seats"][0]["stand_in"] == ""
        first.until(lambda chair: chair.number >= 1)


def test_one_who_answers_is_enough_when_the_time_is_over(serve: Serve) -> None:
    service = serve(vote_after=0.0, vote_lasts=0.3)
    with ExitStack() as stack:
        (_, basil, _), table = begun(service, stack)
        chair = stack.enter_context(basil.sit(table))
        good(ask(basil, table, "replace", seat=0))
        chair.until(lambda chair: stand_ins(chair.table) == ["sensible", "", ""])


def test_who_moves_in_time_keeps_the_seat(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        chair = stack.enter_context(anna.sit(table))
        vote = good(ask(basil, table, "replace", seat=0))["vote"]
        assert chair.act({"type": "pass"})["type"] == "accepted"
        assert refusal(answer(celia, table, vote["id"], True)) == (409, "vote-over")
        chair.until(lambda chair: chair.table["vote"] is None)
        assert stand_ins(now(anna, table)) == ["", "", ""]


def test_a_seat_is_not_lost_when_the_others_refuse_and_nobody_asks_again_at_once(serve: Serve) -> None:
    service = serve(vote_after=3.0)
    with ExitStack() as stack:
        (_, basil, celia), table = begun(service, stack)
        assert refusal(ask(basil, table, "replace", seat=0)) == (409, "not-silent")
        patient(lambda: ask(basil, table, "replace", seat=0).status_code == 200)
        vote = now(basil, table)["vote"]
        assert refusal(ask(celia, table, "undo", number=0)) == (409, "nothing-to-undo")
        declined = good(answer(celia, table, vote["id"], False))
        assert (declined["vote"]["declined"], stand_ins(declined)) == (True, ["", "", ""])
        assert refusal(ask(basil, table, "replace", seat=0)) == (409, "vote-declined")
        assert refusal(answer(celia, table, vote["id"], True)) == (409, "vote-over")


def test_only_somebody_who_keeps_others_waiting_without_a_clock_can_be_replaced(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        for player, seat in ((anna, 0), (basil, 1), (celia, 1), (basil, 9)):
            assert refusal(ask(player, table, "replace", seat=seat)) == (409, "not-silent")
        stranger = Player(quick, "Zoe")
        stack.callback(stranger.close)
        assert refusal(ask(stranger, table, "replace", seat=0)) == (403, "not-seated")
        assert refusal(answer(stranger, table, 1, True)) == (403, "not-seated")
        (_, other, *_), timed = begun(quick, stack, clock=3600)
        assert refusal(ask(other, timed, "replace", seat=0)) == (409, "not-silent")
        lobby = anna.lay("high-society", **THREE)
        assert refusal(ask(anna, lobby, "undo")) == (409, "not-begun")
        answer_without_table = anna.http.post("/tables/none/vote", json={"about": "undo"})
        assert refusal(answer_without_table) == (404, "no-such-table")


def test_an_undo_needs_everybody(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        chairs = [stack.enter_context(player.sit(table)) for player in (anna, basil, celia)]
        first, second, _ = chairs
        assert first.act({"type": "bid", "cards": [1]})["type"] == "accepted"
        second.until(lambda chair: chair.number == 1)
        vote = good(ask(anna, table, "undo", number=1))["vote"]
        assert (vote["waiting"], vote["seat"]) == ([1, 2], 0)
        assert refusal(ask(basil, table, "replace", seat=1)) == (409, "not-silent")
        assert good(answer(basil, table, vote["id"], True))["vote"]["waiting"] == [2]
        assert good(answer(celia, table, vote["id"], True))["vote"] is None
        for chair in chairs:
            chair.until(lambda chair: chair.number == 2)
        assert (first.view["to_act"], first.view["players"][0]["bid"]) == ([0], 0)
        assert len(first.view["players"][0]["hand"]) == 11
        for player in (anna, basil, celia):
            good(player.http.delete(f"/tables/{table['id']}/seat"))  # bots end the game
        for chair in chairs:
            until_over(chair)
        record = good(anna.http.get(f"/tables/{table['id']}/record"))
        assert good(httpx.post(f"http://{quick.address}/api/replay", json=record))["moments"]


def test_one_refusal_or_one_move_ends_a_request_to_undo(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        first, second = stack.enter_context(anna.sit(table)), stack.enter_context(basil.sit(table))
        first.act({"type": "bid", "cards": [1]})
        vote = good(ask(anna, table, "undo", number=1))["vote"]
        assert refusal(ask(anna, table, "undo", number=0)) == (409, "nothing-to-undo")
        assert good(answer(celia, table, vote["id"], False))["vote"]["declined"]
        assert refusal(answer(basil, table, vote["id"], True)) == (409, "vote-over")
        assert refusal(ask(anna, table, "undo", number=1)) == (409, "vote-declined")
        second.until(lambda chair: chair.number == 1)
        second.act({"type": "bid", "cards": [2]})
        vote = good(ask(basil, table, "undo", number=2))["vote"]
        assert refusal(ask(anna, table, "undo", number=2)) == (409, "vote-going-on")
        third = stack.enter_context(celia.sit(table))
        third.act({"type": "pass"})
        assert refusal(answer(anna, table, vote["id"], True)) == (409, "vote-over")
        first.until(lambda chair: chair.table["vote"] is None)


def test_no_undo_goes_back_behind_a_card_that_came_to_light(quick: Service) -> None:
    with ExitStack() as stack:
        people, table = begun(quick, stack)
        chairs = [stack.enter_context(player.sit(table)) for player in people]
        for _ in range(3):  # at the latest then the first card is sold
            number = chairs[0].number
            if len(chairs[0].view["shown"]) == 1:
                chairs[chairs[0].view["to_act"][0]].act({"type": "pass"})
                for chair in chairs:
                    chair.until(lambda chair: chair.number > number)  # noqa: B023 - asked at once
        assert len(chairs[0].view["shown"]) == 2
        for player in people:
            assert refusal(ask(player, table, "undo", number=chairs[0].number)) == (409, "nothing-to-undo")


def test_a_restart_changes_nothing_in_the_middle_of_a_vote(serve: Serve) -> None:
    service = serve(vote_after=0.0, vote_lasts=600.0)
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        vote = good(ask(basil, table, "replace", seat=0))["vote"]
        service.stop()
        again = serve(vote_after=0.0)
        for player in (anna, basil, celia):
            player.address = again.address
        with basil.sit(table) as chair:
            assert chair.table["vote"] == vote
        celia_again = httpx.put(
            f"http://{again.address}/api/tables/{table['id']}/vote",
            json={"id": vote["id"], "agree": True},
            headers=celia.http.headers,
        )
        assert stand_ins(good(celia_again)) == ["sensible", "", ""]


def test_a_restart_changes_nothing_in_the_middle_of_a_request_to_undo(serve: Serve) -> None:
    service = serve(vote_lasts=600.0)
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        with anna.sit(table) as chair:
            assert chair.act({"type": "bid", "cards": [1]})["type"] == "accepted"
        vote = good(ask(anna, table, "undo", number=1))["vote"]
        assert good(answer(basil, table, vote["id"], True))["vote"]["waiting"] == [2]
        service.stop()
        celia.http.base_url = httpx.URL(f"http://{serve().address}/api")
        assert now(celia, table)["vote"]["waiting"] == [2]
        assert good(answer(celia, table, vote["id"], True))["vote"] is None
        assert (now(celia, table)["number"], now(celia, table)["to_act"]) == (2, [0])


def test_everybody_sees_who_has_the_table_open(quick: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(quick, stack)
        chair = stack.enter_context(anna.sit(table))
        with basil.sit(table), basil.sit(table):
            assert [seat["away_since"] for seat in now(celia, table)["seats"]] == [None, None, None]
        chair.until(lambda chair: chair.table["seats"][1]["away_since"] is not None)
        with basil.sit(table):
            chair.until(lambda chair: chair.table["seats"][1]["away_since"] is None)


def test_after_a_restart_only_those_are_here_who_connect(serve: Serve, database: str) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("other processes may still serve people")
    service = serve()
    with ExitStack() as stack:
        (anna, basil, _), table = begun(service, stack)
        with anna.sit(table):
            pass
        service.stop()
        again = serve()
        anna.address = basil.address = again.address
        with anna.sit(table) as chair:
            chair.until(lambda chair: chair.table["seats"][0]["away_since"] is None)
            assert chair.table["seats"][1]["away_since"] is not None
