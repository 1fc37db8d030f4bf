"""What bounds connections below the application: time to send a request, and no more answers than are read."""

from asyncio import TimerHandle
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class BoundedHttp(H11Protocol):
    """HTTP whose requests arrive in time or not at all."""

    request_deadline: float
    """Within so many seconds after a connection was made, or a request began, the whole request has to be here."""
    deadline: TimerHandle | None = None

    @classmethod
    def within(cls, seconds: float) -> type["BoundedHttp"]:
        """The protocol with that deadline, as uvicorn wants it."""
        return type("BoundedHttp", (cls,), {"request_deadline": seconds})

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and self.conn.their_state is h11.IDLE:
            self._expect_request()
        super().data_received(data)
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self.deadline = self.loop.call_later(self.request_deadline, self._give_up)

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        self.deadline = None
        self.transport.abort()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is not read while the other side does not read: answers to pings would pile up."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message
