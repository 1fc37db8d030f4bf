"""Starting the service from a command line."""

import asyncio

import uvicorn

from beaumonde.core.errors import BadOption
from beaumonde.server.app import create_app
from beaumonde.server.database import connect, lay_out
from beaumonde.server.settings import Settings

LARGEST_FRAME = 1 << 20
"""Longer messages end the connection; much shorter ones are already refused with a sentence."""
HIGHEST_PORT = 65_535


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite+aiosqlite:///table.db",
    bot_pause: float = 1.2,
) -> None:
    """Serve tables until interrupted.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes a free one.
    database
        Where the tables are kept, as SQLAlchemy writes it.
    bot_pause
        How many seconds a bot seems to think.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise BadOption("bad-port", port=port, most=HIGHEST_PORT)
    settings = Settings(host=host, port=port, database=database, bot_pause=max(0.0, min(bot_pause, 60.0)))
    asyncio.run(_check(settings))
    uvicorn.Server(configuration(settings)).run()


def configuration(settings: Settings) -> uvicorn.Config:
    """How the service is run: one process, which is all that one database file needs."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=3,
        server_header=False,
        access_log=False,
    )


async def _check(settings: Settings) -> None:
    """A database that cannot be used is told as one sentence, before anything listens."""
    engine = connect(settings.database)
    try:
        await lay_out(engine)
    except BadOption:
        await asyncio.sleep(0.1)  # aiosqlite ends the thread of a failed connection without waiting for it
        raise
    finally:
        await engine.dispose()
