"""Live play: a socket shows one person, or somebody watching, everything that happens at a table."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from uvicorn.protocols.utils import ClientDisconnected

from beaumonde.core.aids import Hints, Orders
from beaumonde.core.errors import BeauMondeError, Reason, brief
from beaumonde.core.game import State
from beaumonde.server.clock import now
from beaumonde.server.errors import (
    Banned,
    Connection,
    Forbidden,
    Refusal,
    Unknown,
    language_for,
    reason_of,
    sentence,
)
from beaumonde.server.game_log import Log
from beaumonde.server.house import House
from beaumonde.server.limits import address_of
from beaumonde.server.messages import (
    Accepted,
    Act,
    Hello,
    Order,
    Ordered,
    Ping,
    Played,
    Pong,
    Refused,
    Say,
    Seen,
    SetPace,
    Spoken,
    TableChanged,
    TableInfo,
    TableState,
    Told,
    Trouble,
    Undo,
    Welcome,
)
from beaumonde.server.metrics import ACTION_SECONDS, CONNECTIONS, ERRORS
from beaumonde.server.notifications import Heard, Mailbox
from beaumonde.server.people import Person
from beaumonde.server.play import read_action
from beaumonde.server.rooms import Room

LONGEST_MESSAGE = 16_384
FAILED = 1011
LOGGED_OUT = 4401
BANNED = 4403
NO_SUCH_TABLE = 4404
NO_HELLO = 4408
TOO_MANY = 4429

Asked = Act | Order | Say | Undo | SetPace

_ADDRESS = re.compile("/api/tables/([^/]+)/live/?")


class Live:
    """Answers live connections itself, and leaves everything else to the other application.

    Litestar would put eight further calls around every message, and a hundred objects beside every connection."""

    def __init__(self, app: Any, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Say hello, then act; hear welcome, then everything that is played."""
        found = _ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        socket = _Socket(scope, receive, send)
        with suppress(ClientDisconnected):
            await socket.accept()
            with self._house.limits.connected(address_of(socket.connection)) as may_stay:
                if may_stay:
                    with CONNECTIONS.track_inprogress():
                        await _Visit(socket, found[1], self._house).stay()
                else:
                    await socket.close(TOO_MANY)


class _Socket:
    """A live connection, as ASGI has it. Sending fails with ClientDisconnected when the other side has left."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.connection: Connection = ASGIConnection(scope)
        self._receive = receive
        self._send = send
        self._sending = asyncio.Lock()
        self.is_closed = False

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> bytes | None:
        """The next message; None if there will be no more."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect" or self.is_closed:
            return None
        text = received.get("text")
        return received.get("bytes") or b"" if text is None else text.encode(errors="replace")

    async def send(self, text: str) -> None:
        """Nothing is sent after the connection was closed here."""
        async with self._sending:
            if not self.is_closed:
                await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        async with self._sending:
            self.is_closed = True
            await self._send({"type": "websocket.close", "code": code})


