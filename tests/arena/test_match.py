"""Matches and leagues: the same results whoever plays the games, and nothing stops them but Ctrl-C."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

import beaumonde as bm
from beaumonde.arena import Made, Program, Report, play_match, program
from beaumonde.arena.entrants import level
from beaumonde.arena.hall import Hall, Played
from beaumonde.arena.report import TableReport
from beaumonde.arena.schedule import contest, fixtures
from beaumonde.bots import Bot, bot_for
from beaumonde.core.game import Action, Game, View
from beaumonde.core.result import Result, Score

ROOT = Path(__file__).parents[2]
EXAMPLE = program(f"{sys.executable} {ROOT / 'examples' / 'bot.py'}", 60)
Part = TypeVar("Part", Report, TableReport)
TABLES = (bm.high_society("2025", 3, ["yacht-club"]), bm.rich_and_good(2))


def without_times(report: Report) -> Report:
    """All that does not depend on the machine."""

    def timeless(part: Part) -> Part:
        standings = tuple(replace(standing, seconds=0, seconds_99=0) for standing in part.standings)
        return replace(part, standings=standings)

    return timeless(replace(report, tables=tuple(map(timeless, report.tables))))


def league(**more: Any) -> Report:
    return without_times(play_match(TABLES, ["random", "sensible", EXAMPLE], games=40, seed=3, **more))


# The same results ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def alone() -> Report:
    """What one process finds."""
    return league()


def test_two_processes_find_what_one_finds(alone: Report) -> None:
    assert league(workers=2) == alone


def test_a_contest_can_be_repeated_and_another_seed_is_another_contest(alone: Report) -> None:
    assert league() == alone
    other = play_match(TABLES, ["random", "sensible", EXAMPLE], games=40, seed=4)
    assert [standing.wins for standing in other.standings] != [standing.wins for standing in alone.standings]
    drawn = play_match(TABLES[1], ["random", "sensible"], games=4)
    assert without_times(play_match(TABLES[1], ["random", "sensible"], games=4, seed=drawn.seed)) == without_times(
        drawn
    )


def test_the_games_of_a_block_share_their_deck_and_no_others_do() -> None:
    seen: dict[int, set[Any]] = {}
    game = bm.high_society("2018", 3)

    class Watcher:
        """Looks at the first card and who leads, and passes."""

        def choose(self, view: Any, legal: Sequence[Action]) -> Action:
            watched.append((view.shown[0], view.leader) if len(view.shown) == 1 else None)
            return legal[0]

    watched: list[Any] = []
    wanted = contest([game], [Made("watcher", lambda game, seed: Watcher()), level("random")], 1)
    hall = Hall(wanted)
    for fixture in fixtures(wanted, 60):
        watched.clear()
        hall.play(fixture)
        seen.setdefault(fixture.block, set()).add(watched[0])
    assert all(len(first) == 1 for first in seen.values())
    assert len({next(iter(first)) for first in seen.values()}) > 10


def test_a_bot_gets_another_seed_in_every_game_and_seat() -> None:
    given: list[int] = []

    def make(game: Game, seed: int) -> Bot:
        given.append(seed)
        return bot_for(game, "random", seed)

    play_match(TABLES[1], [Made("counting", make), "random"], games=20, seed=1)
    assert len(set(given)) == len(given) == 20


# What comes out ------------------------------------------------------------------------------------------------


def test_sensible_play_beats_chance_at_every_table() -> None:
    report = play_match([bm.high_society(), bm.rich_and_good(3)], ["random", "sensible"], games=60, seed=1)
    for best, worst in (report.standings, *(table.standings for table in report.tables)):
        assert (best.name, worst.name) == ("sensible", "random")
        assert best.wins.low is not None
        assert best.wins.low > best.fair
        assert best.rating.low is not None
        assert worst.rating.high is not None
        assert best.rating.low > worst.rating.high
        assert best.place < worst.place
        assert best.ahead["random"] == pytest.approx(1 - worst.ahead["sensible"])
        assert best.cast_out < worst.cast_out


def test_equal_bots_are_not_told_apart() -> None:
    def twin(game: Game, seed: int) -> Bot:
        return bot_for(game, "random", seed)

    report = play_match(bm.high_society("2018", 3), [Made("one", twin), Made("other", twin)], games=300, seed=1)
    for standing in report.standings:
        assert standing.rating.low is not None
        assert standing.rating.high is not None
        assert standing.rating.low < 1500 < standing.rating.high


def test_seats_games_and_fair_shares_are_counted() -> None:
    report = play_match([bm.high_society("2018", 4), bm.rich_and_good(2)], ["random", "sensible"], games=1, seed=1)
    match, pair = report.tables
    assert match.lineups == (
        ("random", "random", "random", "sensible"),
        ("random", "random", "sensible", "sensible"),
        ("random", "sensible", "sensible", "sensible"),
    )
    assert (match.games, match.blocks, pair.games, pair.blocks) == (4 + 4 + 4 + 4 + 2 + 4, 6, 4, 2)
    assert (report.games, report.blocks) == (26, 8)
    assert sum(standing.seats for standing in report.standings) == 4 * 22 + 2 * 4
    assert {standing.fair for standing in match.standings} == {0.25}
    assert {standing.fair for standing in pair.standings} == {0.5}


def result(winners: tuple[int, ...], cast_out: tuple[int, ...], totals: Sequence[float]) -> Result:
    scores = tuple(Score(seat, 0, total, ()) for seat, total in enumerate(totals))
    return Result(winners, cast_out, "total", scores)


@pytest.mark.parametrize(
    ("ended", "expected"),
    [
        (result((2,), (0,), (99, 5, 7, 6)), ((2,), (3,), (1,), (0,))),
        (result((1,), (0, 3), (9, 5, 5, 8)), ((1,), (2,), (0, 3))),
        (result((1, 2), (0,), (9, 5, 5, 5)), ((1, 2), (3,), (0,))),
        (result((3,), (0,), (9, 5, 5, 8)), ((3,), (1, 2), (0,))),
        (result((), (0, 1, 2, 3), (1, 2, 3, 4)), ((0, 1, 2, 3),)),
        (result((0, 1, 2, 3), (), (1, 1, 1, 1)), ((0, 1, 2, 3),)),
    ],
)
def test_winners_come_first_and_the_cast_out_last(ended: Result, expected: tuple[tuple[int, ...], ...]) -> None:
    from beaumonde.arena.hall import ranking

    assert ranking(ended) == expected


def test_the_page_on_programs_has_an_example_that_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "external-bots.md").read_text()
    code = page.rpartition("```python\n")[2].partition("```")[0]
    monkeypatch.chdir(ROOT)
    exec(compile(code, "external-bots.md", "exec"), {})
    assert capsys.readouterr().out.endswith("()\n")


# Whatever happens ----------------------------------------------------------------------------------------------


@pytest.fixture
def rogue(tmp_path: Path) -> Program:
    """Crashes, babbles and cheats by turns, and plays well in between."""
    file = tmp_path / "rogue.py"
    file.write_text("""
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move":
        number = len(json.dumps(message["view"])) % 7
        if number == 0:
            sys.exit("too much for me")
        action = {"type": "discard", "card": "10"} if number == 1 else message["legal"][-1]
        print("?!" if number == 2 else json.dumps({"id": message["id"], "action": action}), flush=True)
