"""A push service on this machine, and browsers that have subscribed there. It checks and reads what it is sent."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02  # type: ignore[import-untyped]

from server.service import PATIENCE, Player


class Received(Struct):
    """A message as it came, and what is in it."""

    headers: dict[str, str]
    claims: dict[str, Any]
    payload: dict[str, Any]


class Endpoint:
    """A browser: only it can read the messages that are sent to its address."""

    def __init__(self, name: str, origin: str) -> None:
        self.name = name
        self.address = f"{origin}/send/{name}"
        self._key = generate_private_key(SECP256R1())
        self._auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        """What the page of the browser tells the service."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "p256dh": _encoded(point), "auth": _encoded(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(text)
        return found


class PushServer:
    """Takes messages for its browsers. `answers` are the statuses it answers with next; then it takes everything."""

    def __init__(self) -> None:
        self._browsers: dict[str, Endpoint] = {}
        self.received: defaultdict[str, list[Received]] = defaultdict(list)
        self.answers: list[int] = []
        self.silence: Event | None = None
        """While it is there and not set, whoever asks gets no answer, and what they send is lost."""
        self.retry_after = ""
        self.attempts = 0
        self.problems: list[Exception] = []
        self._lock = Lock()
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if server.silence is not None:
                    server.attempts += 1
                    server.silence.wait(PATIENCE)
                    return
                status = server.take(self.path, dict(self.headers), body)
                self.send_response(status)
                if status in (307, 308):
                    self.send_header("Location", f"{server.origin}/elsewhere")
                if server.retry_after:
                    self.send_header("Retry-After", server.retry_after)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def browser(self, name: str) -> Endpoint:
        return self._browsers.setdefault(name, Endpoint(name, self.origin))

    def subscribe(self, player: Player, name: str = "") -> Endpoint:
        """This person's browser subscribes."""
        browser = self.browser(name or f"browser-{len(self._browsers)}")
        answer = player.http.put("/push/subscription", json=browser.keys)
        assert answer.status_code == 204, answer.text
        return browser

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        with self._lock:
            self.attempts += 1
            if self.answers:
                return self.answers.pop(0)
            try:
                browser = self._browsers[path.removeprefix("/send/")]
                self.received[browser.name].append(Received(headers, self._claims(headers), browser.read(body)))
            except Exception as error:
                self.problems.append(error)
                return 400
            return 201

    def _claims(self, headers: dict[str, str]) -> dict[str, Any]:
        """What the service has signed."""
        assert Vapid02.verify(headers["Authorization"])
        token = headers["Authorization"].removeprefix("vapid t=").split(",")[0].split(".")[1]
        claims: dict[str, Any] = msgspec.json.decode(urlsafe_b64decode(token + "=" * (-len(token) % 4)))
        assert claims["aud"] == self.origin
        return claims

    def kinds(self, browser: Endpoint) -> list[str]:
        """The kinds of the messages that this browser got."""
        with self._lock:
            return [message.payload["kind"] for message in self.received[browser.name]]

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        assert self.problems == []

    def __enter__(self) -> "PushServer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
