"""How a bot thinks, apart from the service: in a process or thread that may take its time."""

import os
import signal
from multiprocessing import connection, parent_process
from threading import Thread

from beaumonde.bots import bot_for, move_of
from beaumonde.core.game import Action, State


def think(state: State, seat: int, level: str) -> Action:
    """What a bot of that level does in that seat; it is shown the view of the seat."""
    return move_of(bot_for(state.game, level), state, seat)


def settle() -> None:
    """Called in a new process: it leaves with the service, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_service, daemon=True).start()


def _leave_with_the_service() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
