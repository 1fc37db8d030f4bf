"""One's own history: finished games in pages, what they add up to, and what older versions left."""

from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select, update

from beaumonde.server.database import actions, people, seats, tables
from server.conftest import Come
from server.service import Keeper, Player, Service, good, play_on, until_over

ALONE: dict[str, Any] = {"seats": 3, "edition": "2025", "first": 0}
BOTS = ["", "random", "random"]
SOME_DAY = 1_700_000_000_000


def history(player: Player, **query: str) -> dict[str, Any]:
    return good(player.http.get("/history", params=query))


def games(player: Player) -> dict[str, dict[str, Any]]:
    """The games on the first page of the player's history, by table."""
    return {game["table"]: game for game in history(player)["games"]}


def statistics(player: Player) -> list[dict[str, Any]]:
    answer = player.http.get("/history/statistics")
    assert answer.is_success, answer.text
    return list(answer.json())


def person_of(service: Service, name: str) -> int:
    """The id of the newest guest with this name."""
    ((found,),) = service.execute(
        select(people.c.id).where(people.c.name == name).order_by(people.c.id.desc()).limit(1)
    )
    return int(found)


class Archive:
    """Writes finished games into the database, as if somebody had played them."""

    def __init__(self, service: Service, owner: str) -> None:
        self._service, self._owner, self._count = service, person_of(service, owner), 0
        self._mark = f"{self._owner:x}"

    def add(
        self,
        *,
        winners: Sequence[int] = (),
        cast_out: Sequence[int] = (),
        others: Sequence[int | None] = (None, None),
        totals: Sequence[float] | None = None,
        ended: int = SOME_DAY,
        summary: str | None = "",
        stand_in: str | None = None,
        resigned: int | None = None,
        **about: Any,
    ) -> str:
        """The id of the table. The owner sits first; the others are people, or bots where it says None."""
        self._count += 1
        table, players = f"{self._mark}-{self._count}", 1 + len(others)
        if summary == "":
            kept: dict[str, Any] = {"number": 2, "to_act": [], "winners": [*winners], "cast_out": [*cast_out]}
            if totals is not None:
                kept |= {"totals": [*totals], "standings": [total / 2 for total in totals]}
                if "game" not in about:
                    kept["figures"] = {"paid": [10 * total for total in totals]}
            summary = msgspec.json.encode(kept).decode()
        row = {
            "id": table,
            "game": "high-society",
            "options": msgspec.json.encode({"seats": players, "edition": "2025"}).decode(),
            "setup": "{}",
            "commitment": "c",
            "state": "over",
            "host": self._owner,
            "created": SOME_DAY,
            "begun": SOME_DAY,
            "summary": summary,
        }
        self._service.execute(insert(tables), [row | about])
        absent = {"stand_in": stand_in, "resigned": resigned}
        rows: list[dict[str, Any]] = [{"number": 0, "person": self._owner, "level": "", "bot_name": None, **absent}]
        for number, other in enumerate(others, 1):
            level, name = ("random", f"Bot {number}") if other is None else ("", None)
            there = {"stand_in": None, "resigned": None}
            rows.append({"number": number, "person": other, "level": level, "bot_name": name, **there})
        self._service.execute(insert(seats), [{"table": table} | row for row in rows])
        played = [
            {"table": table, "number": number, "seat": 0, "action": "{}", "at": at}
            for number, at in ((1, ended - 1), (2, ended))
        ]
        self._service.execute(insert(actions), played)
        return table


def test_a_game_that_was_played_is_listed_with_its_result_and_counted(service: Service, come: Come) -> None:
    anna = come()
    assert history(anna) == {"games": [], "before": None}
    assert statistics(anna) == []
    table = anna.start(anna.lay("high-society", BOTS, **ALONE))
    keeper = Keeper(service, table)
    with anna.sit(table) as chair:
        assert games(anna) == {}  # it goes on
        play_on(keeper, [chair], Random(1))
        until_over(chair)
        last, result = chair.view, chair.view["result"]
    (game,) = history(anna)["games"]
    assert (game["table"], game["game"], game["options"]) == (table["id"], "high-society", table["options"])
    assert (game["seat"], game["left"], game["ended"]) == (0, False, keeper.times()[-1])
    assert (game["winners"], game["cast_out"]) == (result["winners"], result["cast_out"])
    assert [seat["name"] for seat in game["seats"]] == [seat["name"] for seat in table["seats"]]
    assert [seat["level"] for seat in game["seats"]] == BOTS
    assert [seat["total"] for seat in game["seats"]] == [score["total"] for score in result["scores"]]
    assert [seat["standing"] for seat in game["seats"]] == [score["standing"] for score in result["scores"]]
    (figures,) = statistics(anna)
    assert figures == {
        "game": "high-society",
        "players": 3,
        "games": 1,
        "left": 0,
        "with_people": 0,
        "wins_with_people": 0,
        "wins": int(0 in result["winners"]),
        "cast_out": int(0 in result["cast_out"]),
        "average_total": result["scores"][0]["total"],
        "average_standing": result["scores"][0]["standing"],
        "resigned": 0,
        "best_total": None if 0 in result["cast_out"] else result["scores"][0]["total"],
        "longest_row": int(0 in result["winners"]),
        "averages": {"paid": 106.0 - sum(last["players"][0]["hand"])},
    }


