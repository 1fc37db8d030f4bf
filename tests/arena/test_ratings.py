"""Ratings find the strengths that made the results, and intervals hold the truth as often as they promise."""

from collections.abc import Sequence
from itertools import permutations
from math import exp, log
from random import Random

import pytest

from beaumonde.arena.hall import Ranking
from beaumonde.arena.intervals import Interval, Spread, around, of_share, spread
from beaumonde.arena.rating import AVERAGE, POINTS, fit


def drawn(strengths: list[float], seats: list[int], dice: Random) -> list[int]:
    """Who comes first, second and so on, as Plackett and Luce imagine it."""
    left, order = list(seats), []
    while left:
        (first,) = dice.choices(range(len(left)), [exp(strengths[who]) for who in left])
        order.append(left.pop(first))
    return order


def strict(order: list[int]) -> Ranking:
    return tuple((who,) for who in order)


def rated(rankings: Sequence[Ranking], entrants: int) -> list[float]:
    return fit(rankings, entrants).ratings


def test_the_strengths_behind_many_games_are_found_again() -> None:
    dice, truth = Random(1), [1.0, 0.3, -0.4, -0.9]
    games = [strict(drawn(truth, [0, 1, 2, 3], dice)) for _ in range(4000)]
    for found, strength in zip(rated(games, 4), truth, strict=True):
        assert found == pytest.approx(AVERAGE + POINTS * strength, abs=20)


def test_winners_alone_and_bots_in_several_seats_are_enough() -> None:
    dice, truth = Random(2), [0.8, -0.8]
    games: list[Ranking] = []
    for number in range(6000):
        seats = [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]][number % 3]
        first, *rest = drawn(truth, seats, dice)
        games.append(((first,), tuple(sorted(rest))))
    assert rated(games, 2) == pytest.approx([AVERAGE + POINTS * strength for strength in truth], abs=20)


def test_the_odds_of_two_are_those_of_their_wins() -> None:
    high, low = rated([((0,), (1,))] * 10_000 + [((1,), (0,))] * 1000, 2)
    assert high - low == pytest.approx(400, abs=1)


def test_the_order_of_the_games_does_not_matter() -> None:
    dice = Random(3)
    games = [strict(drawn([0.5, 0.0, -0.5], [0, 1, 2], dice)) for _ in range(50)]
    shuffled = dice.sample(games, len(games))
    assert rated(games, 3) == pytest.approx(rated(shuffled, 3))


def test_a_tie_is_half_a_win_for_each() -> None:
    tied: list[Ranking] = [((0, 1), (2,))] * 10
    halves = [strict(list(order)) for order in ((0, 1, 2), (1, 0, 2)) for _ in range(5)]
    assert rated(tied, 3) == pytest.approx(rated(halves, 3))


def test_a_game_that_nobody_wins_says_nothing() -> None:
    games: list[Ranking] = [((0,), (1, 2))] * 7
    assert rated([*games, ((0, 1, 2),)], 3) == pytest.approx(rated(games, 3))
    assert rated([((0, 1, 2),)], 3) == [AVERAGE] * 3


def test_who_always_wins_has_a_rating_and_it_is_not_sure() -> None:
    found = fit([((0,), (1, 2))] * 100, 3)
    assert AVERAGE + 300 < found.ratings[0] < AVERAGE + 3000
    assert found.variances[0] ** 0.5 > 100


def test_what_a_ranking_changes_is_what_leaving_it_out_changes() -> None:
    dice = Random(4)
    games = [strict(drawn([0.4, 0.0, -0.4], [0, 1, 2], dice)) for _ in range(400)]
    whole = fit(games, 3)
    without = fit(games[1:], 3)
    change = [after - before for before, after in zip(without.ratings, whole.ratings, strict=True)]
    assert change == pytest.approx(whole.influence[games[0]], rel=0.05, abs=0.02)


