"""Messages and requests that are almost right: real ones of every kind, with one or more things changed."""

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import beaumonde as bm

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 9, 10, 2**31, 2**63 - 1, 2**64, -(2**63), 1_000_000, 1e308, 0.5, -0.0),
    *(
        "",
        " ",
        "0",
        "null",
        "en",
        "1995",
        "rich-and-good",
        "high-society",
        "x" * 400,
        "é" * 100,
        "../..",
        "%00",
        "'; --",
    ),
    *("\x00", "\u202e", "\U0001f389"),
    *([], {}, [[]], [None], [1, 1], [25, 25], {"": ""}, {"type": "act"}, ["sensible"] * 11),
)
"""Values that somebody forgot to think of."""
KEYS = ("type", "id", "number", "action", "orders", "text", "token", "from", "heard", "pace", "cards", "game", "seats")
BREAKING = (b'"', b"{", b"}", b"[", b"\\", b"\x00", b"\xff", b"\xed\xa0\x80", b"\\ud800", b"NaN", b"1e999", b"\r\n")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "X" * 30)
HEADERS = (
    *("Accept-Language: fr", "Accept-Language: " + "x" * 5000, "Cookie: beaumonde=x", "Cookie: ;=;", "Origin: null"),
    *("Authorization: Bearer", "Authorization: Basic eDp4", "Authorization: Bearer \xff", "Content-Type: text/plain"),
    *("Content-Type: application/x-msgpack", "Content-Type: multipart/form-data; boundary=x", "Content-Type: \xff"),
    *("Expect: 100-continue", "Transfer-Encoding: chunked", "Content-Length: 5", "Content-Length: -1"),
    *("Range: bytes=5-", "Upgrade: websocket", "Connection: Upgrade", "X-Forwarded-For: ::1, x", "If-None-Match: *"),
    "Accept-Encoding: br;q=0",
)
PARTS = ("", "..", "%00", "%ff", "x" * 3000, "é", "a b", "%2F", ";", "?", "*")
"""Parts of addresses that are none."""
SEATS = ("", "?seat=0", "?seat=9", "?seat=x", "?seat=-1&seat=2")
OPTIONS = ({"edition": "2018", "seats": 3}, {"seats": 2}, {"edition": "2025", "advanced": ["gambling"]})
PAGES = ("", "index.html", "assets/x.js", "table/x", ".git", "%2e%2e/%2e%2e/x")


class Known(Struct, frozen=True):
    """What an attacker knows: a guest, the guest's tables, and a code."""

    token: str
    tables: list[str]
    code: str


class Request(Struct, frozen=True):
    """A request before it becomes bytes."""

    method: str
    path: str
    body: bytes
    headers: list[str]

    def raw(self) -> bytes:
        """As it is sent."""
        head = [f"{self.method} {self.path} HTTP/1.1", "Host: here", f"Content-Length: {len(self.body)}", *self.headers]
        return "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + self.body


def message(dice: Random, known: Known) -> bytes:
    """Something to say over the socket."""
    number = dice.randrange(12)
    real: list[dict[str, Any]] = [
        {"type": "hello", "token": known.token, "from": number, "heard": number},
        {"type": "act", "id": f"a{dice.randrange(99)}", "number": number, "action": dice.choice(ACTIONS)},
        {"type": "order", "id": "o", "orders": {"forced": True, "card": number, "most": 25}},
        {"type": "say", "id": f"s{dice.randrange(999)}", "text": "Good evening."},
        {"type": "undo", "id": f"u{dice.randrange(99)}", "number": number},
        {"type": "pace", "id": "p", "pace": dice.choice(["paused", "slow", "usual", "fast", "skip"])},
        {"type": "seen", "number": number},
        {"type": "ping"},
    ]
    return _spoiled(dice, dice.choice(real))


def request(dice: Random, known: Known) -> Request:
    """Something to ask over HTTP, of every address there is."""
    method, path, body = dice.choice(_requests(dice, known))
    raw = b"" if body is None else body if isinstance(body, bytes) else _spoiled(dice, body)
    headers = [f"Authorization: Bearer {known.token}"] if dice.random() < 0.8 else []
    if dice.random() < 0.2:
        headers += dice.sample(HEADERS, dice.randrange(1, 3))
    if dice.random() < 0.1:
        method = dice.choice(METHODS)
    if dice.random() < 0.2:
        path = _bent(dice, path)
    return Request(method, path, raw, headers)


