"""Write the perft data files anew: `python tools/perft.py`. A change of any count is a change of the rules."""

import json
from pathlib import Path
from typing import Any

import msgspec

import beaumonde as bm
from beaumonde.core.perft import perft
from beaumonde.games.high_society import HighSocietyDeal
from beaumonde.games.high_society.setup import deal_by_hand
from beaumonde.games.rich_and_good import RichAndGoodDeal

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
LITTLE = (4, 2, 1)


def society(deck: str, first: int, hands: tuple[tuple[int, ...], ...], owned: tuple[str, ...] = ()) -> HighSocietyDeal:
    """A small set-up of High Society."""
    cards = tuple(deal_by_hand(words.split(), 0).deck for words in owned)
    return HighSocietyDeal(first, deal_by_hand(deck.split(), first).deck, hands, cards)


def market(seats: int, turn: int, seed: int, **given: Any) -> RichAndGoodDeal:
    """The last turns of The Rich and the Good, with the cards of a seed."""
    game = bm.rich_and_good(seats)
    deal = game.deal(bm.Seed(seed))
    cards = deal.rounds[1][: sum(game.holder_sizes(turn))]
    return RichAndGoodDeal(deal.first, (cards,), deal.merchant[1:], 2, turn, **given)


CASES: dict[str, tuple[Any, Any, int]] = {
    "hs-2018-full-4": (bm.high_society("2018", 4), society("7 x2 10 -5", 0, ()), 2),
    "hs-1995-small-3": (bm.high_society("1995", 3), society("7 x2 1/2 3 x2", 1, (LITTLE,) * 3), 9),
    "hs-2018-avoid-4": (bm.high_society("2018", 4), society("-5 lose 10 1/2", 0, ((3, 1),) * 4), 9),
    "hs-2019-lose-3": (
        bm.high_society("2019-fr", 3),
        society("lose 10 x2 x2", 0, ((2, 1),) * 3, ("4 9", "", "7")),
        10,
    ),
    "hs-2018-end-5": (bm.high_society("2018", 5), society("3 x2 x2 1/2 x2", 4, ((2,),) * 5), 12),
    "hs-2025-yacht-3": (
        bm.high_society("2025", 3, ["yacht-club"]),
        society("yacht-club 3 x2", 0, ((8, 3, 1), (8, 2), (3, 1))),
        7,
    ),
    "hs-2025-yacht-poor-4": (
        bm.high_society("2025", 4, ["yacht-club"]),
        society("lose yacht-club 1 8", 2, ((6, 1), (), (1,), (6,))),
        8,
    ),
    "hs-2025-excursions-4": (
        bm.high_society("2025", 4, ["excursions", "gambling"]),
        society("excursions gambling 1/2", 0, ((20, 1), (3,), (25, 2), ()), ("", "lose", "", "5")),
        9,
    ),
    "rg-last-turn-3": (bm.rich_and_good(3), market(3, 4, 1, cash=(90, 40, 30)), 5),
    "rg-shares-4": (
        bm.rich_and_good(4),
        market(4, 4, 2, cash=(0, 35, 60, 10), shares=((1, 0, 2, 0, 0, 1), (0,) * 6, (0, 0, 0, 9, 0, 0), (0,) * 6)),
        6,
    ),
    "rg-prices-5": (
        bm.rich_and_good(5),
        market(5, 4, 3, cash=(20,) * 5, prices=(0, 5, 10, 150, 240 + 10, 15)),
        5,
    ),
    "rg-market-3": (bm.rich_and_good(3), market(3, 4, 4, cash=(0,) * 3), 6),
    "rg-merchant-2": (bm.rich_and_good(2), market(2, 4, 5, cash=(45, 40), boards=((4, 0, 0, 0, 0, 0), (0,) * 6)), 6),
    "rg-merchant-end-2": (bm.rich_and_good(2), market(2, 5, 6, cash=(80, 0), shares=((0,) * 6, (2, 0, 0, 0, 1, 0))), 8),
}


def main() -> None:
    """Count every case and write it down."""
    for name, (game, deal, depth) in CASES.items():
        state = game.start(deal=deal)
        case = {
            "game": game.name,
            "options": msgspec.to_builtins(game),
            "deal": msgspec.to_builtins(deal),
            "sequences": {str(length): perft(state, length) for length in range(1, depth + 1)},
        }
        (FOLDER / f"{name}.json").write_text(json.dumps(case, indent=1) + "\n")
        print(name, case["sequences"])


if __name__ == "__main__":
    main()