def test_both_who_played_have_the_game_and_nobody_else_has(service: Service, come: Come) -> None:
    anna, basil, celia = come("Anna"), come("Basil"), come("Celia")
    table = anna.lay("rich-and-good", seats=2, first=0)
    basil.join(table)
    anna.start(table)
    with anna.sit(table) as first, basil.sit(table) as second:
        play_on(Keeper(service, table), [first, second], Random(2))
        until_over(first)
    assert [games(player)[table["id"]]["seat"] for player in (anna, basil)] == [0, 1]
    for player in (anna, basil):
        (figures,) = statistics(player)
        assert (figures["game"], figures["players"], figures["with_people"]) == ("rich-and-good", 2, 1)
        assert figures["wins_with_people"] == figures["wins"]
    assert (history(celia)["games"], statistics(celia)) == ([], [])
    for path in ("/history", "/history/statistics"):
        stranger = httpx.get(f"http://{service.address}/api{path}")
        assert (stranger.status_code, stranger.json()["code"]) == (401, "no-token")


def test_a_host_who_only_watched_bots_has_no_history(come: Come) -> None:
    anna = come()
    table = anna.lay("rich-and-good", ["random", "random"], seats=2)
    with anna.sit(table) as chair:
        anna.start(table)
        until_over(chair)
    assert (history(anna)["games"], statistics(anna)) == ([], [])


def test_lessons_and_games_that_were_given_up_are_no_part_of_it(service: Service, come: Come) -> None:
    anna = come()
    ended = anna.start(anna.lay("high-society", BOTS, **ALONE))
    good(anna.http.post(f"/tables/{ended['id']}/give-up"))
    lesson = anna.teach("high-society")
    over = {"state": "over", "due": None, "summary": '{"number":9,"to_act":[],"winners":[0]}'}
    service.execute(update(tables).where(tables.c.id == lesson["id"]).values(over))
    assert (history(anna)["games"], statistics(anna)) == ([], [])


def test_a_hidden_table_stays_in_the_history(service: Service, come: Come) -> None:
    anna = come("Hilda")
    table = Archive(service, "Hilda").add(winners=[0])
    service.execute(update(seats).where(seats.c.table == table).values(hidden=True))
    assert table in games(anna)


def test_wins_are_counted_for_each_game_and_number_of_players_and_a_shared_win_is_one(
    service: Service, come: Come
) -> None:
    anna, archive = come("Winnie"), Archive(service, "Winnie")
    archive.add(winners=[0], cast_out=[1], totals=[10, 5, 1])
    archive.add(winners=[0, 2], totals=[5, 4, 5])
    archive.add(winners=[1], cast_out=[0], totals=[3, 9, 4])
    archive.add(winners=[], cast_out=[0, 1, 2, 3], others=[None] * 3)
    archive.add(winners=[0], others=[None], game="rich-and-good")
    found = {(one["game"], one["players"]): one for one in statistics(anna)}
    assert list(found) == [("high-society", 3), ("high-society", 4), ("rich-and-good", 2)]
    three, four, rich = found.values()
    assert (three["games"], three["wins"], three["cast_out"]) == (3, 2, 1)
    assert (three["average_total"], three["average_standing"], three["averages"]) == (6.0, 3.0, {"paid": 60.0})
    assert (four["games"], four["wins"], four["cast_out"], four["average_total"]) == (1, 0, 1, None)
    assert (rich["games"], rich["wins"], rich["cast_out"]) == (1, 1, 0)


