"""Write the tables of docs/environments.md anew from the code: `python tools/environments.py`."""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import beaumonde as bm
from beaumonde.core.game import Action, Game
from beaumonde.core.kernels import observation
from beaumonde.games.high_society import money
from beaumonde.games.high_society import observation as society
from beaumonde.games.high_society.actions import Bid
from beaumonde.games.rich_and_good import kernel as market
from beaumonde.games.rich_and_good.actions import Manipulate
from beaumonde.games.rich_and_good.goods import GOODS
from beaumonde.games.rich_and_good.market import MarketCard

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BETWEEN = re.compile(r"(<!-- tables: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
LISTED = 100
"""Kinds of action with more members than this are not listed one by one."""


def updated(text: str) -> str:
    """The page with its tables as the code has them now."""
    tables = {game.name: _tables(game) for game in (bm.high_society(), bm.rich_and_good())}
    return BETWEEN.sub(lambda found: f"{found[1]}\n{tables[found[2]]}\n{found[3]}", text)


def _tables(game: Game) -> str:
    seen = observation(game)
    others = f"{seen.SEAT_SIZE} numbers for each further seat, clockwise from you; 0 where nobody sits"
    lines = [
        f"**Actions**: 0 to {bm.kernel(game).actions - 1}.",
        "",
        "| ids | action | in the notation, in this order |",
        "|---|---|---|",
        *_actions(game),
        "",
        *_composed(game),
        "",
        f"**Observation**: {seen.SIZE} numbers.",
        "",
        "| places | what | |",
        "|---|---|---|",
        *_fields(seen.TABLE_FIELDS, 0),
        f"| {_span(seen.TABLE_SIZE, seen.SEAT_SIZE)} | **you** | |",
        *_fields(seen.SEAT_FIELDS, seen.TABLE_SIZE),
        f"| {seen.TABLE_SIZE + seen.SEAT_SIZE}–{seen.SIZE - 1} | **the others** | {others} |",
        "",
        *_orders(game),
        "",
    ]
    return "\n".join(lines)


def _actions(game: Game) -> Iterator[str]:
    table = bm.kernel(game)
    number = 0
    for kind, members in groupby(map(table.action_of, range(table.actions)), _kind):
        words = [f"`{game.write_action(action)}`" for action in members]
        listed = " ".join(words) if len(words) <= LISTED else f"{words[0]} … {words[-1]}"
        yield f"| {_span(number, len(words))} | {kind} | {listed} |"
        number += len(words)


def _kind(action: Action) -> str:
    kind = str(type(action).__struct_config__.tag)
    return f"{kind}, full card from the {action.side.value}" if isinstance(action, Manipulate) else kind


def _span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def _fields(fields: tuple[tuple[str, int, str], ...], first: int) -> Iterator[str]:
    for name, count, what in fields:
        yield f"| {_span(first, count)} | {name} | {what} |"
        first += count


def _composed(game: Any) -> list[str]:
    """How the ids that are not listed are made."""
    table = bm.kernel(game)
    if game.name == "high-society":
        ids = [table.action_id(Bid((card,))) for card in money.VALUES]
        return [
            "The id of a bid is a sum over the money cards it adds:",
            "",
            f"| card | {' | '.join(map(str, money.VALUES))} |",
            f"|---|{'---|' * len(ids)}",
            f"| in the id | {' | '.join(map(str, ids))} |",
        ]
    first, kinds = market.FIRST_MARKET, market.KINDS
    return [
        f"The id of a manipulation is {first} + {kinds} × full + half, and {kinds * kinds} more if the right holder",
        "gives the full card. Market cards are numbered from 0 in the order below.",
    ]


def _orders(game: Any) -> list[str]:
    """In which order the things stand that a field has several of."""
    if game.name == "high-society":
        return [f"Kinds of status card: {', '.join(society.KIND_NAMES)}."]
    cards = " ".join(f"`{card.good.letter}{card.move:+}`" for card in MarketCard)
    return [f"Goods: {', '.join(GOODS)}.", "", f"Market cards: {cards}."]


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")
