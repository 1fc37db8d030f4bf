"""The log of the service: one JSON object a line on standard error, and only what its operator has to know."""

import logging
import re
import sys
from traceback import format_exception

import msgspec

from beaumonde.server.errors import LOG

UVICORN = logging.getLogger("uvicorn.error")
POOL = logging.getLogger("sqlalchemy.pool")

_DETAIL = re.compile(r"^DETAIL:.*\n?", re.MULTILINE)
"""Where PostgreSQL shows the row that broke a rule: rows hold secrets."""


class JsonLines(logging.Formatter):
    """`at`, `level`, `event`, and for faults nobody expected the `traceback`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": _DETAIL.sub("", record.getMessage()).strip(),
        }
        if record.exc_info and record.exc_info[1]:
            line["traceback"] = _DETAIL.sub("", "".join(format_exception(record.exc_info[1])))
        return msgspec.json.encode(line).decode()


def write_log() -> None:
    """Write the log from now on. Of what uvicorn tells, only faults: malformed requests are everyday things."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for logger, level in ((LOG, logging.WARNING), (UVICORN, logging.ERROR)):
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    UVICORN.addFilter(_is_fault)
    POOL.setLevel(logging.CRITICAL)  # a lost connection reaches whoever used it as an error


def _is_fault(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Invalid UTF-8")
