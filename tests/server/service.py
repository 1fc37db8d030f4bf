"""The real service on a free port of this machine, and people who use it as a browser would."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Protocol

import httpx
import msgspec
import uvicorn
from sqlalchemy import Executable, create_engine, select
from sqlalchemy.pool import NullPool
from websockets.sync import client

from beaumonde.core.game import Action, State, game_from
from beaumonde.core.record import Journal
from beaumonde.core.shuffle import Fair
from beaumonde.server.database import actions, connect, tables
from beaumonde.server.main import configuration
from beaumonde.server.settings import LIMITS, Settings
from beaumonde.server.setups import chance_in, read_setup
from tables import any_action

PATIENCE = 30.0
_IDS = count()


def patient(condition: Callable[[], bool]) -> None:
    """Wait until it is so."""
    patience = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < patience
        sleep(0.02)


def sqlite_in(folder: Path) -> str:
    """The address of the SQLite database in this folder."""
    return f"sqlite:///{folder / 'table.db'}"


class Service:
    """Runs until it is stopped. Another one on the same database goes on where this one was."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self._engine = connect(database)
        usual: dict[str, Any] = {
            **dict.fromkeys(LIMITS, 0),  # everybody comes from one address
            "port": 0,
            "bot_pause": 0.0,
            "bot_processes": 0,
            "messages_a_second": 0,
            "hello_deadline": 600.0,
            "database": database,
        }
        self._server = uvicorn.Server(configuration(Settings(**(usual | settings))))
        self._thread = Thread(target=self._server.run)
        self._thread.start()
        patience = monotonic() + PATIENCE
        while not self._server.started and self._thread.is_alive() and monotonic() < patience:
            sleep(0.01)
        assert self._server.started
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._let_go()

    def _let_go(self) -> None:
        """Close the connections to the database, and keep none open from now on."""
        self._engine.dispose()
        self._engine = create_engine(self.database, poolclass=NullPool)

    def execute(self, statement: Executable, rows: list[dict[str, Any]] | None = None) -> Sequence[Any]:
        """What the database answers to this, as only the one who keeps it can ask it."""
        with self._engine.begin() as connection:
            found = connection.execute(statement, rows)
            return found.all() if found.returns_rows else ()


class Chair:
    """A connection to a table: everything it heard, and what it knows from that."""

    def __init__(
        self, address: str, table: str, hello: dict[str, Any] | None, *, attentive: bool = True, **options: Any
    ) -> None:
        """An `attentive` one tells the service in a lesson that it has seen what it heard: bots wait for that."""
        self.raw: list[str] = []
        self.number = -1
        self.view: Any = None
        self.table: Any = None
        self._attentive = attentive
        self._open = ExitStack()
        self._socket = self._open.enter_context(client.connect(f"ws://{address}/api/tables/{table}/live", **options))
        if hello is not None:
            self.say({"type": "hello", **hello})
            self.welcome = self.hear()

    def say(self, message: object) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        self._socket.send(text)

    def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = self._socket.recv(timeout=within)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.table = message.get("table", self.table)
        if message["type"] in {"welcome", "played"} and message["view"] is not None:
            self.number, self.view = message["number"], message["view"]
            if self._attentive and self.table["lesson"]:
                self.say({"type": "seen", "number": self.number})
        return message

    def until(self, condition: Callable[["Chair"], bool]) -> None:
        while not condition(self):
            self.hear()

    def hear_a(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def act(self, action: Any, action_id: str | None = None, number: int | None = None) -> dict[str, Any]:
        """The answer to this action."""
        return self.ask(act(action, self.number if number is None else number, action_id))

    def order(self, orders: Any, order_id: str = "order") -> dict[str, Any]:
        """The answer to these orders."""
        return self.ask({"type": "order", "id": order_id, "orders": orders})

    def talk(self, text: str, say_id: str | None = None) -> dict[str, Any]:
        """The answer to saying this."""
        return self.ask({"type": "say", "id": say_id or f"s{next(_IDS)}", "text": text})

    def ask(self, message: object) -> dict[str, Any]:
        """The answer to this message, whatever else is heard before it."""
        self.say(message)
        while (answer := self.hear())["type"] not in {"accepted", "ordered", "refused", "error"}:
            pass
        return answer

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self.raw]

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Chair":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def act(action: Any, number: int, action_id: str | None = None) -> dict[str, Any]:
    """The message that plays this action."""
    return {"type": "act", "id": action_id or f"a{next(_IDS)}", "number": number, "action": action}


class Answers(Protocol):
    """Something that answers at an address."""

    @property
    def address(self) -> str: ...


