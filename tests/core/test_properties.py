"""What holds in every game, whatever is played."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

import beaumonde as bm
from beaumonde.core.game import Game, State
from beaumonde.games.high_society import money
from beaumonde.games.high_society.events import Turned
from beaumonde.games.high_society.game import HighSociety
from beaumonde.games.rich_and_good.game import RichAndGood
from odd_actions import odd_actions
from tables import games, played, random_game, seeds


@given(games, seeds)
def test_money_and_cards_and_shares_are_conserved(game: Game, seed: int) -> None:
    for _, _, _, step in random_game(game, seed):
        conserved(step.state)


def conserved(state: Any) -> None:
    if isinstance(state.game, HighSociety):
        for hand, lying, spent in zip(state.hands, state.open, state.spent, strict=True):
            assert hand & lying == hand & spent == lying & spent == 0
            assert money.SUM[hand] + money.SUM[lying] + money.SUM[spent] == 106
        owned = Counter(card for cards in state.owned for card in cards)
        assert not owned - Counter(state.deck[: state.turned])
        assert Counter(state.deck) == Counter(state.game.cards)
    else:
        merchants = state.game.merchant_stock
        for place in range(6):
            held = sum(six[place] for six in (*state.shares, *state.boards))
            assert state.supply[place] + held + merchants == 10
            assert min(state.supply[place], *(six[place] for six in state.shares)) >= 0
        assert min(state.cash) >= 0
        assert all(price in state.game.track for price in state.prices)
        assert all(sum(board) <= 4 for board in state.boards)


@given(games, seeds)
def test_somebody_is_to_act_or_there_is_a_result(game: Game, seed: int) -> None:
    last = game.start(seed)
    for state, seat, _, step in random_game(game, seed):
        assert state.result is None
        assert seat in state.to_act
        assert list(state.to_act) == list(dict.fromkeys(state.to_act))
        assert step.events
        last = step.state
    assert last.to_act == ()
    result = last.result
    assert result is not None
    assert not set(result.winners) & set(result.cast_out)
    assert result.winners or len(result.cast_out) == game.seats
    assert [score.seat for score in result.scores] == list(range(game.seats))


@given(games, seeds)
@settings(max_examples=60)
def test_legal_and_why_not_agree_with_play_on_every_action(game: Game, seed: int) -> None:
    dice = Random(seed)
    for state, seat, action, _ in random_game(game, seed):
        if dice.random() < 0.1:
            for tried in (action, *odd_actions(state, dice)):
                agree(state, seat, tried)
                agree(state, dice.choice([*range(game.seats), -1, game.seats, True, "0", None, 1.0]), tried)


def agree(state: State, seat: Any, action: Any) -> None:
    """`why_not`, `in legal` and `play` say the same, and a refusal changes nothing."""
    reason = state.why_not(seat, action)
    assert (action in state.legal(seat)) == (reason is None)
    before = repr(state)
    if reason is None:
        state.play(seat, action)
    else:
        with pytest.raises(bm.IllegalAction) as refusal:
            state.play(seat, action)
        assert refusal.value.reason == reason
        assert msgspec.json.encode(reason)
    assert repr(state) == before


@given(games, seeds)
@settings(max_examples=30)
def test_the_legal_sequence_is_a_sequence(game: Game, seed: int) -> None:
    for number, (state, seat, _, _) in enumerate(random_game(game, seed)):
        for other in range(game.seats):
            if other not in state.to_act:
                assert len(state.legal(other)) == 0
        if number % 7 == 0:
            legal = state.legal(seat)
            listed = list(legal)
            assert len(legal) == len(listed) == len(set(listed)) > 0
            assert [legal[place] for place in range(len(legal))] == listed
            assert legal[-1] == listed[-1]
            assert list(legal[1:3]) == listed[1:3]
            assert all(action in legal for action in listed[:50])
            with pytest.raises(IndexError):
                legal[len(listed)]
            with pytest.raises(IndexError):
                legal[-len(listed) - 1]


@given(games, seeds)
def test_records_and_notation_round_trip_and_replay_identically(game: Game, seed: int) -> None:
    journal = played(game, seed)
    record = journal.record()
    assert bm.loads(record.dumps()) == record
    assert bm.loads(bm.write_text(record)) == record
    by_hand = bm.Record(game, game.deal(bm.Seed(seed)), record.moves, (), record.result)
    assert bm.loads(by_hand.dumps()) == by_hand
    assert bm.loads(bm.write_text(by_hand)) == by_hand
    assert list(bm.replay(bm.loads(record.dumps()))) == journal.steps
    assert list(bm.replay(by_hand))[-1].events == journal.steps[-1].events


@given(games, seeds)
@settings(max_examples=40)
def test_actions_events_and_views_speak_json_both_ways(game: Game, seed: int) -> None:
    for state, seat, action, step in random_game(game, seed):
        assert msgspec.json.decode(msgspec.json.encode(action), type=game.action_type) == action
        assert game.read_action(game.write_action(action)) == action
        for event in step.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=game.event_type) == event
        for viewer in (seat, None):
            view = state.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


@given(games, seeds)
def test_there_are_at_most_fifteen_auctions_with_sixteen_cards(game: Game, seed: int) -> None:
    if isinstance(game, HighSociety):
        steps = played(game, seed).steps
        turned = [event for step in steps for event in step.events if isinstance(event, Turned)]
        extra = len(game.advanced)
        # the last turned card ends the game without an auction
        assert len(turned) - 1 <= 15 + extra
        assert sum(event.card.ends for event in turned) == 4
        assert turned[-1].card.ends


@given(games, seeds)
def test_a_game_takes_as_many_decisions_as_its_turns(game: Game, seed: int) -> None:
    if isinstance(game, RichAndGood):
        moves = [action for _, action in played(game, seed).moves]
        turns = game.rounds * game.turns * game.seats
        kinds = Counter(type(action).__name__ for action in moves)
        assert kinds["Manipulate"] == turns
        assert kinds["Buy"] + kinds["Sell"] + kinds["Hold"] == turns
        assert kinds["Donate"] + kinds["Keep"] <= turns


@given(games, seeds)
def test_the_same_seed_gives_the_same_game(game: Game, seed: int) -> None:
    assert game.deal(bm.Seed(seed)) == game.deal(bm.Seed(seed))
    assert game.start(seed) == game.start(source=bm.Seed(seed)) == game.start(deal=game.deal(bm.Seed(seed)))
