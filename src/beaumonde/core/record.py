"""The game as a document: versioned JSON that replays to the identical states and events."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from beaumonde.core.errors import BadOption, BadRecord, BadSetup, IllegalAction, UnfinishedRecord, brief
from beaumonde.core.game import Action, Deal, Game, State, Step, game_from
from beaumonde.core.result import Result
from beaumonde.core.shuffle import Fair, Seed, Source
from beaumonde.core.substitutes import Resignation, StandIn, check_substitutes

FORMAT = 2
LONGEST = 1 << 20
"""No document of a game is larger than this many bytes."""

Move = tuple[int, Action]

SUBSTITUTES = ("stand_ins", "resigned")
"""What a record tells only if there is something to tell: older versions do not know it."""


class ByHand(Struct, frozen=True, tag_field="type", tag="by-hand", forbid_unknown_fields=True):
    """A set-up by hand, written out in the game's own terms."""

    deal: Any


Setup = Seed | Fair | ByHand


class Record(Struct, frozen=True):
    """A whole game: the table, where its chance came from, and every action in order."""

    game: Game
    setup: Source | Deal
    moves: tuple[Move, ...]
    names: tuple[str, ...] = ()
    result: Result | None = None
    levels: tuple[str, ...] = ()
    """Who sat there: "" for a person, else the level of a bot. Empty when nobody noted it."""
    stand_ins: tuple[StandIn, ...] = ()
    """The actions that bots played for people."""
    resigned: tuple[Resignation, ...] = ()
    """Who resigned, and when."""

    def begin(self) -> Step[State]:
        """The first state of the recorded game, with what happened in it."""
        return self.game.begin(**_begin_with(self.setup))

    def dumps(self, *, private: bool = False) -> str:
        """The record as JSON. An unfinished game tells its secrets only to its keeper: `private=True`."""
        self.guard(private)
        setup: Setup = ByHand(self.setup) if isinstance(self.setup, Deal) else self.setup
        document = {
            "format": FORMAT,
            "game": self.game.name,
            "options": self.game,
            "setup": setup,
            "names": self.names,
            "actions": self.moves,
            "result": self.result,
            "levels": self.levels,
        }
        document |= {key: told for key in SUBSTITUTES if (told := getattr(self, key))}
        return _ENCODER.encode(document).decode()

    def guard(self, private: bool) -> None:
        """UnfinishedRecord unless the game is over or the keeper asks."""
        if not private and self.result is None and replay(self)[-1].state.result is None:
            raise UnfinishedRecord("unfinished-record")


def _begin_with(setup: Source | Deal) -> dict[str, Any]:
    return {"deal" if isinstance(setup, Deal) else "source": setup}


class Journal:
    """Plays a game and writes it down: the one thing here that changes."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        *,
        source: Source | None = None,
        deal: Deal | None = None,
        names: Iterable[str] = (),
        levels: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.names, self.levels = tuple(names), tuple(levels)
        self.steps = [game.begin(seed, source=source, deal=deal)]
        self.moves: list[Move] = []
        self._setup: Source | Deal = deal or source or Seed(seed or 0)

    @property
    def state(self) -> State:
        return self.steps[-1].state

    def play(self, seat: int, action: Action) -> Step[State]:
        """Play it and write it down; IllegalAction leaves everything as it was."""
        step = self.state.play(seat, action)
        self.steps.append(step)
        self.moves.append((seat, action))
        return step

    def record(self) -> Record:
        """The game so far."""
        return Record(self.game, self._setup, tuple(self.moves), self.names, self.state.result, self.levels)

    @classmethod
    def resume(cls, record: Record) -> "Journal":
        """Take an unfinished game up where its record ends."""
        steps = replay(record)
        journal = cls(record.game, names=record.names, levels=record.levels, **_begin_with(record.setup))
        journal.steps = list(steps)
        journal.moves = list(record.moves)
        return journal


def replay(record: Record) -> tuple[Step[State], ...]:
    """Every step of the recorded game, the set-up first; BadRecord where it breaks the rules."""
    try:
        steps = [record.begin()]
    except (BadSetup, BadOption) as error:
        raise BadRecord("bad-setup", reason=error.reason) from error
    for number, (seat, action) in enumerate(record.moves, 1):
        try:
            steps.append(steps[-1].state.play(seat, action))
        except IllegalAction as error:
            raise BadRecord("illegal-move", number=number, reason=error.reason) from error
    result = steps[-1].state.result
    if record.result is not None and record.result != result:
        raise BadRecord("wrong-result")
    return tuple(steps)


# Reading -------------------------------------------------------------------------------------------------------


class _Document(Struct, forbid_unknown_fields=True):
    format: int
    game: str
    options: dict[str, Any]
    setup: Setup
    actions: list[tuple[int, Raw]]
    names: tuple[str, ...] = ()
    result: Result | None = None
    levels: tuple[str, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    resigned: tuple[Resignation, ...] = ()


def read_json(text: str | bytes) -> Record:
    """The record in a JSON document of this or any older format."""
    document = _document(text)
    try:
        game = game_from(document.game, document.options)
        setup: Source | Deal
        if isinstance(document.setup, ByHand):
            setup = msgspec.convert(document.setup.deal, game.deal_type)
        else:
            setup = document.setup
        decode = msgspec.json.Decoder(game.action_type).decode
        moves = tuple((seat, decode(raw)) for seat, raw in document.actions)
    except (BadOption, BadSetup) as error:
        raise BadRecord("bad-setup", reason=error.reason) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-a-record", detail=brief(str(error))) from error
    names, levels = check_names(document.names, game), check_names(document.levels, game)
    stand_ins, resigned = document.stand_ins, document.resigned
    check_substitutes([seat for seat, _ in moves], game.seats, stand_ins, resigned)
    return Record(game, setup, moves, names, document.result, levels, stand_ins, resigned)


def _document(text: str | bytes) -> _Document:
    if len(text) > LONGEST:
        raise BadRecord("record-too-long", longest=LONGEST)
    try:
        version = msgspec.json.decode(text, type=_Version).format
        if version == FORMAT:
            return _DECODER.decode(text)
        upgraded = msgspec.json.decode(text)
        while version in UPGRADES:
            upgraded = UPGRADES[version](upgraded)
            version += 1
        if version == FORMAT:
            return _DECODER.decode(msgspec.json.encode(upgraded))
    except BadSetup as error:
        raise BadRecord("bad-setup", reason=error.reason) from error
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise BadRecord("not-a-record", detail=brief(str(error))) from error
    raise BadRecord("unknown-format", format=brief(version), newest=FORMAT)


class _Version(Struct):
    format: int


def _from_format_1(old: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew only integer seeds, and wrote each action with its seat beside it."""
    return {
        "format": 2,
        "game": old["game"],
        "options": old["options"],
        "setup": {"type": "seed", "seed": old["seed"]},
        "actions": [(move["seat"], move["action"]) for move in old["actions"]],
    }


UPGRADES: dict[int, Callable[[Any], Any]] = {1: _from_format_1}
"""How a document of each older format becomes one of the next."""


def check_names(names: tuple[str, ...], game: Game) -> tuple[str, ...]:
    """Names fit to print: one for each seat, or none at all."""
    if names and len(names) != game.seats:
        raise BadRecord("bad-names", names=len(names), seats=game.seats)
    if any(len(name) > 40 or not name.isprintable() for name in names):
        raise BadRecord("bad-name", longest=40)
    return names


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_Document)
