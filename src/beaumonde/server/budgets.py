"""Budgets: how often somebody may do something."""

from time import monotonic


class Budget:
    """A budget that fills up again: `most` at once, and `per_second` more from then on. With 0 there is no limit."""

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = most
        self._counted = monotonic()

    def spend(self) -> float:
        """Spend one, and return how many seconds to wait before it is covered; 0 if there was enough."""
        if not self._per_second:
            return 0.0
        at = monotonic()
        self._left = min(self._most, self._left + (at - self._counted) * self._per_second) - 1
        self._counted = at
        return max(0.0, -self._left / self._per_second)
