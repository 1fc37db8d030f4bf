"""REST: accounts, logins, links to other devices, one's own data, and deleting oneself."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from beaumonde.core.errors import Reason
from beaumonde.server.account_messages import (
    Account,
    Confirmation,
    Credentials,
    DeviceLink,
    DeviceLinkInfo,
    Done,
    LinkSecret,
    LinkUse,
    LogIn,
    NewPassword,
    OwnData,
)
from beaumonde.server.browser_names import browser_name
from beaumonde.server.cookies import cookie_with, cookies_without
from beaumonde.server.errors import Forbidden
from beaumonde.server.house import House
from beaumonde.server.limits import address_of
from beaumonde.server.messages import Guest
from beaumonde.server.origins import is_own_page
from beaumonde.server.people import Person
from beaumonde.server.problems import problems

Asked = Request[Any, Any, Any]

NO_BOTS = {403: ("bots-have-no-account",)}
ARRIVING = {403: ("bots-have-no-account",), 409: ("both-at-table", "guest-has-account")}
"""Why somebody who logs in cannot bring their games along."""
OWN_PASSWORD = {403: ("wrong-password",)}


@get("/account", responses=problems())
async def account(person: NamedDependency[Person], house: NamedDependency[House]) -> Account:
    """How the guest can be known: the name of the account, if there is one, and the devices that are logged in."""
    return await house.account_of(person)


@post(
    "/account",
    responses=problems(
        {
            400: ("bad-login-name", "bad-password", "weak-password"),
            403: ("bots-have-no-account",),
            409: ("has-account", "login-name-taken"),
        }
    ),
)
async def claim(
    data: JSONBody[Credentials], person: NamedDependency[Person], house: NamedDependency[House], request: Asked
) -> Account:
    """Give the guest an account, to log in with anywhere. Name, seats and games stay as they are."""
    await house.accounts.claim(person, data.name, data.password, address_of(request))
    return await house.account_of(person)


@put(
    "/account/password",
    responses=problems(OWN_PASSWORD, {400: ("bad-password", "weak-password"), 409: ("no-account",)}),
)
async def change_password(
    data: JSONBody[NewPassword], person: NamedDependency[Person], house: NamedDependency[House], request: Asked
) -> Account:
    """Change the password of the account. All other logins of the guest end, and so does an open link."""
    await house.accounts.change_password(person, data.old, data.new, address_of(request))
    return await house.account_of(person)


@delete("/account", status_code=200, responses=problems(OWN_PASSWORD, {409: ("no-account",)}))
async def remove_account(
    data: JSONBody[Confirmation], person: NamedDependency[Person], house: NamedDependency[House], request: Asked
) -> Account:
    """Remove the account. The guest stays, with all games, on the devices that are logged in."""
    await house.accounts.remove(person, data.password, address_of(request))
    return await house.account_of(person)


@post("/login", status_code=200, responses=problems(ARRIVING, {403: ("wrong-login", "bots-have-no-account")}))
async def log_in(
    data: JSONBody[LogIn], somebody: NamedDependency[Person | None], house: NamedDependency[House], request: Asked
) -> Response[Guest]:
    """Log in to an account. The answer contains a new token, which is never sent again; browsers also get it as a
    cookie. The login that asks ends. If it is another guest's, the games move along with `bring_games`."""
    address = address_of(request)
    _check_welcome(house, address, somebody)
    person, kept = await house.accounts.person_with(data.name, data.password, address)
    house.bans.check(address, person)
    token, person = await house.accounts.log_in(
        person, kept, somebody, bring_games=data.bring_games, label=browser_name(request)
    )
    return _welcome(token, person, request)


@post("/logout", status_code=200, responses=problems())
async def log_out(person: NamedDependency[Person], house: NamedDependency[House], request: Asked) -> Response[Done]:
    """End the login that asks. A guest without an account who is logged in nowhere else cannot come back."""
    await house.logins.end(person, person.login)
    return _goodbye(request)


