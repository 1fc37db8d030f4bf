"""One's own data, and deleting oneself: in a lobby, as the host, in a running game, after it."""

from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from beaumonde.server.database import accounts, device_links, logins, metadata
from beaumonde.server.tokens import secret_hash
from server.conftest import Come
from server.operated import wrong_in
from server.service import Keeper, Player, Service, finish, good, patient, play_on, until_over
from server.test_accounts import PASSWORD, claim, log_in

PAIR: dict[str, Any] = {"seats": 2, "first": 0}


def delete(player: Player, password: str = "") -> httpx.Response:
    return player.http.request("DELETE", "/guests/me", json={"password": password})


def test_in_a_running_game_a_bot_plays_to_the_end_and_nobody_waits(service: Service, come: Come) -> None:
    anna, ben = come("Anna-Rose"), come("Ben")
    table = anna.lay("rich-and-good", clock=None, **PAIR)
    ben.join(table)
    anna.start(table)
    keeper = Keeper(service, table)
    with ExitStack() as keep:
        chairs = [keep.enter_context(player.sit(table)) for player in (anna, ben)]
        play_on(keeper, chairs, Random(1), most=3)
        chairs[0].talk("My words")
        assert good(delete(anna))["ok"] is True
        assert chairs[0].hear_a("error")["code"] == "logged-out"
        chairs[1].until(lambda chair: chair.table["host"] is True)
        seat = chairs[1].table["seats"][0]
        assert (seat["name"], seat["stand_in"], seat["host"]) == ("", "sensible", False)
        play_on(keeper, [chairs[1]], Random(2))
        until_over(chairs[1])
    with ben.sit(table) as chair:
        assert chair.welcome["said"] == []
    record = good(ben.http.get(f"/tables/{table['id']}/record"))
    assert record["names"] == ["", "Ben"]
    assert good(ben.http.get(f"/tables/{table['id']}/replay"))["names"] == ["", "Ben"]
    (game,) = good(ben.http.get("/history"))["games"]
    assert [seat["name"] for seat in game["seats"]] == ["", "Ben"]
    assert "Anna-Rose" not in "".join(str(service.execute(select(kept))) for kept in metadata.sorted_tables)
    assert wrong_in(service.database) == {}


def test_the_host_of_a_lobby_is_followed_by_the_next(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.lay("rich-and-good", seats=3)
    ben.join(table)
    good(delete(anna))
    told = good(ben.http.get(f"/tables/{table['id']}"))
    assert (told["state"], told["host"], [seat["name"] for seat in told["seats"]]) == (
        "open",
        True,
        [None, "Ben", None],
    )


def test_a_lobby_or_a_game_with_nobody_left_is_given_up(come: Come) -> None:
    anna, watcher = come("Anna"), come("Ben")
    lobby = anna.lay("rich-and-good", seats=2)
    alone = anna.start(anna.lay("rich-and-good", ["", "random"], **PAIR))
    lesson = anna.teach("high-society")
    good(delete(anna))
    for table in (lobby, alone, lesson):
        assert good(watcher.http.get(f"/tables/{table['id']}"))["state"] == "given-up"
    assert watcher.http.get(f"/codes/{lobby['code']}").status_code == 404


def test_a_finished_game_keeps_the_seat_without_a_name(service: Service, come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.lay("rich-and-good", **PAIR)
    ben.join(table)
    anna.start(table)
    finish(service, table, [anna, ben])
    before = good(ben.http.get(f"/tables/{table['id']}/record"))
    good(delete(anna))
    after = good(ben.http.get(f"/tables/{table['id']}/record"))
    assert after == before | {"names": ["", "Ben"]}
    assert [seat["name"] for seat in ben.rematch(table)["seats"]] == [None, "Ben"]


def test_the_account_needs_its_password_and_is_gone_with_all_logins_and_links(service: Service, come: Come) -> None:
    anna = come("Anna")
    claim(anna, "to-be-deleted")
    there = {"Authorization": f"Bearer {good(log_in(service, 'to-be-deleted'))['token']}"}
    secret = good(anna.http.post("/device-links"))["secret"]
    for wrong in ("", "not this one"):
        assert delete(anna, wrong).json()["code"] == "wrong-password"
    assert anna.http.get("/guests/me").is_success
    answer = delete(anna, PASSWORD)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert [anna.http.get("/guests/me", headers=who).status_code for who in ({}, there)] == [401, 401]
    assert log_in(service, "to-be-deleted").status_code == 403
    assert anna.http.post("/device-links/look", json={"secret": secret}).status_code == 401
    assert service.execute(select(accounts).where(accounts.c.name == "to-be-deleted")) == []
    assert service.execute(select(device_links)) == []
    assert claim(come("Ben"), "to-be-deleted")["name"] == "to-be-deleted"


def test_others_keep_their_lines_and_new_ones_are_heard(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = ben.lay("rich-and-good", seats=3)
    with anna.sit(table) as watching, ben.sit(table) as chair:
        chair.talk("First")
        watching.talk("Second")
        good(delete(anna))
        patient(lambda: len(ben.sit(table).welcome["said"]) == 1)
        assert chair.talk("Third")["number"] == 3
        with ben.sit(table) as again:
            assert [line["text"] for line in again.welcome["said"]] == ["First", "Third"]


def test_somebody_who_watches_elsewhere_is_logged_out_too(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = ben.lay("rich-and-good", seats=2)
    with anna.sit(table) as watching:
        good(delete(anna))
        assert watching.hear_a("error")["code"] == "logged-out"


def test_deleting_twice_is_refused_and_a_bot_account_can_be_deleted(service: Service, come: Come) -> None:
    robot = come("Robot", bot=True)
    good(delete(robot))
    assert delete(robot).status_code == 401
    assert service.execute(select(logins).where(logins.c.token_hash == secret_hash(robot.token))) == []


def test_a_person_downloads_everything_about_themselves_and_nothing_of_others(service: Service, come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    claim(anna, "downloads")
    table = anna.lay("rich-and-good", words="my words", **PAIR)
    ben.join(table, words="his words")
    anna.start(table)
    over = anna.start(anna.lay("rich-and-good", ["random", "random"], **PAIR))
    with anna.sit(over) as chair:
        until_over(chair)
    with anna.sit(table) as chair, ben.sit(table) as other:
        chair.talk("Mine")
        other.talk("His")
        chair.order({"forced": False})
    answer = anna.http.get("/guests/me/data")
    data = good(answer)
    assert "attachment" in answer.headers["content-disposition"]
    assert (data["name"], data["account"], len(data["logins"])) == ("Anna", "downloads", 1)
    assert [line["text"] for line in data["chat"]] == ["Mine"]
    mine = {one["id"]: one for one in data["tables"]}
    assert (mine[table["id"]]["words"], mine[table["id"]]["seat"], mine[table["id"]]["record"]) == ("my words", 0, None)
    assert '"forced":false' in mine[table["id"]]["orders"]
    assert good(anna.http.get(mine[over["id"]]["record"].removeprefix("/api")))["game"] == "rich-and-good"
    secret = Keeper(service, table).fair.secret
    assert not any(hidden in answer.text for hidden in ("his words", "His", secret, anna.token, "argon2"))
