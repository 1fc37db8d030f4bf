"""Those who only want to play while somebody else abuses the service."""

import asyncio
from contextlib import suppress
from time import perf_counter

from load_clients import Crowd
from load_lobby import Lobby

PLAYERS, NEWCOMERS = "127.0.0.2", "127.0.0.4"
"""Everybody has another address than the attacker, who has 127.0.0.1."""
LATEST = 20.0
"""Seconds after which a newcomer gives up."""


async def open_table(address: str) -> Crowd:
    """Four people who play."""
    crowd = Crowd(address, 1, 0, 1, compress=False, source=PLAYERS)
    await crowd.lay()
    await crowd.connect()
    return crowd


async def get_in(address: str) -> float | None:
    """How many seconds two newcomers need to become guests, create a table and join it; None if they give up."""
    lobby, began = Lobby(address, source=NEWCOMERS), perf_counter()
    try:
        async with asyncio.timeout(LATEST):
            host, friend = await lobby.guests(2)
            table = await _create(lobby, host)
            await lobby.ask("POST", "/join", friend, {"code": table["code"]})
    except Exception:  # whatever failed, they did not get in
        return None
    else:
        return perf_counter() - began
    finally:
        with suppress(Exception):
            await lobby.close()


async def _create(lobby: Lobby, guest: str) -> dict[str, str]:
    wish = {"game": "rich-and-good", "options": {"seats": 2}}
    table: dict[str, str] = await lobby.ask("POST", "/tables", guest, wish)
    return table
