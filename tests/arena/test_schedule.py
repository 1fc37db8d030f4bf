"""Which games are played: every line-up as often as the others, everybody in every seat with the same cards."""

from collections import Counter, defaultdict
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.arena.entrants import Made, Program, level, program
from beaumonde.arena.schedule import Contest, Fixture, circles, contest, fixtures, rotations, seed_for
from beaumonde.bots import LEVELS, bot_for
from beaumonde.core.game import Game


def bots(names: str) -> list[Made]:
    """A bot for every letter; the same letter is the same bot."""
    made = {name: Made(name, bot_for) for name in names}
    return [made[name] for name in names]


def lineups(names: str, seats: int) -> set[str]:
    wanted = contest([bm.rich_and_good(seats)], bots(names))
    return {"".join(wanted.entrants[who].name for who in lineup) for lineup in wanted.lineups[0]}


def blocks(planned: list[Fixture]) -> dict[int, list[Fixture]]:
    found: dict[int, list[Fixture]] = defaultdict(list)
    for fixture in planned:
        found[fixture.block].append(fixture)
    return found


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        ("ABBB", 4, {"ABBB"}),
        ("ABCD", 4, {"ABCD"}),
        ("AB", 2, {"AB"}),
        ("AB", 3, {"AAB", "ABB"}),
        ("AB", 4, {"AAAB", "AABB", "ABBB"}),
        ("ABC", 4, {"AABC", "ABBC", "ABCC"}),
        ("ABC", 2, {"AB", "AC", "BC"}),
        ("ABCDE", 4, {"ABCD", "ABCE", "ABDE", "ACDE", "BCDE"}),
    ],
)
def test_as_many_bots_as_seats_are_a_match_and_otherwise_all_line_ups_are_played(
    names: str, seats: int, expected: set[str]
) -> None:
    assert lineups(names, seats) == expected


@pytest.mark.parametrize("names", ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF", "ABBB", "AABB"])
@pytest.mark.parametrize("game", [bm.high_society("2018", 4), bm.rich_and_good(4)], ids=repr)
def test_everybody_sits_in_every_seat_equally_often_with_every_deck(names: str, game: Game) -> None:
    wanted = contest([game], bots(names), seed=1)
    for block in blocks(fixtures(wanted, 200)).values():
        for who in range(len(wanted.entrants)):
            assert len({sum(game.seats[seat] == who for game in block) for seat in range(4)}) == 1
        assert len({game.seats for game in block}) == len(block)
        assert len({tuple(sorted(game.seats)) for game in block}) == 1


@pytest.mark.parametrize("names", ["AB", "ABC", "ABCDE"])
def test_all_line_ups_at_all_tables_are_played_equally_often(names: str) -> None:
    wanted = contest([bm.high_society("2018", 3), bm.rich_and_good(5)], bots(names), seed=1)
    planned = fixtures(wanted, 300)
    counts = Counter((games[0].table, games[0].lineup) for games in blocks(planned).values())
    assert len(counts) == sum(map(len, wanted.lineups))
    assert len(set(counts.values())) == 1
    assert len(planned) >= 300


def test_everybody_sits_beside_everybody_in_the_end() -> None:
    assert len(circles((0, 1, 2, 3))) == 6
    assert circles((0, 1, 1, 1)) == ((0, 1, 1, 1),)
    assert circles((0, 0, 1, 1)) == ((0, 0, 1, 1), (0, 1, 0, 1))
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))
    planned = fixtures(contest([bm.rich_and_good(4)], bots("ABCD")), 24)
    assert {min(rotations(game.seats)) for game in planned} == set(circles((0, 1, 2, 3)))


def test_even_one_game_is_at_least_two_decks_and_they_are_whole() -> None:
    planned = fixtures(contest([bm.rich_and_good(4)], bots("ABBB")), 1)
    assert [(game.block, game.rotation) for game in planned] == [(block, turn) for block in (0, 1) for turn in range(4)]


def test_a_longer_contest_begins_like_a_shorter_one() -> None:
    wanted = contest([bm.high_society("2018", 3)], bots("ABCD"), seed=5)
    assert fixtures(wanted, 400)[:80] == fixtures(wanted, 80)[:80]


def test_seeds_differ_by_purpose_and_contest_and_fit_into_a_javascript_number() -> None:
    one, other = (contest([bm.rich_and_good(2)], bots("AB"), seed) for seed in (1, 2))
    seeds = {seed_for(wanted, *what) for wanted in (one, other) for what in (("deck", 1), ("deck", 11), ("bot", 1, 1))}
    assert len(seeds) == 6
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_without_a_seed_one_is_drawn() -> None:
    drawn = {contest([bm.rich_and_good(2)], bots("AB")).seed for _ in range(5)}
    assert len(drawn) == 5


# Who may play --------------------------------------------------------------------------------------------------


def refused(ask: Any, *arguments: Any) -> str:
    with pytest.raises(bm.BeauMondeError) as refusal:
        ask(*arguments)
    return refusal.value.code


def test_one_bot_is_not_enough() -> None:
    for names in ("", "A", "AAAA"):
        assert refused(contest, [bm.rich_and_good(4)], bots(names)) == "too-few-entrants"


def test_a_line_up_must_fill_the_table() -> None:
    assert refused(contest, [bm.rich_and_good(4)], bots("ABB")) == "lineup-size"
    assert refused(contest, [bm.rich_and_good(3), bm.rich_and_good(4)], bots("ABB")) == "lineup-size"


def test_two_bots_of_one_name_are_refused() -> None:
    pair = [Made("A", bot_for), Program("A", ("a",))]
    assert refused(contest, [bm.rich_and_good(2)], pair) == "name-twice"


@pytest.mark.parametrize("games", [0, -1, 10**9, 1.5, "7", True])
def test_a_wrong_number_of_games_is_refused(games: Any) -> None:
    assert refused(fixtures, contest([bm.rich_and_good(2)], bots("AB")), games) == "bad-batch"


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    assert refused(contest, [bm.rich_and_good(2)], bots("AB"), seed) == "bad-seed"


def test_levels_go_by_their_names() -> None:
    assert [level(name).name for name in LEVELS] == list(LEVELS)
    assert level("random") is level("random")
    assert refused(level, "godlike") == "no-such-level"


@pytest.mark.parametrize("line", ["", "  ", "./nowhere", "/", "'unbalanced", "no-such-command-at-all --x"])
def test_a_program_must_be_there(line: str) -> None:
    assert refused(program, line) == "no-such-program"


@pytest.mark.parametrize("seconds", [0, -1, 10**6, float("nan"), float("inf")])
def test_a_time_must_make_sense(seconds: float) -> None:
    assert refused(program, "sh", seconds) == "bad-seconds"


def test_a_command_line_is_split_as_a_shell_does() -> None:
    assert program(" sh -c 'cat -u' ", 3) == Program("sh -c 'cat -u'", ("sh", "-c", "cat -u"), 3)


def test_a_contest_can_be_sent_to_another_process() -> None:
    import pickle

    wanted: Contest = contest([bm.high_society()], [level("random"), level("sensible")], 1)
    back: Contest = pickle.loads(pickle.dumps(wanted))
    assert fixtures(back, 50) == fixtures(wanted, 50)
    assert back.tables == wanted.tables
