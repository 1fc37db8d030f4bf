"""High Society in the text notation: 15+3 bids, - passes, ?12 is sealed, !7 gives a luxury up."""

from collections.abc import Sequence

from beaumonde.core.errors import BadRecord, brief
from beaumonde.core.game import Action, Event
from beaumonde.games.high_society import money
from beaumonde.games.high_society.actions import PASS, Bid, Discard, HighSocietyAction, Pass, Seal
from beaumonde.games.high_society.cards import CARD
from beaumonde.games.high_society.events import Turned

_NUMBERS = {str(value): value for value in money.VALUES}


def write_action(action: Action) -> str:
    """The action as a word."""
    match action:
        case Bid():
            return "+".join(map(str, action.cards))
        case Pass():
            return "-"
        case Seal():
            return f"?{action.card}"
        case Discard():
            return f"!{action.card}"
        case _:
            raise TypeError(action)


def read_action(word: str) -> HighSocietyAction:
    """The action from its word."""
    try:
        if word == "-":
            return PASS
        if word.startswith("?"):
            return Seal(_NUMBERS[word[1:]])
        if word.startswith("!"):
            return Discard(CARD[word[1:]])
        return Bid(tuple(_NUMBERS[card] for card in word.split("+")))
    except KeyError:
        raise BadRecord("bad-word", word=brief(word)) from None


def heading(happened: Sequence[Event]) -> str | None:
    """A turned card begins a line: its number and what it is."""
    for event in happened:
        if type(event) is Turned:
            return f"{event.number} [{event.card.value}]"
    return None
