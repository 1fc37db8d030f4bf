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

    def go_on_from(self, at: int) -> None:
        """It was this time already, before the service was started again: it is not earlier now."""
        self._offset = max(self._offset, at / 1000 - monotonic())


CLOCK = Clock()
now = CLOCK.now
