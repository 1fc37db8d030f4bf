"""A run of chaos: tables are played without end, while fault follows on fault; everything is proved afterwards."""

import asyncio
from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from random import Random
from time import time

from chaos_faults import Scene, faults_for
from chaos_figures import MOVES_WITHIN, Figures
from chaos_keeper import Archive
from chaos_people import Person
from chaos_proof import prove
from chaos_tables import OFFERS, Lobby, Table, any_wish
from chaos_workers import Setup

CLOCKS_WITHIN = 1.0
"""After a fault a table is waited for if its clock runs out within so many seconds, and else left for later."""
CALM = (0.3, 1.0)
"""Seconds between two faults in which nothing is disturbed."""


class Chaos:
    """So many tables at a service, and whoever disturbs them."""

    def __init__(self, setup: Setup, seed: int, tables: int, figures: Figures) -> None:
        self._setup = setup
        self._seed = seed
        self._count = tables
        self._figures = figures
        self._dice = Random(seed)
        self._archive = Archive(setup.database)
        self._lobby = Lobby(setup, Random(seed))
        self._numbers = count()
        self._tables: list[Table] = []
        self._calm: list[tuple[float, float]] = []
        """From when until when nothing was disturbed."""

    async def run(self, rounds: int, tell: Callable[[], None] = lambda: None) -> None:
        """So many faults, and the proof; `tell` is called after each of them. Wrong if the service fails."""
        try:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(self._play_on()) for _ in range(self._count)]
                while len(self._tables) < self._count:
                    await asyncio.sleep(0.05)
                for fault in self._faults(rounds):
                    await self._disturb(fault)
                    tell()
                await self._until_all_move("everything", inf)
                for task in playing:
                    task.cancel()
            for table in self._tables:
                await self._prove(table)
        except BaseExceptionGroup as group:
            raise _first(group) from group
        finally:
            await self._lobby.close()
            self._archive.close()

    async def _play_on(self) -> None:
        """One game after the other at one table."""
        while True:
            number = next(self._numbers)
            dice = Random(f"{self._seed} {number}")
            wish = any_wish(OFFERS[number % len(OFFERS)], dice)
            table = Table(self._setup, self._archive, self._figures, wish)
            await table.begin(self._lobby, dice)
            self._tables.append(table)
            await table.play()
            self._tables.remove(table)
            self._figures.games += 1
            await self._prove(table)

    def _faults(self, rounds: int) -> Iterator[str]:
        """All kinds in turn, each time in another order."""
        kinds: list[str] = []
        for _ in range(rounds):
            if not kinds:
                kinds = [*faults_for(self._setup)]
                self._dice.shuffle(kinds)
            yield kinds.pop()

    async def _disturb(self, fault: str) -> None:
        scene = Scene(self._setup, self._archive, self._tables, self._figures, self._dice)
        await faults_for(self._setup)[fault](scene)
        self._figures.faults[fault] += 1
        await self._until_all_move(fault, CLOCKS_WITHIN)
        began = time()
        await asyncio.sleep(self._dice.uniform(*CALM))
        self._calm.append((began, time()))

    async def _until_all_move(self, fault: str, most: float) -> None:
        over = time()
        async with asyncio.TaskGroup() as group:
            for table in self._tables:
                group.create_task(self._until_it_moves(table, fault, over, most))

    async def _until_it_moves(self, table: Table, fault: str, over: float, most: float) -> None:
        moved = await table.moves_after(over, most)
        if moved is None:
            return
        entry, waited = moved
        by_bot = entry.seat is not None and table.wish.levels[entry.seat] != ""
        figures = self._figures
        (figures.moved_by_service if by_bot or entry.played_by else figures.moved_by_people).append(waited)
        if waited > MOVES_WITHIN:
            figures.late.append((waited, f"after {fault}: {table.wish}"))

    async def _prove(self, table: Table) -> None:
        await prove(table, self._figures)
        for person in table.people:
            for number in person.accepted_by:
                if number <= person.number:
                    self._measure(table, number, person)

    def _measure(self, table: Table, number: int, by: Person) -> None:
        """How soon the others saw what this person played, if nothing was disturbed: at other workers, if there are."""
        at = by.happened[number].at / 1000
        place = bisect(self._calm, (at, inf)) - 1
        for other in table.people:
            if other is by or number not in other.arrivals or place < 0:
                continue
            worker, when = other.arrivals[number]
            elsewhere = worker is not by.accepted_by[number] or len(self._setup.workers) == 1
            if elsewhere and when <= self._calm[place][1]:
                self._figures.seen.append(when - at)


def _first(error: BaseException) -> BaseException:
    """The first exception in a group of groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
