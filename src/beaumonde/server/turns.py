"""Everybody has their turn: whoever asks too often from one address waits, so that others need not."""

import asyncio
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from beaumonde.core.errors import Reason
from beaumonde.server.budgets import LONGEST_WAIT, Budgets
from beaumonde.server.errors import Connection, language_for, problem
from beaumonde.server.headers import USUAL
from beaumonde.server.limits import address_of
from beaumonde.server.settings import Settings

COUNTED_LENGTH = 16_384
"""A long answer is also much work: so many bytes count as one request more."""


class Turns:
    """The application, with a budget of requests and live messages for each address."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app = app
        self._budgets = Budgets(settings.requests_a_second, settings.requests_at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Begin with the request or the live connection when it is its turn."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        budget = self._budgets.of(address_of(connection))
        wait = budget.spend(LONGEST_WAIT)
        if wait > LONGEST_WAIT:
            await (_refuse(connection, wait, send) if scope["type"] == "http" else send({"type": "websocket.close"}))
            return
        await asyncio.sleep(wait)

        async def receive_in_turn() -> Any:
            message = await receive()
            if message["type"] == "websocket.receive":
                await asyncio.sleep(budget.spend())
            return message

        async def send_counted(message: Any) -> None:
            told = message.get("body") or message.get("text") or ""
            for _ in range(len(told) // COUNTED_LENGTH):
                budget.spend()
            await send(message)

        await self._app(scope, receive_in_turn, send_counted)


async def _refuse(connection: Connection, wait: float, send: Any) -> None:
    seconds = round(wait) + 1
    told = msgspec.json.encode(problem(Reason("too-many", {"seconds": seconds}), language_for(connection)))
    headers = USUAL | {
        "Content-Type": "application/json",
        "Retry-After": str(seconds),
        "Content-Length": str(len(told)),
    }
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 429, "headers": raw})
    await send({"type": "http.response.body", "body": told})