""")
    return program(f"{sys.executable} {file}", 60)


def test_a_program_that_misbehaves_loses_moves_and_the_match_goes_on(rogue: Program) -> None:
    def match(workers: int) -> Report:
        table = bm.high_society("2018", 3)
        return without_times(play_match(table, [rogue, "sensible", "sensible"], games=12, seed=2, workers=workers))

    report = match(1)
    assert report == match(2)
    assert report.games == 12
    assert not report.stopped
    examples = {lost.example.reason.code: lost.example for lost in report.lost}
    assert {"bot-ended", "bot-nonsense", "bot-illegal"} <= set(examples)
    assert examples["bot-ended"].reason.data["last"] == "too much for me"
    assert examples["bot-illegal"].because == bm.Reason("wrong-action", {"phase": "auction"})
    assert all(lost.name == rogue.name and lost.count > 0 for lost in report.lost)
    assert Report.loads(report.dumps()) == report


def test_in_two_seats_a_program_is_two_programs(tmp_path: Path) -> None:
    note = tmp_path / "seats"
    file = tmp_path / "bot.py"
    file.write_text(f"""
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move":
        open({str(note)!r}, "a").write(f"{{os.getpid()}} {{message['seat']}}\\n")
        print(json.dumps({{"id": message["id"], "action": message["legal"][0]}}), flush=True)
""")
    bot = program(f"{sys.executable} {file}", 60)
    wanted = contest([bm.rich_and_good(3)], [bot, bot, level("random")], 1)
    hall = Hall(wanted)
    hall.play(fixtures(wanted, 1)[0])
    hall.close()
    seats = {tuple(line.split()) for line in note.read_text().splitlines()}
    assert len({pid for pid, _ in seats}) == len(seats) == 2


def test_ctrl_c_ends_it_early_with_all_whole_blocks() -> None:
    count = 0

    def interrupt(_: Played) -> None:
        nonlocal count
        count += 1
        if count == 10:
            raise KeyboardInterrupt

    pair = ["random", "sensible", "random"]
    report = play_match(bm.high_society("2018", 3), pair, games=60, seed=1, on_played=interrupt)
    assert report.stopped
    assert (report.games, report.blocks) == (9, 3)
    whole = play_match(bm.high_society("2018", 3), pair, games=9, seed=1)
    assert without_times(replace(report, stopped=False)) == without_times(whole)
    count = 9
    with pytest.raises(KeyboardInterrupt):
        play_match(bm.high_society("2018", 3), pair, games=60, seed=1, on_played=interrupt)


class Faulty:
    """A bot with a mistake in it."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        raise ZeroDivisionError


class Deadly:
    """A bot that takes its process with it."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        os._exit(1)


def faulty(game: Game, seed: int) -> Bot:
    return Faulty()


def deadly(game: Game, seed: int) -> Bot:
    return Deadly()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_in_a_bot_of_ones_own_is_not_hidden(workers: int) -> None:
    with pytest.raises(ZeroDivisionError):
        play_match(TABLES[1], [Made("faulty", faulty), "random"], games=4, workers=workers)


def test_a_process_that_is_lost_is_told_of() -> None:
    with pytest.raises(bm.BadSetup) as refusal:
        play_match(TABLES[1], [Made("deadly", deadly), "random"], games=4, workers=2)
    assert refusal.value.code == "worker-gone"


@pytest.mark.parametrize("workers", [0, -3, 10**6])
def test_a_wrong_number_of_processes_is_refused(workers: int) -> None:
    with pytest.raises(bm.BadOption) as refusal:
        play_match(TABLES[1], ["sensible", "random"], workers=workers)
    assert refusal.value.code == "bad-workers"
