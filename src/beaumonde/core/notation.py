"""The game as a text that people can read, write and paste.

    Beau Monde 2
    game: high-society
    edition: 2018
    seats: 3
    seed: 7

    1 [4] c1 a3 b- c-
    2 [x2] a10 b12 c- a-
    result: b

First what the table is, one `key: value` a line; then the actions, each a word that begins with the letter of its
seat (a is seat 0). What stands before the first such word of a line (a number, something in brackets) is there for
the reader; where it is given it must be right. In those lines, a semicolon begins a comment.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect, structs

from beaumonde.core.errors import BadOption, BadRecord, BadSetup, BeauMondeError, brief
from beaumonde.core.game import GAMES, Game, game_from
from beaumonde.core.record import FORMAT, LONGEST, SUBSTITUTES, Journal, Record, check_names
from beaumonde.core.shuffle import Fair, Seed, Source
from beaumonde.core.substitutes import Resignation, StandIn, check_substitutes

T = TypeVar("T")

SEATS = "abcdefghij"
TITLE = "Beau Monde"
BY_HAND = "deal."
"""What the keys of a set-up by hand begin with."""

PEOPLE = ("names", "levels")
"""What a record may tell of those who sat there."""

_PAIR = re.compile(r"([a-z][a-z_.]*): *(.*)")
_WORD = re.compile(r"[^\s\[\]\"]+")


# Writing -------------------------------------------------------------------------------------------------------


def write_text(record: Record, *, private: bool = False) -> str:
    """The record in text notation. As for `dumps`, an unfinished game is written only for its keeper."""
    record.guard(private)
    prefix = "" if isinstance(record.setup, Seed | Fair) else BY_HAND
    pairs = _pairs(record.game) | {prefix + key: value for key, value in _pairs(record.setup).items()}
    lines = [f"{TITLE} {FORMAT}", f"game: {record.game.name}"]
    lines += [f"{key}: {value}" for key, value in pairs.items()]
    lines += [f"{key}: {_json(getattr(record, key))}" for key in (*PEOPLE, *SUBSTITUTES) if getattr(record, key)]
    lines += ["", *_move_lines(record)]
    if record.result:
        lines.append(f"result: {_winners(record.result.winners)}")
    return "\n".join(lines) + "\n"


def _move_lines(record: Record) -> Iterator[str]:
    step = record.begin()
    line = [record.game.heading(step.events) or ""]
    for seat, action in record.moves:
        line.append(SEATS[seat] + record.game.write_action(action))
        step = step.state.play(seat, action)
        if heading := record.game.heading(step.events):
            yield " ".join(line)
            line = [heading]
    yield " ".join(line)


def _winners(seats: tuple[int, ...]) -> str:
    return "".join(SEATS[seat] for seat in seats) or "nobody"


def _pairs(struct: Any) -> dict[str, str]:
    """What a struct says beyond its defaults, key by key."""
    plain = msgspec.to_builtins(struct)
    return {
        field.name: _write(plain[field.name])
        for field in structs.fields(struct)
        if getattr(struct, field.name) != field.default
    }


def _write(value: Any) -> str:
    if isinstance(value, bool):
        return "yes"
    if not isinstance(value, list | tuple):
        return str(value)
    if all(isinstance(item, list | tuple) for item in value):
        return " / ".join(_write(item) if item else "-" for item in value)
    words = [str(item) for item in value]
    plain = all(_WORD.fullmatch(word) and word not in "/-" for word in words)
    return " ".join(words) if plain else _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# Reading -------------------------------------------------------------------------------------------------------


def read_text(text: str) -> Record:
    """The record in a text; BadRecord names the line that is wrong. The game is played through on the way."""
    if len(text) > LONGEST:
        raise BadRecord("record-too-long", longest=LONGEST)
    pairs: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        content = line.strip()
        pair = _PAIR.fullmatch(content)
        if pair:
            key, value = pair.groups()
            if key in pairs:
                raise BadRecord("text-twice", line=number, key=brief(key))
            pairs[key] = value
        elif content.startswith(TITLE) and not pairs:
            _check_title(content)
        elif content := content.partition(";")[0].strip():
            moves.append((number, content))
    try:
        stand_ins = msgspec.json.decode(pairs.pop("stand_ins", "[]"), type=tuple[StandIn, ...])
        resigned = msgspec.json.decode(pairs.pop("resigned", "[]"), type=tuple[Resignation, ...])
        journal = _opening(pairs)
    except (BadOption, BadSetup) as error:
        raise BadRecord("bad-setup", reason=error.reason) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-a-record", detail=brief(str(error))) from error
    for number, content in moves:
        _read_line(journal, number, content)
    result = journal.state.result
    told = pairs.get("result")
    if told is not None and told != (_winners(result.winners) if result else ""):
        raise BadRecord("wrong-result")
    check_substitutes([seat for seat, _ in journal.moves], journal.game.seats, stand_ins, resigned)
    return msgspec.structs.replace(journal.record(), stand_ins=stand_ins, resigned=resigned)


def _check_title(content: str) -> None:
    version = content.removeprefix(TITLE).strip()
    if version not in {str(known) for known in range(1, FORMAT + 1)}:
        raise BadRecord("unknown-format", format=brief(version), newest=FORMAT)


def _opening(pairs: Mapping[str, str]) -> Journal:
    """The game as the head of the text describes it, set up."""
    if "game" not in pairs:
        raise BadRecord("not-a-record", detail="game: ?")
    rest = {key: value for key, value in pairs.items() if key not in ("game", "result", *PEOPLE)}
    people: Any = {key: msgspec.json.decode(pairs.get(key, "[]"), type=tuple[str, ...]) for key in PEOPLE}
    by_hand = {key.removeprefix(BY_HAND): rest.pop(key) for key in list(rest) if key.startswith(BY_HAND)}
    source_type: type[Seed] | type[Fair] = Fair if "secret" in rest else Seed
    source_fields = {key: rest.pop(key) for key in source_type.__struct_fields__ if key in rest}
    game = _read_game(pairs["game"], rest)
    for told in people.values():
        check_names(told, game)
    if by_hand:
        return Journal(game, deal=_convert(by_hand, game.deal_type), **people)
    source: Source = _convert(source_fields, source_type)
    return Journal(game, source=source, **people)


def _read_game(name: str, pairs: Mapping[str, str]) -> Game:
    kind = GAMES.get(name)
    return game_from(name, _values(pairs, kind) if kind else {}, strict=False)


def _convert(pairs: Mapping[str, str], kind: type[T]) -> T:
    return msgspec.convert(_values(pairs, kind), kind, strict=False)


def _values(pairs: Mapping[str, str], kind: Any) -> dict[str, Any]:
    """The texts of the pairs as lists where the fields of that type are lists."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    types = {field.encode_name: field.type for field in info.fields}
    return {key: _read(value, types.get(key)) for key, value in pairs.items()}


def _read(value: str, kind: inspect.Type | None) -> Any:
    if isinstance(kind, inspect.BoolType):
        return {"yes": True, "no": False}.get(value, value)
    if not isinstance(kind, inspect.VarTupleType):
        return value
    if value.startswith("["):
        return msgspec.json.decode(value)
    if isinstance(kind.item_type, inspect.VarTupleType):
        return [_read(part, kind.item_type) for part in value.split(" / ")]
    return [] if value == "-" else value.split()


def _read_line(journal: Journal, number: int, content: str) -> None:
    """Play the words of one line; check what stands before them against the game."""
    words = content.split()
    first = next((place for place, word in enumerate(words) if word[0] in SEATS), len(words))
    heading = journal.game.heading(journal.steps[-1].events)
    if first and " ".join(words[:first]) != heading:
        raise BadRecord("text-heading", line=number, found=brief(" ".join(words[:first])), expected=heading or "")
    for word in words[first:]:
        try:
            journal.play(SEATS.find(word[0]), journal.game.read_action(word[1:]))
        except BeauMondeError as error:
            raise BadRecord("text-line", line=number, word=brief(word), reason=error.reason) from error
