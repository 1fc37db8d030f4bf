"""Guests and tables of the load benchmark, over the REST interface of the service."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import httpx

SEATS = 4
OPTIONS = {"edition": "2018", "seats": SEATS}
CONNECTIONS = 8
PATIENCE = 60.0
PREPARATION_SECONDS = 600.0
BUSY = (429, 503)
ATTEMPTS = 20
AGAIN_SECONDS = 0.5
Item = TypeVar("Item")
Found = TypeVar("Found")


class Lobby:
    """Requests to one service. A guest is their token, a table its id."""

    def __init__(self, address: str, err: Callable[[str], None] = lambda _: None, source: str | None = None) -> None:
        """`err` is called with the kind of every answer after which a request was sent again.

        The requests come from the address `source` of this machine."""
        self._err = err
        limits = httpx.Limits(max_connections=CONNECTIONS)
        transport = httpx.AsyncHTTPTransport(
            verify=False,  # reading certificates takes a while, and nothing here is encrypted
            limits=limits,
            local_address=source,
        )
        self._http = httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE, transport=transport)

    async def close(self) -> None:
        """End its connections."""
        await self._http.aclose()

    async def until_prepared(self) -> None:
        """Wait until the service has compiled its bots: that would be measured as well."""
        async with asyncio.timeout(PREPARATION_SECONDS):
            while (await self.ask("GET", "/menu"))["preparing"]:
                await asyncio.sleep(1)

    async def guests(self, count: int) -> list[str]:
        """So many new guests."""
        return await in_turn(range(count), self._guest)

    async def begin(self, people: list[str]) -> str:
        """A table at which these people sit in this order, and whose game has begun."""
        table = await self.ask("POST", "/tables", people[0], {"game": "high-society", "options": OPTIONS})
        for seat, person in enumerate(people[1:], 1):
            await self.ask("POST", "/join", person, {"code": table["code"], "seat": seat})
        return await self._start(people[0], table["id"])

    async def rematch(self, host: str, table: str) -> str:
        """The same people once more, at a new table whose game has begun."""
        again = await self.ask("POST", f"/tables/{table}/rematch", host)
        return await self._start(host, again["id"])

    async def tables(self, guest: str) -> list[Any]:
        """The guest's own tables."""
        found: list[Any] = await self.ask("GET", "/tables", guest)
        return found

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """The answer, after a few more attempts if the service is busy; RuntimeError if it refuses."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, path, headers=headers, json=body)
        for _ in range(ATTEMPTS):
            if answer.status_code not in BUSY:
                break
            self._err(f"{method} answered with {answer.status_code}, sent again")
            await asyncio.sleep(AGAIN_SECONDS)
            answer = await self._http.request(method, path, headers=headers, json=body)
        if not answer.is_success:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    async def _guest(self, number: int) -> str:
        return str((await self.ask("POST", "/guests", body={"name": f"Guest {number}"}))["token"])

    async def _start(self, host: str, table: str) -> str:
        await self.ask("POST", f"/tables/{table}/start", host)
        return table


async def in_turn(items: Iterable[Item], do: Callable[[Item], Awaitable[Found]]) -> list[Found]:
    """Do it for every item, as many at once as there are connections; the results in the order of the items."""
    places = asyncio.Semaphore(CONNECTIONS)

    async def one(item: Item) -> Found:
        async with places:
            return await do(item)

    return list(await asyncio.gather(*map(one, items)))
