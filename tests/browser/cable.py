"""The cable between a browser and the service: real connections that can be cut and mended."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread

from server.service import Service


class Cable:
    """Looks like the service, on a port of its own, and passes everything on while it is whole."""

    def __init__(self, service: Service) -> None:
        self._port = service.port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._whole = True
        self._ends: list[socket.socket] = []
        self._flows = Event()
        self._flows.set()
        self._lock = Lock()
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and new ones do too."""
        with self._lock:
            self._whole = False
            for end in self._ends:
                _close(end)
            self._ends.clear()

    def freeze(self) -> None:
        """Nothing comes through any more, but no connection breaks: the other side is simply not heard."""
        self._flows.clear()

    def mend(self) -> None:
        self._whole = True
        self._flows.set()

    def close(self) -> None:
        self.cut()
        self._flows.set()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._lock:
                    if not self._whole:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._port))
                    self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                self._flows.wait()
                other.sendall(data)
        _close(one)
        _close(other)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
