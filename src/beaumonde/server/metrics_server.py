"""Serves figures to operators on a port of their own, which only they should reach.

Several workers of one machine write their figures into a folder, and the process that started them adds them up."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import REGISTRY, Collector
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from beaumonde.core.errors import BadOption, brief
from beaumonde.server.clock import now
from beaumonde.server.database import connect, people, tables
from beaumonde.server.settings import Settings

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers write: the library knows this name, and looks when it is imported."""


class InDatabase(Collector):
    """What the database says when somebody asks for figures."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def collect(self) -> Iterator[Metric]:
        answers = GaugeMetricFamily("beaumonde_database_up", "1 if the database answers.")
        try:
            with self._engine.connect() as connection:
                states = connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state)).all()
                guests = connection.scalar(select(func.count()).select_from(people)) or 0
                waiting = select(func.count(), func.min(tables.c.due)).where(tables.c.due <= now(), tables.c.due_by_bot)
                queue, since = connection.execute(waiting).one()
        except SQLAlchemyError:
            answers.add_metric([], 0)
            yield answers
            return
        answers.add_metric([], 1)
        yield answers
        by_state = GaugeMetricFamily("beaumonde_tables", "Tables, by state.", labels=["state"])
        for state, count in states:
            by_state.add_metric([state], count)
        yield by_state
        yield GaugeMetricFamily("beaumonde_guests", "Guests.", guests)
        yield GaugeMetricFamily("beaumonde_bot_queue", "Tables that wait for a bot to think.", queue)
        longest = 0.0 if since is None else max(0.0, (now() - since) / 1000)
        yield GaugeMetricFamily("beaumonde_bot_queue_seconds", "How long the first of them has waited.", longest)


class OfWorkers(Collector):
    """The sum of what the workers have written."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._all = MultiProcessCollector(None, folder)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterator[Metric]:
        alive = {str(worker.pid) for worker in active_children()}
        for file in Path(self._folder).glob("gauge_live*_*.db"):
            pid = file.stem.rpartition("_")[2]
            if pid not in alive:
                mark_process_dead(pid, self._folder)  # type: ignore[no-untyped-call]
        yield from self._all.collect()  # type: ignore[no-untyped-call]


def serve_metrics(settings: Settings, until: ExitStack) -> None:
    """Answer `GET /metrics` from now on, in a thread, if the settings name a port for it."""
    if not settings.metrics_port:
        return
    registry = CollectorRegistry()
    if settings.workers > 1:
        folder = until.enter_context(TemporaryDirectory(prefix="beaumonde-metrics-"))
        os.environ[FOLDER] = folder
        registry.register(OfWorkers(folder))
    else:
        registry = REGISTRY
    engine = connect(settings.database)
    until.callback(engine.dispose)
    collector = InDatabase(engine)
    registry.register(collector)
    until.callback(registry.unregister, collector)
    host, port = settings.metrics_host, settings.metrics_port
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise BadOption("no-listening", host=host, port=str(port), detail=brief(str(error.strerror))) from error
    until.callback(thread.join)
    until.callback(server.server_close)
    until.callback(server.shutdown)
