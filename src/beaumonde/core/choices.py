"""A sequence of legal actions that is counted and reached without being listed."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from beaumonde.core.game import Action

A = TypeVar("A", bound=Action)


class Choices(Sequence[A]):
    """Fill in how many there are, which one stands at a place, and whether an action is among them."""

    __slots__ = ()

    @abstractmethod
    def at(self, place: int) -> A:
        """The action at a place from 0 to len − 1."""

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        count = len(self)
        if isinstance(index, slice):
            return tuple(self.at(place) for place in range(*index.indices(count)))
        if not -count <= index < count:
            raise IndexError(index)
        return self.at(index if index >= 0 else index + count)

    def __iter__(self) -> Iterator[A]:
        return map(self.at, range(len(self)))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} actions>"
