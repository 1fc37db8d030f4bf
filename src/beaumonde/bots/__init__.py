"""What a bot is, and the levels people meet."""

from beaumonde.bots.bot import Bot, Random
from beaumonde.bots.levels import LEVELS, bot_for, check_level, levels_here, move_of

__all__ = ["LEVELS", "Bot", "Random", "bot_for", "check_level", "levels_here", "move_of"]
