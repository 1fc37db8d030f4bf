"""The stronger bots are compiled once on every machine, which takes a minute or two: whoever waits is told why.

Every test has a home of its own, so nothing has been compiled there.
"""

import pytest

from terminal.conftest import Sit

PLAY = ("play", "--edition", "2018", "--bots", "strong")
ARENA = ("arena", "--games", "12")
TOLD = {
    "en": "Preparing the bots for this computer.",
    "fr": "Préparation des bots pour cet ordinateur.",
    "de": "Die Bots werden für diesen Rechner vorbereitet.",
}


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("command", [PLAY, ARENA], ids=["play", "arena"])
def test_whoever_waits_for_the_bots_is_told_why_and_may_leave(
    command: tuple[str, ...], language: str, sit: Sit
) -> None:
    desk = sit(*command, "--language", language)
    desk.see(TOLD[language])
    desk.interrupt()
    assert desk.leave() == 130
    assert "Traceback" not in desk.raw
    assert "Compiling" not in desk.raw


def test_nobody_waits_for_the_other_bots(sit: Sit) -> None:
    desk = sit("play", "--edition", "2018", "--bots", "sensible", "--pace", "0")
    desk.see("p to pass ›")
    assert TOLD["en"] not in desk.scrolled_away + desk.shown
