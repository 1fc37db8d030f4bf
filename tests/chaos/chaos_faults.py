"""The faults. Each is a function that ends when the fault is over."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic, time

from msgspec import Struct

from chaos_figures import Figures
from chaos_keeper import Archive, Wrong
from chaos_people import Person
from chaos_tables import PATIENCE, Table
from chaos_workers import Setup, Worker

DEAD_SECONDS = 1.0
"""How long something that was killed stays dead at most."""
FROZEN_SECONDS = (0.3, 1.0, 2.5, 6.0)
"""Claims on tables last four seconds, so the longest outlives them."""
AMBUSHES = 100
"""So many attempts are made to stop a worker between commit and notification."""
COMMITTED_WITHIN = 0.5
"""Seconds that an attempt waits for the commit."""
ON_ITS_WAY = 0.05
"""Seconds in which everything that a worker had sent before it was frozen arrives."""


class Scene(Struct, frozen=True):
    """What a fault needs: the service, its database, the tables now, and dice."""

    setup: Setup
    archive: Archive
    tables: list[Table]
    figures: Figures
    dice: Random

    @property
    def people(self) -> list[Person]:
        """Everybody at every table."""
        return [person for table in self.tables for person in table.people]


Fault = Callable[[Scene], Awaitable[None]]


async def kill_worker(scene: Scene) -> None:
    await _kill(scene, [scene.setup.any_worker(scene.dice)])


async def kill_all_workers(scene: Scene) -> None:
    await _kill(scene, list(scene.setup.workers))


async def freeze_worker(scene: Scene) -> None:
    worker = scene.setup.any_worker(scene.dice)
    worker.freeze()
    await asyncio.sleep(scene.dice.choice(FROZEN_SECONDS))
    worker.thaw()


async def kill_bots(scene: Scene) -> None:
    scene.setup.any_worker(scene.dice).kill_bots()


async def cut_connections(scene: Scene) -> None:
    """Half of all clients lose their connection, three times; some of them while they wait for an answer."""
    for _ in range(3):
        for person in scene.people:
            if scene.dice.random() < 0.5:
                person.cut()
        await asyncio.sleep(scene.dice.uniform(0.05, 0.4))


async def kill_postgres(scene: Scene) -> None:
    assert scene.setup.postgres is not None
    await asyncio.to_thread(scene.setup.postgres.kill)
    await asyncio.sleep(scene.dice.uniform(0, DEAD_SECONDS))
    await asyncio.to_thread(scene.setup.postgres.start)


async def freeze_postgres(scene: Scene) -> None:
    assert scene.setup.postgres is not None
    await asyncio.to_thread(scene.setup.postgres.freeze)
    await asyncio.sleep(scene.dice.choice(FROZEN_SECONDS))
    await asyncio.to_thread(scene.setup.postgres.thaw)


async def kill_after_commit(scene: Scene) -> None:
    """A worker commits an action and is killed before any of its clients hears of it.

    It is frozen as soon as the action is in the database. If it was too late for that, it goes on, and the next action
    is waited for; else it is killed."""
    for _ in range(AMBUSHES):
        caught = await _next_commit(scene)
        scene.figures.ambushes += 1
        await asyncio.sleep(ON_ITS_WAY)
        if caught.is_secret:
            break
        caught.worker.thaw()
    else:
        return
    _, at = await asyncio.gather(_kill(scene, [caught.worker]), _all_know(caught))
    scene.figures.learned.append(at - caught.at)


class Caught(Struct, frozen=True):
    """A worker that was frozen just after it had committed the action with this id."""

    table: Table
    person: Person
    action_id: str
    worker: Worker
    at: float

    @property
    def is_secret(self) -> bool:
        """Whether the worker has told nobody of the action."""
        told = [person.arrivals.get(person.number) for person in self.table.people]
        heard = any(arrival is not None and arrival[0] is self.worker and arrival[1] > self.at for arrival in told)
        return not heard and self.action_id not in self.person.accepted


async def _next_commit(scene: Scene) -> Caught:
    """Freeze a worker right after the next commit of an action that a person sends."""
    caught: asyncio.Future[Caught] = asyncio.get_running_loop().create_future()

    def watch(table: Table, person: Person, action_id: str) -> None:
        """In the thread of the event loop, so that nothing comes between the commit and the signal."""
        worker, patience = person.worker, monotonic() + COMMITTED_WITHIN
        if caught.done() or worker is None:
            return
        with scene.archive.watch(table.id, action_id) as is_committed:
            while not is_committed():
                if monotonic() > patience:
                    return
            worker.freeze()
        caught.set_result(Caught(table, person, action_id, worker, time()))

    def lie_in_wait(table: Table) -> None:
        table.sent = lambda person, action_id: watch(table, person, action_id)

    async with asyncio.timeout(PATIENCE):
        while not caught.done():
            for table in scene.tables:
                lie_in_wait(table)
            await asyncio.sleep(0.05)
    return caught.result()


async def _all_know(caught: Caught) -> float:
    """When everybody at the table has been told of the action."""
    patience = monotonic() + PATIENCE
    number = None
    while number is None or any(person.number < number for person in caught.table.people):
        number = caught.person.accepted.get(caught.action_id)
        if monotonic() > patience:
            raise Wrong(f"{caught.table.id}: {caught.action_id} was committed, and not everybody hears of it")
        await asyncio.sleep(0.005)
    return time()


async def _kill(scene: Scene, workers: list[Worker]) -> None:
    for worker in workers:
        await asyncio.to_thread(worker.kill)
    await asyncio.sleep(scene.dice.uniform(0, DEAD_SECONDS))
    await asyncio.gather(*(asyncio.to_thread(worker.start) for worker in workers))


FAULTS: dict[str, Fault] = {
    "a worker killed": kill_worker,
    "a worker frozen": freeze_worker,
    "bots killed": kill_bots,
    "connections cut": cut_connections,
    "a worker killed after a commit": kill_after_commit,
}
"""Every set-up has these."""
FAULTS_OF_SEVERAL = {"all workers killed": kill_all_workers}
FAULTS_OF_POSTGRES = {"PostgreSQL killed": kill_postgres, "PostgreSQL frozen": freeze_postgres}


def faults_for(setup: Setup) -> dict[str, Fault]:
    """The faults that this set-up can have."""
    several = FAULTS_OF_SEVERAL if len(setup.workers) > 1 else {}
    return FAULTS | several | (FAULTS_OF_POSTGRES if setup.postgres else {})
