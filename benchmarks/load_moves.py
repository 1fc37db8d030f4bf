"""What the load generator reads of the messages of a table of High Society, and what it plays."""

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

BIDDING = 0.4
"""How often somebody bids who can. The median game then has 56 actions."""


class Heard(Struct):
    """The part of every message that is read."""

    type: str
    number: int | None = None


class PlayerView(Struct):
    """A seat, as far as it is needed for a bid."""

    bid: int
    hand: tuple[int, ...] | None


class View(Struct):
    """Whose turn it is, and the seats."""

    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]


class Hints(Struct):
    """What the seat may do."""

    least: int
    can_bid: bool
    discard: tuple[Any, ...]


class Moment(Struct):
    """The table after an action, as one seat sees it."""

    view: View
    hints: Hints | None


def choose(moment: Moment, seat: int, dice: Random) -> dict[str, Any] | None:
    """A legal action for the seat; None where it has no choice, for then the service plays."""
    hints, player = moment.hints, moment.view.players[seat]
    if hints is None:
        return None
    if hints.discard:
        return {"type": "discard", "card": dice.choice(hints.discard)} if len(hints.discard) > 1 else None
    if not hints.can_bid:
        return None
    cards = [card for card in player.hand or () if card + player.bid >= hints.least]
    return {"type": "bid", "cards": [min(cards)]} if cards and dice.random() < BIDDING else {"type": "pass"}


def code_in(message: bytes) -> str:
    """Why a message was refused."""
    told = msgspec.json.decode(message)
    return str(told.get("reason", told).get("code"))


HEARD = msgspec.json.Decoder(Heard)
MOMENT = msgspec.json.Decoder(Moment)
