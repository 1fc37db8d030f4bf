"""What a view leaves open is drawn from the true distribution, and from the view alone."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import comb
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

import beaumonde as bm
from beaumonde.core.game import Game
from beaumonde.core.kernel import seeded
from beaumonde.core.kernels import sampling
from beaumonde.games import compiled
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.goods import GOODS, counts, plus
from beaumonde.games.rich_and_good.market import MARKET_CARDS, MarketCard
from tables import games, random_game, seeds

SAMPLES = 3000
Draw = Callable[[Any, int, int], Iterator[Any]]


@given(games, seeds)
@settings(max_examples=60)
def test_a_sample_looks_to_the_seat_exactly_like_the_game(game: Game, seed: int) -> None:
    dice = Random(seed)
    for state, _, _, _ in random_game(game, seed):
        if dice.random() < 0.2:
            seat = dice.randrange(game.seats)
            view = state.view(seat, memory_aid=True)
            drawn = sampling(game).sample(view, dice)
            assert msgspec.json.encode(drawn.view(seat, memory_aid=True)) == msgspec.json.encode(view)
            assert list(drawn.legal(seat)) == list(state.legal(seat))
            assert drawn.to_act == state.to_act


@given(games, seeds)
@settings(max_examples=40)
def test_a_sample_plays_on_to_an_end_in_the_kernel(game: Game, seed: int) -> None:
    dice = Random(seed)
    kernel = bm.kernel(game)
    for state, seat, _, _ in random_game(game, seed):
        if dice.random() < 0.1:
            array = kernel.from_view(state.view(seat, memory_aid=True), dice)
            while (actor := kernel.actor(array)) is not None:
                assert 0 <= actor < game.seats
                kernel.play(array, int(dice.choice(kernel.legal(array))))


@given(games, seeds)
@settings(max_examples=60)
def test_what_is_dealt_again_looks_to_the_seat_exactly_like_the_game(game: Game, seed: int) -> None:
    dice, kernel = Random(seed), bm.kernel(game)
    rng = seeded(dice.getrandbits(32), 0)
    for state, _, _, _ in random_game(game, seed):
        if state.to_act and dice.random() < 0.2:
            array = kernel.from_state(state)
            seat = kernel.actor(array)
            before = kernel.to_state(array).view(seat, memory_aid=True)
            compiled.reshuffle(compiled.which(game), array, rng)
            after = kernel.to_state(array).view(seat, memory_aid=True)
            assert msgspec.json.encode(after) == msgspec.json.encode(before)


def test_the_same_view_and_dice_give_the_same_sample_whatever_the_state_behind() -> None:
    game = bm.high_society("2025", 3, ["yacht-club"])
    state = game.start(5)
    other = replace(state, deck=state.deck[:1] + tuple(reversed(state.deck[1:])))
    drawn = [sampling(game).sample(one.view(0, memory_aid=True), Random(9)) for one in (state, other)]
    assert drawn[0] == drawn[1]


def even(counted: Counter[Any], kinds: int) -> None:
    """Every kind equally often, as far as chance allows (five standard deviations of chi-squared)."""
    expected = sum(counted.values()) / kinds
    surprise = sum((count - expected) ** 2 / expected for count in counted.values())
    surprise += (kinds - len(counted)) * expected
    assert surprise < kinds + 5 * (2 * kinds) ** 0.5


def test_the_order_of_the_deck_is_uniform() -> None:
    game = bm.high_society("2018", 3)
    deck = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "lose", "-5", "x2", "x2", "10", "x2", "1/2"]
    state: Any = game.start(deck=deck, first=0)
    while state.turned < 13:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0]).state
    view = state.view(1, memory_aid=True)
    dice = Random(1)
    drawn = Counter(sampling(game).sample(view, dice).deck[13:] for _ in range(SAMPLES))
    assert set(drawn) == set(permutations(state.deck[13:]))
    even(drawn, 6)


def test_of_the_cards_turned_up_only_the_last_needs_to_be_told() -> None:
    game = bm.high_society("2018", 3)
    deck = ["x2", "x2", "x2", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "lose", "-5", "1/2"]
    state: Any = game.start(deck=deck, first=0)
    for word in ("1", "-", "-"):
        state = state.play(state.to_act[0], game.read_action(word)).state
    view = replace(state.view(1, memory_aid=True), shown=state.deck[1:2])
    dice = Random(1)
    for _ in range(20):
        drawn = sampling(game).sample(view, dice)
        assert Counter(drawn.deck[1:]) == Counter(state.deck[2:])


def test_a_sealed_card_is_any_of_its_owners_hand() -> None:
    game = bm.high_society("2025", 3, ["yacht-club"])
    state = game.start(deck=["yacht-club", "7"], first=0).play(1, game.read_action("?12")).state
    view = state.view(0, memory_aid=True)
    dice = Random(2)
    drawn = Counter(sampling(game).sample(view, dice).open[1] for _ in range(SAMPLES))
    even(drawn, 11)


def sampled(state: Any, seat: int, count: int) -> Iterator[Any]:
    """States that fit what the seat has seen."""
    view, dice = state.view(seat, memory_aid=True), Random(3)
    for _ in range(count):
        yield sampling(state.game).sample(view, dice)


def dealt_again(state: Any, seat: int, count: int) -> Iterator[Any]:
    """The same by compiled code."""
    kernel, rng = bm.kernel(state.game), seeded(3, 0)
    array = kernel.from_state(state)
    array[compiled.ACTOR] = seat
    for _ in range(count):
        compiled.reshuffle(compiled.which(state.game), array, rng)
        yield kernel.to_state(array)


@pytest.mark.parametrize("draw", [sampled, dealt_again])
def test_unseen_holders_follow_the_hypergeometric_distribution(draw: Draw) -> None:
    state = bm.rich_and_good(4).start(3)
    view = state.view(0, memory_aid=True)
    unseen = Counter(MARKET_CARDS) - Counter([*(view.left or ()), *(view.right or ())])
    card = max(MarketCard, key=lambda card: unseen[card])
    assert unseen[card] == 2
    drawn = Counter(one.holders[1].count(card) for one in draw(state, 0, SAMPLES))
    for number in range(3):
        expected = SAMPLES * comb(2, number) * comb(36, 8 - number) / comb(38, 8)
        assert abs(drawn[number] - expected) < 5 * expected**0.5


@pytest.mark.parametrize("draw", [sampled, dealt_again])
def test_the_merchants_hidden_shares_follow_its_deck(draw: Draw) -> None:
    state = bm.rich_and_good(2).start(4)
    view = state.view(1, memory_aid=True)
    assert view.merchant is not None
    left = Counter(GOODS * 5) - Counter(view.merchant.shown)
    drawn = Counter(good for one in draw(state, 1, SAMPLES) for good in one.merchant.hidden)
    for good in GOODS:
        expected = 2 * SAMPLES * left[good] / 28
        assert abs(drawn[good] - expected) < 5 * expected**0.5


@pytest.mark.parametrize("draw", [sampled, dealt_again])
def test_the_next_round_of_three_to_five_is_a_fresh_shuffle_and_of_two_is_not(draw: Draw) -> None:
    for seats in (2, 3):
        state: Any = bm.rich_and_good(seats).start(6)
        while not state.played:
            state = state.play(state.to_act[0], state.legal(state.to_act[0])[0]).state
        view = state.view(0, memory_aid=True)
        seen = Counter([*view.played, *view.left, *view.right])
        again = 0
        for one in draw(state, 0, 300):
            coming = one.deal.rounds[1]
            assert not Counter(coming) - Counter(MARKET_CARDS)
            again += bool((Counter(coming) + seen) - Counter(MARKET_CARDS))
        assert again == 0 if seats == 2 else again > 250


def test_a_donation_is_drawn_only_from_what_open_play_allows() -> None:
    game = bm.rich_and_good(3)
    state: Any = game.start(7)
    first, second = state.queue[:2]
    for word in ("+C", "*C"):  # the only share there was must be the donated one
        state = state.play(first, game.read_action(word)).state
    for word in ("+TTS", "*T", "-"):
        if word != "-":
            state = state.play(second, game.read_action(word)).state
    view, dice = state.view(state.queue[0], memory_aid=True), Random(8)
    boards = [sampling(game).sample(view, dice).boards for _ in range(600)]
    assert {board[first] for board in boards} == {counts((GOODS[0],))}
    even(Counter(board[second] for board in boards), 2)
    bought = plus(state.shares[first], counts((GOODS[4],)))
    later = replace(state, shares=tuple(bought if seat == first else six for seat, six in enumerate(state.shares)))
    view = later.view(state.queue[0], memory_aid=True)
    assert {sampling(game).sample(view, dice).boards[first] for _ in range(100)} == {counts((GOODS[0],))}


@pytest.mark.parametrize("game", [bm.high_society("2018", 3), bm.rich_and_good(3), bm.rich_and_good(2)], ids=repr)
def test_views_that_tell_too_little_or_nonsense_are_refused(game: Game) -> None:
    state = game.start(1)
    bad: list[Any] = [state.view(0, memory_aid=False)]
    view: Any = state.view(0, memory_aid=True)
    if isinstance(game, HighSociety):
        bad += [replace(view, left=99), replace(view, left=-1), replace(view, players=view.players[:2])]
        bad.append(replace(view, players=tuple(replace(player, hand=(7,)) for player in view.players)))
    else:
        bad += [state.view(None, memory_aid=True), replace(view, left=()), replace(view, right=view.left * 3)]
        bad.append(replace(view, merchant=None if view.merchant else object()))
    for wrong in bad:
        with pytest.raises(bm.BadSetup):
            sampling(game).sample(wrong, Random(1))
