"""Live play: a socket shows one person, or somebody watching, everything that happens at a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beaumonde.core.aids import Hints
from beaumonde.core.errors import BeauMondeError, Reason, brief
from beaumonde.core.game import State
from beaumonde.server.database import now
from beaumonde.server.errors import Forbidden, Refusal, Unknown, language_for, reason_of, sentence
from beaumonde.server.house import House
from beaumonde.server.log import Log
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
from beaumonde.server.news import News
from beaumonde.server.people import Person, token_in
from beaumonde.server.play import read_action

LONGEST_MESSAGE = 16_384
NO_SUCH_TABLE = 4404

Socket = WebSocket[Any, Any, Any]
Asked = Act | Order | Say | Undo | SetPace


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str], house: NamedDependency[House]) -> None:
    """Say hello, then act; hear welcome, then everything that is played."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await _Visit(socket, table, house).stay()


class _Visit:
    """One connection. `shown` and `heard` are the numbers of the last action and the last words it was told of."""

    def __init__(self, socket: Socket, table: str, house: House) -> None:
        self._socket = socket
        self._table = table
        self._house = house
        self._language = language_for(socket)
        self._sending = asyncio.Lock()
        self._person: Person | None = None
        self._info: TableInfo
        self._shown = -1
        self._heard = 0

    async def stay(self) -> None:
        """Until the other side leaves."""
        try:
            await self._house.tables.info(self._table, None)
        except BeauMondeError as error:
            await self._trouble(error)
            await self._socket.close(NO_SUCH_TABLE)
            return
        messages = self._messages()
        hello = await self._hello(messages)
        async with self._house.listen(self._table) as news:
            await self._welcome(hello)
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
                                self._house.bots.saw(self._table, message.number)
                        case _:
                            await self._answer(message)
            finally:
                showing.cancel()
                with suppress(asyncio.CancelledError):
                    await showing

    async def _messages(self) -> AsyncIterator[Spoken]:
        """What the client says, as far as it can be understood; the rest is answered here."""
        while True:
            received: Any = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            said = received.get("text")
            raw = received.get("bytes") or b"" if said is None else said.encode(errors="replace")
            try:
                yield _read(raw)
            except BeauMondeError as error:
                await self._trouble(error)

    async def _hello(self, messages: AsyncIterator[Spoken]) -> Hello:
        async for message in messages:
            try:
                if not isinstance(message, Hello):
                    raise Forbidden(Reason("hello-first"))  # noqa: TRY301 - told like any other error
                token = token_in(self._socket) if message.token is None else message.token
                self._person = await self._house.people.known(token)
            except Exception as error:  # one bad hello does not end the connection
                await self._trouble(error)
            else:
                if self._person is not None:
                    self._language = self._person.language
                return message
        raise WebSocketDisconnect(detail="left before hello")

    async def _welcome(self, hello: Hello) -> None:
        self._info = await self._house.tables.info(self._table, self._person)
        orders = await self._house.orders.of(self._table, self._person)
        said = await self._house.chat.since(self._table, hello.heard)
        self._heard = max([hello.heard, *(words.number for words in said)])
        if self._info.number is None:
            await self._tell(Welcome(self._info, None, None, None, orders, [], said, now(), None))
            return
        log = await self._house.play.log(self._table)
        seat, number = self._info.seat, log.number
        missed = [log.happened(n) for n in range(0 if hello.since is None else hello.since + 1, number + 1)]
        self._shown = number
        view, hints, deadline = log.state.view(seat), _hints(log.state, seat), log.deadline()
        undo = _can_undo(log, seat)
        await self._tell(Welcome(self._info, number, view, hints, orders, missed, said, now(), deadline, undo))

    async def _answer(self, message: Asked) -> None:
        try:
            number = await self._do(message)
        except Exception as error:  # whatever failed, the client is told and the connection goes on
            reason, _ = reason_of(error)
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
            await self._renew_info()
        seat = self._info.seat
        if seat is None:
            raise Forbidden(Reason("not-seated"))
        return seat

    async def _act(self, message: Act) -> int:
        seat = await self._own_seat()
        action = read_action(await self._house.play.log(self._table), bytes(message.action))
        return await self._house.play.act(self._table, seat, action, number=message.number, client_action_id=message.id)

    async def _show(self, bells: AsyncIterator[News]) -> None:
        async for news in bells:
            try:
                await self._hear(news)
            except WebSocketDisconnect:
                return
            except Exception as error:  # the next bell shows what this one could not
                with suppress(Exception):
                    await self._trouble(error)

    async def _hear(self, news: News) -> None:
        match news.kind:
            case "played":
                await self._catch_up(news.number)
            case "table" | "pace":
                await self._renew_person()
                await self._renew_info()
            case "said" if news.number > self._heard:
                for words in await self._house.chat.since(self._table, self._heard):
                    await self._tell(words)
                    self._heard = words.number
            case "ordered" if self._person is not None and self._person.id == news.number:
                orders = await self._house.orders.of(self._table, self._person)
                if orders is not None:
                    await self._tell(Ordered(orders))

    async def _catch_up(self, number: int) -> None:
        if self._info.state is TableState.OPEN:
            await self._renew_info()
        if self._info.state is TableState.OPEN:
            return
        log = await self._house.play.log(self._table, at_least=number)
        seat = self._info.seat
        while self._shown < log.number:
            number = self._shown + 1
            happened, state = log.happened(number), log.steps[number].state
            await self._tell(
                Played(
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
                    can_undo=number == log.number and _can_undo(log, seat),
                )
            )
            self._shown = number
        if not log.state.to_act and self._info.state is not TableState.OVER:
            await self._renew_info()

    async def _renew_person(self) -> None:
        if self._person is not None:
            self._person = await self._house.people.again(self._person)
            self._language = self._person.language

    async def _renew_info(self) -> None:
        info = await self._house.tables.info(self._table, self._person)
        if info != self._info:
            self._info = info
            await self._tell(TableChanged(info))

    async def _trouble(self, error: Exception) -> None:
        reason, _ = reason_of(error)
        await self._tell(Trouble(reason.code, reason.data, sentence(reason, self._language)))

    async def _tell(self, message: Told) -> None:
        async with self._sending:
            await self._socket.send_text(_ENCODER.encode(message).decode())


def _can_undo(log: Log, seat: int | None) -> bool:
    return seat is not None and log.undo_to(seat) is not None


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
