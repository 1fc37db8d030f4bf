"""Starting the service from a command line."""

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import Parameter

from beaumonde.core.errors import BadOption, brief
from beaumonde.locale import LANGUAGES, Words, language_of
from beaumonde.server.app import create_app
from beaumonde.server.database import connect, lay_out
from beaumonde.server.logs import write_log
from beaumonde.server.protocols import BoundedHttp, BoundedWebSocket
from beaumonde.server.settings import Settings, read_settings

LARGEST_FRAME = 32_768
"""Longer messages end the connection; those half as long are already refused with a sentence."""
LARGEST_READ = 16_384
"""So many bytes of a connection, about, are taken in before others get their turn."""
HIGHEST_PORT = 65_535


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    bot_pause: float | None = None,
    settings: Path | None = None,
    open_browser: Annotated[bool | None, Parameter(name="--open", negative="--no-open")] = None,
    language: Annotated[
        str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; the language of your system by default.")
    ] = None,
) -> None:
    """Run the service for browsers and programs until Ctrl-C; see docs/service.md.

    Parameters
    ----------
    host
        The address to listen on (127.0.0.1).
    port
        The port to listen on (8000); 0 takes a free one.
    database
        The database for the tables, as an SQLAlchemy URL (sqlite:///table.db).
    bot_pause
        How many seconds a bot waits before its move (1.2).
    settings
        A TOML file with settings, for all that docs/service.md lists.
    open_browser
        Open the page in a browser; by default on a computer with a desktop.
    """
    words = Words(language or language_of())
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise BadOption("bad-port", port=port, most=HIGHEST_PORT)
    given = {"host": host, "port": port, "database": database, "bot_pause": bot_pause, "prepare_bots": True}
    chosen = read_settings(given, os.environ, settings)
    write_log()
    with closing(_door(chosen.host, chosen.port)) as door:
        _check(chosen)
        address = f"http://{_reachable(chosen.host)}:{door.getsockname()[1]}/"
        show = _has_desktop() if open_browser is None else open_browser
        _Server(configuration(chosen), words("serving", address=address), address if show else None).run([door])


def configuration(settings: Settings) -> uvicorn.Config:
    """How the service is run: one process, which is all that one database file needs."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=BoundedHttp.within(settings.request_deadline),
        ws=BoundedWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a small compressed message could become a large one
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
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
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LARGEST_READ)
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


def _check(settings: Settings) -> None:
    """A database that cannot be used is told as one sentence, before anything listens."""
    engine = connect(settings.database)
    try:
        lay_out(engine)
    finally:
        engine.dispose()
