"""High Society in the terminal."""

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from beaumonde.core.errors import Reason
from beaumonde.core.game import Action, Event
from beaumonde.core.result import Line
from beaumonde.games.high_society import events, money
from beaumonde.games.high_society.actions import PASS, Bid, Discard, Pass, Seal
from beaumonde.games.high_society.cards import CARD, END_CARDS, Card, Kind, luxuries
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.phase import AUCTION, DISCARD, SEALED
from beaumonde.games.high_society.view import HighSocietyView, PlayerView
from beaumonde.locale import Words
from beaumonde.terminal.face import Speech, plain

STYLES = {Kind.LUXURY: "bold gold3", Kind.DOUBLER: "bold dodger_blue1", Kind.GAMBLING: "bold gold3"}
TO_AVOID = "bold indian_red1"
MARKS = {Kind.LUXURY: "❖", Kind.DOUBLER: "★", Kind.GAMBLING: "♣"}
PASSES = {"p", "-", "pass", "passe", "passer", "passen"}
CARDS = {"c", "k"}
"""What shows the cards turned up so far: cards, cartes, Karten."""


class HighSocietyFace(Speech):
    """See `Face`."""

    game: HighSociety

    def __init__(self, words: Words, names: tuple[str, ...], game: HighSociety) -> None:
        super().__init__(words, names, game)
        self._edition = f"e{game.edition}"

    # Showing

    def foreword(self) -> list[str]:
        return []

    def table(self, view: HighSocietyView) -> RenderableType:
        dots = "●" * view.ends + "○" * (END_CARDS - view.ends)
        head = self._say(
            "hs-head", game=self._say("game-high-society"), turned=len(view.shown), cards=self._cards(view)
        )
        parts: list[RenderableType] = [Text(f"{head} · {self._say('hs-ends', dots=dots)}", style="bold")]
        if view.shown and view.phase in (AUCTION, SEALED):
            parts.append(self._on_auction(view))
        parts.append(self._seats(view))
        if view.seat is not None:
            hand = view.players[view.seat].hand or ()
            parts.append(Text(f"{self._say('hs-your-money')}  {_spread(hand)}", style="bold"))
        return Group(*parts)

    def recap(self, view: HighSocietyView) -> RenderableType | None:  # noqa: ARG002
        return None

    def _on_auction(self, view: HighSocietyView) -> Panel:
        card = view.shown[-1]
        rule = "hs-rule-sealed" if view.phase is SEALED else "hs-rule-avoid" if card.to_avoid else "hs-rule-win"
        return Panel(
            Text.assemble(self.card(card), "\n", (self._say(rule), "dim")),
            title=Text(self._say("hs-on-auction")),
            title_align="left",
            box=box.HEAVY if card.ends else box.ROUNDED,
            border_style=_style(card),
            expand=False,
            padding=(0, 2),
        )

    def _seats(self, view: HighSocietyView) -> Table:
        table = Table(box=box.SIMPLE, pad_edge=False)
        for column in ("name", "bid", "owned", "hand"):
            table.add_column(self._say(f"hs-column-{column}"), no_wrap=column == "name")
        for seat, player in enumerate(view.players):
            turn = "▸ " if seat in view.to_act else "  "
            name = Text(turn + self.names[seat], style="bold" if seat == view.seat else "")
            table.add_row(name, self._bid(view, player), self._owned(player), self._purse(player))
        return table

    def _bid(self, view: HighSocietyView, player: PlayerView) -> Text:
        if player.sealed:
            return Text(f"▪ {self._say('hs-mark-sealed')}")
        if player.passed:
            return Text(self._say("hs-mark-passed"), style="dim")
        if not player.bid:
            return Text("")
        leads = player.bid == view.highest
        text = Text(self._say("money", amount=_thousands(player.bid)), style="bold")
        if len(player.open) > 1:
            text.append(f" = {'+'.join(map(str, player.open))}", style="dim")
        return text.append(f" {self._say('hs-mark-leads')}", style="green") if leads else text

    def _owned(self, player: PlayerView) -> Text:
        text = Text()
        for card in player.owned:
            text.append("  " if text else "")
            text.append_text(Text(str(card.worth), _style(card)) if card.is_luxury else self.card(card))
        return text

    def _purse(self, player: PlayerView) -> str:
        if player.hand is None:
            return self._say("hs-column-hand-count", count=player.hand_count)
        return self._say("hs-column-hand-known", count=len(player.hand), total=_thousands(sum(player.hand)))

    def card(self, card: Card) -> Text:
        """The card's name in the words of its edition."""
        return Text(f"{MARKS.get(card.kind, '◌')} {self._card(card)}", style=_style(card))

    def answer(self, view: HighSocietyView, text: str) -> RenderableType | None:
        if text.lower() not in CARDS:
            return None
        shown = ", ".join(self._card(card) for card in view.shown)
        return Group(
            self._say("hs-seen", shown=shown), self._say("hs-to-come", left=view.left, cards=self._cards(view))
        )

    def help(self, view: HighSocietyView) -> str:  # noqa: ARG002
        return self._say("hs-help")

    # Asking

    def prompt(self, view: HighSocietyView) -> str:
        if view.phase is DISCARD:
            return self._say("hs-prompt-discard", codes=", ".join(card.value for card in self._luxuries(view)))
        return self._say("hs-prompt-seal" if view.phase is SEALED else "hs-prompt-bid")

    def _luxuries(self, view: HighSocietyView) -> tuple[Card, ...]:
        assert view.seat is not None
        return luxuries(view.players[view.seat].owned)

    def read(self, view: HighSocietyView, text: str) -> Action | None:
        if view.phase is AUCTION and text.lower() in PASSES:
            return PASS
        if view.phase is DISCARD:
            return Discard(CARD[text.lower()]) if text.lower() in CARD else None
        numbers = [word for word in re.split(r"[\s,+]+", text) if word]
        if not numbers or not all(word.isascii() and word.isdecimal() and len(word) < 6 for word in numbers):
            return None
        cards = tuple(_card_value(int(word)) for word in numbers)
        if view.phase is SEALED:
            return Seal(cards[0]) if len(cards) == 1 else None
        return Bid(cards)

    def preview(self, view: HighSocietyView, text: str) -> str:
        assert view.seat is not None
        you = view.players[view.seat]
        hand = you.hand or ()
        if view.phase is DISCARD:
            return ", ".join(f"{card.value}: {self._card(card)}" for card in self._luxuries(view))
        action = self.read(view, text)
        if isinstance(action, Pass):
            return self._say("hs-preview-pass", open=_thousands(you.bid))
        if isinstance(action, Bid) and money.mask_of(action.cards) and set(action.cards) <= set(hand):
            added = sum(action.cards)
            shown = "+".join(map(str, (*you.open, *action.cards)))
            total, left = _thousands(you.bid + added), _thousands(sum(hand) - added)
            too_low = "✗ " if you.bid + added <= view.highest else ""
            return too_low + self._say("hs-preview-total", cards=shown, total=total, left=left)
        if view.phase is SEALED:
            return self._preview_seal(action, hand)
        if you.bid + sum(hand) <= view.highest:
            return self._say("hs-cannot-bid", highest=_thousands(view.highest))
        facts = {"highest": view.highest, "least": view.highest + 1, "hand": sum(hand), "open": you.bid}
        message = "hs-preview-open" if you.bid else "hs-preview-empty"
        return self._say(message, **{key: _thousands(value) for key, value in facts.items()})

    def _preview_seal(self, action: Action | None, hand: tuple[int, ...]) -> str:
        if isinstance(action, Seal) and action.card in hand:
            left = _thousands(sum(hand) - action.card)
            return self._say("hs-preview-seal", bid=_thousands(action.card), left=left)
        return self._say("hs-rule-sealed")

    def reason(self, view: HighSocietyView, problem: Reason) -> str:
        data = dict(problem.data)
        if problem.code in ("not-money-cards", "not-in-hand"):
            assert view.seat is not None
            hand = view.players[view.seat].hand or ()
            return self._say("hs-not-yours", cards=_typed(data["cards"]), hand=" ".join(map(str, hand)))
        if problem.code == "bid-too-low":
            data = {key: _thousands(value) for key, value in data.items()}
        return self.words.error(Reason(problem.code, data), self.game.edition)

    # Telling

    def tell(self, happened: Sequence[Event], viewer: int | None) -> list[str]:
        match happened:
            case [*before, events.Turned() as last, events.Ended(card=Card())]:
                over = self._say("hs-turned-last", number=last.number, card=self._card(last.card))
                return [*self.tell(before, viewer), "", over]
            case _:
                return [sentence for event in happened for sentence in self._tell(event, viewer)]

    def _tell(self, event: Event, viewer: int | None) -> list[str]:
        match event:
            case events.Turned():
                about = {"number": event.number, "card": self._card(event.card)} | self.who(event.leader, viewer)
                return ["", self._say("hs-turned", **about)]
            case events.BidMade():
                return [self._bid_made(event, viewer)]
            case events.Passed():
                message = "hs-passed-back" if event.back else "hs-passed"
                return [self._say(message, back=_thousands(event.back), **self.who(event.seat, viewer))]
            case events.Sealed():
                return [self._say("hs-sealed", **self.who(event.seat, viewer))]
            case events.Unsealed():
                return [self._unsealed(event)]
            case events.Claimed():
                return self._claimed(event, viewer)
            case events.Unclaimed():
                return [self._say("hs-unclaimed", card=self._card(event.card))]
            case events.Refunded():
                return [self._say("hs-refunded", money=_thousands(event.card), **self.who(event.seat, viewer))]
            case events.LuxuryLost():
                return [self._say("hs-luxury-lost", card=self._card(event.card), **self.who(event.seat, viewer))]
            case events.Ended(card=None):
                return ["", self._say("hs-ended-deck")]
            case _:
                return []

    def _bid_made(self, event: events.BidMade, viewer: int | None) -> str:
        added, about = "+".join(map(str, event.cards)), self.who(event.seat, viewer)
        if sum(event.cards) < event.total:
            return self._say("hs-raised", cards=f"+{added}", total=_thousands(event.total), **about)
        cards = f" ({added})" if len(event.cards) > 1 else ""
        return self._say("hs-bid", cards=cards, total=_thousands(event.total), **about)

    def _unsealed(self, event: events.Unsealed) -> str:
        if not any(event.bids):
            return self._say("hs-unsealed-none")
        return self._say("hs-unsealed", bids=self._amounts(event.bids))

    def _claimed(self, event: events.Claimed, viewer: int | None) -> list[str]:
        about = {"card": self._card(event.card), "paid": _thousands(event.paid[event.seat])}
        about |= self.who(event.seat, viewer)
        if event.card.to_avoid:
            others = [self._say("hs-others-pay", bids=self._amounts(event.paid))] if any(event.paid) else []
            return [self._say("hs-suffered", **about), *others]
        if not event.paid[event.seat]:
            return [self._say("hs-claimed-free", **about)]
        spent = [self._say("hs-all-spent")] if event.card is Card.YACHT_CLUB else []
        return [self._say("hs-claimed", **about), *spent]

    def _amounts(self, amounts: tuple[int, ...]) -> str:
        return ", ".join(
            self._say("hs-unsealed-bid", name=self.names[seat], bid=_thousands(amount))
            for seat, amount in enumerate(amounts)
            if amount
        )

    # Scoring

    def line(self, line: Line) -> str:
        return self._say(f"hs-line-{line.what}", item=self._card(CARD[line.item]))

    def standing(self, view: HighSocietyView, seat: int) -> str:
        assert view.result is not None
        doubled = Card.GAMBLING in view.players[seat].owned
        amount = _thousands(int(view.result.scores[seat].standing))
        return self._say("hs-standing-doubled" if doubled else "hs-standing", amount=amount)

    def total(self, total: float) -> str:
        return self._say("hs-total", total=plain(total))

    def decided(self, decided: str) -> str:
        return self._say(f"hs-decided-{decided}")

    def afterword(self, view: HighSocietyView) -> list[str]:  # noqa: ARG002
        return []

    # Small words

    def _say(self, message: str, **arguments: Any) -> str:
        return self.words(message, edition=self._edition, **arguments)

    def _card(self, card: Card) -> str:
        kind = card.value if card in (Card.EXCURSIONS, Card.YACHT_CLUB) else card.kind.value
        return self._say(f"hs-card-{kind}", worth=card.worth)

    def _cards(self, view: HighSocietyView) -> int:
        return len(view.shown) + view.left


def _style(card: Card) -> str:
    return TO_AVOID if card.to_avoid else STYLES[card.kind]


def _spread(hand: tuple[int, ...]) -> str:
    return "  ".join(map(str, hand)) or "—"


def _typed(cards: str | list[int]) -> str:
    """Cards as people type them."""
    return cards.strip("(),").replace(",", "") if isinstance(cards, str) else " ".join(map(str, cards))


def _thousands(amount: int) -> int:
    return amount * 1000


def _card_value(number: int) -> int:
    """People may type 12 or 12000."""
    return number // 1000 if number >= 1000 and number % 1000 == 0 else number