@delete("/logins", status_code=200, responses=problems())
async def log_out_elsewhere(person: NamedDependency[Person], house: NamedDependency[House]) -> Account:
    """End all logins of the guest but the one that asks."""
    await house.logins.end_others(person)
    return await house.account_of(person)


@delete("/logins/{login:str}", status_code=200, responses=problems({404: ("no-such-login",)}))
async def end_login(login: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> Done:
    """End one login of the guest, on whichever device."""
    await house.logins.end(person, login)
    return Done()


@post("/device-links", responses=problems(NO_BOTS))
async def make_device_link(person: NamedDependency[Person], house: NamedDependency[House]) -> DeviceLink:
    """Create a link that opens the guest's games on another device: once, within ten minutes. The guest's link before
    it ends."""
    await house.limits.spend("device-links", str(person.id))
    return await house.device_links.make(person)


@post("/device-links/look", status_code=200, responses=problems({404: ("no-such-device-link",)}))
async def look_at_device_link(
    data: JSONBody[LinkSecret],
    somebody: NamedDependency[Person | None],
    house: NamedDependency[House],
    request: Asked,
) -> DeviceLinkInfo:
    """Whose games a link opens. The link can still be used."""
    _check_welcome(house, address_of(request), somebody)
    await house.limits.spend("logins", address_of(request))
    return await house.device_links.look(data.secret, somebody)


@post("/device-links/use", status_code=200, responses=problems(ARRIVING, {404: ("no-such-device-link",)}))
async def use_device_link(
    data: JSONBody[LinkUse], somebody: NamedDependency[Person | None], house: NamedDependency[House], request: Asked
) -> Response[Guest]:
    """Log in by a link, which then ends. The answer is that of `POST /api/login`."""
    address = address_of(request)
    _check_welcome(house, address, somebody)
    await house.limits.spend("logins", address)
    house.bans.check(address, await house.device_links.person_of(data.secret))
    token, person = await house.device_links.use(
        data.secret, somebody, bring_games=data.bring_games, label=browser_name(request)
    )
    return _welcome(token, person, request)


@get("/guests/me/data", responses=problems())
async def own_data(person: NamedDependency[Person], house: NamedDependency[House]) -> Response[OwnData]:
    """Download everything that is kept about the guest who asks."""
    await house.limits.spend("downloads", str(person.id))
    headers = {"Content-Disposition": 'attachment; filename="beau-monde.json"'}
    return Response(await house.data_of(person), headers=headers)


@delete("/guests/me", status_code=200, responses=problems(OWN_PASSWORD))
async def delete_myself(
    data: JSONBody[Confirmation], person: NamedDependency[Person], house: NamedDependency[House], request: Asked
) -> Response[Done]:
    """Delete the guest: name, account, logins and chat lines. Open tables lose the guest, in running games with other
    people a bot plays to the end, and finished games keep the seat without a name. It cannot be undone."""
    await house.forget(person, data.password, address_of(request))
    return _goodbye(request)


def _check_welcome(house: House, address: str, asking: Person | None) -> None:
    """Banned for a banned address; Forbidden for a bot account, which would end with its only login."""
    house.bans.check(address, asking)
    if asking is not None and asking.bot:
        raise Forbidden(Reason("bots-have-no-account"))


def _welcome(token: str, person: Person, request: Asked) -> Response[Guest]:
    """A page of another site may not log a browser in here as somebody."""
    cookies = [cookie_with(token, request)] if is_own_page(request) else []
    return Response(Guest(person.name, person.language, person.bot, token), cookies=cookies)


def _goodbye(request: Asked) -> Response[Done]:
    return Response(Done(), cookies=cookies_without(request) if is_own_page(request) else [])


ACCOUNT_ROUTES = [
    *(account, claim, change_password, remove_account, log_in, log_out, log_out_elsewhere, end_login),
    *(make_device_link, look_at_device_link, use_device_link, own_data, delete_myself),
]
