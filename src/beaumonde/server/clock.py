"""The clock of the service. It never goes back: setting the clock of the machine stops nobody's time to decide."""

from time import monotonic, time


class Clock:
    """Follows the clock of the machine forward, also after a sleep, but not back."""

    def __init__(self) -> None:
        self._offset = time() - monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        self._offset = max(self._offset, time() - monotonic())
        return int((self._offset + monotonic()) * 1000)


now = Clock().now
