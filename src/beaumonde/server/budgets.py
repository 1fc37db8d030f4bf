"""Budgets: how often somebody may do something."""

from math import inf
from time import monotonic


class Budget:
    """A budget that fills up again: `most` at once, and `per_second` more from then on. With 0 there is no limit."""

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = most
        self._counted = monotonic()

    def spend(self, longest: float = inf) -> float:
        """Spend one, and return how many seconds to wait before it is covered; 0 if there was enough.

        Nothing is spent if that is longer than `longest`."""
        if not self._per_second:
            return 0.0
        self._fill()
        wait = max(0.0, (1 - self._left) / self._per_second)
        if wait <= longest:
            self._left -= 1
        return wait

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing from it any more."""
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        at = monotonic()
        self._left = min(self._most, self._left + (at - self._counted) * self._per_second)
        self._counted = at
