"""Tables of every game and edition, with people and bots, laid by chance and played until the game is over."""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from time import monotonic, time
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from beaumonde.core.aids import Offer
from beaumonde.core.game import GAMES, State
from chaos_figures import Figures
from chaos_keeper import Archive, Keeper, Wrong
from chaos_people import Happened, Person
from chaos_workers import Setup

OFFERS = [offer for game in GAMES.values() for offer in game.offers()]
LEVELS = ("random", "sensible")
CLOCK = 10
"""Seconds for a decision at tables with a clock: the shortest there is."""
REQUEST_SECONDS = 3.0
PATIENCE = 60.0
"""Seconds after which a table that should move is taken to stand still for ever."""
_NAMES = count(1)


class Wish(Struct, frozen=True):
    """A table to lay; `levels` has "" for a person."""

    game: str
    options: dict[str, Any]
    levels: list[str]
    clock: int | None

    def __str__(self) -> str:
        people = self.levels.count("")
        edition = self.options.get("edition", "")
        return f"{self.game} {edition}, {people} people, {len(self.levels) - people} bots, clock {self.clock}"


def any_wish(offer: Offer, dice: Random) -> Wish:
    """A random table of this offer: any number of seats, people, bots or both, with a clock or without."""
    seats = dice.choice(offer.seats)
    bots = {"people": 0.0, "both": 0.5, "bots": 1.0}[dice.choice(("people", "both", "both", "bots"))]
    levels = [dice.choice(LEVELS) if dice.random() < bots else "" for _ in range(seats)]
    extras = {name: [word for word in words if dice.random() < 0.5] for name, words in offer.extras.items()}
    options = {**offer.options, **extras, "seats": seats, "memory_aid": dice.random() < 0.5}
    return Wish(offer.game, options, levels, CLOCK if dice.random() < 0.4 else None)


class Lobby:
    """Guests and tables over REST. Every request is made again, at any worker, until one answers it."""

    def __init__(self, setup: Setup, dice: Random) -> None:
        self._setup = setup
        self._dice = dice
        self._http = httpx.AsyncClient(timeout=REQUEST_SECONDS, trust_env=False)

    async def close(self) -> None:
        await self._http.aclose()

    async def begin(self, wish: Wish) -> tuple[str, dict[int, str]]:
        """A table whose game has begun: its id, and the tokens of the people by seat."""
        seats = [seat for seat, level in enumerate(wish.levels) if not level]
        tokens = {seat: await self._guest() for seat in seats}
        host = tokens[seats[0]] if seats else await self._guest()
        table = await self._ask("/tables", host, msgspec.to_builtins(wish))
        for seat in seats[1:]:
            await self._ask("/join", tokens[seat], {"code": table["code"], "seat": seat})
        await self._ask(f"/tables/{table['id']}/start", host)
        return str(table["id"]), tokens

    async def _guest(self) -> str:
        return str((await self._ask("/guests", "", {"name": f"Guest {next(_NAMES)}"}))["token"])

    async def _ask(self, path: str, token: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        patience = monotonic() + PATIENCE
        while True:
            address = self._setup.any_worker(self._dice).address
            try:
                answer = await self._http.post(f"http://{address}/api{path}", json=body, headers=headers)
            except httpx.TransportError as error:
                problem = repr(error)
            else:
                if answer.is_success:
                    return answer.json()
                problem = f"{answer.status_code} {answer.text[:200]}"
                if answer.status_code < 500:
                    raise Wrong(f"{path} was answered with {problem}")
            if monotonic() > patience:
                raise Wrong(f"{path} is not answered: {problem}")
            await asyncio.sleep(self._dice.uniform(0.05, 0.2))


class Table:
    """A game under way: its people, somebody watching, and its log in the database."""

    def __init__(self, setup: Setup, archive: Archive, figures: Figures, wish: Wish) -> None:
        self._setup = setup
        self._archive = archive
        self._figures = figures
        self.wish = wish
        self.clock = wish.clock
        self.id = ""
        self.keeper: Keeper
        self.people: list[Person] = []
        self._first_seen: list[tuple[Happened, float]] = []
        """Every entry, and when the first client was told of it."""
        self.sent: Callable[[Person, str], None] = lambda _person, _action_id: None

    async def begin(self, lobby: Lobby, dice: Random) -> None:
        """Lay the table and begin the game; nobody is connected yet."""
        self.id, tokens = await lobby.begin(self.wish)
        self.keeper = Keeper(self._archive, self.id)
        for seat, token in [*tokens.items(), (None, None)]:
            own = Random(dice.random())
            self.people.append(Person(self._setup, self._figures, self, seat, token, own))

    async def play(self) -> None:
        """Everybody plays, or watches, until the game is over."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())

    async def state_at(self, number: int) -> State:
        """The state after that entry."""
        return await self.keeper.state_at(number)

    def hear(self, happened: Happened) -> None:
        """Somebody was told of this entry."""
        if happened.number == len(self._first_seen):
            self._first_seen.append((happened, time()))

    @property
    def is_over(self) -> bool:
        """Whether somebody has seen the end of the game."""
        return any(person.is_over for person in self.people)

    async def moves_after(self, moment: float, most: float) -> tuple[Happened, float] | None:
        """The first entry that was made after this moment, and how long that took.

        Where people let the clock run out, time counts from its end. None if that is more than `most` seconds later,
        or the game is over. Wrong if the table stands still."""
        since = moment
        while True:
            found = next(((entry, at) for entry, at in self._first_seen if entry.at > 1000 * moment), None)
            if found is not None:
                return found[0], found[1] - since
            since = max(moment, self._end_of_clock() or 0.0)
            if self.is_over or since > moment + most:
                return None
            if time() > since + PATIENCE:
                raise Wrong(f"{self.id} stands still: {self.wish}")
            await asyncio.sleep(0.01)

    def _end_of_clock(self) -> float | None:
        """When the clock of those runs out who are to act, if all of them wait for that."""
        by_seat = {person.seat: person for person in self.people}
        newest = max(self.people, key=lambda person: person.number)
        sleeping = [
            seat in by_seat and by_seat[seat].sleeps_at == by_seat[seat].number == newest.number
            for seat in newest.to_act
        ]
        return newest.deadline / 1000 if sleeping and all(sleeping) and newest.deadline else None