def test_a_likelier_result_is_not_to_be_had() -> None:
    dice = Random(5)
    games = [strict(drawn([0.9, 0.1, -1.0], [0, 1, 2], dice)) for _ in range(60)]
    best = [(rating - AVERAGE) / POINTS for rating in rated(games, 3)]

    def likelihood(strengths: list[float]) -> float:
        total = -sum(strength**2 for strength in strengths) / 18
        for game in games:
            order = [who for (who,) in game]
            total += sum(
                strengths[who] - log(sum(exp(strengths[x]) for x in order[place:])) for place, who in enumerate(order)
            )
        return total

    for nudge in permutations((0.02, 0.0, -0.02)):
        assert likelihood(best) > likelihood([one + change for one, change in zip(best, nudge, strict=True)])


# How sure ------------------------------------------------------------------------------------------------------


def block(dice: Random, chance: float) -> tuple[float, float]:
    """Four games with one deck: seats, and wins. The deck favours or hinders all four."""
    luck = dice.choice((-0.2, 0.0, 0.2))
    return 4.0, sum(dice.random() < chance + luck for _ in range(4))


def share_of(blocks: list[tuple[int, tuple[float, float]]]) -> Interval:
    seats = sum(many for _, (many, _) in blocks)
    share = sum(wins for _, (_, wins) in blocks) / seats
    return of_share(
        share, spread((lineup, (wins - share * many) / seats) for lineup, (many, wins) in blocks), int(seats)
    )


@pytest.mark.parametrize("decks", [8, 60])
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_runs(decks: int) -> None:
    dice = Random(decks)
    held = 0
    for _ in range(600):
        found = share_of([(0, block(dice, 0.3)) for _ in range(decks)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.3 <= found.high
    assert 0.925 <= held / 600 <= 0.985


def test_games_of_one_deck_do_not_count_as_independent() -> None:
    dice = Random(1)
    blocks = [(0, block(dice, 0.5)) for _ in range(200)]
    found = share_of(blocks)
    naive = of_share(found.value, Spread(found.value * (1 - found.value) / 800, 799), 800)
    assert found.high is not None
    assert naive.high is not None
    assert found.high - found.value > naive.high - naive.value


def test_differences_between_line_ups_are_planned_and_make_nothing_unsure() -> None:
    dice = Random(1)
    mixed = [(lineup, block(dice, (0.3, 0.7)[lineup])) for lineup in (0, 1) for _ in range(100)]
    apart, together = share_of(mixed), share_of([(0, one) for _, one in mixed])
    assert apart.high is not None
    assert together.high is not None
    assert apart.high < together.high


def test_the_interval_of_a_rating_holds_the_truth_in_95_of_100_runs() -> None:
    dice, truth = Random(7), [0.5, 0.0, -0.5]
    held = 0
    for _ in range(200):
        games = [strict(drawn(truth, [0, 1, 2], dice)) for _ in range(60)]
        found = fit(games, 3)
        sure = around(found.ratings[0], spread((0, found.influence[game][0]) for game in games))
        assert sure.low is not None
        assert sure.high is not None
        held += sure.low <= AVERAGE + POINTS * truth[0] <= sure.high
    assert held / 200 >= 0.9


@pytest.mark.parametrize("wins", [0.0, 1.0])
def test_who_never_or_always_wins_may_still_win_or_lose(wins: float) -> None:
    found = share_of([(0, (4.0, 4 * wins))] * 25)
    assert found.value == wins
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.high <= 1
    assert 0.01 < found.high - found.low < 0.1


def test_one_block_says_nothing_about_how_sure_it_is() -> None:
    assert share_of([(0, (4.0, 1.0))]) == Interval(0.25)
    assert around(1500.0, None) == Interval(1500.0)


def test_few_blocks_are_less_sure_than_the_normal_distribution_thinks() -> None:
    for freedom, student in ((4, 2.776), (10, 2.228), (1000, 1.962)):
        assert Spread(1, freedom).quantile == pytest.approx(student, abs=0.01)
