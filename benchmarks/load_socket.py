"""A WebSocket client that costs little: a protocol of asyncio, without a task for each connection."""

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Self, cast
from urllib.parse import urlsplit

CONTINUED, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FINAL, COMPRESSED, MASKED = 0x80, 0x40, 0x80
END_OF_BLOCK = b"\x00\x00\xff\xff"
"""What permessage-deflate leaves out at the end of every message."""
NO_MASK = bytes(4)
"""A mask of zeros is as valid as any other and need not be applied here; the service removes it like any other."""


class LiveSocket(asyncio.Protocol):
    """A connection that calls `hear` with every message, and `lost` when the other side ends it."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._message = bytearray()
        self._is_compressed = False
        self._is_closing = False
        self._inflate: Callable[[bytes], bytes] = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(
        cls,
        address: str,
        path: str,
        hear: Callable[[bytes], None],
        lost: Callable[[], None],
        *,
        compress: bool,
        source: str | None = None,
    ) -> Self:
        """Connected, from the address `source` of this machine. With `compress` it offers permessage-deflate, as
        browsers do."""
        place = urlsplit(address)
        assert place.hostname
        assert place.port
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(hear, lost), place.hostname, place.port, local_addr=(source, 0) if source else None
        )
        socket._transport.write(handshake(place.netloc, path, compress))
        await socket._opened
        return socket

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        """Send this in one frame."""
        self._transport.write(frame(text, opcode))

    def close(self) -> None:
        """Leave; `lost` is not called."""
        self._is_closing = True
        self.send(b"", CLOSE)
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - any reason is an error here
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("The service refused the connection."))
        elif not self._is_closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened.done() and not self._read_handshake():
            return
        while self._read_frame():
            pass

    def _read_handshake(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._opened.set_exception(ConnectionError(head.decode(errors="replace")))
            self.close()
            return False
        self._buffer = rest
        self._opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """Whether there was a whole frame. Those of a service have no mask."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        head, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        self._take(head, payload)
        return True

    def _take(self, head: int, payload: bytes) -> None:
        opcode = head & 0x0F
        if opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self._transport.close()
        elif opcode in (CONTINUED, TEXT):
            if opcode == TEXT:
                self._is_compressed = bool(head & COMPRESSED)
            self._message += payload
            if head & FINAL:
                whole, self._message = bytes(self._message), bytearray()
                self._hear(self._inflate(whole + END_OF_BLOCK) if self._is_compressed else whole)


def frame(payload: bytes, opcode: int) -> bytes:
    """A whole message of up to 65,535 bytes in one frame."""
    length = len(payload)
    if length < 126:
        head = bytes((FINAL | opcode, MASKED | length))
    else:
        head = bytes((FINAL | opcode, MASKED | 126)) + length.to_bytes(2, "big")
    return head + NO_MASK + payload


def handshake(host: str, path: str, compress: bool) -> bytes:
    """The request that becomes a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if compress else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
