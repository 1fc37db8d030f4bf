"""Accounts: a guest takes a name and a password, logs in elsewhere, and nobody else gets in by guessing."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from beaumonde.server.bans import person_key
from beaumonde.server.clock import now
from beaumonde.server.database import accounts, bans, logins, metadata, people
from server.conftest import Come, Serve
from server.service import PATIENCE, Chair, Player, Service, good, patient

PASSWORD = "four old oak trees"


def claim(player: Player, name: str, password: str = PASSWORD) -> dict[str, Any]:
    return good(player.http.post("/account", json={"name": name, "password": password}))


def log_in(service: Service, name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    """A browser without a guest logs in."""
    body = {"name": name, "password": password, **more}
    return httpx.post(f"http://{service.address}/api/login", json=body, timeout=PATIENCE)


def bearer(answer: httpx.Response) -> dict[str, str]:
    return {"Authorization": f"Bearer {good(answer)['token']}"}


def test_a_guest_claims_an_account_and_keeps_every_game(service: Service, come: Come) -> None:
    anna = come("Anna")
    table = anna.lay("rich-and-good", seats=2)
    assert good(anna.http.get("/account"))["name"] is None
    told = claim(anna, "Anna.1")
    assert (told["name"], told["tables"], len(told["logins"])) == ("anna.1", 1, 1)
    there = bearer(log_in(service, " ANNA.1 "))
    assert good(anna.http.get("/guests/me", headers=there))["name"] == "Anna"
    assert [one["id"] for one in anna.http.get("/tables", headers=there).json()] == [table["id"]]
    assert good(anna.http.get("/guests/me"))["name"] == "Anna"


def test_a_second_account_or_a_taken_name_is_refused(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    claim(anna, "only-one")
    again = anna.http.post("/account", json={"name": "another", "password": PASSWORD})
    taken = ben.http.post("/account", json={"name": "Only-One", "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (409, "has-account")
    assert (taken.status_code, taken.json()["code"]) == (409, "login-name-taken")


def test_of_many_who_want_one_name_at_once_one_gets_it(come: Come) -> None:
    everybody = [come(f"P{number}") for number in range(5)]

    def ask(player: Player) -> int:
        return player.http.post("/account", json={"name": "wanted", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(5) as browsers:
        assert sorted(browsers.map(ask, everybody)) == [201, 409, 409, 409, 409]


REFUSED = {
    "ab": (PASSWORD, "bad-login-name"),
    "a" * 21: (PASSWORD, "bad-login-name"),
    "ännchen": (PASSWORD, "bad-login-name"),
    ".anna": (PASSWORD, "bad-login-name"),
    "an na": (PASSWORD, "bad-login-name"),
    "anna\x00": (PASSWORD, "bad-login-name"),
    "short": ("sevench", "bad-password"),
    "long": ("ab" * 101, "bad-password"),
    "same": ("aaaaaaaaaa", "weak-password"),
    "run": ("12345678", "weak-password"),
    "common": ("Password123", "weak-password"),
    "rosalinde": ("Rosalinde99", "weak-password"),
}


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_a_bad_name_or_a_password_that_everybody_guesses_is_refused(come: Come, name: str) -> None:
    password, code = REFUSED[name]
    answer = come("Anna").http.post("/account", json={"name": name, "password": password})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["sentence"].endswith(".")


def test_an_unknown_name_is_answered_like_a_wrong_password(service: Service, come: Come) -> None:
    claim(come("Anna"), "known")
    wrong, unknown, odd = log_in(service, "known", "not this one"), log_in(service, "unknown"), log_in(service, "ü\x00")
    assert wrong.status_code == 403
    assert wrong.json()["code"] == "wrong-login"
    assert wrong.json() == unknown.json() == odd.json()
    assert "set-cookie" not in wrong.headers


def test_an_accent_may_be_typed_in_either_way(service: Service, come: Come) -> None:
    claim(come("Anna"), "accent", "caf\u00e9 au lait")
    assert log_in(service, "accent", "cafe\u0301 au lait").is_success


def test_whoever_guesses_passwords_is_stopped_even_if_right_and_a_device_that_is_logged_in_is_not(serve: Serve) -> None:
    service = serve(passwords_an_hour=3)
    anna = Player(service, "Anna")
    claim(anna, "anna")
    answers = [log_in(service, "anna", f"wrong guess {number}") for number in range(3)] + [log_in(service, "anna")]
    assert [answer.status_code for answer in answers[:3]] == [403] * 3
    if answers[3].status_code != 200:  # else a new hour has begun
        assert answers[3].json()["code"] == "too-many"
        assert log_in(service, "nobody").status_code == 403
    assert anna.http.get("/guests/me").is_success
    secret = good(anna.http.post("/device-links"))["secret"]
    link = httpx.post(f"http://{service.address}/api/device-links/use", json={"secret": secret})
    assert good(link)["name"] == "Anna"
    anna.close()


def test_tries_from_many_addresses_count_together(serve: Serve) -> None:
    service = serve(passwords_an_hour_from_anywhere=3, trusted_proxies="127.0.0.1")

    def guess(number: int, name: str) -> int:
        there = {"X-Forwarded-For": f"192.0.2.{number}"}
        body = {"name": name, "password": "wrong guess"}
        return httpx.post(f"http://{service.address}/api/login", json=body, headers=there).status_code

    statuses = [guess(number, "anna") for number in range(5)]
    assert statuses in ([403] * 3 + [429] * 2, [403] * 5)
    assert guess(9, "ben") == 403


def test_an_address_tries_only_so_many_names(serve: Serve) -> None:
    service = serve(logins_a_minute=3)
    statuses = [log_in(service, f"name{number}").status_code for number in range(5)]
    assert statuses in ([403] * 3 + [429] * 2, [403] * 5)  # a new minute may have begun meanwhile


def test_what_somebody_types_is_kept_nowhere(service: Service, come: Come, capfd: pytest.CaptureFixture[str]) -> None:
    anna = come("Anna")
    claim(anna, "keeper", "a secret nobody sees")
    typed = ["my-other-password-1", "my-other-password-2"]
    answers = [log_in(service, typed[0], typed[1]), log_in(service, "keeper", "a secret nobody sees")]
    answers.append(anna.http.get("/account"))
    answers.append(anna.http.get("/guests/me/data"))
    written = "".join(str(service.execute(select(table))) for table in metadata.sorted_tables)
    (kept,) = service.execute(select(accounts.c.password_hash).where(accounts.c.name == "keeper"))
    assert kept.password_hash.startswith("$argon2id$")
    told = "".join(answer.text for answer in answers) + "".join(capfd.readouterr())
    for secret in (*typed, "a secret nobody sees"):
        assert secret not in written + told
    hashes = {row.token_hash for row in service.execute(select(logins.c.token_hash))} | {kept.password_hash}
    assert not any(secret in told for secret in hashes)


def test_a_password_that_was_kept_with_other_parameters_is_kept_anew(service: Service, come: Come) -> None:
    claim(come("Anna"), "older")
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    own = accounts.c.name == "older"
    service.execute(update(accounts).where(own).values(password_hash=old))
    assert log_in(service, "older").is_success
    ((fresh,),) = service.execute(select(accounts.c.password_hash).where(own))
    assert fresh != old
    assert "m=19456,t=2,p=1" in fresh
    assert log_in(service, "older").is_success


def test_logging_out_everywhere_else_ends_live_connections_there(service: Service, come: Come) -> None:
    anna = come("Anna")
    claim(anna, "everywhere")
    table = anna.lay("rich-and-good", seats=2)
    there = log_in(service, "everywhere")
    with anna.sit(table) as here, Chair(service.address, table["id"], {"token": good(there)["token"]}) as chair:
        assert [login["this"] for login in good(anna.http.delete("/logins"))["logins"]] == [True]
        assert chair.hear_a("error")["code"] == "logged-out"
        assert here.talk("Still here.")["type"] == "accepted"
    assert anna.http.get("/guests/me", headers=bearer(there)).status_code == 401


def test_a_new_password_needs_the_old_one_and_ends_other_logins_and_links(service: Service, come: Come) -> None:
    anna = come("Anna")
    claim(anna, "changing")
    there = bearer(log_in(service, "changing"))
    secret = good(anna.http.post("/device-links"))["secret"]
    wrong = anna.http.put("/account/password", json={"old": "not this one", "new": "another password"})
    weak = anna.http.put("/account/password", json={"old": PASSWORD, "new": "password"})
    assert (wrong.json()["code"], weak.json()["code"]) == ("wrong-password", "weak-password")
    assert anna.http.get("/guests/me", headers=there).is_success
    assert len(good(anna.http.put("/account/password", json={"old": PASSWORD, "new": "another pass"}))["logins"]) == 1
    assert anna.http.get("/guests/me", headers=there).status_code == 401
    assert anna.http.post("/device-links/look", json={"secret": secret}).status_code == 404
    assert log_in(service, "changing").status_code == 403
    assert log_in(service, "changing", "another pass").is_success


def test_logging_out_ends_this_login_alone_and_takes_the_cookie(service: Service, come: Come) -> None:
    anna = come("Anna")
    claim(anna, "leaving")
    there = log_in(service, "leaving")
    out = anna.http.post("/logout", headers=bearer(there))
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert anna.http.get("/guests/me", headers=bearer(there)).status_code == 401
    assert anna.http.get("/guests/me").is_success


def test_a_cookie_whose_login_has_ended_counts_as_none(service: Service, come: Come) -> None:
    anna = come("Anna")
    table = anna.lay("rich-and-good", seats=2)
    cookie = {"Cookie": f"beaumonde={anna.token}", "Authorization": ""}
    assert good(anna.http.get(f"/tables/{table['id']}", headers=cookie))["seat"] == 0
    good(anna.http.post("/logout"))
    assert good(anna.http.get(f"/tables/{table['id']}", headers=cookie))["seat"] is None
    assert anna.http.get("/guests/me", headers=cookie).status_code == 401
    with Chair(service.address, table["id"], {}, additional_headers={"Cookie": cookie["Cookie"]}) as chair:
        assert chair.table["seat"] is None


def test_without_the_account_the_guest_stays(service: Service, come: Come) -> None:
    anna = come("Anna")
    claim(anna, "removed")
    wrong = anna.http.request("DELETE", "/account", json={"password": "not this one"})
    assert wrong.json()["code"] == "wrong-password"
    assert good(anna.http.request("DELETE", "/account", json={"password": PASSWORD}))["name"] is None
    assert log_in(service, "removed").status_code == 403
    assert good(anna.http.get("/guests/me"))["name"] == "Anna"
    assert anna.http.request("DELETE", "/account", json={"password": PASSWORD}).json()["code"] == "no-account"
    assert claim(come("Ben"), "removed")["name"] == "removed"


def test_a_bot_account_has_no_password_and_does_not_log_in(service: Service, come: Come) -> None:
    robot = come("Robot", bot=True)
    claim(come("Anna"), "human")
    claimed = robot.http.post("/account", json={"name": "robot", "password": PASSWORD})
    logged_in = robot.http.post("/login", json={"name": "human", "password": PASSWORD, "bring_games": True})
    assert {claimed.json()["code"], logged_in.json()["code"]} == {"bots-have-no-account"}
    assert robot.http.get("/guests/me").is_success


def test_a_banned_person_neither_logs_in_nor_uses_a_link_nor_is_deleted(serve: Serve) -> None:
    service = serve(bans_every=0.05)
    anna = Player(service, "Anna")
    claim(anna, "banned")
    secret = good(anna.http.post("/device-links"))["secret"]
    ((person,),) = service.execute(select(people.c.id))
    service.execute(bans.insert().values(key=person_key(person), since=now(), reason=""))
    patient(lambda: anna.http.get("/guests/me").status_code == 403)
    link = httpx.post(f"http://{service.address}/api/device-links/use", json={"secret": secret})
    delete = anna.http.request("DELETE", "/guests/me", json={"password": PASSWORD})
    assert [answer.json()["code"] for answer in (log_in(service, "banned"), link, delete)] == ["banned"] * 3
    anna.close()


def test_a_page_of_another_site_logs_nobody_in_here(service: Service, come: Come) -> None:
    claim(come("Anna"), "lured")
    there = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    body = {"name": "lured", "password": PASSWORD}
    answer = httpx.post(f"http://{service.address}/api/login", json=body, headers=there)
    assert answer.is_success
    assert "set-cookie" not in answer.headers
