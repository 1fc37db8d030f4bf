"""Budgets: how often somebody may do something."""

from math import inf
from time import monotonic

LONGEST_WAIT = 5.0
"""Seconds. What would have to wait longer for the budget of its address is refused."""
FEW = 1_000
"""Budgets that are kept without a look at them."""


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


class Budgets:
    """A budget for each address. Those that are full are forgotten when there are many."""

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._budgets: dict[str, Budget] = {}
        self._forget_at = FEW

    def of(self, address: str) -> Budget:
        """The budget of this address."""
        if len(self._budgets) >= self._forget_at:
            self._budgets = {other: budget for other, budget in self._budgets.items() if not budget.is_full}
            self._forget_at = max(FEW, 2 * len(self._budgets))
        if address not in self._budgets:
            self._budgets[address] = Budget(self._per_second, self._most)
        return self._budgets[address]