class Player:
    """A guest with a token; a `bot` is the account of a program."""

    def __init__(self, service: Answers, name: str = "Anna", language: str = "en", *, bot: bool = False) -> None:
        self.address = service.address
        self.http = httpx.Client(base_url=f"http://{self.address}/api", timeout=PATIENCE)
        self.token = self.http.post("/guests", json={"name": name, "language": language, "bot": bot}).json()["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def close(self) -> None:
        self.http.close()

    def lay(
        self,
        game: str,
        levels: Iterable[str] = (),
        *,
        words: str = "",
        clock: int | None = None,
        bot_accounts: bool = False,
        more: dict[str, Any] | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """A new table; `more` is what else the wish says."""
        wish = {"game": game, "options": options, "levels": list(levels), "words": words, "clock": clock}
        return good(self.http.post("/tables", json=wish | {"bot_accounts": bot_accounts} | (more or {})))

    def teach(self, game: str, lesson: str = "first") -> dict[str, Any]:
        return good(self.http.post("/lessons", json={"game": game, "lesson": lesson}))

    def join(self, table: dict[str, Any], **more: Any) -> dict[str, Any]:
        return good(self.http.post("/join", json={"code": table["code"], **more}))

    def start(self, table: dict[str, Any]) -> dict[str, Any]:
        return good(self.http.post(f"/tables/{table['id']}/start"))

    def rematch(self, table: dict[str, Any]) -> dict[str, Any]:
        return good(self.http.post(f"/tables/{table['id']}/rematch"))

    def sit(self, table: dict[str, Any], since: int | None = None, *, attentive: bool = True, **hello: Any) -> Chair:
        return Chair(self.address, table["id"], {"token": self.token, "from": since, **hello}, attentive=attentive)


def good(answer: httpx.Response) -> dict[str, Any]:
    assert answer.is_success, answer.text
    body: dict[str, Any] = answer.json()
    return body


class Keeper:
    """Reads the game from the database, as only the one who keeps it can."""

    def __init__(self, service: Service, table: dict[str, Any]) -> None:
        self._service, self._table = service, table["id"]
        (row,) = service.execute(select(tables).where(tables.c.id == self._table))
        game = game_from(row.game, msgspec.json.decode(row.options))
        self.setup = read_setup(row.setup)
        self.journal = Journal(game, **chance_in(row.setup, game))

    @property
    def fair(self) -> Fair:
        """The shuffle, at a table that is no lesson."""
        assert isinstance(self.setup, Fair)
        return self.setup

    def read_on(self) -> Journal:
        for row in self._played(since=len(self.journal.moves)):
            self.journal.play(row.seat, msgspec.json.decode(row.action, type=self.journal.game.action_type))
        return self.journal

    def some_action(self, chair: Chair, dice: Random) -> Action:
        """A random legal action for the chair's seat in the moment that it sees."""
        return any_action(self.state_at(chair), chair.view["seat"], dice)

    def is_forced(self, chair: Chair) -> bool:
        """Whether the chair's seat has no choice, so that the house plays for it."""
        return len(self.state_at(chair).legal(chair.view["seat"])) == 1

    def state_at(self, chair: Chair) -> State:
        """The state in the moment that the chair sees."""
        return self.read_on().steps[chair.number].state

    def times(self) -> list[int]:
        """When the game began, and when every action was played."""
        ((begun,),) = self._service.execute(select(tables.c.begun).where(tables.c.id == self._table))
        return [begun, *(row.at for row in self._played(since=0))]

    def _played(self, since: int) -> Sequence[Any]:
        here = select(actions).where(actions.c.table == self._table, actions.c.number > since)
        return self._service.execute(here.order_by(actions.c.number))


def ready(people: Iterable[int]) -> Callable[[Chair], bool]:
    """Whether it is a person's turn, or the game is over."""
    seats = set(people)
    return lambda chair: (
        chair.view is not None and (chair.view["result"] is not None or bool(seats & set(chair.view["to_act"])))
    )


def play_on(keeper: Keeper, chairs: list[Chair], dice: Random, most: int = 10_000) -> None:
    """The people in these chairs play random legal actions, so many or until the game is over.

    What is forced the house plays."""
    by_seat = {chair.view["seat"]: chair for chair in chairs}
    for _ in range(most):
        chairs[0].until(ready(by_seat))
        if chairs[0].view["result"] is not None:
            break
        chair = next(by_seat[seat] for seat in chairs[0].view["to_act"] if seat in by_seat)
        seen = chairs[0].number
        chair.until(lambda chair, seen=seen: chair.number >= seen)  # type: ignore[misc]
        if keeper.is_forced(chair):
            number = chair.number + 1
        else:
            answer = chair.act(keeper.some_action(chair, dice))
            assert answer["type"] == "accepted", answer
            number = answer["number"]
        for other in chairs:
            other.until(lambda other, number=number: other.number >= number)  # type: ignore[misc]


def until_over(chair: Chair) -> None:
    chair.until(lambda chair: chair.table["state"] == "over")


def finish(service: Service, table: dict[str, Any], players: list[Player]) -> None:
    """These people play the game to its end."""
    with ExitStack() as keep:
        chairs = [keep.enter_context(player.sit(table)) for player in players]
        play_on(Keeper(service, table), chairs, Random(5))
        for chair in chairs:
            until_over(chair)