class _Visit:
    """One connection. `shown` and `heard` are the numbers of the last action and the last words it was told of."""

    def __init__(self, socket: _Socket, table: str, house: House) -> None:
        self._socket = socket
        self._table = table
        self._house = house
        self._language = language_for(socket.connection)
        self._person: Person | None = None
        self._room: Room
        self._info: TableInfo
        self._orders: Orders | None = None
        """The standing orders as they were last told."""
        self._shown = -1
        self._heard = 0

    async def stay(self) -> None:
        """Until the other side leaves."""
        messages = self._messages()
        try:
            self._check_ban()
            self._room = await self._house.rooms.at(self._table)
            logged_out = self._house.notifications.logged_out
            try:
                async with asyncio.timeout(self._house.settings.hello_deadline):
                    hello = await self._hello(messages)
            except TimeoutError:
                await self._socket.close(NO_HELLO)
                return
            if hello is None:
                return
            self._check_ban()
            with self._house.notifications.follow(self._table) as news, self._present():
                if self._person is not None and logged_out != self._house.notifications.logged_out:
                    await self._house.logins.again(self._person)  # this login may have ended before anybody followed
                await self._welcome(hello)
                await self._talk(messages, news)
        except Banned as error:
            await self._leave(error, BANNED)
        except Unknown as error:
            await self._leave(error, LOGGED_OUT)
        except BeauMondeError as error:
            await self._leave(error, NO_SUCH_TABLE)
        except ClientDisconnected:
            raise
        except Exception as error:
            await self._leave(error, FAILED)

    def _present(self) -> AbstractContextManager[None]:
        """This person, if it is one, has the table open meanwhile."""
        return nullcontext() if self._person is None else self._house.presence.at(self._table, self._person.id)

    async def _mark_present(self, room: Room) -> None:
        """If the database says that this person is away, it is wrong."""
        if self._person is not None:
            own = room.seat_of(self._person.id)
            if own is not None and room.seats[own].away_since is not None:
                await self._house.presence.is_here(self._table, self._person.id)

    async def _talk(self, messages: AsyncIterator[Spoken], news: Mailbox) -> None:
        """Show what is new, and answer what is said."""
        showing = asyncio.create_task(self._show(news))
        try:
            async for message in messages:
                match message:
                    case Hello():
                        await self._trouble(Refusal(Reason("bad-message", {"detail": "hello was said"})))
                    case Ping():
                        await self._tell(Pong())
                    case Seen():
                        if self._info.lesson and self._info.seat is not None:
                            await self._house.tables.has_seen(self._table, message.number)
                    case _:
                        await self._answer(message)
        finally:
            showing.cancel()
            with suppress(asyncio.CancelledError):
                await showing

    async def _messages(self) -> AsyncIterator[Spoken]:
        """What the client says, as far as it can be understood; the rest is answered here."""
        while (raw := await self._socket.receive()) is not None:
            try:
                yield _read(raw)
            except BeauMondeError as error:
                await self._trouble(error)

    async def _hello(self, messages: AsyncIterator[Spoken]) -> Hello | None:
        """What the client begins with; None if it left before."""
        async for message in messages:
            try:
                if not isinstance(message, Hello):
                    raise Forbidden(Reason("hello-first"))  # noqa: TRY301 - told like any other error
                self._person = await self._house.logins.who_asks(self._socket.connection, message.token)
            except Exception as error:  # one bad hello does not end the connection
                await self._trouble(error)
            else:
                if self._person is not None:
                    self._language = self._person.language
                return message
        return None

    async def _welcome(self, hello: Hello) -> None:
        self._room = room = await self._house.rooms.fresh(self._table)
        await self._mark_present(room)
        self._info = self._house.teller.tell_room(room, self._person)
        self._orders = orders = self._orders_in(room)
        said = [words for words in room.said if words.number > hello.heard]
        self._heard = max(hello.heard, room.last_said)
        log, seat, number = room.game_log, self._info.seat, self._info.number
        if log is None or number is None:
            await self._tell(Welcome(self._info, None, None, None, orders, [], said, now(), None))
            return
        missed = [log.happened(n) for n in range(0 if hello.since is None else hello.since + 1, number + 1)]
        self._shown = number
        view, hints, deadline = log.state.view(seat), _hints(log.state, seat), log.deadline()
        undo = _may_undo(log, seat)
        at = now()
        times = log.seat_times(number, at)
        await self._tell(Welcome(self._info, number, view, hints, orders, missed, said, at, deadline, *undo, times))

    async def _answer(self, message: Asked) -> None:
        try:
            number = await self._do(message)
        except ClientDisconnected:
            raise
        except Exception as error:  # whatever failed, the client is told and the connection goes on
            reason, _ = reason_of(error)
            ERRORS.labels(reason.code).inc()
            edition = self._info.options.get("edition")
            await self._tell(Refused(message.id, reason, sentence(reason, self._language, edition)))
        else:
            if number is not None:
                await self._tell(Accepted(message.id, number))

    async def _do(self, message: Asked) -> int | None:
        """The number that it got; orders have none."""
        if self._person is None:
            raise Forbidden(Reason("not-seated")) if isinstance(message, Act) else Unknown(Reason("no-token"))
        match message:
            case Act():
                return await self._act(message)
            case Undo():
                seat = await self._own_seat()
                return await self._house.play.undo(
                    self._table, seat, number=message.number, client_action_id=message.id
                )
            case SetPace():
                await self._house.tables.set_pace(self._person, self._table, message.pace)
                return self._shown
            case Order():
                await self._house.orders.give(self._table, self._person, bytes(message.orders))
                return None
            case Say():
                return await self._house.chat.say(self._table, self._person, message.text, message.id)

    async def _own_seat(self) -> int:
        if self._info.state is TableState.OPEN:
            await self._renew_info(await self._house.rooms.fresh(self._table))
        seat = self._info.seat
        if seat is None:
            raise Forbidden(Reason("not-seated"))
        return seat

    async def _act(self, message: Act) -> int:
        seat = await self._own_seat()
        action = read_action(self._room.log, bytes(message.action))
        with ACTION_SECONDS.time():
            return await self._house.play.act(
                self._table, seat, action, number=message.number, client_action_id=message.id
            )

    async def _show(self, news: Mailbox) -> None:
        while True:
            for heard in await news.empty():
                try:
                    await self._hear(heard)
                except ClientDisconnected:
                    return
                except Banned as error:
                    await self._leave(error, BANNED)
                    return
                except Unknown as error:
                    await self._leave(error, LOGGED_OUT)
                    return
                except Exception as error:  # the next notice shows what this one could not
                    with suppress(Exception):
                        await self._trouble(error)

    async def _hear(self, heard: Heard) -> None:
        notice, rooms = heard.notice, self._house.rooms
        match notice.kind:
            case "played":
                await self._catch_up(await rooms.reach(self._table, notice.number, heard.moment))
            case "table" | "missed":
                if notice.kind == "missed" and self._person is not None:
                    await self._house.logins.again(self._person)
                room = await rooms.fresh(self._table, heard.moment)
                await self._renew_info(room)
                await self._catch_up(room)
                await self._tell_said(room)
                if notice.kind == "missed" and self._orders_in(room) != self._orders:
                    await self._tell_orders(room)
            case "said" if notice.number > self._heard:
                await self._tell_said(await rooms.fresh(self._table, heard.moment))
            case "ordered" if self._person is not None and self._person.id == notice.number:
                await self._tell_orders(await rooms.fresh(self._table, heard.moment))
            case "person" if self._person is not None and self._person.id == notice.number:
                self._person = await self._house.logins.again(self._person)
                self._language = self._person.language
            case "banned":
                self._check_ban()
            case "logged-out" if self._person is not None and self._person.id == notice.number:
                await self._house.logins.again(self._person)

    def _orders_in(self, room: Room) -> Orders | None:
        """The standing orders of this person, if they sit at the table."""
        seat = room.seat_of(None if self._person is None else self._person.id)
        return None if seat is None else room.orders[seat]

    async def _tell_orders(self, room: Room) -> None:
        self._orders = self._orders_in(room)
        if self._orders is not None:
            await self._tell(Ordered(self._orders))

    async def _tell_said(self, room: Room) -> None:
        for words in [words for words in room.said if words.number > self._heard]:
            self._heard = words.number
            await self._tell(words)

    async def _catch_up(self, room: Room) -> None:
        log = room.game_log
        if log is None or room.is_given_up:
            return
        if self._info.state is TableState.OPEN:
            await self._renew_info(await self._house.rooms.fresh(self._table))
        seat = self._info.seat
        while self._shown < log.number:
            self._shown += 1
            await self._socket.send(_played(room, log, self._shown, seat))
        if not log.state.to_act and self._info.state is not TableState.OVER:
            await self._renew_info(room)

    async def _renew_info(self, room: Room) -> None:
        self._room = room
        await self._mark_present(room)
        info = self._house.teller.tell_room(room, self._person)
        if info.seat != self._info.seat and self._info.state is TableState.PLAYING and not room.is_given_up:
            await self._welcome(Hello(since=self._shown, heard=self._heard))  # a seat has passed to this person
        elif info != self._info:
            self._info = info
            log = None if room.is_given_up else room.game_log
            at = now()
            times = (None, None) if log is None else (log.deadline(), log.seat_times(log.number, at))
            await self._tell(TableChanged(info, at, *times))

    def _check_ban(self) -> None:
        """Banned if this person, or anybody from this address, may not be here."""
        self._house.bans.check(address_of(self._socket.connection), self._person)

    async def _leave(self, error: Exception, code: int) -> None:
        """End the connection, and say why."""
        await self._trouble(error)
        await self._socket.close(code)

    async def _trouble(self, error: Exception) -> None:
        reason, _ = reason_of(error)
        ERRORS.labels(reason.code).inc()
        await self._tell(Trouble(reason.code, reason.data, sentence(reason, self._language)))

    async def _tell(self, message: Told) -> None:
        await self._socket.send(_ENCODER.encode(message).decode())