def broken(dice: Random, raw: bytes) -> bytes:
    """The bytes with some of them changed, added, repeated or cut off."""
    for _ in range(dice.randrange(1, 4)):
        place = dice.randrange(len(raw) + 1)
        end = place + dice.randrange(8)
        match dice.randrange(4):
            case 0:
                raw = raw[:place] + dice.choice(BREAKING) + raw[end:]
            case 1:
                raw = raw[:place] + dice.randbytes(3) + raw[place:]
            case 2:
                raw = raw[:end] + raw[place:]
            case _:
                raw = raw[:place]
    return raw


def _requests(dice: Random, known: Known) -> list[tuple[str, str, Any]]:
    table, seat, game = dice.choice(known.tables), dice.choice(SEATS), dice.choice(["high-society", "rich-and-good"])
    levels = dice.choice([[], ["", "random"], ["", "random", "sensible"]])
    wish = {"game": game, "options": dice.choice(OPTIONS), "levels": levels, "seat": 0, "words": "x", "clock": 30}
    return [
        ("POST", "/api/guests", {"name": "Anna", "language": "fr"}),
        ("GET", "/api/guests/me", None),
        ("PATCH", "/api/guests/me", {"name": "Berta", "language": "de"}),
        ("GET", "/api/menu", None),
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", wish),
        ("POST", "/api/lessons", {"game": game, "lesson": "first"}),
        ("POST", "/api/join", {"code": known.code, "seat": 1, "words": "x"}),
        ("GET", f"/api/codes/{known.code}", None),
        ("GET", f"/api/tables/{table}", None),
        ("PUT", f"/api/tables/{table}/words", {"words": "x"}),
        ("PUT", f"/api/tables/{table}/hidden", {"hidden": True}),
        ("DELETE", f"/api/tables/{table}/seat", None),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/give-up", None),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/tables/{table}/replay{seat}", None),
        ("POST", f"/api/replay{seat}", dice.choice(RECORDS)),
        ("POST", f"/api/replay{seat}", broken(dice, dice.choice(TEXTS))),
        ("GET", "/api/schema/openapi.json", None),
        ("GET", f"/{dice.choice(PAGES)}", None),
        ("GET", f"/api/tables/{table}/live", None),
    ]


def _spoiled(dice: Random, real: Any) -> bytes:
    """The value in JSON: as it is, with other values or keys in it, or broken as text."""
    kind = dice.random()
    if kind < 0.1:
        return msgspec.json.encode(real)
    if kind < 0.7:
        for _ in range(dice.randrange(1, 3)):
            real = _changed(dice, real)
        return msgspec.json.encode(real)
    if kind < 0.73:
        depth = dice.choice([10, 900, 4000])
        return msgspec.json.encode(real)[:-1] + b',"x":' + b"[" * depth + b"]" * depth + b"}"
    return broken(dice, msgspec.json.encode(real))


def _changed(dice: Random, value: Any) -> Any:
    """The value with an odd one somewhere in it."""
    inside = dice.random() < 0.85
    if isinstance(value, dict) and inside:
        value = dict(value)
        match dice.randrange(5) if value else 0:
            case 0:
                value[dice.choice(KEYS)] = dice.choice(ODD)
            case 1:
                del value[dice.choice([*value])]
            case _:
                key = dice.choice([*value])
                value[key] = _changed(dice, value[key])
        return value
    if isinstance(value, list) and value and inside:
        place = dice.randrange(len(value))
        return [*value[:place], _changed(dice, value[place]), *value[place + dice.randrange(2) :]]
    return dice.choice(ODD)


def _bent(dice: Random, path: str) -> str:
    """Almost this address."""
    parts = path.split("/")
    parts[dice.randrange(len(parts))] = dice.choice(PARTS)
    return "/".join(parts)


def _record(game: bm.Game, seed: int) -> bm.Record:
    dice = Random(seed)
    journal = bm.Journal(game, source=bm.Seed(seed))
    while journal.state.to_act:
        seat = dice.choice(journal.state.to_act)
        legal = journal.state.legal(seat)
        journal.play(seat, legal[dice.randrange(len(legal))])
    return journal.record()


_FINISHED = [_record(bm.high_society("2018", 3), 1), _record(bm.rich_and_good(2), 1)]
RECORDS = [msgspec.json.decode(record.dumps()) for record in _FINISHED]
TEXTS = [bm.write_text(record).encode() for record in _FINISHED]
ACTIONS = [msgspec.to_builtins(action) for record in _FINISHED for _, action in record.moves[:20]]
