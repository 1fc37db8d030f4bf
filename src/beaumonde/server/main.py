"""Starting the service from a command line."""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import Annotated

import uvicorn
from cyclopts import Parameter

from beaumonde.core.errors import BadOption, brief
from beaumonde.locale import LANGUAGES, Words, language_of
from beaumonde.server.app import create_app
from beaumonde.server.database import check_database
from beaumonde.server.garbage import collect_rarely
from beaumonde.server.logs import write_log
from beaumonde.server.metrics_server import serve_metrics
from beaumonde.server.protocols import Bounds
from beaumonde.server.settings import Settings, read_settings
from beaumonde.server.systemd import tell_ready
from beaumonde.server.workers import Configuration, Workers

LARGEST_FRAME = 32_768
"""Longer messages end the connection; those half as long are already refused with a sentence."""
LARGEST_READ = 16_384
"""So many bytes of a connection, about, are taken in before others get their turn."""
HIGHEST_PORT = 65_535
LONGEST_START = 60
"""Seconds in which a new worker has to answer. On a busy machine its imports alone take ten."""


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
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
    workers
        How many processes answer (1); more than one needs PostgreSQL.
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
    given = {"host": host, "port": port, "database": database, "workers": workers, "bot_pause": bot_pause}
    chosen = read_settings(given | {"prepare_bots": True}, os.environ, settings)
    write_log()
    collect_rarely()
    with ExitStack() as until, closing(_door(chosen.host, chosen.port)) as door:
        check_database(chosen.database, shared=chosen.workers > 1)
        serve_metrics(chosen, until)
        address = f"http://{_reachable(chosen.host)}:{door.getsockname()[1]}/"
        shows = _has_desktop() if open_browser is None else open_browser

        def announce() -> None:
            sys.stdout.write(words("serving", address=address) + "\n")
            sys.stdout.flush()
            tell_ready()
            if shows:
                Thread(target=_show, args=[address], daemon=True).start()

        if chosen.workers > 1:
            Workers(configuration(chosen), door, announce).run()
        else:
            _Server(configuration(chosen), announce).run([door])


def configuration(settings: Settings) -> Configuration:
    """How one process is run."""
    bounds = Bounds(settings)
    return Configuration(
        settings,
        configuration,
        app=lambda: create_app(settings),
        factory=True,
        workers=max(1, settings.workers),
        host=settings.host,
        port=settings.port,
        http=bounds.http(),
        ws=bounds.websocket(),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a small compressed message could become a large one
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=LONGEST_START,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,
    )


class _Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()


def _show(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


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
