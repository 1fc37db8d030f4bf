"""The browser client: the files that `make web` built, and one page for all of its own addresses."""

import asyncio
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from beaumonde.locale import Words
from beaumonde.server.errors import language_for
from beaumonde.server.headers import CLIENT

PAGE = "index.html"
ASSETS = "assets/"
"""What is here has a hash of its contents in its name."""
A_YEAR = 365 * 24 * 3600

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first, and how the file beside the plain one is called."""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

_NAME = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}/){0,4}[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}", re.ASCII)
"""What a file of the client can be called; nothing that leads out of its folder."""

Asked = Request[Any, Any, Any]


def client_in(folder: Path) -> HTTPRouteHandler:
    """What answers every address outside the API from the client built in that folder."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
        return await asyncio.to_thread(_serve, folder, request, path.removeprefix("/"))

    return client


def _serve(folder: Path, request: Asked, name: str) -> Response[bytes]:
    """A file of the client if there is one, else its page, which knows the address."""
    file = _file(folder, name)
    if file is None and name.startswith(ASSETS):
        raise NotFoundException
    if file is None:
        name, file = PAGE, _file(folder, PAGE)
    return _absent(request) if file is None else _answer(request, name, file)


def _file(folder: Path, name: str) -> Path | None:
    file = folder / name
    return file if _NAME.fullmatch(name) and file.is_file() else None


def _answer(request: Asked, name: str, file: Path) -> Response[bytes]:
    encoding, best = _encoded(file, request.headers.get("accept-encoding", ""))
    about = best.stat()
    headers = CLIENT | {
        "Cache-Control": f"public, max-age={A_YEAR}, immutable" if name.startswith(ASSETS) else "no-cache",
        "ETag": f'"{about.st_mtime_ns:x}-{about.st_size:x}"',
        "Vary": "Accept-Encoding",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    kind = TYPES.get(file.suffix) or guess_type(name)[0] or "application/octet-stream"
    return Response(best.read_bytes(), headers=headers, media_type=kind)


def _encoded(file: Path, accepted: str) -> tuple[str, Path]:
    """The smallest form of the file that the browser takes, and what that form is called."""
    wishes = [wish.replace(" ", "").partition(";q=") for wish in accepted.lower()[:200].split(",")]
    taken = {name for name, _, weight in wishes if weight.rstrip("0.") or not weight}
    for encoding, suffix in ENCODINGS.items():
        smaller = file.with_name(file.name + suffix)
        if encoding in taken and smaller.is_file():
            return encoding, smaller
    return "", file


def _absent(request: Asked) -> Response[bytes]:
    """How to get the client, where the page would be."""
    sentence = Words(language_for(request))("client-absent", command="make web")
    headers = CLIENT | {"Cache-Control": "no-store"}
    return Response(f"{sentence}\n".encode(), headers=headers, media_type=MediaType.TEXT)
