"""What the one who runs the service may decide."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Where the service listens, where it keeps its tables, and how its bots behave."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///table.db"
    bot_pause: float = 1.2
    """Seconds a bot seems to think, give or take a half."""
    bot_processes: int = 2
    """Processes that bots think in; 0 lets them think in threads."""
    prepare_bots: bool = False
    """Make the strongest bots ready when the service starts, which the first time takes a minute beside everything."""
    sweep_every: float = 20.0
    """Seconds between two looks at all running tables for bots that nobody woke."""
    client: str = str(Path(__file__).with_name("client"))
    """The folder that the browser client was built in."""
