"""The pace of bots: whoever plays or watches alone may slow them down, hurry them, stop them and let them go on."""

from typing import Any

import pytest

from server.conftest import Come, Serve
from server.service import Chair, Player, until_over

OPTIONS: dict[str, Any] = {"edition": "2025", "seats": 3, "first": 1}


def pace(chair: Chair, wanted: str) -> dict[str, Any]:
    return chair.ask({"type": "pace", "id": f"pace-{wanted}", "pace": wanted})


def test_bots_that_were_stopped_wait_until_they_are_told_to_go_on(come: Come, serve: Serve) -> None:
    service = serve(bot_pause=3600.0)
    anna = Player(service)
    table = anna.start(anna.lay("high-society", ["random"] * 3, **OPTIONS))
    with anna.sit(table) as chair:
        assert chair.table["pace"] == "usual"
        assert pace(chair, "paused")["type"] == "accepted"
        chair.until(lambda chair: chair.table["pace"] == "paused")
        assert chair.number == 0
        assert pace(chair, "skip")["type"] == "accepted"
        until_over(chair)
    anna.close()


def test_a_pace_stays_after_a_restart(serve: Serve) -> None:
    service = serve()
    anna = Player(service)
    table = anna.start(anna.lay("high-society", ["", "random", "random"], **OPTIONS | {"first": 0}))
    with anna.sit(table) as chair:
        pace(chair, "paused")
        chair.act({"type": "bid", "cards": [1]})  # whoever passes on a card nobody wants would be next again
        chair.until(lambda chair: chair.number == 1)
    service.stop()
    anna.address = serve().address
    with anna.sit(table) as chair:
        assert chair.table["pace"] == "paused"
        assert chair.number == 1
        pace(chair, "fast")
        chair.until(lambda chair: chair.number > 1)
    anna.close()


@pytest.mark.parametrize("wanted", ["paused", "skip"])
def test_nobody_stops_or_hurries_the_bots_of_others(come: Come, wanted: str) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("high-society", ["", "", "random"], **OPTIONS)
    basil.join(table)
    anna.start(table)
    with anna.sit(table) as host, basil.sit(table) as guest, celia.sit(table) as watching:
        assert pace(host, wanted)["reason"]["code"] == "not-alone"
        assert pace(host, "slow")["type"] == "accepted"
        assert pace(guest, "fast")["reason"]["code"] == "not-alone"
        assert pace(watching, "fast")["reason"]["code"] == "not-seated"
        assert pace(guest, "at once")["type"] == "error"
