"""What is seen of a table, as strings and as numbers: OpenSpiel's protocol of observers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

from beaumonde.core.errors import BadOption
from beaumonde.core.game import State, View
from beaumonde.core.kernels import encoding, observation
from beaumonde.core.notation import SEATS

if TYPE_CHECKING:
    from beaumonde.envs.openspiel.table import Table, TableGame


class Observer:
    """What a player sees now or, with perfect recall, has seen since the beginning. OpenSpiel's own protocol.

    What a player sees includes what everybody sees: that is its tensor, in the layout of the game's `observation`.
    The public and the private part alone come as strings only. While chance draws, there are no cards to look at,
    and the numbers of the table are 0.
    """

    def __init__(self, kind: Any, game: "TableGame") -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("no-such-observer", params="private_info=ALL_PLAYERS")
        self._recall, self._public = kind.perfect_recall, kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        table = game.opening.table
        self._numbers, self._layout = encoding(table), observation(table)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private:
            pieces = {"observation": self._layout.SIZE}
            if self._recall:
                pieces = {"player": table.seats, **pieces, "log": game.log_size}
            self.tensor = np.zeros(sum(pieces.values()), np.float32)
            ends = np.cumsum([*pieces.values()])[:-1]
            self.dict = dict(zip(pieces, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: "Table", player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not state.now.is_chance:
            self._layout.observe(self._numbers.from_state(state.now.state), player, self.dict["observation"])
        if self._recall:
            self.dict["player"][player] = 1
            heard = [word.numbers if word.known_to(player) else word.hidden_numbers for word in state.words()]
            numbers = [number for part in heard for number in part]
            self.dict["log"][: len(numbers)] = numbers

    def string_from(self, state: "Table", player: int) -> str:
        viewer = player if self._private else None
        if self._recall:
            return self._heard(state, viewer)
        if state.now.is_chance:
            return "chance"
        settled: State = state.now.state
        seen: Any = settled.view(viewer, memory_aid=True)
        if not self._public:
            seen = private_part(seen, settled.view(None, memory_aid=True))
        return msgspec.json.encode(seen).decode()

    def _heard(self, state: "Table", viewer: int | None) -> str:
        words = [word for word in state.words() if self._public or word.knows is not None]
        heard = [word.text if word.known_to(viewer) else word.hidden_text for word in words]
        return " ".join(["-" if viewer is None else SEATS[viewer], *heard])


def private_part(seen: View, public: View) -> dict[str, Any]:
    """What a view has beyond a spectator's, field by field."""
    both: list[dict[str, Any]] = [msgspec.to_builtins(view) for view in (seen, public)]
    return _beyond(*both)


def _beyond(seen: Mapping[str, Any], public: Mapping[str, Any]) -> dict[str, Any]:
    beyond = {key: value for key, value in seen.items() if value != public[key]}
    if "players" in beyond:
        pairs = zip(seen["players"], public["players"], strict=True)
        beyond["players"] = [_beyond(own, open_to_all) for own, open_to_all in pairs]
    return beyond
