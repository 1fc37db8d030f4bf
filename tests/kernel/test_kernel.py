"""The kernel for Python: deterministic, checked, fair."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.core.kernel import below, lowest, nth_bit, ones, seeded, shuffle
from tables import TABLES

HS = bm.high_society("2025", 4, ["gambling", "excursions", "yacht-club"])
RG = bm.rich_and_good(2)


def refused(code: str, call: Any, *arguments: Any) -> None:
    with pytest.raises(bm.BeauMondeError) as refusal:
        call(*arguments)
    assert refusal.value.code == code


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_random_play_in_the_kernel_reaches_an_end(game: Game) -> None:
    kernel = bm.kernel(game)
    array, rng = kernel.start(7), seeded(1, 2)
    while kernel.actor(array) is not None:
        action = kernel.rules.random_action(array, rng)
        assert action in kernel.legal(array)
        kernel.play(array, int(action))
    assert len(kernel.legal(array)) == 0
    assert kernel.to_state(array).result is not None


@pytest.mark.parametrize("game", [HS, RG, bm.high_society("1995", 3, first=2), bm.rich_and_good(5, first=4)], ids=repr)
def test_a_seed_gives_the_same_game_and_another_seed_another(game: Game) -> None:
    kernel = bm.kernel(game)
    assert np.array_equal(kernel.start(7), kernel.start(7))
    assert not np.array_equal(kernel.start(7), kernel.start(8))
    assert not np.array_equal(kernel.start(7), kernel.start(7, 1))


def test_the_table_may_name_who_begins() -> None:
    for seat in range(3):
        kernel = bm.kernel(bm.high_society("2018", 3, first=seat))
        assert kernel.actor(kernel.start(seat)) == seat


@pytest.mark.parametrize("game", [bm.high_society("2018", 3), bm.rich_and_good(3), RG], ids=repr)
def test_random_actions_are_equally_likely(game: Game) -> None:
    kernel, dice = bm.kernel(game), Random(3)
    array, rng = kernel.start(5), seeded(5, 5)
    for _ in range(40):
        legal = kernel.legal(array)
        if len(legal) == 0:
            break
        if 2 <= len(legal) <= 40:
            draws = 400 * len(legal)
            counts = Counter(int(kernel.rules.random_action(array, rng)) for _ in range(draws))
            assert set(counts) == set(map(int, legal))
            surprise = sum((count - 400) ** 2 / 400 for count in counts.values())
            freedom = len(legal) - 1
            assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 10
        kernel.play(array, int(dice.choice(list(legal))))


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_a_playout_is_the_same_as_step_by_step(game: Game) -> None:
    kernel = bm.kernel(game)
    for number in range(200):
        fast, slow = kernel.start(6, number), kernel.start(6, number)
        rngs = seeded(6, number), seeded(6, number)
        decisions = 0
        while slow[kernel.rules.ACTOR] >= 0:
            if decisions == number % 40:
                fast, rngs = slow.copy(), (rngs[1].copy(), rngs[1])  # from the middle of a game as well
            kernel.rules.play(slow, kernel.rules.random_action(slow, rngs[1]))
            decisions += 1
        left = max(0, decisions - number % 40)
        assert kernel.rules.playout(fast, rngs[0]) == (left or decisions)
        assert np.array_equal(fast, slow)
        assert rngs[0][0] == rngs[1][0]


def test_bits_are_counted_and_found() -> None:
    for bits in (1, 2, 3, 8, 0b1011000, (1 << 36) - 1, 1 << 35):
        places = [place for place in range(40) if bits >> place & 1]
        assert ones(bits) == len(places)
        assert lowest(bits) == places[0]
        assert [nth_bit(bits, number) for number in range(len(places))] == places


def test_the_generator_is_even() -> None:
    rng = seeded(1, 1)
    counts = Counter(int(below(rng, 7)) for _ in range(70_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 22.5
    cards = np.arange(10)
    shuffle(rng, cards)
    assert sorted(cards.tolist()) == list(range(10))


def test_an_array_is_copied_by_value() -> None:
    kernel = bm.kernel(HS)
    array = kernel.start(1)
    copy = array.copy()
    kernel.play(array, int(kernel.legal(array)[0]))
    assert not np.array_equal(array, copy)
    assert np.array_equal(copy, kernel.start(1))


@pytest.mark.parametrize("number", [-1, 10**6, 10**30, "7", None, 1.5, True, np.float64(1)])
def test_wrong_action_numbers_are_refused(number: Any) -> None:
    for game in (HS, RG):
        kernel = bm.kernel(game)
        array = kernel.start(1)
        before = array.copy()
        refused("no-such-action", kernel.play, array, number)
        assert np.array_equal(array, before)


@pytest.mark.parametrize("game", [HS, RG], ids=repr)
def test_impossible_arrays_are_refused(game: Game) -> None:
    kernel = bm.kernel(game)
    good = kernel.start(1)
    shapes: list[Any] = [None, [], good[:-1], good.astype(np.int32), np.stack([good, good])]
    for bad in (*shapes, np.zeros_like(good), good * -1):
        refused("bad-array", kernel.play, bad, 0)
        refused("bad-array", kernel.legal, bad)
    for place in range(kernel.size):
        for value in (-(1 << 40), 1 << 62):
            changed = good.copy()
            changed[place] = value
            refused("bad-array", kernel.legal, changed)


def test_states_and_views_of_other_tables_are_refused() -> None:
    kernel = bm.kernel(bm.high_society("2018", 4))
    for game in (bm.high_society("2018", 3), bm.high_society("1995", 4), HS, RG):
        refused("foreign-state", kernel.from_state, game.start(1))
        refused("foreign-state", bm.kernel(RG if game is not RG else HS).from_view, game.start(1).view(0), Random(1))
    refused("foreign-state", kernel.from_state, None)
    refused("not-over", kernel.score, kernel.start(1))


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "x", None])
def test_bad_seeds_are_refused(seed: Any) -> None:
    refused("bad-seed", bm.kernel(HS).start, seed)