def test_games_with_people_are_told_apart_from_those_with_bots_and_bot_accounts(service: Service, come: Come) -> None:
    anna, _, _ = come("Petra"), come("Quentin"), come("Robot", bot=True)
    friend, robot = person_of(service, "Quentin"), person_of(service, "Robot")
    archive = Archive(service, "Petra")
    archive.add(winners=[0], others=[friend, None])
    archive.add(winners=[1], others=[friend, robot])
    archive.add(winners=[0], others=[robot, None])
    archive.add(winners=[0])
    (figures,) = statistics(anna)
    assert (figures["games"], figures["wins"]) == (4, 3)
    assert (figures["with_people"], figures["wins_with_people"]) == (2, 1)


def test_a_game_that_a_bot_finished_counts_as_left_and_not_as_a_win(service: Service, come: Come) -> None:
    anna, archive = come("Leonie"), Archive(service, "Leonie")
    table = archive.add(winners=[0], totals=[9, 1, 1], stand_in="sensible")
    archive.add(winners=[0], totals=[4, 1, 1])
    assert games(anna)[table]["left"]
    (figures,) = statistics(anna)
    assert (figures["games"], figures["wins"], figures["left"], figures["average_total"]) == (1, 1, 1, 4.0)


def test_a_resigned_game_is_lost_whatever_the_bot_made_of_it(service: Service, come: Come) -> None:
    anna, archive = come("Rosa"), Archive(service, "Rosa")
    table = archive.add(winners=[0], totals=[9, 1, 1], stand_in="sensible", resigned=4)
    archive.add(winners=[1], cast_out=[0], stand_in="sensible", resigned=0)
    archive.add(winners=[0], totals=[4, 1, 1])
    assert (games(anna)[table]["resigned"], games(anna)[table]["left"]) == (True, False)
    (figures,) = statistics(anna)
    assert (figures["games"], figures["wins"], figures["resigned"], figures["left"]) == (3, 1, 2, 0)
    assert (figures["cast_out"], figures["average_total"], figures["best_total"]) == (0, 4.0, 4.0)


def test_the_longest_row_of_wins_and_the_best_result(service: Service, come: Come) -> None:
    anna, archive = come("Stella"), Archive(service, "Stella")
    outcomes = ((0, 5), (0, 7), (1, 30), (0, 6), (0, 8), (0, 2), (1, 1))
    for day, (winner, total) in enumerate(outcomes):
        cast_out = [0] if total == 30 else []
        archive.add(winners=[winner], cast_out=cast_out, totals=[total, 1, 1], created=SOME_DAY + day)
    (figures,) = statistics(anna)
    assert (figures["wins"], figures["longest_row"], figures["best_total"]) == (5, 3, 8.0)


def test_a_long_history_comes_in_pages_the_newest_first_and_a_new_game_moves_none_of_them(
    service: Service, come: Come
) -> None:
    anna, archive = come("Paula"), Archive(service, "Paula")
    ends = [SOME_DAY + 1000 * (number // 4) for number in range(120)]  # four end in the same moment
    Random(7).shuffle(ends)
    there = {archive.add(winners=[0], ended=ended): ended for ended in ends}
    first = history(anna)
    archive.add(winners=[0], ended=SOME_DAY * 2)
    second = history(anna, before=first["before"])
    third = history(anna, before=second["before"])
    assert [len(page["games"]) for page in (first, second, third)] == [50, 50, 20]
    assert third["before"] is None
    told = [game for page in (first, second, third) for game in page["games"]]
    assert {game["table"]: game["ended"] for game in told} == there
    assert [game["ended"] for game in told] == sorted(ends, reverse=True)
    assert statistics(anna)[0]["games"] == 121


@pytest.mark.parametrize(
    "before", ["", "-", "yesterday", "1", "1-", "-1-abc", "1-\x00", "1-é", "9" * 16 + "-a", "1-a\n"]
)
def test_a_cursor_that_is_none_is_refused(come: Come, before: str) -> None:
    answer = come().http.get("/history", params={"before": before})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_what_an_older_version_did_not_keep_is_missing_and_nothing_fails(service: Service, come: Come) -> None:
    anna, archive = come("Olga"), Archive(service, "Olga")
    without_result = archive.add(summary=None)
    without_scores = archive.add(winners=[0], cast_out=[2])
    unfinished = archive.add(summary='{"number":2,"to_act":[1],"progress":null}')
    found = games(anna)
    for table in (without_result, unfinished):
        assert (found[table]["winners"], found[table]["cast_out"]) == (None, None)
    assert (found[without_scores]["winners"], found[without_scores]["cast_out"]) == ([0], [2])
    assert {seat["total"] for game in found.values() for seat in game["seats"]} == {None}
    (figures,) = statistics(anna)
    assert (figures["games"], figures["wins"], figures["average_total"]) == (1, 1, None)
