"""Which tables there are, and which set-ups by hand make sense."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import force_setattr

from beaumonde.core.errors import BadOption, BadSetup, brief
from beaumonde.core.game import Deal, check_table, read_deal
from beaumonde.games.high_society import money
from beaumonde.games.high_society.cards import CARD, END_CARDS, Card, luxuries
from beaumonde.games.high_society.editions import EDITIONS

if TYPE_CHECKING:
    from beaumonde.games.high_society.game import HighSociety

FEWEST, MOST = 3, 5


class HighSocietyDeal(Deal, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The deck in order and who leads first. A set-up by hand may also say what players hold and own already.

    Money that `hands` leaves out has been spent. A deck laid by hand may be short: the game then also ends when
    it runs out.
    """

    deck: tuple[Card, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    owned: tuple[tuple[Card, ...], ...] = ()


def check_options(game: "HighSociety") -> None:
    """BadOption if there is no such table; the advanced cards are put into the order of their box."""
    edition: object = game.edition
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadOption("no-such-edition", edition=brief(game.edition), editions=list(EDITIONS))
    check_table(game, FEWEST, MOST)
    known = game.facts.advanced
    chosen = [_card_or_raise(card) for card in game.advanced]
    for card in chosen:
        if card not in known or chosen.count(card) > 1:
            raise BadOption("bad-advanced", card=card.value, edition=game.edition)
    force_setattr(game, "advanced", tuple(card for card in known if card in chosen))


def _card_or_raise(code: object) -> Card:
    if not isinstance(code, str) or code not in CARD:
        raise BadOption("no-such-card", card=brief(code))
    return CARD[code]


def deal_by_hand(deck: Iterable[Card | str], first: int) -> HighSocietyDeal:
    """A deck laid by hand, cards or their codes, and who leads."""
    try:
        return HighSocietyDeal(first, tuple(CARD[card] for card in deck))
    except (TypeError, KeyError) as error:
        raise BadSetup("bad-deal", detail=brief(str(error))) from None


def check_deal(game: "HighSociety", deal: object) -> HighSocietyDeal:
    """The deal, if this table can start from it."""
    checked = read_deal(deal, HighSocietyDeal, game.seats)
    for given in (checked.hands, checked.owned):
        if given and len(given) != game.seats:
            raise BadSetup("deal-seats", given=len(given), seats=game.seats)
    if any(money.mask_of(hand) is None for hand in checked.hands):
        raise BadSetup("deal-hands")
    if not checked.deck:
        raise BadSetup("deal-no-deck")
    used = Counter(checked.deck)
    for owned in checked.owned:
        used.update(owned)
        if Card.LOSE in owned and luxuries(owned):
            raise BadSetup("deal-unsettled")
    if too_many := used - Counter(game.cards):
        raise BadSetup("deal-cards", cards=[card.value for card in too_many])
    if sum(card.ends for owned in checked.owned for card in owned) >= END_CARDS:
        raise BadSetup("deal-over")
    return checked
