"""REST: resigning a game."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath

from beaumonde.server.house import House
from beaumonde.server.messages import TableInfo
from beaumonde.server.people import Person
from beaumonde.server.problems import NO_TABLE, problems


@post(
    "/tables/{table:str}/resign",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated",), 409: ("not-begun", "game-over", "given-up", "resign-alone")}),
)
async def resign(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Resign a running game: a bot plays in the guest's seat to the end, the game counts as lost for the guest, and
    they cannot come back. Somebody who plays alone against bots of the service can give up the game instead."""
    return await house.tables.resign(person, table)
