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

from beaumonde.core.errors import BeauMondeError, Reason, brief
from beaumonde.server.errors import Forbidden, Refusal, language_for, reason_of, sentence
from beaumonde.server.house import House
from beaumonde.server.messages import (
    Accepted,
    Act,
    Happened,
    Hello,
    Played,
    Refused,
    TableChanged,
    TableInfo,
    TableState,
    Told,
    Trouble,
    Welcome,
)
from beaumonde.server.people import Person, token_in
from beaumonde.server.play import read_action

LONGEST_MESSAGE = 16_384
NO_SUCH_TABLE = 4404

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str], house: NamedDependency[House]) -> None:
    """Say hello, then act; hear welcome, then everything that is played."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await _Visit(socket, table, house).stay()


class _Visit:
    """One connection. `shown` is the number of the last action it was told of."""

    def __init__(self, socket: Socket, table: str, house: House) -> None:
        self._socket = socket
        self._table = table
        self._house = house
        self._language = language_for(socket)
        self._sending = asyncio.Lock()
        self._person: Person | None = None
        self._info: TableInfo
        self._shown = -1

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
        async with self._house.channels.start_subscription(self._table) as bell:
            await self._welcome(hello)
            showing = asyncio.create_task(self._show(bell.iter_events()))
            try:
                async for message in messages:
                    match message:
                        case Act():
                            await self._act(message)
                        case Hello():
                            await self._trouble(Refusal(Reason("bad-message", {"detail": "hello was said"})))
            finally:
                showing.cancel()
                with suppress(asyncio.CancelledError):
                    await showing

    async def _messages(self) -> AsyncIterator[Hello | Act]:
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

    async def _hello(self, messages: AsyncIterator[Hello | Act]) -> Hello:
        async for message in messages:
            try:
                if isinstance(message, Act):
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
        if self._info.state is TableState.OPEN:
            await self._tell(Welcome(self._info, None, None, []))
            return
        journal = await self._house.play.journal(self._table)
        seen = -1 if hello.since is None else hello.since
        missed = [Happened(number, step.events) for number, step in enumerate(journal.steps) if number > seen]
        self._shown = len(journal.moves)
        await self._tell(Welcome(self._info, self._shown, journal.state.view(self._info.seat), missed))

    async def _act(self, message: Act) -> None:
        try:
            if self._info.state is TableState.OPEN:
                await self._renew_info()
            seat = self._info.seat
            if seat is None:
                raise Forbidden(Reason("not-seated"))  # noqa: TRY301 - told like any other error
            journal = await self._house.play.journal(self._table)
            action = read_action(journal, bytes(message.action))
            number = await self._house.play.act(
                self._table, seat, action, number=message.number, client_action_id=message.id
            )
        except Exception as error:  # whatever failed, the client is told and the connection goes on
            reason, _ = reason_of(error)
            await self._tell(Refused(message.id, reason, sentence(reason, self._language)))
        else:
            await self._tell(Accepted(message.id, number))

    async def _show(self, bell: AsyncIterator[bytes]) -> None:
        async for number in bell:
            try:
                await self._catch_up(int(number))
            except WebSocketDisconnect:
                return
            except Exception as error:  # the next bell shows what this one could not
                with suppress(Exception):
                    await self._trouble(error)

    async def _catch_up(self, number: int) -> None:
        if self._info.state is TableState.OPEN:
            await self._renew_info()
        if self._info.state is TableState.OPEN:
            return
        journal = await self._house.play.journal(self._table, at_least=number)
        seat = self._info.seat
        while self._shown < len(journal.moves):
            number = self._shown + 1
            step = journal.steps[number]
            await self._tell(Played(number, step.events, step.state.view(seat)))
            self._shown = number
        if not journal.state.to_act and self._info.state is not TableState.OVER:
            await self._renew_info()

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


def _read(raw: bytes) -> Hello | Act:
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal(Reason("too-large"))
    try:
        return _DECODER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal(Reason("bad-message", {"detail": brief(str(error))})) from None


_DECODER: msgspec.json.Decoder[Hello | Act] = msgspec.json.Decoder(Hello | Act)
_ENCODER = msgspec.json.Encoder()
