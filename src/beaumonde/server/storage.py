"""How the service reads and writes: a piece of work is a plain function over a connection, run in a thread.

What has gathered while a transaction was being committed goes into the next one together, so a busy service commits
less often, not later. Work that fails fails alone."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Generic, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, select

from beaumonde.server.budgets import Budget
from beaumonde.server.database import connect, for_reading, for_writing, is_in_memory, lay_out
from beaumonde.server.database_file import DatabaseFile
from beaumonde.server.listening import Listener, notify
from beaumonde.server.metrics import READ_SECONDS, WRITE_SECONDS
from beaumonde.server.notifications import Notice, Notifications

READERS = 4
WRITERS = 4
"""Threads that write to PostgreSQL. SQLite has room for one, which commits together what has gathered."""
LARGEST_BATCH = 200
"""So many pieces of work at most share a transaction."""
COMMITS_A_SECOND, COMMITS_AT_ONCE = 100, 50
"""How often SQLite commits when much has to be written: every commit waits for the disk, and costs more processor time
than the actions in it."""

T = TypeVar("T")


class Transaction(Struct):
    """What work that writes is given: the connection, and a way to say what everybody hears once it is committed."""

    connection: Connection
    notices: list[tuple[str, Notice]]

    def notify(self, table: str, notice: Notice) -> None:
        """Everybody at the table hears this if, and only if, the transaction is committed."""
        self.notices.append((table, notice))


class _Job(Generic[T]):
    """Work that waits for the writer, and what became of it."""

    def __init__(self, work: Callable[[Transaction], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()
        self.notices: list[tuple[str, Notice]] = []
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the work within the transaction of the connection."""
        transaction = Transaction(connection, [])
        self.result = self.work(transaction)
        if connection.dialect.name == "postgresql":
            notify(connection, transaction.notices)
        else:
            self.notices = transaction.notices

    def settle(self) -> None:
        """Whoever waits for it goes on."""
        if self.done.done():
            return  # nobody waits any more
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Storage:
    """One database, and the threads that work on it."""

    def __init__(self, url: str, notifications: Notifications) -> None:
        self._engine = connect(url)
        self._for_reading = for_reading(self._engine)
        self._notifications = notifications
        self.is_shared = self._engine.dialect.name == "postgresql"
        """Whether other processes may use the database too."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._writers: list[Thread] = []
        self._listener: Listener | None = None

    async def open(self) -> None:
        """Make the tables that are missing, and begin to work."""
        await asyncio.to_thread(lay_out, self._engine)
        for _ in range(WRITERS if self.is_shared else 1):
            connection = await asyncio.to_thread(for_writing(self._engine).connect)
            self._writers.append(Thread(target=self._write_for_all, args=[connection], name="writer", daemon=True))
            self._writers[-1].start()
        if self.is_shared:
            self._listener = self._listen(asyncio.get_running_loop())

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            await asyncio.to_thread(writer.join)
        if self._listener:
            self._listener.stop()
            await asyncio.to_thread(self._listener.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> Listener:
        """Everybody in this process hears what any process commits."""

        def in_loop(tell: Callable[..., None], *told: Any) -> None:
            with suppress(RuntimeError):  # the event loop was closed meanwhile
                loop.call_soon_threadsafe(tell, *told)

        listener = Listener(
            self._engine,
            hear=lambda told: in_loop(self._notifications.tell, *told),
            miss=lambda: in_loop(self._notifications.tell_all, Notice("missed")),
        )
        listener.start()
        return listener

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds in the database, all of it as it is in one moment."""
        if is_in_memory(self._engine):
            return await self.write(lambda transaction: work(transaction.connection))
        with READ_SECONDS.time():
            return await asyncio.get_running_loop().run_in_executor(self._readers, _read, self._for_reading, work)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """What the work returned, once everything it wrote is committed. It may be run only once."""
        job = _Job(work)
        self._jobs.put(job)
        with WRITE_SECONDS.time():
            return await job.done

    async def check(self) -> bool:
        """Whether the database answers and, if it is shared, what others commit is heard."""
        await self.read(lambda connection: connection.scalar(select(1)))
        return self._listener is None or self._listener.is_listening

    def _write_for_all(self, connection: Connection) -> None:
        with connection:
            file, losses = DatabaseFile(connection), 0
            commits = Budget(0 if self.is_shared else COMMITS_A_SECOND, COMMITS_AT_ONCE)
            while (job := self._jobs.get()) is not None:
                sleep(commits.spend())
                if self._listener and losses != self._listener.losses:  # then this connection was lost as well
                    losses = self._listener.losses
                    connection.invalidate()
                jobs = [job]
                ended = self._gather(jobs)
                _commit(connection, jobs, file)
                with suppress(RuntimeError):  # the event loop was closed meanwhile
                    jobs[0].loop.call_soon_threadsafe(self._settle, jobs)
                if ended:
                    return

    def _gather(self, jobs: list[_Job[Any]]) -> bool:
        """Add the work that waits already; whether the last of all was among it."""
        while len(jobs) < (1 if self.is_shared else LARGEST_BATCH):
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return False
            if job is None:
                return True
            jobs.append(job)
        return False

    def _settle(self, jobs: list[_Job[Any]]) -> None:
        for job in jobs:
            job.settle()
            if job.error is None:
                for table, notice in job.notices:
                    self._notifications.tell(table, notice)


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _commit(connection: Connection, jobs: list[_Job[Any]], file: DatabaseFile) -> None:
    """All of this work in one transaction. A savepoint before each lets the others be when one fails."""
    try:
        file.check()
        with connection.begin():
            if len(jobs) == 1:
                jobs[0].run(connection)
                return
            driver: Any = connection.connection.driver_connection  # SQLAlchemy's own savepoints cost more than the work
            for job in jobs:
                driver.execute("SAVEPOINT work")
                try:
                    job.run(connection)
                except Exception as error:
                    job.error = error
                    connection.exec_driver_sql("ROLLBACK TO work")  # fails if the error ended the whole transaction
                driver.execute("RELEASE work")
    except Exception as error:
        for job in jobs:
            job.error = job.error or error
