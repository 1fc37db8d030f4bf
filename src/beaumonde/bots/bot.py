"""A bot decides as a person does: from what its seat may know, among what its seat may do."""

from collections.abc import Sequence
from random import Random as Dice
from typing import Any, Protocol

from beaumonde.core.game import Action


class Bot(Protocol):
    """Anything that chooses. The view has the memory aid on: a bot may work that out from the open play."""

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""


class Random:
    """Takes any legal action, each as likely as the other."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:  # noqa: ARG002
        return self._dice.choice(legal)
