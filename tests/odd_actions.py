"""Actions that nobody should be able to play: malformed, foreign, hostile."""

from random import Random
from typing import Any

from beaumonde.core.game import Action, State
from beaumonde.games.high_society.actions import Bid, Discard, Pass, Seal
from beaumonde.games.high_society.cards import Card
from beaumonde.games.rich_and_good.actions import Buy, Donate, Hold, Keep, Manipulate, Sell, Side
from beaumonde.games.rich_and_good.goods import GOODS, Good
from beaumonde.games.rich_and_good.market import MarketCard


class Hostile:
    """Breaks whoever prints or compares it carelessly."""

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise RuntimeError("hostile")


def odd_actions(state: State, dice: Random) -> list[Any]:
    """Some that may be legal by luck, and many that never are."""
    numbers = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]
    some = tuple(dice.sample(numbers, dice.randint(1, 5)))
    goods = tuple(dice.choice(GOODS) for _ in range(dice.randint(1, 3)))
    cards = list(MarketCard)
    return [
        *(Pass(), Hold(), Keep()),
        *(Bid(some), Bid(tuple(reversed(some))), Bid(some + some[:1]), Bid(tuple(numbers)), Bid(list(some))),  # type: ignore[arg-type]
        *(Bid(()), Bid((5,)), Bid((-1,)), Bid((10**100,)), Bid((True,)), Bid((1.0,)), Bid(("1",)), Bid(None)),  # type: ignore[arg-type]
        *(Bid(((1,),)), Bid([[]]), Bid(Hostile()), Bid((Hostile(),))),  # type: ignore[arg-type]
        *(Seal(dice.choice(numbers)), Seal(5), Seal(-1), Seal(None), Seal("12"), Seal(True), Seal(Hostile())),  # type: ignore[arg-type]
        *(Discard(dice.choice(list(Card))), Discard("7"), Discard("no"), Discard(7), Discard(Hostile())),  # type: ignore[arg-type]
        *(Buy(goods), Buy(tuple(map(str, goods))), Buy(()), Buy(goods * 4), Buy(("gold",)), Buy(None), Buy("coal")),  # type: ignore[arg-type]
        *(Buy((Good.COAL, Hostile())), Buy((["coal"],)), Buy(Hostile())),  # type: ignore[arg-type]
        *(Sell(goods), Sell(()), Sell(goods * 4), Sell((1,)), Sell(Hostile())),  # type: ignore[arg-type]
        *(Donate(dice.choice(GOODS)), Donate("salt"), Donate("gold"), Donate(3), Donate(Hostile())),  # type: ignore[arg-type]
        Manipulate(dice.choice(cards), dice.choice(cards), dice.choice(list(Side))),
        Manipulate("salt+6", "tea-2", "left"),  # type: ignore[arg-type]
        Manipulate("salt+7", "tea-2", "up"),  # type: ignore[arg-type]
        Manipulate(None, Hostile(), []),  # type: ignore[arg-type]
        *(None, 7, "pass", (3,), {"type": "pass"}, object(), Action(), Hostile()),
    ]