def _played(room: Room, log: Log, number: int, seat: int | None) -> str:
    """The message that tells this seat of that action: the last one is made once for all connections of the seat."""
    made_for, text = room.told.get(seat, (-1, ""))
    if made_for == number:
        return text
    happened, state = log.happened(number), log.steps[number].state
    can_undo, can_ask_undo = _may_undo(log, seat) if number == log.number else (False, False)
    played = Played(
        number=number,
        seat=happened.seat,
        at=happened.at,
        events=happened.events,
        view=state.view(seat),
        hints=_hints(state, seat),
        now=now(),
        deadline=log.deadline(number),
        played_by=happened.played_by,
        undo_to=happened.undo_to,
        can_undo=can_undo,
        can_ask_undo=can_ask_undo,
        seat_times=log.seat_times(number, now()),
    )
    text = _ENCODER.encode(played).decode()
    if number == log.number:
        room.told[seat] = number, text
    return text


def _may_undo(log: Log, seat: int | None) -> tuple[bool, bool]:
    """Whether this seat may undo its last decision now; and whether it may if the others agree."""
    possible = seat is not None and log.undo_to(seat) is not None
    return possible and log.is_for_one, possible and not log.is_for_one


def _hints(state: State, seat: int | None) -> Hints | None:
    """For those who sit and play."""
    return state.hints(seat) if seat is not None and state.to_act else None


def _read(raw: bytes) -> Spoken:
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal(Reason("too-large"))
    try:
        return _DECODER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None


_DECODER: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)
_ENCODER = msgspec.json.Encoder()
