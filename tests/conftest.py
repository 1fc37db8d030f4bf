"""Every test sees the same tables, and hypothesis is the same everywhere."""

import signal

import pytest
from hypothesis import HealthCheck, settings

from beaumonde.core.game import Game
from tables import TABLES

settings.register_profile(
    "beaumonde", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("beaumonde")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as under nohup; what tests start would ignore Ctrl-C too
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=TABLES, ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    """Every kind of table in turn."""
    chosen: Game = request.param
    return chosen
