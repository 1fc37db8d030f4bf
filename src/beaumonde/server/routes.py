"""REST: guests, tables, records and replays. Playing itself goes over the WebSocket."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, RawBody
from msgspec import UNSET, UnsetType

from beaumonde import loads
from beaumonde.bots import levels_here
from beaumonde.core.errors import Reason
from beaumonde.core.game import GAMES
from beaumonde.locale import LANGUAGES
from beaumonde.server.account_routes import ACCOUNT_ROUTES
from beaumonde.server.browser_names import browser_name
from beaumonde.server.cookies import cookie_with
from beaumonde.server.errors import Unknown, language_for
from beaumonde.server.health import health, ready
from beaumonde.server.history_messages import Figures, History
from beaumonde.server.house import House
from beaumonde.server.limits import address_of
from beaumonde.server.messages import (
    Ballot,
    Change,
    Contribution,
    Guest,
    Hiding,
    Join,
    Menu,
    NewGuest,
    NewLesson,
    NewTable,
    Replay,
    Sitter,
    TableInfo,
    VoteWish,
)
from beaumonde.server.origins import is_own_page
from beaumonde.server.pause_routes import resume
from beaumonde.server.people import Person
from beaumonde.server.problems import NO_TABLE, RECORD, TABLE_OPTIONS, problems
from beaumonde.server.push_routes import PUSH_ROUTES
from beaumonde.server.records import retell
from beaumonde.server.resigning_routes import resign
from beaumonde.server.time_control import CLOCKS, RUN_OUTS, VOTES_AFTER, check_clock

LARGEST_RECORD = 262_144
JOINING = {
    400: ("no-such-seat", "bad-contribution"),
    403: ("no-bot-accounts",),
    404: ("no-such-code",),
    409: ("has-begun", "already-seated", "seat-taken", "table-full", "too-many-seats"),
}
"""Why somebody cannot take a seat."""


async def somebody(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Person | None:
    """Who asks, if they say so; Banned if they may not."""
    person = await house.logins.who_asks(request)
    if person is not None:
        request.scope["state"]["language"] = person.language
        house.bans.check(address_of(request), person)
    return person


async def person(somebody: NamedDependency[Person | None]) -> Person:
    """Who asks; Unknown if they do not say."""
    if somebody is None:
        raise Unknown(Reason("no-token"))
    return somebody


def _told(person: Person, token: str | UnsetType = UNSET) -> Guest:
    return Guest(person.name, person.language, person.bot, token)


@post("/guests", responses=problems({400: ("bad-guest-name", "no-such-language")}))
async def welcome(
    data: JSONBody[NewGuest], house: NamedDependency[House], request: Request[Any, Any, Any]
) -> Response[Guest]:
    """Create a guest. The answer contains the token, which is never sent again. People also get it as a cookie;
    with `"bot": true` the account is marked as a bot for ever, and there is no cookie."""
    house.bans.check(address_of(request), None)
    with suppress(Unknown):
        await somebody(request, house)  # who is banned does not become somebody else
    await house.limits.spend("guests", address_of(request))
    label = "" if data.bot else browser_name(request)
    token, guest = await house.people.welcome(data.name, data.language, bot=data.bot, label=label)
    cookies = [] if guest.bot or not is_own_page(request) else [cookie_with(token, request)]
    return Response(_told(guest, token), cookies=cookies)


@get("/guests/me", responses=problems())
async def me(person: NamedDependency[Person]) -> Guest:
    """The guest that this token belongs to."""
    return _told(person)


@patch("/guests/me", responses=problems({400: ("bad-guest-name", "no-such-language")}))
async def change(data: JSONBody[Change], person: NamedDependency[Person], house: NamedDependency[House]) -> Guest:
    """Change the guest's name or language. The new name is shown at every table where the guest sits."""
    return _told(await house.people.change(person, data.name, data.language))


@get("/menu", responses=problems())
async def menu(house: NamedDependency[House]) -> Menu:
    """The games and editions, the levels of bots, the languages and the clocks to choose from."""
    offers = [offer for game in GAMES.values() for offer in game.offers()]
    vote_after = round(house.settings.vote_after)
    choices = CLOCKS, RUN_OUTS, sorted({*VOTES_AFTER, vote_after}), vote_after
    return Menu(offers, [*levels_here()], [*LANGUAGES], *choices, house.thinkers.preparing)


@get("/tables", responses=problems())
async def my_tables(person: NamedDependency[Person], house: NamedDependency[House]) -> list[TableInfo]:
    """The tables where one sits or is host, the newest first, without those that were given up."""
    return await house.tables.of(person)


@get("/history", responses=problems())
async def history(
    person: NamedDependency[Person], house: NamedDependency[House], before: FromQuery[str | None] = None
) -> History:
    """The finished games in which one had a seat, 50 at a time, those that ended last first. Lessons and games that
    were given up are not among them. To go on, ask with `before` as the last answer says."""
    return await house.histories.page(person, before)


