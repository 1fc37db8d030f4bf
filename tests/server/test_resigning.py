"""Resigning: a bot plays to the end, the person cannot come back, and everything that tells of the game says so."""

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx

import beaumonde as bm
from beaumonde.core.record import Record
from server.conftest import Come, Command, Serve
from server.service import Chair, Keeper, Player, Service, good, patient, play_on, until_over
from server.test_votes import answer, ask, begun, now, refusal, stand_ins


def resign(player: Player, table: dict[str, Any]) -> httpx.Response:
    return player.http.post(f"/tables/{table['id']}/resign")


def resigned(table: dict[str, Any]) -> list[bool]:
    return [seat["resigned"] for seat in table["seats"]]


def record_of(player: Player, table: dict[str, Any]) -> Record:
    return bm.loads(player.http.get(f"/tables/{table['id']}/record").text)


def until_bots_have_ended_it(*chairs: Chair) -> None:
    for chair in chairs:
        until_over(chair)


def test_who_resigns_cannot_come_back_and_keeps_seat_and_voice(service: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, _), table = begun(service, stack)
        first, second = stack.enter_context(anna.sit(table)), stack.enter_context(basil.sit(table))
        told = good(resign(anna, table))
        assert (resigned(told), stand_ins(told)) == ([True, False, False], ["sensible", "", ""])
        assert (told["seat"], told["your_turn"], told["host"]) == (0, False, False)
        assert [seat["host"] for seat in told["seats"]] == [False, True, False]
        second.until(lambda chair: resigned(chair.table)[0])
        assert second.hear_a("played")["played_by"] == "bot"
        assert refusal(anna.http.post(f"/tables/{table['id']}/seat")) == (409, "resigned")
        first.until(lambda chair: chair.number >= 1)
        refused = first.act({"type": "pass"})
        assert (refused["type"], refused["reason"]["code"]) == ("refused", "resigned")
        assert first.talk("Well played.")["type"] == "accepted"
        assert first.order({"forced": False})["type"] == "ordered"
        assert stand_ins(now(basil, table)) == ["sensible", "", ""]


