"""`beaumonde think`: bots that think beside the service, on the same machine or another."""

import asyncio
import os
import signal
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beaumonde.locale import LANGUAGES, Words, language_of
from beaumonde.server.database import check_database
from beaumonde.server.house import House
from beaumonde.server.logs import write_log
from beaumonde.server.metrics_server import serve_metrics
from beaumonde.server.settings import Settings, read_settings
from beaumonde.server.systemd import tell_ready


def think(
    *,
    database: str | None = None,
    processes: int | None = None,
    settings: Path | None = None,
    language: Annotated[
        str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; the language of your system by default.")
    ] = None,
) -> None:
    """Let the bots of a service think here until Ctrl-C; see docs/hosting.md.

    Parameters
    ----------
    database
        The PostgreSQL database of the service, as an SQLAlchemy URL.
    processes
        How many bots think at once; as many as this machine has cores by default.
    settings
        A TOML file with settings, as for the service.
    """
    words = Words(language or language_of())
    given = {"database": database, "bot_processes": processes or os.cpu_count() or 1}
    chosen = read_settings(given | {"think": True, "prepare_bots": True, "workers": 1}, os.environ, settings)
    write_log()
    check_database(chosen.database, shared=True)
    with ExitStack() as until:
        serve_metrics(chosen, until)
        asyncio.run(_think(chosen, words("thinking-here", processes=chosen.bot_processes)))


async def _think(settings: Settings, sentence: str) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with House(settings).open():
        sys.stdout.write(sentence + "\n")
        sys.stdout.flush()
        tell_ready()
        await stop.wait()
