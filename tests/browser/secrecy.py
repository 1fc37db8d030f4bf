"""What a browser may have received: nothing that its seat may not know."""

import json
from typing import Any

import msgspec

from browser.visitor import Visitor
from server.service import Keeper


def check_secrecy(visitor: Visitor, table: str, seat: int | None = 0) -> None:
    """Every byte this browser received is what its seat may know: its own views, and what the whole table saw."""
    keeper = Keeper(visitor.service, {"id": table})
    journal = keeper.read_on()
    played = 0
    for text in visitor.heard:
        message = json.loads(text)
        if not (isinstance(message, dict) and '"state":"over"' in text):
            assert keeper.fair.secret not in text
        kind = message.get("type") if isinstance(message, dict) else None
        if kind in ("welcome", "played") and message["number"] is not None:
            step = journal.steps[message["number"]]
            assert message["view"] == plain(step.state.view(seat))
            plays = seat is not None and step.state.to_act
            assert message["hints"] == (plain(step.state.hints(seat)) if plays else None)
            for happened in message.get("missed", [message]):
                assert happened["events"] == plain(journal.steps[happened["number"]].events)
            played += 1
    assert played > 10


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
