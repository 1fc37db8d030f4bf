"""The levels people meet, from the weakest to the strongest."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random as Dice

from beaumonde.bots.bot import Bot, Random
from beaumonde.core.errors import BadOption, MissingExtra, brief
from beaumonde.core.game import Action, Game, State
from beaumonde.games.high_society.bots import Sensible as SensibleSocialite
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.bots import Sensible as SensibleMerchant
from beaumonde.games.rich_and_good.game import RichAndGood

LEVELS = ("random", "sensible", "strong", "expert")
COMPILED = ("strong", "expert")
"""These need the kernels."""

_SENSIBLE: dict[str, Callable[[Dice], Bot]] = {
    HighSociety.name: SensibleSocialite,
    RichAndGood.name: SensibleMerchant,
}


def levels_here() -> tuple[str, ...]:
    """The levels that this installation has."""
    return LEVELS if find_spec("numba") else tuple(level for level in LEVELS if level not in COMPILED)


def check_level(level: str) -> None:
    """BadOption if there is no such level, MissingExtra if it needs something that is not installed."""
    if level not in LEVELS:
        raise BadOption("no-such-level", level=brief(level), levels=list(LEVELS))
    if level not in levels_here():
        raise MissingExtra("no-numba")


def bot_for(game: Game, level: str, seed: int | None = None) -> Bot:
    """A bot of that level for that game; with a seed it always plays the same."""
    check_level(level)
    dice = Dice(seed)  # noqa: S311 - a bot's whims are not a secret
    match level:
        case "random":
            return Random(dice)
        case "sensible":
            return _SENSIBLE[game.name](dice)
        case "strong":
            from beaumonde.bots.expert import GLANCE, Expert  # noqa: PLC0415 - loads numba
            from beaumonde.bots.strong import CAUTION, Strong  # noqa: PLC0415

            if game.name not in GLANCE:
                return Strong(game, dice)
            return Expert(game, dice, simulations=GLANCE[game.name], caution=CAUTION[game.name])
        case _:
            from beaumonde.bots.expert import Expert  # noqa: PLC0415 - loads numba

            return Expert(game, dice)


def move_of(bot: Bot, state: State, seat: int) -> Action:
    """What the bot does in that seat: it is shown a view, never the state."""
    return bot.choose(state.view(seat, memory_aid=True), state.legal(seat))