def test_resigning_twice_and_after_the_end_changes_nothing(service: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        chair = stack.enter_context(basil.sit(table))
        assert resigned(good(resign(anna, table))) == resigned(good(resign(anna, table))) == [True, False, False]
        first = record_length(service, table)
        for player in (basil, celia):
            good(player.http.delete(f"/tables/{table['id']}/seat"))
        until_bots_have_ended_it(chair)
        over = good(resign(anna, table))
        assert (over["state"], resigned(over)) == ("over", [True, False, False])
        assert refusal(resign(basil, table)) == (409, "game-over")
        ((seat, after),) = record_of(anna, table).resigned
        assert (seat, after <= first) == (0, True)


def record_length(service: Service, table: dict[str, Any]) -> int:
    return len(Keeper(service, table).read_on().moves)


def test_only_who_plays_with_other_people_can_resign(service: Service, come: Come) -> None:
    with ExitStack() as stack:
        (anna, _, _), table = begun(service, stack)
        zoe = come("Zoe")
        assert refusal(resign(zoe, table)) == (403, "not-seated")
        assert refusal(resign(zoe, {"id": "none"})) == (404, "no-such-table")
        lobby = anna.lay("high-society", seats=3, edition="2018")
        zoe.join(lobby)
        assert refusal(resign(zoe, lobby)) == (409, "not-begun")
        alone = zoe.start(zoe.lay("high-society", ("", "random", "random"), seats=3, edition="2018"))
        lesson = zoe.teach("high-society")
        for without_people in (alone, lesson):
            assert refusal(resign(zoe, without_people)) == (409, "resign-alone")


def test_who_has_left_may_still_resign(service: Service) -> None:
    with ExitStack() as stack:
        (anna, _, _), table = begun(service, stack)
        good(anna.http.delete(f"/tables/{table['id']}/seat"))
        told = good(resign(anna, table))
        assert (resigned(told)[0], stand_ins(told)[0]) == (True, "sensible")
        assert refusal(anna.http.post(f"/tables/{table['id']}/seat")) == (409, "resigned")


def test_when_everybody_has_resigned_bots_end_the_game(service: Service) -> None:
    with ExitStack() as stack:
        people, table = begun(service, stack)
        chairs = [stack.enter_context(player.sit(table)) for player in people]
        for player in people:
            good(resign(player, table))
        until_bots_have_ended_it(*chairs)
        assert resigned(chairs[0].table) == [True, True, True]
        for player in people:
            (figures,) = player.http.get("/history/statistics").json()
            assert (figures["games"], figures["resigned"], figures["wins"]) == (1, 1, 0)
            assert (figures["average_total"], figures["cast_out"], figures["with_people"]) == (None, 0, 1)


def test_a_game_that_one_resigned_is_lost_even_if_the_bot_wins_it(service: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        chair = stack.enter_context(basil.sit(table))
        good(resign(celia, table))
        for player in (anna, basil):
            good(player.http.delete(f"/tables/{table['id']}/seat"))
        until_bots_have_ended_it(chair)
        (game,) = good(celia.http.get("/history"))["games"]
        assert (game["resigned"], game["left"]) == (True, False)
        assert [seat["resigned"] for seat in game["seats"]] == [False, False, True]
        (other,) = good(anna.http.get("/history"))["games"]
        assert (other["resigned"], other["left"]) == (False, True)
        listed = celia.http.get("/tables").json()[0]
        assert (listed["id"], resigned(listed)) == (table["id"], [False, False, True])


def test_who_resigns_in_the_middle_of_a_vote_is_not_waited_for(serve: Serve) -> None:
    service = serve(vote_after=0.0, vote_lasts=600.0)
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        first = stack.enter_context(anna.sit(table))
        assert first.act({"type": "bid", "cards": [1]})["type"] == "accepted"
        vote = good(ask(anna, table, "undo", number=1))["vote"]
        good(answer(celia, table, vote["id"], True))
        good(resign(basil, table))  # it would be his turn, but everybody else has agreed
        patient(lambda: now(anna, table)["vote"] is None)
        assert refusal(answer(basil, table, vote["id"], True)) in ((409, "vote-over"), (403, "no-vote"))
        assert resigned(now(anna, table)) == [False, True, False]


def test_who_asked_for_a_vote_ends_it_by_resigning(serve: Serve) -> None:
    service = serve(vote_after=0.0, vote_lasts=600.0)
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        vote = good(ask(basil, table, "replace", seat=0))["vote"]
        good(resign(basil, table))
        patient(lambda: now(anna, table)["vote"] is None)
        assert refusal(answer(celia, table, vote["id"], True)) == (409, "vote-over")
        assert stand_ins(now(anna, table)) == ["", "sensible", ""]


def test_an_undo_brings_nobody_back_who_resigned(serve: Serve) -> None:
    service = serve(vote_after=0.0)
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        first, second, third = (stack.enter_context(player.sit(table)) for player in (anna, basil, celia))
        assert first.act({"type": "bid", "cards": [1]})["type"] == "accepted"
        good(resign(celia, table))
        vote = good(ask(anna, table, "undo", number=1))["vote"]
        assert vote["waiting"] == [1]
        good(answer(basil, table, vote["id"], True))
        for chair in (first, second, third):
            chair.until(lambda chair: chair.number >= 2)
        assert (resigned(now(anna, table)), stand_ins(now(anna, table))[2]) == ([False, False, True], "sensible")
        for player in (anna, basil):
            good(player.http.delete(f"/tables/{table['id']}/seat"))
        until_bots_have_ended_it(first)
        record = record_of(anna, table)
        assert record.resigned == ((2, 0),)  # nothing stands that was played before
        assert {seat for seat, _, _, _ in record.stand_ins} == {0, 1, 2}


def test_a_restart_brings_nobody_back_who_resigned(serve: Serve) -> None:
    service = serve()
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        good(resign(anna, table))
        service.stop()
        again = serve()
        for player in (anna, basil, celia):
            player.address = again.address
        with basil.sit(table) as chair, anna.sit(table) as own:
            assert resigned(chair.table) == [True, False, False]
            chair.until(lambda chair: chair.number >= 1)
            own.until(lambda own: own.number >= 1)
            assert own.act({"type": "pass"})["reason"]["code"] == "resigned"


def test_in_a_rematch_the_seat_is_theirs_only_if_they_ask(service: Service) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        chair = stack.enter_context(basil.sit(table))
        good(resign(anna, table))
        for player in (basil, celia):
            good(player.http.delete(f"/tables/{table['id']}/seat"))
        until_bots_have_ended_it(chair)
        again = basil.rematch(table)
        assert [seat["name"] for seat in again["seats"]] == [None, "Basil", None]
        assert resigned(again) == [False, False, False]
        assert [seat["name"] for seat in anna.rematch(table)["seats"]] == ["Anna", "Basil", None]


def test_the_record_says_who_stood_in_and_who_resigned_and_verifies(
    service: Service, command: Command, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        (anna, basil, celia), table = begun(service, stack)
        chairs = [stack.enter_context(player.sit(table)) for player in (anna, basil, celia)]
        keeper = Keeper(service, table)
        play_on(keeper, chairs, Random(1), most=4)
        good(basil.http.delete(f"/tables/{table['id']}/seat"))
        play_on(keeper, [chairs[0], chairs[2]], Random(2), most=4)
        good(basil.http.post(f"/tables/{table['id']}/seat"))
        play_on(keeper, chairs, Random(3), most=3)
        good(resign(celia, table))
        play_on(keeper, chairs[:2], Random(4))
        until_bots_have_ended_it(*chairs)
        text = anna.http.get(f"/tables/{table['id']}/record").text
        record = bm.loads(text)
        ((seat, after),) = record.resigned
        assert (seat, 11 <= after < len(record.moves)) == (2, True)
        late = {mover for number, (mover, _) in enumerate(record.moves, 1) if number > after}
        assert {level for _, _, _, level in record.stand_ins} == {"sensible"}
        assert max(last for mover, _, last, _ in record.stand_ins if mover == 2) > after or 2 not in late
        assert any(mover == 1 for mover, _, _, _ in record.stand_ins)
        assert all(mover != 0 for mover, _, _, _ in record.stand_ins)
        file = tmp_path / "game.json"
        file.write_text(text)
        assert command("verify", file).code == 0
        notation = tmp_path / "game.txt"
        notation.write_text(bm.write_text(record))
        assert bm.loads(notation.read_text()) == record
        assert command("verify", notation).code == 0
        older = {key: told for key, told in json.loads(text).items() if key not in ("stand_ins", "resigned")}
        assert bm.replay(bm.loads(json.dumps(older)))[-1] == bm.replay(record)[-1]
        replay = good(httpx.post(f"http://{service.address}/api/replay", content=text))
        assert [moment["number"] for moment in replay["moments"] if moment["resigned"]] == [after]
        played = [moment["seat"] for moment in replay["moments"] if moment["level"]]
        assert set(played) <= {1, 2}
        assert replay["moments"] == good(anna.http.get(f"/tables/{table['id']}/replay"))["moments"]
