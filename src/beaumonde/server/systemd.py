"""What systemd wants to know of a service of `Type=notify`."""

import os
import socket


def tell_ready() -> None:
    """Tell systemd that the service is ready, if systemd started it."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as messenger:
            messenger.sendto(b"READY=1", address)
