"""Errors are part of the interface: one shape, a code and its data; the surfaces make the sentence."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field


class Reason(Struct, frozen=True):
    """Why something is not allowed: a code for the sentence, and the data the sentence needs."""

    code: str
    data: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.data:
            return self.code
        return f"{self.code} ({', '.join(f'{key}={value}' for key, value in self.data.items())})"


class BeauMondeError(Exception):
    """Everything this package raises on purpose. `code` and `data` say what is wrong."""

    def __init__(self, reason: Reason | str, /, **data: Any) -> None:
        self.reason = reason if isinstance(reason, Reason) else Reason(reason, data)
        super().__init__(str(self.reason))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason,)

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def data(self) -> Mapping[str, Any]:
        return self.reason.data


class IllegalAction(BeauMondeError):
    """The action cannot be played now. The state is as it was."""


class BadOption(BeauMondeError):
    """There is no such table: an unknown edition, a wrong number of seats, an impossible price track."""


class BadSetup(BeauMondeError):
    """The set-up by hand, or the seed or secret of the shuffle, cannot start this game."""


class BadRecord(BeauMondeError):
    """The document is not the record of a game."""


class UnfinishedRecord(BeauMondeError):
    """The game still has secrets, and its record would tell them."""


class MissingExtra(BeauMondeError):
    """An optional dependency is not installed."""


def brief(value: object, longest: int = 40) -> str:
    """A foreign value, short enough to show in an error."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # a hostile __repr__ must not become our traceback
        text = f"<{type(value).__name__}>"
    return text if len(text) <= longest else text[: longest - 1] + "…"