@get("/history/statistics", responses=problems())
async def statistics(person: NamedDependency[Person], house: NamedDependency[House]) -> list[Figures]:
    """How often one played, won and was cast out, for each game and number of players. The newest 10,000 games count.
    A game that a bot finished, because one had left, counts as `left` and not as a win. A game that one resigned counts
    as lost."""
    return await house.histories.statistics(person)


async def _may_create_table(house: House, person: Person, request: Request[Any, Any, Any]) -> None:
    await house.limits.spend("tables", str(person.id))
    await house.limits.spend("tables-from-address", address_of(request))


@post("/tables", responses=problems({400: TABLE_OPTIONS, 409: ("seat-taken", "too-many-seats")}))
async def lay(
    data: JSONBody[NewTable],
    person: NamedDependency[Person],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """Create a table; the guest becomes its host and takes a seat unless bots have them all."""
    check_clock(data)
    await _may_create_table(house, person, request)
    return await house.tables.lay(person, data)


@post("/lessons", responses=problems({400: ("no-such-game", "no-such-lesson"), 409: ("too-many-seats",)}))
async def teach(
    data: JSONBody[NewLesson],
    person: NamedDependency[Person],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """Begin a lesson: a game against bots, with cards laid by hand so that everything it teaches comes up."""
    await _may_create_table(house, person, request)
    return await house.tables.teach(person, data)


@post("/join", status_code=200, responses=problems(JOINING))
async def join(
    data: JSONBody[Join],
    person: NamedDependency[Person],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """Take a seat at the table with this code. To ask for the seat one has changes nothing.
    Bot accounts may join only where the host lets them (`bot_accounts`)."""
    await house.limits.spend("codes", address_of(request))
    return await house.tables.sit(person, data)


@get("/codes/{code:str}", responses=problems({404: ("no-such-code",)}))
async def by_code(
    code: FromPath[str],
    somebody: NamedDependency[Person | None],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """The open table with this code. Those who sit there find it by their code also when its game has begun."""
    await house.limits.spend("codes", address_of(request))
    return await house.tables.info(await house.tables.id_of(code, somebody), somebody)


@get("/tables/{table:str}", responses=problems(NO_TABLE))
async def table_info(
    table: FromPath[str], somebody: NamedDependency[Person | None], house: NamedDependency[House]
) -> TableInfo:
    """A table, as the guest who asks may see it."""
    return await house.tables.info(table, somebody)


@put(
    "/tables/{table:str}/words",
    responses=problems(NO_TABLE, {400: ("bad-contribution",), 403: ("not-seated",), 409: ("has-begun",)}),
)
async def contribute(
    table: FromPath[str], data: JSONBody[Contribution], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Add words to the shuffle, after its commitment has been shown. They replace words added before."""
    return await house.tables.contribute(person, table, data.words)


@delete(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated",), 409: ("has-begun", "game-over", "given-up")}),
)
async def leave(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Leave the table. Before the game the seat is free again; during the game a bot plays there until the guest comes
    back. If the host leaves, the next person at the table is the host."""
    return await house.tables.leave(person, table)


@post(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated",), 409: ("not-begun", "game-over", "given-up", "resigned")}),
)
async def come_back(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Play again in one's own seat, where a bot has played since the guest left. Refused to those who resigned."""
    return await house.tables.come_back(person, table)


@put(
    "/tables/{table:str}/seats/{number:int}",
    responses=problems(
        NO_TABLE,
        {
            400: ("no-such-seat", "no-such-level", "no-numba"),
            403: ("not-host",),
            409: ("has-begun", "seat-taken"),
        },
    ),
)
async def set_bot(
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Sitter],
    person: NamedDependency[Person],
    house: NamedDependency[House],
) -> TableInfo:
    """Give a free seat to a bot, or free a bot's seat. Only the host may, before the game starts."""
    return await house.tables.set_bot(person, table, number, data.level)


@delete(
    "/tables/{table:str}/seats/{number:int}",
    status_code=200,
    responses=problems(NO_TABLE, {400: ("no-such-seat",), 403: ("not-host",), 409: ("has-begun", "own-seat")}),
)
async def ask_to_leave(
    table: FromPath[str], number: FromPath[int], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Ask the person in this seat to leave: the seat is free again, and the table gets a new invite code. Only the host
    may, before the game starts. A seat without a person stays as it is."""
    return await house.tables.ask_to_leave(person, table, number)


@post(
    "/tables/{table:str}/code",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-host",), 409: ("has-begun",)}),
)
async def renew_code(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Give the table a new invite code; the old one stops working. Only the host may, before the game starts."""
    return await house.tables.renew_code(person, table)


@post(
    "/tables/{table:str}/start",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-host",), 409: ("seats-empty",), 429: ("too-many-bots",)}),
)
async def start(
    table: FromPath[str],
    person: NamedDependency[Person],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """Start the game. Only the host may, and only when every seat is taken."""
    return await house.tables.start(person, table, address_of(request))


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated",), 409: ("not-over", "too-many-seats"), 429: ("too-many-bots",)}),
)
async def rematch(
    table: FromPath[str],
    person: NamedDependency[Person],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> TableInfo:
    """Create a rematch after the game. Everybody who asks gets the same new table."""
    await _may_create_table(house, person, request)
    return await house.tables.rematch(person, table, address_of(request))


@post(
    "/tables/{table:str}/vote",
    status_code=200,
    responses=problems(
        NO_TABLE,
        {
            403: ("not-seated", "no-vote"),
            409: (
                *("not-begun", "vote-over", "vote-going-on", "vote-declined"),
                *("not-silent", "nothing-to-undo", "nobody-to-ask", "paused", "too-many-pauses"),
            ),
        },
    ),
)
async def ask_for_vote(
    table: FromPath[str], data: JSONBody[VoteWish], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Ask the other people at the table: for a bot in the seat of somebody who has not moved for long, at a table
    without a clock; for their consent to undo one's last decision; or for a pause, which begins when all agree, and at
    once if there is nobody to ask."""
    await house.votes.ask(person, table, data)
    return await house.tables.info(table, person)


@put(
    "/tables/{table:str}/vote",
    responses=problems(
        NO_TABLE, {403: ("not-seated", "no-vote"), 409: ("not-begun", "vote-over", "paused", "too-many-pauses")}
    ),
)
async def answer_vote(
    table: FromPath[str], data: JSONBody[Ballot], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Agree or refuse in the vote at this table. The first answer counts."""
    await house.votes.answer(person, table, data)
    return await house.tables.info(table, person)


@put("/tables/{table:str}/hidden", responses=problems(NO_TABLE, {403: ("not-seated",)}))
async def hide(
    table: FromPath[str], data: JSONBody[Hiding], person: NamedDependency[Person], house: NamedDependency[House]
) -> TableInfo:
    """Leave the table out of the list of one's own tables, or show it there again."""
    return await house.tables.hide(person, table, data.hidden)


@post(
    "/tables/{table:str}/give-up",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated", "not-alone"), 409: ("not-begun", "game-over")}),
)
async def give_up(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """End the game without a result: for somebody who plays alone against bots."""
    return await house.tables.give_up(person, table)


@get("/tables/{table:str}/record", responses=problems(NO_TABLE, {409: ("not-begun", "unfinished-record")}))
async def record(table: FromPath[str], house: NamedDependency[House]) -> Response[dict[str, Any]]:
    """Download the record of a finished game, with the secret of its shuffle."""
    document = msgspec.json.decode((await house.records.of(table)).dumps())
    return Response(document, headers={"Content-Disposition": f'attachment; filename="{table}.json"'})


@get(
    "/tables/{table:str}/replay",
    responses=problems(NO_TABLE, {400: ("no-such-seat",), 409: ("not-begun", "unfinished-record")}),
)
async def replay(
    table: FromPath[str],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    seat: FromQuery[int | None] = None,
) -> Replay:
    """A finished game, action by action, as one seat or a spectator saw it."""
    return retell(await house.records.of(table), seat, language_for(request))


@dataclass
class RecordSent(Operation):
    """In the OpenAPI document: the body is a record, as JSON or in text notation."""

    def __post_init__(self) -> None:
        json = OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))
        text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"application/json": json, "text/plain": text}, required=True)


@post(
    "/replay",
    status_code=200,
    responses=problems({400: RECORD, 409: ("unfinished-record",)}),
    request_max_body_size=LARGEST_RECORD,
    operation_class=RecordSent,
)
async def replay_of_record(
    body: RawBody,
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
    seat: FromQuery[int | None] = None,
) -> Replay:
    """The finished game in an uploaded record, action by action. The record is JSON or in text notation."""
    await house.limits.spend("replays", address_of(request))
    record = await asyncio.to_thread(loads, body)  # somebody else wrote it, to take as long as it can
    request.scope["state"]["edition"] = getattr(record.game, "edition", None)  # an error is told in its words
    return await asyncio.to_thread(retell, record, seat, language_for(request))


api = Router(
    path="/api",
    route_handlers=[
        *(welcome, me, change, menu, my_tables, lay, teach, join, by_code, table_info),
        *(contribute, leave, come_back, set_bot, ask_to_leave, renew_code, ask_for_vote, answer_vote, start, rematch),
        *(hide, give_up, resign, resume, record, replay, replay_of_record, history, statistics),
        *ACCOUNT_ROUTES,
        *PUSH_ROUTES,
        *(health, ready),
    ],
    dependencies={"somebody": Provide(somebody), "person": Provide(person)},
)
