"""How requests can fail, as the OpenAPI document tells it: what each status means, and the codes of each route."""

from collections.abc import Collection, Mapping

from litestar.openapi import ResponseSpec

from beaumonde.server.messages import Problem

MEANINGS = {
    400: "The request is malformed or its values are invalid.",
    401: "The token is missing or unknown.",
    403: "The account that asks may not do this.",
    404: "Nothing has this address, id or code.",
    405: "This address does not support this method.",
    409: "The state of the table or of the account does not allow this.",
    413: "The request body is too large.",
    429: "Too many requests of this kind. `Retry-After` says in how many seconds to try again.",
    503: "The database did not answer. Try again.",
}
EVERYWHERE = {
    400: ("bad-request",),
    401: ("no-token",),
    403: ("banned",),
    404: ("no-such-address",),
    405: ("wrong-method",),
    413: ("too-large",),
    429: ("too-many",),
    503: ("busy",),
}
"""The codes that any route may answer with."""
NO_TABLE = {404: ("no-such-table",)}
TABLE_OPTIONS = (
    *("no-such-game", "bad-option", "bad-seats", "no-such-seat", "no-such-edition", "bad-advanced", "no-such-card"),
    *("bad-memory-aid", "bad-track", "bad-levels", "no-such-level", "no-numba", "bad-contribution", "bad-clock"),
)
RECORD = (
    *("not-a-record", "record-too-long", "unknown-format", "bad-setup", "illegal-move", "wrong-result", "bad-names"),
    *("bad-stand-in", "bad-resignation"),
    *("bad-name", "bad-word", "text-twice", "text-heading", "text-line", "no-such-seat"),
)


def problems(*codes: Mapping[int, Collection[str]]) -> dict[int, ResponseSpec]:
    """The failures of a route: those that any route has, and these, by status."""
    return {
        status: ResponseSpec(
            Problem,
            description=_described(meaning, [code for each in (EVERYWHERE, *codes) for code in each.get(status, ())]),
            generate_examples=False,
        )
        for status, meaning in MEANINGS.items()
    }


def _described(meaning: str, codes: Collection[str]) -> str:
    return f"{meaning} Codes: {', '.join(f'`{code}`' for code in codes)}." if codes else meaning
