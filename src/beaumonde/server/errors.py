"""Every error leaves in one shape: a code, its data, and a sentence in the reader's language."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolIsEmpty

from beaumonde.core.errors import BeauMondeError, Reason, UnfinishedRecord, brief
from beaumonde.locale import LANGUAGES, Words
from beaumonde.server.messages import Problem
from beaumonde.server.metrics import ERRORS

LOG = logging.getLogger("beaumonde.server")

LEFT_EARLY = "client disconnected prematurely"
"""What Litestar says of a request whose sender left before its end: nobody will read the answer."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Refusal(BeauMondeError):
    """The service will not do that."""

    status: ClassVar[int] = 400


class Unknown(Refusal):
    """It does not know who asks."""

    status = 401


class Forbidden(Refusal):
    """Others may, this person may not."""

    status = 403


class Banned(Forbidden):
    """Nobody with this token, or from this address, may use the service."""


class NotFound(Refusal):
    """There is nothing of that name."""

    status = 404


class Conflict(Refusal):
    """The table is no longer, or not yet, in a state for that."""

    status = 409


class TooMany(Refusal):
    """They have asked too often, or have too much of this, and may ask again later."""

    status = 429


def sentence(reason: Reason, language: str, edition: str | None = None) -> str:
    """The reason in the words of that edition. Telling of an error never becomes another error."""
    try:
        return Words(language).error(reason, edition)
    except LookupError:
        return str(reason)


def problem(reason: Reason, language: str, edition: str | None = None) -> Problem:
    """The reason as REST answers it."""
    return Problem(reason.code, reason.data, sentence(reason, language, edition))


def language_for(connection: Connection) -> str:
    """The language of the person, as far as known; else what the browser asks for."""
    known = connection.scope["state"].get("language")
    if isinstance(known, str):
        return known
    for wish in connection.headers.get("accept-language", "")[:200].split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def reason_of(error: Exception) -> tuple[Reason, int]:
    """What an exception means to the one who asked, and the status it has in HTTP."""
    match error:
        case Refusal():
            return error.reason, error.status
        case UnfinishedRecord():
            return error.reason, 409
        case BeauMondeError():
            return error.reason, 400
        case HTTPException():
            return _reason_of_status(error), error.status_code
        case RecursionError() | UnicodeDecodeError():  # a body that JSON does not allow
            return Reason("bad-request", {"detail": brief(str(error))}), 400
        case OperationalError() | InterfaceError() | PoolIsEmpty() | DBAPIError(connection_invalidated=True):
            LOG.warning("The database did not answer: %s", getattr(error, "orig", error))
            return Reason("busy"), 503
        case _:
            LOG.error("An error nobody expected", exc_info=error)
            return Reason("server-error"), 500


def _reason_of_status(error: HTTPException) -> Reason:
    match error.status_code:
        case 404:
            return Reason("no-such-address")
        case 405:
            return Reason("wrong-method")
        case 413:
            return Reason("too-large")
        case status if status >= 500 and error.detail == LEFT_EARLY:
            return Reason("bad-request", {"detail": LEFT_EARLY})
        case status if status >= 500:
            LOG.error("An error nobody expected", exc_info=error)
            return Reason("server-error")
        case _:
            return Reason("bad-request", {"detail": _detail(error)})


def _detail(error: HTTPException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{item.get('key', 'body')}: {item['message']}" for item in found if isinstance(item, dict)]
    return "; ".join(brief(part) for part in parts[:5]) or brief(error.detail)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that failed, whatever failed."""
    reason, status = reason_of(error)
    ERRORS.labels(reason.code).inc()
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, TooMany) and "seconds" in reason.data:
        headers["Retry-After"] = str(reason.data["seconds"])
    told = problem(reason, language_for(request), request.scope["state"].get("edition"))
    return Response(told, status_code=status, headers=headers, media_type=MediaType.JSON)


@contextmanager
def survive(what: str) -> Iterator[None]:
    """An error in what the service does by itself is logged; the next time it may work."""
    try:
        yield
    except OperationalError as error:
        LOG.warning("The database did not answer %s: %s", what, error.orig)
    except Exception:
        LOG.exception("An error nobody expected in %s", what)
