"""The Rich and the Good in the terminal."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beaumonde.core.errors import Reason
from beaumonde.core.game import Action, Event
from beaumonde.core.result import Line
from beaumonde.games.rich_and_good import events
from beaumonde.games.rich_and_good.actions import KEEP, Buy, Donate, Manipulate, Sell
from beaumonde.games.rich_and_good.game import RichAndGood
from beaumonde.games.rich_and_good.goods import DEFAULT_TRACK, GOODS, NONE, Good, Six, moved
from beaumonde.games.rich_and_good.market import MARKET_CARD, MarketCard
from beaumonde.games.rich_and_good.phase import DONATE, MARKET, TRADE
from beaumonde.games.rich_and_good.view import RichAndGoodView
from beaumonde.terminal.face import Speech, plain
from beaumonde.terminal.rail import Rail
from beaumonde.terminal.trades import distinct, read_goods, read_market, read_trade

COLOURS = {
    "coal": "grey70",
    "wheat": "gold1",
    "coffee": "indian_red1",
    "rubber": "dark_orange3",
    "tea": "green3",
    "salt": "bright_white",
}


class RichAndGoodFace(Speech):
    """See `Face`."""

    game: RichAndGood

    # Showing

    def foreword(self) -> list[str]:
        notes = ["rg-track-note"] if self.game.track == DEFAULT_TRACK else []
        return [self.words(note) for note in (*notes, "rg-cards-note")]

    def table(self, view: RichAndGoodView) -> RenderableType:
        head = self.words(
            "rg-head",
            game=self.words("game-rich-and-good"),
            round=view.round,
            turn=view.turn,
            turns=view.turns,
            phase=view.phase.value,
        )
        parts: list[RenderableType] = [Text(head, style="bold"), self._prices(view), "", self._seats(view), ""]
        if view.merchant is not None:
            parts.append(self._merchant(view))
        holders = self._holders(view)
        if holders.row_count:
            parts.append(holders)
        return Group(*parts)

    def recap(self, view: RichAndGoodView) -> RenderableType | None:
        if view.phase is not DONATE or view.seat is None:
            return None
        you = view.players[view.seat]
        about = {"shares": _letters(you.shares or NONE), "board": _letters(you.board or NONE), "charity": you.charity}
        return self.words("rg-recap", **about)

    def _prices(self, view: RichAndGoodView) -> Table:
        table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
        you = view.players[view.seat] if view.seat is not None else None
        for column in ("good", "price", "track", "supply", *(("yours", "board") if you else ())):
            to_left = column in ("good", "track")
            whole = column != "track"
            table.add_column(self.words(f"rg-column-{column}"), justify="left" if to_left else "right", no_wrap=whole)
        for good in GOODS:
            place = good.place
            row: list[RenderableType] = [
                self._good_text(good),
                Text(str(view.prices[place]), style="bold"),
                Rail(view.track, view.prices[place], COLOURS[good.value]),
                Text(str(view.supply[place])),
            ]
            if you and you.shares is not None and you.board is not None:
                row += [Text(_dots(you.shares[place]), style="bold"), Text(_dots(you.board[place]))]
            table.add_row(*row)
        return table

    def _seats(self, view: RichAndGoodView) -> Table:
        table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
        known = any(player.holdings is not None for seat, player in enumerate(view.players) if seat != view.seat)
        columns = ("name", "cash", "charity", "shares", "given", *(("holdings",) if known else ()))
        for column in columns:
            to_left = column in ("name", "holdings")
            whole = column == "name"
            table.add_column(self.words(f"rg-column-{column}"), justify="left" if to_left else "right", no_wrap=whole)
        for seat, player in enumerate(view.players):
            turn = "▸ " if seat in view.to_act else "  "
            marker = " ⚑" if seat == view.starter else ""
            row = [
                Text(turn + self.names[seat] + marker, style="bold" if seat == view.seat else ""),
                *(Text(str(number)) for number in (player.cash, player.charity, player.share_count)),
                Text("▪" * player.donated_count or "—"),
            ]
            if known:
                row.append(Text(_letters(player.holdings) if player.holdings else ""))
            table.add_row(*row)
        return table

    def _merchant(self, view: RichAndGoodView) -> str:
        merchant = view.merchant
        assert merchant is not None
        if not merchant.shown:
            return self.words("rg-merchant-none", charity=merchant.charity)
        shown = self._goods(merchant.shown)
        about = {"charity": merchant.charity, "shown": shown, "hidden": merchant.hidden_count}
        return self.words("rg-merchant-line", **about)

    def _holders(self, view: RichAndGoodView) -> Table:
        two = view.merchant is not None
        titles = ("rg-own" if two else "rg-left", "rg-shared" if two else "rg-right")
        table, number = Table.grid(padding=(0, 2)), 1
        for title, holder in zip(titles, (view.left, view.right), strict=True):
            if holder is None:
                continue
            cards = []
            for card, count in distinct(holder).items():
                text = Text(f"{number:>2} ", style="bold" if view.phase is MARKET else "dim")
                text.append(self._card(card), style=COLOURS[card.good.value])
                cards.append(text.append(f" ×{count}" if count > 1 else "", style="dim"))
                number += 1
            table.add_row(Text(self.words(title), style="bold"), Columns(cards, equal=True, padding=(0, 2)))
        return table

    def answer(self, view: RichAndGoodView, text: str) -> RenderableType | None:  # noqa: ARG002
        return None

    def help(self, view: RichAndGoodView) -> str:  # noqa: ARG002
        return "\n".join((self.words("rg-help"), *self.foreword()))

    # Asking

    def prompt(self, view: RichAndGoodView) -> str:
        phases = {TRADE: "rg-prompt-trade", DONATE: "rg-prompt-donate", MARKET: "rg-prompt-market"}
        return self.words(phases[view.phase])

    def read(self, view: RichAndGoodView, text: str) -> Action | None:
        if view.phase is TRADE:
            return read_trade(text)
        if view.phase is DONATE:
            goods = read_goods(text)
            return KEEP if text in ("", "/") else Donate(goods[0]) if goods and len(goods) == 1 else None
        return read_market(view, text)

    def preview(self, view: RichAndGoodView, text: str) -> str:
        assert view.seat is not None
        cash = view.players[view.seat].cash
        match self.read(view, text.strip()):
            case Buy(goods=goods) if 0 < len(goods) <= 3:
                cost = _worth(goods, view.prices)
                about = {"goods": self._goods(goods), "cost": cost, "left": cash - cost}
                return ("✗ " if cost > cash else "") + self.words("rg-preview-buy", **about)
            case Sell(goods=goods) if 0 < len(goods) <= 3:
                gain = _worth(goods, view.prices)
                return self.words("rg-preview-sell", goods=self._goods(goods), gain=gain, left=cash + gain)
            case Donate(good=good):
                return self.words("rg-preview-donate", good=self._good(good), price=view.prices[good.place])
            case Manipulate(full=full, half=half):
                return self._preview_market(view, full, half)
            case _ if view.phase is MARKET:
                return self.words("rg-preview-market")
            case _ if view.phase is DONATE:
                return self.words("rg-preview-keep")
            case _:
                return self.words("rg-preview-trade", cash=cash)

    def _preview_market(self, view: RichAndGoodView, full: MarketCard, half: MarketCard) -> str:
        prices, told = list(view.prices), []
        for card, spaces, message in ((full, full.move, "rg-preview-full"), (half, half.half, "rg-preview-half")):
            place = card.good.place
            before = prices[place]
            prices[place] = moved(view.track, before, spaces)
            told.append(self.words(message, good=self._good(card.good), before=before, after=prices[place]))
        return " · ".join(told)

    def reason(self, view: RichAndGoodView, problem: Reason) -> str:  # noqa: ARG002
        data = dict(problem.data)
        if problem.code == "not-in-holder":
            data["card"] = self._card(MARKET_CARD[data["card"]])
            data["side"] = self.words("rg-side-two" if self.game.seats == 2 else "rg-side", side=data["side"])
        return self.words.error(Reason(problem.code, data))

    # Telling

    def tell(self, happened: Sequence[Event], viewer: int | None) -> list[str]:
        return [sentence for event in happened for sentence in self._tell(event, viewer)]

    def _tell(self, event: Event, viewer: int | None) -> list[str]:
        seat = getattr(event, "seat", None)
        about: dict[str, Any] = self.who(seat, viewer) if seat is not None else {}
        match event:
            case events.RoundBegan(merchant=()):
                return ["", self.words("rg-round-began", round=event.round)]
            case events.RoundBegan():
                goods = self._goods(event.merchant)
                return ["", self.words("rg-round-began-merchant", round=event.round, goods=goods)]
            case events.StockOpened():
                return ["", self.words("rg-stock-opened", turn=event.turn, **self.who(event.starter, viewer))]
            case events.MarketOpened():
                return ["", self.words("rg-market-opened", turn=event.turn)]
            case events.Bought():
                return [self.words("rg-bought", goods=self._goods(event.goods), cost=event.cost, **about)]
            case events.Sold():
                return [self.words("rg-sold", goods=self._goods(event.goods), gain=event.gain, **about)]
            case events.Held():
                return [self.words("rg-held", **about)]
            case events.Donated():
                return [self.words("rg-donated", **about)]
            case events.Kept():
                return [self.words("rg-kept", **about)]
            case events.PriceMoved():
                return [self._pricemoved(event, about)]
            case events.CharityCounted():
                return [self._charity(event, about)]
            case events.Ended():
                return ["", self.words("rg-ended")]
            case _:
                return []

    def _pricemoved(self, event: events.PriceMoved, about: dict[str, Any]) -> str:
        halved = event.spaces != event.card.move
        return self.words(
            "rg-price-moved",
            card=self._card(event.card),
            halved=halved,
            before=event.before,
            after=event.after,
            **about,
        )

    def _charity(self, event: events.CharityCounted, about: dict[str, Any]) -> str:
        if event.seat is None:
            about = {"who": "other", "name": self.words("rg-merchant")}
        message = "rg-charity-counted" if event.goods else "rg-charity-nothing"
        return self.words(message, goods=self._goods(event.goods), money=event.money, total=event.total, **about)

    # Scoring

    def line(self, line: Line) -> str:
        if line.what == "cash":
            return self.words("rg-line-cash")
        item = self.words("rg-good", good=line.item)
        return self.words("rg-line-shares", item=item, count=line.count, each=line.each)

    def standing(self, view: RichAndGoodView, seat: int) -> str:
        return self.words("rg-standing", amount=view.players[seat].charity)

    def total(self, total: float) -> str:
        return self.words("rg-total", total=plain(total))

    def decided(self, decided: str) -> str:
        return self.words(f"rg-decided-{decided}")

    def afterword(self, view: RichAndGoodView) -> list[str]:
        return [self.words("rg-merchant-charity", amount=view.merchant.charity)] if view.merchant else []

    # Small words

    def _good(self, good: Good) -> str:
        return self.words("rg-good", good=good.value)

    def _good_text(self, good: Good) -> Text:
        return Text.assemble((f"{good.letter} ", "bold"), (self._good(good), COLOURS[good.value]))

    def _goods(self, goods: Iterable[Good]) -> str:
        counted = dict.fromkeys(GOODS, 0)
        for good in goods:
            counted[good] += 1
        several = max(counted.values()) > 1
        return self.words.listing(
            f"{count} {self._good(good)}" if several else self._good(good) for good, count in counted.items() if count
        )

    def _card(self, card: MarketCard) -> str:
        return f"{self._good(card.good)} {f'{card.move:+d}'.replace('-', '−')}"


def _worth(goods: tuple[Good, ...], prices: Six) -> int:
    return sum(prices[good.place] for good in goods)


def _dots(count: int) -> str:
    return str(count) if count else "·"


def _letters(holdings: Six) -> str:
    return " ".join(good.letter * count for good, count in zip(GOODS, holdings, strict=True) if count) or "—"
