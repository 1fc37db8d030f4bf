"""A finished game moment by moment: what the record comes to, from every chair."""

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import beaumonde as bm
from server.conftest import Come
from server.service import Keeper, Player, Service, good, play_on, until_over
from tables import played

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("high-society", {"edition": "2025", "seats": 3, "advanced": ["gambling", "excursions", "yacht-club"]}),
    ("rich-and-good", {"seats": 2}),
]


def finished(service: Service, player: Player, game: str, options: dict[str, Any]) -> dict[str, Any]:
    table = player.start(player.lay(game, ["", *["sensible"] * (options["seats"] - 1)], **options))
    for path in ("replay", "replay?seat=0"):
        refusal = player.http.get(f"/tables/{table['id']}/{path}")
        assert (refusal.status_code, refusal.json()["code"]) == (409, "unfinished-record")
    with player.sit(table) as chair:
        play_on(Keeper(service, table), [chair], Random(8))
        until_over(chair)
    return table


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def send(
    player: Player, document: bytes | str, query: str = "", *, kind: str = "text/plain", language: str = "en"
) -> httpx.Response:
    headers = {"Content-Type": kind, "Accept-Language": language}
    return player.http.post(f"/replay{query}", content=document, headers=headers)


def some_record(game: bm.Game) -> bm.Record:
    journal = bm.Journal(game, seed=3)
    while journal.state.to_act:
        place = journal.state.to_act[0]
        journal.play(place, journal.state.legal(place)[0])
    return journal.record()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_a_replay_is_what_the_record_comes_to_from_every_chair(
    service: Service, come: Come, game: str, options: dict[str, Any]
) -> None:
    anna, stranger = come("Anna"), come("Celia")
    table = finished(service, anna, game, options)
    own = f"/tables/{table['id']}"
    document = stranger.http.get(f"{own}/record").content
    record = bm.loads(document)
    steps = bm.replay(record)
    for seat in (None, *range(options["seats"])):
        query = "" if seat is None else f"?seat={seat}"
        replay = good(stranger.http.get(f"{own}/replay{query}"))
        moments = replay.pop("moments")
        assert replay == {
            "game": game,
            "options": plain(record.game),
            "names": list(record.names),
            "levels": list(record.levels),
            "shuffle": plain(record.setup),
        }
        assert moments == [
            {
                "number": number,
                "seat": record.moves[number - 1][0] if number else None,
                "level": "",
                "resigned": [],
                "events": plain(step.events),
                "view": plain(step.state.view(seat, memory_aid=True)),
            }
            for number, step in enumerate(steps)
        ]
        for written in (document, bm.write_text(record)):
            assert send(anna, written, query).json() == {**replay, "moments": moments}


@pytest.mark.parametrize("seat", ["-1", "2", "9", "x", "1.5", "999999999999999999999999"])
def test_there_are_only_the_chairs_there_are(service: Service, come: Come, seat: str) -> None:
    anna = come()
    document = some_record(bm.rich_and_good(2)).dumps()
    assert send(anna, document, "?seat=1").is_success
    refusal = send(anna, document, f"?seat={seat}")
    assert (refusal.status_code, refusal.json()["code"]) in {(400, "no-such-seat"), (400, "bad-request")}


def test_records_from_elsewhere_may_lack_names(come: Come) -> None:
    replay = good(send(come(), some_record(bm.high_society("2018", 3)).dumps()))
    assert replay["shuffle"] is None
    assert replay["names"] == ["Player 1", "Player 2", "Player 3"]
    assert replay["levels"] == ["", "", ""]
    assert replay["moments"][-1]["view"]["result"] is not None


BAD = {
    "{}": "not-a-record",
    '{"format": 99}': "unknown-format",
    '{"format": 2, "game": "chess", "options": {}, "setup": {"type": "seed", "seed": 1}, "actions": []}': "bad-setup",
    '{"format": 2, "game": "rich-and-good", "options": {"seats": 2}, "setup": {"type": "seed", "seed": 1}, '
    '"actions": []}': "unfinished-record",
    '{"format": 2, "game": "rich-and-good", "options": {"seats": 2}, "setup": {"type": "seed", "seed": 1}, '
    '"actions": [[0, {"type": "sell", "goods": ["tea"]}]]}': "illegal-move",
    "[]": "not-a-record",
    "": "not-a-record",
    "[" * 100_000: "not-a-record",
    '{"format": 2, "options": ' + "[" * 60_000: "not-a-record",
    "Dear diary": "not-a-record",
    "Beau Monde 99\ngame: rich-and-good": "unknown-format",
    "game: chess\nseed: 1": "bad-setup",
    "game: rich-and-good\nseats: 2\nseed: 1": "unfinished-record",
    "game: rich-and-good\nseats: 2\nseed: 1\nseed: 2": "text-twice",
    "game: rich-and-good\nseats: 2\nseed: 1\n\na-T": "text-line",
    "game: rich-and-good\nseats: 2\nseed: 1\nresult: a": "wrong-result",
    "game: rich-and-good\nseats: 2\nsecret: 00": "bad-setup",
}


@pytest.mark.parametrize("document", BAD, ids=lambda text: text[:60])
@pytest.mark.parametrize("kind", ["text/plain", "application/json", ""])
def test_what_is_no_record_of_a_finished_game_is_refused(come: Come, document: str, kind: str) -> None:
    refusal = send(come(), document, kind=kind)
    assert refusal.json()["code"] == BAD[document]
    assert refusal.status_code == (409 if BAD[document] == "unfinished-record" else 400)


def test_what_is_no_text_is_no_record(come: Come) -> None:
    for document in (b"\xff\xfe\x00", b'{"format": "\xff"}'):
        refusal = send(come(), document)
        assert (refusal.status_code, refusal.json()["code"]) == (400, "not-a-record")


@pytest.mark.parametrize(("language", "start"), [("en", "Line 5, “a-T”: "), ("fr", "Ligne 5, "), ("de", "Zeile 5, ")])
def test_the_line_that_is_wrong_is_named_in_the_readers_language(come: Come, language: str, start: str) -> None:
    refusal = send(come(), "game: rich-and-good\nseats: 2\nseed: 1\n\na-T", language=language)
    assert refusal.json()["sentence"].startswith(start)


@pytest.mark.parametrize(("edition", "word"), [("1995", "Possession"), ("2018", "Luxury")])
def test_the_action_that_is_wrong_is_named_in_the_words_of_its_edition(come: Come, edition: str, word: str) -> None:
    refusal = send(come(), with_a_wrong_discard(bm.high_society(edition, 3)), kind="application/json").json()
    assert (refusal["code"], refusal["data"]["reason"]["code"]) == ("illegal-move", "not-your-luxury")
    assert f"That is not a {word} card of yours." in refusal["sentence"]


def with_a_wrong_discard(game: bm.Game) -> str:
    """The record of a game in which somebody gives up a card that nobody can give up."""
    for seed in range(100):
        document = msgspec.json.decode(played(game, seed).record().dumps())
        given_up = [action for _, action in document["actions"] if action["type"] == "discard"]
        if given_up:
            given_up[0]["card"] = "lose"
            return msgspec.json.encode(document).decode()
    pytest.fail("nobody had to give up anything")


def test_a_record_may_be_longer_than_other_requests_but_not_endless(come: Come) -> None:
    document = some_record(bm.rich_and_good(2)).dumps()
    assert send(come(), document + " " * 200_000).is_success
    refusal = send(come(), document + " " * 300_000)
    assert (refusal.status_code, refusal.json()["code"]) == (413, "too-large")
