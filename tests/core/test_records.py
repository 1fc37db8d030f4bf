"""Records: they load whatever their age, and nothing broken or hostile gets further than one clear error."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beaumonde as bm
from beaumonde.core.game import Game
from tables import TABLES, games, played, seeds

DATA = Path(__file__).parent.parent / "data" / "records"
GAME = bm.high_society("2018", 3)


def finished() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(played(GAME, 1).record().dumps())
    return document


def refused(text: Any) -> bm.BadRecord:
    with pytest.raises(bm.BadRecord) as refusal:
        bm.replay(bm.loads(text))
    assert refusal.value.code
    assert str(refusal.value)
    assert len(str(refusal.value)) < 400
    return refusal.value


@pytest.mark.parametrize("file", sorted(DATA.glob("*")), ids=lambda file: file.name)
def test_records_of_every_format_still_load_and_replay(file: Path) -> None:
    record = bm.loads(file.read_text())
    last = bm.replay(record)[-1].state
    assert last.result is not None
    assert bm.loads(record.dumps()) == record


def test_there_is_a_record_of_every_format() -> None:
    formats = {json.loads(file.read_text())["format"] for file in DATA.glob("*.json")}
    assert formats == {1, 2}


def test_a_format_1_record_is_the_same_game_as_its_format_2() -> None:
    for name in ("high-society", "rich-and-good"):
        old, new = (bm.loads((DATA / f"{name}-format-{number}.json").read_text()) for number in (1, 2))
        assert old.moves == new.moves
        assert bm.replay(old)[-1] == bm.replay(new)[-1]


def test_an_unfinished_game_is_taken_up_where_it_was_left() -> None:
    for game in (GAME, bm.rich_and_good(2)):
        whole = played(game, 3)
        part = played(game, 3, most=10)
        again = bm.Journal.resume(bm.loads(part.record().dumps(private=True)))
        assert again.state == part.state == whole.steps[10].state
        for seat, action in whole.moves[10:]:
            again.play(seat, action)
        assert again.record() == whole.record()


def with_substitutes() -> bm.Record:
    """A record in which a bot played the first action of somebody who resigned, and two in a row of another."""
    record = played(GAME, 1).record()
    first = record.moves[0][0]
    other = next(seat for seat, _ in record.moves if seat != first)
    numbers = [number for number, (seat, _) in enumerate(record.moves, 1) if seat == other]
    return msgspec.structs.replace(
        record, stand_ins=((first, 1, 1, "sensible"), (other, numbers[0], numbers[1], "expert")), resigned=((first, 0),)
    )


def test_a_record_says_who_stood_in_and_who_resigned_in_both_notations() -> None:
    record = with_substitutes()
    assert bm.loads(record.dumps()) == bm.loads(bm.write_text(record)) == record
    assert bm.replay(record) == bm.replay(played(GAME, 1).record())


def test_a_record_without_substitutes_is_written_as_older_versions_read_it() -> None:
    assert set(finished()) == {"format", "game", "options", "setup", "names", "actions", "result", "levels"}
    assert "stand_ins" not in bm.write_text(played(GAME, 1).record())


@pytest.mark.parametrize(("key", "value", "code"), [
    ("stand_ins", [[7, 1, 1, "sensible"]], "bad-stand-in"),
    ("stand_ins", [[-1, 1, 1, "sensible"]], "bad-stand-in"),
    ("stand_ins", [[0, 0, 1, "sensible"]], "bad-stand-in"),
    ("stand_ins", [[0, 1, 100_000, "sensible"]], "bad-stand-in"),
    ("stand_ins", [[0, 10**30, 1, "sensible"]], "bad-stand-in"),
    ("stand_ins", "twice", "bad-stand-in"),
    ("stand_ins", "", "not-a-record"),
    ("stand_ins", [[0, 1, 1]], "not-a-record"),
    ("stand_ins", "nameless", "bad-stand-in"),
    ("resigned", [[3, 0]], "bad-resignation"),
    ("resigned", [[0, -1]], "bad-resignation"),
    ("resigned", [[0, 100_000]], "bad-resignation"),
    ("resigned", [[0, 1], [0, 2]], "bad-resignation"),
    ("resigned", {"0": 1}, "not-a-record"),
])  # fmt: skip
def test_what_cannot_be_said_of_who_played_is_refused(key: str, value: Any, code: str) -> None:
    first = finished()["actions"][0][0]
    value = {"twice": [[first, 1, 1, "sensible"]] * 2, "nameless": [[first, 1, 1, ""]]}.get(str(value), value)
    document = finished() | {key: value}
    assert refused(json.dumps(document)).code == code
    head, _, rest = bm.write_text(bm.loads(json.dumps(finished()))).partition("\n")
    assert refused(f"{head}\n{key}: {json.dumps(value)}\n{rest}").code == code


@pytest.mark.parametrize("text", [
    "", "{", "{}", "[]", "null", "7", '"x"', "{]", "\x00", "Beau Monde", "Beau Monde 99", "game: chess", "game:",
    b"\xff\xfe\x00", b"{\xff}", "[" * 100_000, '{"format":' * 50_000, '{"format": 1e999}',
    '{"format": ' + "9" * 5000 + "}",
    '{"format": 0}', '{"format": 3}', '{"format": -1}', '{"format": "2"}', '{"format": true}', '{"format": 1}',
    '{"format": 1, "game": "high-society", "options": [], "seed": 1, "actions": []}',
    '{"format": 1, "game": "high-society", "options": {}, "seed": 1, "actions": 7}',
    '{"format": 1, "game": "high-society", "options": {}, "seed": 1, "actions": [{"seat": 0}]}',
    "x" * (2 << 20),
])  # fmt: skip
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    refused(text)


@pytest.mark.parametrize(("path", "value"), [
    (["game"], "chess"), (["game"], 7), (["game"], None), (["options", "edition"], "2031"), (["options", "seats"], 9),
    (["options", "seats"], -1), (["options", "seats"], 10**30), (["options", "seats"], "4"), (["options", "extra"], 1),
    (["options", "advanced"], ["gambling"]), (["options", "advanced"], "gambling"), (["options", "memory_aid"], 1),
    (["options", "first"], 3), (["setup"], {}), (["setup"], {"type": "seed"}), (["setup", "seed"], -1),
    (["setup", "seed"], 1.5), (["setup", "type"], "fair"), (["setup"], {"type": "by-hand", "deal": {}}),
    (["setup"], {"type": "by-hand", "deal": {"first": 0, "deck": ["7", "7"]}}),
    (["setup"], {"type": "by-hand", "deal": {"first": 9, "deck": ["7"]}}),
    (["setup"], {"type": "by-hand", "deal": [[[[[[]]]]]]}), (["setup"], {"type": "fair", "secret": "x"}),
    (["setup"], {"type": "fair", "secret": "00" * 32, "commitment": "11"}),
    (["actions"], None), (["actions"], {}), (["actions", 0], []), (["actions", 0], [0]), (["actions", 0, 0], 2),
    (["actions", 0, 0], -1), (["actions", 0, 0], True), (["actions", 0, 1], None), (["actions", 0, 1], {}),
    (["actions", 0, 1], {"type": "fly"}), (["actions", 0, 1], {"type": "bid", "cards": [25, 25]}),
    (["actions", 0, 1], {"type": "bid", "cards": [-1]}), (["actions", 0, 1], {"type": "bid", "cards": [10**40]}),
    (["actions", 0, 1], {"type": "bid", "cards": []}), (["actions", 0, 1], {"type": "bid", "cards": "25"}),
    (["actions", 0, 1], {"type": "seal", "card": 25}), (["actions", 0, 1], {"type": "buy", "goods": ["coal"]}),
    (["names"], ["Ann"]), (["names"], ["A", "B", "\x07"]), (["names"], ["A", "B", "x" * 99]), (["names"], 7),
    (["result", "winners"], [0, 1, 2]), (["result"], {}), (["extra"], 1),
])  # fmt: skip
def test_a_record_that_was_changed_is_refused(path: list[Any], value: Any) -> None:
    document = finished()
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    refused(json.dumps(document))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    document = finished()
    document["actions"].append([0, {"type": "pass"}])
    assert refused(json.dumps(document)).code == "illegal-move"


@given(games, seeds, st.data())
@settings(max_examples=40)
def test_a_truncated_record_is_refused_or_shorter(game: Game, seed: int, data: st.DataObject) -> None:
    for text in (played(game, seed).record().dumps(), bm.write_text(played(game, seed).record())):
        cut = text[: data.draw(st.integers(0, len(text) - 1))]
        try:
            record = bm.loads(cut)
        except bm.BadRecord:
            continue
        assert len(record.moves) <= len(played(game, seed).moves)


@given(games, seeds, st.data())
@settings(max_examples=80)
def test_a_record_with_a_wrong_character_is_refused_or_a_record(game: Game, seed: int, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([played(game, seed).record().dumps(), bm.write_text(played(game, seed).record())]))
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.characters()) + text[place + 1 :]
    with suppress(bm.BadRecord):
        bm.replay(bm.loads(changed))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(bm.BadRecord):
        bm.loads(text)


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_a_deal_in_text_comes_back(game: Game) -> None:
    record = bm.Record(game, game.deal(bm.Seed(11)), (), ("<b>", "A; B", "Ç", "d", "e")[: game.seats])
    assert bm.loads(bm.write_text(record, private=True)) == record


def test_contributions_with_odd_characters_survive_the_text() -> None:
    source = bm.Fair.new(["a ; b", "-", "/", "", '"[x]\n\u2028', "7"])
    record = played(GAME, 5, source=source).record()
    assert bm.loads(bm.write_text(record)) == record
    assert bm.loads(record.dumps()) == record


def test_the_text_notation_names_the_line_that_is_wrong() -> None:
    text = bm.write_text(played(GAME, 2).record())
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 ["))
    for wrong, code in (
        ("1 [9999]", "text-heading"),
        ("a99", "text-line"),
        ("a!!", "text-line"),
        ("z-", "text-heading"),
    ):
        changed = [*lines[:first], wrong, *lines[first + 1 :]]
        error = refused("\n".join(changed))
        assert error.code == code
        assert error.data["line"] == first + 1


def test_comments_blank_lines_and_missing_headings_do_not_matter() -> None:
    record = played(GAME, 2).record()
    lines = bm.write_text(record).replace("\n1 [", "\n; a comment\n\n1 [").splitlines()
    plain = [line.partition("] ")[2] if line[:1].isdigit() else line for line in lines]
    assert bm.loads("\r\n".join(plain)) == record
