"""REST: everything but play itself."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie, ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from beaumonde.bots import levels_here
from beaumonde.core.errors import Reason
from beaumonde.core.game import GAMES
from beaumonde.core.record import read_json
from beaumonde.locale import LANGUAGES
from beaumonde.server.errors import Unknown, language_for
from beaumonde.server.house import House
from beaumonde.server.messages import (
    Change,
    Contribution,
    Guest,
    Join,
    Menu,
    NewGuest,
    NewTable,
    Problem,
    Replay,
    TableInfo,
)
from beaumonde.server.people import COOKIE, Person, token_in
from beaumonde.server.records import retell

A_YEAR = 365 * 24 * 3600
CLOCKS = [30, 60, 180, 86_400, 259_200]
"""Seconds for each decision that people are offered: for an evening, or for a week."""
LARGEST_RECORD = 262_144


PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "This cannot be understood, or makes no sense.",
        401: "The token is missing or unknown.",
        403: "Others may, you may not.",
        404: "There is no such thing.",
        405: "Not with this method.",
        409: "No longer, or not yet.",
        413: "Too much at once.",
        503: "The database did not answer; try again.",
    }.items()
}


async def somebody(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Person | None:
    """Who asks, if they say so."""
    person = await house.people.known(token_in(request))
    if person is not None:
        request.scope["state"]["language"] = person.language
    return person


async def person(somebody: NamedDependency[Person | None]) -> Person:
    """Who asks; Unknown if they do not say."""
    if somebody is None:
        raise Unknown(Reason("no-token"))
    return somebody


@post("/guests", responses=PROBLEMS)
async def welcome(
    data: JSONBody[NewGuest], house: NamedDependency[House], request: Request[Any, Any, Any]
) -> Response[Guest]:
    """Become somebody. The token is told here and never again; browsers also get it as a cookie."""
    token, guest = await house.people.welcome(data.name, data.language)
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=token, path="/", max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(Guest(guest.name, guest.language, token), cookies=[cookie])


@get("/guests/me", responses=PROBLEMS)
async def me(person: NamedDependency[Person]) -> Guest:
    """Who one is."""
    return Guest(person.name, person.language)


@patch("/guests/me", responses=PROBLEMS)
async def change(data: JSONBody[Change], person: NamedDependency[Person], house: NamedDependency[House]) -> Guest:
    """Change one's name or language; the tables where one sits show the new name."""
    changed = await house.people.change(person, data.name, data.language)
    await house.tables.renamed(changed)
    return Guest(changed.name, changed.language)


@get("/menu", responses=PROBLEMS)
async def menu() -> Menu:
    """What there is to play, against whom, in which languages and how fast."""
    offers = [offer for game in GAMES.values() for offer in game.offers()]
    return Menu(offers, [*levels_here()], [*LANGUAGES], CLOCKS)


@get("/tables", responses=PROBLEMS)
async def my_tables(person: NamedDependency[Person], house: NamedDependency[House]) -> list[TableInfo]:
    """The tables where one sits or is host, the newest first."""
    return await house.tables.of(person)


@post("/tables", responses=PROBLEMS)
async def lay(data: JSONBody[NewTable], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Lay a table and sit down at it as its host."""
    return await house.tables.lay(person, data)


@post("/join", status_code=200, responses=PROBLEMS)
async def join(data: JSONBody[Join], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Sit down at the table of that code."""
    return await house.tables.sit(person, data)


@get("/codes/{code:str}", responses=PROBLEMS)
async def by_code(
    code: FromPath[str], somebody: NamedDependency[Person | None], house: NamedDependency[House]
) -> TableInfo:
    """The table of that code: to look before sitting down, or to watch."""
    return await house.tables.info(await house.tables.id_of(code), somebody)


@get("/tables/{table:str}", responses=PROBLEMS)
async def table_info(
    table: FromPath[str], somebody: NamedDependency[Person | None], house: NamedDependency[House]
) -> TableInfo:
    """What one may know of a table."""
    return await house.tables.info(table, somebody)


@put("/tables/{table:str}/words", responses=PROBLEMS)
async def contribute(
    table: FromPath[str], data: JSONBody[Contribution], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Add words to the shuffle, once the commitment has been seen."""
    return await house.tables.contribute(person, table, data.words)


@delete("/tables/{table:str}/seat", status_code=200, responses=PROBLEMS)
async def leave(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Leave one's seat before the game."""
    return await house.tables.leave(person, table)


@post("/tables/{table:str}/start", status_code=200, responses=PROBLEMS)
async def start(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Begin the game: for the host, when every seat is taken."""
    return await house.tables.start(person, table)


@post("/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """The same table once more, after the game: the same for all who sat there, however often they ask."""
    return await house.tables.rematch(person, table)


@get("/tables/{table:str}/record", responses=PROBLEMS)
async def record(table: FromPath[str], house: NamedDependency[House]) -> Response[dict[str, Any]]:
    """The record of a finished game, with the secret of its shuffle."""
    document = msgspec.json.decode((await house.records.of(table)).dumps())
    return Response(document, headers={"Content-Disposition": f'attachment; filename="{table}.json"'})


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def replay(
    table: FromPath[str],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    seat: FromQuery[int | None] = None,
) -> Replay:
    """A finished game moment by moment, from that chair or from none."""
    return retell(await house.records.of(table), seat, language_for(request))


@post("/replay", status_code=200, responses=PROBLEMS, request_max_body_size=LARGEST_RECORD)
async def replay_of_record(
    data: JSONBody[dict[str, Any]],  # noqa: ARG001 - for the OpenAPI document; the record is read from the bytes
    body: RawBody,
    request: Request[Any, Any, Any],
    seat: FromQuery[int | None] = None,
) -> Replay:
    """The game in a record, as `record` gives it, moment by moment."""
    return retell(read_json(body), seat, language_for(request))


api = Router(
    path="/api",
    route_handlers=[
        *(welcome, me, change, menu, my_tables, lay, join, by_code, table_info),
        *(contribute, leave, start, rematch, record, replay, replay_of_record),
    ],
    dependencies={"somebody": Provide(somebody), "person": Provide(person)},
    response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
)
