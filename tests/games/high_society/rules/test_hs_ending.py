"""The end of the game, and who is cast out."""

from itertools import permutations

import pytest

import beaumonde as bm
from beaumonde.games.high_society import Pass
from beaumonde.games.high_society.cards import BASE_CARDS, CARD
from beaumonde.games.high_society.events import Claimed, Ended, Turned, Unclaimed

from ..table import ADVANCED, after, ended, happened, in_every_edition, money, owned, refusal, shown, table

END_CARDS = ("x2", "x2", "x2", "1/2")


@in_every_edition
@pytest.mark.rule("HS-END-CARDS")
def test_the_doublers_and_the_half_are_the_game_end_cards(edition: str) -> None:
    for card in set(BASE_CARDS):
        assert table(f"{card.value}", edition).view(None).ends == (card.value in END_CARDS)
    for card in bm.high_society(edition).facts.advanced:
        assert table(f"{card.value}", edition).view(None).ends == 0


@in_every_edition
@pytest.mark.parametrize("order", sorted(set(permutations(END_CARDS))))
@pytest.mark.rule("HS-END-FOURTH")
def test_the_fourth_game_end_card_ends_the_game_at_once(edition: str, order: tuple[str, ...]) -> None:
    state = table(f"{order[0]} 4 {order[1]} {order[2]} {order[3]} 9 10", edition)
    for ends in (1, 1, 2, 3):
        assert state.view(None).ends == ends
        assert state.result is None
        around = [(state.to_act[0] + place) % 3 for place in range(2)]
        card = state.card
        assert card
        line = " ".join(f"{'abc'[seat]}-" for seat in (around[:1] if card.to_avoid else around))
        last, state = state, after(state, line)
    assert happened(last, line)[-2:] == [Turned(CARD[order[3]], 5, state.leader), Ended(CARD[order[3]])]
    assert state.result is not None
    assert state.view(None).ends == 4


@in_every_edition
@pytest.mark.parametrize("fourth", ["x2", "1/2"])
@pytest.mark.rule("HS-END-NO-AUCTION", "HS-END-UNCOUNTED")
def test_nobody_bids_for_the_fourth_and_it_and_the_rest_count_for_nobody(edition: str, fourth: str) -> None:
    third = "1/2" if fourth == "x2" else "x2"
    before = ("7", "4 x2 x2", third)
    state = table(f"{fourth} 9 10", edition, hands=("10", "8", "6"), owned=before)
    assert state.to_act == ()
    assert refusal(state, "a1") == refusal(state, "a-") == "game-over"
    assert shown(state) == (fourth,)
    assert state.view(None).left == 2
    assert [" ".join(owned(state, seat)) for seat in range(3)] == list(before)
    assert state.result
    assert [score.total for score in state.result.scores] == [7, 16, 0]


@in_every_edition
@pytest.mark.rule("HS-END-NO-OPEN")
def test_nobody_has_open_money_when_the_game_ends(edition: str) -> None:
    state = after(table("4 x2", edition, owned=("x2", "x2", "1/2")), "a1 b3 c- a-")
    assert state.result
    view = state.view(None)
    assert not any(player.open or player.bid for player in view.players)
    assert [score.standing for score in state.result.scores] == [106, 103, 106]


@in_every_edition
@pytest.mark.rule("HS-END-MOST-ROUNDS", "HS-END-ADVANCED-ROUNDS")
def test_there_are_at_most_fifteen_rounds_and_eighteen_with_all_advanced_cards(edition: str) -> None:
    for advanced in ((), ADVANCED) if edition == "2025" else ((),):
        game = bm.high_society(edition, 3, advanced)
        most = len(game.cards) - 1
        longest = sorted(game.cards, key=lambda card: card.ends)
        shortest = sorted(game.cards, key=lambda card: not card.ends)
        assert rounds(game.start(deck=longest)) == most == 15 + len(advanced)
        assert rounds(game.start(deck=shortest)) == 3
        for seed in range(40):
            assert rounds(game.start(seed=seed)) <= most


def rounds(state: bm.State) -> int:
    """How many cards find an owner or leave play in a game of nothing but passes."""
    count = 0
    while state.result is None:
        seat = state.to_act[0]
        step = state.play(seat, state.legal(seat)[0])
        count += sum(isinstance(event, Claimed | Unclaimed) for event in step.events)
        state = step.state
    return count


@in_every_edition
@pytest.mark.rule("HS-END-HANDS-SHOWN")
def test_hands_are_revealed_at_the_end(edition: str) -> None:
    hands = ("10 3", "8", "25")
    running = table("4 x2", edition, hands=hands, owned=("x2", "x2", "1/2"))
    assert running.view(None).players[0].hand is None
    state = after(running, "a- b-")
    for viewer in (0, 1, 2, None):
        assert [player.hand for player in state.view(viewer).players] == [money(words) for words in hands]


@in_every_edition
@pytest.mark.rule("HS-END-OVER")
def test_nothing_can_be_played_after_the_end(edition: str) -> None:
    state = table("x2 9", edition, owned=("x2", "x2", "1/2"))
    for seat in range(3):
        assert len(state.legal(seat)) == 0
        with pytest.raises(bm.IllegalAction, match="game-over"):
            state.play(seat, Pass())


# Casting out ---------------------------------------------------------------------------------------------------


@in_every_edition
@pytest.mark.rule("HS-CAST-OUT")
def test_the_poorest_is_cast_out_and_cannot_win(edition: str) -> None:
    result = ended(edition, ("10", "1"), ("8", "10 9 8"), ("12", ""))
    assert result.cast_out == (1,)
    assert result.scores[1].total == 27
    assert (result.winners, result.decided) == ((0,), "total")


@in_every_edition
@pytest.mark.rule("HS-CAST-OUT-TIES")
def test_all_who_tie_for_the_least_money_are_cast_out(edition: str) -> None:
    result = ended(edition, ("8 2", "10"), ("10", "9"), ("6 4", "8"), ("12", "1"), ("15", ""))
    assert result.cast_out == (0, 1, 2)
    assert result.winners == (3,)


@in_every_edition
@pytest.mark.parametrize("held", [("10", "8 2", "6 4"), ("", "", "")])
@pytest.mark.rule("HS-CAST-OUT-EVERYONE")
def test_if_everyone_ties_for_least_nobody_wins(edition: str, held: tuple[str, str, str]) -> None:
    result = ended(edition, (held[0], "10"), (held[1], "9"), (held[2], ""))
    assert result.cast_out == (0, 1, 2)
    assert (result.winners, result.decided) == ((), "nobody")


@in_every_edition
@pytest.mark.rule("HS-CAST-OUT-ALL-BUT-ONE")
def test_the_only_one_not_cast_out_wins_with_any_status(edition: str) -> None:
    result = ended(edition, ("1", "-5 x2"), ("", "10"), ("", "9"))
    assert result.scores[0].total == -10
    assert result.winners == (0,)


@in_every_edition
@pytest.mark.rule("HS-CAST-OUT-HAND")
def test_only_money_left_in_hand_counts(edition: str) -> None:
    result = ended(edition, ("25", "1"), ("8 6 4 3 2 1", "2"), ("20", "10 x2"))
    assert [score.standing for score in result.scores] == [25, 24, 20]
    assert result.cast_out == (2,)
