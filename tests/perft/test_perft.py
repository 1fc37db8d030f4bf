"""The counts in the data files beside this test, for any second implementation to agree with."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beaumonde.core.game import game_from
from beaumonde.core.perft import perft

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_number_of_action_sequences(file: Path) -> None:
    case: dict[str, Any] = json.loads(file.read_text())
    game = game_from(case["game"], case["options"])
    state = game.start(deal=msgspec.convert(case["deal"], game.deal_type))
    assert {depth: perft(state, int(depth)) for depth in case["sequences"]} == case["sequences"]


def test_both_games_and_every_kind_of_auction_are_counted() -> None:
    assert len(FILES) >= 10
