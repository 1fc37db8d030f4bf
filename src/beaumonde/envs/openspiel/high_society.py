"""High Society for OpenSpiel: every card that is turned up is a chance node."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from beaumonde.core.game import Event
from beaumonde.envs.openspiel.now import Now, Word, until
from beaumonde.envs.openspiel.table import Counts, Most, Table, TableGame, game_type
from beaumonde.games.high_society import money
from beaumonde.games.high_society.actions import Seal
from beaumonde.games.high_society.cards import Card
from beaumonde.games.high_society.editions import EDITIONS
from beaumonde.games.high_society.encoding import action_id
from beaumonde.games.high_society.events import Turned, Unsealed
from beaumonde.games.high_society.game import HighSociety, high_society
from beaumonde.games.high_society.phase import SEALED
from beaumonde.games.high_society.sampling import sample
from beaumonde.games.high_society.setup import FEWEST, MOST, HighSocietyDeal

KINDS = tuple(Card)
"""A chance outcome is the place of a card here."""
KIND_OF = {card: number for number, card in enumerate(KINDS)}

YEARS = {int(code[:4]): code for code in EDITIONS}
"""OpenSpiel reads 2018 as a number, so an edition goes by its year."""
ADVANCED = {"gambling": Card.GAMBLING, "excursions": Card.EXCURSIONS, "yacht_club": Card.YACHT_CLUB}

PARAMETERS: Mapping[str, Any] = {"players": 4, "edition": 2018, "first": -1, **dict.fromkeys(ADVANCED, False)}
SEALED_TYPE, OPEN_TYPE = (
    game_type("beaumonde_high_society", "High Society", (FEWEST, MOST), PARAMETERS, open_play=open_play)
    for open_play in (False, True)
)
"""Only Yacht Club has secrets."""


class HighSocietyTable(Table):
    """A game of High Society in progress."""

    chance_event = Turned
    hidden_action = Seal

    def to_draw(self, now: Now) -> Counts:
        deck = _deck(now)
        return Counter(KIND_OF[card] for card in deck[_turned(now) + len(now.drawn) :])

    def name_of(self, now: Now, outcome: int) -> str:  # noqa: ARG002
        return f"[{KINDS[outcome]}]"

    def settle(self, now: Now) -> Now:
        """Usually one card is all; but when Yacht Club comes and nobody has money, another follows at once."""
        deck = _deck(now)
        if now.waiting is None:
            step = now.table.begin(deal=HighSocietyDeal(now.first or 0, deck))
        else:
            step = replace(now.state, deck=deck).play(*now.waiting)
        so_far = until(step.events, Turned, len(now.drawn))
        new = so_far[len(until(step.events, Turned, len(now.drawn) - 1)) :]
        now = replace(now, log=now.log + self.told(new))
        if len(so_far) < len(step.events):
            return now
        return replace(now, state=step.state, waiting=None, drawn=())

    def told(self, happened: Iterable[Event]) -> tuple[Word, ...]:
        words = []
        for event in happened:
            if type(event) is Turned:
                words.append(Word(f"[{event.card}]", ((KIND_OF[event.card] + 1) / len(KINDS),)))
            elif type(event) is Unsealed:
                bids = tuple(bid / money.VALUES[-1] for bid in event.bids)
                words.append(Word("=" + "/".join(map(str, event.bids)), bids))
        return tuple(words)

    def refit(self, player: int, dice: Random) -> Iterable[int]:
        """Only sealed cards are hidden, and only until the last one lies there."""
        state = self.now.state
        history: list[int] = self.history()
        if state.phase is SEALED:
            sampled = sample(state.view(player, memory_aid=True), dice)
            moves = self.full_history()
            for place in range(len(moves) - sum(map(bool, state.open)), len(moves)):
                history[place] = action_id(Seal(money.SUM[sampled.open[moves[place].player]]))
        return history


def _deck(now: Now) -> tuple[Card, ...]:
    """The deck with what has been drawn in its place, and the rest in any order."""
    deck = list(now.table.cards if now.state is None else now.state.deck)
    for place, outcome in enumerate(now.drawn, _turned(now)):
        found = deck.index(KINDS[outcome], place)
        deck[place], deck[found] = deck[found], deck[place]
    return tuple(deck)


def _turned(now: Now) -> int:
    return 0 if now.state is None else now.state.turned


class HighSocietyGame(TableGame):
    """A table of High Society that OpenSpiel can load."""

    state_type = HighSocietyTable

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        table = _table(chosen)
        cards, seats = len(table.cards), table.seats
        # each bid takes a card more out of the hand, the last card of a game is not auctioned, and lose-a-luxury asks
        # for one luxury
        decisions = (cards - 1) * seats * (len(money.VALUES) + 1) + 1
        most = Most(len(KINDS), decisions, draws=cards, numbers=cards + seats)
        super().__init__(table, SEALED_TYPE if Card.YACHT_CLUB in table.advanced else OPEN_TYPE, chosen, most)


def _table(params: Mapping[str, Any]) -> HighSociety:
    year, first = params["edition"], params["first"]
    advanced = [card for name, card in ADVANCED.items() if params[name]]
    return high_society(YEARS.get(year, str(year)), params["players"], advanced, first=None if first < 0 else first)
