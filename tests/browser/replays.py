"""Finished games to look at again: records played by bots, and how somebody opens one in the browser."""

from playwright.sync_api import Locator, expect

import beaumonde as bm
from beaumonde.bots import bot_for, move_of
from browser.visitor import Visitor

NAMES = ("Odette", "Clementine", "Ben", "Wilhelmina", "Anna")


def recorded(game: bm.Game, seed: int = 5) -> bm.Record:
    """A whole game of sensible bots with names."""
    journal = bm.Journal(game, seed=seed, names=NAMES[: game.seats])
    bots = [bot_for(game, "sensible", seat) for seat in range(game.seats)]
    while journal.state.to_act:
        seat = journal.state.to_act[0]
        journal.play(seat, move_of(bots[seat], journal.state, seat))
    return journal.record()


def played_out(journal: bm.Journal) -> bm.Record:
    """The game to its end, by whatever is legal first."""
    while journal.state.to_act:
        seat = journal.state.to_act[0]
        journal.play(seat, journal.state.legal(seat)[0])
    return journal.record()


def watch(visitor: Visitor, record: bm.Record) -> Locator:
    """Paste the record as text and wait for its replay; the slider of moments."""
    visitor.page.get_by_role("textbox").fill(bm.write_text(record))
    visitor.page.locator("form button").click()
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(record.moves)))
    return slider


def parts(visitor: Visitor) -> Locator:
    """The buttons for log, prices and curves; before them the table where there is room for one thing only."""
    return visitor.page.locator(".parts button")
