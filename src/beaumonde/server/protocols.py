"""What bounds connections below the application: how many an address has, and how long and how much they may send
before they read."""

from asyncio import AbstractEventLoop, TimerHandle
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from beaumonde.server.budgets import LONGEST_WAIT, Budget, Budgets
from beaumonde.server.settings import Settings

LARGEST_PIECE = 128
"""So many bytes of a WebSocket are taken in before other connections get their turn: up to 21 frames."""
MOST_UNREAD = 16_384
"""So many bytes may wait for the other side of a WebSocket to read them, before it is told no more."""

Client = tuple[str, int] | None


class Bounds:
    """The limits of all connections of this process, and how many each address has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        is_behind_proxy = bool(
            settings.trusted_proxies
        )  # which all connections come from, and which has its own limits
        self._most = 0 if is_behind_proxy else settings.tcp_connections_from_address
        self._open: Counter[str] = Counter()
        self._budgets = Budgets(0 if is_behind_proxy else settings.requests_a_second, settings.requests_at_once)

    def http(self) -> type["BoundedHttp"]:
        """The protocol of HTTP within these limits, as uvicorn wants it."""
        return type("BoundedHttp", (BoundedHttp,), {"bounds": self})

    def websocket(self) -> type["BoundedWebSocket"]:
        """The protocol of WebSockets within these limits."""
        return type("BoundedWebSocket", (BoundedWebSocket,), {"bounds": self})

    def arrive(self, client: Client) -> None:
        """Count a connection of this client's address."""
        self._open[_address(client)] += 1

    def turn(self, client: Client) -> float | None:
        """Seconds after which the service listens to a new connection that was counted; None if it is one too many.

        Many that come at once are listened to one by one, so that others are not kept waiting."""
        address = _address(client)
        if 0 < self._most < self._open[address]:
            return None
        wait = self._budgets.of(address).spend(LONGEST_WAIT)
        return wait if wait <= LONGEST_WAIT else None

    def leave(self, client: Client) -> None:
        """This connection is no more."""
        address = _address(client)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def _address(client: Client) -> str:
    return client[0] if client else ""


class Timer:
    """Calls something after some seconds, unless it is stopped before."""

    def __init__(self, loop: AbstractEventLoop, do: Callable[[], object]) -> None:
        self._loop = loop
        self._do = do
        self._handle: TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float) -> None:
        """From now on."""
        self.stop()
        self._handle = self._loop.call_later(seconds, self._end)

    def stop(self) -> None:
        """Nothing will be called."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _end(self) -> None:
        self._handle = None
        self._do()


class BoundedHttp(H11Protocol):
    """HTTP whose requests arrive in time, and whose answers are read in time, or not at all."""

    bounds: Bounds

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so that every byte that is not taken at once pauses writing
        self.asking = Timer(self.loop, transport.abort)
        self.reading = Timer(self.loop, transport.abort)
        self.is_counted = True
        self.bounds.arrive(self.client)
        wait = self.bounds.turn(self.client)
        if wait is None:
            transport.abort()
            return
        self._expect_request()
        if wait:
            transport.pause_reading()
            self.loop.call_later(wait, transport.resume_reading)

    def data_received(self, data: bytes) -> None:
        if not self.asking.is_running and self.conn.their_state is h11.IDLE:
            self._expect_request()
        super().data_received(data)
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self.asking.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.start(self.bounds.settings.answer_deadline)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self.asking.start(self.bounds.settings.request_deadline)

    def _leave(self) -> None:
        self.asking.stop()
        self.reading.stop()
        if self.is_counted:
            self.bounds.leave(self.client)
            self.is_counted = False


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read in small pieces, and not while something else has to happen first.

    Frames that are no messages (pings, fragments) never reach the application, so all frames are counted here."""

    bounds: Bounds

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_UNREAD)  # below, what is said in one moment is sent together
        settings = self.bounds.settings
        self.bounds.arrive(self.client)
        self.budget = Budget(settings.messages_a_second, settings.messages_at_once)
        self.reading = Timer(self.loop, transport.abort)
        self.pause = Timer(self.loop, self._go_on)
        self.untaken = b""

    def data_received(self, data: bytes) -> None:
        self.untaken += data
        self._go_on()

    def handle_events(self) -> None:
        wait = max((self.budget.spend() for _ in self.conn.events), default=0.0)
        super().handle_events()
        if wait:
            self.pause.start(wait)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self.reading.start(self.bounds.settings.answer_deadline)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.stop()
        self._go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:  # because of what the other side sent: the application has not heard of it yet
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self.bounds.leave(self.client)
        self.reading.stop()
        self.pause.stop()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        """Take in one piece, and the next when others had their turn; read on when nothing is left."""
        if self.untaken and self._may_take():
            size = LARGEST_PIECE if self.handshake_initiated else len(self.untaken)
            piece, self.untaken = self.untaken[:size], self.untaken[size:]
            try:
                super().data_received(piece)
            except InvalidState:  # a text that was no UTF-8 came with the end of the connection: uvicorn ends it twice
                self.transport.abort()
        if self.transport.is_closing():
            self.untaken = b""
        elif not self.untaken and self._may_take():
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()
            if self._may_take():
                self.pause.start(0.0)

    def _may_take(self) -> bool:
        """Whether nothing waits for the budget, for the application, or for the other side to read."""
        return not self.pause.is_running and not self.read_paused and self.writable.is_set()
