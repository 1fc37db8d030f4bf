"""Somebody else's player at our table: `CappedGreedyBot` of github.com/Wickkey/HighSociety, its own code.

Nothing of it is in this repository: give the folder of a checkout. What it asks of its player object is answered from
the view; what it says is turned into an action.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from beaumonde.core.game import Action
from beaumonde.games.high_society.actions import PASS, Bid, Discard
from beaumonde.games.high_society.cards import Card, Kind

KINDS = {
    Kind.LUXURY: "Painting",
    Kind.DOUBLER: "PrestigeCard",
    Kind.LOSE_LUXURY: "FauxPas",
    Kind.MINUS_FIVE: "Passe",
    Kind.HALF: "Scandale",
}


class Capped:
    """Their bot behind our protocol; it knows the sixteen cards of the base game."""

    def __init__(self, checkout: Path) -> None:
        if str(checkout) not in sys.path:
            sys.path.insert(0, str(checkout))
        theirs: Any = import_module("highsociety.code.ai.capped_greedy_bot").CappedGreedyBot

        class Seated(theirs):  # type: ignore[misc] # nobody knows its type before there is a checkout
            current_bid_value, money_cards = 0, ()

            def _pace_think_time(self, timeout: float | None) -> None:
                """It pauses for the people who watch; here nobody does."""

        self._bot: Any = Seated("capped", "capped")

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """What their code bids; the luxury it received first is the one it gives up, as in their code."""
        me = view.players[view.seat]
        if view.phase == "discard":
            first = next(card for card in me.owned if card.is_luxury)
            return next(action for action in legal if isinstance(action, Discard) and action.card is first)
        card: Card = view.shown[-1]
        self._bot.current_bid_value = me.bid
        self._bot.money_cards = [SimpleNamespace(value=value) for value in me.hand]
        about = f"Current Highest Bid: {view.highest}\nAuctioning: {KINDS[card.kind]} (value={card.worth})"
        self._bot.send_message(about, "PLAYER_INFO")
        said = self._bot.get_bid()
        return PASS if said == "pass" else Bid(tuple(said))
