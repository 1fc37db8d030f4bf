"""Notifications: what is new at a table, and who hears of it.

A notification says up to which number something has happened. Whoever hears it reads the rest from what this process
knows, or from the database, so nothing is skipped, shown twice or told before it is true. Another process is also told
the action itself, so that it need not read it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Literal

from msgspec import Struct

from beaumonde.server.messages import PlayedBy

Kind = Literal["table", "missed", "played", "said", "ordered", "person", "bot-needed", "banned", "logged-out"]
EVERYWHERE = ""
"""Stands for all tables, where a notice is for all live connections."""


class Written(Struct, frozen=True, array_like=True):
    """An entry of a game's log as it is in the database (`actions`)."""

    number: int
    seat: int
    action: str
    client_action_id: str | None
    at: int
    played_by: PlayedBy | None
    undo_to: int | None


class Notice(Struct, frozen=True, array_like=True):
    """What is new at a table: its seats or its state, an action, a chat line, or a person's orders or language; or a
    bot has to decide something there, which interests only those processes where bots think.

    Or notices may have been missed. Or, everywhere: somebody was banned, or logins of a person have ended."""

    kind: Kind
    number: int = 0
    """The number of the last action or the last chat line; or the person's id."""
    entry: Written | None = None
    """The action."""


class Heard(Struct, frozen=True):
    """A notice as it reached this process: what was read from the database at a later `moment` is new enough."""

    notice: Notice
    moment: int


class Mailbox:
    """What one connection has not looked at yet. Notices of one kind replace each other, so it stays small."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[Kind, int], Heard] = {}
        self._filled: asyncio.Future[None] | None = None

    def put(self, heard: Heard) -> None:
        """The newest notice of its kind stands for all; of those about a person, the newest for each."""
        notice = heard.notice
        person = notice.number if notice.kind in {"ordered", "person", "logged-out"} else 0
        self._waiting[notice.kind, person] = heard
        if self._filled and not self._filled.done():
            self._filled.set_result(None)

    async def empty(self) -> list[Heard]:
        """Everything that came since the last time, as soon as there is something."""
        if not self._waiting:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
        heard, self._waiting = [*self._waiting.values()], {}
        return heard


class Notifications:
    """The mailboxes of everybody who follows a table in this process."""

    def __init__(self) -> None:
        self._boxes: dict[str, set[Mailbox]] = defaultdict(set)
        self._moments = count(1)
        self.bot_is_needed: Callable[[], None] = lambda: None
        """What is called when a bot is needed at any table."""
        self.entry_is_known: Callable[[str, Written], None] = lambda *_: None
        """What is called with the table and the action that was played there."""
        self.logged_out = 0
        """How often this process heard that logins have ended."""

    def moment(self) -> int:
        """A number larger than all before: the order in which things happen in this process."""
        return next(self._moments)

    def tell(self, table: str, notice: Notice) -> None:
        """Everybody at that table hears it."""
        if table == EVERYWHERE:
            self.logged_out += notice.kind == "logged-out"
            self.tell_all(notice)
            return
        if notice.kind == "bot-needed":
            self.bot_is_needed()
            return
        if notice.entry is not None:
            self.entry_is_known(table, notice.entry)
        boxes = self._boxes.get(table)
        if boxes:
            heard = Heard(notice, self.moment())
            for box in boxes:
                box.put(heard)

    def tell_all(self, notice: Notice) -> None:
        """Everybody at every table hears it."""
        for table in [*self._boxes]:
            self.tell(table, notice)

    @property
    def followed(self) -> list[str]:
        """The tables that somebody in this process follows."""
        return [*self._boxes]

    @contextmanager
    def follow(self, table: str) -> Iterator[Mailbox]:
        """A mailbox with everything new at that table from now on."""
        box = Mailbox()
        self._boxes[table].add(box)
        try:
            yield box
        finally:
            self._boxes[table].discard(box)
            if not self._boxes[table]:
                del self._boxes[table]
