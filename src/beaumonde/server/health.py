"""For load balancers and operators: whether this process lives, and whether it can serve people."""

from litestar import Response, get
from litestar.di import NamedDependency

from beaumonde.server.house import House
from beaumonde.server.messages import Health


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> Health:
    """This process runs and answers. Restart it if it does not."""
    return Health(True)


@get("/ready", include_in_schema=False)
async def ready(house: NamedDependency[House]) -> Response[Health]:
    """People can play here now. Send them elsewhere if the answer is 503."""
    is_ready = await house.is_ready()
    return Response(Health(is_ready), status_code=200 if is_ready else 503)
