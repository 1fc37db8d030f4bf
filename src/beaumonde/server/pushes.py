"""Push messages: who has to be told something, and that each message is sent once.

A seat says in the database when somebody has to look at it (`push_times.py`). What to say follows from the game as it
is then (`push_messages.py`). Whoever looks at a seat claims it first by moving that time ahead, so of several processes
one sends the message, and if it dies, another one looks at the seat again."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, case, select, update

from beaumonde.server.clock import now
from beaumonde.server.database import seats
from beaumonde.server.errors import survive
from beaumonde.server.presence import Presence
from beaumonde.server.push_keys import PushKey
from beaumonde.server.push_messages import URGENCY, Call, call_for, payload_for
from beaumonde.server.push_sending import Outcome, Sender, Sent
from beaumonde.server.push_subscriptions import Subscriptions
from beaumonde.server.rooms import Room, Rooms
from beaumonde.server.settings import Settings
from beaumonde.server.storage import Storage

CLAIM = 60_000
"""For so many milliseconds nobody else looks at a claimed seat. Sending takes less."""
OBJECTION = 5_000
"""Milliseconds in which another process may say that the person has the table open there."""
MOST_AT_ONCE = 100
"""So many seats are looked at together."""
MOST_TRIES = 4
SLOWER = 4
"""After every try that failed, the pause is so many times longer."""


class Pushes:
    """Sends push messages to those who are not there."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        rooms: Rooms,
        presence: Presence,
        subscriptions: Subscriptions,
        key: PushKey,
    ) -> None:
        self._storage = storage
        self._rooms = rooms
        self._presence = presence
        self._subscriptions = subscriptions
        self._every = settings.sweep_every
        self._retry = settings.push_retry
        self._sender = Sender(settings, key)
        self._looking: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def keep_sending(self) -> None:
        """Look for seats whose time has come, again and again: after a restart everything goes on."""
        while True:
            with survive("sending push messages"):
                await self.look()
            await asyncio.sleep(self._every)

    async def close(self) -> None:
        """Nothing is sent any more."""
        looking = [*self._looking.values()]
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        await self._sender.close()

    async def look(self) -> None:
        """Begin to look at the seats whose time has come. A push service that does not answer keeps nobody waiting."""
        for row in await self._storage.read(_due):
            key = row.table, row.number
            if key not in self._looking and len(self._looking) < MOST_AT_ONCE:
                self._looking[key] = task = asyncio.create_task(self._look_at(row))
                task.add_done_callback(lambda _, key=key: self._looking.pop(key))  # type: ignore[misc]

    async def _look_at(self, row: Any) -> None:
        with survive(f"a push message about {row.table}"):
            is_here = self._presence.is_connected(row.table, row.person)
            if not is_here and self._may_be_elsewhere(row):
                return
            until = now() + CLAIM
            if not await self._write(row, seats.c.push_at == row.push_at, push_at=until):
                return
            try:
                await self._tell(row, until, is_here)
            except asyncio.CancelledError:
                # The process stops: the next one need not wait for the end of the claim.
                await asyncio.shield(self._write(row, seats.c.push_at == until, push_at=row.push_at))
                raise

    def _may_be_elsewhere(self, row: Any) -> bool:
        """Whether the person may have the table open at another process, which then says so within a moment."""
        return self._storage.is_shared and row.away_since is None and now() < row.push_at + OBJECTION

    async def _tell(self, row: Any, until: int, is_here: bool) -> None:
        room = await self._rooms.fresh(row.table)
        call = call_for(room, row.number, now(), row.pushed)
        sent: list[Sent] = []
        if call.kind is not None and not is_here:
            sent = await self._send(room, row, call)
        again = call.again
        later = [each.wait for each in sent if each.outcome is Outcome.LATER]
        if later and row.push_tries + 1 < MOST_TRIES:
            again = now() + int(1000 * max(*later, self._retry * SLOWER**row.push_tries))
            values = {"push_tries": row.push_tries + 1}
        else:
            values = {"push_tries": 0, "pushed": call.key}
        unchanged = case((seats.c.push_at == until, again), else_=seats.c.push_at)
        await self._write(row, seats.c.person == row.person, push_at=unchanged, **values)

    async def _send(self, room: Room, row: Any, call: Call) -> list[Sent]:
        """Send it to all browsers of the person that do not have it yet."""
        assert call.kind is not None
        what = f"{row.table} {call.key}"
        payloads: dict[str, bytes] = {}
        sent = []
        for browser in await self._subscriptions.of(row.person):
            if browser.told == what:
                continue
            payload = payloads.setdefault(browser.language, payload_for(room, row.number, call.kind, browser.language))
            answer = await self._sender.send(browser, payload, row.table, call.ttl, URGENCY[call.kind])
            if answer.outcome is Outcome.GONE:
                await self._subscriptions.drop(browser.id)
            elif answer.outcome is Outcome.DELIVERED:
                await self._subscriptions.mark_told(browser.id, what)
            sent.append(answer)
        return sent

    async def _write(self, row: Any, condition: ColumnElement[bool], **values: Any) -> int:
        own = update(seats).where(seats.c.table == row.table, seats.c.number == row.number, condition)
        return await self._storage.write(lambda work: work.connection.execute(own.values(**values)).rowcount)


def _due(connection: Connection) -> Sequence[Any]:
    due = seats.c.push_at <= now()
    return connection.execute(_WANTED.where(due, seats.c.person.is_not(None)).limit(MOST_AT_ONCE)).all()


_WANTED = select(
    *(seats.c.table, seats.c.number, seats.c.person, seats.c.away_since),
    *(seats.c.push_at, seats.c.pushed, seats.c.push_tries),
).order_by(seats.c.push_at)
