"""The clock of the service. It never goes back: setting the clock of the machine stops nobody's time to decide."""

from time import monotonic, time

_BEGAN = time() - monotonic()


def now() -> int:
    """Milliseconds since 1970, by the clock of the machine as it was when the service started."""
    return int((_BEGAN + monotonic()) * 1000)
