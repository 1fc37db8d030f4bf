"""What the network is told of where prices are going: the readable bot works out the same in its own way."""

from typing import Any

import numpy as np
import pytest

from beaumonde.bots import bot_for
from beaumonde.core.kernels import kernel
from beaumonde.games.compiled import RICH_AND_GOOD, SHAPES, features
from beaumonde.games.rich_and_good import features as told
from beaumonde.games.rich_and_good.bots import _Table
from beaumonde.games.rich_and_good.game import RichAndGood

ROUND_PRICE, GAME_PRICE = 42, 43


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_prices_are_foreseen_as_the_sensible_bot_does(seats: int) -> None:
    game = RichAndGood(seats=seats)
    bots = [bot_for(game, "sensible", seat) for seat in range(seats)]
    shape = SHAPES[RICH_AND_GOOD]
    row, items = np.zeros(shape.told, np.float32), np.zeros((shape.items, shape.item_told), np.float32)
    state: Any = game.start(seed=seats)
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat, memory_aid=True)
        features(RICH_AND_GOOD, kernel(game).from_state(state), 0, seat, row, items)
        table = _Table(view)
        assert 250 * items[:, ROUND_PRICE] == pytest.approx(table.round_end, abs=0.01)
        assert 250 * items[:, GAME_PRICE] == pytest.approx(table.game_end, abs=0.01)
        fortunes = row[told.TABLE_SIZE + 9 : told.SIZE : told.SEAT_SIZE][:seats]
        hands = [table.hands[(seat + step) % seats] for step in range(seats)]
        cash = [view.players[(seat + step) % seats].cash for step in range(seats)]
        worths = [money + np.dot(hand, table.game_end) for money, hand in zip(cash, hands, strict=True)]
        assert 1000 * fortunes == pytest.approx(worths, abs=0.1)
        assert np.abs(row).max() < 8
        assert np.abs(items).max() < 8
        state = state.play(seat, bots[seat].choose(view, state.legal(seat))).state
