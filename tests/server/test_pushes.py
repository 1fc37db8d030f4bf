"""Push messages: whoever is not there is called once, and nobody else learns anything from it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from beaumonde.server.database import actions, bans, seats, secrets_kept, subscriptions, tables
from beaumonde.server.push_sending import topic_of
from server.conftest import Serve
from server.push_service import PushServer
from server.service import Chair, Keeper, Player, Service, finish, good, patient

A_DAY = 86_400
AN_HOUR = 3_600_000
QUICK: dict[str, Any] = {"push_after": 0.0, "push_retry": 0.05, "sweep_every": 0.05, "away_after": 0.05}
TWO: dict[str, Any] = {"seats": 2, "first": 0}
Two = tuple[Player, Player, dict[str, Any]]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def push(stack: ExitStack) -> PushServer:
    return stack.enter_context(PushServer())


@pytest.fixture
def service(serve: Serve, push: PushServer) -> Service:
    return serve(push_hosts=push.origin, **QUICK)


@pytest.fixture
def begin(service: Service, stack: ExitStack) -> Callable[..., Two]:
    """Anna, whose turn it is, and Basil begin a game over days; neither has the table open."""

    def begin(clock: int | None = A_DAY, at: Service = service, languages: str = "en fr") -> Two:
        first, second = languages.split()
        anna, basil = Player(at, "Anna", first), Player(at, "Basil", second)
        for player in (anna, basil):
            stack.callback(player.close)
        table = anna.lay("rich-and-good", clock=clock, **TWO)
        basil.join(table)
        return anna, basil, table

    return begin


def time_passes(service: Service, table: dict[str, Any], seconds: float) -> None:
    """Everything at this table happened so much earlier."""
    earlier = int(1000 * seconds)
    here = tables.c.id == table["id"]
    service.execute(update(tables).where(here).values(begun=tables.c.begun - earlier, due=tables.c.due - earlier))
    service.execute(update(actions).where(actions.c.table == table["id"]).values(at=actions.c.at - earlier))
    service.execute(update(seats).where(seats.c.table == table["id"]).values(push_at=seats.c.push_at - earlier))


def looked_at(service: Service, table: dict[str, Any]) -> bool:
    """Whether nobody at this table has to be looked at any more before the clock says so."""
    rows = service.execute(select(tables.c.begun, seats.c.push_at).join(seats).where(tables.c.id == table["id"]))
    return all(row.push_at is None or row.push_at > row.begun + AN_HOUR for row in rows)


def told(service: Service, table: dict[str, Any]) -> list[str]:
    return [
        row.pushed
        for row in service.execute(select(seats.c.pushed).where(seats.c.table == table["id"]).order_by(seats.c.number))
    ]


def push_times(service: Service, table: dict[str, Any]) -> list[int | None]:
    return [
        row.push_at
        for row in service.execute(select(seats.c.push_at).where(seats.c.table == table["id"]).order_by(seats.c.number))
    ]


def test_who_is_not_there_is_called_once_and_can_read_it_alone(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, basil, table = begin()
    key = good(anna.http.get("/push/key"))["key"]
    hers, his = push.subscribe(anna), push.subscribe(basil)
    anna.start(table)
    patient(lambda: push.kinds(hers) == push.kinds(his) == ["begun"])
    first, second = push.received[hers.name][0], push.received[his.name][0]
    assert first.payload["body"] == "The game with Basil has begun, and it is your turn."
    assert second.payload["body"] == "La partie avec Anna a commencé."
    assert (first.payload["title"], first.payload["table"]) == ("The Rich and the Good", table["id"])
    assert f"k={key}" in first.headers["Authorization"]
    assert first.claims["sub"] == "mailto:webmaster@localhost"
    assert (first.headers["Topic"], first.headers["Urgency"]) == (topic_of(table["id"]), "low")
    assert table["id"] not in str(first.headers)
    assert A_DAY - 60 < int(first.headers["TTL"]) <= A_DAY
    with anna.sit(table) as chair:
        assert chair.act({"type": "hold"})["type"] == "accepted"
    patient(lambda: push.kinds(his) == ["begun", "turn"])
    assert push.received[his.name][1].payload["body"] == "C’est à vous de jouer dans la partie avec Anna."
    assert push.received[his.name][1].headers["Urgency"] == "normal"
    patient(lambda: looked_at(service, table))
    assert (push.kinds(hers), push.attempts) == (["begun"], 3)


def test_whoever_has_the_table_open_is_not_called(
    begin: Callable[..., Two], push: PushServer, service: Service, serve: Serve
) -> None:
    anna, basil, table = begin()
    hers, his = push.subscribe(anna), push.subscribe(basil)
    with anna.sit(table) as first, basil.sit(table) as second:
        anna.start(table)
        for chair in (first, second):
            chair.hear_a("played")
        first.act({"type": "hold"})
        second.hear_a("played")
        patient(lambda: told(service, table)[1] == "turn 1")
    service.stop()
    time_passes(service, table, 0.81 * A_DAY)
    service.execute(update(seats).where(seats.c.table == table["id"]).values(push_at=None))
    again = serve(push_hosts=push.origin, **QUICK)
    with Chair(again.address, table["id"], {"token": basil.token}):
        service.execute(update(seats).where(seats.c.table == table["id"]).values(push_at=1))
        patient(lambda: told(again, table)[1] == "reminder 1")
    assert (push.kinds(hers), push.kinds(his)) == ([], [])


def test_who_lets_most_of_the_time_pass_is_reminded_once(
    begin: Callable[..., Two], push: PushServer, service: Service, serve: Serve
) -> None:
    anna, basil, table = begin()
    his = push.subscribe(basil)
    anna.start(table)
    patient(lambda: push.kinds(his) == ["begun"])
    with anna.sit(table) as chair:
        chair.act({"type": "hold"})
    patient(lambda: push.kinds(his) == ["begun", "turn"])
    service.stop()
    time_passes(service, table, 0.79 * A_DAY)
    again = serve(push_hosts=push.origin, **QUICK)
    patient(lambda: looked_at(again, table))
    assert "reminder" not in push.kinds(his)
    again.stop()
    time_passes(service, table, 0.02 * A_DAY)
    last = serve(push_hosts=push.origin, **QUICK)
    patient(lambda: push.kinds(his)[-1:] == ["reminder"])
    reminder = push.received[his.name][-1]
    assert reminder.headers["Urgency"] == "high"
    assert 0 < int(reminder.headers["TTL"]) <= 0.2 * A_DAY
    patient(lambda: push_times(last, table) == [None, None])
    assert push.kinds(his).count("reminder") == 1


def test_the_end_of_the_game_is_told_to_those_who_are_not_there(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, basil, table = begin(languages="de en")
    hers, his = push.subscribe(anna), push.subscribe(basil)
    anna.start(table)
    finish(service, table, [anna, basil])
    patient(lambda: told(service, table) == ["over", "over"])
    nobody_was_there = update(seats).where(seats.c.table == table["id"]).values(push_at=1, pushed="start")
    service.execute(nobody_was_there)
    patient(lambda: push.kinds(hers)[-1:] == ["over"] and push.kinds(his)[-1:] == ["over"])
    assert push.received[hers.name][-1].payload["body"] == "Die Partie mit Basil ist zu Ende."
    assert push.received[his.name][-1].payload["body"] == "The game with Anna is over."
    patient(lambda: push_times(service, table) == [None, None])


@pytest.mark.parametrize("clock", [None, 180])
def test_nobody_is_called_to_a_game_of_an_evening(
    begin: Callable[..., Two], push: PushServer, service: Service, clock: int | None
) -> None:
    anna, _, table = begin(clock)
    push.subscribe(anna)
    assert good(anna.http.get(f"/tables/{table['id']}"))["push"] is False
    anna.start(table)
    with anna.sit(table) as chair:
        chair.act({"type": "hold"})
    assert push_times(service, table) == [None, None]
    assert push.attempts == 0


def test_a_browser_that_is_gone_is_dropped_and_a_busy_push_service_is_asked_again(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, _, table = begin()
    browser = push.subscribe(anna)
    push.answers = [503, 429]
    anna.start(table)
    patient(lambda: push.kinds(browser) == ["begun"])
    assert push.attempts == 3
    patient(lambda: looked_at(service, table))
    push.answers = [410]
    with anna.sit(table) as chair:
        chair.act({"type": "hold"})
    time_passes(service, table, 0.85 * A_DAY)
    service.execute(update(seats).where(seats.c.table == table["id"]).values(push_at=1, pushed="start"))
    patient(lambda: service.execute(select(subscriptions)) == [])
    patient(lambda: looked_at(service, table))
    assert push.attempts == 4


def test_a_push_service_that_never_answers_well_is_given_up(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, _, table = begin()
    push.subscribe(anna)
    push.subscribe(anna)
    push.answers = [500] * 100
    anna.start(table)
    patient(lambda: looked_at(service, table))
    assert 100 - len(push.answers) == push.attempts == 8


def test_no_redirect_is_followed(begin: Callable[..., Two], push: PushServer, service: Service) -> None:
    anna, _, table = begin()
    browser = push.subscribe(anna)
    push.answers = [307]
    anna.start(table)
    patient(lambda: looked_at(service, table))
    assert (push.attempts, push.kinds(browser)) == (1, [])


def test_nobody_who_is_banned_is_called(begin: Callable[..., Two], push: PushServer, service: Service) -> None:
    anna, basil, table = begin()
    push.subscribe(anna)
    his = push.subscribe(basil)
    (row,) = service.execute(select(seats.c.person).where(seats.c.table == table["id"], seats.c.number == 0))
    anna.start(table)
    service.execute(bans.insert(), [{"key": f"person {row.person}", "since": 0, "reason": ""}])
    service.execute(update(seats).where(seats.c.table == table["id"]).values(push_at=1, pushed="start"))
    patient(lambda: looked_at(service, table) and "begun" in push.kinds(his))


def test_a_bot_that_stands_in_is_not_called(begin: Callable[..., Two], push: PushServer, service: Service) -> None:
    anna, basil, table = begin()
    hers = push.subscribe(anna)
    anna.start(table)
    patient(lambda: push.kinds(hers) == ["begun"])
    good(anna.http.request("DELETE", f"/tables/{table['id']}/seat"))
    with basil.sit(table) as chair:
        chair.until(lambda chair: 1 in chair.view["to_act"])
        chair.act({"type": "hold"})
    patient(lambda: push_times(service, table)[0] is None)
    assert push.kinds(hers) == ["begun"]


def test_a_message_says_nothing_that_a_spectator_may_not_know(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, basil, table = begin()
    browser = push.subscribe(anna)
    anna.start(table)
    patient(lambda: push.kinds(browser) == ["begun"])
    (message,) = push.received[browser.name]
    assert set(message.payload) == {"kind", "table", "game", "title", "body"}
    for secret in (anna.token, basil.token, Keeper(service, table).fair.secret, str(table["code"])):
        assert secret not in str(message)
    private = [row.value for row in service.execute(select(secrets_kept))]
    for path in ("/push/key", "/guests/me", "/tables", "/waiting"):
        assert not any(line in anna.http.get(path).text for key in private for line in key.splitlines()[1:-1])


def test_only_browsers_of_known_push_services_can_subscribe(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, *_ = begin()
    keys = push.browser("hers").keys
    port = push.origin.rpartition(":")[2]
    for endpoint in (
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com/fcm/send/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1/x",
        f"http://localhost:{port}/send/x",
        f"http://127.0.0.1:{port}@example.com/x",
        f"http://127.0.0.1:{port}\\@example.com/x",
        f"http://127.0.0.1:{port}#@example.com/",
        f"http://user@127.0.0.1:{port}/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/x",
        "https://example.com/x",
        "file:///etc/passwd",
        "",
        f"{push.origin}/",
        f"{push.origin}/" + "x" * 950,
        f"{push.origin}/a b",
        f"{push.origin}/a\n",
        f"{push.origin}/\u0661",
    ):
        refused(anna, keys | {"endpoint": endpoint})
    for key in ("", "A" * 87, "B" * 87, "=", "A" * 200, "\u0661" * 87, "BP" + "_" * 85, keys["auth"]):
        refused(anna, keys | {"p256dh": key})
    for auth in ("", "AAAA", "A" * 200, keys["p256dh"]):
        refused(anna, keys | {"auth": auth})
    for nonsense in ({}, {"endpoint": 1}, keys | {"more": 1}, keys | {"auth": "A" * 201}):
        assert anna.http.put("/push/subscription", json=nonsense).json()["code"] == "bad-request"
    assert service.execute(select(subscriptions)) == []
    assert anna.http.put("/push/subscription", json=keys, headers={"Authorization": ""}).status_code == 401


def refused(player: Player, keys: dict[str, str]) -> None:
    answer = player.http.put("/push/subscription", json=keys)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-push-subscription"), keys


def test_a_browser_belongs_to_whoever_subscribed_last_and_the_oldest_of_many_goes(
    begin: Callable[..., Two], push: PushServer, service: Service
) -> None:
    anna, basil, table = begin()
    for name in ("a", "b", "c", "d", "e", "f"):
        push.subscribe(anna, name)
        push.subscribe(anna, name)
    assert len(service.execute(select(subscriptions))) == 5
    shared = push.subscribe(anna, "f")
    push.subscribe(basil, "f")
    anna.http.request("DELETE", "/push/subscription", json={"endpoint": shared.address})  # it is not hers any more
    anna.start(table)
    patient(lambda: len(push.kinds(shared)) == 1)
    patient(lambda: looked_at(service, table))
    assert push.received["f"][0].payload["body"].startswith("La partie avec Anna")
    assert [len(push.received[name]) for name in "abcde"] == [0, 1, 1, 1, 1]
    for _ in range(2):
        answer = basil.http.request("DELETE", "/push/subscription", json={"endpoint": shared.address})
        assert answer.status_code == 204
    with anna.sit(table) as chair:
        chair.act({"type": "hold"})
    patient(lambda: looked_at(service, table))
    assert len(push.kinds(shared)) == 1


def test_whoever_logs_out_gets_no_messages_there(begin: Callable[..., Two], push: PushServer, service: Service) -> None:
    anna, basil, _ = begin()
    hers = push.subscribe(anna)
    push.subscribe(basil)
    other = good(anna.http.post("/device-links"))
    elsewhere = good(basil.http.post("/device-links/use", json={"secret": other["secret"]}))
    assert elsewhere["name"] == "Anna"
    assert anna.http.delete("/logins").is_success, "all others: she stays here"
    assert len(service.execute(select(subscriptions))) == 1
    assert anna.http.post("/logout").is_success
    assert service.execute(select(subscriptions)) == []
    assert push.kinds(hers) == []


def test_a_reserve_of_days_calls_too_and_a_pause_does_not(
    begin: Callable[..., Two], push: PushServer, service: Service, serve: Serve
) -> None:
    anna, basil, _ = begin()
    wish = {"game": "rich-and-good", "options": TWO, "clock": 60, "reserve": 7 * A_DAY}
    table = good(anna.http.post("/tables", json=wish))
    basil.join(table)
    hers = push.subscribe(anna)
    anna.start(table)
    patient(lambda: push.kinds(hers) == ["begun"])
    assert anna.http.post(f"/tables/{table['id']}/vote", json={"about": "pause"}).is_success
    vote = good(basil.http.get(f"/tables/{table['id']}"))["vote"]
    assert basil.http.put(f"/tables/{table['id']}/vote", json={"id": vote["id"], "agree": True}).is_success
    assert good(anna.http.get(f"/tables/{table['id']}"))["paused_since"]
    assert anna.http.get("/waiting").json() == []
    service.stop()
    time_passes(service, table, 6 * A_DAY)
    again = serve(push_hosts=push.origin, **QUICK)
    for player in (anna, basil):
        player.http.base_url = httpx.URL(f"http://{again.address}/api")
    patient(lambda: looked_at(again, table))
    assert push.kinds(hers) == ["begun"]
    assert basil.http.post(f"/tables/{table['id']}/resume").is_success
    patient(lambda: push.kinds(hers) == ["begun", "reminder"])
    assert [row["table"] for row in anna.http.get("/waiting").json()] == [table["id"]]
