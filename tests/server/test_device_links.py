"""A private link opens somebody's games and seat on another device: once, for a few minutes, for one browser."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from beaumonde.server.database import device_links, logins, metadata
from server.conftest import Come, Serve
from server.service import PATIENCE, Chair, Player, Service, good

SOLO: dict[str, Any] = {"seats": 2, "first": 0}


def link_of(player: Player) -> str:
    return str(good(player.http.post("/device-links"))["secret"])


def use(service: Service, secret: str, **more: Any) -> httpx.Response:
    """A browser without a guest uses the link."""
    body = {"secret": secret, **more}
    return httpx.post(f"http://{service.address}/api/device-links/use", json=body, timeout=PATIENCE)


def test_another_device_has_the_same_seat_and_both_see_every_move(service: Service, come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.lay("rich-and-good", clock=None, **SOLO)
    ben.join(table)
    anna.start(table)
    answer = use(service, link_of(anna))
    token = good(answer)["token"]
    assert (good(answer)["name"], token == anna.token) == ("Anna", False)
    with anna.sit(table) as phone, Chair(service.address, table["id"], {"token": token}) as desk:
        assert phone.view["seat"] == desk.view["seat"] == 0
        assert phone.view["players"] == desk.view["players"]
        assert desk.act({"type": "hold"})["type"] == "accepted"
        phone.until(lambda chair: chair.number == desk.number)
        assert phone.order({"forced": False})["type"] == "ordered"
        assert desk.hear_a("ordered")["orders"]["forced"] is False


def test_the_browser_that_uses_it_gets_a_cookie_that_no_script_can_read(service: Service, come: Come) -> None:
    answer = use(service, link_of(come("Anna")))
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("beaumonde=", "HttpOnly", "SameSite=lax"))


def test_it_works_once(service: Service, come: Come) -> None:
    secret = link_of(come("Anna"))
    assert use(service, secret).is_success
    again = use(service, secret)
    assert (again.status_code, again.json()["code"]) == (404, "no-such-device-link")


def test_looking_at_it_does_not_use_it_up(service: Service, come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    ben.lay("rich-and-good", seats=2)
    secret = link_of(anna)
    look = {"secret": secret}
    stranger = httpx.post(f"http://{service.address}/api/device-links/look", json=look, timeout=PATIENCE)
    assert good(stranger) == {"name": "Anna", "same": False, "tables": 0, "both_at_table": False}
    assert good(anna.http.post("/device-links/look", json=look))["same"] is True
    assert good(ben.http.post("/device-links/look", json=look))["tables"] == 1
    assert use(service, secret).is_success


def test_of_many_who_use_it_at_once_one_gets_in(service: Service, come: Come) -> None:
    secret = link_of(come("Anna"))
    with ThreadPoolExecutor(8) as browsers:
        statuses = sorted(answer.status_code for answer in browsers.map(lambda _: use(service, secret), range(8)))
    assert statuses == [200] + [404] * 7


def test_a_new_link_ends_the_one_before(service: Service, come: Come) -> None:
    anna = come("Anna")
    first, second = link_of(anna), link_of(anna)
    assert use(service, first).status_code == 404
    assert use(service, second).is_success


def test_it_ends_after_some_minutes(service: Service, come: Come) -> None:
    anna = come("Anna")
    secret = link_of(anna)
    service.execute(update(device_links).values(ends=device_links.c.ends - 600_001))
    assert use(service, secret).status_code == 404
    assert anna.http.post("/device-links/look", json={"secret": secret}).status_code == 404


def test_neither_the_secret_nor_a_token_is_in_the_database(service: Service, come: Come) -> None:
    anna = come("Anna")
    secret = link_of(anna)
    token = good(use(service, link_of(anna)))["token"]
    written = "".join(str(service.execute(select(table))) for table in metadata.sorted_tables)
    assert secret not in written
    assert token not in written


def test_whoever_guesses_links_is_stopped(serve: Serve) -> None:
    service = serve(logins_a_minute=4)
    statuses = [use(service, f"guess{number}").status_code for number in range(6)]
    assert statuses in ([404] * 4 + [429] * 2, [404] * 6)  # a new minute may have begun meanwhile


def test_a_guest_makes_only_so_many_links(serve: Serve) -> None:
    anna = Player(serve(device_links_an_hour=2), "Anna")
    statuses = [anna.http.post("/device-links").status_code for _ in range(3)]
    anna.close()
    assert statuses[:2] == [201, 201]
    assert statuses[2] in (201, 429)  # a new hour may have begun


@pytest.mark.parametrize("secret", ["", "\x00", "ü", "a" * 100, "' OR 1=1"], ids=ascii)
def test_nonsense_opens_nothing(service: Service, secret: str) -> None:
    assert use(service, secret).json()["code"] == "no-such-device-link"


def test_a_bot_account_has_no_link_and_uses_none(service: Service, come: Come) -> None:
    robot, anna = come("Robot", bot=True), come("Anna")
    secret = link_of(anna)
    assert robot.http.post("/device-links").json()["code"] == "bots-have-no-account"
    assert robot.http.post("/device-links/use", json={"secret": secret}).json()["code"] == "bots-have-no-account"
    assert use(service, secret).is_success


def test_the_device_it_opens_is_in_the_list_and_can_be_logged_out(service: Service, come: Come) -> None:
    anna = come("Anna")
    token = good(use(service, link_of(anna)))["token"]
    there = {"Authorization": f"Bearer {token}"}
    listed = good(anna.http.get("/account"))["logins"]
    assert sorted(login["this"] for login in listed) == [False, True]
    other = next(login["id"] for login in listed if not login["this"])
    with Chair(service.address, anna.lay("rich-and-good", seats=2)["id"], {"token": token}) as chair:
        good(anna.http.delete(f"/logins/{other}"))
        assert chair.hear_a("error")["code"] == "logged-out"
    assert anna.http.get("/guests/me", headers=there).status_code == 401
    assert anna.http.delete(f"/logins/{other}").json()["code"] == "no-such-login"
    assert good(anna.http.get("/guests/me"))["name"] == "Anna"


@pytest.mark.parametrize("login", ["%00", "%ED%A0%80", "%C3%BC", "a" * 300, "0", "' OR 1=1"], ids=ascii)
def test_an_id_of_a_login_may_be_anything(come: Come, login: str) -> None:
    assert come("Anna").http.delete(f"/logins/{login}").json()["code"] in {"no-such-login", "no-such-address"}


def test_nobody_logs_out_somebody_else(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    (login,) = good(anna.http.get("/account"))["logins"]
    assert ben.http.delete(f"/logins/{login['id']}").status_code == 404
    assert anna.http.get("/guests/me").is_success


def test_a_browser_is_called_by_its_family_alone(service: Service) -> None:
    agent = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0 <b>"
    answer = httpx.post(f"http://{service.address}/api/guests", json={"name": "Zoe"}, headers={"User-Agent": agent})
    assert answer.is_success
    labels = {row.label for row in service.execute(select(logins.c.label))}
    assert "Firefox, Android" in labels
    assert not any("<" in label or "128" in label for label in labels)


def test_logging_out_everywhere_else_ends_an_open_link_too(service: Service, come: Come) -> None:
    """Somebody who stole a token may have made it."""
    anna = come("Anna")
    secret = link_of(anna)
    assert anna.http.delete("/logins").is_success
    assert use(service, secret).status_code == 404
