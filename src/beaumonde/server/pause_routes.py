"""REST: the end of a pause. A pause begins with a vote (`routes.py`)."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath

from beaumonde.server.house import House
from beaumonde.server.messages import TableInfo
from beaumonde.server.people import Person
from beaumonde.server.problems import NO_TABLE, problems


@post(
    "/tables/{table:str}/resume",
    status_code=200,
    responses=problems(NO_TABLE, {403: ("not-seated",), 409: ("not-begun", "game-over", "given-up")}),
)
async def resume(table: FromPath[str], person: NamedDependency[Person], house: NamedDependency[House]) -> TableInfo:
    """Go on with a game that is paused: for anybody who sits at the table, without a vote. All clocks go on with the
    time that was left. If the game is not paused, nothing changes."""
    return await house.tables.resume(person, table)
