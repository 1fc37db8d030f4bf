"""Two games that differ only in what a viewer may not know look the same to that viewer, to the byte."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import beaumonde as bm
from beaumonde.core.game import Game, State
from beaumonde.games.high_society import events as hs_events
from beaumonde.games.high_society import money
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.high_society.phase import SEALED
from beaumonde.games.rich_and_good import events as rg_events
from beaumonde.games.rich_and_good.actions import Donate
from beaumonde.games.rich_and_good.goods import GOODS, counts, listed, minus, plus
from beaumonde.games.rich_and_good.market import MARKET_CARDS, racked
from beaumonde.games.rich_and_good.phase import DONATE, OVER
from beaumonde.games.rich_and_good.rules import holders_of
from odd_actions import odd_actions
from tables import games, random_game, seeds

TELLING = (
    *(hs_events.Turned, hs_events.Unsealed, hs_events.Unclaimed, hs_events.Claimed, hs_events.Refunded),
    *(hs_events.LuxuryLost, hs_events.Ended),
    *(rg_events.CharityCounted, rg_events.RoundBegan, rg_events.StockOpened, rg_events.Ended),
)
"""Events that may turn a secret up; from the first of them on, two games may differ."""


@given(games, seeds, st.booleans())
@settings(max_examples=120)
def test_a_viewer_cannot_tell_apart_what_it_may_not_know(game: Game, seed: int, aided: bool) -> None:
    dice = Random(seed)
    for state, _, _, _ in random_game(game, seed):
        viewer = dice.choice([*range(game.seats), None])
        other = twin(state, viewer, dice, aided)
        if other != state:
            assert seen(state, viewer, aided) == seen(other, viewer, aided)
            if viewer is not None:
                told_the_same(state, other, viewer, dice)


def seen(state: State, viewer: int | None, aided: bool) -> bytes:
    view = state.view(viewer, memory_aid=aided)
    return msgspec.json.encode(view)


def told_the_same(state: State, other: State, viewer: int, dice: Random) -> None:
    """Legal actions, errors and what follows an action are the same, as far as nothing is turned up."""
    legal = list(state.legal(viewer))
    assert legal == list(other.legal(viewer))
    for action in (*odd_actions(state, dice), *legal[:3]):
        reasons = [game.why_not(viewer, action) for game in (state, other)]
        assert msgspec.json.encode(reasons[0]) == msgspec.json.encode(reasons[1])
        if reasons[0] is None:
            assert before_telling(state, viewer, action) == before_telling(other, viewer, action)


def before_telling(state: State, seat: int, action: Any) -> list[bytes]:
    told = []
    for event in state.play(seat, action).events:
        if isinstance(event, TELLING):
            break
        told.append(msgspec.json.encode(event))
    return told


# Twins: the same game, as far as the viewer may know ------------------------------------------------------------


def twin(state: Any, viewer: int | None, dice: Random, aided: bool) -> Any:
    """Another state that the viewer may not tell from this one."""
    if isinstance(state.game, HighSociety):
        return high_society_twin(state, viewer, dice, aided)
    return rich_and_good_twin(state, viewer, dice, aided)


def high_society_twin(state: Any, viewer: int | None, dice: Random, aided: bool) -> Any:
    """Another order of the deck, other sealed cards, and without the memory aid other hands."""
    coming = list(state.deck[state.turned :])
    dice.shuffle(coming)
    hands, lying, spent = list(state.hands), list(state.open), list(state.spent)
    for seat in range(state.game.seats):
        if seat == viewer:
            continue
        if state.phase is SEALED and lying[seat]:
            together = hands[seat] | lying[seat]
            lying[seat] = money.BIT[dice.choice(money.cards(together))]
            hands[seat] = together ^ lying[seat]
        if not aided and hands[seat] and spent[seat]:
            out, back = (money.BIT[dice.choice(money.cards(cards))] for cards in (hands[seat], spent[seat]))
            hands[seat] ^= out | back
            spent[seat] ^= out | back
    deck = state.deck[: state.turned] + tuple(coming)
    return replace(state, deck=deck, hands=tuple(hands), open=tuple(lying), spent=tuple(spent))


def rich_and_good_twin(state: Any, viewer: int | None, dice: Random, aided: bool) -> Any:
    """Other cards in the holders it does not see and in rounds to come, other shares hidden and donated."""
    if state.phase is OVER:
        return state
    game = state.game
    visible = set(holders_of(game.seats, viewer)) if viewer is not None else {2} if game.has_merchant else set()
    left = list(MARKET_CARDS)
    for card in (*state.played, *(card for holder in visible for card in state.holders[holder])):
        left.remove(card)
    dice.shuffle(left)
    holders = list(state.holders)
    for place, holder in enumerate(holders):
        if place not in visible:
            holders[place] = racked(tuple(left.pop() for _ in holder))
    others = [seat for seat in range(game.seats) if seat != viewer]
    shares, boards = list(state.shares), list(state.boards)
    for seat in others:
        boards[seat], shares[seat] = other_board(state, seat, dice)
    if not aided and len(others) > 1:
        swap_shares(shares, dice.sample(others, 2), dice)
    merchant = state.merchant
    if merchant is not None:
        merchant = replace(merchant, hidden=tuple(dice.choice(GOODS) for _ in merchant.hidden))
    return replace(state, holders=tuple(holders), shares=tuple(shares), boards=tuple(boards), merchant=merchant)


def other_board(state: Any, seat: int, dice: Random) -> tuple[Any, Any]:
    """Another board that open play allows, and the hand that then goes with it."""
    together = listed(plus(state.shares[seat], state.boards[seat]))
    for _ in range(20):
        board = dice.sample(together, sum(state.boards[seat]))
        donated = [counts(tuple(board[: place + 1])) for place in range(len(board))]
        bounds = state.bounds[seat]
        if all(
            one <= most
            for six, bound in zip(donated, bounds, strict=True)
            for one, most in zip(six, bound, strict=True)
        ):
            given = counts(tuple(board))
            return given, minus(counts(together), given)
    return state.boards[seat], state.shares[seat]


def swap_shares(shares: list[Any], pair: list[int], dice: Random) -> None:
    one, two = ([*listed(shares[seat])] for seat in pair)
    if one and two:
        place, other = dice.randrange(len(one)), dice.randrange(len(two))
        one[place], two[other] = two[other], one[place]
        for seat, goods in zip(pair, (one, two), strict=True):
            shares[seat] = counts(tuple(goods))


# Single secrets, one by one -------------------------------------------------------------------------------------


def test_a_sealed_bid_tells_only_who_has_bid() -> None:
    game = bm.high_society("2025", 3, ["yacht-club"], memory_aid=True)
    state = game.start(deck=["yacht-club", "7"], first=0)
    after = [state.play(1, game.read_action(f"?{card}")) for card in (25, 1)]
    assert after[0].events == after[1].events == (hs_events.Sealed(1),)
    for viewer in (0, 2, None):
        assert seen(after[0].state, viewer, True) == seen(after[1].state, viewer, True)
    assert seen(after[0].state, 1, True) != seen(after[1].state, 1, True)


def test_which_share_was_donated_is_told_to_nobody() -> None:
    game = bm.rich_and_good(3, memory_aid=True)
    state = game.start(5)
    seat = state.to_act[0]
    bought = state.play(seat, game.read_action("+CTS")).state
    assert bought.phase is DONATE
    after = [bought.play(seat, Donate(good)) for good in (GOODS[0], GOODS[4])]
    assert after[0].events == after[1].events
    for viewer in {0, 1, 2, None} - {seat}:
        assert seen(after[0].state, viewer, True) == seen(after[1].state, viewer, True)


@pytest.mark.parametrize("words", ["", "my own words"])
def test_the_secret_of_the_shuffle_is_in_no_view_event_or_error(words: str) -> None:
    source = bm.Fair.new([words] if words else [])
    for game in (bm.high_society("2018", 3), bm.rich_and_good(2)):
        journal = bm.Journal(game, source=source)
        told = [msgspec.json.encode(journal.state.view(seat)) for seat in (0, 1, None)]
        told += [msgspec.json.encode(event) for event in journal.steps[0].events]
        assert not any(source.secret.encode() in text for text in told)
        with pytest.raises(bm.UnfinishedRecord) as refusal:
            journal.record().dumps()
        assert source.secret not in str(refusal.value)
        with pytest.raises(bm.UnfinishedRecord):
            bm.write_text(journal.record())
        assert source.secret in journal.record().dumps(private=True)
