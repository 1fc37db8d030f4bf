"""REST: push messages to browsers, and the tables that wait for somebody."""

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from beaumonde.server.house import House
from beaumonde.server.messages import PushEndpoint, PushKeyInfo, PushSubscription, WaitingTable
from beaumonde.server.people import Person
from beaumonde.server.problems import problems


@get("/push/key", responses=problems())
async def push_key(house: NamedDependency[House]) -> PushKeyInfo:
    """The public key with which a browser subscribes to push messages (`applicationServerKey`)."""
    return PushKeyInfo(await house.push_key.public())


@put("/push/subscription", status_code=204, responses=problems({400: ("bad-push-subscription",)}))
async def subscribe(
    data: JSONBody[PushSubscription], person: NamedDependency[Person], house: NamedDependency[House]
) -> None:
    """Send this browser a message when it is the guest's turn in a game over hours or days, when their time runs out,
    and when such a game begins or ends. A guest has at most 5 subscriptions; the oldest goes."""
    await house.subscriptions.keep(person, data)


@delete("/push/subscription", responses=problems())
async def unsubscribe(
    data: JSONBody[PushEndpoint], person: NamedDependency[Person], house: NamedDependency[House]
) -> None:
    """Send this browser no more messages for the guest."""
    await house.subscriptions.forget(person, data.endpoint)


@get("/waiting", responses=problems())
async def waiting(person: NamedDependency[Person], house: NamedDependency[House]) -> list[WaitingTable]:
    """The tables with other people where it is the guest's turn, the earliest deadline first."""
    return await house.waiting.for_person(person)


PUSH_ROUTES = (push_key, subscribe, unsubscribe, waiting)
