"""The OpenAPI document: what goes over the socket beside what goes over HTTP, with every game's own types."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from beaumonde.core.game import GAMES, Game
from beaumonde.server import account_messages, history_messages, messages
from beaumonde.server.descriptions import describe, structs_in
from beaumonde.server.messages import Spoken, Told

PREFIX = "#/components/schemas/"


class Document(JsonRenderPlugin):
    """The document that Litestar makes of the routes, completed once and kept."""

    _made: bytes | None = None

    def prepare(self, routes: Litestar) -> None:
        """Make it now, in any thread: it takes a fifth of a second."""
        self._made = msgspec.json.encode(complete(routes.openapi_schema.to_schema()))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            self._made = super().render(request, complete(openapi_schema))
        return self._made


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the messages of the socket; `View` and its like stand for those of any game."""
    components = document.get("components", {})
    schemas = live_schemas() | components.get("schemas", {}) | _any_game() | _any_message()
    for kind in structs_in(_kinds()):
        full = _short(f"{kind.__module__}.{kind.__name__}")
        name = full if full in schemas else kind.__name__
        if "properties" in schemas.get(name, {}):
            describe(schemas[name], kind)
    for message, field, kind_name in (("Act", "action", "Action"), ("Order", "orders", "Orders")):
        schemas[message]["properties"][field] |= {"$ref": PREFIX + kind_name}  # to msgspec it is just any JSON
    for path in document.get("paths", {}).values():
        for operation in path.values():
            for response in operation.get("responses", {}).values():
                if "headers" in response:
                    response["headers"] = dict(sorted(response["headers"].items()))  # Litestar keeps them in a set
    return document | {"components": components | {"schemas": dict(sorted(schemas.items()))}}


def live_schemas() -> dict[str, Any]:
    """Every message of the socket, and every game's views, events, hints, orders and actions, by name."""
    kinds = [*Spoken.__args__, *Told.__args__, *_kinds_of_games()]
    _, found = msgspec.json.schema_components(kinds, ref_template=PREFIX + "{name}")
    short = {name: _short(name) for name in found}
    text = msgspec.json.encode(found).decode()
    for name in sorted(short, key=len, reverse=True):
        text = text.replace(f'"{PREFIX}{name}"', f'"{PREFIX}{short[name]}"')
    plain: dict[str, Any] = msgspec.json.decode(text)
    return {short[name]: schema for name, schema in plain.items()}


def _kinds() -> list[Any]:
    """Every message of REST and of the socket, and what the games add."""
    files = (messages, history_messages, account_messages)
    own = [kind for file in files for kind in vars(file).values() if getattr(kind, "__module__", "") == file.__name__]
    return [*(kind for kind in own if issubclass(kind, msgspec.Struct)), *_kinds_of_games()]


def _kinds_of_games() -> list[Any]:
    kinds: list[Any] = []
    for game in GAMES.values():
        kinds += [game, game.view_type, game.hints_type, game.orders_type, game.event_type, game.action_type]
    return kinds


def _any_message() -> dict[str, Any]:
    """What goes over the socket in each direction."""
    both = {"ClientMessage": Spoken.__args__, "ServiceMessage": Told.__args__}
    return {name: {"oneOf": [{"$ref": PREFIX + kind.__name__} for kind in kinds]} for name, kinds in both.items()}


def _short(name: str) -> str:
    """Two games may use the same word: `…games.high_society.view.PlayerView` becomes `HighSocietyPlayerView`."""
    *path, last = name.split(".")
    return "".join(word.title() for word in path[2].split("_")) + last if path else last


def _any_game() -> dict[str, Any]:
    """What a game's own type stands for wherever a message only says that there is one."""
    named: dict[str, Callable[[type[Game]], Iterable[Any]]] = {
        "View": lambda game: [game.view_type],
        "Hints": lambda game: [game.hints_type],
        "Orders": lambda game: [game.orders_type],
        "Event": lambda game: game.event_type.__args__,
        "Action": lambda game: game.action_type.__args__,
    }
    every = {name: [kind for game in GAMES.values() for kind in kinds_of(game)] for name, kinds_of in named.items()}
    names = _names([kind for kinds in every.values() for kind in kinds])
    return {name: {"anyOf": [{"$ref": PREFIX + names[kind]} for kind in kinds]} for name, kinds in every.items()}


def _names(kinds: list[Any]) -> dict[Any, str]:
    refs, _ = msgspec.json.schema_components(kinds, ref_template="{name}")
    return {kind: _short(ref["$ref"]) for kind, ref in zip(kinds, refs, strict=True)}
