"""What happens at the table, as everybody there may know it."""

from beaumonde.core.game import Event
from beaumonde.games.high_society.cards import Card


class Turned(Event, frozen=True, tag_field="type", tag="turned"):
    """A status card is turned up. `number` counts the cards turned so far."""

    card: Card
    number: int
    leader: int


class BidMade(Event, frozen=True, tag_field="type", tag="bid"):
    """A seat added money; `total` is all that now lies open before it."""

    seat: int
    cards: tuple[int, ...]
    total: int


class Passed(Event, frozen=True, tag_field="type", tag="passed"):
    """A seat left the auction and took back what it had bid."""

    seat: int
    back: int


class Sealed(Event, frozen=True, tag_field="type", tag="sealed"):
    """A seat has laid a card face down. Which one, nobody learns before the last is down."""

    seat: int


class Unsealed(Event, frozen=True, tag_field="type", tag="unsealed"):
    """All sealed bids are turned up together and spent: one card for each seat, 0 for none."""

    bids: tuple[int, ...]


class Claimed(Event, frozen=True, tag_field="type", tag="claimed"):
    """A seat takes the card; `paid` is what each seat lost in this auction."""

    seat: int
    card: Card
    paid: tuple[int, ...]


class Unclaimed(Event, frozen=True, tag_field="type", tag="unclaimed"):
    """No sealed bid stood alone: the card leaves play."""

    card: Card


class Refunded(Event, frozen=True, tag_field="type", tag="refunded"):
    """Excursions was claimed: this seat takes its highest spent card back into the hand."""

    seat: int
    card: int


class LuxuryLost(Event, frozen=True, tag_field="type", tag="luxury-lost"):
    """A luxury and the lose-a-luxury card leave play together."""

    seat: int
    card: Card


class Ended(Event, frozen=True, tag_field="type", tag="ended"):
    """The game is over. `card` is the game-end card that ended it, None if a deck laid by hand ran out."""

    card: Card | None


HighSocietyEvent = Turned | BidMade | Passed | Sealed | Unsealed | Claimed | Unclaimed | Refunded | LuxuryLost | Ended
