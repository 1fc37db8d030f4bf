"""Under load, whatever is killed, frozen or cut: nothing acknowledged is lost or doubled, and every table goes on."""

import asyncio
from random import SystemRandom

import pytest

from chaos_faults import faults_for
from chaos_figures import Figures
from chaos_run import Chaos
from chaos_workers import SETUPS

TABLES = 6
PATIENCE = 900.0
"""Seconds after which a run that does not end has failed; it takes about one minute."""


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_acknowledged_is_lost_or_doubled_and_every_table_goes_on(setup: str) -> None:
    """One fault of every kind; `benchmarks/chaos.py` does the same for long."""
    seed = SystemRandom().randrange(1 << 32)
    print(f"seed {seed}")
    figures = Figures()
    with SETUPS[setup](figures.log) as started:
        kinds = faults_for(started)
        chaos = Chaos(started, seed, TABLES, figures)
        asyncio.run(asyncio.wait_for(chaos.run(len(kinds)), PATIENCE))
    assert set(figures.faults) == set(kinds)
    assert figures.learned, "no worker was killed between commit and notification"
    assert figures.acknowledged
    assert figures.views > figures.entries
