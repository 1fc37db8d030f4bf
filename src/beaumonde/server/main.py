"""Starting the service from a command line."""

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from ipaddress import ip_address
from typing import Annotated

import uvicorn
from cyclopts import Parameter

from beaumonde.core.errors import BadOption, brief
from beaumonde.locale import LANGUAGES, Words, language_of
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
    open_browser: Annotated[bool | None, Parameter(name="--open", negative="--no-open")] = None,
    language: Annotated[
        str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; the language of your system by default.")
    ] = None,
) -> None:
    """Run the service for browsers and programs until Ctrl-C; see docs/service.md.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on; 0 takes a free one.
    database
        The database for the tables, as an SQLAlchemy URL.
    bot_pause
        How many seconds a bot waits before its move.
    open_browser
        Open the page in a browser; by default on a computer with a desktop.
    """
    words = Words(language or language_of())
    if not 0 <= port <= HIGHEST_PORT:
        raise BadOption("bad-port", port=port, most=HIGHEST_PORT)
    settings = Settings(
        host=host, port=port, database=database, bot_pause=max(0.0, min(bot_pause, 60.0)), prepare_bots=True
    )
    with closing(_door(host, port)) as door:
        asyncio.run(_check(settings))
        address = f"http://{_reachable(host)}:{door.getsockname()[1]}/"
        show = _has_desktop() if open_browser is None else open_browser
        _Server(configuration(settings), words("serving", address=address), address if show else None).run([door])


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
        log_level="warning",
    )


class _Server(uvicorn.Server):
    """Says where it listens once it does, and shows it."""

    def __init__(self, config: uvicorn.Config, sentence: str, show: str | None) -> None:
        super().__init__(config)
        self._sentence = sentence
        self._show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(self._sentence + "\n")
            sys.stdout.flush()
            if self._show:
                with suppress(webbrowser.Error, OSError):
                    await asyncio.to_thread(webbrowser.open, self._show)


def _door(host: str, port: int) -> socket.socket:
    """A socket bound to the address. Only if it says that it is TCP does asyncio send without waiting for more."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError as error:
        door.close()
        detail = brief(str(error.strerror))
        raise BadOption("no-listening", host=brief(host), port=str(port), detail=detail) from error
    return door


def _reachable(host: str) -> str:
    """The host as a browser on this machine writes it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        return "127.0.0.1" if address.version == 4 else "[::1]"
    return host if address.version == 4 else f"[{host}]"


def _has_desktop() -> bool:
    """Whether somebody sits here, in front of windows."""
    windows = sys.platform in {"darwin", "win32"} or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return windows and sys.stdout.isatty() and "SSH_CONNECTION" not in os.environ


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
